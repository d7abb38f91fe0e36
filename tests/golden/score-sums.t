# The tournament, and games of people whose names are hard on tables.
{
    cat samples/tournament.yin
    printf '[White "=SUM(1)"]\n[Black "Zo\\"e, \\\\ M"]\n[Result "1-0"]\n[Termination "resign"]\n\n1. e5 1-0\n\n'
    printf '[White "Zo\\"e, \\\\ M"]\n[Black "=SUM(1)"]\n[Result "1-0"]\n[Termination "time"]\n\n1. e5 1-0\n\n'
    printf '[White "?"]\n[Black "=SUM(1)"]\n[Result "0-1"]\n[Termination "resign"]\n\n1. e5 0-1\n\n'
    printf '[White "a\tb"]\n[Black "a\tb"]\n[Result "0-1"]\n[Termination "resign"]\n\n1. e5 0-1\n\n'
    cat samples/broken/row-vacant.yin samples/broken/result-mismatch.yin
} >"$WORK/games.yin"
cd "$WORK" || exit
for report in summary standings crosstable elo; do
    for format in tsv csv json table; do
        echo "--- $report, $format"
        yinsh score --$report --format=$format games.yin 2>err
        echo "status $?"
    done
    cat err >&2
done
echo '--- partial'
yinsh score --partial games.yin 2>/dev/null
echo "status $?"
echo '--- of no record, and of none that passes'
for report in summary standings crosstable elo partial; do
    yinsh score --$report --where='turns>1000' games.yin 2>/dev/null
    echo "status $?"
