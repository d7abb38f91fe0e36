cat >"$WORK/bad.yin" <<'END'
1.e3 2.f3 3.e3 4.g4 5.h5 6.b3 7.c4 8.d5 9.e6 10.f7
11.e3-e4 12.f3-f2 13.h5-h9 14.g4-g3
15.e4-zz 16.g3-g4; xa2-a5; xb3 17.c4-c3 18.f2-f1 19.e6-e5; x
0-1
END
cd "$WORK" || exit
try() { yinsh draw --faults -o '%f-%t.svg' "$@"; ls; grep -h '<title>' -- *.svg; rm -f ./*.svg; }
try bad.yin 2>/dev/null
try --all bad.yin 2>err
grep -c 'bad.yin:' err
yinsh check --all bad.yin 2>&1 | grep -c 'bad.yin:'
== stdout
bad-0003-fault.svg
bad.yin
<title>fault in turn 3</title>
bad-0003-fault.svg
bad-0015-fault.svg
bad-0016-fault.svg
bad-0018-fault.svg
bad-0019-fault.svg
bad.yin
err
<title>fault in turn 3</title>
<title>fault in turn 15</title>
<title>fault in turn 16</title>
<title>fault in turn 18</title>
<title>fault in turn 20</title>
5
5
