try() { "$@"; echo "status $?"; }
cp samples/tournament.yin "$WORK" && cd "$WORK" || exit
printf '\357\273\277# who is who\r\n\r\nMira H.\tMira Halvorsen\tM. H.\nZoe\tZo\303\253 Marchetti\t\t\n' >names
echo '--- the standings' && try yinsh score --standings --alias=names tournament.yin
echo '--- two become one' && printf 'Pair\tTeodor Quist\tMira Halvorsen\n' >pair
for report in summary standings crosstable elo partial; do
    echo "--- $report"
    yinsh score --$report --alias=pair tournament.yin
done
echo '--- of merged sums' && yinsh score --partial tournament.yin >sums
yinsh score --standings --alias=pair tournament.yin >direct
yinsh score --merge --standings --alias=pair sums | cmp - direct && echo the same
yinsh score --partial --alias=pair tournament.yin | yinsh score --merge --standings | cmp - direct && echo the same
echo '--- from standard input' && yinsh score --standings --alias=- tournament.yin <pair | cmp - direct && echo the same
wrong() { echo "--- $1"; shift; printf "$@" >wrong && try yinsh score --summary --alias=wrong tournament.yin; }
wrong 'a name that stands for two' 'A\tX\nB\tX\n'
wrong 'a first name that is another' 'A\tX\nX\tY\n'
wrong 'another that is a first name' 'A\tX\nB\tA\n'
wrong 'no first name' 'A\tX\n\tX\n'
wrong 'a NUL byte' 'A\tX\000Y\n'
wrong 'a long line' 'A\tX\n\n%070000d\n' 0
wrong 'no tab' 'A\tX\nMira H. = Mira Halvorsen\n'
wrong 'nor with blanks' 'A   X\n'
wrong 'a long name' 'A\t%05000d\n' 0
wrong 'nothing wrong: twice the same, and itself' 'A\tX\nA\tX\tA\nC\t' | head -n 3
printf '\357\273\277Pair\tTeodor Quist\r\n' >marked && printf '\357\273\277Zoe\tZo\353 Marchetti\n' | cat marked - >cat
printf 'S\370ren\tS\303\270ren B\346kg\345rd\nM\350re\tMira Halvorsen\n' >>cat
echo '--- not in UTF-8, and a mark before each of two files' && try yinsh score --standings --alias=cat tournament.yin
try yinsh score --alias=cat --format=json --columns=white,black tournament.yin | head -n 2
wrong 'a wrong line after one that is not in UTF-8' 'Zo\353\tX\nA\n'
echo '--- no such file, and a folder' && try yinsh score --elo --alias=gone tournament.yin
try yinsh score --elo --alias=. tournament.yin
== stdout
--- the standings
rank	player	games	wins	draws	losses	points	score	rings_for	rings_against	white_games	white_points	black_games	black_points	sonneborn_berger	buchholz
1	Mira H.	4	4	0	0	4.0	100.0	5	3	2	2.0	2	2.0	4.50	4.50
2	Zoe	4	1	2	1	2.0	50.0	6	5	2	1.5	2	0.5	2.50	7.50
3	Søren Bækgård	4	1	1	2	1.5	37.5	5	5	2	0.5	2	1.0	1.50	8.50
4	Teodor Quist	4	0	1	3	0.5	12.5	3	6	2	0.0	2	0.5	1.00	11.50
status 0
--- two become one
--- summary
group	item	value	share
status	ok	8	1.0000
status	mismatch	0	0.0000
status	illegal	0	0.0000
status	malformed	0	0.0000
result	*	0	0.0000
result	1-0	3	0.3750
result	0-1	3	0.3750
result	1/2-1/2	2	0.2500
end	unfinished	0	0.0000
end	rings	3	0.3750
end	markers	2	0.2500
end	blocked	0	0.0000
end	resign	1	0.1250
end	time	1	0.1250
end	forfeit	0	0.0000
end	agreed	1	0.1250
end	both-lost	0	0.0000
end	unknown	0	0.0000
turns	games	8	
turns	min	38	
turns	median	64.5	
turns	mean	61.50	
turns	max	81	
first	games	8	
first	score	0.5000	
first	low	0.2404	
first	high	0.7596	
players	named	8	1.0000
players	unnamed	0	0.0000
--- standings
rank	player	games	wins	draws	losses	points	score	rings_for	rings_against	white_games	white_points	black_games	black_points	sonneborn_berger	buchholz
1	Pair	8	4	1	3	4.5	56.2	8	9	4	2.0	4	2.5	4.50	7.00
2	Zoë Marchetti	4	1	2	1	2.0	50.0	6	5	2	1.5	2	0.5	4.50	12.00
3	Søren Bækgård	4	1	1	2	1.5	37.5	5	5	2	0.5	2	1.0	5.50	13.00
--- crosstable
number	player	1	2	3
1	Pair		1.5/2	1.0/2
2	Zoë Marchetti	0.5/2		1.5/2
3	Søren Bækgård	1.0/2	0.5/2	
--- elo
rank	player	rating	error	games	points	opponents
1	Pair	1559.6	235.3	4	2.5	1470.2
2	Zoë Marchetti	1500.0	230.3	4	2.0	1500.0
3	Søren Bækgård	1440.4	235.3	4	1.5	1529.8
--- partial
end agreed	1
end markers	2
end resign	1
end rings	3
end time	1
game Pair Pair 0-1 0-1	1
game Pair Pair 1-0 1-0	1
game Pair Søren%20Bækgård 0-1 2-3	1
game Pair Zoë%20Marchetti 1-0 3-2	1
game Søren%20Bækgård Pair 0-1 1-0	1
game Søren%20Bækgård Zoë%20Marchetti 1/2-1/2 0-0	1
game Zoë%20Marchetti Pair 1/2-1/2 1-1	1
game Zoë%20Marchetti Søren%20Bækgård 1-0 3-1	1
result 0-1	3
result 1-0	3
result 1/2-1/2	2
status ok	8
turns 38	1
turns 47	1
turns 60	1
turns 64	1
turns 65	1
turns 66	1
turns 71	1
turns 81	1
--- of merged sums
the same
the same
--- from standard input
the same
--- a name that stands for two
status 2
--- a first name that is another
status 2
--- another that is a first name
status 2
--- no first name
status 2
--- a NUL byte
status 2
--- a long line
status 2
--- no tab
status 2
--- nor with blanks
status 2
--- a long name
status 2
--- nothing wrong: twice the same, and itself
group	item	value	share
status	ok	8	1.0000
--- not in UTF-8, and a mark before each of two files
rank	player	games	wins	draws	losses	points	score	rings_for	rings_against	white_games	white_points	black_games	black_points	sonneborn_berger	buchholz
1	Mère	4	4	0	0	4.0	100.0	5	3	2	2.0	2	2.0	4.50	4.50
2	Zoe	4	1	2	1	2.0	50.0	6	5	2	1.5	2	0.5	2.50	7.50
3	Søren	4	1	1	2	1.5	37.5	5	5	2	0.5	2	1.0	1.50	8.50
4	Pair	4	0	1	3	0.5	12.5	3	6	2	0.0	2	0.5	1.00	11.50
status 0
{"white":"Mère","black":"Zoe"}
{"white":"Pair","black":"Søren"}
--- a wrong line after one that is not in UTF-8
status 2
--- no such file, and a folder
status 2
status 2
== stderr
yinsh: score: names of --alias that no record has: 1, such as 'M. H.'
wrong:2: a name belongs to two players
wrong:2: the first name is already another name of a player
wrong:2: another name is already the first name of a line
wrong:2: the first name is missing
wrong:1: the line contains a NUL byte
wrong:3: the line is too long
wrong:2: no tab divides the first name from the others
wrong:1: no tab divides the first name from the others
wrong:1: a name is too long
yinsh: score: names of --alias that no record has: 1, such as 'X'
cat:2: warning: the text is not in UTF-8; it is read as Windows-1252
cat:2: warning: the text is not in UTF-8; it is read as Windows-1252
wrong:2: no tab divides the first name from the others
yinsh: score: gone: No such file or directory
yinsh: score: .: Is a directory
