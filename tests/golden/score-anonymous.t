# Players become numbers in the order of the input, whatever is written; an alias counts before.
cd "$WORK" && cp "$OLDPWD/samples/tournament.yin" . || exit
printf 'Mira Halvorsen\tTeodor Quist\nIda\tPlayer 1\tPlayer 2\n' >names
columns=file,record,white,black,winner,day,event,site,tag:White,tag:Annotator,result
yinsh score --anonymous --columns=$columns tournament.yin
yinsh score --anonymous --columns=$columns --alias=names --where='white == "Mira Halvorsen"' tournament.yin
yinsh score --anonymous --standings tournament.yin | cut -f 1-7
yinsh score --anonymous --standings --alias=names tournament.yin | cut -f 1-7
yinsh score --anonymous --crosstable -j 3 tournament.yin
yinsh score --anonymous --elo tournament.yin | cut -f 1-3
yinsh score --anonymous --format=json --record=1 tournament.yin
yinsh score --anonymous --partial tournament.yin
yinsh score --anonymous --merge tournament.yin
== stdout
file	record	white	black	winner	day	event	site	tag:White	tag:Annotator	result
	1	Player 1	Player 2	Player 1				Player 1		1-0
	2	Player 3	Player 4	Player 4				Player 3		0-1
	3	Player 2	Player 3					Player 2		1/2-1/2
	4	Player 4	Player 1	Player 1				Player 4		0-1
	5	Player 1	Player 3	Player 1				Player 1		1-0
	6	Player 4	Player 2					Player 4		1/2-1/2
	7	Player 3	Player 1	Player 1				Player 3		0-1
	8	Player 2	Player 4	Player 2				Player 2		1-0
file	record	white	black	winner	day	event	site	tag:White	tag:Annotator	result
	1	Player 1	Player 2	Player 1				Player 1		1-0
	2	Player 1	Player 3	Player 3				Player 1		0-1
	5	Player 1	Player 1	Player 1				Player 1		1-0
	7	Player 1	Player 1	Player 1				Player 1		0-1
rank	player	games	wins	draws	losses	points
1	Player 1	4	4	0	0	4.0
2	Player 2	4	1	2	1	2.0
3	Player 4	4	1	1	2	1.5
4	Player 3	4	0	1	3	0.5
rank	player	games	wins	draws	losses	points
1	Player 1	8	4	1	3	4.5
2	Player 2	4	1	2	1	2.0
3	Player 3	4	1	1	2	1.5
number	player	1	2	3	4
1	Player 1		1.0/1	1.0/1	2.0/2
2	Player 2	0.0/1		1.5/2	0.5/1
3	Player 4	0.0/1	0.5/2		1.0/1
4	Player 3	0.0/2	0.5/1	0.0/1	
rank	player	rating
1	Player 2	1601.4
2	Player 4	1527.2
3	Player 3	1371.4
	Player 1	
{"file":"","record":1,"white":"Player 1","black":"Player 2","result":"1-0","white_rings":3,"black_rings":2,"end":"rings","turns":81,"moves":71,"claimed":"1-0","status":"ok","code":null,"fault_turn":null}
== status 2
== stderr
yinsh: score: names of --alias that no record has: 2, such as 'Player 1'
yinsh: score: players without a rating, because no results connect them to the others: 1
yinsh: score: --anonymous numbers the players of one run; it cannot be combined with --partial or --merge
Try 'yinsh score --help'.
yinsh: score: --anonymous numbers the players of one run; it cannot be combined with --partial or --merge
Try 'yinsh score --help'.
