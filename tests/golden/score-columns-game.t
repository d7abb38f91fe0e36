columns=record,status,turns,margin,first_ring,white_rows,black_rows,white_gifts,black_gifts,white_flips,black_flips
yinsh score --format=table --columns=$columns samples/tournament.yin samples/position.yin samples/steal.yin \
    samples/house.yin samples/blitz.yin samples/broken/row-vacant.yin
yinsh score --columns=record,white_clock,black_clock,hash,symmetric_hash samples/archive.sgf
yinsh convert -t json samples/archive.sgf | yinsh score --no-head --columns=record,white_clock,black_clock,hash,symmetric_hash
yinsh score --format=json --columns=margin,first_ring,white_clock,hash samples/minimal.yin
echo '--- the same on a board that was turned'
for map in identity turn60 mirror; do
    yinsh convert -t gipf --map=$map --where='turns>20' samples/short.yin 2>&1 | yinsh score --no-head --columns=hash,symmetric_hash
done
echo '--- filters'
yinsh score --columns=record,first_ring,white_gifts --where='first_ring < 40 && white_gifts == 0' samples/tournament.yin
yinsh score --columns=record,black_clock --where='black_clock >= 415.5 && white_flips < black_flips' samples/archive.sgf
yinsh score --columns=record --where='hash == aac177f8e26f82ce' samples/tournament.yin
yinsh score --columns=record --where='margin == many' samples/tournament.yin; echo "status $?"
== stdout
record  status   turns  margin  first_ring  white_rows  black_rows  white_gifts  black_gifts  white_flips  black_flips
     1  ok          81       1          35           3           2            1            0           63           40
     2  ok          64       1          38           2           3            0            1           33           30
     3  ok          71       0          61           1           1            1            0           22           37
     4  ok          47       1          33           1           0            0            0           17           17
     5  ok          38       1          29           1           0            0            0           12           12
     6  ok          60       0                       0           0            0            0            9           12
     7  ok          66       1          58           0           1            0            0           23            9
     8  ok          65       2          48           3           1            1            0           24           31
     1  ok           4       2          51           1           1            1            1            6            1
     2  ok          12       0          41           0           1            0            0            8           11
     3  ok          19       0                       0           0            0            0            7            6
     1  ok          46       3          22           0           3            0            0           15           28
     2  ok          45       2          31           3           1            0            0           26           27
     3  ok          19       1          19           1           0            0            0            6            2
     4  ok          44       3          30           0           3            0            0           26           25
     1  ok          84       1          56           2           3            0            1           19           33
     2  ok          66       1          40           0           1            0            1           17           19
     3  ok          66       1          54           0           1            0            0           13            5
     4  ok          33       1          33           1           0            0            0           17           11
     1  ok          39       1          39           1           0            0            0            2            1
     2  ok          46       1          46           0           1            0            0            8            6
     3  ok          23       0                       0           0            0            0            2            0
     4  ok          61       0                       0           0            0            0            7            8
     1  illegal      0       0                       0           0            0            0            0            0
record	white_clock	black_clock	hash	symmetric_hash
1	443.653	415.553	24db88a8759fc4d9	a1fcb8c3a15678af
2	296.124	165.295	cf890be47bb170e6	4561ab5bfd188aa2
3	236.346	170.944	45f9fdbcc848de91	1dfefa9743120f00
4	136.674	179.106	2b8b957e83a3d770	85699957d617667c
5	301.169	417.372	088e4065f8215a20	4ca50038b04c58d8
6			af469ad712b90235	43a03c7edc7760bc
1	443.653	415.553	24db88a8759fc4d9	a1fcb8c3a15678af
2	296.124	165.295	cf890be47bb170e6	4561ab5bfd188aa2
3	236.346	170.944	45f9fdbcc848de91	1dfefa9743120f00
4	136.674	179.106	2b8b957e83a3d770	85699957d617667c
5	301.169	417.372	088e4065f8215a20	4ca50038b04c58d8
6			af469ad712b90235	43a03c7edc7760bc
{"margin":1,"first_ring":45,"white_clock":null,"hash":"17f0efd6bb8a4224"}
--- the same on a board that was turned
0c1774788ab09c7c	0c1774788ab09c7c
d13197c9990160d4	2c944654d7654abb
929e742b93fa4c53	83ccc06d14fe0155
aeb1844a9df7b26e	a8a36212ab27dd04
66f8eb79a3fe8d1d	0c1774788ab09c7c
b868f6d469b1cf71	2c944654d7654abb
9ad1a308d296e510	83ccc06d14fe0155
a8a36212ab27dd04	a8a36212ab27dd04
fc10511a8fa3c8b3	0c1774788ab09c7c
ed00e5f009f7f117	2c944654d7654abb
7000a738ca642398	83ccc06d14fe0155
7219cc31fa3da7d8	a8a36212ab27dd04
--- filters
record	first_ring	white_gifts
2	38	0
4	33	0
5	29	0
record	black_clock
1	415.553
5	417.372
record
1
status 2
== stderr
samples/broken/row-vacant.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
yinsh: score: --where, column 11: margin is a number, and 'many' is not
     1 | margin == many
       |           ^
