try() { "$@"; echo "status $?" >&2; }
cp samples/repair/repairable.yin samples/repair/unrepaired.yin samples/minimal.yin "$WORK" && cd "$WORK" || exit
echo '--- what was repaired is good, and needs no more'
try yinsh repair -q repairable.yin >out.yin 2>/dev/null
try yinsh check out.yin
try yinsh repair --dry-run out.yin
echo '--- the others stay as they came'
try yinsh repair -q unrepaired.yin 2>/dev/null >out.yin
cmp unrepaired.yin out.yin
echo '--- of several files'
try yinsh repair minimal.yin unrepaired.yin minimal.yin 2>/dev/null >out.yin
cat minimal.yin unrepaired.yin minimal.yin | cmp - out.yin
echo '--- to a file, also the one that was read'
try yinsh repair -q -o repairable.yin repairable.yin 2>/dev/null
try yinsh check repairable.yin
echo '--- in another notation only what is good'
try yinsh repair -q -t codingame unrepaired.yin 2>/dev/null | wc -l
echo '--- no line end at the end'
printf '1. e5 2. e6 4. f6 4. f7' | try yinsh repair --dry-run -f gipf
printf '1. e5 2. e6 4. f6 4. f7' | try yinsh repair -q -f gipf
echo; echo '--- untrusted bytes'
printf '[White "\033[31m"]\n1. e5 3. e6 3. f6 {\033[31m}\n' | try yinsh repair --dry-run -f gipf
echo '--- no file'
try yinsh repair -q --dry-run samples/nowhere.yin
== stdout
--- what was repaired is good, and needs no more
--- the others stay as they came
--- of several files
--- to a file, also the one that was read
--- in another notation only what is good
82
--- no line end at the end
--- <stdin>
+++ <stdin> (repaired)
@@ -1 +1 @@
-1. e5 2. e6 4. f6 4. f7
\ No newline at end of file
+1. e5 2. e6 3. f6 4. f7
\ No newline at end of file
1. e5 2. e6 3. f6 4. f7

--- untrusted bytes
--- <stdin>
+++ <stdin> (repaired)
@@ -1,2 +1,2 @@
 [White "\x1b[31m"]
-1. e5 3. e6 3. f6 {\x1b[31m}
+1. e5 2. e6 3. f6 {\x1b[31m}
--- no file
== stderr
14 records: 14 good, 0 bad
status 0
14 records: 14 good, 0 repaired, 0 unrepaired
status 0
14 records: 14 good, 0 bad
status 0
<stdin>:1:13: repaired: turn 3: was numbered 4 (notation) [number-wrong]
1 record: 0 good, 1 repaired, 0 unrepaired
status 0
<stdin>:1:13: repaired: turn 3: was numbered 4 (notation) [number-wrong]
status 0
<stdin>:2:7: repaired: turn 2: was numbered 3 (notation) [number-wrong]
1 record: 0 good, 1 repaired, 0 unrepaired
status 0
yinsh: repair: samples/nowhere.yin: No such file or directory
status 2
