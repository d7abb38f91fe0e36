# A position may be stated as turns, wherever its line may.
file=samples/tournament.yin
yinsh moves '1.d5 2.e6' | head -n 3
yinsh moves 1.d5 2.e6 | wc -l
yinsh moves '1. d5' | wc -l
yinsh perft --depth=2 '1.d5 2.e6 3.f7'
yinsh perft --depth=1 --format=json '1.d5'
yinsh moves --format=json '1.d5' | head -n 1
printf '%s\n' '4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard' '4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 blitz' >"$WORK/two"
yinsh moves --format=json "$WORK/two" | sed -n '85,86p'
moves=$(sed -n '/^1\./,/[01*]$/p' $file | tr '\n' ' ' | sed 's/ 12\..*//')
yinsh search --count --position="$moves" $file
yinsh search --hits --position="$moves" --symmetry=none $file | cut -f 2-4
yinsh openings --position='1.e3 2.e8' --depth=1 --format=tsv $file | head -n 2
yinsh draw --position="$moves" -o "$WORK/turns.svg" && yinsh draw --position="$(yinsh show --format=position --turn=11 --record=1 $file)" -o "$WORK/line.svg" && cmp "$WORK/turns.svg" "$WORK/line.svg" && echo 'the same picture'
echo '--- wrong'
yinsh moves '1.d5 2.d5' || echo "status $?"
yinsh moves '1.d5 * 1.d5 *' || echo "status $?"
yinsh moves '1.d5 2.q9' || echo "status $?"
yinsh draw --position='11.d5-d6' -o "$WORK/no.svg" || echo "status $?"
yinsh moves nofile || echo "status $?"
echo '--- of search: a line is exact, in a pattern a number is that many points of any kind; the old option takes both'
line=$(yinsh show --format=position --turn=11 --record=1 $file)
yinsh search --count --position="$line" $file
yinsh search --count --pattern='4/7/8/9/10/9/10/9/8/7/4 w' $file
yinsh search --count --position='4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard' $file
yinsh search --count --position='We5 wf5' $file
yinsh search --count -p 'We5 wf5' $file
printf 'We5 wf5\n' >"$WORK/pattern"
yinsh search --count --pattern-from="$WORK/pattern" $file
yinsh search --count --position-from="$WORK/pattern" $file
yinsh search --count --position='1.d5' --pattern='We5' $file || echo "status $?"
== stdout
a2
a3
a4
83
84
1	82
2	6642
{"position":"4/7/8/4W4/10/9/10/9/8/7/4 b place 0-0 2 standard","depth":1,"count":84}
{"position":"4/7/8/4W4/10/9/10/9/8/7/4 b place 0-0 2 standard","action":"a2"}
{"position":"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard","action":"k10"}
{"position":"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 blitz","action":"a2"}
1
record	turn	symmetry
1	11	identity
depth	line	move	played	share	games	white	draws	black	unfinished	score	low	high	turns	last	transposed	listed	position
0			0		0	0	0	0	0						no		4/7/8/9/2W4B2/9/10/9/8/7/4 w place 0-0 3 standard
the same picture
--- wrong
status 2
status 2
status 2
status 2
status 2
--- of search: a line is exact, in a pattern a number is that many points of any kind; the old option takes both
1
8
8
5
5
5
5
status 2
== stderr
yinsh: openings: games without this position: 8
yinsh: moves: turns: turn 2: d5 is occupied; a ring must be placed on a vacant point
yinsh: moves: turns: they are those of several games
yinsh: moves: turns: turn 2: a ring is placed off the board: q9
yinsh: draw: turns: turn 1: a ring must be placed; no other action is possible before all ten rings are placed
yinsh: moves: nofile: this is neither a position nor a file that exists
yinsh: search: note: --position takes a position; use --pattern for patterns
yinsh: search: only one of --pattern, --pattern-from, --position and --like can be given
Try 'yinsh search --help'.
