yinsh check -v samples/codingame.txt; yinsh convert -t gipf samples/codingame.txt > "$WORK/a.yin"; yinsh convert -t codingame "$WORK/a.yin" > "$WORK/b.txt"; yinsh convert -t gipf "$WORK/b.txt" | cmp - "$WORK/a.yin"; tail -n 42 "$WORK/b.txt"; yinsh convert -t codingame samples/comments.yin samples/house.yin samples/pass.yin | wc -l | tr -d ' '
== stdout
samples/codingame.txt:1: record 1: codingame, ok, 1-0 rings, 57 turns
samples/codingame.txt:61: record 2: codingame, ok, 0-1 rings, 48 turns
samples/codingame.txt:109: record 3: codingame, ok, * unfinished, 25 turns
f9-i9
h7-h11
e4-i8
e7-i7
i9-e9
xe7-i11xh11;b4-d4
i8-g6
d4-g4;xb4-f4xi7
g6-c6
g4-g8
e9-g9
g8-c8
g9-g5;xe9-i9xf3
i10-i7
g5-g3;xg4-g8xg3

d8
steal
c5
e5
g11
c4
j5
g6
c8
j9
c1
d8-d3
g11-c7
c4-h9
c7-j7
d3-d9
c1-k9
g6-b6
c5-c3
e5-b5
c3-f6
h9-b3
f6-h6
b3-e3
h6-h10

342
== stderr
3 records: 3 good, 0 bad; 1 unfinished
yinsh: convert: warning: codingame cannot hold some tags of 6 records
yinsh: convert: warning: codingame cannot hold the comments of 1 record
yinsh: convert: warning: codingame cannot hold the clocks of 1 record
yinsh: convert: warning: codingame cannot hold the marks ! and ? of 1 record
yinsh: convert: warning: codingame cannot hold the end of the game of 1 record
yinsh: convert: warning: codingame cannot hold the start position of 4 records, omitted
yinsh: convert: warning: codingame cannot hold the house rule for the 51st marker of 4 records
yinsh: convert: warning: codingame cannot hold the variant of 1 record
