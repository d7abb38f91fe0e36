# What may have been meant otherwise stays, and so does what would be lost; what stands around a
# record stays where it was.
try() { "$@"; echo "status $?" >&2; }
cd "$WORK" || exit
game=$OLDPWD/samples/minimal.yin
# The last turn, which would win, was taken back, and the player resigned.
sed '1i [Result "0-1"]\n[Rings "2-2"]\n[Termination "resign"]\n
    $a 0-1' "$game" >last.yin
# So was a turn that has a clock.
sed 's/12\.j7-e2/12.j7-j8 {[%tm 900]} 12.j7-e2 {[%tm 1500]}/' "$game" >clock.yin
# A ring is in the turn after that of its row.
sed 's/xe7-i11xg11 46\./xe7-i11 46.xg11;/' "$game" >ring.yin
# Variations, which become a comment, and members that are not known, beside a result that is wrong.
sgf=$(yinsh convert -t boardspace "$game")
printf '%s\n' "$sgf" | sed 's/^RE\[1-0\]/RE[0-1]/
    s/^; P1\[99 .*/(&/; s/^)$/)(; P1[99 move C 8 C 7]C[was better]))/' >variation.sgf
json=$(yinsh convert -t json "$game")
printf '%s\n' "$json" |
    sed 's/"result":"1-0"/"result":"0-1"/; s/}$/,"clock_rules":"blitz"}/' >member.ndjson
# The colour of a removal is wrong, and nothing else says whose it is.
printf '%s\n' "$json" |
    sed 's/"turn":45,"side":"white","kind":"row"/"turn":45,"side":"black","kind":"row"/' >side.ndjson
# Of the rings that may be missing, one leads to the position that is stated, or none does.
printf '%s\n' "$json" | sed 's/,{[^{]*"from":"c2"[^}]*}\]/]/' >final.ndjson
sed 's/"final":"b/"final":"w/' final.ndjson >other.ndjson
for file in last.yin clock.yin ring.yin variation.sgf member.ndjson side.ndjson \
    final.ndjson other.ndjson; do
    try yinsh repair --diagnostics=short "$file" >out
    cmp -s "$file" out || grep -o '45\.f8.* 47\|"from":"c2".*' out
done
# Records in an array, the first and the last of them wrong.
good=$(yinsh convert -t yinshml "$game")
bad=$(printf '%s\n' "$good" | sed 's/"result": "white"/"result": "black"/')
array='{"config":{"seed":1},"games":[%s,\n  %s, %s\n]}\n'
# shellcheck disable=SC2059 # an array of three games
printf "$array" "$bad" "$good" "$bad" >bad.json
# shellcheck disable=SC2059
printf "$array" "$good" "$good" "$good" >good.json
try yinsh repair bad.json >out
cmp out good.json
== stdout
45.f8-c5;xe7-i11xg11 46.i7-i4 47
"from":"c2"}],"final":"b1wb/2bbw2/b2wbb1b/1b1bbBbW1/ww1wbw1b2/b1wwb2Bb/b1wwb3w1/wwb2b2w/bb4b1/wWbww2/Bb2 - over 3-2 79 standard"}
== stderr
last.yin:1:10: error: the record claims 0-1 by resign; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
last.yin:1:10: not repaired: what it states may be right, and a turn may have been taken back
1 record: 0 good, 0 repaired, 1 unrepaired
status 1
clock.yin:1:84: style: turn 13: wrong turn number 12; expected 13 (notation) [number-wrong]
clock.yin:1:87: error: turn 13: there is no ring on j7 to move (rulebook E.2) [move-no-ring]
clock.yin:1:87: not repaired: it has the clock of a turn that was taken back
1 record: 0 good, 0 repaired, 1 unrepaired
status 1
ring.yin:1:391: repaired: turn 45: xg11 belongs to this turn, not to turn 46 (rulebook G) [turn-wrong]
1 record: 0 good, 1 repaired, 0 unrepaired
status 0
variation.sgf:6:4: repaired: the record claimed 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
1 record: 0 good, 1 repaired, 0 unrepaired
status 0
member.ndjson:1:5848: warning: a property is omitted: "clock_rules" (notation) [property-left-out]
member.ndjson:1:52: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
member.ndjson:1:52: not repaired: it contains parts that the reader omits, which would be lost
1 record: 0 good, 0 repaired, 1 unrepaired
status 1
side.ndjson:1:2826: error: turn 45: White must remove a row before the other player does (rulebook G.7) [row-order]
side.ndjson:1:2826: not repaired: this kind of fault cannot be repaired
1 record: 0 good, 0 repaired, 1 unrepaired
status 1
final.ndjson:1:5580: repaired: turn 79: the ring was missing; it can only be xc2 (rulebook G.3) [ring-missing]
1 record: 0 good, 1 repaired, 0 unrepaired
status 0
other.ndjson:1:5580: error: turn 79: White removed a row but did not remove a ring for it (rulebook G.3) [ring-due]
other.ndjson:1:5580: not repaired: the stated final position contradicts the repair
1 record: 0 good, 0 repaired, 1 unrepaired
status 1
bad.json:1:105: repaired: the record claimed 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
bad.json:2:7505: repaired: the record claimed 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
3 records: 1 good, 2 repaired, 0 unrepaired
status 0
