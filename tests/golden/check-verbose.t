yinsh check -v samples/*.yin samples/archive.sgf
== stdout
samples/blitz.yin:1: record 1: gipf, ok, 1-0 rings, 39 turns
samples/blitz.yin:18: record 2: gipf, ok, 0-1 rings, 46 turns
samples/blitz.yin:36: record 3: gipf, ok, 1-0 resign, 23 turns
samples/blitz.yin:51: record 4: gipf, ok, 1/2-1/2 markers, 61 turns
samples/comments.yin:1: record 1: gipf, ok, 0-1 rings, 54 turns
samples/comments.yin:31: record 2: gipf, ok, 1-0 resign, 33 turns
samples/house.yin:1: record 1: gipf, ok, 0-1 rings, 84 turns
samples/house.yin:21: record 2: gipf, ok, 0-1 markers, 66 turns
samples/house.yin:38: record 3: gipf, ok, 1/2-1/2 markers, 66 turns
samples/house.yin:55: record 4: gipf, ok, 1-0 rings, 33 turns
samples/layout.yin:25:35: style: turn 42: the higher end of the row comes first: XF6-F2 (notation) [row-ends-reversed]
    25 |  41. B1-I8                    42. XF6-F2XI5;I6-F6
       |                                   ^~~~~~
       = help: Write the end with the lower letter first or, within a column, the end with the lower number: xd3-d7.
samples/layout.yin:1: record 1: gipf, ok, 0-1 rings, 58 turns
samples/layout.yin:36: record 2: gipf, ok, 1-0 rings, 61 turns
samples/layout.yin:109:1: style: turn 2: G6 is not in the same case as the points before it (notation) [case-mixed]
   109 | G6
       | ^~
       = help: Write all points in lower case, as yinsh convert -t gipf does. A change in the middle of a record may also show where two sources were joined.
samples/layout.yin:102: record 3: gipf, ok, 1-0 rings, 59 turns
samples/layout.yin:155: record 4: gipf, ok, 1-0 rings, 57 turns
samples/minimal.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
samples/pass.yin:1: record 1: gipf, ok, 0-1 rings, 16 turns
samples/pass.yin:11: record 2: gipf, ok, 1-0 rings, 13 turns
samples/pass.yin:20: record 3: gipf, ok, 1/2-1/2 blocked, 2 turns
samples/pass.yin:28: record 4: gipf, ok, 1-0 blocked, 2 turns
samples/position.yin:1: record 1: gipf, ok, 0-1 rings, 4 turns
samples/position.yin:9: record 2: gipf, ok, * unfinished, 12 turns
samples/position.yin:18: record 3: gipf, ok, 0-1 forfeit, 19 turns
samples/short.yin:1: record 1: gipf, ok, 1-0 rings, 51 turns
samples/short.yin:18: record 2: gipf, ok, 1-0 rings, 65 turns
samples/short.yin:38: record 3: gipf, ok, 0-1 rings, 56 turns
samples/short.yin:56: record 4: gipf, ok, 1-0 rings, 43 turns
samples/steal.yin:1: record 1: gipf, ok, 0-1 rings, 46 turns
samples/steal.yin:19: record 2: gipf, ok, 1-0 rings, 45 turns
samples/steal.yin:37: record 3: gipf, ok, 1-0 rings, 19 turns
samples/steal.yin:51: record 4: gipf, ok, 0-1 rings, 44 turns
samples/tournament.yin:1: record 1: gipf, ok, 1-0 rings, 81 turns
samples/tournament.yin:23: record 2: gipf, ok, 0-1 rings, 64 turns
samples/tournament.yin:42: record 3: gipf, ok, 1/2-1/2 markers, 71 turns
samples/tournament.yin:62: record 4: gipf, ok, 0-1 resign, 47 turns
samples/tournament.yin:79: record 5: gipf, ok, 1-0 time, 38 turns
samples/tournament.yin:95: record 6: gipf, ok, 1/2-1/2 agreed, 60 turns
samples/tournament.yin:113: record 7: gipf, ok, 0-1 markers, 66 turns
samples/tournament.yin:132: record 8: gipf, ok, 1-0 rings, 65 turns
samples/archive.sgf:1: record 1: boardspace, ok, 1-0 rings, 59 turns
samples/archive.sgf:208: record 2: boardspace, ok, 1-0 resign, 37 turns
samples/archive.sgf:318: record 3: boardspace, ok, 1-0 time, 32 turns
samples/archive.sgf:421: record 4: boardspace, ok, 0-1 rings, 34 turns
samples/archive.sgf:509: record 5: boardspace, ok, 0-1 rings, 58 turns
samples/archive.sgf:681: record 6: boardspace, ok, 1/2-1/2 markers, 61 turns
== stderr
44 records: 44 good, 0 bad; 1 unfinished
