NO_COLOR=1 yinsh show --color=always --turn=24 samples/minimal.yin; yinsh show --ascii --color samples/minimal.yin
== stdout
samples/minimal.yin, record 1: ? (White) - ? (Black)
                 10 [2m·[0m    11 [2m·[0m
              9 [2m·[0m       [1;36m◉[0m       [33m○[0m
          8 [36m●[0m       [2m·[0m       [33m○[0m       [1;33m◎[0m
      7 [2m·[0m       [2m·[0m       [2m·[0m       [33m○[0m       [2m·[0m
            [2m·[0m       [1;33m◎[0m       [2m·[0m       [2m·[0m
      6 [2m·[0m       [2m·[0m       [2m·[0m       [2m·[0m       [2m·[0m
  5 [36m●[0m       [2m·[0m       [36m●[0m       [2m·[0m       [2m·[0m       [2m·[0m
        [33m○[0m       [2m·[0m       [2m·[0m       [2m·[0m       [2m·[0m
  4 [1;33m◎[0m       [2m·[0m       [2m·[0m       [2m·[0m       [2m·[0m       [2m·[0m
        [2m·[0m       [2m·[0m       [2m·[0m       [2m·[0m       [2m·[0m
  3 [2m·[0m       [2m·[0m       [2m·[0m       [2m·[0m       [2m·[0m       [36m●[0m
        [33m○[0m       [36m●[0m       [2m·[0m       [2m·[0m       [36m●[0m
  2 [2m·[0m       [2m·[0m       [2m·[0m       [33m○[0m       [2m·[0m       [1;36m◉[0m
    A   [2m·[0m       [2m·[0m       [1;36m◉[0m       [2m·[0m       [2m·[0m   K
            [2m·[0m       [2m·[0m       [2m·[0m       [33m○[0m
      1 [2m·[0m       [2m·[0m       [2m·[0m       [1;33m◎[0m       [2m·[0m
        B   [1;36m◉[0m       [36m●[0m       [2m·[0m       [2m·[0m   J
            C   [2m·[0m       [2m·[0m       [1;33m◎[0m   I
                D   [2m·[0m   F   [1;36m◉[0m   H
                    E       G
Turn 25: White to move a ring
Rings removed: White 0, Black 0
Markers in the pool: 37
samples/minimal.yin, record 1: ? (White) - ? (Black)
                 10 [2m.[0m    11 [2m.[0m
              9 [2m.[0m       [36mb[0m       [33mw[0m
          8 [36mb[0m       [2m.[0m       [33mw[0m       [2m.[0m
      7 [2m.[0m       [1;33mW[0m       [1;36mB[0m       [2m.[0m       [2m.[0m
            [2m.[0m       [36mb[0m       [2m.[0m       [36mb[0m
      6 [2m.[0m       [36mb[0m       [2m.[0m       [2m.[0m       [2m.[0m
  5 [36mb[0m       [36mb[0m       [2m.[0m       [2m.[0m       [2m.[0m       [2m.[0m
        [33mw[0m       [1;36mB[0m       [2m.[0m       [36mb[0m       [33mw[0m
  4 [33mw[0m       [36mb[0m       [33mw[0m       [2m.[0m       [2m.[0m       [2m.[0m
        [36mb[0m       [36mb[0m       [36mb[0m       [2m.[0m       [33mw[0m
  3 [2m.[0m       [33mw[0m       [36mb[0m       [36mb[0m       [2m.[0m       [36mb[0m
        [36mb[0m       [36mb[0m       [33mw[0m       [2m.[0m       [36mb[0m
  2 [36mb[0m       [2m.[0m       [33mw[0m       [33mw[0m       [2m.[0m       [1;36mB[0m
    A   [2m.[0m       [2m.[0m       [33mw[0m       [36mb[0m       [1;33mW[0m   K
            [2m.[0m       [2m.[0m       [33mw[0m       [36mb[0m
      1 [2m.[0m       [36mb[0m       [2m.[0m       [33mw[0m       [33mw[0m
        B   [36mb[0m       [33mw[0m       [2m.[0m       [36mb[0m   J
            C   [2m.[0m       [36mb[0m       [33mw[0m   I
                D   [33mw[0m   F   [36mb[0m   H
                    E       G
Over after turn 79: 1-0 by rings
Rings removed: White 3, Black 2
Markers in the pool: 7