done
echo '--- filtered'
yinsh score --standings --where='black=="=SUM(1)" && turns<3' games.yin 2>/dev/null
== stdout
--- summary, tsv
group	item	value	share
status	ok	12	0.8571
status	mismatch	1	0.0714
status	illegal	1	0.0714
status	malformed	0	0.0000
result	*	0	0.0000
result	1-0	5	0.4167
result	0-1	5	0.4167
result	1/2-1/2	2	0.1667
end	unfinished	0	0.0000
end	rings	3	0.2500
end	markers	2	0.1667
end	blocked	0	0.0000
end	resign	4	0.3333
end	time	2	0.1667
end	forfeit	0	0.0000
end	agreed	1	0.0833
end	both-lost	0	0.0000
end	unknown	0	0.0000
turns	games	12	
turns	min	1	
turns	median	53.5	
turns	mean	41.33	
turns	max	81	
first	games	12	
first	score	0.5000	
first	low	0.2698	
first	high	0.7302	
players	named	12	1.0000
players	unnamed	0	0.0000
faults	row-vacant	1	0.5000
faults	result-mismatch	1	0.5000
faulty	row-vacant	1	0.0714
faulty	result-mismatch	1	0.0714
status 1
--- summary, csv
group,item,value,share
status,ok,12,0.8571
status,mismatch,1,0.0714
status,illegal,1,0.0714
status,malformed,0,0.0000
result,*,0,0.0000
result,1-0,5,0.4167
result,0-1,5,0.4167
result,1/2-1/2,2,0.1667
end,unfinished,0,0.0000
end,rings,3,0.2500
end,markers,2,0.1667
end,blocked,0,0.0000
end,resign,4,0.3333
end,time,2,0.1667
end,forfeit,0,0.0000
end,agreed,1,0.0833
end,both-lost,0,0.0000
end,unknown,0,0.0000
turns,games,12,
turns,min,1,
turns,median,53.5,
turns,mean,41.33,
turns,max,81,
first,games,12,
first,score,0.5000,
first,low,0.2698,
first,high,0.7302,
players,named,12,1.0000
players,unnamed,0,0.0000
faults,row-vacant,1,0.5000
faults,result-mismatch,1,0.5000
faulty,row-vacant,1,0.0714
faulty,result-mismatch,1,0.0714
status 1
--- summary, json
{"group":"status","item":"ok","value":12,"share":0.8571}
{"group":"status","item":"mismatch","value":1,"share":0.0714}
{"group":"status","item":"illegal","value":1,"share":0.0714}
{"group":"status","item":"malformed","value":0,"share":0.0000}
{"group":"result","item":"*","value":0,"share":0.0000}
{"group":"result","item":"1-0","value":5,"share":0.4167}
{"group":"result","item":"0-1","value":5,"share":0.4167}
{"group":"result","item":"1/2-1/2","value":2,"share":0.1667}
{"group":"end","item":"unfinished","value":0,"share":0.0000}
{"group":"end","item":"rings","value":3,"share":0.2500}
{"group":"end","item":"markers","value":2,"share":0.1667}
{"group":"end","item":"blocked","value":0,"share":0.0000}
{"group":"end","item":"resign","value":4,"share":0.3333}
{"group":"end","item":"time","value":2,"share":0.1667}
{"group":"end","item":"forfeit","value":0,"share":0.0000}
{"group":"end","item":"agreed","value":1,"share":0.0833}
{"group":"end","item":"both-lost","value":0,"share":0.0000}
{"group":"end","item":"unknown","value":0,"share":0.0000}
{"group":"turns","item":"games","value":12,"share":null}
{"group":"turns","item":"min","value":1,"share":null}
{"group":"turns","item":"median","value":53.5,"share":null}
{"group":"turns","item":"mean","value":41.33,"share":null}
{"group":"turns","item":"max","value":81,"share":null}
{"group":"first","item":"games","value":12,"share":null}
{"group":"first","item":"score","value":0.5000,"share":null}
{"group":"first","item":"low","value":0.2698,"share":null}
{"group":"first","item":"high","value":0.7302,"share":null}
{"group":"players","item":"named","value":12,"share":1.0000}
{"group":"players","item":"unnamed","value":0,"share":0.0000}
{"group":"faults","item":"row-vacant","value":1,"share":0.5000}
{"group":"faults","item":"result-mismatch","value":1,"share":0.5000}
{"group":"faulty","item":"row-vacant","value":1,"share":0.0714}
{"group":"faulty","item":"result-mismatch","value":1,"share":0.0714}
status 1
--- summary, table
group    item              value   share
status   ok                   12  0.8571
status   mismatch              1  0.0714
status   illegal               1  0.0714
status   malformed             0  0.0000
result   *                     0  0.0000
result   1-0                   5  0.4167
result   0-1                   5  0.4167
result   1/2-1/2               2  0.1667
end      unfinished            0  0.0000
end      rings                 3  0.2500
end      markers               2  0.1667
end      blocked               0  0.0000
end      resign                4  0.3333
end      time                  2  0.1667
end      forfeit               0  0.0000
end      agreed                1  0.0833
end      both-lost             0  0.0000
end      unknown               0  0.0000
turns    games                12
turns    min                   1
turns    median             53.5
turns    mean              41.33
turns    max                  81
first    games                12
first    score            0.5000
first    low              0.2698
first    high             0.7302
players  named                12  1.0000
players  unnamed               0  0.0000
faults   row-vacant            1  0.5000
faults   result-mismatch       1  0.5000
faulty   row-vacant            1  0.0714
faulty   result-mismatch       1  0.0714
status 1
--- standings, tsv
rank	player	games	wins	draws	losses	points	score	rings_for	rings_against	white_games	white_points	black_games	black_points	sonneborn_berger	buchholz
1	Mira Halvorsen	4	4	0	0	4.0	100.0	5	3	2	2.0	2	2.0	4.50	4.50
2	=SUM(1)	3	2	0	1	2.0	66.7	0	0	1	1.0	2	1.0	1.00	2.00
3	Zoë Marchetti	4	1	2	1	2.0	50.0	6	5	2	1.5	2	0.5	2.50	7.50
4	Søren Bækgård	4	1	1	2	1.5	37.5	5	5	2	0.5	2	1.0	1.50	8.50
5	Zo"e, \\ M	2	1	0	1	1.0	50.0	0	0	1	1.0	1	0.0	2.00	4.00
6	a\tb	2	1	0	1	1.0	50.0	0	0	1	0.0	1	1.0	0.00	0.00
7	Teodor Quist	4	0	1	3	0.5	12.5	3	6	2	0.0	2	0.5	1.00	11.50
status 1
--- standings, csv
rank,player,games,wins,draws,losses,points,score,rings_for,rings_against,white_games,white_points,black_games,black_points,sonneborn_berger,buchholz
1,Mira Halvorsen,4,4,0,0,4.0,100.0,5,3,2,2.0,2,2.0,4.50,4.50
2,'=SUM(1),3,2,0,1,2.0,66.7,0,0,1,1.0,2,1.0,1.00,2.00
3,Zoë Marchetti,4,1,2,1,2.0,50.0,6,5,2,1.5,2,0.5,2.50,7.50
4,Søren Bækgård,4,1,1,2,1.5,37.5,5,5,2,0.5,2,1.0,1.50,8.50
5,"Zo""e, \ M",2,1,0,1,1.0,50.0,0,0,1,1.0,1,0.0,2.00,4.00
6,a\tb,2,1,0,1,1.0,50.0,0,0,1,0.0,1,1.0,0.00,0.00
7,Teodor Quist,4,0,1,3,0.5,12.5,3,6,2,0.0,2,0.5,1.00,11.50
status 1
--- standings, json
{"rank":1,"player":"Mira Halvorsen","games":4,"wins":4,"draws":0,"losses":0,"points":4.0,"score":100.0,"rings_for":5,"rings_against":3,"white_games":2,"white_points":2.0,"black_games":2,"black_points":2.0,"sonneborn_berger":4.50,"buchholz":4.50}
{"rank":2,"player":"=SUM(1)","games":3,"wins":2,"draws":0,"losses":1,"points":2.0,"score":66.7,"rings_for":0,"rings_against":0,"white_games":1,"white_points":1.0,"black_games":2,"black_points":1.0,"sonneborn_berger":1.00,"buchholz":2.00}
{"rank":3,"player":"Zoë Marchetti","games":4,"wins":1,"draws":2,"losses":1,"points":2.0,"score":50.0,"rings_for":6,"rings_against":5,"white_games":2,"white_points":1.5,"black_games":2,"black_points":0.5,"sonneborn_berger":2.50,"buchholz":7.50}
{"rank":4,"player":"Søren Bækgård","games":4,"wins":1,"draws":1,"losses":2,"points":1.5,"score":37.5,"rings_for":5,"rings_against":5,"white_games":2,"white_points":0.5,"black_games":2,"black_points":1.0,"sonneborn_berger":1.50,"buchholz":8.50}
{"rank":5,"player":"Zo\"e, \\ M","games":2,"wins":1,"draws":0,"losses":1,"points":1.0,"score":50.0,"rings_for":0,"rings_against":0,"white_games":1,"white_points":1.0,"black_games":1,"black_points":0.0,"sonneborn_berger":2.00,"buchholz":4.00}
{"rank":6,"player":"a\u0009b","games":2,"wins":1,"draws":0,"losses":1,"points":1.0,"score":50.0,"rings_for":0,"rings_against":0,"white_games":1,"white_points":0.0,"black_games":1,"black_points":1.0,"sonneborn_berger":0.00,"buchholz":0.00}
{"rank":7,"player":"Teodor Quist","games":4,"wins":0,"draws":1,"losses":3,"points":0.5,"score":12.5,"rings_for":3,"rings_against":6,"white_games":2,"white_points":0.0,"black_games":2,"black_points":0.5,"sonneborn_berger":1.00,"buchholz":11.50}
status 1
--- standings, table
rank  player          games  wins  draws  losses  points  score  rings_for  rings_against  white_games  white_points  black_games  black_points  sonneborn_berger  buchholz
   1  Mira Halvorsen      4     4      0       0     4.0  100.0          5              3            2           2.0            2           2.0              4.50      4.50
   2  =SUM(1)             3     2      0       1     2.0   66.7          0              0            1           1.0            2           1.0              1.00      2.00
   3  Zoë Marchetti       4     1      2       1     2.0   50.0          6              5            2           1.5            2           0.5              2.50      7.50
   4  Søren Bækgård       4     1      1       2     1.5   37.5          5              5            2           0.5            2           1.0              1.50      8.50
   5  Zo"e, \\ M          2     1      0       1     1.0   50.0          0              0            1           1.0            1           0.0              2.00      4.00
   6  a\tb                2     1      0       1     1.0   50.0          0              0            1           0.0            1           1.0              0.00      0.00
   7  Teodor Quist        4     0      1       3     0.5   12.5          3              6            2           0.0            2           0.5              1.00     11.50
