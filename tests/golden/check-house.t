sed '/^\[/d' samples/house.yin > "$WORK/a"; yinsh check "$WORK/a" | sed -E 's/.*: (error|warning)/\1/'; yinsh check -v --house=no-limit - < "$WORK/a"
== stdout
error: turn 67: the game is over: the pool is empty (rulebook H.3) [pool-empty]
     9 | 61.c7-c6 62.j5-g5 63.e7-f8 64.g5-k9 65.f6-f5 66.e8-c8 67.f5-b1 68.h8-h3
       |                                                          ^~~~~
       = rulebook H.3: When a ring must be moved and all 51 markers are on the board, the game ends, and the player who has removed more rings wins; equal counts are a draw.
       = note: the game ended with turn 66: White removed 0 rings, Black 1
error: turn 66: Black has a row and does not remove it (rulebook G.2) [row-due]
    22 | 61.c7-f7 62.b1-f5 63.f7-j7 64.f3-f4 65.f6-e6 66.f5-f10 0-1
       |                                                 ^~~~~~
       = rulebook G.2: A player who has a row of their colour after moving must remove its five markers in the same turn; the markers go back to the pool.
       = note: Black's rows: xd7-h7, xe7-i7, xf5-f9
error: the record claims 1/2-1/2; the replay gives 0-1 by markers (rulebook H) [result-mismatch]
    32 | 61.b2-d4 62.j9-j8 63.d4-d3 64.k7-k9 65.d3-d5 66.c8-c5 1/2-1/2
       |                                                       ^~~~~~~
       = rulebook H: The first player to remove three rings wins; if the markers run out first, the numbers of rings removed decide.
       = note: the game ended with turn 66: White removed 0 rings, Black 1
warning: the record claims 1-0, but does not state how the unfinished game ended (notation) [end-missing]
    38 | 30.b4-e7 31.f5-f8 32.e7-h7 33.f8-a3;xc5-g9xh10 1-0
       |                                                ^~~
       = note: the game is not over on the board; next is turn 34, Black's
<stdin>:2: record 1: gipf, ok, 0-1 rings, 84 turns
<stdin>:22:49: error: turn 66: Black has a row and does not remove it (rulebook G.2) [row-due]
    22 | 61.c7-f7 62.b1-f5 63.f7-j7 64.f3-f4 65.f6-e6 66.f5-f10 0-1
       |                                                 ^~~~~~
       = rulebook G.2: A player who has a row of their colour after moving must remove its five markers in the same turn; the markers go back to the pool.
       = note: Black's rows: xd7-h7, xe7-i7, xf5-f9
<stdin>:15: record 2: gipf, illegal, * unfinished, 65 turns
<stdin>:32:55: warning: the record claims 1/2-1/2, but does not state how the unfinished game ended (notation) [end-missing]
    32 | 61.b2-d4 62.j9-j8 63.d4-d3 64.k7-k9 65.d3-d5 66.c8-c5 1/2-1/2
       |                                                       ^~~~~~~
       = note: the game is not over on the board; next is turn 67, White's
<stdin>:25: record 3: gipf, ok, 1/2-1/2 unknown, 66 turns
<stdin>:38:48: warning: the record claims 1-0, but does not state how the unfinished game ended (notation) [end-missing]
    38 | 30.b4-e7 31.f5-f8 32.e7-h7 33.f8-a3;xc5-g9xh10 1-0
       |                                                ^~~
       = note: the game is not over on the board; next is turn 34, Black's
<stdin>:35: record 4: gipf, ok, 1-0 unknown, 33 turns
== status 1
== stderr
4 records: 1 good, 3 bad
4 records: 3 good, 1 bad
