NO_COLOR=1 yinsh show --ascii samples/minimal.yin; yinsh show --ascii --color=never samples/minimal.yin; yinsh show --ascii --color=auto samples/minimal.yin
== stdout
samples/minimal.yin, record 1: ? (White) - ? (Black)
                 10 .    11 .
              9 .       b       w
          8 b       .       w       .
      7 .       W       B       .       .
            .       b       .       b
      6 .       b       .       .       .
  5 b       b       .       .       .       .
        w       B       .       b       w
  4 w       b       w       .       .       .
        b       b       b       .       w
  3 .       w       b       b       .       b
        b       b       w       .       b
  2 b       .       w       w       .       B
    A   .       .       w       b       W   K
            .       .       w       b
      1 .       b       .       w       w
        B   b       w       .       b   J
            C   .       b       w   I
                D   w   F   b   H
                    E       G
Over after turn 79: 1-0 by rings
Rings removed: White 3, Black 2
Markers in the pool: 7
samples/minimal.yin, record 1: ? (White) - ? (Black)
                 10 .    11 .
              9 .       b       w
          8 b       .       w       .
      7 .       W       B       .       .
            .       b       .       b
      6 .       b       .       .       .
  5 b       b       .       .       .       .
        w       B       .       b       w
  4 w       b       w       .       .       .
        b       b       b       .       w
  3 .       w       b       b       .       b
        b       b       w       .       b
  2 b       .       w       w       .       B
    A   .       .       w       b       W   K
            .       .       w       b
      1 .       b       .       w       w
        B   b       w       .       b   J
            C   .       b       w   I
                D   w   F   b   H
                    E       G
Over after turn 79: 1-0 by rings
Rings removed: White 3, Black 2
Markers in the pool: 7
samples/minimal.yin, record 1: ? (White) - ? (Black)
                 10 .    11 .
              9 .       b       w
          8 b       .       w       .
      7 .       W       B       .       .
            .       b       .       b
      6 .       b       .       .       .
  5 b       b       .       .       .       .
        w       B       .       b       w
  4 w       b       w       .       .       .
        b       b       b       .       w
  3 .       w       b       b       .       b
        b       b       w       .       b
  2 b       .       w       w       .       B
    A   .       .       w       b       W   K
            .       .       w       b
      1 .       b       .       w       w
        B   b       w       .       b   J
            C   .       b       w   I
                D   w   F   b   H
                    E       G
Over after turn 79: 1-0 by rings
Rings removed: White 3, Black 2
Markers in the pool: 7
