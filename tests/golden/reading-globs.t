try() { "$@"; echo "status $?"; }
cp samples/minimal.yin "$WORK/game" && cd "$WORK" && mkdir -p in/old in/new/deep in/.git || exit
for name in a.yin b.sgf.yin old/a.yin old/c.txt new/a.yin new/deep/d.yin .hidden.yin .git/e.yin; do
    cp game "in/$name"
done
echo 'no game' >in/README && : >in/empty.yin
tar cf a.tar in/a.yin in/README in/old/a.yin in/old/c.txt in/new/deep/d.yin
gzip -n <a.tar >in/new/b.tgz && gzip -n <game >z.gz
score() { yinsh score --no-head --columns=file "$@"; echo "status $?"; }
echo '--- all of it, without what is hidden' && score in
echo '--- and why' && score -v in
echo '--- one ending' && score --include='*.txt' in
echo '--- two' && score --include='*.txt' --include='b.*' in a.tar
echo '--- a path, which may be deep' && score --include='old/*' in
score --include='*/deep/*' in a.tar
echo '--- without a folder, which leaves out all that is in it' && score --exclude=new in a.tar
score --exclude='in/old/*' in a.tar
echo '--- without an archive' && score --exclude='*.tgz' -v in
echo '--- left out is stronger than taken' && score --include='a.*' --exclude='old' in
echo '--- nothing is left: a bracket, that is none, too' && score --include='[' in
score --include='' in
score -v --exclude='*' in a.tar
echo '--- what is named is read' && score --include='*.sgf' --exclude='*.yin' in/a.yin z.gz
echo '--- standard input' && score --exclude='*c.txt' --include='*.txt' - <a.tar
echo '--- values are missing'
yinsh check in --include; yinsh check in --exclude
== stdout
--- all of it, without what is hidden
in/a.yin
in/b.sgf.yin
in/new/a.yin
in/new/b.tgz//in/a.yin
in/new/b.tgz//in/old/a.yin
in/new/b.tgz//in/old/c.txt
in/new/b.tgz//in/new/deep/d.yin
in/new/deep/d.yin
in/old/a.yin
in/old/c.txt
status 0
--- and why
in/a.yin
in/b.sgf.yin
in/new/a.yin
in/new/b.tgz//in/a.yin
in/new/b.tgz//in/old/a.yin
in/new/b.tgz//in/old/c.txt
in/new/b.tgz//in/new/deep/d.yin
in/new/deep/d.yin
in/old/a.yin
in/old/c.txt
status 0
--- one ending
in/new/b.tgz//in/old/c.txt
in/old/c.txt
status 0
--- two
in/b.sgf.yin
in/new/b.tgz//in/old/c.txt
in/old/c.txt
a.tar//in/old/c.txt
status 0
--- a path, which may be deep
in/old/a.yin
in/old/c.txt
status 0
in/new/b.tgz//in/new/deep/d.yin
in/new/deep/d.yin
a.tar//in/new/deep/d.yin
status 0
--- without a folder, which leaves out all that is in it
in/a.yin
in/b.sgf.yin
in/old/a.yin
in/old/c.txt
a.tar//in/a.yin
a.tar//in/old/a.yin
a.tar//in/old/c.txt
a.tar//in/new/deep/d.yin
status 0
in/a.yin
in/b.sgf.yin
in/new/a.yin
in/new/b.tgz//in/a.yin
in/new/b.tgz//in/new/deep/d.yin
in/new/deep/d.yin
in/old/a.yin
in/old/c.txt
a.tar//in/a.yin
a.tar//in/new/deep/d.yin
status 0
--- without an archive
in/a.yin
in/b.sgf.yin
in/new/a.yin
in/new/deep/d.yin
in/old/a.yin
in/old/c.txt
status 0
--- left out is stronger than taken
in/a.yin
in/new/a.yin
in/new/b.tgz//in/a.yin
in/new/b.tgz//in/old/a.yin
status 0
--- nothing is left: a bracket, that is none, too
status 2
status 2
status 0
--- what is named is read
in/a.yin
z.gz
status 0
--- standard input
status 2
--- values are missing
== status 2
== stderr
yinsh: score: in/README: skipped: it holds no record
yinsh: score: in/empty.yin: skipped: it holds no record
yinsh: score: in/new/b.tgz//in/README: skipped: it holds no record
yinsh: score: in/README: skipped: it holds no record
yinsh: score: in/empty.yin: skipped: it holds no record
yinsh: score: --include: no file matches
yinsh: score: --include: no file matches
yinsh: score: in: no file was found in this folder
yinsh: score: --include: no file matches
yinsh: check: option --include needs a value
Try 'yinsh check --help'.
yinsh: check: option --exclude needs a value
Try 'yinsh check --help'.
