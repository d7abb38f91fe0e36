status() { "$@"; echo "status $?"; }
cd samples || exit
set -- tournament.yin archive.sgf minimal.yin
status yinsh search -c -p We5 "$@"
status yinsh search -c -p We5 --symmetry=none "$@"
status yinsh search -c -p We5 --swap-sides "$@"
status yinsh search -c -p 'We5 be6 .e7 bf6' --shift "$@"
status yinsh search -c --where='turns<40' "$@"
status yinsh search --count -p We5 --max=2 "$@"
echo '--- files'
status yinsh search -l -p We5 "$@"
status yinsh search -l -p We5 --max=1 "$@"
status yinsh search --files -p We5 --max=9 - minimal.yin <tournament.yin
echo '--- at most'
status yinsh search --hits --no-head -p We5 --max=3 "$@"
status yinsh search -p We5 --max=2 tournament.yin | grep -c '^.Result'
echo '--- none found'
status yinsh search -p 'Wa2 Wa3 Wa4 Wa5 Wb1' "$@"
status yinsh search -c -p 'Wa2 Wa3 Wa4 Wa5 Wb1' "$@"
status yinsh search -l --where='turns>1000' "$@"
status yinsh search --hits -p 'Wa2 Wa3 Wa4 Wa5 Wb1' "$@"
echo '--- bad records change nothing'
status yinsh search -c -p '?f6' broken/row-vacant.yin minimal.yin
== stdout
15
status 0
7
status 0
15
status 0
15
status 0
4
status 0
2
status 0
--- files
tournament.yin
archive.sgf
minimal.yin
status 0
tournament.yin
status 0
<stdin>
minimal.yin
status 0
--- at most
tournament.yin	1	23	turn60	no	0	0	g10-c6	1-0
tournament.yin	1	24	turn60	no	0	0	h4-h6	1-0
tournament.yin	1	25	turn60	no	0	0	g9-g3	1-0
status 0
2
--- none found
status 1
0
status 1
status 1
file	record	turn	symmetry	swapped	across	up	next	result
status 1
--- bad records change nothing
1
status 0
== stderr
broken/row-vacant.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
