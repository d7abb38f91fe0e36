# Two games that meet after other first moves, a mirrored one, and a bad one, beside the tournament.
{
    cat samples/tournament.yin samples/broken/row-vacant.yin samples/steal.yin
    printf '[White "Ann"]\n[Black "Bo"]\n[Date "2020.01.02"]\n[Result "1-0"]\n[Termination "resign"]\n\n1. a2 2. c4 3. e5 1-0\n\n'
    printf '[White "Ann"]\n[Black "Bo"]\n[Date "2021.01.02"]\n[Result "0-1"]\n[Termination "time"]\n\n1. e5 2. c4 3. a2 4. f6 0-1\n\n'
    printf '[White "Bo"]\n[Black "Ann"]\n[Result "1/2-1/2"]\n[Termination "agreed"]\n\n1. b1 2. d3 3. e5 4. f6 1/2-1/2\n\n'
    printf '[White "Bo"]\n[Black "Ann"]\n\n1. f6 *\n\n'
} >"$WORK/games.yin"
cd "$WORK" || exit
for format in text tsv csv json; do
    echo "--- $format"
    yinsh openings --format=$format --depth=3 games.yin 2>err
    echo "status $?"
done
cat err >&2
for sort in games score turns last move; do
    echo "--- by $sort"
    yinsh openings --tolerant --sort=$sort --depth=1 games.yin 2>/dev/null
done
echo '--- of a player'
yinsh openings --player=Ann --depth=1 games.yin 2>/dev/null
yinsh openings --player=Ann --as=black --min=2 games.yin 2>/dev/null
echo '--- from a position, in any of its images'
for board in 4/7/8/9/4W5/9/10/9/8/7/4 4/7/8/9/10/9/5W4/9/8/7/4; do
    yinsh openings --position="$board b place 0-0 2 standard" --depth=2 games.yin 2>/dev/null
done
echo '--- of another variant'
yinsh openings --variant=standard --depth=1 --position='4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard+steal' games.yin 2>/dev/null
echo '--- from the middle of a game'
position=$(yinsh show --format=position --turn=52 --record=1 games.yin 2>/dev/null)
yinsh openings --position="$position" --depth=12 --format=tsv games.yin 2>/dev/null
echo '--- of no game'
yinsh openings --format=tsv --where='turns>1000' games.yin
yinsh openings --format=json - </dev/null
== stdout
--- text
games  share  white  draws  black  score   low   high  turns  last        move
   12  100.0      4      3      4   50.0  27.3   72.7   45.7  2026-09-06  -
    2   16.7      1      1      0   75.0  23.6   93.5    3.5  2020-01-02    a2
    2  100.0      1      1      0   75.0  23.6   93.5    3.5  2020-01-02      c4
    3  100.0      1      1      1   50.0  15.4   84.6    3.7  2021-01-02        e5 =
    2   16.7      1      0      1   50.0   9.5   90.5   72.5  2026-09-05    a3
    1   50.0      0      0      1    0.0   0.0   79.3   64.0  2026-09-05      g7
    1  100.0      0      0      1    0.0   0.0   79.3   64.0  2026-09-05        d8
    1   50.0      1      0      0  100.0  20.7  100.0   81.0  2026-09-05      i7
    1  100.0      1      0      0  100.0  20.7  100.0   81.0  2026-09-05        f4
    2   16.7      0      1      1   25.0   6.5   76.4   59.0  2026-09-05    b3
    1   50.0      0      1      0   50.0  10.3   89.7   71.0  2026-09-05      g6
    1  100.0      0      1      0   50.0  10.3   89.7   71.0  2026-09-05        i9
    1   50.0      0      0      1    0.0   0.0   79.3   47.0  2026-09-05      h3
    1  100.0      0      0      1    0.0   0.0   79.3   47.0  2026-09-05        c8
    1    8.3      0      0      1    0.0   0.0   79.3   66.0  2026-09-06    b2
    1  100.0      0      0      1    0.0   0.0   79.3   66.0  2026-09-06      c6
    1  100.0      0      0      1    0.0   0.0   79.3   66.0  2026-09-06        g10
    1    8.3      1      0      0  100.0  20.7  100.0   65.0  2026-09-06    b4
    1  100.0      1      0      0  100.0  20.7  100.0   65.0  2026-09-06      j7
    1  100.0      1      0      0  100.0  20.7  100.0   65.0  2026-09-06        b7
    1    8.3      1      0      0  100.0  20.7  100.0   38.0  2026-09-06    d4
    1  100.0      1      0      0  100.0  20.7  100.0   38.0  2026-09-06      f7
    1  100.0      1      0      0  100.0  20.7  100.0   38.0  2026-09-06        d5
    1    8.3      0      1      0   50.0  10.3   89.7   60.0  2026-09-06    d5
    1  100.0      0      1      0   50.0  10.3   89.7   60.0  2026-09-06      f4
    1  100.0      0      1      0   50.0  10.3   89.7   60.0  2026-09-06        e5
    1    8.3      0      0      1    0.0   0.0   79.3    4.0  2021-01-02    e5
    1  100.0      0      0      1    0.0   0.0   79.3    4.0  2021-01-02      c4
    3  100.0      1      1      1   50.0  15.4   84.6    3.7  2021-01-02        a2 =
    1    8.3      0      0      0                                           f6
