try() { yinsh repair -q "$@" 2>&1 >/dev/null | sed -n 's/.*: \(error\|not repaired\): /\1: /p'; }
sed 's/b1-b2 \*/b1-b2 42.k7-j6 43.?? */' samples/broken/row-ambiguous.yin >"$WORK/later.yin"
for name in readings-many.json row-ambiguous.yin final-mismatch.ndjson flips-mismatch.txt row-none.json result-missing.yin syntax-turn.yin json-syntax.ndjson; do
    echo "--- $name" && try "samples/broken/$name"
done
echo '--- an ambiguous row before what cannot be read' && try "$WORK/later.yin"
== stdout
--- readings-many.json
error: turn 17: what the record omits is ambiguous: 2 possible readings (notation) [readings-many]
not repaired: what it omits is ambiguous
--- row-ambiguous.yin
error: turn 41: the row is omitted, but several rows could be meant: xd3-d7, xd4-d8 (rulebook G.4) [row-ambiguous]
error: turn 41: 2 possible readings: xd3-d7 or xd4-d8 (notation) [readings-many]
--- final-mismatch.ndjson
error: the record claims another position at the end; the replay gives 3B/7/8/9/2W7/9/10/9/8/7/4 w place 0-0 3 standard (notation) [final-mismatch]
not repaired: this kind of fault cannot be repaired
--- flips-mismatch.txt
error: turn 11: the record claims 1 flipped markers; the replay gives 0 (rulebook F.2) [flips-mismatch]
not repaired: this kind of fault cannot be repaired
--- row-none.json
error: turn 17: a row is removed, but White has no row (rulebook G.1) [row-none]
not repaired: this kind of fault cannot be repaired
--- result-missing.yin
error: the record states the end resign, but not who won (notation) [result-missing]
not repaired: this kind of fault cannot be repaired
--- syntax-turn.yin
error: turn 2: invalid turn: e8e7 (notation) [syntax-turn]
not repaired: a part of it cannot be read
--- json-syntax.ndjson
error: invalid JSON: expected a comma or }, not "to" (notation) [json-syntax]
not repaired: a part of it cannot be read
--- an ambiguous row before what cannot be read
error: turn 41: the row is omitted, but several rows could be meant: xd3-d7, xd4-d8 (rulebook G.4) [row-ambiguous]
not repaired: what it omits is ambiguous
