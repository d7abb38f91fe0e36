{
    cat samples/tournament.yin samples/broken/row-vacant.yin
    printf '[White "a\\\\tb = \x1b[31m"]\n[Black "Zoë Marchetti"]\n[Date "2020.01.??"]\n[Result "1-0"]\n[Termination "resign"]\n\n1. a2 2. c4 3. e5 1-0\n\n'
    printf '[White "%0300d"]\n[Black ""]\n[Result "0-1"]\n[Termination "time"]\n\n1. e5 2. c4 0-1\n\n' 0
} >"$WORK/games.yin"
yinsh stats --by=white_clock --format=tsv samples/archive.sgf | grep '	score	white'
cd "$WORK" || exit
for by in player,player year,result site,event,round end,turns variant tag:White file,status; do
    echo "--- $by"
    yinsh stats --by=$by --format=tsv games.yin 2>/dev/null | grep -E '^[^	]*(	[^	]*)*	figure	|	score	|	mean	' | cut -c 1-200
done
echo '--- text'
yinsh stats --by=player games.yin 2>/dev/null | grep -B 1 ' games*$' | cut -c 1-80
yinsh stats --by=year --format=json games.yin 2>/dev/null | head -n 3
yinsh stats --by=player,year --partial games.yin 2>/dev/null | grep ' score\| won\| lost' | cut -c 1-100
== stdout
136.674	score	white	1		0.0000	0.0000	0.7935
236.346	score	white	1		1.0000	0.2065	1.0000
296.124	score	white	1		1.0000	0.2065	1.0000
301.169	score	white	1		0.0000	0.0000	0.7935
443.653	score	white	1		1.0000	0.2065	1.0000
?	score	white	1		0.5000	0.1033	0.8967
--- player,player
player	figure	item	n	count	value	low	high
00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
?	score	white	1		0.0000	0.0000	0.7935
?	player	score	1		1.0000	0.2065	1.0000
?	turns	mean	1		2.00		
?	moves	mean	1		0.00		
?	rows	mean	1		0.00		
?	markers	mean	1		0.00		
Mira Halvorsen	score	white	4		0.5000	0.1500	0.8500
Mira Halvorsen	player	score	4		1.0000	0.5101	1.0000
Mira Halvorsen	first_ring	score	4		0.7500	0.3006	0.9544
Mira Halvorsen	turns	mean	4		58.00	39.12	76.88
Mira Halvorsen	moves	mean	4		48.00	29.12	66.88
Mira Halvorsen	ring_turn	mean	4		38.75	25.94	51.56
Mira Halvorsen	rows	mean	4		2.00	0.04	3.96
Mira Halvorsen	flips	mean	192		1.01	0.83	1.18
Mira Halvorsen	markers	mean	4		39.25	25.47	53.03
Søren Bækgård	score	white	4		0.3750	0.1154	0.7571
Søren Bækgård	player	score	4		0.3750	0.1154	0.7571
Søren Bækgård	first_ring	score	3		0.3333	0.0615	0.7923
Søren Bækgård	turns	mean	4		59.00	50.88	67.12
Søren Bækgård	moves	mean	4		48.50	40.80	56.20
Søren Bækgård	ring_turn	mean	3		39.67	31.02	48.31
Søren Bækgård	rows	mean	4		2.50	0.17	4.83
Søren Bækgård	flips	mean	194		0.89	0.75	1.04
Søren Bækgård	markers	mean	4		39.50	31.09	47.91
Teodor Quist	score	white	4		0.3750	0.1154	0.7571
Teodor Quist	player	score	4		0.1250	0.0409	0.5765
Teodor Quist	first_ring	score	4		0.8750	0.4235	0.9591
Teodor Quist	turns	mean	4		59.75	45.25	74.25
Teodor Quist	moves	mean	4		49.50	35.09	63.91
Teodor Quist	ring_turn	mean	4		46.50	31.31	61.69
Teodor Quist	rows	mean	4		2.25	0.39	4.11
Teodor Quist	flips	mean	198		0.90	0.73	1.07
Teodor Quist	markers	mean	4		39.50	25.89	53.11
Zoë Marchetti	score	white	5		0.8000	0.4208	0.9185
Zoë Marchetti	player	score	5		0.4000	0.1578	0.7291
Zoë Marchetti	first_ring	score	3		0.5000	0.1538	0.8462
Zoë Marchetti	turns	mean	5		56.00	29.14	82.86
Zoë Marchetti	moves	mean	5		47.20	23.04	71.36
Zoë Marchetti	ring_turn	mean	3		48.00	33.29	62.71
Zoë Marchetti	rows	mean	5		2.20	0.20	4.20
Zoë Marchetti	flips	mean	236		1.01	0.84	1.18
Zoë Marchetti	markers	mean	5		39.00	19.67	58.33
a\\tb = \x1b[31m	score	white	1		1.0000	0.2065	1.0000
a\\tb = \x1b[31m	player	score	1		1.0000	0.2065	1.0000
a\\tb = \x1b[31m	turns	mean	1		3.00		
a\\tb = \x1b[31m	moves	mean	1		0.00		
a\\tb = \x1b[31m	rows	mean	1		0.00		
a\\tb = \x1b[31m	markers	mean	1		0.00		
--- year,result
year	result	figure	item	n	count	value	low	high
2020	1-0	score	white	1		1.0000	0.2065	1.0000
2020	1-0	turns	mean	1		3.00		
2020	1-0	moves	mean	1		0.00		
2020	1-0	rows	mean	1		0.00		
2020	1-0	markers	mean	1		0.00		
2026	0-1	score	white	3		0.0000	0.0000	0.5615
2026	0-1	first_ring	score	3		0.6667	0.2077	0.9385
2026	0-1	turns	mean	3		59.00	47.19	70.81
2026	0-1	moves	mean	3		48.67	37.11	60.23
2026	0-1	ring_turn	mean	3		43.00	28.03	57.97
2026	0-1	rows	mean	3		2.33	-0.28	4.95
2026	0-1	flips	mean	146		0.88	0.71	1.06
2026	0-1	markers	mean	3		38.67	26.57	50.77
2026	1-0	score	white	3		1.0000	0.4385	1.0000
2026	1-0	first_ring	score	3		0.6667	0.2077	0.9385
2026	1-0	turns	mean	3		61.33	36.74	85.93
2026	1-0	moves	mean	3		51.00	26.49	75.51
2026	1-0	ring_turn	mean	3		37.33	26.34	48.32
2026	1-0	rows	mean	3		3.33	0.98	5.69
2026	1-0	flips	mean	153		1.19	0.98	1.40
2026	1-0	markers	mean	3		39.00	22.68	55.32
2026	1/2-1/2	score	white	2		0.5000	0.1712	0.8288
2026	1/2-1/2	first_ring	score	1		0.5000	0.1033	0.8967
2026	1/2-1/2	turns	mean	2		65.50	54.72	76.28
2026	1/2-1/2	moves	mean	2		55.50	44.72	66.28
2026	1/2-1/2	ring_turn	mean	1		61.00		
2026	1/2-1/2	rows	mean	2		1.00	-0.96	2.96
2026	1/2-1/2	flips	mean	111		0.72	0.50	0.94
2026	1/2-1/2	markers	mean	2		50.50	49.52	51.48
?	0-1	score	white	1		0.0000	0.0000	0.7935
?	0-1	turns	mean	1		2.00		
?	0-1	moves	mean	1		0.00		
?	0-1	rows	mean	1		0.00		
?	0-1	markers	mean	1		0.00		
--- site,event,round
site	event	round	figure	item	n	count	value	low	high
?	?	?	score	white	2		0.5000	0.0945	0.9055
?	?	?	turns	mean	2		2.50	1.52	3.48
?	?	?	moves	mean	2		0.00	0.00	0.00
?	?	?	rows	mean	2		0.00	0.00	0.00
?	?	?	markers	mean	2		0.00	0.00	0.00
Ringby	Ringby Open	1	score	white	2		0.5000	0.0945	0.9055
Ringby	Ringby Open	1	first_ring	score	2		1.0000	0.3424	1.0000
Ringby	Ringby Open	1	turns	mean	2		72.50	55.84	89.16
Ringby	Ringby Open	1	moves	mean	2		62.00	44.36	79.64
Ringby	Ringby Open	1	ring_turn	mean	2		36.50	33.56	39.44
Ringby	Ringby Open	1	rows	mean	2		5.00	5.00	5.00
Ringby	Ringby Open	1	flips	mean	124		1.34	1.09	1.59
Ringby	Ringby Open	1	markers	mean	2		42.00	24.36	59.64
Ringby	Ringby Open	2	score	white	2		0.2500	0.0649	0.7640
Ringby	Ringby Open	2	first_ring	score	2		0.2500	0.0649	0.7640
Ringby	Ringby Open	2	turns	mean	2		59.00	35.48	82.52
Ringby	Ringby Open	2	moves	mean	2		49.00	25.48	72.52
Ringby	Ringby Open	2	ring_turn	mean	2		47.00	19.56	74.44
Ringby	Ringby Open	2	rows	mean	2		1.50	0.52	2.48
Ringby	Ringby Open	2	flips	mean	98		0.95	0.70	1.19
Ringby	Ringby Open	2	markers	mean	2		41.50	22.88	60.12
Ringby	Ringby Open	3	score	white	2		0.7500	0.2360	0.9351
Ringby	Ringby Open	3	first_ring	score	1		1.0000	0.2065	1.0000
Ringby	Ringby Open	3	turns	mean	2		49.00	27.44	70.56
Ringby	Ringby Open	3	moves	mean	2		39.00	17.44	60.56
Ringby	Ringby Open	3	ring_turn	mean	1		29.00		
Ringby	Ringby Open	3	rows	mean	2		0.50	-0.48	1.48
Ringby	Ringby Open	3	flips	mean	78		0.58	0.39	0.77
Ringby	Ringby Open	3	markers	mean	2		36.50	10.04	62.96
Ringby	Ringby Open	4	score	white	2		0.5000	0.0945	0.9055
Ringby	Ringby Open	4	first_ring	score	2		0.5000	0.0945	0.9055
Ringby	Ringby Open	4	turns	mean	2		65.50	64.52	66.48
Ringby	Ringby Open	4	moves	mean	2		55.00	53.04	56.96
Ringby	Ringby Open	4	ring_turn	mean	2		53.00	43.20	62.80
Ringby	Ringby Open	4	rows	mean	2		2.50	-0.44	5.44
Ringby	Ringby Open	4	flips	mean	110		0.79	0.60	0.98
Ringby	Ringby Open	4	markers	mean	2		47.00	39.16	54.84
--- end,turns
end	turns	figure	item	n	count	value	low	high
agreed	60	score	white	1		0.5000	0.1033	0.8967
agreed	60	turns	mean	1		60.00		
agreed	60	moves	mean	1		50.00		
agreed	60	rows	mean	1		0.00		
agreed	60	flips	mean	50		0.42	0.21	0.63
agreed	60	markers	mean	1		50.00		
markers	66	score	white	1		0.0000	0.0000	0.7935
markers	66	first_ring	score	1		1.0000	0.2065	1.0000
markers	66	turns	mean	1		66.00		
markers	66	moves	mean	1		56.00		
markers	66	ring_turn	mean	1		58.00		
markers	66	rows	mean	1		1.00		
markers	66	flips	mean	56		0.57	0.31	0.83
markers	66	markers	mean	1		51.00		
markers	71	score	white	1		0.5000	0.1033	0.8967
markers	71	first_ring	score	1		0.5000	0.1033	0.8967
markers	71	turns	mean	1		71.00		
markers	71	moves	mean	1		61.00		
markers	71	ring_turn	mean	1		61.00		
markers	71	rows	mean	1		2.00		
markers	71	flips	mean	61		0.97	0.61	1.32
markers	71	markers	mean	1		51.00		
resign	3	score	white	1		1.0000	0.2065	1.0000
resign	3	turns	mean	1		3.00		
resign	3	moves	mean	1		0.00		
resign	3	rows	mean	1		0.00		
resign	3	markers	mean	1		0.00		
resign	47	score	white	1		0.0000	0.0000	0.7935
resign	47	first_ring	score	1		0.0000	0.0000	0.7935
resign	47	turns	mean	1		47.00		
resign	47	moves	mean	1		37.00		
resign	47	ring_turn	mean	1		33.00		
resign	47	rows	mean	1		1.00		
resign	47	flips	mean	37		0.92	0.63	1.21
resign	47	markers	mean	1		32.00		
rings	64	score	white	1		0.0000	0.0000	0.7935
rings	64	first_ring	score	1		1.0000	0.2065	1.0000
rings	64	turns	mean	1		64.00		
rings	64	moves	mean	1		53.00		
rings	64	ring_turn	mean	1		38.00		
rings	64	rows	mean	1		5.00		
rings	64	flips	mean	53		1.19	0.86	1.52
rings	64	markers	mean	1		33.00		
rings	65	score	white	1		1.0000	0.2065	1.0000
rings	65	first_ring	score	1		0.0000	0.0000	0.7935
rings	65	turns	mean	1		65.00		
rings	65	moves	mean	1		54.00		
rings	65	ring_turn	mean	1		48.00		
rings	65	rows	mean	1		4.00		
rings	65	flips	mean	54		1.02	0.75	1.29
rings	65	markers	mean	1		43.00		
rings	81	score	white	1		1.0000	0.2065	1.0000
rings	81	first_ring	score	1		1.0000	0.2065	1.0000
rings	81	turns	mean	1		81.00		
rings	81	moves	mean	1		71.00		
rings	81	ring_turn	mean	1		35.00		
rings	81	rows	mean	1		5.00		
rings	81	flips	mean	71		1.45	1.09	1.81
rings	81	markers	mean	1		51.00		
time	2	score	white	1		0.0000	0.0000	0.7935
time	2	turns	mean	1		2.00		
time	2	moves	mean	1		0.00		
time	2	rows	mean	1		0.00		
time	2	markers	mean	1		0.00		
time	38	score	white	1		1.0000	0.2065	1.0000
time	38	first_ring	score	1		1.0000	0.2065	1.0000
time	38	turns	mean	1		38.00		
time	38	moves	mean	1		28.00		
time	38	ring_turn	mean	1		29.00		
time	38	rows	mean	1		1.00		
time	38	flips	mean	28		0.86	0.50	1.22
time	38	markers	mean	1		23.00		
--- variant
variant	figure	item	n	count	value	low	high
standard	score	white	10		0.5000	0.2564	0.7436
standard	first_ring	score	7		0.6429	0.3170	0.8675
standard	turns	mean	10		49.70	32.61	66.79
standard	moves	mean	10		41.00	25.73	56.27
standard	ring_turn	mean	7		43.14	33.78	52.51
standard	rows	mean	10		1.90	0.65	3.15
standard	flips	mean	410		0.95	0.84	1.07
standard	markers	mean	10		33.40	20.94	45.86
--- tag:White
tag:White	figure	item	n	count	value	low	high
00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
Mira Halvorsen	score	white	2		1.0000	0.3424	1.0000
Mira Halvorsen	first_ring	score	2		1.0000	0.3424	1.0000
Mira Halvorsen	turns	mean	2		59.50	17.36	101.64
Mira Halvorsen	moves	mean	2		49.50	7.36	91.64
Mira Halvorsen	ring_turn	mean	2		32.00	26.12	37.88
Mira Halvorsen	rows	mean	2		3.00	-0.92	6.92
Mira Halvorsen	flips	mean	99		1.28	1.00	1.56
Mira Halvorsen	markers	mean	2		37.00	9.56	64.44
Søren Bækgård	score	white	2		0.2500	0.0649	0.7640
Søren Bækgård	first_ring	score	1		0.0000	0.0000	0.7935
Søren Bækgård	turns	mean	2		53.50	40.76	66.24
Søren Bækgård	moves	mean	2		43.50	30.76	56.24
Søren Bækgård	ring_turn	mean	1		33.00		
Søren Bækgård	rows	mean	2		0.50	-0.48	1.48
Søren Bækgård	flips	mean	87		0.63	0.45	0.81
Søren Bækgård	markers	mean	2		41.00	23.36	58.64
Teodor Quist	score	white	2		0.0000	0.0000	0.6576
Teodor Quist	first_ring	score	2		1.0000	0.3424	1.0000
Teodor Quist	turns	mean	2		65.00	63.04	66.96
Teodor Quist	moves	mean	2		54.50	51.56	57.44
Teodor Quist	ring_turn	mean	2		48.00	28.40	67.60
Teodor Quist	rows	mean	2		3.00	-0.92	6.92
Teodor Quist	flips	mean	109		0.87	0.66	1.09
Teodor Quist	markers	mean	2		42.00	24.36	59.64
Zoë Marchetti	score	white	2		0.7500	0.2360	0.9351
Zoë Marchetti	first_ring	score	2		0.2500	0.0649	0.7640
Zoë Marchetti	turns	mean	2		68.00	62.12	73.88
Zoë Marchetti	moves	mean	2		57.50	50.64	64.36
Zoë Marchetti	ring_turn	mean	2		54.50	41.76	67.24
Zoë Marchetti	rows	mean	2		3.00	1.04	4.96
Zoë Marchetti	flips	mean	115		0.99	0.76	1.22
Zoë Marchetti	markers	mean	2		47.00	39.16	54.84
a\\tb = \x1b[31m	score	white	1		1.0000	0.2065	1.0000
a\\tb = \x1b[31m	turns	mean	1		3.00		
a\\tb = \x1b[31m	moves	mean	1		0.00		
a\\tb = \x1b[31m	rows	mean	1		0.00		
a\\tb = \x1b[31m	markers	mean	1		0.00		
--- file,status
file	status	figure	item	n	count	value	low	high
games.yin	ok	score	white	10		0.5000	0.2564	0.7436
games.yin	ok	first_ring	score	7		0.6429	0.3170	0.8675
games.yin	ok	turns	mean	10		49.70	32.61	66.79
games.yin	ok	moves	mean	10		41.00	25.73	56.27
games.yin	ok	ring_turn	mean	7		43.14	33.78	52.51
games.yin	ok	rows	mean	10		1.90	0.65	3.15
games.yin	ok	flips	mean	410		0.95	0.84	1.07
games.yin	ok	markers	mean	10		33.40	20.94	45.86
--- text
player=0000000000000000000000000000000000000000000000000000000000000000000000000
1 game
--
player=?
1 game
--
player=Mira Halvorsen
4 games
--
player=Søren Bækgård
4 games
--
player=Teodor Quist
4 games
--
player=Zoë Marchetti
5 games
--
player=a\\tb = \x1b[31m
1 game
{"year":"2020","figure":"result","item":"*","n":1,"count":0,"value":0.0000,"low":0.0000,"high":0.7935}
{"year":"2020","figure":"result","item":"1-0","n":1,"count":1,"value":1.0000,"low":0.2065,"high":1.0000}
{"year":"2020","figure":"result","item":"0-1","n":1,"count":0,"value":0.0000,"low":0.0000,"high":0.7935}
stat player=0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
stat player=? year=? player won	1
stat player=Mira%20Halvorsen year=2026 first_ring lost	1
stat player=Mira%20Halvorsen year=2026 first_ring won	3
stat player=Mira%20Halvorsen year=2026 player won	4
stat player=Søren%20Bækgård year=2026 first_ring lost	2
stat player=Søren%20Bækgård year=2026 first_ring won	1
stat player=Søren%20Bækgård year=2026 player lost	2
stat player=Søren%20Bækgård year=2026 player won	1
stat player=Teodor%20Quist year=2026 first_ring won	3
stat player=Teodor%20Quist year=2026 player lost	3
stat player=Zoë%20Marchetti year=2020 player lost	1
stat player=Zoë%20Marchetti year=2026 first_ring lost	1
stat player=Zoë%20Marchetti year=2026 first_ring won	1
stat player=Zoë%20Marchetti year=2026 player lost	1
stat player=Zoë%20Marchetti year=2026 player won	1
stat player=a\tb%20=%20%1B[31m year=2020 player won	1
