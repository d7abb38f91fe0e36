cp samples/minimal.yin "$WORK" && cd "$WORK" || exit
try() { "$@" | wc -c | tr -d ' '; }
try yinsh replay minimal.yin missing.yin
try yinsh replay - <minimal.yin | sed 's/[0-9][0-9]*/some/'
TMPDIR=$WORK/gone try yinsh replay minimal.yin
== stdout
0
some
0
== stderr
yinsh: replay: missing.yin: No such file or directory
yinsh: replay: temporary file: No such file or directory
