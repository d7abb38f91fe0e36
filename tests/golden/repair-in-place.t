try() { "$@"; echo "status $?" >&2; }
mkdir "$WORK/games" "$WORK/other"
awk '/^\[Event/ { n++ } n == 12' samples/repair/repairable.yin >"$WORK/other/one.yin"
{ cat samples/minimal.yin; printf '\n'; cat "$WORK/other/one.yin" samples/broken/row-vacant.yin; } >"$WORK/games/mixed.yin"
cp samples/minimal.yin "$WORK/games/whole.yin"
cd "$WORK" || exit
chmod 640 games/mixed.yin && chmod 400 games/whole.yin
ln -s ../other/one.yin games/link.yin
cp -R games before && cp games/mixed.yin mixed
echo '--- dry run'
try yinsh repair --in-place=.bak --dry-run games/mixed.yin 2>&1
cmp games/mixed.yin mixed && ls games
echo '--- a folder, and a file that a link in it leads to'
try yinsh repair --in-place=.bak -v games other 2>&1
ls games other
echo '--- only the line of the ring differs, also from the backup'
diff games/mixed.yin mixed
cmp games/mixed.yin.bak mixed && cmp games/whole.yin before/whole.yin
ls -l games | sed -n 's/^\([-lrwx]*\).* \([a-z]*\.yin[.bak]*\)\( -> .*\)*$/\1 \2\3/p'
echo '--- nothing is left to repair, and backups are not read'
try yinsh repair --in-place=.bak games other 2>&1
echo '--- a backup is never replaced, but another may be made'
cp mixed games/mixed.yin
try yinsh repair -q --in-place=.bak games/mixed.yin 2>&1
cmp games/mixed.yin mixed
try yinsh repair -q --in-place=~ games/mixed.yin games/mixed.yin 2>&1
ls games
echo '--- without a backup'
cp mixed games/mixed.yin
try yinsh repair -q --in-place --tolerant games/mixed.yin 2>&1
cmp games/mixed.yin~ mixed && ls games
== stdout
--- dry run
games/mixed.yin:7:9: repaired: the record claimed 3-1 rings removed; the replay gives 3-2 (rulebook H) [rings-mismatch]
games/mixed.yin:24:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
    24 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
games/mixed.yin:24:4: not repaired: no reading was found that is legal to the end
3 records: 1 good, 1 repaired, 1 unrepaired; 1 file would be replaced
--- games/mixed.yin
+++ games/mixed.yin (repaired)
@@ -4,7 +4,7 @@
 [White "Mira Halvorsen"]
 [Black "Zoë Marchetti"]
 [Result "1-0"]
-[Rings "3-1"]
+[Rings "3-2"]
 [Termination "rings"]
 
 1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 13.c1-c7
status 1
link.yin
mixed.yin
whole.yin
--- a folder, and a file that a link in it leads to
games/link.yin:5:9: repaired: the record claimed 3-1 rings removed; the replay gives 3-2 (rulebook H) [rings-mismatch]
games/mixed.yin:7:9: repaired: the record claimed 3-1 rings removed; the replay gives 3-2 (rulebook H) [rings-mismatch]
games/mixed.yin:24:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
    24 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
games/mixed.yin:24:4: not repaired: no reading was found that is legal to the end
yinsh: repair: other/one.yin: it was read before
5 records: 2 good, 2 repaired, 1 unrepaired; 2 files replaced
status 1
games:
link.yin
mixed.yin
mixed.yin.bak
whole.yin

other:
one.yin
one.yin.bak
--- only the line of the ring differs, also from the backup
7c7
< [Rings "3-2"]
---
> [Rings "3-1"]
lrwxrwxrwx link.yin -> ../other/one.yin
-rw-r----- mixed.yin
-rw-r----- mixed.yin.bak
-r-------- whole.yin
--- nothing is left to repair, and backups are not read
games/mixed.yin:24:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
    24 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
games/mixed.yin:24:4: not repaired: no reading was found that is legal to the end
5 records: 4 good, 0 repaired, 1 unrepaired; 0 files replaced
status 1
--- a backup is never replaced, but another may be made
games/mixed.yin:7:9: repaired: the record claimed 3-1 rings removed; the replay gives 3-2 (rulebook H) [rings-mismatch]
games/mixed.yin:24:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
    24 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
games/mixed.yin:24:4: not repaired: no reading was found that is legal to the end
yinsh: repair: games/mixed.yin: not replaced: it has a backup already; use another suffix
status 2
games/mixed.yin:7:9: repaired: the record claimed 3-1 rings removed; the replay gives 3-2 (rulebook H) [rings-mismatch]
games/mixed.yin:24:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
    24 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
games/mixed.yin:24:4: not repaired: no reading was found that is legal to the end
status 1
link.yin
mixed.yin
mixed.yin.bak
mixed.yin~
whole.yin
--- without a backup
games/mixed.yin:7:9: repaired: the record claimed 3-1 rings removed; the replay gives 3-2 (rulebook H) [rings-mismatch]
games/mixed.yin:24:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
    24 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
games/mixed.yin:24:4: not repaired: no reading was found that is legal to the end
status 0
link.yin
mixed.yin
mixed.yin.bak
mixed.yin~
whole.yin