status 1
--- tsv
depth	line	move	played	share	games	white	draws	black	unfinished	score	low	high	turns	last	transposed	listed	position
0			12	100.0	12	4	3	4	1	50.0	27.3	72.7	45.7	2026-09-06	no		4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard
1	a2	a2	2	16.7	2	1	1	0	0	75.0	23.6	93.5	3.5	2020-01-02	no		W3/7/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard
2	a2 c4	c4	2	100.0	2	1	1	0	0	75.0	23.6	93.5	3.5	2020-01-02	no		W3/7/3B4/9/10/9/10/9/8/7/4 w place 0-0 3 standard
3	a2 c4 e5	e5	2	100.0	3	1	1	1	0	50.0	15.4	84.6	3.7	2021-01-02	yes		W3/7/3B4/9/4W5/9/10/9/8/7/4 b place 0-0 4 standard
1	a3	a3	2	16.7	2	1	0	1	0	50.0	9.5	90.5	72.5	2026-09-05	no		1W2/7/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard
2	a3 g7	g7	1	50.0	1	0	0	1	0	0.0	0.0	79.3	64.0	2026-09-05	no		1W2/7/8/9/10/9/5B4/9/8/7/4 w place 0-0 3 standard
3	a3 g7 d8	d8	1	100.0	1	0	0	1	0	0.0	0.0	79.3	64.0	2026-09-05	no		1W2/7/8/7W1/10/9/5B4/9/8/7/4 b place 0-0 4 standard
2	a3 i7	i7	1	50.0	1	1	0	0	0	100.0	20.7	100.0	81.0	2026-09-05	no		1W2/7/8/9/10/9/10/9/3B4/7/4 w place 0-0 3 standard
3	a3 i7 f4	f4	1	100.0	1	1	0	0	0	100.0	20.7	100.0	81.0	2026-09-05	no		1W2/7/8/9/10/2W6/10/9/3B4/7/4 b place 0-0 4 standard
1	b3	b3	2	16.7	2	0	1	1	0	25.0	6.5	76.4	59.0	2026-09-05	no		4/2W4/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard
2	b3 g6	g6	1	50.0	1	0	1	0	0	50.0	10.3	89.7	71.0	2026-09-05	no		4/2W4/8/9/10/9/4B5/9/8/7/4 w place 0-0 3 standard
3	b3 g6 i9	i9	1	100.0	1	0	1	0	0	50.0	10.3	89.7	71.0	2026-09-05	no		4/2W4/8/9/10/9/4B5/9/5W2/7/4 b place 0-0 4 standard
2	b3 h3	h3	1	50.0	1	0	0	1	0	0.0	0.0	79.3	47.0	2026-09-05	no		4/2W4/8/9/10/9/10/B8/8/7/4 w place 0-0 3 standard
3	b3 h3 c8	c8	1	100.0	1	0	0	1	0	0.0	0.0	79.3	47.0	2026-09-05	no		4/2W4/7W/9/10/9/10/B8/8/7/4 b place 0-0 4 standard
1	b2	b2	1	8.3	1	0	0	1	0	0.0	0.0	79.3	66.0	2026-09-06	no		4/1W5/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard
2	b2 c6	c6	1	100.0	1	0	0	1	0	0.0	0.0	79.3	66.0	2026-09-06	no		4/1W5/5B2/9/10/9/10/9/8/7/4 w place 0-0 3 standard
3	b2 c6 g10	g10	1	100.0	1	0	0	1	0	0.0	0.0	79.3	66.0	2026-09-06	no		4/1W5/5B2/9/10/9/8W1/9/8/7/4 b place 0-0 4 standard
1	b4	b4	1	8.3	1	1	0	0	0	100.0	20.7	100.0	65.0	2026-09-06	no		4/3W3/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard
2	b4 j7	j7	1	100.0	1	1	0	0	0	100.0	20.7	100.0	65.0	2026-09-06	no		4/3W3/8/9/10/9/10/9/8/2B4/4 w place 0-0 3 standard
3	b4 j7 b7	b7	1	100.0	1	1	0	0	0	100.0	20.7	100.0	65.0	2026-09-06	no		4/3W2W/8/9/10/9/10/9/8/2B4/4 b place 0-0 4 standard
1	d4	d4	1	8.3	1	1	0	0	0	100.0	20.7	100.0	38.0	2026-09-06	no		4/7/8/3W5/10/9/10/9/8/7/4 b place 0-0 2 standard
2	d4 f7	f7	1	100.0	1	1	0	0	0	100.0	20.7	100.0	38.0	2026-09-06	no		4/7/8/3W5/10/5B3/10/9/8/7/4 w place 0-0 3 standard
3	d4 f7 d5	d5	1	100.0	1	1	0	0	0	100.0	20.7	100.0	38.0	2026-09-06	no		4/7/8/3WW4/10/5B3/10/9/8/7/4 b place 0-0 4 standard
1	d5	d5	1	8.3	1	0	1	0	0	50.0	10.3	89.7	60.0	2026-09-06	no		4/7/8/4W4/10/9/10/9/8/7/4 b place 0-0 2 standard
2	d5 f4	f4	1	100.0	1	0	1	0	0	50.0	10.3	89.7	60.0	2026-09-06	no		4/7/8/4W4/10/2B6/10/9/8/7/4 w place 0-0 3 standard
3	d5 f4 e5	e5	1	100.0	1	0	1	0	0	50.0	10.3	89.7	60.0	2026-09-06	no		4/7/8/4W4/4W5/2B6/10/9/8/7/4 b place 0-0 4 standard
1	e5	e5	1	8.3	1	0	0	1	0	0.0	0.0	79.3	4.0	2021-01-02	no		4/7/8/9/4W5/9/10/9/8/7/4 b place 0-0 2 standard
2	e5 c4	c4	1	100.0	1	0	0	1	0	0.0	0.0	79.3	4.0	2021-01-02	no		4/7/3B4/9/4W5/9/10/9/8/7/4 w place 0-0 3 standard
3	e5 c4 a2	a2	1	100.0	3	1	1	1	0	50.0	15.4	84.6	3.7	2021-01-02	yes		W3/7/3B4/9/4W5/9/10/9/8/7/4 b place 0-0 4 standard
1	f6	f6	1	8.3	1	0	0	0	1						no		4/7/8/9/10/4W4/10/9/8/7/4 b place 0-0 2 standard
status 1
--- csv
depth,line,move,played,share,games,white,draws,black,unfinished,score,low,high,turns,last,transposed,listed,position
0,,,12,100.0,12,4,3,4,1,50.0,27.3,72.7,45.7,2026-09-06,no,,4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard
1,a2,a2,2,16.7,2,1,1,0,0,75.0,23.6,93.5,3.5,2020-01-02,no,,W3/7/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard
2,a2 c4,c4,2,100.0,2,1,1,0,0,75.0,23.6,93.5,3.5,2020-01-02,no,,W3/7/3B4/9/10/9/10/9/8/7/4 w place 0-0 3 standard
3,a2 c4 e5,e5,2,100.0,3,1,1,1,0,50.0,15.4,84.6,3.7,2021-01-02,yes,,W3/7/3B4/9/4W5/9/10/9/8/7/4 b place 0-0 4 standard
1,a3,a3,2,16.7,2,1,0,1,0,50.0,9.5,90.5,72.5,2026-09-05,no,,1W2/7/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard
2,a3 g7,g7,1,50.0,1,0,0,1,0,0.0,0.0,79.3,64.0,2026-09-05,no,,1W2/7/8/9/10/9/5B4/9/8/7/4 w place 0-0 3 standard
3,a3 g7 d8,d8,1,100.0,1,0,0,1,0,0.0,0.0,79.3,64.0,2026-09-05,no,,1W2/7/8/7W1/10/9/5B4/9/8/7/4 b place 0-0 4 standard
2,a3 i7,i7,1,50.0,1,1,0,0,0,100.0,20.7,100.0,81.0,2026-09-05,no,,1W2/7/8/9/10/9/10/9/3B4/7/4 w place 0-0 3 standard
3,a3 i7 f4,f4,1,100.0,1,1,0,0,0,100.0,20.7,100.0,81.0,2026-09-05,no,,1W2/7/8/9/10/2W6/10/9/3B4/7/4 b place 0-0 4 standard
1,b3,b3,2,16.7,2,0,1,1,0,25.0,6.5,76.4,59.0,2026-09-05,no,,4/2W4/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard
2,b3 g6,g6,1,50.0,1,0,1,0,0,50.0,10.3,89.7,71.0,2026-09-05,no,,4/2W4/8/9/10/9/4B5/9/8/7/4 w place 0-0 3 standard
3,b3 g6 i9,i9,1,100.0,1,0,1,0,0,50.0,10.3,89.7,71.0,2026-09-05,no,,4/2W4/8/9/10/9/4B5/9/5W2/7/4 b place 0-0 4 standard
2,b3 h3,h3,1,50.0,1,0,0,1,0,0.0,0.0,79.3,47.0,2026-09-05,no,,4/2W4/8/9/10/9/10/B8/8/7/4 w place 0-0 3 standard
3,b3 h3 c8,c8,1,100.0,1,0,0,1,0,0.0,0.0,79.3,47.0,2026-09-05,no,,4/2W4/7W/9/10/9/10/B8/8/7/4 b place 0-0 4 standard
1,b2,b2,1,8.3,1,0,0,1,0,0.0,0.0,79.3,66.0,2026-09-06,no,,4/1W5/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard
2,b2 c6,c6,1,100.0,1,0,0,1,0,0.0,0.0,79.3,66.0,2026-09-06,no,,4/1W5/5B2/9/10/9/10/9/8/7/4 w place 0-0 3 standard
3,b2 c6 g10,g10,1,100.0,1,0,0,1,0,0.0,0.0,79.3,66.0,2026-09-06,no,,4/1W5/5B2/9/10/9/8W1/9/8/7/4 b place 0-0 4 standard
1,b4,b4,1,8.3,1,1,0,0,0,100.0,20.7,100.0,65.0,2026-09-06,no,,4/3W3/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard
2,b4 j7,j7,1,100.0,1,1,0,0,0,100.0,20.7,100.0,65.0,2026-09-06,no,,4/3W3/8/9/10/9/10/9/8/2B4/4 w place 0-0 3 standard
3,b4 j7 b7,b7,1,100.0,1,1,0,0,0,100.0,20.7,100.0,65.0,2026-09-06,no,,4/3W2W/8/9/10/9/10/9/8/2B4/4 b place 0-0 4 standard
1,d4,d4,1,8.3,1,1,0,0,0,100.0,20.7,100.0,38.0,2026-09-06,no,,4/7/8/3W5/10/9/10/9/8/7/4 b place 0-0 2 standard
2,d4 f7,f7,1,100.0,1,1,0,0,0,100.0,20.7,100.0,38.0,2026-09-06,no,,4/7/8/3W5/10/5B3/10/9/8/7/4 w place 0-0 3 standard
3,d4 f7 d5,d5,1,100.0,1,1,0,0,0,100.0,20.7,100.0,38.0,2026-09-06,no,,4/7/8/3WW4/10/5B3/10/9/8/7/4 b place 0-0 4 standard
1,d5,d5,1,8.3,1,0,1,0,0,50.0,10.3,89.7,60.0,2026-09-06,no,,4/7/8/4W4/10/9/10/9/8/7/4 b place 0-0 2 standard
2,d5 f4,f4,1,100.0,1,0,1,0,0,50.0,10.3,89.7,60.0,2026-09-06,no,,4/7/8/4W4/10/2B6/10/9/8/7/4 w place 0-0 3 standard
3,d5 f4 e5,e5,1,100.0,1,0,1,0,0,50.0,10.3,89.7,60.0,2026-09-06,no,,4/7/8/4W4/4W5/2B6/10/9/8/7/4 b place 0-0 4 standard
1,e5,e5,1,8.3,1,0,0,1,0,0.0,0.0,79.3,4.0,2021-01-02,no,,4/7/8/9/4W5/9/10/9/8/7/4 b place 0-0 2 standard
2,e5 c4,c4,1,100.0,1,0,0,1,0,0.0,0.0,79.3,4.0,2021-01-02,no,,4/7/3B4/9/4W5/9/10/9/8/7/4 w place 0-0 3 standard
3,e5 c4 a2,a2,1,100.0,3,1,1,1,0,50.0,15.4,84.6,3.7,2021-01-02,yes,,W3/7/3B4/9/4W5/9/10/9/8/7/4 b place 0-0 4 standard
1,f6,f6,1,8.3,1,0,0,0,1,,,,,,no,,4/7/8/9/10/4W4/10/9/8/7/4 b place 0-0 2 standard
status 1
--- json
{"depth":0,"line":null,"move":null,"played":12,"share":100.0,"games":12,"white":4,"draws":3,"black":4,"unfinished":1,"score":50.0,"low":27.3,"high":72.7,"turns":45.7,"last":"2026-09-06","transposed":"no","listed":null,"position":"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard"}
{"depth":1,"line":"a2","move":"a2","played":2,"share":16.7,"games":2,"white":1,"draws":1,"black":0,"unfinished":0,"score":75.0,"low":23.6,"high":93.5,"turns":3.5,"last":"2020-01-02","transposed":"no","listed":null,"position":"W3/7/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard"}
{"depth":2,"line":"a2 c4","move":"c4","played":2,"share":100.0,"games":2,"white":1,"draws":1,"black":0,"unfinished":0,"score":75.0,"low":23.6,"high":93.5,"turns":3.5,"last":"2020-01-02","transposed":"no","listed":null,"position":"W3/7/3B4/9/10/9/10/9/8/7/4 w place 0-0 3 standard"}
{"depth":3,"line":"a2 c4 e5","move":"e5","played":2,"share":100.0,"games":3,"white":1,"draws":1,"black":1,"unfinished":0,"score":50.0,"low":15.4,"high":84.6,"turns":3.7,"last":"2021-01-02","transposed":"yes","listed":null,"position":"W3/7/3B4/9/4W5/9/10/9/8/7/4 b place 0-0 4 standard"}
{"depth":1,"line":"a3","move":"a3","played":2,"share":16.7,"games":2,"white":1,"draws":0,"black":1,"unfinished":0,"score":50.0,"low":9.5,"high":90.5,"turns":72.5,"last":"2026-09-05","transposed":"no","listed":null,"position":"1W2/7/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard"}
{"depth":2,"line":"a3 g7","move":"g7","played":1,"share":50.0,"games":1,"white":0,"draws":0,"black":1,"unfinished":0,"score":0.0,"low":0.0,"high":79.3,"turns":64.0,"last":"2026-09-05","transposed":"no","listed":null,"position":"1W2/7/8/9/10/9/5B4/9/8/7/4 w place 0-0 3 standard"}
{"depth":3,"line":"a3 g7 d8","move":"d8","played":1,"share":100.0,"games":1,"white":0,"draws":0,"black":1,"unfinished":0,"score":0.0,"low":0.0,"high":79.3,"turns":64.0,"last":"2026-09-05","transposed":"no","listed":null,"position":"1W2/7/8/7W1/10/9/5B4/9/8/7/4 b place 0-0 4 standard"}
{"depth":2,"line":"a3 i7","move":"i7","played":1,"share":50.0,"games":1,"white":1,"draws":0,"black":0,"unfinished":0,"score":100.0,"low":20.7,"high":100.0,"turns":81.0,"last":"2026-09-05","transposed":"no","listed":null,"position":"1W2/7/8/9/10/9/10/9/3B4/7/4 w place 0-0 3 standard"}
{"depth":3,"line":"a3 i7 f4","move":"f4","played":1,"share":100.0,"games":1,"white":1,"draws":0,"black":0,"unfinished":0,"score":100.0,"low":20.7,"high":100.0,"turns":81.0,"last":"2026-09-05","transposed":"no","listed":null,"position":"1W2/7/8/9/10/2W6/10/9/3B4/7/4 b place 0-0 4 standard"}
{"depth":1,"line":"b3","move":"b3","played":2,"share":16.7,"games":2,"white":0,"draws":1,"black":1,"unfinished":0,"score":25.0,"low":6.5,"high":76.4,"turns":59.0,"last":"2026-09-05","transposed":"no","listed":null,"position":"4/2W4/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard"}
{"depth":2,"line":"b3 g6","move":"g6","played":1,"share":50.0,"games":1,"white":0,"draws":1,"black":0,"unfinished":0,"score":50.0,"low":10.3,"high":89.7,"turns":71.0,"last":"2026-09-05","transposed":"no","listed":null,"position":"4/2W4/8/9/10/9/4B5/9/8/7/4 w place 0-0 3 standard"}
{"depth":3,"line":"b3 g6 i9","move":"i9","played":1,"share":100.0,"games":1,"white":0,"draws":1,"black":0,"unfinished":0,"score":50.0,"low":10.3,"high":89.7,"turns":71.0,"last":"2026-09-05","transposed":"no","listed":null,"position":"4/2W4/8/9/10/9/4B5/9/5W2/7/4 b place 0-0 4 standard"}
{"depth":2,"line":"b3 h3","move":"h3","played":1,"share":50.0,"games":1,"white":0,"draws":0,"black":1,"unfinished":0,"score":0.0,"low":0.0,"high":79.3,"turns":47.0,"last":"2026-09-05","transposed":"no","listed":null,"position":"4/2W4/8/9/10/9/10/B8/8/7/4 w place 0-0 3 standard"}
{"depth":3,"line":"b3 h3 c8","move":"c8","played":1,"share":100.0,"games":1,"white":0,"draws":0,"black":1,"unfinished":0,"score":0.0,"low":0.0,"high":79.3,"turns":47.0,"last":"2026-09-05","transposed":"no","listed":null,"position":"4/2W4/7W/9/10/9/10/B8/8/7/4 b place 0-0 4 standard"}
{"depth":1,"line":"b2","move":"b2","played":1,"share":8.3,"games":1,"white":0,"draws":0,"black":1,"unfinished":0,"score":0.0,"low":0.0,"high":79.3,"turns":66.0,"last":"2026-09-06","transposed":"no","listed":null,"position":"4/1W5/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard"}
{"depth":2,"line":"b2 c6","move":"c6","played":1,"share":100.0,"games":1,"white":0,"draws":0,"black":1,"unfinished":0,"score":0.0,"low":0.0,"high":79.3,"turns":66.0,"last":"2026-09-06","transposed":"no","listed":null,"position":"4/1W5/5B2/9/10/9/10/9/8/7/4 w place 0-0 3 standard"}
{"depth":3,"line":"b2 c6 g10","move":"g10","played":1,"share":100.0,"games":1,"white":0,"draws":0,"black":1,"unfinished":0,"score":0.0,"low":0.0,"high":79.3,"turns":66.0,"last":"2026-09-06","transposed":"no","listed":null,"position":"4/1W5/5B2/9/10/9/8W1/9/8/7/4 b place 0-0 4 standard"}
{"depth":1,"line":"b4","move":"b4","played":1,"share":8.3,"games":1,"white":1,"draws":0,"black":0,"unfinished":0,"score":100.0,"low":20.7,"high":100.0,"turns":65.0,"last":"2026-09-06","transposed":"no","listed":null,"position":"4/3W3/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard"}
{"depth":2,"line":"b4 j7","move":"j7","played":1,"share":100.0,"games":1,"white":1,"draws":0,"black":0,"unfinished":0,"score":100.0,"low":20.7,"high":100.0,"turns":65.0,"last":"2026-09-06","transposed":"no","listed":null,"position":"4/3W3/8/9/10/9/10/9/8/2B4/4 w place 0-0 3 standard"}
{"depth":3,"line":"b4 j7 b7","move":"b7","played":1,"share":100.0,"games":1,"white":1,"draws":0,"black":0,"unfinished":0,"score":100.0,"low":20.7,"high":100.0,"turns":65.0,"last":"2026-09-06","transposed":"no","listed":null,"position":"4/3W2W/8/9/10/9/10/9/8/2B4/4 b place 0-0 4 standard"}
{"depth":1,"line":"d4","move":"d4","played":1,"share":8.3,"games":1,"white":1,"draws":0,"black":0,"unfinished":0,"score":100.0,"low":20.7,"high":100.0,"turns":38.0,"last":"2026-09-06","transposed":"no","listed":null,"position":"4/7/8/3W5/10/9/10/9/8/7/4 b place 0-0 2 standard"}
{"depth":2,"line":"d4 f7","move":"f7","played":1,"share":100.0,"games":1,"white":1,"draws":0,"black":0,"unfinished":0,"score":100.0,"low":20.7,"high":100.0,"turns":38.0,"last":"2026-09-06","transposed":"no","listed":null,"position":"4/7/8/3W5/10/5B3/10/9/8/7/4 w place 0-0 3 standard"}
{"depth":3,"line":"d4 f7 d5","move":"d5","played":1,"share":100.0,"games":1,"white":1,"draws":0,"black":0,"unfinished":0,"score":100.0,"low":20.7,"high":100.0,"turns":38.0,"last":"2026-09-06","transposed":"no","listed":null,"position":"4/7/8/3WW4/10/5B3/10/9/8/7/4 b place 0-0 4 standard"}
{"depth":1,"line":"d5","move":"d5","played":1,"share":8.3,"games":1,"white":0,"draws":1,"black":0,"unfinished":0,"score":50.0,"low":10.3,"high":89.7,"turns":60.0,"last":"2026-09-06","transposed":"no","listed":null,"position":"4/7/8/4W4/10/9/10/9/8/7/4 b place 0-0 2 standard"}
{"depth":2,"line":"d5 f4","move":"f4","played":1,"share":100.0,"games":1,"white":0,"draws":1,"black":0,"unfinished":0,"score":50.0,"low":10.3,"high":89.7,"turns":60.0,"last":"2026-09-06","transposed":"no","listed":null,"position":"4/7/8/4W4/10/2B6/10/9/8/7/4 w place 0-0 3 standard"}
{"depth":3,"line":"d5 f4 e5","move":"e5","played":1,"share":100.0,"games":1,"white":0,"draws":1,"black":0,"unfinished":0,"score":50.0,"low":10.3,"high":89.7,"turns":60.0,"last":"2026-09-06","transposed":"no","listed":null,"position":"4/7/8/4W4/4W5/2B6/10/9/8/7/4 b place 0-0 4 standard"}
{"depth":1,"line":"e5","move":"e5","played":1,"share":8.3,"games":1,"white":0,"draws":0,"black":1,"unfinished":0,"score":0.0,"low":0.0,"high":79.3,"turns":4.0,"last":"2021-01-02","transposed":"no","listed":null,"position":"4/7/8/9/4W5/9/10/9/8/7/4 b place 0-0 2 standard"}
{"depth":2,"line":"e5 c4","move":"c4","played":1,"share":100.0,"games":1,"white":0,"draws":0,"black":1,"unfinished":0,"score":0.0,"low":0.0,"high":79.3,"turns":4.0,"last":"2021-01-02","transposed":"no","listed":null,"position":"4/7/3B4/9/4W5/9/10/9/8/7/4 w place 0-0 3 standard"}
{"depth":3,"line":"e5 c4 a2","move":"a2","played":1,"share":100.0,"games":3,"white":1,"draws":1,"black":1,"unfinished":0,"score":50.0,"low":15.4,"high":84.6,"turns":3.7,"last":"2021-01-02","transposed":"yes","listed":null,"position":"W3/7/3B4/9/4W5/9/10/9/8/7/4 b place 0-0 4 standard"}
{"depth":1,"line":"f6","move":"f6","played":1,"share":8.3,"games":1,"white":0,"draws":0,"black":0,"unfinished":1,"score":null,"low":null,"high":null,"turns":null,"last":null,"transposed":"no","listed":null,"position":"4/7/8/9/10/4W4/10/9/8/7/4 b place 0-0 2 standard"}
status 1
--- by games
games  share  white  draws  black  score   low   high  turns  last        move
   12  100.0      4      3      4   50.0  27.3   72.7   45.7  2026-09-06  -
    2   16.7      1      1      0   75.0  23.6   93.5    3.5  2020-01-02    a2
    2   16.7      1      0      1   50.0   9.5   90.5   72.5  2026-09-05    a3
    2   16.7      0      1      1   25.0   6.5   76.4   59.0  2026-09-05    b3
    1    8.3      0      0      1    0.0   0.0   79.3   66.0  2026-09-06    b2
    1    8.3      1      0      0  100.0  20.7  100.0   65.0  2026-09-06    b4
    1    8.3      1      0      0  100.0  20.7  100.0   38.0  2026-09-06    d4
    1    8.3      0      1      0   50.0  10.3   89.7   60.0  2026-09-06    d5
    1    8.3      0      0      1    0.0   0.0   79.3    4.0  2021-01-02    e5
    1    8.3      0      0      0                                           f6
