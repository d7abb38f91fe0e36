# Names are the same in every column, in a filter and in sums; tags are as they stand in the record.
printf 'Mira H.\tMira Halvorsen\tM. H.\nZoe\tZo\303\253 Marchetti\n' >"$WORK/names"
show() { echo "# $1" && yinsh score --alias="$WORK/names" --columns=white,black,winner,tag:White "$@" samples/tournament.yin; }
for filter in 'white=="Mira H."' 'black==Zoe' 'winner=="Mira H."' 'winner=~/^Mira H.$/' 'white=="Mira Halvorsen" || black=~/Marchetti/ || winner=="Mira Halvorsen"' \
    'tag:White=="Mira Halvorsen"' 'tag:Black==Zoe'; do
    show --where="$filter"
done
show --format=json --where='winner=="Mira H." && black==Zoe'
echo '# sums' && yinsh score --alias="$WORK/names" --standings --where='winner=="Mira H."' samples/tournament.yin | cut -f 1-5
echo '# usual columns' && yinsh score --alias="$WORK/names" -j 1 samples/tournament.yin | cut -f 3,4,5
== stdout
# --where=white=="Mira H."
white	black	winner	tag:White
Mira H.	Zoe	Mira H.	Mira Halvorsen
Mira H.	Teodor Quist	Mira H.	Mira Halvorsen
# --where=black==Zoe
white	black	winner	tag:White
Mira H.	Zoe	Mira H.	Mira Halvorsen
Søren Bækgård	Zoe		Søren Bækgård
# --where=winner=="Mira H."
white	black	winner	tag:White
Mira H.	Zoe	Mira H.	Mira Halvorsen
Søren Bækgård	Mira H.	Mira H.	Søren Bækgård
Mira H.	Teodor Quist	Mira H.	Mira Halvorsen
Teodor Quist	Mira H.	Mira H.	Teodor Quist
# --where=winner=~/^Mira H.$/
white	black	winner	tag:White
Mira H.	Zoe	Mira H.	Mira Halvorsen
Søren Bækgård	Mira H.	Mira H.	Søren Bækgård
Mira H.	Teodor Quist	Mira H.	Mira Halvorsen
Teodor Quist	Mira H.	Mira H.	Teodor Quist
# --where=white=="Mira Halvorsen" || black=~/Marchetti/ || winner=="Mira Halvorsen"
white	black	winner	tag:White
# --where=tag:White=="Mira Halvorsen"
white	black	winner	tag:White
Mira H.	Zoe	Mira H.	Mira Halvorsen
Mira H.	Teodor Quist	Mira H.	Mira Halvorsen
# --where=tag:Black==Zoe
white	black	winner	tag:White
# --format=json
{"white":"Mira H.","black":"Zoe","winner":"Mira H.","tag:White":"Mira Halvorsen"}
# sums
rank	player	games	wins	draws
1	Mira H.	4	4	0
2	Søren Bækgård	1	0	0
3	Zoe	1	0	0
4	Teodor Quist	2	0	0
# usual columns
white	black	result
Mira H.	Zoe	1-0
Teodor Quist	Søren Bækgård	0-1
Zoe	Teodor Quist	1/2-1/2
Søren Bækgård	Mira H.	0-1
Mira H.	Teodor Quist	1-0
Søren Bækgård	Zoe	1/2-1/2
Teodor Quist	Mira H.	0-1
Zoe	Søren Bækgård	1-0
== stderr
yinsh: score: names of --alias that no record has: 1, such as 'M. H.'
