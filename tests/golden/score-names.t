printf '[White "a\\\\b\tc"]\n[Black "d\\x0ae"]\n\n1.e3 *\n' | yinsh score
== stdout
file	record	white	black	result	white_rings	black_rings	end	turns	moves	claimed	status	code	fault_turn
-	1	a\\b\tc	d\ne	*	0	0	unfinished	1	0	*	ok		
