yinsh show --marks --ascii samples/pass.yin samples/position.yin samples/broken/row-due.yin
for turn in 1 2 19; do yinsh show --marks --ascii --turn=$turn --record=1,3 samples/steal.yin; done
== stdout
samples/pass.yin, record 1: ? (White) - ? (Black)
                 10 .    11 .
              9 .       .       .
          8 w       .      {.}      .
      7 .       b      {.}      .       w
            .      {.}      W       b
      6<B>     {.}      w      |.|      w
  5 .      {.}      .       b       B       w
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
After turn 66: Black moves the ring on c6 to b6, removes the row from c6 to g10 and removes the ring on h9.
|| ring removed, <> moved here, {} row removed
Over after turn 66: 0-1 by rings
Rings removed: White 2, Black 3
Markers in the pool: 16

samples/pass.yin, record 2: ? (White) - ? (Black)
                 10 .    11 .
              9 w       .       .
          8 b       .       .       b
      7 b       b       .       w       w
            w       .       b       b
      6 b       .      {.}      b       b
  5 .       b      {.}     ~w~      b       .
        b      {.}      .      ~w~      B
  4 b      {.}      w       w      |.|      .
       {.}      .       W       .       .
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
After turn 63: White moves the ring on f8 to i8 and flips 2 markers, removes the row from b4 to f8 and removes the ring on i8.
|| ring removed, {} row removed, ~~ flipped
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
After turn 63: White passes.
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
After turn 63: White passes.
Over after turn 63: 1-0 by blocked
Rings removed: White 2, Black 1
Markers in the pool: 5

samples/position.yin, record 1: ? (White) - ? (Black)
                 10 .    11 .
              9 w       .       .
          8 .       b       b       .
      7 .       .       .       .       .
            .       b       .       .
      6 .       .       B       W       .
  5 w       .       .       .       .       w
        .       w       .       .       .
  4 b       .       .       w       .       w
        .       .      {.}      .       .
  3 .       .       b       w       .       b
        .       w      {.}      w       .
  2 .       .       w       w       .       .
    A   .       b      {.}      .       W   K
            .       w       W       b
      1 .       w      {.}      .      |.|
        B   W       .       b       .   J
            C   .      {.}      .   I
                D   b   F   B   H
                    E       G
After turn 54: Black removes the row from f2 to f6 and removes the ring on j5.
|| ring removed, {} row removed
Over after turn 54: 0-1 by rings
Rings removed: White 1, Black 3
Markers in the pool: 28

samples/position.yin, record 2: ? (White) - ? (Black)
                 10 .    11 .
              9 w       w       .
          8 .       b       .       w
      7 .       .       .       .       b
            .       b       .       .
      6 w      <B>      W       .       w
  5 .       .      ~b~      .       w       b
        .       b      ~b~      .       .
  4 .       B       w      (b)      .       B
        .       .       w       .       .
  3 W       .       b       b       .       b
        .       W       .       w       .
  2 b       .       b       .       W       b
    A   .       w       w       .       .   K
            b       w       .       .
      1 .       w       w       .       .
        B   .       .       b       .   J
            C   b       b       .   I
                D   B   F   .   H
                    E       G
After turn 52: Black moves the ring on g7 to d7 and flips 2 markers.
<> moved here, () moved from here, ~~ flipped
Turn 53: White to move a ring
Rings removed: White 1, Black 1
Markers in the pool: 19

samples/position.yin, record 3: ? (White) - ? (Black)
                 10 b    11 .
              9 .       b       .
          8 W       .       B       .
      7 W       .       .       .       .
            .       .       .       .
      6 .       .       .       .       W
  5 B       .       .       w       .       .
        .       .       .       .       .
  4 .       .       .       .       .       .
        .       .       w       .       .
  3 b       .       .       .       B       w
        .       w       .       .       .
  2 .       .       B       .       .       .
    A   .       b       w       .       .   K
           <W>      b       .       .
      1 .      ~w~      w       .       .
        B   W      ~w~      B       .   J
            C   .      (w)      .   I
                D   b   F   .   H
                    E       G
After turn 25: White moves the ring on f2 to c2 and flips 2 markers.
<> moved here, () moved from here, ~~ flipped
Turn 26: Black to move a ring
Rings removed: White 0, Black 0
Markers in the pool: 36
The record ends 0-1 by forfeit

