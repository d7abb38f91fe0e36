try() { "$@"; echo "status $?"; }
cp samples/minimal.yin samples/steal.yin samples/broken/row-vacant.yin "$WORK" && cd "$WORK" || exit
echo '--- names, and the sum of them'
try yinsh convert -t gipf --split=out minimal.yin row-vacant.yin - steal.yin <minimal.yin && ls out
cat out/* >all && yinsh convert -t gipf minimal.yin - steal.yin <minimal.yin | cmp - all && yinsh check all
echo '--- they are there already'
echo changed >out/000002-stdin.yin && rm out/000001-minimal.yin
try yinsh convert -t gipf --split=out minimal.yin steal.yin minimal.yin && ls out && cat out/000002-stdin.yin
rm out/* && echo mine >out/000002-steal.yin
try yinsh convert -t gipf --split=out minimal.yin steal.yin minimal.yin && ls out && cat out/000002-steal.yin
echo '--- they are replaced'
try yinsh convert -t gipf --split=out --force minimal.yin steal.yin minimal.yin && ls out && head -n 1 out/000002-steal.yin
echo '--- a part of the input, and other endings'
try yinsh convert -t json --split=parts --part=1/2 minimal.yin steal.yin minimal.yin
try yinsh convert -t boardspace --split=parts --part=2/2 minimal.yin steal.yin minimal.yin; ls parts
echo '--- bad ones with the legal part of them'
try yinsh convert -t gipf --split=kept --keep-going row-vacant.yin; ls kept
echo '--- no record at all'
try yinsh convert -t gipf --split=none row-vacant.yin; ls -A none
== stdout
--- names, and the sum of them
status 1
000001-minimal.yin
000002-stdin.yin
000003-steal.yin
000004-steal.yin
000005-steal.yin
000006-steal.yin
--- they are there already
status 2
000001-minimal.yin
000002-stdin.yin
000002-steal.yin
000003-steal.yin
000004-steal.yin
000005-steal.yin
000006-steal.yin
changed
status 2
000001-minimal.yin
000002-steal.yin
mine
--- they are replaced
status 0
000001-minimal.yin
000002-steal.yin
000003-steal.yin
000004-steal.yin
000005-steal.yin
000006-minimal.yin
[Event "Practice 4"]
--- a part of the input, and other endings
status 0
status 0
1-000001-minimal.ndjson
1-000002-minimal.ndjson
2-000001-steal.sgf
2-000002-steal.sgf
2-000003-steal.sgf
2-000004-steal.sgf
--- bad ones with the legal part of them
status 1
000001-row-vacant.yin
--- no record at all
status 1
== stderr
row-vacant.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
6 records: 6 good, 0 bad
yinsh: convert: out/000003-steal.yin: File exists
yinsh: convert: out/000002-steal.yin: File exists
row-vacant.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
row-vacant.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