--- by score
games  share  white  draws  black  score   low   high  turns  last        move
   12  100.0      4      3      4   50.0  27.3   72.7   45.7  2026-09-06  -
    1    8.3      1      0      0  100.0  20.7  100.0   65.0  2026-09-06    b4
    1    8.3      1      0      0  100.0  20.7  100.0   38.0  2026-09-06    d4
    2   16.7      1      1      0   75.0  23.6   93.5    3.5  2020-01-02    a2
    2   16.7      1      0      1   50.0   9.5   90.5   72.5  2026-09-05    a3
    1    8.3      0      1      0   50.0  10.3   89.7   60.0  2026-09-06    d5
    2   16.7      0      1      1   25.0   6.5   76.4   59.0  2026-09-05    b3
    1    8.3      0      0      1    0.0   0.0   79.3   66.0  2026-09-06    b2
    1    8.3      0      0      1    0.0   0.0   79.3    4.0  2021-01-02    e5
    1    8.3      0      0      0                                           f6
--- by turns
games  share  white  draws  black  score   low   high  turns  last        move
   12  100.0      4      3      4   50.0  27.3   72.7   45.7  2026-09-06  -
    2   16.7      1      0      1   50.0   9.5   90.5   72.5  2026-09-05    a3
    1    8.3      0      0      1    0.0   0.0   79.3   66.0  2026-09-06    b2
    1    8.3      1      0      0  100.0  20.7  100.0   65.0  2026-09-06    b4
    1    8.3      0      1      0   50.0  10.3   89.7   60.0  2026-09-06    d5
    2   16.7      0      1      1   25.0   6.5   76.4   59.0  2026-09-05    b3
    1    8.3      1      0      0  100.0  20.7  100.0   38.0  2026-09-06    d4
    1    8.3      0      0      1    0.0   0.0   79.3    4.0  2021-01-02    e5
    2   16.7      1      1      0   75.0  23.6   93.5    3.5  2020-01-02    a2
    1    8.3      0      0      0                                           f6
