yinsh score samples/*.yin samples/archive.sgf
== stdout
file	record	white	black	result	white_rings	black_rings	end	turns	moves	claimed	status	code	fault_turn
samples/blitz.yin	1	O. K. Ito	Ida Brandt	1-0	1	0	rings	39	29	1-0	ok		
samples/blitz.yin	2	Петра Ласло	Jun; Vantongeren	0-1	0	1	rings	46	36	0-1	ok		
samples/blitz.yin	3	(Guest 17)	Ana-Lucía Cruz	1-0	0	0	resign	23	13	1-0	ok		
samples/blitz.yin	4	Ida Brandt	Zoë Marchetti	1/2-1/2	0	0	markers	61	51	1/2-1/2	ok		
samples/comments.yin	1	Ida Brandt	白石	0-1	2	3	rings	54	44	0-1	ok		
samples/comments.yin	2	Zoë Marchetti	Ida Brandt	1-0	1	0	resign	33	23	1-0	ok		
samples/house.yin	1	Ida	O. K. Ito	0-1	2	3	rings	84	74	0-1	ok		
samples/house.yin	2	白石	Bo [Yellow] Marsh	0-1	0	1	markers	66	56	0-1	ok		
samples/house.yin	3	(Guest 17)	Petra Láslo	1/2-1/2	0	1	markers	66	56	1/2-1/2	ok		
samples/house.yin	4	Ida Brandt	Ida	1-0	1	0	rings	33	23	1-0	ok		
samples/layout.yin	1	Nils "Nix" Ek	Ana-Lucía Cruz	0-1	1	3	rings	58	48	0-1	ok		
samples/layout.yin	2	O. K. Ito	Jun; Vantongeren	1-0	3	2	rings	61	51		ok		
samples/layout.yin	3	R\\S	Ida	1-0	3	1	rings	59	48	*	ok		
samples/layout.yin	4			1-0	3	0	rings	57	46	1-0	ok		
samples/minimal.yin	1			1-0	3	2	rings	79	69		ok		
samples/pass.yin	1			0-1	2	3	rings	16	14	0-1	ok		
samples/pass.yin	2			1-0	3	2	rings	13	10	1-0	ok		
samples/pass.yin	3			1/2-1/2	1	1	blocked	2	0	1/2-1/2	ok		
samples/pass.yin	4			1-0	2	1	blocked	2	0	1-0	ok		
samples/position.yin	1			0-1	1	3	rings	4	3	0-1	ok		
samples/position.yin	2			*	1	1	unfinished	12	11	*	ok		
samples/position.yin	3			0-1	0	0	forfeit	19	15	0-1	ok		
samples/short.yin	1	Jun; Vantongeren	Zoë Marchetti	1-0	3	0	rings	51	41	1-0	ok		
samples/short.yin	2	O. K. Ito	Bo [Yellow] Marsh	1-0	3	1	rings	65	55	1-0	ok		
samples/short.yin	3	Bo [Yellow] Marsh	O. K. Ito	0-1	1	3	rings	56	46	0-1	ok		
samples/short.yin	4	Ana-Lucía Cruz	白石	1-0	3	0	rings	43	33	1-0	ok		
samples/steal.yin	1	Петра Ласло	Bo [Yellow] Marsh	0-1	0	3	rings	46	35	0-1	ok		
samples/steal.yin	2	白石	Ida Brandt	1-0	3	1	rings	45	35	1-0	ok		
samples/steal.yin	3	Nils "Nix" Ek	Mira Halvorsen	1-0	1	0	rings	19	8	1-0	ok		
samples/steal.yin	4			0-1	0	3	rings	44	43	0-1	ok		
samples/tournament.yin	1	Mira Halvorsen	Zoë Marchetti	1-0	3	2	rings	81	71	1-0	ok		
samples/tournament.yin	2	Teodor Quist	Søren Bækgård	0-1	2	3	rings	64	53	0-1	ok		
samples/tournament.yin	3	Zoë Marchetti	Teodor Quist	1/2-1/2	1	1	markers	71	61	1/2-1/2	ok		
samples/tournament.yin	4	Søren Bækgård	Mira Halvorsen	0-1	1	0	resign	47	37	0-1	ok		
samples/tournament.yin	5	Mira Halvorsen	Teodor Quist	1-0	1	0	time	38	28	1-0	ok		
samples/tournament.yin	6	Søren Bækgård	Zoë Marchetti	1/2-1/2	0	0	agreed	60	50	1/2-1/2	ok		
samples/tournament.yin	7	Teodor Quist	Mira Halvorsen	0-1	0	1	markers	66	56	0-1	ok		
samples/tournament.yin	8	Zoë Marchetti	Søren Bækgård	1-0	3	1	rings	65	54	1-0	ok		
samples/archive.sgf	1	Ringmaster	Quist	1-0	3	1	rings	59	48	1-0	ok		
samples/archive.sgf	2	Ida	Quist	1-0	1	0	resign	37	27	1-0	ok		
samples/archive.sgf	3	Zoë	白石	1-0	0	0	time	32	22	1-0	ok		
samples/archive.sgf	4	PivotBot	EdgeBot	0-1	0	1	rings	34	24	0-1	ok		
samples/archive.sgf	5	Ida	Quist	0-1	1	3	rings	58	48	0-1	ok		
samples/archive.sgf	6	Ana	Bo	1/2-1/2	0	0	markers	61	51	1/2-1/2	ok		
== stderr
samples/layout.yin:25:35: style: turn 42: the higher end of the row comes first: XF6-F2 (notation) [row-ends-reversed]
    25 |  41. B1-I8                    42. XF6-F2XI5;I6-F6
       |                                   ^~~~~~
       = help: Write the end with the lower letter first or, within a column, the end with the lower number: xd3-d7.
samples/layout.yin:109:1: style: turn 2: G6 is not in the same case as the points before it (notation) [case-mixed]
   109 | G6
       | ^~
       = help: Write all points in lower case, as yinsh convert -t gipf does. A change in the middle of a record may also show where two sources were joined.
