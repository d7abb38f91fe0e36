# Every format, and all that a row can have.
for format in tsv csv json table; do
    yinsh search --hits --format=$format --shift --swap-sides -p 'Me6 mf6 mg6 mh6 mi6 .j6' samples/tournament.yin
done
echo '--- the start, the end, and a position in which no turn is complete'
yinsh search --hits --no-head -p '?f6' --record=1 samples/minimal.yin | sed -n '1p;$p'
yinsh search --hits --no-head -p '4/7/8/9/10/9/10/9/8/7/4 -' samples/tournament.yin
== stdout
file	record	turn	symmetry	swapped	across	up	next	result
samples/tournament.yin	1	55	identity	no	-1	3	d5-d8	1-0
samples/tournament.yin	1	80	turn60	no	2	1	h8-k8 xh4-h8 xg9	1-0
samples/tournament.yin	2	46	turn300	no	0	-1	e4-i4 xe4-i8 xg2	0-1
samples/tournament.yin	3	33	turn60	no	1	1	i4-i7	1/2-1/2
samples/tournament.yin	3	35	turn60	no	1	1	b3-f3	1/2-1/2
samples/tournament.yin	3	37	turn60	no	1	1	i7-j7	1/2-1/2
samples/tournament.yin	7	52	turn120	no	3	0	b1-c1	0-1
samples/tournament.yin	7	54	turn120	no	3	0	j7-e2	0-1
file,record,turn,symmetry,swapped,across,up,next,result
samples/tournament.yin,1,55,identity,no,-1,3,d5-d8,1-0
samples/tournament.yin,1,80,turn60,no,2,1,h8-k8 xh4-h8 xg9,1-0
samples/tournament.yin,2,46,turn300,no,0,-1,e4-i4 xe4-i8 xg2,0-1
samples/tournament.yin,3,33,turn60,no,1,1,i4-i7,1/2-1/2
samples/tournament.yin,3,35,turn60,no,1,1,b3-f3,1/2-1/2
samples/tournament.yin,3,37,turn60,no,1,1,i7-j7,1/2-1/2
samples/tournament.yin,7,52,turn120,no,3,0,b1-c1,0-1
samples/tournament.yin,7,54,turn120,no,3,0,j7-e2,0-1
{"file":"samples/tournament.yin","record":1,"turn":55,"symmetry":"identity","swapped":"no","across":-1,"up":3,"next":"d5-d8","result":"1-0"}
{"file":"samples/tournament.yin","record":1,"turn":80,"symmetry":"turn60","swapped":"no","across":2,"up":1,"next":"h8-k8 xh4-h8 xg9","result":"1-0"}
{"file":"samples/tournament.yin","record":2,"turn":46,"symmetry":"turn300","swapped":"no","across":0,"up":-1,"next":"e4-i4 xe4-i8 xg2","result":"0-1"}
{"file":"samples/tournament.yin","record":3,"turn":33,"symmetry":"turn60","swapped":"no","across":1,"up":1,"next":"i4-i7","result":"1/2-1/2"}
{"file":"samples/tournament.yin","record":3,"turn":35,"symmetry":"turn60","swapped":"no","across":1,"up":1,"next":"b3-f3","result":"1/2-1/2"}
{"file":"samples/tournament.yin","record":3,"turn":37,"symmetry":"turn60","swapped":"no","across":1,"up":1,"next":"i7-j7","result":"1/2-1/2"}
{"file":"samples/tournament.yin","record":7,"turn":52,"symmetry":"turn120","swapped":"no","across":3,"up":0,"next":"b1-c1","result":"0-1"}
{"file":"samples/tournament.yin","record":7,"turn":54,"symmetry":"turn120","swapped":"no","across":3,"up":0,"next":"j7-e2","result":"0-1"}
file                    record  turn  symmetry  swapped  across  up  next              result
samples/tournament.yin       1    55  identity  no           -1   3  d5-d8             1-0
samples/tournament.yin       1    80  turn60    no            2   1  h8-k8 xh4-h8 xg9  1-0
samples/tournament.yin       2    46  turn300   no            0  -1  e4-i4 xe4-i8 xg2  0-1
samples/tournament.yin       3    33  turn60    no            1   1  i4-i7             1/2-1/2
samples/tournament.yin       3    35  turn60    no            1   1  b3-f3             1/2-1/2
samples/tournament.yin       3    37  turn60    no            1   1  i7-j7             1/2-1/2
samples/tournament.yin       7    52  turn120   no            3   0  b1-c1             0-1
samples/tournament.yin       7    54  turn120   no            3   0  j7-e2             0-1
--- the start, the end, and a position in which no turn is complete
samples/minimal.yin	1	0	identity	no	0	0	i5	1-0
samples/minimal.yin	1	79	identity	no	0	0		1-0
samples/tournament.yin	1	81	identity	no	0	0		1-0
samples/tournament.yin	2	64	identity	no	0	0		0-1
samples/tournament.yin	3	71	identity	no	0	0		1/2-1/2
samples/tournament.yin	7	66	identity	no	0	0		0-1
samples/tournament.yin	8	65	identity	no	0	0		1-0
