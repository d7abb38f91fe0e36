cp samples/tournament.yin "$WORK" && cd "$WORK" || exit
printf 'Mira H.\tMira Halvorsen\nPair\tTeodor Quist\tZo\303\253 Marchetti\n' >names
for by in player white black winner tag:White; do
    echo "--- $by"
    yinsh stats --by=$by --alias=names --format=tsv tournament.yin | grep '	score	white'
done
echo '--- sums'
yinsh stats --by=player --alias=names --format=tsv tournament.yin >direct
yinsh stats --by=player --alias=- --partial tournament.yin <names | yinsh stats --merge --format=tsv | cmp - direct && echo the same
yinsh stats --alias=names --where='black == "Pair"' --format=tsv tournament.yin | grep '^score	white'
printf 'A\tX\nB\tX\n' >wrong
try() { yinsh stats "$@"; echo "status $?"; }
try --alias=wrong --by=player tournament.yin
try --alias=gone --by=player tournament.yin
try --alias=names -o names tournament.yin
try --merge --alias=names tournament.yin
== stdout
--- player
Mira H.	score	white	4		0.5000	0.1500	0.8500
Pair	score	white	7		0.5714	0.2795	0.8127
Søren Bækgård	score	white	4		0.3750	0.1154	0.7571
--- white
Mira H.	score	white	2		1.0000	0.3424	1.0000
Pair	score	white	4		0.3750	0.1154	0.7571
Søren Bækgård	score	white	2		0.2500	0.0649	0.7640
--- black
Mira H.	score	white	2		0.0000	0.0000	0.6576
Pair	score	white	4		0.7500	0.3525	0.9025
Søren Bækgård	score	white	2		0.5000	0.0945	0.9055
--- winner
?	score	white	2		0.5000	0.1712	0.8288
Mira H.	score	white	4		0.5000	0.1500	0.8500
Pair	score	white	1		1.0000	0.2065	1.0000
Søren Bækgård	score	white	1		0.0000	0.0000	0.7935
--- tag:White
Mira Halvorsen	score	white	2		1.0000	0.3424	1.0000
Søren Bækgård	score	white	2		0.2500	0.0649	0.7640
Teodor Quist	score	white	2		0.0000	0.0000	0.6576
Zoë Marchetti	score	white	2		0.7500	0.2360	0.9351
--- sums
the same
score	white	4		0.7500	0.3525	0.9025
status 2
status 2
status 2
status 2
== stderr
wrong:2: a name belongs to two players
yinsh: stats: gone: No such file or directory
yinsh: stats: names: it is both an input and an output; write to another file
yinsh: stats: sums are grouped already: --merge cannot be combined with --by or --alias
Try 'yinsh stats --help'.
