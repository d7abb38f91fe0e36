try() { "$@"; echo "status $?" >&2; }
cat samples/tournament.yin samples/broken/move-no-ring.yin >"$WORK/all.yin" && cd "$WORK" || exit
echo '--- numbers and a filter'
try yinsh convert -t gipf-short --tags=White,Black --record=8-9,1 all.yin
try yinsh convert -t boardspace --record=8-9 --where='result=="0-1"' all.yin | head -n 3
try yinsh convert -t json --where='turns>9999' all.yin
echo '--- files are numbered without gaps; a bad one that is selected is omitted with status 1'
try yinsh convert --diagnostics=short -t gipf --split=out --record=2,4-5,9 all.yin
ls out
echo '--- its legal part'
try yinsh convert --diagnostics=short -t gipf-short --keep-going --record=9 all.yin
== stdout
--- numbers and a filter
[White "Mira Halvorsen"]
[Black "Zoë Marchetti"]
[Result "1-0"]
[Rings "3-2"]
[Termination "rings"]

1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 13.c1-c7
14.g4-g10 15.j9-b1 16.d7-k7 17.d4-h4 18.k7-e7 19.d6-d8 20.e7-c5 21.d8-e9
22.f8-g9 23.e9-e6 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5
30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd9 36.c4-f7 37.a2-d5
38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6 45.e10-h10
46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4 52.b6-b2
53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd9 59.xb5-f9xb7;h7-h10
60.g5-j8 61.i11-i6 62.g8-i10 63.i6-g6 64.i10-i5 65.g6-g3 66.j8-f4 67.h11-f9
68.f4-i4 69.g3-g7 70.i5-f5 71.g7-g2 72.f5-i8 73.f9-f3 74.i8-k10 75.g2-g9
76.i4-e4 77.f3-h5 78.e4-e2 79.h5-h8 80.k10-j10 81.h8-k8;xg9 1-0

[White "Zoë Marchetti"]
[Black "Søren Bækgård"]
[Result "1-0"]
[Rings "3-1"]
[Termination "rings"]

1.h4 2.c7 3.k7 4.e2 5.b1 6.e10 7.j8 8.j7 9.j9 10.d9 11.j8-d8 12.e10-k10
13.j9-d3 14.j7-j10 15.d8-k8 16.j10-d4 17.h4-h11 18.e2-e8 19.k8-i6 20.c7-e9
21.i6-d6 22.e9-g9 23.h11-h5 24.e8-e1 25.h5-a5 26.g9-h10 27.a5-f10 28.h10-h3
29.f10-i10 30.d9-f9 31.i10-a2 32.f9-f3 33.k7-g3 34.k10-g10 35.d6-f6 36.g10-g11
37.a2-j11 38.g11-b6 39.f6-h8 40.b6-e6 41.h8-c8 42.e6-e3 43.c8-c6 44.d4-g7
45.g3-i5 46.g7-i9 47.c6-g6 48.i9-i11;xh3 49.g6-g8;xb1 50.e3-e10 51.g8-g10
52.i11-f8 53.d3-c3 54.f8-b4 55.g10-d7 56.e10-h10 57.i5-g5 58.e1-j6 59.g5-g2
60.j6-f2 61.g2-g4 62.f3-h3 63.g4-d1;xf3-j7xc3 64.f2-f10 65.xd7 1-0

--- files are numbered without gaps; a bad one that is selected is omitted with status 1
000001-all.yin
000002-all.yin
000003-all.yin
--- its legal part
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
[Fault "turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]"]

1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 *

== stderr
all.yin:153:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
   153 | 11.f5-f6 *
       |    ^~~~~
       = rulebook E.2: The player whose turn it is puts the marker into one of their own rings, and moves that ring.
       = note: f5 is vacant
       = note: White's rings are on b4, d2, e3, g4, h6
       = note: nearest legal actions: h6-f6, e3-e6, g4-g6
status 1
status 0
status 0
all.yin:153:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
status 1
all.yin:153:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
status 1
