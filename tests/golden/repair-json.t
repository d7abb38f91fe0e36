# A removal of White's in Black's turn, an end that is wrong, and comments.
try() { "$@"; echo "status $?" >&2; }
one=$(yinsh convert -t json samples/tournament.yin 2>/dev/null | sed -n 1p |
    sed 's/"turn":35,"side":"white","kind":"row"/"turn":36,"side":"black","kind":"row"/
        s/"result":"1-0"/"result":"0-1"/')
cd "$WORK" && printf '%s\n' "$one" >one.ndjson && try yinsh repair one.ndjson >out.ndjson && try yinsh check out.ndjson
try yinsh repair -q -t gipf one.ndjson 2>/dev/null | tail -n 3
try yinsh repair --color=always --dry-run -q one.ndjson | cut -c 1-60
== stdout
74.i8-k10 75.g2-g9 76.i4-e4 77.f3-h5 78.e4-e2 79.h5-h8 80.k10-j10
81.h8-k8;xh4-h8xg9 1-0

[1m--- one.ndjson[0m
[1m+++ one.ndjson (repaired)[0m
[36m@@ -1 +1 @@[0m
[31m-{"yinsh":1,"tags":{"Event":"Ringby Open","Site":"Ringb
[32m+{"yinsh":1,"tags":{"Event":"Ringby Open","Site":"Ringb
== stderr
one.ndjson:1:171: repaired: the record claimed 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
one.ndjson:1:2306: repaired: turn 35: xd4-d8xd9 belongs to this turn (rulebook G) [turn-wrong]
1 record: 0 good, 1 repaired, 0 unrepaired
status 0
1 record: 1 good, 0 bad
status 0
[1mone.ndjson:1:171: [36mrepaired:[0m the record claimed 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
[1mone.ndjson:1:2306: [36mrepaired:[0m turn 35: xd4-d8xd9 belongs to this turn (rulebook G) [turn-wrong]
status 0
