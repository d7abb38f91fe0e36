printf '[White "\033[31mred"]\n\n1.e3 2.\033[31m\377\302\233 *\n' | yinsh check -v
== stdout
<stdin>:3:8: error: turn 2: invalid turn: \x1b (notation) [syntax-turn]
     3 | 1.e3 2.\x1b[31m\xff\xc2\x9b *
       |        ^~~~
       = help: A character is probably missing, there is one too many, or a letter such as O stands for a digit. In the official notation a ring is placed as e3 and moved as e8-e7, a row and a ring are removed as xd3-d7xa2, and text is written in {braces}. For other notations see yinsh-notation(5).
<stdin>:1: record 1: gipf, malformed, * unfinished, 1 turn
== status 1
== stderr
1 record: 0 good, 1 bad
