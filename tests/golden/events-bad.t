# The turns of bad records are those before their errors, and what was played of the last one.
yinsh events --columns=turn,side,kind,actions,position samples/broken/game-over.yin samples/broken/row-vacant.yin | tail -n 2
yinsh events --columns=turn,actions,ring_taken,row_by samples/broken/ring-due.yin | tail -n 2
yinsh events --no-head --columns=record,turn,actions samples/broken/syntax-turn.yin samples/short.yin | head -n 3
yinsh events samples/broken/no-record.yin; echo "status $?"
printf '[White "=1+1"]\n[Black "a,\033b"]\n\n1.e5 {=HYPERLINK("x")} 2.f6 {one} {\033[2Jtwo} *\n' >"$WORK/x.yin"
for format in tsv csv json; do yinsh events --format=$format --columns=white,black,turn,comment - <"$WORK/x.yin"; done
== stdout
turn	side	kind	actions	position
41	white	remove	xd3-d7 xa2	4/W6/8/9/1wwwbw4/8B/10/9/8/6W/BBBB - over 3-0 41 standard
turn	actions	ring_taken	row_by
41	xd3-d7		black
1	1	e3
1	1	b4
1	2	i7
file	record	turn	side	kind	from	to	flips	row	row_by	ring_taken	markers_white	markers_black	mobility	clock
status 1
white	black	turn	comment
=1+1	a,\x1bb	1	=HYPERLINK("x")
=1+1	a,\x1bb	2	one\n\x1b[2Jtwo
white,black,turn,comment
'=1+1,"a,\x1bb",1,"'=HYPERLINK(""x"")"
'=1+1,"a,\x1bb",2,one\n\x1b[2Jtwo
{"white":"=1+1","black":"a,\u001bb","turn":1,"comment":"=HYPERLINK(\"x\")"}
{"white":"=1+1","black":"a,\u001bb","turn":2,"comment":"one\u000a\u001b[2Jtwo"}
== stderr
samples/broken/game-over.yin:3:17: error: turn 42: the game is over: White has won (rulebook H.1) [game-over]
     3 | 41.xd3-d7xa2 42.k7-j6 *
       |                 ^~~~~
       = rulebook H.1: A player who removes their third ring, or in blitz their first, wins at once, and the game is over.
       = note: the game ended with turn 41: White removed 3 rings, Black 0
samples/broken/row-vacant.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
samples/broken/ring-due.yin:3:11: error: turn 41: White removed a row but did not remove a ring for it (rulebook G.3) [ring-due]
     3 | 41.xd3-d7;a2-a3 *
       |           ^~~~~
       = rulebook G.3: For each row that a player removes, they also remove one of their own rings.
       = note: White's rings are on a2, b1, c1, e1, j11
samples/broken/syntax-turn.yin:1:8: error: turn 2: invalid turn: e8e7 (notation) [syntax-turn]
     1 | 1.e3 2.e8e7 3.g4 *
       |        ^~~~
       = help: A character is probably missing, there is one too many, or a letter such as O stands for a digit. In the official notation a ring is placed as e3 and moved as e8-e7, a row and a ring are removed as xd3-d7xa2, and text is written in {braces}. For other notations see yinsh-notation(5).
samples/broken/no-record.yin:1:1: error: no game record found: only comments or text between records, interpreted as gipf (notation) [no-record]
       = help: Omit the file, or check why no game was written to it. If its text contains records, use -f to name their notation.
