yinsh check -v < samples/minimal.yin; cat samples/short.yin | yinsh check -v - samples/minimal.yin; yinsh check -f boardspace -v - < samples/archive.sgf
== stdout
<stdin>:1: record 1: gipf, ok, 1-0 rings, 79 turns
<stdin>:1: record 1: gipf, ok, 1-0 rings, 51 turns
<stdin>:18: record 2: gipf, ok, 1-0 rings, 65 turns
<stdin>:38: record 3: gipf, ok, 0-1 rings, 56 turns
<stdin>:56: record 4: gipf, ok, 1-0 rings, 43 turns
samples/minimal.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
<stdin>:1: record 1: boardspace, ok, 1-0 rings, 59 turns
<stdin>:208: record 2: boardspace, ok, 1-0 resign, 37 turns
<stdin>:318: record 3: boardspace, ok, 1-0 time, 32 turns
<stdin>:421: record 4: boardspace, ok, 0-1 rings, 34 turns
<stdin>:509: record 5: boardspace, ok, 0-1 rings, 58 turns
<stdin>:681: record 6: boardspace, ok, 1/2-1/2 markers, 61 turns
== stderr
1 record: 1 good, 0 bad
5 records: 5 good, 0 bad
6 records: 6 good, 0 bad
