NO_COLOR=1 yinsh check --color=always samples/broken/game-over.yin samples/broken/number-wrong.yin; NO_COLOR=1 yinsh check -q samples/broken/game-over.yin; yinsh check -q --color=never samples/broken/game-over.yin; yinsh check -q --color samples/broken/game-over.yin
== stdout
[1msamples/broken/game-over.yin:3:17: [31merror:[0m turn 42: the game is over: White has won (rulebook H.1) [game-over]
     3 | 41.xd3-d7xa2 42.k7-j6 *
       |                 [31m^~~~~[0m
       = [1mrulebook H.1:[0m A player who removes their third ring, or in blitz their first, wins at once, and the game is over.
       = [1mnote:[0m the game ended with turn 41: White removed 3 rings, Black 0
[1msamples/broken/number-wrong.yin:1:6: [36mstyle:[0m turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
     1 | 1.e3 3.e8 *
       |      [36m^[0m
       = [1mhelp:[0m The turns of both players are numbered together, from 1. If no turn is missing before this one, renumber the turns, as yinsh convert -t gipf does.
samples/broken/game-over.yin:3:17: error: turn 42: the game is over: White has won (rulebook H.1) [game-over]
     3 | 41.xd3-d7xa2 42.k7-j6 *
       |                 ^~~~~
       = rulebook H.1: A player who removes their third ring, or in blitz their first, wins at once, and the game is over.
       = note: the game ended with turn 41: White removed 3 rings, Black 0
samples/broken/game-over.yin:3:17: error: turn 42: the game is over: White has won (rulebook H.1) [game-over]
     3 | 41.xd3-d7xa2 42.k7-j6 *
       |                 ^~~~~
       = rulebook H.1: A player who removes their third ring, or in blitz their first, wins at once, and the game is over.
       = note: the game ended with turn 41: White removed 3 rings, Black 0
[1msamples/broken/game-over.yin:3:17: [31merror:[0m turn 42: the game is over: White has won (rulebook H.1) [game-over]
     3 | 41.xd3-d7xa2 42.k7-j6 *
       |                 [31m^~~~~[0m
       = [1mrulebook H.1:[0m A player who removes their third ring, or in blitz their first, wins at once, and the game is over.
       = [1mnote:[0m the game ended with turn 41: White removed 3 rings, Black 0
== status 1
== stderr
2 records: 1 good, 1 bad; 1 unfinished
