yinsh show --ascii samples/broken/ring-due.yin samples/broken/row-due.yin samples/broken/position-bad.yin
== stdout
samples/broken/ring-due.yin, record 1: ? (White) - ? (Black)
                 10 .    11 .
              9 .       B       .
          8 .       .       .       .
      7 .       .       .       .       W
            .       .       .       .
      6 .       .       .       .       .
  5 .       .       .       .       .       B
        .       .       .       .       .
  4 .       .       w       .       .       B
        .       .       .       .       .
  3 .       .       b       .       .       B
        .       .       .       .       .
  2 W       .       w       .       .       B
    A   .       .       .       .       .   K
            .       w       .       .
      1 W       .       .       .       .
        B   W       w       .       .   J
            C   .       .       .   I
                D   W   F   .   H
                    E       G
Turn 41: White to remove a ring
Rings removed: White 0, Black 0
Markers in the pool: 46

samples/broken/row-due.yin, record 1: ? (White) - ? (Black)
                 10 .    11 .
              9 .       B       .
          8 .       .       .       .
      7 .       W       .       .       W
            .       .       .       .
      6 .       w       .       .       .
  5 .       .       .       .       .       B
        .       w       .       .       .
  4 .       .       .       .       .       B
        .       w       .       .       .
  3 .       .       .       .       .       B
        .       w       .       .       .
  2 W       .       .       .       .       B
    A   .       w       .       .       .   K
            .       .       .       .
      1 W       .       .       .       .
        B   W       .       .       .   J
            C   .       .       .   I
                D   .   F   .   H
                    E       G
Turn 41: White to remove a row
Rings removed: White 0, Black 0
Markers in the pool: 46
== status 1
== stderr
samples/broken/ring-due.yin:3:11: error: turn 41: White removed a row but did not remove a ring for it (rulebook G.3) [ring-due]
     3 | 41.xd3-d7;a2-a3 *
       |           ^~~~~
       = rulebook G.3: For each row that a player removes, they also remove one of their own rings.
       = note: White's rings are on a2, b1, c1, e1, j11
samples/broken/row-due.yin:3:4: error: turn 41: White has a row and does not remove it (rulebook G.2) [row-due]
     3 | 41.d7-d8 42.k7-j6 *
       |    ^~~~~
       = rulebook G.2: A player who has a row of their colour after moving must remove its five markers in the same turn; the markers go back to the pool.
       = note: White's row: xd3-d7
samples/broken/position-bad.yin:1:12: error: invalid position line: there are fewer than eleven columns (notation) [position-bad]
     1 | [Position "W3/W6/W7 w move 0-0 41 standard"]
       |            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
       = help: The line is cut off, or was changed by hand. Copy it again; yinsh show --format=position writes such lines.