--- by last
games  share  white  draws  black  score   low   high  turns  last        move
   12  100.0      4      3      4   50.0  27.3   72.7   45.7  2026-09-06  -
    1    8.3      0      0      1    0.0   0.0   79.3   66.0  2026-09-06    b2
    1    8.3      1      0      0  100.0  20.7  100.0   65.0  2026-09-06    b4
    1    8.3      1      0      0  100.0  20.7  100.0   38.0  2026-09-06    d4
    1    8.3      0      1      0   50.0  10.3   89.7   60.0  2026-09-06    d5
    2   16.7      1      0      1   50.0   9.5   90.5   72.5  2026-09-05    a3
    2   16.7      0      1      1   25.0   6.5   76.4   59.0  2026-09-05    b3
    1    8.3      0      0      1    0.0   0.0   79.3    4.0  2021-01-02    e5
    2   16.7      1      1      0   75.0  23.6   93.5    3.5  2020-01-02    a2
    1    8.3      0      0      0                                           f6
--- by move
games  share  white  draws  black  score   low   high  turns  last        move
   12  100.0      4      3      4   50.0  27.3   72.7   45.7  2026-09-06  -
    2   16.7      1      1      0   75.0  23.6   93.5    3.5  2020-01-02    a2
    2   16.7      1      0      1   50.0   9.5   90.5   72.5  2026-09-05    a3
    1    8.3      0      0      1    0.0   0.0   79.3   66.0  2026-09-06    b2
    2   16.7      0      1      1   25.0   6.5   76.4   59.0  2026-09-05    b3
    1    8.3      1      0      0  100.0  20.7  100.0   65.0  2026-09-06    b4
    1    8.3      1      0      0  100.0  20.7  100.0   38.0  2026-09-06    d4
    1    8.3      0      1      0   50.0  10.3   89.7   60.0  2026-09-06    d5
    1    8.3      0      0      1    0.0   0.0   79.3    4.0  2021-01-02    e5
    1    8.3      0      0      0                                           f6
