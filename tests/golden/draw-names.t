cd "$WORK" && ln -s "$SRCDIR/samples" . && mkdir out || exit
try() { "$@"; echo "status $?"; ls out; rm -f out/*; }
try yinsh draw --turns=2-3,80-99 --every=30 --rows --record=1,2 -o 'out/%f-%r-%t%%.svg' samples/tournament.yin
try yinsh draw --rows --faults -o 'out/%r-%t.svg' samples/broken/row-not-five.yin samples/layout.yin
try yinsh draw --faults -o 'out/%f-%t.svg' -W number-wrong=ignore samples/broken/number-wrong.yin samples/broken/ring-opponent.yin
try yinsh draw --faults -o 'out/%f-%t.svg' samples/broken/number-wrong.yin
try yinsh draw --every=50 -o 'out/%r.svg' samples/tournament.yin
try yinsh draw --every=50 --force -o 'out/%r.svg' samples/tournament.yin
: >out/000001-0005.svg; try yinsh draw --turn=5 --record=1 -o 'out/%r-%t.svg' samples/tournament.yin
: >out/000001-0005.svg; try yinsh draw --turn=5 --record=1 --force -o 'out/%r-%t.svg' samples/tournament.yin
try yinsh draw -j 2 -W error --where='turns<40' -o 'out/%f-%r.svg' samples/tournament.yin samples/minimal.yin
try yinsh draw --part=2/2 -o 'out/%r-%t.svg' samples/minimal.yin samples/comments.yin
try yinsh draw --every=30 -o 'out/%r.svg' samples/minimal.yin
try yinsh draw --every=30 --force -o 'out/%r.svg' samples/minimal.yin
== stdout
status 0
tournament-000001-0002%.svg
tournament-000001-0003%.svg
tournament-000001-0030%.svg
tournament-000001-0035%.svg
tournament-000001-0046%.svg
tournament-000001-0058%.svg
tournament-000001-0059%.svg
tournament-000001-0060%.svg
tournament-000001-0080%.svg
tournament-000001-0081%.svg
tournament-000002-0002%.svg
tournament-000002-0003%.svg
tournament-000002-0030%.svg
tournament-000002-0038%.svg
tournament-000002-0041%.svg
tournament-000002-0047%.svg
tournament-000002-0060%.svg
tournament-000002-0064%.svg
status 1
000001-0041-fault.svg
000001-0042-fault.svg
000001-0042.svg
000001-0047.svg
000001-0054.svg
000001-0058.svg
000002-0031.svg
000002-0038.svg
000002-0051.svg
000002-0056.svg
000002-0061.svg
000003-0002-fault.svg
000003-0038.svg
000003-0043.svg
000003-0049.svg
000003-0059.svg
000004-0025.svg
000004-0041.svg
000004-0057.svg
status 1
ring-opponent-0041-fault.svg
status 0
number-wrong-0002-fault.svg
status 0
000001.svg
000002.svg
000003.svg
000006.svg
000007.svg
000008.svg
status 0
000001.svg
000002.svg
000003.svg
000006.svg
000007.svg
000008.svg
status 2
000001-0005.svg
status 0
000001-0005.svg
status 0
tournament-000005.svg
status 0
000001-0054.svg
000002-0033.svg
status 2
000001.svg
status 2
000001.svg
== stderr
samples/broken/row-not-five.yin:3:4: error: turn 41: the number of points from d3 to d6 is 4; a row is five adjacent markers (rulebook G.1) [row-not-five]
     3 | 41.xd3-d6xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
samples/layout.yin:25:35: style: turn 42: the higher end of the row comes first: XF6-F2 (notation) [row-ends-reversed]
    25 |  41. B1-I8                    42. XF6-F2XI5;I6-F6
       |                                   ^~~~~~
       = help: Write the end with the lower letter first or, within a column, the end with the lower number: xd3-d7.
samples/layout.yin:109:1: style: turn 2: G6 is not in the same case as the points before it (notation) [case-mixed]
   109 | G6
       | ^~
       = help: Write all points in lower case, as yinsh convert -t gipf does. A change in the middle of a record may also show where two sources were joined.
samples/broken/ring-opponent.yin:3:10: error: turn 41: the ring on k7 is the opponent's; White cannot remove it (rulebook G.3) [ring-opponent]
     3 | 41.xd3-d7xk7;b1-b2 *
       |          ^~~
       = rulebook G.3: For each row that a player removes, they also remove one of their own rings.
       = note: White's rings are on a2, b1, c1, e1, j11
samples/broken/number-wrong.yin:1:6: style: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
     1 | 1.e3 3.e8 *
       |      ^
       = help: The turns of both players are numbered together, from 1. If no turn is missing before this one, renumber the turns, as yinsh convert -t gipf does.
yinsh: draw: out/000001-0005.svg: this file already exists, perhaps as another picture of this run; use --force to replace files, and %f, %r and %t in --output to distinguish pictures
yinsh: draw: out/000001.svg: this file already exists, perhaps as another picture of this run; use --force to replace files, and %f, %r and %t in --output to distinguish pictures
yinsh: draw: out/000001.svg: two pictures have this name; give each its own in --output, as %f-%r-%t does
