try() { "$@"; echo "status $?"; }
cp samples/minimal.yin "$WORK" && cd "$WORK" || exit
echo '--- nothing to be forced'
try yinsh convert -t gipf --force minimal.yin >out.txt
echo '--- a file that is there already is only replaced with --force'
try yinsh convert -t gipf --split=out minimal.yin && ls out
echo old >out/000001-minimal.yin
try yinsh convert -t gipf --split=out minimal.yin && cat out/000001-minimal.yin
try yinsh convert -t gipf --split=out --force minimal.yin && yinsh check out
echo '--- a link that leads nowhere'
ln -s nowhere lost && try yinsh convert -t gipf --split=lost minimal.yin
echo '--- a record that cannot be written has no file'
printf '[Position "4/7/8/9/W9/9/10/9/8/7/4 b place 0-0 2 standard"]\n\n2.a2 *\n' >from.yin
try yinsh convert -t openxum --split=left from.yin minimal.yin && ls left
== stdout
--- nothing to be forced
--- a file that is there already is only replaced with --force
status 0
000001-minimal.yin
status 2
old
status 0
--- a link that leads nowhere
status 2
--- a record that cannot be written has no file
status 1
000001-minimal.txt
== stderr
yinsh: convert: --force needs --split
Try 'yinsh convert --help'.
yinsh: convert: out/000001-minimal.yin: File exists
1 record: 1 good, 0 bad
yinsh: convert: lost: File exists
yinsh: convert: warning: openxum cannot hold the start position of 1 record, omitted
