try() { "$@"; echo "status $?"; }
cp samples/minimal.yin "$WORK" && cd "$WORK" || exit
try yinsh draw --sheet minimal.yin
try yinsh draw --sheet --turn=3 minimal.yin
try yinsh draw --sheet --faults minimal.yin
try yinsh draw --sheet --position='4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard'
try yinsh draw --sheet --paper=a5 minimal.yin
try yinsh draw --sheet -o %r.html minimal.yin
try yinsh draw -o x.html minimal.yin
try yinsh draw --sheet -o none/x.html minimal.yin
try yinsh draw --sheet --theme=none -o x.html minimal.yin
try yinsh draw --sheet -o x.html --record=99 minimal.yin
try yinsh draw --sheet --format=html --record=99 minimal.yin
ls
== stdout
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 1
status 1
minimal.yin
== stderr
yinsh: draw: there are several pictures; name a file for each, such as -o '%f-%r-%t.svg'
Try 'yinsh draw --help'.
yinsh: draw: --sheet draws whole games; omit --turn, --faults, --all, --position, --positions and --hits
Try 'yinsh draw --help'.
yinsh: draw: --sheet draws whole games; omit --turn, --faults, --all, --position, --positions and --hits
Try 'yinsh draw --help'.
yinsh: draw: --sheet draws whole games; omit --turn, --faults, --all, --position, --positions and --hits
Try 'yinsh draw --help'.
yinsh: draw: --paper: unknown value 'a5'; did you mean a4? Choose from: a4, letter
yinsh: draw: all sheets are in one document; --output may have no %, but is '%r.html'
Try 'yinsh draw --help'.
yinsh: draw: only sheets are drawn as HTML; use --sheet
Try 'yinsh draw --help'.
yinsh: draw: none: this folder does not exist; make it first
yinsh: draw: --theme: unknown value 'none'; choose from: paper, colour, dark, distinct
yinsh: draw: there is nothing to draw: no record was found or selected
yinsh: draw: there is nothing to draw: no record was found or selected