status 1
--- crosstable, tsv
number	player	1	2	3	4	5	6	7
1	Mira Halvorsen			1.0/1	1.0/1			2.0/2
2	=SUM(1)					1.0/2		
3	Zoë Marchetti	0.0/1			1.5/2			0.5/1
4	Søren Bækgård	0.0/1		0.5/2				1.0/1
5	Zo"e, \\ M		1.0/2					
6	a\tb							
7	Teodor Quist	0.0/2		0.5/1	0.0/1			
status 1
--- crosstable, csv
number,player,1,2,3,4,5,6,7
1,Mira Halvorsen,,,1.0/1,1.0/1,,,2.0/2
2,'=SUM(1),,,,,1.0/2,,
3,Zoë Marchetti,0.0/1,,,1.5/2,,,0.5/1
4,Søren Bækgård,0.0/1,,0.5/2,,,,1.0/1
5,"Zo""e, \ M",,1.0/2,,,,,
6,a\tb,,,,,,,
7,Teodor Quist,0.0/2,,0.5/1,0.0/1,,,
status 1
--- crosstable, json
{"number":1,"player":"Mira Halvorsen","1":null,"2":null,"3":"1.0/1","4":"1.0/1","5":null,"6":null,"7":"2.0/2"}
{"number":2,"player":"=SUM(1)","1":null,"2":null,"3":null,"4":null,"5":"1.0/2","6":null,"7":null}
{"number":3,"player":"Zoë Marchetti","1":"0.0/1","2":null,"3":null,"4":"1.5/2","5":null,"6":null,"7":"0.5/1"}
{"number":4,"player":"Søren Bækgård","1":"0.0/1","2":null,"3":"0.5/2","4":null,"5":null,"6":null,"7":"1.0/1"}
{"number":5,"player":"Zo\"e, \\ M","1":null,"2":"1.0/2","3":null,"4":null,"5":null,"6":null,"7":null}
{"number":6,"player":"a\u0009b","1":null,"2":null,"3":null,"4":null,"5":null,"6":null,"7":null}
{"number":7,"player":"Teodor Quist","1":"0.0/2","2":null,"3":"0.5/1","4":"0.0/1","5":null,"6":null,"7":null}
status 1
--- crosstable, table
number  player          1      2      3      4      5      6  7
     1  Mira Halvorsen                1.0/1  1.0/1            2.0/2
     2  =SUM(1)                                     1.0/2
     3  Zoë Marchetti   0.0/1                1.5/2            0.5/1
     4  Søren Bækgård   0.0/1         0.5/2                   1.0/1
     5  Zo"e, \\ M             1.0/2
     6  a\tb
     7  Teodor Quist    0.0/2         0.5/1  0.0/1
