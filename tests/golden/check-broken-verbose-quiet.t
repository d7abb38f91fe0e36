yinsh check -v -q samples/broken/game-over.yin samples/broken/number-wrong.yin samples/broken/result-mismatch.yin samples/minimal.yin
== stdout
samples/broken/game-over.yin:3:17: error: turn 42: the game is over: White has won (rulebook H.1) [game-over]
     3 | 41.xd3-d7xa2 42.k7-j6 *
       |                 ^~~~~
       = rulebook H.1: A player who removes their third ring, or in blitz their first, wins at once, and the game is over.
       = note: the game ended with turn 41: White removed 3 rings, Black 0
samples/broken/game-over.yin:1: record 1: gipf, illegal, * unfinished, 1 turn
samples/broken/number-wrong.yin:1:6: style: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
     1 | 1.e3 3.e8 *
       |      ^
       = help: The turns of both players are numbered together, from 1. If no turn is missing before this one, renumber the turns, as yinsh convert -t gipf does.
samples/broken/number-wrong.yin:1: record 1: gipf, ok, * unfinished, 2 turns
samples/broken/result-mismatch.yin:3:14: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
     3 | 41.xd3-d7xa2 0-1
       |              ^~~
       = rulebook H: The first player to remove three rings wins; if the markers run out first, the numbers of rings removed decide.
       = note: the game ended with turn 41: White removed 3 rings, Black 0
samples/broken/result-mismatch.yin:1: record 1: gipf, mismatch, 1-0 rings, 1 turn
samples/minimal.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
== status 1
