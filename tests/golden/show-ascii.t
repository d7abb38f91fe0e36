yinsh show --ascii samples/tournament.yin
== stdout
samples/tournament.yin, record 1: Mira Halvorsen (White) - Zoë Marchetti (Black)
                 10 w    11 b
              9 .       .       w
          8 w       b       w       w
      7 .       b       w       W       .
            w       .       .       b
      6 b       .       .       b       B
  5 w       .       .       w       .       b
        .       .       .       .       b
  4 w       w       .       b       w       .
        w       b       w       .       w
  3 w       .       .       w       w       W
        b       b       w       .       .
  2 w       .       b       b       b       b
    A   B       .       b       .       .   K
            .       b       w       b
      1 w       .       w       .       .
        B   w       B       w       b   J
            C   .       .       .   I
                D   .   F   w   H
                    E       G
Over after turn 81: 1-0 by rings
Rings removed: White 3, Black 2
Markers in the pool: 5

samples/tournament.yin, record 2: Teodor Quist (White) - Søren Bækgård (Black)
                 10 .    11 .
              9 .       .       .
          8 w       .       .       .
      7 w       b       b       .       .
            .       .       .       .
      6 .       .       b       w       .
  5 w       .       .       .       .       .
        .       .       .       b       b
  4 w       .       .       .       b       .
        w       .       .       B       .
  3 .       .       .       w       .       .
        .       .       w       .       .
  2 W       .       .       .       b       .
    A   B       .       w       w       b   K
            .       .       b       w
      1 .       .       w       w       W
        B   w       .       w       w   J
            C   b       W       b   I
                D   .   F   b   H
                    E       G
Over after turn 64: 0-1 by rings
Rings removed: White 2, Black 3
Markers in the pool: 23

samples/tournament.yin, record 3: Zoë Marchetti (White) - Teodor Quist (Black)
                 10 w    11 .
              9 w       .       .
          8 w       b       b       .
      7 W       W       w       w       w
            w       B       w       b
      6 .       w       b       w       B
  5 w       b       b       b       b       .
        b       w       .       .       b
  4 w       w       b       .       .       w
        w       w       b       W       .
  3 b       .       b       w       .       w
        b       B       w       .       .
  2 .       w       b       b       w       w
    A   .       w       w       .       w   K
            .       w       w       b
      1 .       .       b       B       w
        B   b       .       b       b   J
            C   .       W       .   I
                D   .   F   .   H
                    E       G
Over after turn 71: 1/2-1/2 by markers
Rings removed: White 1, Black 1
Markers in the pool: 0

samples/tournament.yin, record 4: Søren Bækgård (White) - Mira Halvorsen (Black)
                 10 w    11 b
              9 w       .       .
          8 w       .       .       B
      7 .       W       .       b       w
            .       .       B       w
      6 b       .       .       w       .
  5 b       .       .       B       .       b
        .       b       w       b       .
  4 .       .       w       .       b       .
        .       w       b       .       w
  3 .       .       b       b       .       b
        w       b       .       w       W
  2 .       B       b       w       W       .
    A   .       w       w       .       .   K
            .       b       .       .
      1 .       .       B       .       .
        B   .       .       W       .   J
            C   w       .       b   I
                D   .   F   .   H
                    E       G
Turn 48: Black to move a ring
Rings removed: White 1, Black 0
Markers in the pool: 19
The record ends 0-1 by resign

samples/tournament.yin, record 5: Mira Halvorsen (White) - Teodor Quist (Black)
                 10 b    11 .
              9 .       b       .
          8 .       .       b       .
      7 B       w       .       .       .
            W       W       .       .
      6 .       .       .       b       .
  5 .       .       W       .       .       .
        .       .       .       B       .
  4 .       .       w       .       .       b
        .       .       .       .       .
  3 .       .       b       b       .       b
        .       B       b       .       .
  2 w       .       w       .       .       W
    A   .       w       w       .       .   K
            b       w       b       B
      1 B       w       w       .       .
        B   w       w       .       .   J
            C   b       .       .   I
                D   .   F   .   H
                    E       G
Turn 39: White to move a ring
Rings removed: White 1, Black 0
Markers in the pool: 28
The record ends 1-0 by time

samples/tournament.yin, record 6: Søren Bækgård (White) - Zoë Marchetti (Black)
                 10 w    11 .
              9 w       w       .
          8 w       .       b       W
      7 b       b       w       w       .
            .       .       .       b
      6 b       w       W       b       .
  5 B       w       b       w       w       w
        b       b       b       b       B
  4 B       .       w       w       .       w
        B       b       b       b       w
  3 b       w       b       w       W       w
        w       b       .       b       .
  2 W       w       .       w       b       w
    A   w       b       w       .       w   K
            b       .       .       b
      1 .       .       .       W       .
        B   .       .       b       B   J
            C   .       .       .   I
                D   b   F   w   H
                    E       G
Turn 61: White to move a ring
Rings removed: White 0, Black 0
Markers in the pool: 1
The record ends 1/2-1/2 by agreed

samples/tournament.yin, record 7: Teodor Quist (White) - Mira Halvorsen (Black)
                 10 b    11 b
              9 .       .       b
          8 .       b       w       b
      7 w       w       .       w       .
            B       B       b       .
      6 .       w       .       .       w
  5 b       w       b       .       B       W
        w       b       b       w       b
  4 b       .       w       .       b       W
        b       b       b       b       .
  3 .       W       W       w       B       .
        w       .       w       w       w
  2 .       b       w       w       b       w
    A   w       b       .       b       b   K
            .       b       b       w
      1 w       .       b       .       .
        B   W       w       w       w   J
            C   .       .       b   I
                D   .   F   b   H
                    E       G
Over after turn 66: 0-1 by markers
Rings removed: White 0, Black 1
Markers in the pool: 0

samples/tournament.yin, record 8: Zoë Marchetti (White) - Søren Bækgård (Black)
                 10 b    11 b
              9 b       B       w
          8 .       b       b       b
      7 .       .       b       B       W
            w       .       b       .
      6 b       .       .       .       w
  5 w       .       .       .       b       b
        .       .       .       b       b
  4 .       .       .       w       .       .
        B       .       .       .       w
  3 .       .       .       .       .       w
        .       b       .       .       .
  2 w       .       .       w       .       w
    A   .       w       .       .       b   K
            .       b       .       w
      1 .       .       .       b       .
        B   .       b       b       .   J
            C   W       b       B   I
                D   b   F   w   H
                    E       G
Over after turn 65: 1-0 by rings
Rings removed: White 3, Black 1
Markers in the pool: 17
