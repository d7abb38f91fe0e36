yinsh check -f boardspace samples/minimal.yin; yinsh check -f gipf samples/broken/sgf-state.sgf
== stdout
samples/minimal.yin:1:1: error: invalid SGF: no game begins here (notation) [sgf-syntax]
     1 | 1.i5 2.a5 3.h10 4.j7 5.g5 6.d4 7.h11 8.e7 9.b3 10.g2 11.b3-h3 12.j7-e2 1...
       | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
       = help: A bracket, a parenthesis or a value is missing. If the file is cut off, download it again; if not, add what is missing.
samples/broken/sgf-state.sgf:1:1: error: turn 1: invalid turn: ( (notation) [syntax-turn]
     1 | (;GM[24]VV[2]
       | ^
       = help: A character is probably missing, there is one too many, or a letter such as O stands for a digit. In the official notation a ring is placed as e3 and moved as e8-e7, a row and a ring are removed as xd3-d7xa2, and text is written in {braces}. For other notations see yinsh-notation(5).
== status 1
== stderr
1 record: 0 good, 1 bad
1 record: 0 good, 1 bad
