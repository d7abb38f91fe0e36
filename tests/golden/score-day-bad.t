for where in 'turns > 3 && day >= 2026-02-30' 'day == 3/4/2026' "day == ''" 'day =~ /2026/' 'day < turns' 'day == white'; do
    yinsh score --where="$where" samples/short.yin
    echo "status $?"
done
== stdout
status 2
status 2
status 2
status 2
status 2
status 2
== stderr
yinsh: score: --where, column 21: day is a date, and '2026-02-30' is not; expected a day such as 2026-03-15
     1 | turns > 3 && day >= 2026-02-30
       |                     ^
yinsh: score: --where, column 8: day is a date, and '3/4/2026' is not; expected a day such as 2026-03-15
     1 | day == 3/4/2026
       |        ^
yinsh: score: --where, column 8: day is a date, and '' is not; expected a day such as 2026-03-15
     1 | day == ''
       |        ^
yinsh: score: --where, column 8: day is a date, which no pattern can match
     1 | day =~ /2026/
       |        ^
yinsh: score: --where, column 7: day is a date, and turns is not
     1 | day < turns
       |       ^
yinsh: score: --where, column 8: day is a date, and white is not
     1 | day == white
       |        ^
