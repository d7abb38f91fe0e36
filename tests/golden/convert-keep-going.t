yinsh convert -t gipf --keep-going samples/broken/move-no-ring.yin samples/broken/row-due.yin samples/broken/result-mismatch.yin samples/broken/syntax-tag.yin samples/broken/sgf-state.sgf
== stdout
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
[Fault "turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]"]

1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 *

[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
[Position "W3/W6/W7/2wwwwW2/10/8B/10/9/8/6W/BBBB w move 0-0 41 standard"]
[Fault "turn 41: White has a row and does not remove it (rulebook G.2) [row-due]"]

*

[Result "1-0"]
[Rings "3-0"]
[Termination "rings"]
[Position "W3/W6/8/2wwwww2/1wwwbw4/8B/10/9/8/6W/BBBB w pre-row 2-0 41 standard"]
[Fault "the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]"]
[ClaimedResult "0-1"]

41.xd3-d7xa2 1-0

[White "Ida"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
[Fault "invalid tag: [Black \"Bo] (notation) [syntax-tag]"]

*

[White "Ida"]
[Black "Bo"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
[Fault "the command is not possible here: drop board  E 3 (notation) [sgf-state]"]

*

== status 1
== stderr
samples/broken/move-no-ring.yin:2:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
     2 | 11.f5-f6 *
       |    ^~~~~
       = rulebook E.2: The player whose turn it is puts the marker into one of their own rings, and moves that ring.
       = note: f5 is vacant
       = note: White's rings are on b4, d2, e3, g4, h6
       = note: nearest legal actions: h6-f6, e3-e6, g4-g6
samples/broken/row-due.yin:3:4: error: turn 41: White has a row and does not remove it (rulebook G.2) [row-due]
     3 | 41.d7-d8 42.k7-j6 *
       |    ^~~~~
       = rulebook G.2: A player who has a row of their colour after moving must remove its five markers in the same turn; the markers go back to the pool.
       = note: White's row: xd3-d7
samples/broken/result-mismatch.yin:3:14: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
     3 | 41.xd3-d7xa2 0-1
       |              ^~~
       = rulebook H: The first player to remove three rings wins; if the markers run out first, the numbers of rings removed decide.
       = note: the game ended with turn 41: White removed 3 rings, Black 0
samples/broken/syntax-tag.yin:2:1: error: invalid tag: [Black "Bo] (notation) [syntax-tag]
     2 | [Black "Bo]
       | ^~~~~~~~~~~
       = help: A tag is [Name "value"] on one line, without a space in its name. Add what is missing, or delete what does not belong there. Write a quotation mark in a value as \".
samples/broken/sgf-state.sgf:7:8: error: the command is not possible here: drop board  E 3 (notation) [sgf-state]
     7 | ; P0[1 drop board  E 3]
       |        ^~~~~~~~~~~~~~~
       = help: Either a command before it is missing, for example one that picks up a ring, or the order is wrong. Compare the record with the original file, and correct it.
