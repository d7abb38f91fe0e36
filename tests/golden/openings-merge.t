try() { "$@"; echo "status $?"; }
cp samples/tournament.yin samples/short.yin "$WORK" && cd "$WORK" || exit
yinsh openings --partial --depth=2 --record=1-2 tournament.yin >a.sums && yinsh openings --partial --depth=2 --record=3-8 tournament.yin >b.sums
echo '--- sums' && cat a.sums
yinsh openings --depth=2 tournament.yin >whole
yinsh openings --merge a.sums b.sums | cmp - whole && cat b.sums a.sums | yinsh openings --merge | cmp - whole && echo 'the same as of the whole'
yinsh openings --features tournament.yin >whole
yinsh openings --merge --features b.sums a.sums | cmp - whole && echo 'so are the features'
echo '--- a part of the tree' && try yinsh openings --merge --depth=1 a.sums
try yinsh openings --merge --depth=1 --position='4/7/8/4W4/10/9/10/9/8/7/4 b place 0-0 2 standard' b.sums
echo '--- nothing' && try yinsh openings --merge --format=tsv /dev/null
echo '--- what does not fit together'
yinsh openings --partial --depth=3 tournament.yin >c.sums
yinsh openings --partial --depth=2 --position='4/7/8/4W4/10/9/10/9/8/7/4 b place 0-0 2 standard' tournament.yin >d.sums
try yinsh openings --merge a.sums c.sums; try yinsh openings --merge a.sums d.sums; try yinsh openings --merge --depth=3 a.sums
yinsh score --partial tournament.yin >s.sums && try yinsh openings --merge s.sums; try yinsh score --merge a.sums
empty=4/7/8/9/10/9/10/9/8/7/4_w_place_0-0_1_standard
broken() { echo "--- $1"; shift; printf "$@" >broken && try yinsh openings --merge broken; }
broken 'no line' 'hello\t1\n'
for line in 'at\t1' 'at\t' 'feature\t1' 'openings\t1' '\t1' ''; do
    broken "only so much: $line" "$line\n"
