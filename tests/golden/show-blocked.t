yinsh show --ascii samples/pass.yin
== stdout
samples/pass.yin, record 1: ? (White) - ? (Black)
                 10 .    11 .
              9 .       .       .
          8 w       .       .       .
      7 .       b       .       .       w
            .       .       W       b
      6 B       .       w       .       w
  5 .       .       .       b       B       w
        .       .       b       W       .
  4 .       .       .       b       .       w
        .       W       b       .       .
  3 .       .       b       .       .       w
        .       w       .       .       w
  2 .       b       b       w       w       w
    A   w       b       .       w       w   K
            w       w       .       w
      1 b       w       .       b       w
        B   b       .       .       b   J
            C   .       .       w   I
                D   .   F   .   H
                    E       G
Over after turn 66: 0-1 by rings
Rings removed: White 2, Black 3
Markers in the pool: 16

samples/pass.yin, record 2: ? (White) - ? (Black)
                 10 .    11 .
              9 w       .       .
          8 b       .       .       b
      7 b       b       .       w       w
            w       .       b       b
      6 b       .       .       b       b
  5 .       b       .       w       b       .
        b       .       .       w       B
  4 b       .       w       w       .       .
        .       .       W       .       .
  3 b       W       w       .       .       .
        .       .       B       .       .
  2 B       b       b       .       .       .
    A   .       b       b       .       .   K
            b       .       w       .
      1 b       b       b       w       .
        B   b       w       .       b   J
            C   b       w       .   I
                D   .   F   w   H
                    E       G
Over after turn 63: 1-0 by rings
Rings removed: White 3, Black 2
Markers in the pool: 12

samples/pass.yin, record 3: ? (White) - ? (Black)
                 10 .    11 w
              9 .       .       w
          8 .       .       w       w
      7 .       .       .       b       b
            .       .       b       b
      6 .       .       .       b       w
  5 w       .       .       w       w       .
        b       .       .       w       b
  4 b       b       .       w       w       .
        w       b       .       b       b
  3 w       w       w       w       w       w
        w       b       b       w       w
  2 .       w       w       b       b       b
    A   .       b       w       B       b   K
            .       w       W       W
      1 .       .       b       B       W
        B   .       b       W       B   J
            C   w       b       B   I
                D   b   F   b   H
                    E       G
Over after turn 63: 1/2-1/2 by blocked
Rings removed: White 1, Black 1
Markers in the pool: 1

samples/pass.yin, record 4: ? (White) - ? (Black)
                 10 .    11 .
              9 .       .       b
          8 .       .       .       w
      7 .       .       .       w       b
            .       .       .       b
      6 w       .       .       w       w
  5 w       b       .       .       w       .
        b       w       .       b       w
  4 w       b       w       .       b       .
        b       b       w       b       w
  3 .       w       w       b       b       b
        .       b       w       b       b
  2 .       .       w       b       B       w
    A   .       .       b       W       W   K
            .       .       w       W
      1 .       .       w       B       B
        B   .       w       w       B   J
            C   b       b       b   I
                D   w   F   b   H
                    E       G
Over after turn 63: 1-0 by blocked
Rings removed: White 2, Black 1
Markers in the pool: 5
