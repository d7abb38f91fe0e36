try() { "$@"; echo "status $?"; }
cp samples/minimal.yin samples/broken/row-vacant.yin "$WORK" && cd "$WORK" && mkdir d && cp minimal.yin d/1.yin || exit
cp row-vacant.yin d/2.yin && cp minimal.yin d/3.yin && echo 'No games.' >d/README && gzip -nk d/1.yin
tar cf d.tar d/1.yin d/2.yin d/3.yin d/README && gzip -nc d.tar >d.tgz && tar cf outer.tar d.tgz d.tar d/1.yin.gz
score() { yinsh score --no-head --columns=file,record "$@"; echo "status $?"; }
echo '--- a member has the name that messages print' && try yinsh check --diagnostics=short d.tar//d/2.yin
echo '--- of a compressed archive, an archive in an archive, and a compressed member'
score d.tgz//d/3.yin outer.tar//d.tgz//d/1.yin outer.tar//d/1.yin.gz
echo '--- a member that is an archive' && score outer.tar//d.tar
echo '--- with threads and from a list' && printf 'd.tar//d/3.yin\nd.tar//d/1.yin\nd/1.yin\n' >list
score -j 3 --files-from=list && score -j 1 --files-from=list
echo '--- globs are for what the user did not name' && score --exclude='*.yin' --include='*.x' d.tar//d/1.yin
echo '--- it has to hold a record' && try yinsh check -v d.tar//d/README
echo '--- no such member' && try yinsh check d.tar//d/4.yin d.tar//d d.tar// d/1.yin//x outer.tar//d.tgz//x minimal.yin
try yinsh check outer.tar//d/1.yin.gz//x gone.tar//x
echo '--- a path with two slashes stays one' && score d//1.yin .//d//3.yin && try yinsh check d//4.yin
== stdout
--- a member has the name that messages print
d.tar//d/2.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
status 1
--- of a compressed archive, an archive in an archive, and a compressed member
d.tgz//d/3.yin	1
outer.tar//d.tgz//d/1.yin	1
outer.tar//d/1.yin.gz	1
status 0
--- a member that is an archive
outer.tar//d.tar//d/1.yin	1
outer.tar//d.tar//d/2.yin	1
outer.tar//d.tar//d/3.yin	1
status 1
--- with threads and from a list
d.tar//d/3.yin	1
d.tar//d/1.yin	1
d/1.yin	1
status 0
d.tar//d/3.yin	1
d.tar//d/1.yin	1
d/1.yin	1
status 0
--- globs are for what the user did not name
d.tar//d/1.yin	1
status 0
--- it has to hold a record
d.tar//d/README:1:1: error: not a game record in any known notation: No games. (notation) [unknown-notation]
     1 | No games.
       | ^~~~~~~~~
       = help: This is not a record, or there is too little of it to detect its notation. If you know the notation, use -f to name it.
d.tar//d/README:1: record 1: no notation, malformed, * unfinished, 0 turns
status 1
--- no such member
status 2
status 2
--- a path with two slashes stays one
d//1.yin	1
.//d//3.yin	1
status 0
status 2
== stderr
1 record: 0 good, 1 bad
outer.tar//d.tar//d/2.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
1 record: 0 good, 1 bad
yinsh: check: d.tar//d/4.yin: no such member
yinsh: check: d.tar//d: no such member
yinsh: check: d.tar//: no such member
yinsh: check: d/1.yin//x: no such member
yinsh: check: outer.tar//d.tgz//x: no such member
1 record: 1 good, 0 bad
yinsh: check: outer.tar//d/1.yin.gz//x: no such member
yinsh: check: gone.tar//x: No such file or directory
0 records: 0 good, 0 bad
yinsh: check: d//4.yin: No such file or directory
0 records: 0 good, 0 bad
