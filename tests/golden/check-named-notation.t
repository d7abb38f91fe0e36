# With -f no line begins a record of another notation; without it each of these does.
cd "$WORK" || exit
printf '1.e3 2.b2\nX places a ring on E5\n' >gipf
printf 'e3 b2 white_resigns\nX places a ring on E5\n' >vying
printf 'p e3\np b2\nX places a ring on E5\n' >yinsh-record
printf 'W1\nB2\nX places a ring on E5\n' >points
printf 'PrWE3;PrBB2;\nX places a ring on E5\n' >openxum
printf 'yes\ne3\nb2\nX places a ring on E5\n' >codingame
printf 'PLACE E3\nX places a ring on E5\n' >yinsh-save
printf 'P 0 0\nX places a ring on E5\n' >iit-delhi
printf '{"moves":[]}\nX places a ring on E5\n' >yinshml
printf 'Ann places a ring on E5\n[White "x"]\n' >bga
printf '(;GM[24];P0[place wr A 2])\nX places a ring on E5\n' >boardspace
printf '{"yinsh":1,"actions":[]}\nX places a ring on E5\n' >json
for name in *; do
    yinsh check --diagnostics=short -f "$name" "$name"
    yinsh check --diagnostics=short -W line-unknown=ignore "$name"
done
== stdout
bga:2:1: warning: turn 1: unknown line; it is kept as a comment: [White "x"] (notation) [line-unknown]
boardspace:2:1: error: invalid SGF: no game begins here (notation) [sgf-syntax]
codingame:4:1: error: turn 3: invalid line: X places a ring on E5 (notation) [syntax-line]
gipf:2:1: error: turn 3: invalid turn: X (notation) [syntax-turn]
iit-delhi:2:1: warning: unknown line; it is kept as a comment: X places a ring on E5 (notation) [line-unknown]
json:2:1: error: invalid JSON: a record must be an object, which begins with { (notation) [json-syntax]
openxum:2:1: error: turn 3: invalid turn: X (notation) [syntax-turn]
points:3:1: error: invalid line: X places a ring on E5 (notation) [syntax-line]
vying:2:1: error: invalid turn: X (notation) [syntax-turn]
yinsh-record:3:1: error: turn 2: invalid line: X places a ring on E5 (notation) [syntax-line]
yinsh-save:2:1: error: turn 1: invalid line: X places a ring on E5 (notation) [syntax-line]
yinshml:2:1: error: invalid JSON: X (notation) [json-syntax]
== stderr
1 record: 1 good, 0 bad; 1 unfinished
2 records: 2 good, 0 bad; 2 unfinished
2 records: 1 good, 1 bad; 1 unfinished
2 records: 2 good, 0 bad; 2 unfinished
1 record: 0 good, 1 bad
2 records: 2 good, 0 bad; 2 unfinished
1 record: 0 good, 1 bad
2 records: 2 good, 0 bad; 2 unfinished
1 record: 1 good, 0 bad; 1 unfinished
2 records: 2 good, 0 bad; 2 unfinished
2 records: 1 good, 1 bad; 1 unfinished
2 records: 2 good, 0 bad; 2 unfinished
1 record: 0 good, 1 bad
2 records: 2 good, 0 bad; 2 unfinished
1 record: 0 good, 1 bad
2 records: 2 good, 0 bad; 2 unfinished
2 records: 1 good, 1 bad
2 records: 2 good, 0 bad; 1 unfinished
1 record: 0 good, 1 bad
2 records: 2 good, 0 bad; 2 unfinished
1 record: 0 good, 1 bad
2 records: 2 good, 0 bad; 2 unfinished
2 records: 1 good, 1 bad; 1 unfinished
2 records: 2 good, 0 bad; 2 unfinished
