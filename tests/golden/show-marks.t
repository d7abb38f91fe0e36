for turn in 0 1 14 35 58 59 81; do yinsh show --marks --ascii --turn=$turn --record=1 samples/tournament.yin; done
yinsh show --marks --color=always --turn=46 --record=1 samples/tournament.yin
yinsh show --marks samples/minimal.yin
yinsh show --marks --format=position --turn=46 --record=1 samples/tournament.yin
== stdout
samples/tournament.yin, record 1: Mira Halvorsen (White) - Zoë Marchetti (Black)
                 10 .    11 .
              9 .       .       .
          8 .       .       .       .
      7 .       .       .       .       .
            .       .       .       .
      6 .       .       .       .       .
  5 .       .       .       .       .       .
        .       .       .       .       .
  4 .       .       .       .       .       .
        .       .       .       .       .
  3 .       .       .       .       .       .
        .       .       .       .       .
  2 .       .       .       .       .       .
    A   .       .       .       .       .   K
            .       .       .       .
      1 .       .       .       .       .
        B   .       .       .       .   J
            C   .       .       .   I
                D   .   F   .   H
                    E       G
Turn 1: White to place a ring
Rings removed: White 0, Black 0
Markers in the pool: 51
samples/tournament.yin, record 1: Mira Halvorsen (White) - Zoë Marchetti (Black)
                 10 .    11 .
              9 .       .       .
          8<W>      .       .       .
      7 .       .       .       .       .
            .       .       .       .
      6 .       .       .       .       .
  5 .       .       .       .       .       .
        .       .       .       .       .
  4 .       .       .       .       .       .
        .       .       .       .       .
  3 .       .       .       .       .       .
        .       .       .       .       .
  2 .       .       .       .       .       .
    A   .       .       .       .       .   K
            .       .       .       .
      1 .       .       .       .       .
        B   .       .       .       .   J
            C   .       .       .   I
                D   .   F   .   H
                    E       G
After turn 1: White places a ring on c8.
<> placed or taken over
Turn 2: Black to place a ring
Rings removed: White 0, Black 0
Markers in the pool: 51
samples/tournament.yin, record 1: Mira Halvorsen (White) - Zoë Marchetti (Black)
                 10 .    11 B
              9 .       .       .
          8 w       .      <B>      .
      7 .       .       .       .       .
            W       .       .       .
      6 .       B       B       B       .
  5 .       .       .       .       .       .
        .       W       .       .       W
  4 .       .       .       .       .       .
        .       .       .       .       .
  3 .       .       .       .       .       .
        b       W       .       .       .
  2 W       .       .       .       .       .
    A   .       .       .       .       .   K
            .       .      (b)      .
      1 .       .       .       .       .
        B   w       .       .       .   J
            C   .       .       .   I
                D   .   F   .   H
                    E       G
After turn 14: Black moves the ring on g4 to g10.
<> moved here, () moved from here
Turn 15: White to move a ring
Rings removed: White 0, Black 0
Markers in the pool: 47
samples/tournament.yin, record 1: Mira Halvorsen (White) - Zoë Marchetti (Black)
                 10 .    11 b
              9|.|      .       .
          8 w       b       b       .
      7 .      {.}      .       .       .
            b       .       b       .
      6 B      {.}      b       b       .
  5 w       b       w       B       .       .
        .      {.}      .       .       w
  4 .       b       w       .       .       .
        B      {.}      .       .       .
  3 .       B       .       .       W       .
        b      {.}      .       w       .
  2 W       .       .       .       .       b
    A   .       .       .       .       .   K
            .       W       b       .
      1 W       .       .       w       .
        B   w       .       B       .   J
            C   .       .       .   I
                D   .   F   .   H
                    E       G
After turn 35: White moves the ring on d5 to d9 and flips 3 markers, removes the row from d4 to d8 and removes the ring on d9.
|| ring removed, {} row removed
Turn 36: Black to move a ring
Rings removed: White 1, Black 0
Markers in the pool: 31
samples/tournament.yin, record 1: Mira Halvorsen (White) - Zoë Marchetti (Black)
                 10 w    11 b
              9|.|      .       W
          8 w       b       b       W
      7 W      (b)      w      {.}      .
            w      ~w~     {.}      .
      6 b       w      {.}      b       .
  5 w       w      {.}     <B>      .       .
        w      {.}      .       .       w
  4 w       w       .       .       .       .
        w       b       b       W       .
  3 w       .       .       .       w       .
        b       b       .       w       .
  2 w       .       .       B       .       b
    A   B       .       .       .       .   K
            .       w       b       .
      1 w       .       .       w       .
        B   w       .       .       .   J
            C   .       .       .   I
                D   .   F   .   H
                    E       G
After turn 58: Black moves the ring on d8 to g8 and flips 2 markers, removes the row from d6 to h10 and removes the ring on d9.
|| ring removed, <> moved here, {} row removed, () moved from here, ~~ flipped
Turn 59: White to remove a row
Rings removed: White 1, Black 2
Markers in the pool: 18
samples/tournament.yin, record 1: Mira Halvorsen (White) - Zoë Marchetti (Black)
                 10 w    11 b
              9 .       .       W
          8 w       b       b       W
      7|.|      b      {.}     <W>      .
            w      {.}      .       .
      6 b      {.}      .      ~w~      .
  5 w      {.}      .       B       .       .
       {.}      .       .       .       w
  4 w       w       .       .       .       .
        w       b       b      (w)      .
  3 w       .       .       .       w       .
        b       b       .       w       .
  2 w       .       .       B       .       b
    A   B       .       .       .       .   K
            .       w       b       .
      1 w       .       .       w       .
        B   w       .       .       .   J
            C   .       .       .   I
                D   .   F   .   H
                    E       G
