yinsh history --format=tsv samples/tournament.yin samples/position.yin
== stdout
file	record	kind	turn	side	row_by	points	ring	until
samples/tournament.yin	1	row	35	White	White	d4,d5,d6,d7,d8	d9	
samples/tournament.yin	1	row	46	Black	Black	c4,d5,e6,f7,g8	g3	
samples/tournament.yin	1	row	58	Black	Black	d6,e7,f8,g9,h10	d9	
samples/tournament.yin	1	row	59	White	Black	b5,c6,d7,e8,f9	b7	
samples/tournament.yin	1	row	81	White	White	h4,h5,h6,h7,h8	g9	
samples/tournament.yin	1	ring	1	White		c8,c1,c7,a5,d5,d9	d9	35
samples/tournament.yin	1	ring	2	Black		g4,g10,c6,c4,f7,d7,d5,d8,g8,i10,i5,f5,i8,k10,j10	j10	
samples/tournament.yin	1	ring	3	White		d4,h4,h6,i7,b7	b7	59
samples/tournament.yin	1	ring	4	Black		g11,b6,b2	b2	
samples/tournament.yin	1	ring	5	White		d6,d8,e9,e6,e3,e8,e10,h10,a3,i11,i6,g6,g3,g7,g2,g9	g9	81
samples/tournament.yin	1	ring	6	Black		b3,h9,g8,g5,j8,f4,i4,e4,e2	e2	
samples/tournament.yin	1	ring	7	White		j9,b1,h7,h10	h10	
samples/tournament.yin	1	ring	8	Black		f8,g9,g3	g3	46
samples/tournament.yin	1	ring	9	White		a2,d5,b5,a4,h11,f9,f3,h5,h8,k8	k8	
samples/tournament.yin	1	ring	10	Black		d7,k7,e7,c5,b4,d4,d6,f6,f9,d9	d9	58
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
samples/tournament.yin	3	row	61	White	Black	f7,g7,h7,i7,j7	h6	
samples/tournament.yin	3	row	62	Black	Black	e8,f8,g8,h8,i8	h3	
samples/tournament.yin	3	ring	1	White		i10,h10,g9,e7,e10,b7	b7	
samples/tournament.yin	3	ring	2	Black		f5,i8,i6,i9,i5,h4	h4	
samples/tournament.yin	3	ring	3	White		c3,f6,f9,f7,c7,h7,k7,h7	h7	
samples/tournament.yin	3	ring	4	Black		d5,d9,c8,f8,f4,d4	d4	
samples/tournament.yin	3	ring	5	White		d3,e4,b4,a4,d7,d8	d8	
samples/tournament.yin	3	ring	6	Black		g7,g5,g4,i4,i7,j7,j10	j10	
samples/tournament.yin	3	ring	7	White		k8,k9,h6	h6	61
samples/tournament.yin	3	ring	8	Black		c1,e3,b3,f3,a3,g3,g10,g8,e8	e8	
samples/tournament.yin	3	ring	9	White		a5,e9,h9,j11,j9,j6,j5,c5,b5,c6,d6,f8,f2	f2	
samples/tournament.yin	3	ring	10	Black		e5,e6,g6,g8,e8,h8,h3	h3	62
samples/tournament.yin	4	row	33	White	White	f5,f6,f7,f8,f9	c6	
samples/tournament.yin	4	ring	1	White		b3,f7,f9,c6	c6	33
samples/tournament.yin	4	ring	2	Black		h3,h8,d4,f6,f8,f4,h6,h10,g9	g9	
samples/tournament.yin	4	ring	3	White		c8,j8,e3,g3	g3	
samples/tournament.yin	4	ring	4	Black		f5,k10,d3,f3	f3	
samples/tournament.yin	4	ring	5	White		i6	i6	
samples/tournament.yin	4	ring	6	Black		k8,i8,g8	g8	
samples/tournament.yin	4	ring	7	White		g5,e5,e10,e4,e6,g6,d6,d8	d8	
samples/tournament.yin	4	ring	8	Black		a5,g11,b6,f6,c3	c3	
samples/tournament.yin	4	ring	9	White		h9,d9,d1,d5,f7,j11,j7	j7	
samples/tournament.yin	4	ring	10	Black		i10,i11	i11	
samples/tournament.yin	5	row	29	White	White	e1,e2,e3,e4,e5	d5	
samples/tournament.yin	5	ring	1	White		f4,f10,f3,d3,f5,d5	d5	29
samples/tournament.yin	5	ring	2	Black		e6,g6,b1	b1	
samples/tournament.yin	5	ring	3	White		e4,e1,k7	k7	
samples/tournament.yin	5	ring	4	Black		g10,e10,b7	b7	
samples/tournament.yin	5	ring	5	White		a2,e2,e5,e3,e7	e7	
samples/tournament.yin	5	ring	6	Black		d1,k8,e2,c2,e4,g4,d4	d4	
samples/tournament.yin	5	ring	7	White		c1,c7	c7	
samples/tournament.yin	5	ring	8	Black		k9,e3,e5,i5	i5	
samples/tournament.yin	5	ring	9	White		d2,d8,e8	e8	
samples/tournament.yin	5	ring	10	Black		h9,h8	h8	
samples/tournament.yin	6	ring	1	White		g5,j8,k9,k8,k7,h4	h4	
samples/tournament.yin	6	ring	2	Black		h8,b2,d4,d3,a3,a4	a4	
samples/tournament.yin	6	ring	3	White		g6,c6,b6,d8,d9,d7,g7,i9,i7	i7	
samples/tournament.yin	6	ring	4	Black		h9,f7,e6,i10,g10,h10,h7,j9	j9	
samples/tournament.yin	6	ring	5	White		f4,c4,c3,c2,g2,a2	a2	
samples/tournament.yin	6	ring	6	Black		d5,b3,g3,e1,e5,f6,d6,b4	b4	
samples/tournament.yin	6	ring	7	White		k10,f10,f9,f8	f8	
samples/tournament.yin	6	ring	8	Black		b7,b5,a5	a5	
samples/tournament.yin	6	ring	9	White		g8,c8,e10,e7,i11	i11	
samples/tournament.yin	6	ring	10	Black		i5,j6,h6,i6,i4	i4	
samples/tournament.yin	7	row	58	Black	Black	e9,f9,g9,h9,i9	h4	
samples/tournament.yin	7	ring	1	White		j6,d6,b4,b7,b3,b1,c1	c1	
samples/tournament.yin	7	ring	2	Black		i9,f6,f3,e3,i7	i7	
samples/tournament.yin	7	ring	3	White		e9,j9,k9	k9	
samples/tournament.yin	7	ring	4	Black		h7,h5,a5,f5,f7,e7,e10,e9,e8	e8	
samples/tournament.yin	7	ring	5	White		i8,g6,i6,g4,g5,h6,e6,c6,c4	c4	
samples/tournament.yin	7	ring	6	Black		a4,g10,f9,h11,h9,h10,i11,g9,g11,g9,i9	i9	
samples/tournament.yin	7	ring	7	White		i4,i5,k7,j7,e2,e4,k10	k10	
samples/tournament.yin	7	ring	8	Black		b2,g2,g3,h3,d3,c3,c7	c7	
samples/tournament.yin	7	ring	9	White		j10,h8,d8,d5,d7,b5,e5	e5	
samples/tournament.yin	7	ring	10	Black		h4	h4	58
samples/tournament.yin	8	row	48	Black	Black	e10,f10,g10,h10,i10	h3	
samples/tournament.yin	8	row	49	White	White	c6,d6,e6,f6,g6	b1	
samples/tournament.yin	8	row	63	White	White	f3,g4,h5,i6,j7	c3	
samples/tournament.yin	8	row	65	White	Black	c8,d8,e8,f8,g8	d7	
samples/tournament.yin	8	ring	1	White		h4,h11,h5,a5,f10,i10,a2,j11	j11	
samples/tournament.yin	8	ring	2	Black		c7,e9,g9,h10,h3	h3	48
samples/tournament.yin	8	ring	3	White		k7,g3,i5,g5,g2,g4,d1	d1	
samples/tournament.yin	8	ring	4	Black		e2,e8,e1,j6,f2,f10	f10	
samples/tournament.yin	8	ring	5	White		b1	b1	49
samples/tournament.yin	8	ring	6	Black		e10,k10,g10,g11,b6,e6,e3,e10,h10	h10	
samples/tournament.yin	8	ring	7	White		j8,d8,k8,i6,d6,f6,h8,c8,c6,g6,g8,g10,d7	d7	65
samples/tournament.yin	8	ring	8	Black		j7,j10,d4,g7,i9,i11,f8,b4	b4	
samples/tournament.yin	8	ring	9	White		j9,d3,c3	c3	63
samples/tournament.yin	8	ring	10	Black		d9,f9,f3,h3	h3	
samples/position.yin	1	row	51	White	Black	c4,d5,e6,f7,g8	g2	
samples/position.yin	1	row	54	Black	White	f2,f3,f4,f5,f6	j5	
samples/position.yin	1	ring	0	White		d4,g4	g4	
samples/position.yin	1	ring	0	White		g2	g2	51
samples/position.yin	1	ring	0	White		h6,c1	c1	
samples/position.yin	1	ring	0	White		h9	h9	
samples/position.yin	1	ring	0	White		j6	j6	
samples/position.yin	1	ring	0	Black		d2,g2	g2	
samples/position.yin	1	ring	0	Black		f8	f8	
samples/position.yin	1	ring	0	Black		j5	j5	54
samples/position.yin	2	row	46	Black	Black	d5,e5,f5,g5,h5	h7	
samples/position.yin	2	ring	0	White		a3	a3	
samples/position.yin	2	ring	0	White		b6,i6	i6	
samples/position.yin	2	ring	0	White		d2,d4	d4	
samples/position.yin	2	ring	0	White		e7,d6,f6,f8	f8	
samples/position.yin	2	ring	0	White		f8	f8	41
samples/position.yin	2	ring	0	Black		c5	c5	
samples/position.yin	2	ring	0	Black		e1	e1	
samples/position.yin	2	ring	0	Black		h6,h5,e5,e9,e5,g7,d7	d7	
samples/position.yin	2	ring	0	Black		h7	h7	46
samples/position.yin	2	ring	0	Black		k9	k9	
samples/position.yin	3	ring	0	White		d4,d2,f4,c1	c1	
samples/position.yin	3	ring	0	White		f3,k8,g8,c8	c8	
samples/position.yin	3	ring	0	White		f6,f2,c2	c2	
samples/position.yin	3	ring	0	Black		a3,e3,i7	i7	
samples/position.yin	3	ring	0	Black		e2,e10,e1,e4	e4	
samples/position.yin	3	ring	0	Black		g10	g10	
samples/position.yin	3	ring	7	White		j10	j10	
samples/position.yin	3	ring	8	Black		d3,g3	g3	
samples/position.yin	3	ring	9	White		b7	b7	
samples/position.yin	3	ring	10	Black		f10,a5	a5	
