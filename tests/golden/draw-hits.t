cp samples/tournament.yin samples/minimal.yin "$WORK" && cd "$WORK" && mkdir boards folder || exit
try() { "$@"; echo "status $?"; ls boards; rm -f boards/*; }
hits() { yinsh search --hits -p 'wb3 wc4 wd5' "$@" minimal.yin tournament.yin | grep -v '	4[0-9]	\|	5[0-9]	'; }
# The same pictures of every format, with other columns, in another order and from a pipe.
hits >hits.tsv; cut -f 1-3 hits.tsv
try yinsh draw --hits=hits.tsv -o 'boards/%f-%r-%t.svg'
awk -F '\t' '{ print "note\t" $3 "\t" $9 "\t" $1 "\t" $2 }' hits.tsv | try yinsh draw --hits=- -o 'boards/%r-%t.svg'
yinsh search --hits -p 'wb3 wc4 wd5' --format=csv tournament.yin | sed '4,$d; s/$/\r/; 1s/^/\xef\xbb\xbf/' | try yinsh draw --hits=- -o 'boards/%t.svg'
yinsh search --hits -p 'wb3 wc4 wd5' --format=json tournament.yin | head -n 2 | try yinsh draw --hits=- -o 'boards/%t.svg'
echo '--- one picture, as of --turn'
head -n 2 hits.tsv | try yinsh draw --hits=- --map=mirror60 --theme=dark --size=300 >one
yinsh draw --map=mirror60 --theme=dark --size=300 --turn="$(sed -n 2p hits.tsv | cut -f 3)" minimal.yin >same
sed '$d' one | cmp - same && echo the same
echo '--- names'
for name in '=a,"b.yin' "$(printf 'c\nd\\n.yin')" "$(printf 'e\033[31m\tf.yin')" ./-g.yin 'folder//h.yin'; do
    cp minimal.yin "$name"
    for format in tsv csv json; do
        yinsh search --hits --format=$format -p 'wb3 wc4 wd5' --max=1 "$name" | try yinsh draw --hits=- -o 'boards/%r-%t.svg'
    done
done
echo '--- only the records of the table are reported'
{ cat "$SRCDIR/samples/broken/row-vacant.yin"; echo; cat minimal.yin; } >bad.yin
printf 'file\trecord\tturn\nbad.yin\t2\t0\n' | try yinsh draw --hits=- -o 'boards/%r-%t.svg'
printf 'file\trecord\tturn\nbad.yin\t1\t3\n' | try yinsh draw --hits=- -o 'boards/%r-%t.svg'
echo '--- the end of a turn that is incomplete'
printf '[Result "0-1"]\n[Termination "resign"]\n\n%s 0-1\n' "$(yinsh convert -t gipf minimal.yin | sed -n '/^$/,$p' | tr '\n' ' ' | sed 's/ 45\..*/ 45.f8-c5/')" >cut.gipf
yinsh search --hits -p 'Wc5' cut.gipf >cut.tsv; cut -f 1-3 cut.tsv
try yinsh draw --hits=cut.tsv -o 'boards/%t.svg'
echo '--- a position that is there twice'
{ sed 1q hits.tsv; sed -n 2p hits.tsv; sed -n 2p hits.tsv; } | try yinsh draw --hits=- -o 'boards/%t.svg'
== stdout
file	record	turn
minimal.yin	1	77
minimal.yin	1	78
tournament.yin	1	69
tournament.yin	3	60
tournament.yin	3	61
tournament.yin	3	62
tournament.yin	5	27
tournament.yin	5	28
tournament.yin	5	37
tournament.yin	5	38
tournament.yin	7	27
tournament.yin	7	28
tournament.yin	7	29
tournament.yin	7	30
tournament.yin	7	31
tournament.yin	7	32
tournament.yin	7	33
tournament.yin	7	34
tournament.yin	7	35
tournament.yin	7	36
tournament.yin	7	37
tournament.yin	7	38
tournament.yin	7	39
tournament.yin	7	60
tournament.yin	7	61
tournament.yin	7	62
tournament.yin	7	63
tournament.yin	7	64
tournament.yin	8	60
tournament.yin	8	61
tournament.yin	8	62
status 0
minimal-1-77.svg
minimal-1-78.svg
tournament-1-69.svg
tournament-3-60.svg
tournament-3-61.svg
tournament-3-62.svg
tournament-5-27.svg
tournament-5-28.svg
tournament-5-37.svg
tournament-5-38.svg
tournament-7-27.svg
tournament-7-28.svg
tournament-7-29.svg
tournament-7-30.svg
tournament-7-31.svg
tournament-7-32.svg
tournament-7-33.svg
tournament-7-34.svg
tournament-7-35.svg
tournament-7-36.svg
tournament-7-37.svg
tournament-7-38.svg
tournament-7-39.svg
tournament-7-60.svg
tournament-7-61.svg
tournament-7-62.svg
tournament-7-63.svg
tournament-7-64.svg
tournament-8-60.svg
tournament-8-61.svg
tournament-8-62.svg
status 0
1-69.svg
1-77.svg
1-78.svg
3-60.svg
3-61.svg
3-62.svg
5-27.svg
5-28.svg
5-37.svg
5-38.svg
7-27.svg
7-28.svg
7-29.svg
7-30.svg
7-31.svg
7-32.svg
7-33.svg
7-34.svg
7-35.svg
7-36.svg
7-37.svg
7-38.svg
7-39.svg
7-60.svg
7-61.svg
7-62.svg
7-63.svg
7-64.svg
8-60.svg
8-61.svg
8-62.svg
status 0
43.svg
44.svg
status 0
43.svg
44.svg
--- one picture, as of --turn
the same
--- names
status 0
1-49.svg
status 0
1-49.svg
status 0
1-49.svg
status 0
1-49.svg
status 2
status 0
1-49.svg
status 0
1-49.svg
status 2
status 0
1-49.svg
status 0
1-49.svg
status 0
1-49.svg
status 0
1-49.svg
status 0
1-49.svg
status 0
1-49.svg
status 0
1-49.svg
--- only the records of the table are reported
status 0
2-0.svg
status 1
--- the end of a turn that is incomplete
file	record	turn
cut.gipf	1	23
cut.gipf	1	24
cut.gipf	1	29
cut.gipf	1	30
cut.gipf	1	35
cut.gipf	1	36
cut.gipf	1	41
cut.gipf	1	42
cut.gipf	1	43
cut.gipf	1	44
cut.gipf	1	45
status 0
23.svg
24.svg
29.svg
30.svg
35.svg
36.svg
41.svg
42.svg
43.svg
44.svg
45.svg
--- a position that is there twice
status 0
77.svg
== stderr
<stdin>:2: c\nd\n.yin: No such file or directory
<stdin>:2: e\x1b[31m\tf.yin: No such file or directory
bad.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
<stdin>:2: bad.yin: record 1 has no complete turn 3
