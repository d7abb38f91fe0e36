try() { "$@"; echo "status $?" >&2; }
try yinsh history --record=1 samples/minimal.yin samples/broken/move-no-ring.yin
try yinsh history --format=tsv --record=2-3 --where='result=="0-1"' samples/tournament.yin
echo '--- nothing'
try yinsh history --where='turns>9999' samples/tournament.yin
try yinsh history --format=tsv --record=9 samples/tournament.yin
== stdout
samples/minimal.yin, record 1

Rows
turn  owner  made by  points               ring
  45  White  White    e7 f8 g9 h10 i11     g11
  51  White  White    d3 d4 d5 d6 d7       b4
  66  Black  White    e3 f4 g5 h6 i7       k7
  76  Black  Black    e7 f7 g7 h7 i7       b2
  79  White  White    c3 d3 e3 f3 g3       c2

Rings
turn  owner  until  path
   1  White    45   i5 i11 g9 g11
   2  Black    76   a5 f10 i10 d5 a2 f2 f6 c3 h8 b2
   3  White    51   h10 h4 b4
   4  Black   end   j7 e2 k8 c8 c1 j8 d2 d6
   5  White    79   g5 b5 g10 e8 e6 e1 e7 h7 c2
   6  Black   end   d4 f4 e3 h6 i7 i4 d4 b4 f4 i7 d7 k7
   7  White   end   h11 a4 e4 g4 g6 d6 f8 c5 e5 h5 f3 f5 j5 j9 d3 d5 g5 e3 g3 j6
   8  Black    66   e7 k7
   9  White   end   b3 h3 d3 d8
  10  Black   end   g2 g7 d7 f7 c4 c6 f9

samples/broken/move-no-ring.yin, record 1

Rows
turn  owner  made by  points               ring

Rings
turn  owner  until  path
   1  White   end   e3
   2  Black   end   e8
   3  White   end   g4
   4  Black   end   g9
   5  White   end   d2
   6  Black   end   c7
   7  White   end   h6
   8  Black   end   i10
   9  White   end   b4
  10  Black   end   f10
file	record	kind	turn	side	row_by	points	ring	until
samples/tournament.yin	2	row	38	Black	Black	e6,e7,e8,e9,e10	d6	
samples/tournament.yin	2	row	38	Black	Black	g5,g6,g7,g8,g9	k7	
samples/tournament.yin	2	row	41	White	White	a2,b2,c2,d2,e2	f2	
samples/tournament.yin	2	row	47	White	White	e4,f5,g6,h7,i8	g2	
samples/tournament.yin	2	row	64	Black	White	g5,h6,i7,j8,k9	d7	
samples/tournament.yin	2	ring	1	White		c1,i7,g5,j8,f4,f2	f2	
samples/tournament.yin	2	ring	2	Black		g7,g3,g9,d6	d6	38
samples/tournament.yin	2	ring	3	White		h4,a4,g4,b4,f8,c8,g8,g6,f5,h7,h9,a2	a2	
samples/tournament.yin	2	ring	4	Black		e9,k9,k7	k7	38
samples/tournament.yin	2	ring	5	White		g5,a5,i5,i8,e4,i4,i8,f5,j5	j5	
samples/tournament.yin	2	ring	6	Black		h5,h3,g2,g6,j6,j9,h7	h7	
samples/tournament.yin	2	ring	7	White		a2,g2	g2	47
samples/tournament.yin	2	ring	8	Black		d1,d8,d2,c2,g6,i6,f3,f9,d7	d7	64
samples/tournament.yin	2	ring	9	White		b7,b2,f2	f2	41
samples/tournament.yin	2	ring	10	Black		e8,e7,e2,e10,e6,h6,h8,b2	b2	
--- nothing
file	record	kind	turn	side	row_by	points	ring	until
== stderr
samples/broken/move-no-ring.yin:2:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
     2 | 11.f5-f6 *
       |    ^~~~~
       = rulebook E.2: The player whose turn it is puts the marker into one of their own rings, and moves that ring.
       = note: f5 is vacant
       = note: White's rings are on b4, d2, e3, g4, h6
       = note: nearest legal actions: h6-f6, e3-e6, g4-g6
status 1
status 0
status 0
status 0
