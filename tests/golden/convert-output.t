yinsh convert -t boardspace -o "$WORK/a.sgf" samples/blitz.yin && yinsh score "$WORK/a.sgf" | cut -f 2- && cd "$WORK" && ls
== stdout
record	white	black	result	white_rings	black_rings	end	turns	moves	claimed	status	code	fault_turn
1	O. K. Ito	Ida Brandt	1-0	1	0	rings	39	29	1-0	ok		
2	Петра Ласло	Jun; Vantongeren	0-1	0	1	rings	46	36	0-1	ok		
3	(Guest 17)	Ana-Lucía Cruz	1-0	0	0	resign	23	13	1-0	ok		
4	Ida Brandt	Zoë Marchetti	1/2-1/2	0	0	markers	61	51	1/2-1/2	ok		
a.sgf
