yinsh show samples/minimal.yin
== stdout
samples/minimal.yin, record 1: ? (White) - ? (Black)
                 10 ·    11 ·
              9 ·       ●       ○
          8 ●       ·       ○       ·
      7 ·       ◎       ◉       ·       ·
            ·       ●       ·       ●
      6 ·       ●       ·       ·       ·
  5 ●       ●       ·       ·       ·       ·
        ○       ◉       ·       ●       ○
  4 ○       ●       ○       ·       ·       ·
        ●       ●       ●       ·       ○
  3 ·       ○       ●       ●       ·       ●
        ●       ●       ○       ·       ●
  2 ●       ·       ○       ○       ·       ◉
    A   ·       ·       ○       ●       ◎   K
            ·       ·       ○       ●
      1 ·       ●       ·       ○       ○
        B   ●       ○       ·       ●   J
            C   ·       ●       ○   I
                D   ○   F   ●   H
                    E       G
Over after turn 79: 1-0 by rings
Rings removed: White 3, Black 2
Markers in the pool: 7
