try() { "$@"; echo "status $?" >&2; }
cat samples/tournament.yin samples/broken/move-no-ring.yin >"$WORK/all.yin"
printf 'Mira H.\tMira Halvorsen\n' >"$WORK/names" && cd "$WORK" || exit
try yinsh score --columns=record,white,black,result --record=7-12,2 all.yin
echo '--- the bad record is not selected: its fault is not reported, and it is in no sum'
try yinsh score --columns=record,white,black,result --where='result=="0-1"' all.yin
try yinsh score --columns=record,white --record=2-7 --where='winner=="Mira H."' --alias=names all.yin
try yinsh score --summary --record=1-4 all.yin
try yinsh score --standings --record=1-4 --where='white!="Mira Halvorsen"' all.yin
echo '--- the column record counts from the beginning of a part, and --record cannot be used'
try yinsh score --columns=record,white --part=1/1 --where='record>7' all.yin
try yinsh score --part=1/1 --record=1 all.yin
try yinsh score --merge --record=1 all.yin
try yinsh score --merge --where=white all.yin
== stdout
record	white	black	result
2	Teodor Quist	Søren Bækgård	0-1
7	Teodor Quist	Mira Halvorsen	0-1
8	Zoë Marchetti	Søren Bækgård	1-0
9			*
--- the bad record is not selected: its fault is not reported, and it is in no sum
record	white	black	result
2	Teodor Quist	Søren Bækgård	0-1
4	Søren Bækgård	Mira Halvorsen	0-1
7	Teodor Quist	Mira Halvorsen	0-1
record	white
4	Søren Bækgård
5	Mira H.
7	Teodor Quist
group	item	value	share
status	ok	4	1.0000
status	mismatch	0	0.0000
status	illegal	0	0.0000
status	malformed	0	0.0000
result	*	0	0.0000
result	1-0	1	0.2500
result	0-1	2	0.5000
result	1/2-1/2	1	0.2500
end	unfinished	0	0.0000
end	rings	2	0.5000
end	markers	1	0.2500
end	blocked	0	0.0000
end	resign	1	0.2500
end	time	0	0.0000
end	forfeit	0	0.0000
end	agreed	0	0.0000
end	both-lost	0	0.0000
end	unknown	0	0.0000
turns	games	4	
turns	min	47	
turns	median	67.5	
turns	mean	65.75	
turns	max	81	
first	games	4	
first	score	0.3750	
first	low	0.1154	
first	high	0.7571	
players	named	4	1.0000
players	unnamed	0	0.0000
rank	player	games	wins	draws	losses	points	score	rings_for	rings_against	white_games	white_points	black_games	black_points	sonneborn_berger	buchholz
1	Mira Halvorsen	1	1	0	0	1.0	100.0	0	1	0	0.0	1	1.0	1.00	1.00
2	Søren Bækgård	2	1	0	1	1.0	50.0	4	2	1	0.0	1	1.0	0.50	1.50
3	Zoë Marchetti	1	0	1	0	0.5	50.0	1	1	1	0.5	0	0.0	0.25	0.50
4	Teodor Quist	2	0	1	1	0.5	25.0	3	4	1	0.0	1	0.5	0.25	1.50
--- the column record counts from the beginning of a part, and --record cannot be used
record	white
8	Zoë Marchetti
9	
== stderr
all.yin:153:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
   153 | 11.f5-f6 *
       |    ^~~~~
       = rulebook E.2: The player whose turn it is puts the marker into one of their own rings, and moves that ring.
       = note: f5 is vacant
       = note: White's rings are on b4, d2, e3, g4, h6
       = note: nearest legal actions: h6-f6, e3-e6, g4-g6
status 1
status 0
status 0
status 0
status 0
all.yin:153:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
   153 | 11.f5-f6 *
       |    ^~~~~
       = rulebook E.2: The player whose turn it is puts the marker into one of their own rings, and moves that ring.
       = note: f5 is vacant
       = note: White's rings are on b4, d2, e3, g4, h6
       = note: nearest legal actions: h6-f6, e3-e6, g4-g6
status 1
yinsh: score: --record and --part cannot be combined: a part does not know the numbers of its records in the file
Try 'yinsh score --help'.
status 2
yinsh: score: sums cannot be filtered: --merge cannot be combined with --record or --where
Try 'yinsh score --help'.
status 2
yinsh: score: sums cannot be filtered: --merge cannot be combined with --record or --where
Try 'yinsh score --help'.
status 2
