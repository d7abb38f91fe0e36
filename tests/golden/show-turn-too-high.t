yinsh show --ascii -n 40 samples/blitz.yin; yinsh show --format=position --turn=40 samples/blitz.yin
== stdout
samples/blitz.yin, record 2: Петра Ласло (White) - Jun; Vantongeren (Black)
                 10 .    11 .
              9 b       b       B
          8 w       .       .       .
      7 .       .       B       b       .
            b       .       W       w
      6 .       b       w       w       .
  5 .       b       .       w       w       .
        .       .       W       w       .
  4 B       .       .       .       w       w
        b       w       w       b       W
  3 .       .       .       .       w       .
        W       .       b       .       .
  2 .       .       b       w       .       .
    A   B       w       b       .       .   K
            .       .       .       .
      1 .       W       B       b       .
        B   b       w       .       .   J
            C   .       b       w   I
                D   .   F   .   H
                    E       G
Turn 41: White to move a ring
Rings removed: White 0, Black 0
Markers in the pool: 21

samples/blitz.yin, record 4: Ida Brandt (White) - Zoë Marchetti (Black)
                 10 w    11 .
              9 .       .       W
          8 .       b       .       W
      7 .       b       B       b       .
            .       b       .       b
      6 .       .       .       .       .
  5 w       .       .       .       .       B
        .       w       .       w       .
  4 .       b       w       .       w       .
        .       W       .       b       .
  3 b       .       .       .       B       .
        .       w       .       b       .
  2 b       B       b       .       w       b
    A   .       b       b       W       B   K
            b       b       w       .
      1 .       W       .       w       w
        B   w       .       .       b   J
            C   .       .       w   I
                D   .   F   .   H
                    E       G
Turn 41: White to move a ring
Rings removed: White 0, Black 0
Markers in the pool: 21

2B1/1BWb3/b4bbw/1Ww1w1b1b/1w1b6/bBbbwWwBb/3w2wW2/wb2bwwbB/3wwww1/3W3/2w1 w move 0-0 41 blitz

bb1w/7/wbB1b3/1WbwWw1b1/2bb1w1bbw/2b4B1/2w7/wwWbbw1bW/b1wBw1bW/wB5/b2B w move 0-0 41 blitz
== status 1
== stderr
samples/blitz.yin:1: record 1 has no complete turn 40
yinsh: show: more records without this turn: 1; -v lists them
samples/blitz.yin:1: record 1 has no complete turn 40
yinsh: show: more records without this turn: 1; -v lists them
