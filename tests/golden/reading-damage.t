try() { "$@"; echo "status $?"; }
cp samples/minimal.yin samples/broken/row-vacant.yin "$WORK" && cd "$WORK" || exit
mkdir d && cp minimal.yin d/1.yin && cp row-vacant.yin d/2.yin && cp minimal.yin d/3.yin
tar cf d.tar d/1.yin d/2.yin d/3.yin
echo '--- the names of members are in messages'
try yinsh check -v d.tar
gzip -n <d.tar >d.tgz && try yinsh check d.tgz - <d.tgz
gzip -n <row-vacant.yin >one.gz && try yinsh score --columns=file,record,code one.gz
tar cf outer.tar d.tgz one.gz d/3.yin && try yinsh check -v outer.tar
echo '--- a tar that breaks off in its second member'
head -c 3400 d.tar >cut.tar && try yinsh check -v cut.tar minimal.yin
echo '--- a .gz that breaks off; what is there is read, and written'
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30; do
    for round in 1 2 3 4 5 6 7 8 9; do echo "[Round \"$i.$round\"]"; cat minimal.yin; echo; done
done >many.yin
gzip -n <many.yin >whole.gz && head -c $(($(wc -c <whole.gz) - 100)) whole.gz >cut.gz
# Where it breaks off depends on the gzip.
enough='$1 > 50 && / good, / { $0 = "many are good" } { print }'
try yinsh check cut.gz minimal.yin 2>&1 | grep -v '^cut.gz:' | awk "$enough"
echo old >file; try yinsh convert -t gipf-short -o file cut.gz minimal.yin 2>/dev/null
yinsh check file 2>&1 | awk "$enough" && head -n 1 file
try yinsh convert -t gipf --split=out cut.gz minimal.yin 2>/dev/null; ls out | sed -n '1,2p;$s/.*-//p'
try yinsh check -q --good=good -o /dev/null cut.gz minimal.yin 2>/dev/null; head -n 1 good; tail -n 1 good | cmp - minimal.yin
echo '--- what only looks like one'
printf '\037\213\010\000 and no more' >false.gz && try yinsh check false.gz minimal.yin
try yinsh check - <false.gz
== stdout
--- the names of members are in messages
d.tar//d/1.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
d.tar//d/2.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
d.tar//d/2.yin:1: record 1: gipf, illegal, * unfinished, 0 turns
d.tar//d/3.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
status 1
d.tgz//d/2.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
-//d/2.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = note: White's row: xd3-d7
status 1
file	record	code
one.gz	1	row-vacant
status 1
outer.tar//d.tgz//d/1.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
outer.tar//d.tgz//d/2.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
outer.tar//d.tgz//d/2.yin:1: record 1: gipf, illegal, * unfinished, 0 turns
outer.tar//d.tgz//d/3.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
outer.tar//one.gz:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = note: White's row: xd3-d7
outer.tar//one.gz:1: record 1: gipf, illegal, * unfinished, 0 turns
outer.tar//d/3.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
status 1
--- a tar that breaks off in its second member
cut.tar//d/1.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
cut.tar//d/2.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
cut.tar//d/2.yin:1: record 1: gipf, illegal, * unfinished, 0 turns
cut.tar//d/3.yin:1:326: warning: turn 39: no turn follows the number 40 (notation) [number-unused]
     1 | ...f4-e3 33.a4-e4 34.a2-f2 35.e4-g4 36.e3-h6 37.g4-g6 38.h6-i7 39.g6-d6 40.
       |                                                                         ^~
       = help: A turn is missing, or the number was written before a turn that was never played. Add the turn or delete the number.
cut.tar//d/3.yin:1: record 1: gipf, ok, * unfinished, 39 turns
minimal.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
status 2
--- a .gz that breaks off; what is there is read, and written
   524 | ...b3 10.g2 11.b3-h3 12.j7-e2 13.h11-a4 14.e2-k8 15.i5-i11 16.a5-f10 17.h10
       |                                                                         ^~~
       = rulebook D.2: The players, White first, take turns placing one ring each on any vacant point of the board, until both have placed five.
       = help: This is probably a move without its start, or the record of another game without its beginning. Write both points of the move, for example e3-f4.
yinsh: check: cut.gz: truncated gzip input
many are good
status 2
status 2
many are good
[Round "1.1"]
status 2
000001-cut.yin
000002-cut.yin
minimal.yin
status 2
[Round "1.1"]
--- what only looks like one
false.gz:1:1: error: no game record found: nothing could be read (notation) [no-record]
       = help: Omit the file, or check why no game was written to it. If its text contains records, use -f to name their notation.
status 2
<stdin>:1:1: error: no game record found: nothing could be read (notation) [no-record]
       = help: Omit the file, or check why no game was written to it. If its text contains records, use -f to name their notation.
status 2
== stderr
3 records: 2 good, 1 bad
6 records: 4 good, 2 bad
one.gz:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
5 records: 3 good, 2 bad
yinsh: check: cut.tar//d/3.yin: Truncated tar archive; the rest of the archive is not read
4 records: 3 good, 1 bad; 1 unfinished
yinsh: check: false.gz: gzip decompression failed
1 record: 1 good, 0 bad
yinsh: check: standard input: gzip decompression failed
0 records: 0 good, 0 bad
