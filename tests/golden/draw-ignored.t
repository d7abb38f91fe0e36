cp samples/minimal.yin "$WORK" && cd "$WORK" || exit
try() { "$@"; echo "status $?"; }
try yinsh draw --force minimal.yin
try yinsh draw --force -o x.svg minimal.yin
try yinsh draw --all minimal.yin
try yinsh draw --position=x --positions=y
try yinsh draw --position=x minimal.yin
try yinsh draw --positions=x --every=3
echo old >x.svg
try yinsh draw -o x.svg minimal.yin
head -c 5 x.svg
== stdout
status 2
status 2
status 2
status 2
status 2
status 2
status 0
<?xml
\ No newline at end of file
== stderr
yinsh: draw: --force is for several files, with %f, %r or %t in --output; omit it, since a single file is replaced anyway
Try 'yinsh draw --help'.
yinsh: draw: --force is for several files, with %f, %r or %t in --output; omit it, since a single file is replaced anyway
Try 'yinsh draw --help'.
yinsh: draw: --all finds more faults to draw; add --faults, or omit it
Try 'yinsh draw --help'.
yinsh: draw: use only one of --position and --positions
Try 'yinsh draw --help'.
yinsh: draw: no records are read with --position; omit files of records and options that choose records, turns or faults
Try 'yinsh draw --help'.
yinsh: draw: no records are read with --positions; omit files of records and options that choose records, turns or faults
Try 'yinsh draw --help'.