--- of a player
games  share  white  draws  black  score   low  high  turns  last        move
    4  100.0      1      1      1   50.0  15.4  84.6    3.7  2021-01-02  -
    2   50.0      1      1      0   75.0  23.6  93.5    3.5  2020-01-02    a2
    1   25.0      0      0      1    0.0   0.0  79.3    4.0  2021-01-02    e5
    1   25.0      0      0      0                                          f6
games  share  white  draws  black  score   low  high  turns  last  move
    2  100.0      0      1      0   50.0  10.3  89.7    4.0        -
--- from a position, in any of its images
games  share  white  draws  black  score  low  high  turns  last        move
    1  100.0      0      0      1    0.0  0.0  79.3    4.0  2021-01-02  -
    1  100.0      0      0      1    0.0  0.0  79.3    4.0  2021-01-02    c4
    1  100.0      0      0      1    0.0  0.0  79.3    4.0  2021-01-02      a2
games  share  white  draws  black  score  low  high  turns  last        move
    1  100.0      0      0      1    0.0  0.0  79.3    4.0  2021-01-02  -
    1  100.0      0      0      1    0.0  0.0  79.3    4.0  2021-01-02    h9
    1  100.0      0      0      1    0.0  0.0  79.3    4.0  2021-01-02      j11
--- of another variant
games  share  white  draws  black  score   low   high  turns  last        move
    2  100.0      1      0      1   50.0   9.5   90.5   45.5  2026-11-24  -
    1   50.0      1      0      0  100.0  20.7  100.0   45.0  2026-06-13    c3
    1   50.0      0      0      1    0.0   0.0   79.3   46.0  2026-11-24    c4
