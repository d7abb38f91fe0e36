try() { "$@"; echo "status $?"; }
game=$PWD/samples/minimal.yin && cd "$WORK" && mkdir -p in/.annex in/a in/b out/deep && cp "$game" in/.annex/k1 || exit
cp "$game" out/g.yin && cp "$game" out/deep/h.yin && gzip -c "$game" >out/i.yin.gz && cp "$game" in/b/own.yin
ln -s ../.annex/k1 in/a/annexed.yin && ln -s ../out in/tree && ln -s ../../out/i.yin.gz in/b/
echo '--- links to what lies in the folder, and to folders' && rm in/b/i.yin.gz && try yinsh check -v in
echo '--- links to wherever' && ln -s ../../out/i.yin.gz in/b/ && try yinsh check -v -L in
echo '--- with threads' && try yinsh score --no-head --columns=file --follow -j 3 in
echo '--- circles' && ln -s .. in/a/up && ln -s ../in out/to-in && ln -s ../in/b out/back && try yinsh check -vL in
echo '--- also where one begins' && try yinsh check -qL in/a
echo '--- operands' && ln -s in/tree operand && try yinsh check -v operand
== stdout
--- links to what lies in the folder, and to folders
in/a/annexed.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
in/b/own.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
status 0
--- links to wherever
in/a/annexed.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
in/b/i.yin.gz:1: record 1: gipf, ok, 1-0 rings, 79 turns
in/b/own.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
in/tree/deep/h.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
in/tree/g.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
in/tree/i.yin.gz:1: record 1: gipf, ok, 1-0 rings, 79 turns
status 0
--- with threads
in/a/annexed.yin
in/b/i.yin.gz
in/b/own.yin
in/tree/deep/h.yin
in/tree/g.yin
in/tree/i.yin.gz
status 0
--- circles
in/a/annexed.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
in/b/i.yin.gz:1: record 1: gipf, ok, 1-0 rings, 79 turns
in/b/own.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
in/tree/deep/h.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
in/tree/g.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
in/tree/i.yin.gz:1: record 1: gipf, ok, 1-0 rings, 79 turns
status 2
--- also where one begins
status 2
--- operands
operand/deep/h.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
operand/g.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
operand/i.yin.gz:1: record 1: gipf, ok, 1-0 rings, 79 turns
status 0
== stderr
yinsh: check: in/tree: a symbolic link to a folder; use -L to follow it
2 records: 2 good, 0 bad
6 records: 6 good, 0 bad
yinsh: check: in/a/up: leads back to a folder that contains it
yinsh: check: in/tree/back: a folder that was read under another name
yinsh: check: in/tree/to-in: leads back to a folder that contains it
6 records: 6 good, 0 bad
yinsh: check: in/a/up/a: leads back to a folder that contains it
yinsh: check: in/a/up/tree/to-in: leads back to a folder that contains it
yinsh: check: operand/back: a symbolic link to a folder; use -L to follow it
yinsh: check: operand/to-in: a symbolic link to a folder; use -L to follow it
3 records: 3 good, 0 bad
