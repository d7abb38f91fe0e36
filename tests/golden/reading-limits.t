try() { "$@"; echo "status $?"; }
cp samples/minimal.yin "$WORK" && cd "$WORK" && mkdir d || exit
for i in 1 2 3 4; do cp minimal.yin d/$i.yin; done
tar cf d.tar d/1.yin d/2.yin d/3.yin d/4.yin
{ cat minimal.yin; head -c 20000000 /dev/zero | tr '\0' ' '; } | gzip -n -9 >bomb.gz
echo '--- what expands too far is refused by its name, as a rule, too'
{ cat minimal.yin; head -c 20000000 /dev/zero | tr '\0' '\n'; } | gzip -n -9 | gzip -n -9 >twice.gz
try yinsh check twice.gz minimal.yin
try yinsh check --max-ratio=100 bomb.gz minimal.yin
try yinsh check --max-expanded=1M bomb.gz minimal.yin
echo '--- not beyond what is asked for'
try yinsh check --max-ratio=1000000 --max-expanded=20M bomb.gz
try yinsh check --max-members=4 d.tar
try yinsh check --max-members=3 d.tar
tar cf outer.tar d.tar d/1.yin && try yinsh check --max-members=5 outer.tar
echo '--- and what was written is kept'
try yinsh convert -t gipf -o file --max-members=2 d.tar && yinsh check file
echo '--- records that are too long, to the byte'
head -c 736 minimal.yin >r.yin
try yinsh check --max-record=736 r.yin
try yinsh check --max-record=735 r.yin
{ cat r.yin; echo; echo; echo '1. e5 *'; echo; cat r.yin; } >three.yin
try yinsh score --no-head --columns=record,line,turns,code --max-record=700 three.yin
try yinsh check --tolerant --max-record=1K three.yin
try yinsh check -q --bad=bad --max-record=735 three.yin && wc -c <bad
== stdout
--- what expands too far is refused by its name, as a rule, too
twice.gz:1:1: error: the record is longer than 4194304 bytes (notation) [too-long]
     1 | 1.i5 2.a5 3.h10 4.j7 5.g5 6.d4 7.h11 8.e7 9.b3 10.g2 11.b3-h3 12.j7-e2 1...
       | ^
       = help: Probably a comment or a string is not closed, so that the rest of the file belongs to it. Close it. If the record really is that long, use a larger --max-record.
status 2
bomb.gz:1:1: error: the record is longer than 4194304 bytes (notation) [too-long]
     1 | 1.i5 2.a5 3.h10 4.j7 5.g5 6.d4 7.h11 8.e7 9.b3 10.g2 11.b3-h3 12.j7-e2 1...
       | ^
       = help: Probably a comment or a string is not closed, so that the rest of the file belongs to it. Close it. If the record really is that long, use a larger --max-record.
status 2
status 2
--- not beyond what is asked for
bomb.gz:1:1: error: the record is longer than 4194304 bytes (notation) [too-long]
     1 | 1.i5 2.a5 3.h10 4.j7 5.g5 6.d4 7.h11 8.e7 9.b3 10.g2 11.b3-h3 12.j7-e2 1...
       | ^
       = help: Probably a comment or a string is not closed, so that the rest of the file belongs to it. Close it. If the record really is that long, use a larger --max-record.
status 1
status 0
status 2
status 2
--- and what was written is kept
status 2
--- records that are too long, to the byte
status 0
r.yin:1:1: error: the record is longer than 735 bytes (notation) [too-long]
     1 | 1.i5 2.a5 3.h10 4.j7 5.g5 6.d4 7.h11 8.e7 9.b3 10.g2 11.b3-h3 12.j7-e2 1...
       | ^
       = help: Probably a comment or a string is not closed, so that the rest of the file belongs to it. Close it. If the record really is that long, use a larger --max-record.
status 1
1	1	0	too-long
2	3	1	
3	5	0	too-long
status 1
status 0
three.yin:1:1: error: the record is longer than 735 bytes (notation) [too-long]
     1 | 1.i5 2.a5 3.h10 4.j7 5.g5 6.d4 7.h11 8.e7 9.b3 10.g2 11.b3-h3 12.j7-e2 1...
       | ^
       = help: Probably a comment or a string is not closed, so that the rest of the file belongs to it. Close it. If the record really is that long, use a larger --max-record.
three.yin:5:1: error: the record is longer than 735 bytes (notation) [too-long]
     5 | 1.i5 2.a5 3.h10 4.j7 5.g5 6.d4 7.h11 8.e7 9.b3 10.g2 11.b3-h3 12.j7-e2 1...
       | ^
status 1
1475
== stderr
yinsh: check: twice.gz: refused: expands to more than 1000 times its size (--max-ratio)
2 records: 1 good, 1 bad
yinsh: check: bomb.gz: refused: expands to more than 100 times its size (--max-ratio)
2 records: 1 good, 1 bad
yinsh: check: bomb.gz: refused: expands to more than 1048576 bytes (--max-expanded)
2 records: 2 good, 0 bad
1 record: 0 good, 1 bad
4 records: 4 good, 0 bad
yinsh: check: d.tar: refused: it has more than 3 members (--max-members)
3 records: 3 good, 0 bad
yinsh: check: outer.tar: refused: it has more than 5 members (--max-members)
4 records: 4 good, 0 bad
yinsh: convert: d.tar: refused: it has more than 2 members (--max-members)
2 records: 2 good, 0 bad
1 record: 1 good, 0 bad
1 record: 0 good, 1 bad
three.yin:1:1: error: the record is longer than 700 bytes (notation) [too-long]
     1 | 1.i5 2.a5 3.h10 4.j7 5.g5 6.d4 7.h11 8.e7 9.b3 10.g2 11.b3-h3 12.j7-e2 1...
       | ^
       = help: Probably a comment or a string is not closed, so that the rest of the file belongs to it. Close it. If the record really is that long, use a larger --max-record.
three.yin:5:1: error: the record is longer than 700 bytes (notation) [too-long]
     5 | 1.i5 2.a5 3.h10 4.j7 5.g5 6.d4 7.h11 8.e7 9.b3 10.g2 11.b3-h3 12.j7-e2 1...
       | ^
3 records: 3 good, 0 bad; 1 unfinished
