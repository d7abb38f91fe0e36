yinsh check < samples/broken/move-no-ring.yin
== stdout
<stdin>:2:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
     2 | 11.f5-f6 *
       |    ^~~~~
       = rulebook E.2: The player whose turn it is puts the marker into one of their own rings, and moves that ring.
       = note: f5 is vacant
       = note: White's rings are on b4, d2, e3, g4, h6
       = note: nearest legal actions: h6-f6, e3-e6, g4-g6
== status 1
== stderr
1 record: 0 good, 1 bad
