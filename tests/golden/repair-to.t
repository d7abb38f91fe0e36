# What the notation cannot hold is said, as convert says it, of good records and of repaired ones.
try() { "$@"; echo "status $?" >&2; }
sed 's/^\[Rings "3-2"\]/[Rings "0-0"]/' samples/tournament.yin >"$WORK/one.yin"
try yinsh repair -t vying samples/comments.yin samples/position.yin "$WORK/one.yin" >"$WORK/out" 2>"$WORK/err"
sed "s;$WORK/;;" "$WORK/err"
wc -l <"$WORK/out"
try yinsh repair -q -t vying samples/position.yin
try yinsh repair -q -t yinsh-save samples/comments.yin >"$WORK/out"
# So is what was left out in reading.
one=$(yinsh convert -t json samples/minimal.yin | sed 's/"result":"1-0"/"result":"0-1"/; s/}$/,"clock_rules":"blitz"}/')
printf '%s\n' "$one" >"$WORK/one.ndjson"
cd "$WORK" && try yinsh repair --diagnostics=short -t vying one.ndjson >out
== stdout
one.yin:8:9: repaired: the record claimed 0-0 rings removed; the replay gives 3-2 (rulebook H) [rings-mismatch]
yinsh: repair: warning: vying cannot hold some tags of 10 records
yinsh: repair: warning: vying cannot hold the comments of 2 records
yinsh: repair: warning: vying cannot hold the clocks of 1 record
yinsh: repair: warning: vying cannot hold the marks ! and ? of 1 record
yinsh: repair: warning: vying cannot hold the start position of 3 records, omitted
13 records: 12 good, 1 repaired, 0 unrepaired
status 1
20
== stderr
yinsh: repair: warning: vying cannot hold the start position of 3 records, omitted
status 1
status 0
one.ndjson:1:5848: warning: a property is omitted: "clock_rules" (notation) [property-left-out]
one.ndjson:1:52: repaired: the record claimed 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
1 record: 0 good, 1 repaired, 0 unrepaired
status 0
