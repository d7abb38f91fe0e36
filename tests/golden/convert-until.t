try() { "$@"; echo "status $?"; }
cut() { yinsh convert "$@" | yinsh score --no-head --columns=turns,white_rings,black_rings,result,end,white_clock; }
echo '--- a game is cut after its turn, and keeps its end only if it is not'
for turn in 0 1 11 12 37 38 47 80 81 99999; do
    echo "turn $turn" && cut -t gipf --until=$turn --record=1,4,5 samples/tournament.yin
done
echo '--- with the comments, marks and clocks of the turns that are left'
yinsh convert -t gipf --until=12 samples/comments.yin
echo '--- a turn has all of its actions'
yinsh convert -t json --until=39 --no-comments --record=1 samples/comments.yin | tr , '\n' | tail -n 6
echo '--- a result in words is dropped with the result'
yinsh convert -t gipf --until=20 --record=2 samples/archive.sgf
printf '[ServerMeta "B resigned"]\n[Result "1-0"]\n[Termination "forfeit"]\n\n1.e3 2.e8 1-0\n' | yinsh convert -t gipf --until=1 -
echo '--- a bad record has no turns that are not legal, and remains one'
try yinsh convert -t gipf --until=3 samples/broken/move-no-ring.yin
try yinsh convert -t gipf --until=3 --keep-going samples/broken/move-no-ring.yin
echo '--- nothing is left that some notations can hold'
try yinsh convert -t codingame --until=0 samples/minimal.yin
echo '--- not a turn'
try yinsh convert -t gipf --until=-1 samples/minimal.yin
== stdout
--- a game is cut after its turn, and keeps its end only if it is not
turn 0
0	0	0	*	unfinished	
0	0	0	*	unfinished	
0	0	0	*	unfinished	
turn 1
1	0	0	*	unfinished	
1	0	0	*	unfinished	
1	0	0	*	unfinished	
turn 11
11	0	0	*	unfinished	
11	0	0	*	unfinished	
11	0	0	*	unfinished	
turn 12
12	0	0	*	unfinished	
12	0	0	*	unfinished	
12	0	0	*	unfinished	
turn 37
37	1	0	*	unfinished	
37	1	0	*	unfinished	
37	1	0	*	unfinished	
turn 38
38	1	0	*	unfinished	
38	1	0	*	unfinished	
38	1	0	1-0	time	
turn 47
47	1	1	*	unfinished	
47	1	0	0-1	resign	
38	1	0	1-0	time	
turn 80
80	2	2	*	unfinished	
47	1	0	0-1	resign	
38	1	0	1-0	time	
turn 81
81	3	2	1-0	rings	
47	1	0	0-1	resign	
38	1	0	1-0	time	
turn 99999
81	3	2	1-0	rings	
47	1	0	0-1	resign	
38	1	0	1-0	time	
--- with the comments, marks and clocks of the turns that are left
[Event "Evening lessons"]
[Site "Ringby"]
[Date "2026.10.02"]
[White "Ida Brandt"]
[Black "白石"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
[Annotator "Søren \"Sös\" Bækgård"]
[Comment "a tag with a backslash \\ and \"quotes\""]

{Comments may stand anywhere, here before the first turn,
and may be longer than a line.} 1.j6!
{The middle at once; Ida Brandt’s favourite.} 2.c8 {Próbuje z boku}
{and so do I: 白 and 黒 both like the edge} 3.d6 4.h11 5.b6 6.f10 7.c4 8.d1
9.e6 10.k8
{All ten rings stand. The longest line is a2-j11? No: b2-j10, nine points.}
11.d6-i11 12.h11-h4 *

[Event "Evening lessons"]
[Site "Ringby"]
[Date "2026.10.09"]
[White "Zoë Marchetti"]
[Black "Ida Brandt"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.e9 {[%tm 5974,12030]} 2.j9 {[%tm 8741,17921]} 3.b5 {[%tm 19788,25810]} 4.i4
{[%tm 20814,27330]} 5.b4 {[%tm 61800]} 6.c3 {[%tm 28150,31141]} 7.f7
{[%tm 34143,36796]} 8.f3 {[%tm 37232,46487]} 9.h6 {[%tm 43533,50833]} 10.c6
{shrugs} {[%tm 53814,54748]} 11.b5-i5 {[%tm 52371,58210,60375]} 12.c3-j10
{[%tm 56873,63120,71246]} *

--- a turn has all of its actions
"side":"white"
"kind":"move"
"from":"i9"
"to":"d9"
"notes":[{"mark":"!"}]}]
"final":"3w/W1b2bb/3bw1bb/b2bbb1wW/1w2wbb1w1/B3BBb1w/6b2W/1B6b/5w1w/1W5/1B2 b move 1-0 40 standard"}
--- a result in words is dropped with the result
[Date "2026.03.02"]
[White "Ida"]
[Black "Quist"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
[Time "07:05:12+00:00"]
[GameName "Y-Ida-Quist-2026-03-02-0705"]
[WhiteTime "0:04:56"]
[BlackTime "0:02:53"]

1.b5 {[%tm 7769,14137]} 2.c6 {[%tm 5877,14766]} 3.i7 {[%tm 16861,19983]} 4.h8
{[%tm 18420,24751]} 5.e1 {[%tm 28202,33236]} 6.i4 {[%tm 26442,33668]} 7.f5
{[%tm 36451,45312]} 8.e10 {[%tm 40962,46320]} 9.j10 {[%tm 50147,50999]} 10.j6
{[%tm 49924,52945]} 11.i7-e7 {[%tm 58625,61986,65974]} 12.c6-i6
{[%tm 56302,57387]} 13.f5-k10 {[%tm 74100,78206,81321]} 14.i4-b4
{[%tm 58674,61261]} 15.e1-e6 {[%tm 83536,89135,92509]} 16.b4-b3
{[%tm 69568,73136]} 17.b5-g5 {[%tm 93493,100700,108723]} 18.b3-b6
{[%tm 79288,85918]} 19.g5-e5 {[%tm 110302,114050,118346]} 20.b6-f10
{[%tm 92445,92855]} *

[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.e3 *

--- a bad record has no turns that are not legal, and remains one
status 1
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
[Fault "turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]"]

1.e3 2.e8 3.g4 *

status 1
--- nothing is left that some notations can hold
yes

status 0
--- not a turn
status 2
== stderr
samples/broken/move-no-ring.yin:2:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
     2 | 11.f5-f6 *
       |    ^~~~~
       = rulebook E.2: The player whose turn it is puts the marker into one of their own rings, and moves that ring.
       = note: f5 is vacant
       = note: White's rings are on b4, d2, e3, g4, h6
       = note: nearest legal actions: h6-f6, e3-e6, g4-g6
samples/broken/move-no-ring.yin:2:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
     2 | 11.f5-f6 *
       |    ^~~~~
       = rulebook E.2: The player whose turn it is puts the marker into one of their own rings, and moves that ring.
       = note: f5 is vacant
       = note: White's rings are on b4, d2, e3, g4, h6
       = note: nearest legal actions: h6-f6, e3-e6, g4-g6
yinsh: convert: --until takes a number from 0 to 99999, not '-1'
Try 'yinsh convert --help'.