done
broken 'no position' 'openings 2 x\t1\n'
broken 'a depth that is too large' "openings 101 $empty\t1\n"
broken 'another position than one of games' "openings 2 $empty\t1\nat \033[31m a2 1-0 - 9\t1\n"
broken 'no action' "openings 2 $empty\t1\nat $empty z9 1-0 - 9\t1\n"
broken 'an action that is not legal' "openings 2 $empty\t1\nat $empty a2-a3 1-0 - 9\t1\n"
broken 'a position that does not follow' "openings 2 $empty\t1\nat $empty a2 1-0 - 9\t1\n"
broken 'no result' "openings 2 $empty\t1\nat $empty a2 2-0 - 9\t1\n"
broken 'no day' "openings 2 $empty\t1\nat $empty a2 1-0 x 9\t1\n"
broken 'no turns' "openings 2 $empty\t1\nat $empty a2 1-0 -\t1\n"
broken 'no feature' 'feature beauty white 1 1-0\t1\n'
broken 'no class' 'feature ring1 white z9 1-0\t1\n'
broken 'no half' 'feature spread white 1.3 1-0\t1\n'
broken 'a word too many' 'without you\t1\n'
== stdout
--- sums
at 4/7/8/6B2/10/9/10/W8/8/7/4_w_place_0-0_3_standard - 1-0 20260905 81	1
at 4/7/8/9/10/5B3/10/W8/8/7/4_w_place_0-0_3_standard - 0-1 20260905 64	1
at 4/7/8/9/10/9/10/9/8/7/4_w_place_0-0_1_standard a3 0-1 20260905 64	1
at 4/7/8/9/10/9/10/9/8/7/4_w_place_0-0_1_standard a3 1-0 20260905 81	1
at 4/7/8/9/10/9/10/W8/8/7/4_b_place_0-0_2_standard d7 1-0 20260905 81	1
at 4/7/8/9/10/9/10/W8/8/7/4_b_place_0-0_2_standard f7 0-1 20260905 64	1
feature centre black 1 0-1	1
feature centre black 1 1-0	1
feature centre white 1 0-1	1
feature centre white 2 1-0	1
feature clusters black 4 0-1	1
feature clusters black 5 1-0	1
feature clusters white 5 0-1	1
feature clusters white 5 1-0	1
feature distance black 2.0 0-1	1
feature distance black 2.0 1-0	1
feature distance white 2.0 0-1	1
feature distance white 2.0 1-0	1
feature edge black 1 0-1	1
feature edge black 1 1-0	1
feature edge white 2 1-0	1
feature edge white 3 0-1	1
feature ring1 black c4 1-0	1
feature ring1 black e5 0-1	1
feature ring1 white a3 0-1	1
feature ring1 white a3 1-0	1
feature ring2 black a2 1-0	1
feature ring2 black b3 0-1	1
feature ring2 white b4 0-1	1
feature ring2 white d4 1-0	1
feature ring3 black b3 1-0	1
feature ring3 black c4 0-1	1
feature ring3 white d4 1-0	1
feature ring3 white d5 0-1	1
feature ring4 black a3 0-1	1
feature ring4 black d4 1-0	1
feature ring4 white a2 0-1	1
feature ring4 white b3 1-0	1
feature ring5 black c4 0-1	1
feature ring5 black c4 1-0	1
feature ring5 white a2 0-1	1
feature ring5 white a2 1-0	1
feature spread black 4.5 0-1	1
feature spread black 4.5 1-0	1
feature spread white 5.0 1-0	1
feature spread white 5.5 0-1	1
openings 2 4/7/8/9/10/9/10/9/8/7/4_w_place_0-0_1_standard	2
the same as of the whole
so are the features
--- a part of the tree
games  share  white  draws  black  score  low  high  turns  last        move
    2  100.0      1      0      1   50.0  9.5  90.5   72.5  2026-09-05  -
    2  100.0      1      0      1   50.0  9.5  90.5   72.5  2026-09-05    a3
status 0
games  share  white  draws  black  score   low  high  turns  last        move
    1  100.0      0      1      0   50.0  10.3  89.7   60.0  2026-09-06  -
    1  100.0      0      1      0   50.0  10.3  89.7   60.0  2026-09-06    f4
status 0
--- nothing
depth	line	move	played	share	games	white	draws	black	unfinished	score	low	high	turns	last	transposed	listed	position
0			0		0	0	0	0	0						no		4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard
status 0
--- what does not fit together
status 2
status 2
status 2
status 2
status 2
--- no line
status 2
--- only so much: at	1
status 2
--- only so much: at	
status 2
--- only so much: feature	1
status 2
--- only so much: openings	1
status 2
--- only so much: 	1
status 2
--- only so much: 
status 2
--- no position
status 2
--- a depth that is too large
status 2
--- another position than one of games
status 2
--- no action
status 2
--- an action that is not legal
games  share  white  draws  black  score  low  high  turns  last  move
status 2
--- a position that does not follow
games  share  white  draws  black  score  low  high  turns  last  move
status 2
--- no result
status 2
--- no day
status 2
--- no turns
status 2
--- no feature
status 2
--- no class
status 2
--- no half
status 2
--- a word too many
status 2
== stderr
yinsh: openings: sums: these sums begin with different positions, or have different depths
yinsh: openings: sums: these sums begin with different positions, or have different depths
yinsh: openings: sums: these sums have a smaller depth
s.sums:1: this is not a line of sums that this version can read
a.sums:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:2: this is not a line of sums that this version can read
broken:2: this is not a line of sums that this version can read
yinsh: openings: sums: these sums are not those of games
yinsh: openings: sums: these sums are not those of games
broken:2: this is not a line of sums that this version can read
broken:2: this is not a line of sums that this version can read
broken:2: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