After turn 59: White removes the row from b5 to f9, removes the ring on b7 and moves the ring on h7 to h10 and flips 1 marker.
|| ring removed, <> moved here, {} row removed, () moved from here, ~~ flipped
Turn 60: Black to move a ring
Rings removed: White 2, Black 2
Markers in the pool: 22
samples/tournament.yin, record 1: Mira Halvorsen (White) - Zoë Marchetti (Black)
                 10 w    11 b
              9 .       .       w
          8 w       b       w       w
      7 .       b       w       W       .
            w       .      |.|      b
      6 b       .       .       b       B
  5 w       .       .       w       .       b
        .       .       .      {.}      b
  4 w       w       .       b      ~w~      .
        w       b       w      {.}     ~w~
  3 w       .       .       w       w      <W>
        b       b       w      {.}      .
  2 w       .       b       b       b       b
    A   B       .       b      {.}      .   K
            .       b       w       b
      1 w       .       w      {.}      .
        B   w       B       w       b   J
            C   .       .       .   I
                D   .   F   w   H
                    E       G
After turn 81: White moves the ring on h8 to k8 and flips 2 markers, removes the row from h4 to h8 and removes the ring on g9.
|| ring removed, <> moved here, {} row removed, ~~ flipped
Over after turn 81: 1-0 by rings
Rings removed: White 3, Black 2
Markers in the pool: 5
samples/tournament.yin, record 1: Mira Halvorsen (White) - Zoë Marchetti (Black)
                 10 [33m○[0m    11 [36m●[0m
              9 [2m·[0m       [2m·[0m       [2m·[0m
          8 [33m○[0m       [33m○[0m       [33m○[0m       [2m·[0m
      7 [2m·[0m       [2m·[0m       [2m·[0m       [1;33m◎[0m       [2m·[0m
            [36m●[0m       [33m○[0m       [36m●[0m       [2m·[0m
      6 [1;36m◉[0m       [1;36m◉[0m       [36m●[0m       [36m●[0m       [2m·[0m
  5 [33m○[0m       [36m●[0m       [33m○[0m      [1;35m{[0m[2m·[0m[1;35m}[0m      [2m·[0m       [2m·[0m
        [1;33m◎[0m       [36m●[0m      [1;35m{[0m[2m·[0m[1;35m}[0m      [2m·[0m       [33m○[0m
  4 [2m·[0m       [33m○[0m      [1;35m{[0m[2m·[0m[1;35m}[0m      [2m·[0m       [2m·[0m       [2m·[0m
        [36m●[0m      [1;35m{[0m[2m·[0m[1;35m}[0m      [1;36m◉[0m       [2m·[0m       [2m·[0m
  3 [2m·[0m      [1;35m{[0m[2m·[0m[1;35m}[0m      [2m·[0m       [2m·[0m       [1;33m◎[0m       [2m·[0m
        [33m○[0m       [36m●[0m       [2m·[0m       [33m○[0m       [2m·[0m
  2 [33m○[0m       [2m·[0m       [2m·[0m      [1;35m<[0m[1;36m◉[0m[1;35m>[0m      [2m·[0m       [36m●[0m
    A   [2m·[0m       [2m·[0m       [2m·[0m       [2m·[0m       [2m·[0m   K
            [2m·[0m       [33m○[0m       [36m●[0m       [2m·[0m
      1 [1;33m◎[0m       [2m·[0m       [2m·[0m       [33m○[0m       [2m·[0m
        B   [33m○[0m       [2m·[0m      [1;35m|[0m[2m·[0m[1;35m|[0m      [2m·[0m   J
            C   [2m·[0m       [2m·[0m       [2m·[0m   I
                D   [2m·[0m   F   [2m·[0m   H
                    E       G
After turn 46: Black moves the ring on g8 to g5, removes the row from c4 to g8 and removes the ring on g3.
|| ring removed, <> moved here, {} row removed
Turn 47: White to move a ring
Rings removed: White 1, Black 1
Markers in the pool: 25
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
  2 ●      {·}      ○       ○       ·       ◉
    A   ·      {·}      ○       ●      <◎>  K
           |·|     {·}      ○      ~●~
      1 ·       ●      {·}     ~○~      ○
        B   ●       ○      {·}      ●   J
            C   ·       ●       ○   I
                D   ○   F   ●   H
                    E       G
After turn 79: White moves the ring on g3 to j6 and flips 2 markers, removes the row from c3 to g3 and removes the ring on c2.
|| ring removed, <> moved here, {} row removed, ~~ flipped
Over after turn 79: 1-0 by rings
Rings removed: White 3, Black 2
Markers in the pool: 7
w2w/W1wbWB1/w3wbbw/3b1bB2/2w3wwww/4B1b2/2bB3bwb/1w1w2bW1/3W4/4w2/b3 w move 1-1 47 standard
