yinsh score < samples/comments.yin; yinsh score - < samples/minimal.yin
== stdout
file	record	white	black	result	white_rings	black_rings	end	turns	moves	claimed	status	code	fault_turn
-	1	Ida Brandt	白石	0-1	2	3	rings	54	44	0-1	ok		
-	2	Zoë Marchetti	Ida Brandt	1-0	1	0	resign	33	23	1-0	ok		
file	record	white	black	result	white_rings	black_rings	end	turns	moves	claimed	status	code	fault_turn
-	1			1-0	3	2	rings	79	69		ok		
