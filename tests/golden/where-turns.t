show() { echo "# $1"; yinsh score --no-head --columns=record,white,result,turns --where="$1" samples/tournament.yin; }
show 'any(flips > 5) && !any(kind == pass)'
show 'all(turn < 65 || side == white || flips < 2)'
show 'count(row) >= 5 || 38 == count(turn)'
show 'first(row_by == white) < first(row_by == black)'
show 'count(row_by == both) != 0 || any(row && row_by != side)'
show 'seq(row next row)'
show 'seq((row || turn == 3) then within 20 row && side == black next from == ring_taken || flips > 3)'
show "any(position ~ 'wb3 wc4 wd5 we6 bf7')"
show 'any(mobility < 8 && legal_moves > 30)'
show 'turns < 50 && any(markers_white > 18 || markers_white > markers_black && to in (e5, f6))'
show 'any(turn == turns && ring_taken == to) || has tag:Round'
echo '# check keeps the actions that a filter asks about'
yinsh check --where='any(flips > 5)' samples/tournament.yin
yinsh check -j 2 --where='seq(row_by == black then within 20 row_by == white)' samples/tournament.yin samples/archive.sgf
yinsh check --all -q --diagnostics=short --where='count(turn) == 12 && !any(turn == 13)' samples/broken/move-past-block.yin
yinsh score --no-head --columns=record --where='count(clock < 10) > 1' samples/archive.sgf
echo '# several comments of a turn are one text'
printf '1.e3 {a} {b c} 2.e4 {a}\n' | yinsh check --where='any(comment == "a\nb c") && count(comment =~ /^a/) == 2' -
== stdout
# any(flips > 5) && !any(kind == pass)
1	Mira Halvorsen	1-0	81
3	Zoë Marchetti	1/2-1/2	71
# all(turn < 65 || side == white || flips < 2)
2	Teodor Quist	0-1	64
3	Zoë Marchetti	1/2-1/2	71
4	Søren Bækgård	0-1	47
5	Mira Halvorsen	1-0	38
6	Søren Bækgård	1/2-1/2	60
7	Teodor Quist	0-1	66
8	Zoë Marchetti	1-0	65
# count(row) >= 5 || 38 == count(turn)
1	Mira Halvorsen	1-0	81
5	Mira Halvorsen	1-0	38
# first(row_by == white) < first(row_by == black)
1	Mira Halvorsen	1-0	81
# count(row_by == both) != 0 || any(row && row_by != side)
1	Mira Halvorsen	1-0	81
2	Teodor Quist	0-1	64
3	Zoë Marchetti	1/2-1/2	71
8	Zoë Marchetti	1-0	65
# seq(row next row)
1	Mira Halvorsen	1-0	81
3	Zoë Marchetti	1/2-1/2	71
8	Zoë Marchetti	1-0	65
# seq((row || turn == 3) then within 20 row && side == black next from == ring_taken || flips > 3)
1	Mira Halvorsen	1-0	81
# any(position ~ 'wb3 wc4 wd5 we6 bf7')
7	Teodor Quist	0-1	66
# any(mobility < 8 && legal_moves > 30)
1	Mira Halvorsen	1-0	81
2	Teodor Quist	0-1	64
3	Zoë Marchetti	1/2-1/2	71
4	Søren Bækgård	0-1	47
5	Mira Halvorsen	1-0	38
6	Søren Bækgård	1/2-1/2	60
7	Teodor Quist	0-1	66
8	Zoë Marchetti	1-0	65
# turns < 50 && any(markers_white > 18 || markers_white > markers_black && to in (e5, f6))
4	Søren Bækgård	0-1	47
# any(turn == turns && ring_taken == to) || has tag:Round
1	Mira Halvorsen	1-0	81
2	Teodor Quist	0-1	64
3	Zoë Marchetti	1/2-1/2	71
4	Søren Bækgård	0-1	47
5	Mira Halvorsen	1-0	38
6	Søren Bækgård	1/2-1/2	60
7	Teodor Quist	0-1	66
8	Zoë Marchetti	1-0	65
# check keeps the actions that a filter asks about
samples/broken/move-past-block.yin:2:22: error: turn 13: after jumping markers the ring on e5 must stop on e2, the first vacant point (rulebook E.3) [move-past-block]
# several comments of a turn are one text
== stderr
2 records: 2 good, 0 bad
3 records: 3 good, 0 bad
1 record: 1 good, 0 bad; 1 unfinished
