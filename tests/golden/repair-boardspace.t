# A notation that its writer does not hold all of is left as it came.
try() { "$@"; echo "status $?" >&2; }
try yinsh repair samples/broken/move-wrong-side.sgf samples/broken/row-order.sgf >"$WORK/out.sgf"
cat samples/broken/move-wrong-side.sgf samples/broken/row-order.sgf | cmp - "$WORK/out.sgf"
== stderr
samples/broken/move-wrong-side.sgf:8:8: error: turn 41: Black moves, but it is the other player's turn (rulebook E.2) [move-wrong-side]
     8 | ; P1[1 move K 7 J 6]
       |        ^~~~~~~~~~~~
       = rulebook E.2: The player whose turn it is puts the marker into one of their own rings, and moves that ring.
       = note: nearest legal actions: j11-j6, j11-j5, j11-j7
samples/broken/move-wrong-side.sgf:8:8: not repaired: no reading was found that is legal to the end
samples/broken/row-order.sgf:8:8: error: turn 41: White must remove a row before the other player does (rulebook G.7) [row-order]
     8 | ; P1[1 remove b D 3 D 7]
       |        ^~~~~~~~~~~~~~~~
       = rulebook G.7: If one move forms rows of both colours, the player who moved removes theirs first.
       = note: White's row: xd3-d7
samples/broken/row-order.sgf:8:8: error: turn 41: 5 possible readings: xa2, xb1, xc1, xe1 and others (notation) [readings-many]
2 records: 0 good, 0 repaired, 2 unrepaired
status 1
