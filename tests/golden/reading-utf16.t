try() { "$@"; echo "status $?"; }
cp samples/minimal.yin samples/tournament.yin samples/broken/row-vacant.yin "$WORK" && cd "$WORK" || exit
little() { printf '\377\376'; iconv -f UTF-8 -t UTF-16LE "$1"; }
big() { printf '\376\377'; iconv -f UTF-8 -t UTF-16BE "$1"; }
mkdir in && little tournament.yin >in/little.yin && big tournament.yin >in/big.yin && cp tournament.yin in/utf8.yin
same() { yinsh convert -t gipf tournament.yin | cmp - "$1" && echo same; }
echo '--- either byte order, a pipe, compressed, and in archives'
for file in in/little.yin in/big.yin; do yinsh convert -t gipf $file >out; same out; done
yinsh convert -t gipf <in/big.yin >out; same out
cat in/little.yin | yinsh convert -t gipf >out; same out
gzip -n <in/big.yin >big.gz && yinsh convert -t gipf big.gz >out; same out
tar cf t.tar in && yinsh check t.tar && yinsh check -j 3 in && yinsh check -j 1 in
echo '--- places are those in UTF-8'
little row-vacant.yin >bad.yin && try yinsh check --diagnostics=short row-vacant.yin bad.yin
echo '--- parts, of which each takes whole files'
for part in 1/2 2/2; do yinsh score --part=$part --no-head --columns=file,record in; done
echo '--- damage costs nothing before and after'
{ little minimal.yin; printf '\n\0{\0\0\330}\0\n\0'; iconv -t UTF-16LE minimal.yin; } >unpaired.yin
try yinsh check unpaired.yin
{ little minimal.yin; printf '\n'; } >odd.yin && try yinsh check odd.yin minimal.yin
try yinsh convert -t gipf -o out odd.yin && yinsh convert -t gipf minimal.yin | cmp - out
echo '--- one in the other byte order after it'
cat in/little.yin in/big.yin in/little.yin >three.yin && yinsh convert -t gipf three.yin >out
cat tournament.yin tournament.yin tournament.yin | yinsh convert -t gipf | cmp - out && yinsh check three.yin
echo '--- only a byte order mark' && printf '\377\376' >mark && try yinsh check mark
echo '--- UTF-32' && { printf '\377\376\0\0'; iconv -t UTF-32LE minimal.yin; } >utf32 && try yinsh check utf32 minimal.yin
echo '--- a file that cannot be rewritten' && try yinsh repair -o in/big.yin in/big.yin
== stdout
--- either byte order, a pipe, compressed, and in archives
same
same
same
same
same
--- places are those in UTF-8
row-vacant.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
bad.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
status 1
--- parts, of which each takes whole files
in/big.yin	1
in/big.yin	2
in/big.yin	3
in/big.yin	4
in/big.yin	5
in/big.yin	6
in/big.yin	7
in/big.yin	8
in/utf8.yin	1
in/utf8.yin	2
in/utf8.yin	3
in/utf8.yin	4
in/utf8.yin	5
in/utf8.yin	6
in/utf8.yin	7
in/utf8.yin	8
in/little.yin	1
in/little.yin	2
in/little.yin	3
in/little.yin	4
in/little.yin	5
in/little.yin	6
in/little.yin	7
in/little.yin	8
--- damage costs nothing before and after
status 2
status 2
status 2
--- one in the other byte order after it
--- only a byte order mark
mark:1:1: error: no game record found: the file is empty (notation) [no-record]
       = help: Omit the file, or check why no game was written to it. If its text contains records, use -f to name their notation.
status 1
--- UTF-32
status 2
--- a file that cannot be rewritten
status 2
== stderr
24 records: 24 good, 0 bad
24 records: 24 good, 0 bad
24 records: 24 good, 0 bad
2 records: 0 good, 2 bad
yinsh: check: unpaired.yin: its UTF-16 text has unpaired surrogates, which are read as U+FFFD
2 records: 2 good, 0 bad
yinsh: check: odd.yin: its UTF-16 text ends in the middle of a character
2 records: 2 good, 0 bad
yinsh: convert: odd.yin: its UTF-16 text ends in the middle of a character
24 records: 24 good, 0 bad
0 records: 0 good, 0 bad
yinsh: check: utf32: text in UTF-32 cannot be read; convert it to UTF-8
1 record: 1 good, 0 bad
yinsh: repair: in/big.yin: only a plain file in UTF-8 can be rewritten; write to another file with -o
0 records: 0 good, 0 repaired, 0 unrepaired
