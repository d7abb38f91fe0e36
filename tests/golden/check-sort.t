try() { "$@"; echo "status $?"; }
cp samples/broken/move-no-ring.yin samples/broken/row-vacant.yin "$WORK"
cp samples/minimal.yin "$WORK" && cd "$WORK" || exit
# Good and bad ones in one file, which does not end its line.
{ cat minimal.yin row-vacant.yin; printf '[White "last"]\n\n1. e5 *'; } >mixed.yin
try yinsh check --good=good --bad=bad mixed.yin move-no-ring.yin minimal.yin
cat good bad
echo '--- the sorted ones, read again'
try yinsh check good
try yinsh check bad
echo '--- one of the two only'
try yinsh check -q --bad=only-bad mixed.yin
cmp only-bad row-vacant.yin && ls
echo '--- nothing is bad: an empty file, in place of an older one'
echo old >bad && try yinsh check -q --bad=bad minimal.yin && wc -c <bad
echo '--- front matter goes with the first record, and an empty file with the bad ones'
{ echo; echo; cat minimal.yin; } >front.yin && printf ' \n' >empty.yin
try yinsh check --good=good --bad=bad front.yin empty.yin
cmp front.yin good && cmp empty.yin bad
echo '--- to a device'
try yinsh check -q --good=/dev/null --bad=/dev/null -o /dev/null mixed.yin
== stdout
mixed.yin:4:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     4 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
move-no-ring.yin:2:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
     2 | 11.f5-f6 *
       |    ^~~~~
       = rulebook E.2: The player whose turn it is puts the marker into one of their own rings, and moves that ring.
       = note: f5 is vacant
       = note: White's rings are on b4, d2, e3, g4, h6
       = note: nearest legal actions: h6-f6, e3-e6, g4-g6
status 1
1.i5 2.a5 3.h10 4.j7 5.g5 6.d4 7.h11 8.e7 9.b3 10.g2 11.b3-h3 12.j7-e2 13.h11-a4 14.e2-k8 15.i5-i11 16.a5-f10 17.h10-h4 18.k8-c8 19.g5-b5 20.e7-k7 21.b5-g10 22.c8-c1 23.g10-e8 24.d4-f4 25.e8-e6 26.f10-i10 27.e6-e1 28.i10-d5 29.i11-g9 30.d5-a2 31.g9-g11 32.f4-e3 33.a4-e4 34.a2-f2 35.e4-g4 36.e3-h6 37.g4-g6 38.h6-i7 39.g6-d6 40.g2-g7 41.h3-d3 42.g7-d7 43.d6-f8 44.d7-f7 45.f8-c5;xe7-i11xg11 46.i7-i4 47.d3-d8 48.f7-c4 49.c5-e5 50.c4-c6 51.h4-b4;xd3-d7xb4 52.i4-d4 53.e5-h5 54.d4-b4 55.h5-f3 56.c6-f9 57.f3-f5 58.c1-j8 59.f5-j5 60.j8-d2 61.j5-j9 62.f2-f6 63.j9-d3 64.f6-c3 65.e1-e7 66.xe3-i7xk7;b4-f4 67.e7-h7 68.f4-i7 69.d3-d5 70.c3-h8 71.d5-g5 72.d2-d6 73.h7-c2 74.h8-b2 75.g5-e3 76.i7-d7;xe7-i7xb2 77.e3-g3 78.d7-k7 79.g3-j6;xc3-g3xc2
[White "last"]

1. e5 *
1.i5 2.a5 3.h10 4.j7 5.g5 6.d4 7.h11 8.e7 9.b3 10.g2 11.b3-h3 12.j7-e2 13.h11-a4 14.e2-k8 15.i5-i11 16.a5-f10 17.h10-h4 18.k8-c8 19.g5-b5 20.e7-k7 21.b5-g10 22.c8-c1 23.g10-e8 24.d4-f4 25.e8-e6 26.f10-i10 27.e6-e1 28.i10-d5 29.i11-g9 30.d5-a2 31.g9-g11 32.f4-e3 33.a4-e4 34.a2-f2 35.e4-g4 36.e3-h6 37.g4-g6 38.h6-i7 39.g6-d6 40.g2-g7 41.h3-d3 42.g7-d7 43.d6-f8 44.d7-f7 45.f8-c5;xe7-i11xg11 46.i7-i4 47.d3-d8 48.f7-c4 49.c5-e5 50.c4-c6 51.h4-b4;xd3-d7xb4 52.i4-d4 53.e5-h5 54.d4-b4 55.h5-f3 56.c6-f9 57.f3-f5 58.c1-j8 59.f5-j5 60.j8-d2 61.j5-j9 62.f2-f6 63.j9-d3 64.f6-c3 65.e1-e7 66.xe3-i7xk7;b4-f4 67.e7-h7 68.f4-i7 69.d3-d5 70.c3-h8 71.d5-g5 72.d2-d6 73.h7-c2 74.h8-b2 75.g5-e3 76.i7-d7;xe7-i7xb2 77.e3-g3 78.d7-k7 79.g3-j6;xc3-g3xc2
[Position "W3/W6/W7/2wwwww2/Wwwwbw4/8B/10/9/8/6W/BBBB w pre-row 0-0 41 standard"]

41.xd4-d8xa2;b1-b2 *
1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10
11.f5-f6 *
--- the sorted ones, read again
status 0
bad:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
bad:5:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
     5 | 11.f5-f6 *
       |    ^~~~~
       = rulebook E.2: The player whose turn it is puts the marker into one of their own rings, and moves that ring.
       = note: f5 is vacant
       = note: White's rings are on b4, d2, e3, g4, h6
       = note: nearest legal actions: h6-f6, e3-e6, g4-g6
status 1
--- one of the two only
mixed.yin:4:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     4 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
status 1
bad
good
minimal.yin
mixed.yin
move-no-ring.yin
only-bad
row-vacant.yin
--- nothing is bad: an empty file, in place of an older one
status 0
0
--- front matter goes with the first record, and an empty file with the bad ones
empty.yin:1:1: error: no game record found: only white space (notation) [no-record]
       = help: Omit the file, or check why no game was written to it. If its text contains records, use -f to name their notation.
status 1
--- to a device
status 1
== stderr
5 records: 3 good, 2 bad; 1 unfinished
3 records: 3 good, 0 bad; 1 unfinished
2 records: 0 good, 2 bad
1 record: 1 good, 0 bad
