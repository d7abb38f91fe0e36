cp samples/minimal.yin "$WORK" && cd "$WORK" || exit
try() { "$@" | wc -c | tr -d ' '; }
try yinsh draw --sheet --format=html minimal.yin missing.yin
try yinsh draw --sheet --format=html - <minimal.yin | sed 's/[0-9][0-9]*/some/'
TMPDIR=$WORK/gone try yinsh draw --sheet --format=html minimal.yin
try yinsh replay minimal.yin missing.yin
== stdout
0
some
0
0
== stderr
yinsh: draw: missing.yin: No such file or directory
yinsh: draw: temporary file: No such file or directory
yinsh: replay: missing.yin: No such file or directory
