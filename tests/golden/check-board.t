yinsh check -q --board samples/broken/move-ring-in-way.yin samples/broken/row-vacant.yin samples/broken/tag-twice.yin 2>&1; yinsh check -q --board --diagnostics=short samples/broken/place-occupied.yin 2>&1
== stdout
samples/broken/move-ring-in-way.yin:2:4: error: turn 11: the ring on e3 cannot pass the ring on e8 (rulebook E.3) [move-ring-in-way]
     2 | 11.e3-e9 *
       |    ^~~~~
       = rulebook E.3: A ring moves in a straight line to a vacant point; it may cross vacant points and then jump one unbroken block of markers, but it must stop directly after that block and cannot pass a ring.
       = note: the ring on e8 is Black's
       = note: nearest legal actions: e3-e7, e3-e6, e3-e5
                 10 ·    11 ·
              9 ·       ◉       ·
          8 ·      [·]      ·       ·
      7 ·       ·       ·       ·       ·
            ◉      [◉]      ◉       ◉
      6 ·       ·       ·       ·       ·
  5 ·       ·       ·       ·       ·       ·
        ·       ·       ·       ·       ·
  4 ·       ·       ·       ·       ·       ·
        ◎       ·       ·       ·       ·
  3 ·       ·       ·       ·       ·       ·
        ·       ·       ·       ◎       ·
  2 ·       ·       ·       ·       ·       ·
    A   ·       ·       ·       ·       ·   K
            ·      [◎]      ◎       ·
      1 ·       ◎       ·       ·       ·
        B   ·       ·       ·       ·   J
            C   ·       ·       ·   I
                D   ·   F   ·   H
                    E       G
samples/broken/row-vacant.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
                 10 ·    11 ·
              9 ·       ◉       ·
          8 ·       ·       ·       ·
      7 ·      [·]      ·       ·       ◎
            ·       ·       ·       ·
      6 ·       ○       ·       ·       ·
  5 ·       ·       ·       ·       ·       ◉
        ·       ○       ·       ·       ·
  4 ·       ·       ○       ·       ·       ◉
        ·       ○       ·       ·       ·
  3 ·       ·       ●       ·       ·       ◉
        ·      [○]      ·       ·       ·
  2 ◎       ·       ○       ·       ·       ◉
    A   ·       ○       ·       ·       ·   K
            ·       ○       ·       ·
      1 ◎       ·       ·       ·       ·
        B   ◎       ○       ·       ·   J
            C   ·       ·       ·   I
                D   ◎   F   ·   H
                    E       G
samples/broken/tag-twice.yin:2:9: warning: the tag White appears twice; both are kept (notation) [tag-twice]
     2 | [White "Bo"]
       |         ^~
       = help: Probably a line was copied, or one of the two tags should have another name. Delete or rename one; only the first counts.
samples/broken/place-occupied.yin:1:8: error: turn 2: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
                 10 ·    11 ·
              9 ·       ·       ·
          8 ·       ·       ·       ·
      7 ·       ·       ·       ·       ·
            ·       ·       ·       ·
      6 ·       ·       ·       ·       ·
  5 ·       ·       ·       ·       ·       ·
        ·       ·       ·       ·       ·
  4 ·       ·       ·       ·       ·       ·
        ·       ·       ·       ·       ·
  3 ·       ·       ·       ·       ·       ·
        ·       ·       ·       ·       ·
  2 ·       ·       ·       ·       ·       ·
    A   ·       ·       ·       ·       ·   K
            ·      [◎]      ·       ·
      1 ·       ·       ·       ·       ·
        B   ·       ·       ·       ·   J
            C   ·       ·       ·   I
                D   ·   F   ·   H
                    E       G
== status 1