status 1
--- elo, tsv
rank	player	rating	error	games	points	opponents
1	Zoë Marchetti	1601.4	298.7	3	2.0	1475.3
2	Søren Bækgård	1527.2	286.3	3	1.5	1524.7
3	Teodor Quist	1371.4	372.6	2	0.5	1564.3
	=SUM(1)			2	1.0	
	Mira Halvorsen			4	4.0	
	Zo"e, \\ M			2	1.0	
	a\tb			0	0.0	
status 1
--- elo, csv
rank,player,rating,error,games,points,opponents
1,Zoë Marchetti,1601.4,298.7,3,2.0,1475.3
2,Søren Bækgård,1527.2,286.3,3,1.5,1524.7
3,Teodor Quist,1371.4,372.6,2,0.5,1564.3
,'=SUM(1),,,2,1.0,
,Mira Halvorsen,,,4,4.0,
,"Zo""e, \ M",,,2,1.0,
,a\tb,,,0,0.0,
status 1
--- elo, json
{"rank":1,"player":"Zoë Marchetti","rating":1601.4,"error":298.7,"games":3,"points":2.0,"opponents":1475.3}
{"rank":2,"player":"Søren Bækgård","rating":1527.2,"error":286.3,"games":3,"points":1.5,"opponents":1524.7}
{"rank":3,"player":"Teodor Quist","rating":1371.4,"error":372.6,"games":2,"points":0.5,"opponents":1564.3}
{"rank":null,"player":"=SUM(1)","rating":null,"error":null,"games":2,"points":1.0,"opponents":null}
{"rank":null,"player":"Mira Halvorsen","rating":null,"error":null,"games":4,"points":4.0,"opponents":null}
{"rank":null,"player":"Zo\"e, \\ M","rating":null,"error":null,"games":2,"points":1.0,"opponents":null}
{"rank":null,"player":"a\u0009b","rating":null,"error":null,"games":0,"points":0.0,"opponents":null}
status 1
--- elo, table
rank  player          rating  error  games  points  opponents
   1  Zoë Marchetti   1601.4  298.7      3     2.0     1475.3
   2  Søren Bækgård   1527.2  286.3      3     1.5     1524.7
   3  Teodor Quist    1371.4  372.6      2     0.5     1564.3
      =SUM(1)                            2     1.0
      Mira Halvorsen                     4     4.0
      Zo"e, \\ M                         2     1.0
      a\tb                               0     0.0
