(cat samples/broken/row-due.yin; echo; cat samples/minimal.yin; echo; cat samples/broken/syntax-tag.yin; echo; cat samples/short.yin) | yinsh check -v
== stdout
<stdin>:3:4: error: turn 41: White has a row and does not remove it (rulebook G.2) [row-due]
     3 | 41.d7-d8 42.k7-j6 *
       |    ^~~~~
       = rulebook G.2: A player who has a row of their colour after moving must remove its five markers in the same turn; the markers go back to the pool.
       = note: White's row: xd3-d7
<stdin>:1: record 1: gipf, illegal, * unfinished, 0 turns
<stdin>:5: record 2: gipf, ok, 1-0 rings, 79 turns
<stdin>:8:1: error: invalid tag: [Black "Bo] (notation) [syntax-tag]
     8 | [Black "Bo]
       | ^~~~~~~~~~~
       = help: A tag is [Name "value"] on one line, without a space in its name. Add what is missing, or delete what does not belong there. Write a quotation mark in a value as \".
<stdin>:7: record 3: gipf, malformed, * unfinished, 0 turns
<stdin>:12: record 4: gipf, ok, 1-0 rings, 51 turns
<stdin>:29: record 5: gipf, ok, 1-0 rings, 65 turns
<stdin>:49: record 6: gipf, ok, 0-1 rings, 56 turns
<stdin>:67: record 7: gipf, ok, 1-0 rings, 43 turns
== status 1
== stderr
7 records: 5 good, 2 bad
