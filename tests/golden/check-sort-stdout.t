try() { "$@"; echo "status $?"; }
cp samples/minimal.yin samples/broken/row-vacant.yin "$WORK" && cd "$WORK" || exit
echo '--- the good ones to standard output, the bad ones, or both'
try yinsh check -q --good=- -o /dev/null minimal.yin row-vacant.yin | cut -c 1-60
yinsh check -q --bad=- --output=/dev/null minimal.yin row-vacant.yin >bad
echo "status $?" && cmp bad row-vacant.yin
try yinsh check --good=- --bad=- -o /dev/null minimal.yin && ls
echo '--- never mixed with the report'
try yinsh check --good=- minimal.yin
try yinsh check --bad=- -o - minimal.yin
try yinsh check --bad=report -o ./report minimal.yin
try yinsh check -q --good=- --bad=bad -o /dev/null minimal.yin row-vacant.yin | cut -c 1-60
cmp bad row-vacant.yin
== stdout
--- the good ones to standard output, the bad ones, or both
1.i5 2.a5 3.h10 4.j7 5.g5 6.d4 7.h11 8.e7 9.b3 10.g2 11.b3-h
status 1
status 1
status 2
bad
minimal.yin
row-vacant.yin
--- never mixed with the report
status 2
status 2
status 2
1.i5 2.a5 3.h10 4.j7 5.g5 6.d4 7.h11 8.e7 9.b3 10.g2 11.b3-h
status 1
== stderr
yinsh: check: --good=- and --bad=- cannot be combined
Try 'yinsh check --help'.
yinsh: check: --good=- takes standard output from the report; add -o FILE
Try 'yinsh check --help'.
yinsh: check: --bad=- takes standard output from the report; add -o FILE
Try 'yinsh check --help'.
yinsh: check: ./report: two outputs have this name
