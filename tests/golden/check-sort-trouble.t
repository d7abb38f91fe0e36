try() { "$@"; echo "status $?"; }
cp samples/minimal.yin "$WORK" && cd "$WORK" || exit
echo '--- a file that cannot be opened: neither file appears or changes'
echo old >good
try yinsh check --good=good --bad=bad minimal.yin no-such-file.yin && cat good && ls
echo '--- a folder that is missing'
try yinsh check --good=none/good --bad=bad minimal.yin
try yinsh check --good=good --bad=none/bad minimal.yin && cat good && ls
echo '--- a value is missing'
try yinsh check minimal.yin --good
echo '--- both to one file'
try yinsh check --good=same --bad=same minimal.yin && ls
try yinsh check --good=same --bad=./same minimal.yin && ls
echo '--- also where a link leads there, and not where both go to a device'
ln -s good link && try yinsh check --good=good --bad=link minimal.yin && ls && cat good
try yinsh check --good=/dev/null --bad=/dev/null minimal.yin
mkdir d && try yinsh check --good=a --bad=d/a minimal.yin && ls . d
== stdout
--- a file that cannot be opened: neither file appears or changes
status 2
old
good
minimal.yin
--- a folder that is missing
status 2
status 2
old
good
minimal.yin
--- a value is missing
status 2
--- both to one file
status 2
good
minimal.yin
status 2
good
minimal.yin
--- also where a link leads there, and not where both go to a device
status 2
good
link
minimal.yin
old
status 0
status 0
.:
a
d
good
link
minimal.yin

d:
a
== stderr
yinsh: check: no-such-file.yin: No such file or directory
1 record: 1 good, 0 bad
yinsh: check: none: this folder does not exist; make it first
yinsh: check: none: this folder does not exist; make it first
yinsh: check: option --good needs a value
Try 'yinsh check --help'.
yinsh: check: same: two outputs have this name
yinsh: check: ./same: two outputs have this name
yinsh: check: link: two outputs have this name
1 record: 1 good, 0 bad
1 record: 1 good, 0 bad
