cd samples/broken && yinsh score --columns=file,code,fault_turn --where='fault_turn>=40 && status!=malformed' game-over.yin move-no-ring.yin row-vacant.yin row-ambiguous.yin position-bad.yin end-unknown.yin
== stdout
file	code	fault_turn
game-over.yin	game-over	42
row-vacant.yin	row-vacant	41
== status 1
== stderr
game-over.yin:3:17: error: turn 42: the game is over: White has won (rulebook H.1) [game-over]
     3 | 41.xd3-d7xa2 42.k7-j6 *
       |                 ^~~~~
       = rulebook H.1: A player who removes their third ring, or in blitz their first, wins at once, and the game is over.
       = note: the game ended with turn 41: White removed 3 rings, Black 0
row-vacant.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
