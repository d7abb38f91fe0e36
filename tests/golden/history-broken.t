yinsh history --format=tsv samples/broken/ring-due.yin samples/broken/ring-opponent.yin
== stdout
file	record	kind	turn	side	row_by	points	ring	until
samples/broken/ring-due.yin	1	row	41	White	Black	d3,d4,d5,d6,d7		
samples/broken/ring-due.yin	1	ring	0	White		a2	a2	
samples/broken/ring-due.yin	1	ring	0	White		b1	b1	
samples/broken/ring-due.yin	1	ring	0	White		c1	c1	
samples/broken/ring-due.yin	1	ring	0	White		e1	e1	
samples/broken/ring-due.yin	1	ring	0	White		j11	j11	
samples/broken/ring-due.yin	1	ring	0	Black		f10	f10	
samples/broken/ring-due.yin	1	ring	0	Black		k7	k7	
samples/broken/ring-due.yin	1	ring	0	Black		k8	k8	
samples/broken/ring-due.yin	1	ring	0	Black		k9	k9	
samples/broken/ring-due.yin	1	ring	0	Black		k10	k10	
samples/broken/ring-opponent.yin	1	row	41	White	Black	d3,d4,d5,d6,d7		
samples/broken/ring-opponent.yin	1	ring	0	White		a2	a2	
samples/broken/ring-opponent.yin	1	ring	0	White		b1	b1	
samples/broken/ring-opponent.yin	1	ring	0	White		c1	c1	
samples/broken/ring-opponent.yin	1	ring	0	White		e1	e1	
samples/broken/ring-opponent.yin	1	ring	0	White		j11	j11	
samples/broken/ring-opponent.yin	1	ring	0	Black		f10	f10	
samples/broken/ring-opponent.yin	1	ring	0	Black		k7	k7	
samples/broken/ring-opponent.yin	1	ring	0	Black		k8	k8	
samples/broken/ring-opponent.yin	1	ring	0	Black		k9	k9	
samples/broken/ring-opponent.yin	1	ring	0	Black		k10	k10	
== status 1
== stderr
samples/broken/ring-due.yin:3:11: error: turn 41: White removed a row but did not remove a ring for it (rulebook G.3) [ring-due]
     3 | 41.xd3-d7;a2-a3 *
       |           ^~~~~
       = rulebook G.3: For each row that a player removes, they also remove one of their own rings.
       = note: White's rings are on a2, b1, c1, e1, j11
samples/broken/ring-opponent.yin:3:10: error: turn 41: the ring on k7 is the opponent's; White cannot remove it (rulebook G.3) [ring-opponent]
     3 | 41.xd3-d7xk7;b1-b2 *
       |          ^~~
       = rulebook G.3: For each row that a player removes, they also remove one of their own rings.
       = note: White's rings are on a2, b1, c1, e1, j11
