try() { "$@"; echo "status $?" >&2; }
cp samples/tournament.yin samples/broken/move-no-ring.yin samples/short.yin samples/minimal.yin samples/position.yin "$WORK" && cd "$WORK" || exit
yinsh convert -t boardspace --map=turn60 --no-comments tournament.yin >turned.sgf
sed 's/ 20[.].*//' minimal.yin >cut.yin
echo '--- the same'
try yinsh unique --list tournament.yin short.yin tournament.yin 2>&1 | tail -n 3
echo '--- turned'
try yinsh unique --list tournament.yin turned.sgf
try yinsh unique --list --symmetry=all --format=json turned.sgf tournament.yin
echo '--- beginnings'
try yinsh unique --list --prefix --format=table cut.yin minimal.yin cut.yin
try yinsh unique --list --prefix --keep=first --format=csv cut.yin minimal.yin cut.yin
echo '--- written'
try yinsh unique -v --prefix cut.yin minimal.yin | cmp - minimal.yin
try yinsh unique -v --keep=first --prefix cut.yin minimal.yin
echo '--- tags'
printf '[White "Ann"]\n1.e5 2.f6 *\n\n[Black "Bo"]\n[White "Ann"]\n1.e5 2.f6 *\n\n[white "Ann"]\n1.e5 2.f6 *\n' >tags.yin
try yinsh unique -f gipf tags.yin
try yinsh unique -f gipf --tags tags.yin
try yinsh unique -f gipf --keep=most-tags tags.yin
printf '[DATE "2026-03-15T10:20:30"]\n1.e5 2.f6 *\n\n[time "10:20:30"]\n[date "2026.03.15"]\n1.e5 2.f6 *\n' >dates.yin
try yinsh unique -f gipf --list --tags dates.yin
try yinsh unique -q --list position.yin position.yin
echo '--- without turns; bad'
printf '[White "Ann"]\n*\n\n[White "Ann"]\n*\n\n' | try yinsh unique -f gipf -q
printf '[White "Ann"]\n*\n\n[White "Ann"]\n*\n\n' | try yinsh unique -f gipf -q --tags
cat move-no-ring.yin move-no-ring.yin | try yinsh unique --diagnostics=short | wc -l
echo '--- usage'
try yinsh unique --format=csv tags.yin
try yinsh unique --keep=last tags.yin
try yinsh unique nowhere.yin
== stdout
--- the same
tournament.yin	7	tournament.yin	7	66	same	identity
tournament.yin	8	tournament.yin	8	65	same	identity
status 0
--- turned
file	record	of_file	of_record	turns	how	symmetry
{"file":"tournament.yin","record":1,"of_file":"turned.sgf","of_record":1,"turns":81,"how":"mirrored","symmetry":"turn60"}
{"file":"tournament.yin","record":2,"of_file":"turned.sgf","of_record":2,"turns":64,"how":"mirrored","symmetry":"turn60"}
{"file":"tournament.yin","record":3,"of_file":"turned.sgf","of_record":3,"turns":71,"how":"mirrored","symmetry":"turn60"}
{"file":"tournament.yin","record":4,"of_file":"turned.sgf","of_record":4,"turns":47,"how":"mirrored","symmetry":"turn60"}
{"file":"tournament.yin","record":5,"of_file":"turned.sgf","of_record":5,"turns":38,"how":"mirrored","symmetry":"turn60"}
{"file":"tournament.yin","record":6,"of_file":"turned.sgf","of_record":6,"turns":60,"how":"mirrored","symmetry":"turn60"}
{"file":"tournament.yin","record":7,"of_file":"turned.sgf","of_record":7,"turns":66,"how":"mirrored","symmetry":"turn60"}
{"file":"tournament.yin","record":8,"of_file":"turned.sgf","of_record":8,"turns":65,"how":"mirrored","symmetry":"turn60"}
--- beginnings
file     record  of_file      of_record  turns  how        symmetry
cut.yin       1  minimal.yin          1     19  beginning  identity
cut.yin       1  minimal.yin          1     19  beginning  identity
file,record,of_file,of_record,turns,how,symmetry
minimal.yin,1,cut.yin,1,19,longer,identity
cut.yin,1,cut.yin,1,19,same,identity
--- written
1.i5 2.a5 3.h10 4.j7 5.g5 6.d4 7.h11 8.e7 9.b3 10.g2 11.b3-h3 12.j7-e2 13.h11-a4 14.e2-k8 15.i5-i11 16.a5-f10 17.h10-h4 18.k8-c8 19.g5-b5
--- tags
[White "Ann"]
1.e5 2.f6 *

[White "Ann"]
1.e5 2.f6 *

[Black "Bo"]
[White "Ann"]
1.e5 2.f6 *

[Black "Bo"]
[White "Ann"]
1.e5 2.f6 *

file	record	of_file	of_record	turns	how	symmetry
dates.yin	2	dates.yin	1	2	same	identity
file	record	of_file	of_record	turns	how	symmetry
position.yin	1	position.yin	1	4	same	identity
position.yin	2	position.yin	2	12	same	identity
position.yin	3	position.yin	3	19	same	identity
--- without turns; bad
[White "Ann"]
*

[White "Ann"]
*

[White "Ann"]
*

4
--- usage
== stderr
16 records: 16 unique, 0 duplicates, 0 bad
status 1
16 records: 8 unique, 8 duplicates, 0 bad
status 0
3 records: 1 unique, 2 duplicates, 0 bad
status 0
3 records: 1 unique, 2 duplicates, 0 bad
status 0
cut.yin: record 1 dropped: a beginning of record 1 of minimal.yin
2 records: 1 unique, 1 duplicate, 0 bad
status 0
minimal.yin: record 1 dropped: a continuation of record 1 of cut.yin
2 records: 1 unique, 1 duplicate, 0 bad
status 0
3 records: 1 unique, 2 duplicates, 0 bad
status 0
3 records: 2 unique, 1 duplicate, 0 bad
status 0
3 records: 1 unique, 2 duplicates, 0 bad
status 0
2 records: 1 unique, 1 duplicate, 0 bad
status 0
status 0
status 0
status 0
<stdin>:2:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
<stdin>:4:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
2 records: 2 unique, 0 duplicates, 2 bad
status 1
yinsh: unique: --format needs --list
Try 'yinsh unique --help'.
status 2
yinsh: unique: --keep: unknown value 'last'; choose from: first, longest, most-tags
status 2
yinsh: unique: nowhere.yin: No such file or directory
0 records: 0 unique, 0 duplicates, 0 bad
status 2
