printf '[Result "0-1"]\n[Rings "1-0"]\n[Termination "resign"]\n\n1.e3 2.a5\n' | yinsh convert -t gipf --keep-going
== stdout
[Result "0-1"]
[Rings "0-0"]
[Termination "resign"]
[Fault "the record claims 1-0 rings removed; the replay gives 0-0 (rulebook H) [rings-mismatch]"]
[ClaimedResult "0-1"]

1.e3 2.a5 0-1

== status 1
== stderr
<stdin>:2:9: error: the record claims 1-0 rings removed; the replay gives 0-0 (rulebook H) [rings-mismatch]
     2 | [Rings "1-0"]
       |         ^~~
       = rulebook H: The first player to remove three rings wins; if the markers run out first, the numbers of rings removed decide.
       = note: the game is not over on the board; next is turn 3, White's
