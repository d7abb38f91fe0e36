try() { "$@"; echo "status $?"; }
cp samples/minimal.yin "$WORK" && cd "$WORK" || exit
try yinsh convert -t gipf --split=out -o file minimal.yin
try yinsh convert -t gipf -o - --split=out minimal.yin
try yinsh convert --split=out minimal.yin
try yinsh convert -t gipf minimal.yin --split
try yinsh convert -t gipf --split= minimal.yin
try yinsh convert -t gipf --split=none/out minimal.yin
echo '--- a file where the folder is to be'
echo text >file
try yinsh convert -t gipf --split=file minimal.yin
cat file && ls
echo '--- a file that cannot be read costs the others nothing'
try yinsh convert -t gipf --split=out no-such-file.yin minimal.yin && ls out
== stdout
status 2
status 2
status 2
status 2
status 2
status 2
--- a file where the folder is to be
status 2
text
file
minimal.yin
--- a file that cannot be read costs the others nothing
status 2
000001-minimal.yin
== stderr
yinsh: convert: --output and --split cannot be combined
Try 'yinsh convert --help'.
yinsh: convert: --output and --split cannot be combined
Try 'yinsh convert --help'.
yinsh: convert: option --to=NOTATION is required
Try 'yinsh convert --help'.
yinsh: convert: option --split needs a value
Try 'yinsh convert --help'.
yinsh: convert: : No such file or directory
yinsh: convert: none/out: No such file or directory
yinsh: convert: file: Not a directory
yinsh: convert: no-such-file.yin: No such file or directory
