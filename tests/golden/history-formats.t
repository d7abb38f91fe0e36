cp samples/position.yin "$WORK/a,\"b\".yin" && cp samples/steal.yin "$WORK" && cd "$WORK" || exit
for format in tsv csv json; do yinsh history --format=$format steal.yin 'a,"b".yin' | head -n 12; done
== stdout
file	record	kind	turn	side	row_by	points	ring	until
steal.yin	1	row	22	Black	Black	e1,f2,g3,h4,i5	h7	
steal.yin	1	row	34	Black	Black	d1,d2,d3,d4,d5	j8	
steal.yin	1	row	46	Black	Black	f2,f3,f4,f5,f6	h7	
steal.yin	1	ring	1	Black		c4,c1	c1	
steal.yin	1	ring	3	White		h4,h9	h9	
steal.yin	1	ring	4	Black		c2,h7	h7	22
steal.yin	1	ring	5	White		i8,b1	b1	
steal.yin	1	ring	6	Black		j8	j8	34
steal.yin	1	ring	7	White		f4,f10	f10	
steal.yin	1	ring	8	Black		e2,e1,g3,i5,d5,d3,d1,f3,f7,f2,f8	f8	
steal.yin	1	ring	9	White		j9,j10,h8,d4,g7,g9	g9	
file,record,kind,turn,side,row_by,points,ring,until
steal.yin,1,row,22,Black,Black,"e1,f2,g3,h4,i5",h7,
steal.yin,1,row,34,Black,Black,"d1,d2,d3,d4,d5",j8,
steal.yin,1,row,46,Black,Black,"f2,f3,f4,f5,f6",h7,
steal.yin,1,ring,1,Black,,"c4,c1",c1,
steal.yin,1,ring,3,White,,"h4,h9",h9,
steal.yin,1,ring,4,Black,,"c2,h7",h7,22
steal.yin,1,ring,5,White,,"i8,b1",b1,
steal.yin,1,ring,6,Black,,j8,j8,34
steal.yin,1,ring,7,White,,"f4,f10",f10,
steal.yin,1,ring,8,Black,,"e2,e1,g3,i5,d5,d3,d1,f3,f7,f2,f8",f8,
steal.yin,1,ring,9,White,,"j9,j10,h8,d4,g7,g9",g9,
{"file":"steal.yin","record":1,"kind":"row","turn":22,"side":"Black","row_by":"Black","points":"e1,f2,g3,h4,i5","ring":"h7","until":null}
{"file":"steal.yin","record":1,"kind":"row","turn":34,"side":"Black","row_by":"Black","points":"d1,d2,d3,d4,d5","ring":"j8","until":null}
{"file":"steal.yin","record":1,"kind":"row","turn":46,"side":"Black","row_by":"Black","points":"f2,f3,f4,f5,f6","ring":"h7","until":null}
{"file":"steal.yin","record":1,"kind":"ring","turn":1,"side":"Black","row_by":null,"points":"c4,c1","ring":"c1","until":null}
{"file":"steal.yin","record":1,"kind":"ring","turn":3,"side":"White","row_by":null,"points":"h4,h9","ring":"h9","until":null}
{"file":"steal.yin","record":1,"kind":"ring","turn":4,"side":"Black","row_by":null,"points":"c2,h7","ring":"h7","until":22}
{"file":"steal.yin","record":1,"kind":"ring","turn":5,"side":"White","row_by":null,"points":"i8,b1","ring":"b1","until":null}
{"file":"steal.yin","record":1,"kind":"ring","turn":6,"side":"Black","row_by":null,"points":"j8","ring":"j8","until":34}
{"file":"steal.yin","record":1,"kind":"ring","turn":7,"side":"White","row_by":null,"points":"f4,f10","ring":"f10","until":null}
{"file":"steal.yin","record":1,"kind":"ring","turn":8,"side":"Black","row_by":null,"points":"e2,e1,g3,i5,d5,d3,d1,f3,f7,f2,f8","ring":"f8","until":null}
{"file":"steal.yin","record":1,"kind":"ring","turn":9,"side":"White","row_by":null,"points":"j9,j10,h8,d4,g7,g9","ring":"g9","until":null}
{"file":"steal.yin","record":1,"kind":"ring","turn":10,"side":"Black","row_by":null,"points":"e5,i9,c3,c5,f5,d3,h7","ring":"h7","until":46}
