# Of records without the turn only the first is reported, and the number of the others.
cat samples/tournament.yin samples/blitz.yin samples/minimal.yin >"$WORK/many.yin" && cd "$WORK" || exit
for turn in 1 38 39 60 80 99; do
    echo "turn $turn" >&2
    yinsh show --format=position -n $turn many.yin | grep -c .
done
for jobs in 1 2 3; do
    yinsh draw -j $jobs -n 70 -o 'x-%r.svg' many.yin || echo "status $?"
    rm x-*.svg
done
yinsh show --record=4,5 -n 50 many.yin >/dev/null
yinsh show -v -n 65 --format=position many.yin | grep -c .
yinsh show --diagnostics=json -n 70 --format=position many.yin | grep -c .
yinsh show --diagnostics=sarif -n 80 --format=position many.yin 2>&1 | grep '^{"descriptor"'
yinsh show -n 60 --where='white !~ /(M*)*x/' --format=position many.yin | grep -c .
== stdout
13
12
11
8
1
0
status 1
status 1
status 1
5
3
{"descriptor":{"id":"note"},"level":"note","message":{"text":"many.yin:23: record 2 has no complete turn 80"}},
{"descriptor":{"id":"note"},"level":"note","message":{"text":"yinsh: show: more records without this turn: 11; -v lists them"}}]}]}]}
8
== stderr
turn 1
turn 38
many.yin:187: record 11 has no complete turn 38
turn 39
many.yin:79: record 5 has no complete turn 39
yinsh: show: more records without this turn: 1; -v lists them
turn 60
many.yin:62: record 4 has no complete turn 60
yinsh: show: more records without this turn: 4; -v lists them
turn 80
many.yin:23: record 2 has no complete turn 80
yinsh: show: more records without this turn: 11; -v lists them
turn 99
many.yin:1: record 1 has no complete turn 99
yinsh: show: more records without this turn: 12; -v lists them
many.yin:23: record 2 has no complete turn 70
yinsh: draw: more records without this turn: 9; -v lists them
many.yin:23: record 2 has no complete turn 70
yinsh: draw: more records without this turn: 9; -v lists them
many.yin:23: record 2 has no complete turn 70
yinsh: draw: more records without this turn: 9; -v lists them
many.yin:62: record 4 has no complete turn 50
yinsh: show: more records without this turn: 1; -v lists them
many.yin:23: record 2 has no complete turn 65
many.yin:62: record 4 has no complete turn 65
many.yin:79: record 5 has no complete turn 65
many.yin:95: record 6 has no complete turn 65
many.yin:152: record 9 has no complete turn 65
many.yin:169: record 10 has no complete turn 65
many.yin:187: record 11 has no complete turn 65
many.yin:202: record 12 has no complete turn 65
{"level":"note","text":"many.yin:23: record 2 has no complete turn 70"}
{"level":"note","text":"yinsh: show: more records without this turn: 9; -v lists them"}
many.yin:62: record 4 has no complete turn 60
yinsh: show: more records without this turn: 4; -v lists them
