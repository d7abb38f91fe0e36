# What is not selected does not exist: no fault, no count, no exit status, and it is in no file.
try() { "$@"; echo "status $?"; echo "status $?" >&2; }
cd samples/broken || exit
cat number-wrong.yin tag-twice.yin move-no-ring.yin result-mismatch.yin ../minimal.yin >"$WORK/all.yin"
cp ../minimal.yin move-no-ring.yin "$WORK" && cd "$WORK" || exit
check() { try yinsh check --diagnostics=short "$@"; }
check -v all.yin
echo '--- numbers, in each file'
check -v --record=3,1 all.yin minimal.yin
check --record=5 --record=1-2 all.yin
check --record=6- all.yin
check --record=6-7 all.yin
echo '--- a filter, alone and with numbers'
check -v --where='status==ok && turns>1' all.yin
check --where='code=="move-no-ring"' all.yin
check --record=2-4 --where='status!=ok' all.yin
check --where='white==nobody' all.yin
echo '--- what else counts faults'
check -q --statistics --record=2-3 all.yin
check --max-faults=1 --record=2,4 all.yin
check -W error --record=1-2 all.yin
check --diagnostics=json --record=1 all.yin
echo '--- sorted'
check --good=good --bad=bad --record=1,3,5 all.yin
cat good bad
check -q --good=good --bad=bad --where='status!=ok' all.yin move-no-ring.yin
cat good bad
echo '--- a file without a record, and one that is none'
printf ' \n' >empty.yin && echo text >none.yin
check --record=2 empty.yin none.yin
== stdout
all.yin:1:6: style: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
all.yin:1: record 1: gipf, ok, * unfinished, 2 turns
all.yin:3:9: warning: the tag White appears twice; both are kept (notation) [tag-twice]
all.yin:2: record 2: gipf, ok, * unfinished, 1 turn
all.yin:7:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
all.yin:6: record 3: gipf, illegal, * unfinished, 10 turns
all.yin:10:14: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
all.yin:8: record 4: gipf, mismatch, 1-0 rings, 1 turn
all.yin:11: record 5: gipf, ok, 1-0 rings, 79 turns
status 1
--- numbers, in each file
all.yin:1:6: style: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
all.yin:1: record 1: gipf, ok, * unfinished, 2 turns
all.yin:7:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
all.yin:6: record 3: gipf, illegal, * unfinished, 10 turns
minimal.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
status 1
all.yin:1:6: style: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
all.yin:3:9: warning: the tag White appears twice; both are kept (notation) [tag-twice]
status 0
status 2
status 0
--- a filter, alone and with numbers
all.yin:1:6: style: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
all.yin:1: record 1: gipf, ok, * unfinished, 2 turns
all.yin:11: record 5: gipf, ok, 1-0 rings, 79 turns
status 0
all.yin:7:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
status 1
all.yin:7:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
all.yin:10:14: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
status 1
status 0
--- what else counts faults
code	count	records
move-no-ring	1	1
tag-twice	1	1
status 1
all.yin:3:9: warning: the tag White appears twice; both are kept (notation) [tag-twice]
status 1
all.yin:1:6: style: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
all.yin:3:9: error: the tag White appears twice; both are kept (notation) [tag-twice]
status 1
{"file":"all.yin","line":1,"column":6,"length":1,"level":"style","code":"number-wrong","turn":2,"text":"turn 2: wrong turn number 3; expected 2","clause":"notation","rule":"A record must be written as yinsh-notation(5) describes its notation.","notes":[],"cure":"The turns of both players are numbered together, from 1. If no turn is missing before this one, renumber the turns, as yinsh convert -t gipf does.","follows":false,"source":"1.e3 3.e8 *"}
status 0
--- sorted
all.yin:1:6: style: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
all.yin:7:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
status 1
1.e3 3.e8 *
1.i5 2.a5 3.h10 4.j7 5.g5 6.d4 7.h11 8.e7 9.b3 10.g2 11.b3-h3 12.j7-e2 13.h11-a4 14.e2-k8 15.i5-i11 16.a5-f10 17.h10-h4 18.k8-c8 19.g5-b5 20.e7-k7 21.b5-g10 22.c8-c1 23.g10-e8 24.d4-f4 25.e8-e6 26.f10-i10 27.e6-e1 28.i10-d5 29.i11-g9 30.d5-a2 31.g9-g11 32.f4-e3 33.a4-e4 34.a2-f2 35.e4-g4 36.e3-h6 37.g4-g6 38.h6-i7 39.g6-d6 40.g2-g7 41.h3-d3 42.g7-d7 43.d6-f8 44.d7-f7 45.f8-c5;xe7-i11xg11 46.i7-i4 47.d3-d8 48.f7-c4 49.c5-e5 50.c4-c6 51.h4-b4;xd3-d7xb4 52.i4-d4 53.e5-h5 54.d4-b4 55.h5-f3 56.c6-f9 57.f3-f5 58.c1-j8 59.f5-j5 60.j8-d2 61.j5-j9 62.f2-f6 63.j9-d3 64.f6-c3 65.e1-e7 66.xe3-i7xk7;b4-f4 67.e7-h7 68.f4-i7 69.d3-d5 70.c3-h8 71.d5-g5 72.d2-d6 73.h7-c2 74.h8-b2 75.g5-e3 76.i7-d7;xe7-i7xb2 77.e3-g3 78.d7-k7 79.g3-j6;xc3-g3xc2
1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10
11.f5-f6 *
all.yin:7:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
all.yin:10:14: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
move-no-ring.yin:2:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
status 1
1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10
11.f5-f6 *
[Position "W3/W6/8/2wwwww2/1wwwbw4/8B/10/9/8/6W/BBBB w pre-row 2-0 41 standard"]

41.xd3-d7xa2 0-1
1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10
11.f5-f6 *
--- a file without a record, and one that is none
empty.yin:1:1: error: no game record found: only white space (notation) [no-record]
status 1
== stderr
5 records: 3 good, 2 bad; 2 unfinished
status 0
3 records: 2 good, 1 bad; 1 unfinished
status 0
3 records: 3 good, 0 bad; 2 unfinished
status 0
yinsh: check: --record takes numbers from 1 and ranges, such as 3,7-9, not '6-'
Try 'yinsh check --help'.
status 0
0 records: 0 good, 0 bad
status 0
2 records: 2 good, 0 bad; 1 unfinished
status 0
1 record: 0 good, 1 bad
status 0
2 records: 0 good, 2 bad
status 0
0 records: 0 good, 0 bad
status 0
status 0
yinsh: check: 1 more fault not shown
2 records: 1 good, 1 bad; 1 unfinished
status 0
2 records: 1 good, 1 bad; 1 unfinished
status 0
status 0
3 records: 2 good, 1 bad; 1 unfinished
status 0
status 0
0 records: 0 good, 0 bad
status 0
