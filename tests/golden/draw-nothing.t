cd "$WORK" && ln -s "$SRCDIR/samples" . || exit
try() { "$@"; echo "status $?"; ls; }
try yinsh draw -n 999 samples/minimal.yin -o x.svg
try yinsh draw --turns=900-999 samples/minimal.yin -o x.svg
try yinsh draw --faults samples/minimal.yin -o x.svg
try yinsh draw -o x.svg samples/broken/no-record.yin
try yinsh draw -o x.svg samples/tournament.yin
try yinsh draw --turns=0 samples/minimal.yin
try yinsh draw --turns=3- samples/minimal.yin
try yinsh draw -o 'no/%t.svg' samples/minimal.yin
try yinsh draw -o 'no/x.svg' samples/minimal.yin
try yinsh draw -o '%f/%t.svg' samples/minimal.yin
try yinsh draw -o '%x.svg' samples/minimal.yin
try yinsh draw -o '%' samples/minimal.yin
try yinsh draw -o /dev/full samples/minimal.yin
try yinsh draw --size=15 samples/minimal.yin
== stdout
status 1
samples
status 1
samples
status 1
samples
status 1
samples
status 2
samples
status 2
samples
status 2
samples
status 2
samples
status 2
samples
status 2
samples
status 2
samples
status 2
samples
status 2
samples
status 2
samples
== stderr
samples/minimal.yin:1: record 1 has no complete turn 999
yinsh: draw: there is nothing to draw: no record has a turn that --turns, --every or --rows chooses
yinsh: draw: there is nothing to draw: no record has a fault that is reported and has a position
samples/broken/no-record.yin:1:1: error: no game record found: only comments or text between records, interpreted as gipf (notation) [no-record]
       = help: Omit the file, or check why no game was written to it. If its text contains records, use -f to name their notation.
yinsh: draw: there are several pictures; name a file for each, such as -o '%f-%r-%t.svg'
Try 'yinsh draw --help'.
yinsh: draw: --turns takes numbers from 1 and ranges, such as 3,7-9, not '0'
Try 'yinsh draw --help'.
yinsh: draw: --turns takes numbers from 1 and ranges, such as 3,7-9, not '3-'
Try 'yinsh draw --help'.
yinsh: draw: no: this folder does not exist; make it first
yinsh: draw: no: this folder does not exist; make it first
yinsh: draw: all pictures go to one folder; write %f, %r and %t only after the last / of --output, not '%f/%t.svg'
Try 'yinsh draw --help'.
yinsh: draw: --output takes %f, %r, %t and %%, not '%x.svg'
Try 'yinsh draw --help'.
yinsh: draw: --output takes %f, %r, %t and %%, not '%'
Try 'yinsh draw --help'.
yinsh: draw: /dev/full: No space left on device
yinsh: draw: --size takes a number from 16 to 10000, not '15'
Try 'yinsh draw --help'.
