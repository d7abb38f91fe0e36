yinsh show --ascii --turn=0 samples/position.yin; yinsh show --ascii -n 24 samples/minimal.yin
== stdout
samples/position.yin, record 1: ? (White) - ? (Black)
                 10 .    11 .
              9 w       .       .
          8 .       b       b       .
      7 .       .       .       .       .
            .       b       .       .
      6 .       .       B       W       .
  5 w       .       .       w       .       w
        .       w       w       .       .
  4 b       .       w       w       .       w
        .       w       b       .       .
  3 .       w       b       w       .       b
        .       W       b       W       .
  2 .       .       b       b       .       .
    A   .       b       b       .       W   K
            .       b       .       b
      1 .       B       b       .       B
        B   .       .       b       .   J
            C   .       w       .   I
                D   b   F   W   H
                    E       G
Turn 51: White to remove a row
Rings removed: White 0, Black 2
Markers in the pool: 21

samples/position.yin, record 2: ? (White) - ? (Black)
                 10 .    11 .
              9 w       w       .
          8 .       .       .       w
      7 .       .       .       .       b
            .       b       .       .
      6 W       .       W       .       w
  5 .       .       W       .       w       b
        .       .       b       .       .
  4 .       B       w       .       .       B
        .       b       .       B       .
  3 W       .       .       w       .       b
        .       .       w       B       .
  2 b       .       b       w       .       b
    A   .       b       w       .       .   K
            b       w       .       .
      1 .       W       w       .       .
        B   .       .       b       .   J
            C   b       b       .   I
                D   B   F   .   H
                    E       G
Turn 41: White to remove a ring
Rings removed: White 0, Black 0
Markers in the pool: 25

samples/position.yin, record 3: ? (White) - ? (Black)
                 10 .    11 .
              9 .       .       .
          8 .       .       B       .
      7 .       .       .       .       .
            .       .       .       .
      6 .       .       .       .       .
  5 .       .       .       .       .       .
        .       .       .       .       .
  4 .       .       .       .       .       .
        .       .       W       .       .
  3 B       .       .       .       .       .
        .       W       .       .       .
  2 .       .       .       .       .       .
    A   .       .       .       .       .   K
            .       .       .       .
      1 .       .       W       .       .
        B   .       B       .       .   J
            C   .       .       .   I
                D   .   F   .   H
                    E       G
Turn 7: White to place a ring
Rings removed: White 0, Black 0
Markers in the pool: 51
samples/minimal.yin, record 1: ? (White) - ? (Black)
                 10 .    11 .
              9 .       B       w
          8 b       .       w       W
      7 .       .       .       w       .
            .       W       .       .
      6 .       .       .       .       .
  5 b       .       b       .       .       .
        w       .       .       .       .
  4 W       .       .       .       .       .
        .       .       .       .       .
  3 .       .       .       .       .       b
        w       b       .       .       b
  2 .       .       .       w       .       B
    A   .       .       B       .       .   K
            .       .       .       w
      1 .       .       .       W       .
        B   B       b       .       .   J
            C   .       .       W   I
                D   .   F   B   H
                    E       G
Turn 25: White to move a ring
Rings removed: White 0, Black 0
Markers in the pool: 37