status 1
--- partial
end agreed	1
end markers	2
end resign	4
end rings	3
end time	2
faults result-mismatch	1
faults row-vacant	1
faulty result-mismatch	1
faulty row-vacant	1
game =SUM(1) Zo"e,%20\%20M 1-0 0-0	1
game ? =SUM(1) 0-1 0-0	1
game Mira%20Halvorsen Teodor%20Quist 1-0 1-0	1
game Mira%20Halvorsen Zoë%20Marchetti 1-0 3-2	1
game Søren%20Bækgård Mira%20Halvorsen 0-1 1-0	1
game Søren%20Bækgård Zoë%20Marchetti 1/2-1/2 0-0	1
game Teodor%20Quist Mira%20Halvorsen 0-1 0-1	1
game Teodor%20Quist Søren%20Bækgård 0-1 2-3	1
game Zo"e,%20\%20M =SUM(1) 1-0 0-0	1
game Zoë%20Marchetti Søren%20Bækgård 1-0 3-1	1
game Zoë%20Marchetti Teodor%20Quist 1/2-1/2 1-1	1
game a%09b a%09b 0-1 0-0	1
result 0-1	5
result 1-0	5
result 1/2-1/2	2
status illegal	1
status mismatch	1
status ok	12
turns 1	4
turns 38	1
turns 47	1
turns 60	1
turns 64	1
turns 65	1
turns 66	1
turns 71	1
turns 81	1
status 1
--- of no record, and of none that passes
group	item	value	share
status	ok	0	
status	mismatch	0	
status	illegal	0	
status	malformed	0	
result	*	0	
result	1-0	0	
result	0-1	0	
result	1/2-1/2	0	
end	unfinished	0	
end	rings	0	
end	markers	0	
end	blocked	0	
end	resign	0	
end	time	0	
end	forfeit	0	
end	agreed	0	
end	both-lost	0	
end	unknown	0	
turns	games	0	
turns	min		
turns	median		
turns	mean		
turns	max		
first	games	0	
first	score		
first	low		
first	high		
players	named	0	
players	unnamed	0	
status 0
rank	player	games	wins	draws	losses	points	score	rings_for	rings_against	white_games	white_points	black_games	black_points	sonneborn_berger	buchholz
status 0
number	player
status 0
rank	player	rating	error	games	points	opponents
status 0
status 0
--- filtered
rank	player	games	wins	draws	losses	points	score	rings_for	rings_against	white_games	white_points	black_games	black_points	sonneborn_berger	buchholz
1	Zo"e, \\ M	1	1	0	0	1.0	100.0	0	0	1	1.0	0	0.0	1.00	1.00
2	=SUM(1)	2	1	0	1	1.0	50.0	0	0	0	0.0	2	1.0	0.00	1.00
== stderr
games.yin:182:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
   182 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
games.yin:185:14: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
   185 | 41.xd3-d7xa2 0-1
       |              ^~~
       = rulebook H: The first player to remove three rings wins; if the markers run out first, the numbers of rings removed decide.
       = note: the game ended with turn 41: White removed 3 rings, Black 0
games.yin:182:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
   182 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
games.yin:185:14: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
   185 | 41.xd3-d7xa2 0-1
       |              ^~~
       = rulebook H: The first player to remove three rings wins; if the markers run out first, the numbers of rings removed decide.
       = note: the game ended with turn 41: White removed 3 rings, Black 0
games.yin:182:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
   182 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
games.yin:185:14: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
   185 | 41.xd3-d7xa2 0-1
       |              ^~~
       = rulebook H: The first player to remove three rings wins; if the markers run out first, the numbers of rings removed decide.
       = note: the game ended with turn 41: White removed 3 rings, Black 0
games.yin:182:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
   182 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
games.yin:185:14: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
   185 | 41.xd3-d7xa2 0-1
       |              ^~~
       = rulebook H: The first player to remove three rings wins; if the markers run out first, the numbers of rings removed decide.
       = note: the game ended with turn 41: White removed 3 rings, Black 0
yinsh: score: players without a rating, because no results connect them to the others: 4
