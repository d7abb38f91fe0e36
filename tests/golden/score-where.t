show() { echo "# $1"; yinsh score --no-head --columns=record,white,black,result,turns --where="$1" samples/tournament.yin; }
show 'result==1-0 && turns<40'
show 'winner=="Mira Halvorsen" || (turns>70 && !(end==markers))'
show 'white=~/^s.ren/i || black !~ /a/x'
show '50 > turns'
show 'record==3'
show 'tag:"Round">2 && tag:Round!=4'
show 'date && date<"2027"'
show '!claimed'
== stdout
# result==1-0 && turns<40
5	Mira Halvorsen	Teodor Quist	1-0	38
# winner=="Mira Halvorsen" || (turns>70 && !(end==markers))
1	Mira Halvorsen	Zoë Marchetti	1-0	81
4	Søren Bækgård	Mira Halvorsen	0-1	47
5	Mira Halvorsen	Teodor Quist	1-0	38
7	Teodor Quist	Mira Halvorsen	0-1	66
# white=~/^s.ren/i || black !~ /a/x
2	Teodor Quist	Søren Bækgård	0-1	64
3	Zoë Marchetti	Teodor Quist	1/2-1/2	71
4	Søren Bækgård	Mira Halvorsen	0-1	47
5	Mira Halvorsen	Teodor Quist	1-0	38
6	Søren Bækgård	Zoë Marchetti	1/2-1/2	60
8	Zoë Marchetti	Søren Bækgård	1-0	65
# 50 > turns
4	Søren Bækgård	Mira Halvorsen	0-1	47
5	Mira Halvorsen	Teodor Quist	1-0	38
# record==3
3	Zoë Marchetti	Teodor Quist	1/2-1/2	71
# tag:"Round">2 && tag:Round!=4
5	Mira Halvorsen	Teodor Quist	1-0	38
6	Søren Bækgård	Zoë Marchetti	1/2-1/2	60
# date && date<"2027"
1	Mira Halvorsen	Zoë Marchetti	1-0	81
2	Teodor Quist	Søren Bækgård	0-1	64
3	Zoë Marchetti	Teodor Quist	1/2-1/2	71
4	Søren Bækgård	Mira Halvorsen	0-1	47
5	Mira Halvorsen	Teodor Quist	1-0	38
6	Søren Bækgård	Zoë Marchetti	1/2-1/2	60
7	Teodor Quist	Mira Halvorsen	0-1	66
8	Zoë Marchetti	Søren Bækgård	1-0	65
# !claimed
