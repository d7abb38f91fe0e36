cp samples/minimal.yin "$WORK/-q" && cd "$WORK" && yinsh check -v -- -q
== stdout
-q:1: record 1: gipf, ok, 1-0 rings, 79 turns
== stderr
1 record: 1 good, 0 bad
