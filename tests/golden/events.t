# Every kind of turn: a stolen ring, a pass, turns that only remove, and one of several rows.
cp samples/steal.yin samples/pass.yin samples/position.yin samples/comments.yin "$WORK" && cd "$WORK" || exit
yinsh events --columns=+legal_moves,actions,comment steal.yin | sed -n '1,4p; 23p; 35p'
yinsh events --columns=record,turn,side,kind,from,to,mobility,legal_moves pass.yin | tail -n 8
for format in tsv csv json table; do
    yinsh events --format=$format --columns=+actions,position,variant position.yin | head -n 4
done
yinsh events --columns=turn,comment,clock comments.yin | grep -v '^[0-9]*.*		$'
== stdout
file	record	turn	side	kind	from	to	flips	row	row_by	ring_taken	markers_white	markers_black	mobility	clock	legal_moves	actions	comment
steal.yin	1	1	white	place		c4	0	0			0	0	0		85	c4	
steal.yin	1	2	black	steal			0	0			0	0	0		85	steal	It stood too well to be left to White.
steal.yin	1	3	white	place		h4	0	0			0	0	22		84	h4	
steal.yin	1	22	black	move	i5	d5	1	1	black	h7	5	1	68		59	i5-d5 xe1-i5 xh7	
steal.yin	1	34	black	move	d1	f3	1	1	black	j8	10	3	60		27	d1-f3 xd1-d5 xj8	
2	60	black	move	d3	f3	18	22
2	61	white	move	d6	f8	20	18
2	62	black	move	f3	f5	15	20
2	63	white	move	f8	i8	21	15
3	62	black	pass			0	1
3	63	white	pass			0	1
4	62	black	pass			0	1
4	63	white	pass			0	1
file	record	turn	side	kind	from	to	flips	row	row_by	ring_taken	markers_white	markers_black	mobility	clock	actions	position	variant
position.yin	1	51	white	move	d4	g4	2	1	black	g2	11	15	25		xc4-g8 xg2 d4-g4	2bw/7/8/1Bbw1w2w/b1bwb2bb1/wbwbb1B2/1bWbww2b1/3W2W2/1b6/BW5/1bww b move 1-2 52 standard	standard
position.yin	1	52	black	move	d2	g2	1	0			10	17	43		d2-g2	2bw/7/8/1bbw1w2w/b1bwb2bb1/bbwbb1B2/BbWbww2b1/3W2W2/1b6/BW5/1bww w move 1-2 53 standard	standard
position.yin	1	53	white	move	h6	c1	4	0			13	15	19		h6-c1	2bw/7/W7/1wbw1w2w/b1wwb2bb1/bbbbb1B2/BbWwww2b1/3w2W2/1b6/BW5/1bww b pre-row 1-2 54 standard	standard
file,record,turn,side,kind,from,to,flips,row,row_by,ring_taken,markers_white,markers_black,mobility,clock,actions,position,variant
position.yin,1,51,white,move,d4,g4,2,1,black,g2,11,15,25,,xc4-g8 xg2 d4-g4,2bw/7/8/1Bbw1w2w/b1bwb2bb1/wbwbb1B2/1bWbww2b1/3W2W2/1b6/BW5/1bww b move 1-2 52 standard,standard
position.yin,1,52,black,move,d2,g2,1,0,,,10,17,43,,d2-g2,2bw/7/8/1bbw1w2w/b1bwb2bb1/bbwbb1B2/BbWbww2b1/3W2W2/1b6/BW5/1bww w move 1-2 53 standard,standard
position.yin,1,53,white,move,h6,c1,4,0,,,13,15,19,,h6-c1,2bw/7/W7/1wbw1w2w/b1wwb2bb1/bbbbb1B2/BbWwww2b1/3w2W2/1b6/BW5/1bww b pre-row 1-2 54 standard,standard
{"file":"position.yin","record":1,"turn":51,"side":"white","kind":"move","from":"d4","to":"g4","flips":2,"row":1,"row_by":"black","ring_taken":"g2","markers_white":11,"markers_black":15,"mobility":25,"clock":null,"actions":"xc4-g8 xg2 d4-g4","position":"2bw/7/8/1Bbw1w2w/b1bwb2bb1/wbwbb1B2/1bWbww2b1/3W2W2/1b6/BW5/1bww b move 1-2 52 standard","variant":"standard"}
{"file":"position.yin","record":1,"turn":52,"side":"black","kind":"move","from":"d2","to":"g2","flips":1,"row":0,"row_by":null,"ring_taken":null,"markers_white":10,"markers_black":17,"mobility":43,"clock":null,"actions":"d2-g2","position":"2bw/7/8/1bbw1w2w/b1bwb2bb1/bbwbb1B2/BbWbww2b1/3W2W2/1b6/BW5/1bww w move 1-2 53 standard","variant":"standard"}
{"file":"position.yin","record":1,"turn":53,"side":"white","kind":"move","from":"h6","to":"c1","flips":4,"row":0,"row_by":null,"ring_taken":null,"markers_white":13,"markers_black":15,"mobility":19,"clock":null,"actions":"h6-c1","position":"2bw/7/W7/1wbw1w2w/b1wwb2bb1/bbbbb1B2/BbWwww2b1/3w2W2/1b6/BW5/1bww b pre-row 1-2 54 standard","variant":"standard"}
{"file":"position.yin","record":1,"turn":54,"side":"black","kind":"remove","from":null,"to":null,"flips":0,"row":1,"row_by":"white","ring_taken":"j5","markers_white":13,"markers_black":10,"mobility":49,"clock":null,"actions":"xf2-f6 xj5","position":"2bw/7/W7/1wbw1w2w/b1wwb2bb1/6B2/BbWwww2b1/3w2W2/1b6/1W5/1bww - over 1-3 54 standard","variant":"standard"}
file          record  turn  side   kind    from  to   flips  row  row_by  ring_taken  markers_white  markers_black  mobility  clock  actions           position                                                                                        variant
position.yin       1    51  white  move    d4    g4       2    1  black   g2                     11             15        25         xc4-g8 xg2 d4-g4  2bw/7/8/1Bbw1w2w/b1bwb2bb1/wbwbb1B2/1bWbww2b1/3W2W2/1b6/BW5/1bww b move 1-2 52 standard         standard
position.yin       1    52  black  move    d2    g2       1    0                                 10             17        43         d2-g2             2bw/7/8/1bbw1w2w/b1bwb2bb1/bbwbb1B2/BbWbww2b1/3W2W2/1b6/BW5/1bww w move 1-2 53 standard         standard
position.yin       1    53  white  move    h6    c1       4    0                                 13             15        19         h6-c1             2bw/7/W7/1wbw1w2w/b1wwb2bb1/bbbbb1B2/BbWwww2b1/3w2W2/1b6/BW5/1bww b pre-row 1-2 54 standard     standard
turn	comment	clock
1	Comments may stand anywhere, here before the first turn,\nand may be longer than a line.\nThe middle at once; Ida Brandt’s favourite.	
2	Próbuje z boku\nand so do I: 白 and 黒 both like the edge	
10	All ten rings stand. The longest line is a2-j11? No: b2-j10, nine points.	
13	A } inside a comment is written \\x7d, a backslash twice.	
17	["Tags" in a comment are text]	
39	made by the opponent, so it goes first\nthe wrong ring\nand only now the move	
42	jumps\nfive in a row\ntwo comments\nafter one ring	
54	Comments after the result belong to the game, too.	
1		12.030
2		17.921
3		25.810
4		27.330
5		61.800
6		31.141
7		36.796
8		46.487
9		50.833
10	shrugs	54.748
11		60.375
12		71.246
13		78.750
14		78.366
15		101.205
16		90.172
17		110.463
18		101.761
19		126.568
20		113.471
21		141.793
22		127.181
23		154.730
24		136.363
25		174.164
26		149.494
27		200.835
28		162.844
29		212.544
30		174.379
31		241.499
32		189.469
33		258.263
