game=$PWD/samples/minimal.yin && cd "$WORK" && mkdir -p empty/inner full && cp "$game" full && cp "$game" . || exit
tar -cf games.tar full
try() { "$@"; echo "status $?"; }
echo '--- a folder without a file'
try yinsh check empty
try yinsh score --columns=file -j 2 empty/ full empty/inner
try yinsh check --part=1/2 -q empty
try yinsh check --part=2/2 -q empty
echo '--- an --include that matches no file'
try yinsh check --include='*.sgf' full
try yinsh score --columns=file --include='*.sgf' --include='*.x' -j 3 full games.tar empty
try yinsh convert -t json --include='*.sgf' -o new.ndjson full; ls
try yinsh check -q --include='*.sgf' minimal.yin full
try yinsh check -q --include='*.sgf' --include='minimal*' games.tar
try yinsh check -q --include='*.sgf' --part=1/2 full
== stdout
--- a folder without a file
status 0
file
full/minimal.yin
status 0
status 0
status 0
--- an --include that matches no file
status 2
file
status 2
status 2
empty
full
games.tar
minimal.yin
status 0
status 0
status 0
== stderr
yinsh: check: empty: no file was found in this folder
0 records: 0 good, 0 bad
yinsh: score: empty/: no file was found in this folder
yinsh: score: empty/inner: no file was found in this folder
yinsh: check: empty: no file was found in this folder
yinsh: check: --include: no file matches
0 records: 0 good, 0 bad
yinsh: score: empty: no file was found in this folder
yinsh: score: --include: no file matches
yinsh: convert: --include: no file matches
