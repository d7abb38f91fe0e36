cp samples/tournament.yin "$WORK" && cd "$WORK" || exit
try() { yinsh search --hits --no-head --position-from="$1" tournament.yin; }
echo '--- as it is drawn, in both ways'
yinsh show -n 24 --record=3 --ascii tournament.yin >ascii && try ascii
yinsh show -n 24 --record=3 --unicode tournament.yin >unicode && try unicode
echo '--- with signs in place of pieces'
tr '.w' '?o' <ascii | sed '/^Turn/,$d' >signs && try signs | head -n 3
echo '--- a pattern in a line, from standard input'
echo 'Wf6 Bf7' | try - | head -n 2
echo '--- the same board with the other side to act is not found by --like'
yinsh search --hits --no-head --like=tournament.yin:3:24 tournament.yin
yinsh search --hits --no-head --like=tournament.yin:0 tournament.yin | cut -f 2,3
== stdout
--- as it is drawn, in both ways
tournament.yin	3	24	identity	no	0	0	f9-f7	1/2-1/2
tournament.yin	3	24	identity	no	0	0	f9-f7	1/2-1/2
--- with signs in place of pieces
tournament.yin	3	24	identity	no	0	0	f9-f7	1/2-1/2
--- a pattern in a line, from standard input
tournament.yin	3	15	turn60	no	0	0	f5-i8	1/2-1/2
tournament.yin	3	16	turn60	no	0	0	d3-e4	1/2-1/2
--- the same board with the other side to act is not found by --like
tournament.yin	3	24	identity	no	0	0	f9-f7	1/2-1/2
1	0
2	0
3	0
4	0
5	0
6	0
7	0
8	0
