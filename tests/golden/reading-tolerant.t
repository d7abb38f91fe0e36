try() { "$@"; echo "status $?"; }
bad=samples/broken/row-vacant.yin
try yinsh check --tolerant $bad samples/minimal.yin
try yinsh check $bad samples/minimal.yin
try yinsh score --tolerant --columns=file,status $bad
try yinsh convert --tolerant -t gipf $bad
try yinsh show --tolerant --format=position $bad
try yinsh history --tolerant --format=tsv samples/broken/move-no-ring.yin
try yinsh score --tolerant --summary --format=json $bad | tail -n 1
echo '--- trouble stays trouble'
try yinsh check --tolerant $bad no-such-file.yin
echo '--- a file without a record'
try yinsh check --tolerant samples/broken/no-record.yin
== stdout
samples/broken/row-vacant.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
status 0
samples/broken/row-vacant.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
status 1
file	status
samples/broken/row-vacant.yin	illegal
status 0
status 0

status 0
file	record	kind	turn	side	row_by	points	ring	until
samples/broken/move-no-ring.yin	1	ring	1	White		e3	e3	
samples/broken/move-no-ring.yin	1	ring	2	Black		e8	e8	
samples/broken/move-no-ring.yin	1	ring	3	White		g4	g4	
samples/broken/move-no-ring.yin	1	ring	4	Black		g9	g9	
samples/broken/move-no-ring.yin	1	ring	5	White		d2	d2	
samples/broken/move-no-ring.yin	1	ring	6	Black		c7	c7	
samples/broken/move-no-ring.yin	1	ring	7	White		h6	h6	
samples/broken/move-no-ring.yin	1	ring	8	Black		i10	i10	
samples/broken/move-no-ring.yin	1	ring	9	White		b4	b4	
samples/broken/move-no-ring.yin	1	ring	10	Black		f10	f10	
status 0
status 0
--- trouble stays trouble
samples/broken/row-vacant.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
status 2
--- a file without a record
samples/broken/no-record.yin:1:1: error: no game record found: only comments or text between records, interpreted as gipf (notation) [no-record]
       = help: Omit the file, or check why no game was written to it. If its text contains records, use -f to name their notation.
status 0
== stderr
2 records: 1 good, 1 bad
2 records: 1 good, 1 bad
samples/broken/row-vacant.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
samples/broken/row-vacant.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
samples/broken/row-vacant.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
samples/broken/move-no-ring.yin:2:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
     2 | 11.f5-f6 *
       |    ^~~~~
       = rulebook E.2: The player whose turn it is puts the marker into one of their own rings, and moves that ring.
       = note: f5 is vacant
       = note: White's rings are on b4, d2, e3, g4, h6
       = note: nearest legal actions: h6-f6, e3-e6, g4-g6
samples/broken/row-vacant.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
yinsh: check: no-such-file.yin: No such file or directory
1 record: 0 good, 1 bad
0 records: 0 good, 0 bad