--- from the middle of a game
depth	line	move	played	share	games	white	draws	black	unfinished	score	low	high	turns	last	transposed	listed	position
0			1	100.0	1	1	0	0	0	100.0	20.7	100.0	81.0	2026-09-05	no		wWWw/WBbbbbW/w3bbww/3bBbw2/2w3wwww/4b1bB1/2bB3wwb/1w1w2bw1/3w4/4w2/b3 w move 1-1 53 standard
1	b1-h7	b1-h7	1	100.0	1	1	0	0	0	100.0	20.7	100.0	81.0	2026-09-05	no		wWWw/wBbbbbW/w3bbww/3bBbw2/2w3wwww/4b1bB1/2bB3wwb/1w1wW1bw1/3w4/4w2/b3 b move 1-1 54 standard
2	b1-h7 f9-d9	f9-d9	1	100.0	1	1	0	0	0	100.0	20.7	100.0	81.0	2026-09-05	no		wWWw/wBbbbbW/w3bbww/3bBbw1B/2w3wwbw/4b1bb1/2bB3wwb/1w1wW1bw1/3w4/4w2/b3 w move 1-1 55 standard
3	b1-h7 f9-d9 a3-i11	a3-i11	1	100.0	1	1	0	0	0	100.0	20.7	100.0	81.0	2026-09-05	no		wwWw/wBbwbbW/w3wbww/3bBww1B/2w3bwbw/4b1wb1/2bB3bwb/1w1wW1bb1/3w3W/4w2/b3 b move 1-1 56 standard
4	b1-h7 f9-d9 a3-i11 d5-d8	d5-d8	1	100.0	1	1	0	0	0	100.0	20.7	100.0	81.0	2026-09-05	no		wwWw/wBbwbbW/w3wbww/3bbbbBB/2w3bwbw/4b1wb1/2bB3bwb/1w1wW1bb1/3w3W/4w2/b3 w move 1-1 57 standard
5	b1-h7 f9-d9 a3-i11 d5-d8 a4-h11	a4-h11	1	100.0	1	1	0	0	0	100.0	20.7	100.0	81.0	2026-09-05	no		wwww/wBbwwbW/w3wwww/3bbbwBB/2w3bbbw/4b1ww1/2bB3bbb/1w1wW1bbW/3w3W/4w2/b3 b move 1-1 58 standard
6	b1-h7 f9-d9 a3-i11 d5-d8 a4-h11 d8-g8	d8-g8	1	100.0	1	1	0	0	0	100.0	20.7	100.0	81.0	2026-09-05	no		wwww/wBbwwbW/w3wwww/3bbbwbB/2w3bwbw/4b1bw1/2bB2Bbbb/1w1wW1bbW/3w3W/4w2/b3 b post-row 1-1 58 standard
7	b1-h7 f9-d9 a3-i11 d5-d8 a4-h11 d8-g8 xd6-h10	xd6-h10	1	100.0	1	1	0	0	0	100.0	20.7	100.0	81.0	2026-09-05	no		wwww/wBbwwbW/w3wwww/3bb1wbB/2w4wbw/4b2w1/2bB2B1bb/1w1wW1b1W/3w3W/4w2/b3 b post-ring 1-1 58 standard
8	b1-h7 f9-d9 a3-i11 d5-d8 a4-h11 d8-g8 xd6-h10 xd9	xd9	1	100.0	1	1	0	0	0	100.0	20.7	100.0	81.0	2026-09-05	no		wwww/wBbwwbW/w3wwww/3bb1wb1/2w4wbw/4b2w1/2bB2B1bb/1w1wW1b1W/3w3W/4w2/b3 w pre-row 1-2 59 standard
9	b1-h7 f9-d9 a3-i11 d5-d8 a4-h11 d8-g8 xd6-h10 xd9 xb5-f9	xb5-f9	1	100.0	1	1	0	0	0	100.0	20.7	100.0	81.0	2026-09-05	no		wwww/wBbw1bW/w3w1ww/3bb2b1/2w5bw/4b4/2bB2B1bb/1w1wW1b1W/3w3W/4w2/b3 w pre-ring 1-2 59 standard
10	b1-h7 f9-d9 a3-i11 d5-d8 a4-h11 d8-g8 xd6-h10 xd9 xb5-f9 xb7	xb7	1	100.0	1	1	0	0	0	100.0	20.7	100.0	81.0	2026-09-05	no		wwww/wBbw1b1/w3w1ww/3bb2b1/2w5bw/4b4/2bB2B1bb/1w1wW1b1W/3w3W/4w2/b3 w move 2-2 59 standard
11	b1-h7 f9-d9 a3-i11 d5-d8 a4-h11 d8-g8 xd6-h10 xd9 xb5-f9 xb7 h7-h10	h7-h10	1	100.0	1	1	0	0	0	100.0	20.7	100.0	81.0	2026-09-05	no		wwww/wBbw1b1/w3w1ww/3bb2b1/2w5bw/4b4/2bB2B1bb/1w1ww1wWW/3w3W/4w2/b3 b move 2-2 60 standard
12	b1-h7 f9-d9 a3-i11 d5-d8 a4-h11 d8-g8 xd6-h10 xd9 xb5-f9 xb7 h7-h10 g5-j8	g5-j8	1	100.0	1	1	0	0	0	100.0	20.7	100.0	81.0	2026-09-05	no		wwww/wBbw1b1/w3w1ww/3bb2b1/2w5bw/4b4/2bb2B1bb/1w1bw1wWW/3b3W/3Bw2/b3 w move 2-2 61 standard
--- of no game
depth	line	move	played	share	games	white	draws	black	unfinished	score	low	high	turns	last	transposed	listed	position
0			0		0	0	0	0	0						no		4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard
{"depth":0,"line":null,"move":null,"played":0,"share":null,"games":0,"white":0,"draws":0,"black":0,"unfinished":0,"score":null,"low":null,"high":null,"turns":null,"last":null,"transposed":"no","listed":null,"position":"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard"}
== status 1
== stderr
games.yin:154:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
   154 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
yinsh: openings: games without this position: 4
<stdin>:1:1: error: no game record found: the file is empty (notation) [no-record]
       = help: Omit the file, or check why no game was written to it. If its text contains records, use -f to name their notation.
