try() { "$@"; echo "status $?" >&2; }
try yinsh repair --dry-run -t gipf samples/minimal.yin
try yinsh repair --dry-run -o x samples/minimal.yin
try yinsh repair -t nothing samples/minimal.yin
try yinsh repair -o "$WORK/nowhere/x" samples/minimal.yin 2>&1 | sed "s|$WORK||"
== stdout
yinsh: repair: /nowhere: this folder does not exist; make it first
status 2
== stderr
yinsh: repair: --dry-run cannot be combined with --to or --output
Try 'yinsh repair --help'.
status 2
yinsh: repair: --dry-run cannot be combined with --to or --output
Try 'yinsh repair --help'.
status 2
yinsh: repair: --to: unknown value 'nothing'; choose from: gipf, gipf-short, boardspace, bga, codingame, iit-delhi, yinshml, vying, openxum, yinsh-save, points, yinsh-record, json
status 2
