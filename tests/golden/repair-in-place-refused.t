try() { "$@"; echo "status $?" >&2; }
mkdir "$WORK/games"
cp samples/repair/repairable.yin "$WORK/games/a.yin"
cd "$WORK" || exit
gzip -nc games/a.yin >games/a.yin.gz && tar -cf games/b.tar games/a.yin
cp -R games before
echo '--- usage'
try yinsh repair --in-place 2>&1 <games/a.yin
try yinsh repair --in-place games - 2>&1 <games/a.yin
try yinsh repair --in-place=a/b games 2>&1
try yinsh repair --in-place -o x games 2>&1
try yinsh repair --in-place -t json games 2>&1
try yinsh repair --in-place --part=1/2 games 2>&1
echo '--- a suffix without its ='
cp games/a.yin .there
try yinsh repair --in-place .bak games/a.yin 2>&1
try yinsh repair -q games/a.yin --in-place .bak 2>&1
try yinsh repair -q --in-place=.bak .bak 2>&1
try yinsh repair -q --in-place ./.bak 2>&1
try yinsh repair --in-place .there 2>&1 | tail -n 1
diff -r before games
echo '--- standard input in a list'
echo - >list
try yinsh repair -q --in-place --files-from=list 2>&1 <games/a.yin
diff -r before games
echo '--- archives and compressed files'
try yinsh repair -q --in-place games/a.yin.gz games/b.tar 2>&1
diff -r before games
echo '--- others in the folder are repaired, and those that are not wanted are not reported'
try yinsh repair --in-place games 2>&1 | grep -v ' repaired: '
diff -r before games | sed 's/^\(diff\).*/\1/' | head -n 1
try yinsh repair --in-place --include='*.yin' games 2>&1
try yinsh repair --in-place --exclude='*.gz' --exclude='*.tar' games 2>&1
ls -A games
== stdout
--- usage
yinsh: repair: --in-place needs names of files; it cannot replace standard input
Try 'yinsh repair --help'.
status 2
yinsh: repair: --in-place needs names of files; it cannot replace standard input
Try 'yinsh repair --help'.
status 2
yinsh: repair: --in-place takes a suffix without a '/', not 'a/b'
Try 'yinsh repair --help'.
status 2
yinsh: repair: --in-place cannot be combined with --to, --output or --part
Try 'yinsh repair --help'.
status 2
yinsh: repair: --in-place cannot be combined with --to, --output or --part
Try 'yinsh repair --help'.
status 2
yinsh: repair: --in-place cannot be combined with --to, --output or --part
Try 'yinsh repair --help'.
status 2
--- a suffix without its =
yinsh: repair: a suffix follows '=', as in --in-place=.bak; there is no file '.bak'
Try 'yinsh repair --help'.
status 2
yinsh: repair: a suffix follows '=', as in --in-place=.bak; there is no file '.bak'
Try 'yinsh repair --help'.
status 2
yinsh: repair: .bak: No such file or directory
status 2
yinsh: repair: ./.bak: No such file or directory
status 2
status 0
--- standard input in a list
yinsh: repair: -: only a plain file in UTF-8 can be rewritten; write to another file with -o
status 2
--- archives and compressed files
yinsh: repair: games/a.yin.gz: only a plain file in UTF-8 can be rewritten; write to another file with -o
yinsh: repair: games/b.tar: only a plain file in UTF-8 can be rewritten; write to another file with -o
status 2
--- others in the folder are repaired, and those that are not wanted are not reported
yinsh: repair: games/a.yin.gz: only a plain file in UTF-8 can be rewritten; write to another file with -o
yinsh: repair: games/b.tar: only a plain file in UTF-8 can be rewritten; write to another file with -o
14 records: 0 good, 14 repaired, 0 unrepaired; 1 file replaced
status 2
diff
14 records: 14 good, 0 repaired, 0 unrepaired; 0 files replaced
status 0
14 records: 14 good, 0 repaired, 0 unrepaired; 0 files replaced
status 0
a.yin
a.yin.gz
b.tar
