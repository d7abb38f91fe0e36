yinsh show --ascii --unicode samples/position.yin
== stdout
samples/position.yin, record 1: ? (White) - ? (Black)
                 10 ·    11 ·
              9 ○       ·       ·
          8 ·       ●       ●       ·
      7 ·       ·       ·       ·       ·
            ·       ●       ·       ·
      6 ·       ·       ◉       ◎       ·
  5 ○       ·       ·       ·       ·       ○
        ·       ○       ·       ·       ·
  4 ●       ·       ·       ○       ·       ○
        ·       ·       ·       ·       ·
  3 ·       ·       ●       ○       ·       ●
        ·       ○       ·       ○       ·
  2 ·       ·       ○       ○       ·       ·
    A   ·       ●       ·       ·       ◎   K
            ·       ○       ◎       ●
      1 ·       ○       ·       ·       ·
        B   ◎       ·       ●       ·   J
            C   ·       ·       ·   I
                D   ●   F   ◉   H
                    E       G
Over after turn 54: 0-1 by rings
Rings removed: White 1, Black 3
Markers in the pool: 28

samples/position.yin, record 2: ? (White) - ? (Black)
                 10 ·    11 ·
              9 ○       ○       ·
          8 ·       ●       ·       ○
      7 ·       ·       ·       ·       ●
            ·       ●       ·       ·
      6 ○       ◉       ◎       ·       ○
  5 ·       ·       ●       ·       ○       ●
        ·       ●       ●       ·       ·
  4 ·       ◉       ○       ●       ·       ◉
        ·       ·       ○       ·       ·
  3 ◎       ·       ●       ●       ·       ●
        ·       ◎       ·       ○       ·
  2 ●       ·       ●       ·       ◎       ●
    A   ·       ○       ○       ·       ·   K
            ●       ○       ·       ·
      1 ·       ○       ○       ·       ·
        B   ·       ·       ●       ·   J
            C   ●       ●       ·   I
                D   ◉   F   ·   H
                    E       G
Turn 53: White to move a ring
Rings removed: White 1, Black 1
Markers in the pool: 19

samples/position.yin, record 3: ? (White) - ? (Black)
                 10 ●    11 ·
              9 ·       ●       ·
          8 ◎       ·       ◉       ·
      7 ◎       ·       ·       ·       ·
            ·       ·       ·       ·
      6 ·       ·       ·       ·       ◎
  5 ◉       ·       ·       ○       ·       ·
        ·       ·       ·       ·       ·
  4 ·       ·       ·       ·       ·       ·
        ·       ·       ○       ·       ·
  3 ●       ·       ·       ·       ◉       ○
        ·       ○       ·       ·       ·
  2 ·       ·       ◉       ·       ·       ·
    A   ·       ●       ○       ·       ·   K
            ◎       ●       ·       ·
      1 ·       ○       ○       ·       ·
        B   ◎       ○       ◉       ·   J
            C   ·       ○       ·   I
                D   ●   F   ·   H
                    E       G
Turn 26: Black to move a ring
Rings removed: White 0, Black 0
Markers in the pool: 36
The record ends 0-1 by forfeit