samples/broken/row-due.yin, record 1: ? (White) - ? (Black)
                 10 .    11 .
              9 .       B       .
          8 .       .       .       .
      7 .      <W>      .       .       W
            .       .       .       .
      6 .      (w)      .       .       .
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
After turn 41: White moves the ring on d7 to d8.
<> moved here, () moved from here
Turn 41: White to remove a row
Rings removed: White 0, Black 0
Markers in the pool: 46
samples/steal.yin, record 1: Петра Ласло (White) - Bo [Yellow] Marsh (Black)
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
  3 .      <W>      .       .       .       .
        .       .       .       .       .
  2 .       .       .       .       .       .
    A   .       .       .       .       .   K
            .       .       .       .
      1 .       .       .       .       .
        B   .       .       .       .   J
            C   .       .       .   I
                D   .   F   .   H
                    E       G
After turn 1: White places a ring on c4.
<> placed or taken over
Turn 2: Black to place a ring
Rings removed: White 0, Black 0
Markers in the pool: 51

samples/steal.yin, record 3: Nils "Nix" Ek (White) - Mira Halvorsen (Black)
                 10 .    11 .
              9 .       .       .
          8 .       .       .       .
      7 .       .       .       .       .
            .       .       .       .
      6 .       .       .       .       .
  5 .       .       .       .       .       .
        .       .       .      <W>      .
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
After turn 1: White places a ring on h8.
<> placed or taken over
Turn 2: Black to place a ring
Rings removed: White 0, Black 0
Markers in the pool: 51
samples/steal.yin, record 1: Петра Ласло (White) - Bo [Yellow] Marsh (Black)
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
  3 .      <B>      .       .       .       .
        .       .       .       .       .
  2 .       .       .       .       .       .
    A   .       .       .       .       .   K
            .       .       .       .
      1 .       .       .       .       .
        B   .       .       .       .   J
            C   .       .       .   I
                D   .   F   .   H
                    E       G
After turn 2: Black takes over the ring on c4.
<> placed or taken over
Turn 3: White to place a ring
Rings removed: White 0, Black 0
Markers in the pool: 51

samples/steal.yin, record 3: Nils "Nix" Ek (White) - Mira Halvorsen (Black)
                 10 .    11 .
              9 .       .       .
          8 .       .       .       .
      7 .       .       .       .       .
            .       .       .       .
      6 .       .       .       .       .
  5 .       .       .       .       .       .
        .       .       .      <B>      .
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
After turn 2: Black takes over the ring on h8.
<> placed or taken over
Turn 3: White to place a ring
Rings removed: White 0, Black 0
Markers in the pool: 51
samples/steal.yin, record 1: Петра Ласло (White) - Bo [Yellow] Marsh (Black)
                 10 .    11 .
              9 .       W       .
          8 .       .       .       .
      7 .       .       .       .       .
            .       .       .       .
      6 .       .       .       W       .
  5 .       .       .       .       B       .
        .       .       .       .       W
  4 .       .       .       .       W       .
        .       .       .       B       B
  3 .       B       b       .       .       .
        .       .       .       .       .
  2 .       .       .       .       .       .
    A  <W>      .       w       .       .   K
           ~w~      .       .       .
      1 .      (w)      .       w       .
        B   .       w       B       .   J
            C   .       b       .   I
                D   b   F   .   H
                    E       G
After turn 19: White moves the ring on d2 to b2 and flips 1 marker.
<> moved here, () moved from here, ~~ flipped
Turn 20: Black to move a ring
Rings removed: White 0, Black 0
Markers in the pool: 43

samples/steal.yin, record 3: Nils "Nix" Ek (White) - Mira Halvorsen (Black)
                 10 .    11 .
              9 W       .       .
          8 .       .       .       .
      7 .       .       .       W       .
            .       .       .       .
      6 B       .       .       w       .
  5 .       .      |.|      w       .       .
        B       .       .       B       .
  4 .       .       w       .       .       .
        B       .       .       .       .
  3 .       .       .       .       .       .
        .       .       .      {.}      .
  2 W       .       .      {.}      .       .
    A   .       .      {.}      .       .   K
            .      {.}      B       .
      1 .      {.}      .       .       .
        B  <W>      .       .       .   J
            C   .       .       .   I
                D   .   F   .   H
                    E       G
After turn 19: White moves the ring on h6 to c1 and flips 4 markers, removes the row from d2 to h6 and removes the ring on e7.
|| ring removed, <> moved here, {} row removed
Over after turn 19: 1-0 by rings
Rings removed: White 1, Black 0
Markers in the pool: 48
== stderr
samples/broken/row-due.yin:3:4: error: turn 41: White has a row and does not remove it (rulebook G.2) [row-due]
     3 | 41.d7-d8 42.k7-j6 *
       |    ^~~~~
       = rulebook G.2: A player who has a row of their colour after moving must remove its five markers in the same turn; the markers go back to the pool.
       = note: White's row: xd3-d7
