cp samples/tournament.yin "$WORK" && cd "$WORK" || exit
printf 'Mira H.\tMira Halvorsen\tM. H.\nPair\tTeodor Quist\tZo\303\253 Marchetti\n' >names
tree() { echo "--- $*"; yinsh openings --depth=1 --alias=names "$@" tournament.yin; }
for name in 'Mira H.' 'Mira Halvorsen' 'M. H.' Pair; do tree --player="$name" | head -n 3; done
tree --player='Mira H.' --as=white
tree --where='white == "Pair"' | head -n 3
echo '--- without the names'
yinsh openings --depth=1 --player='Mira H.' tournament.yin
printf 'A\tX\nB\tX\n' >wrong
try() { yinsh openings "$@"; echo "status $?"; }
try --alias=wrong --player=A tournament.yin
try --alias=gone --player=A tournament.yin
try --alias=names -o names tournament.yin
try --merge --alias=names tournament.yin
== stdout
--- --player=Mira H.
games  share  white  draws  black  score   low   high  turns  last        move
    4  100.0      2      0      2   50.0  15.0   85.0   58.0  2026-09-06  -
--- --player=Mira Halvorsen
games  share  white  draws  black  score   low   high  turns  last        move
    4  100.0      2      0      2   50.0  15.0   85.0   58.0  2026-09-06  -
--- --player=M. H.
games  share  white  draws  black  score   low   high  turns  last        move
    4  100.0      2      0      2   50.0  15.0   85.0   58.0  2026-09-06  -
--- --player=Pair
games  share  white  draws  black  score   low   high  turns  last        move
    7  100.0      3      2      2   57.1  28.0   81.3   63.6  2026-09-06  -
--- --player=Mira H. --as=white
games  share  white  draws  black  score   low   high  turns  last        move
    2  100.0      2      0      0  100.0  34.2  100.0   59.5  2026-09-06  -
    1   50.0      1      0      0  100.0  20.7  100.0   81.0  2026-09-05    a3
    1   50.0      1      0      0  100.0  20.7  100.0   38.0  2026-09-06    d4
--- --where=white == "Pair"
games  share  white  draws  black  score   low   high  turns  last        move
    4  100.0      1      1      2   37.5  11.5   75.7   66.5  2026-09-06  -
--- without the names
games  share  white  draws  black  score  low  high  turns  last  move
    0             0      0      0                                 -
status 2
status 2
status 2
status 2
== stderr
yinsh: openings: names of --alias that no record has: 1, such as 'M. H.'
yinsh: openings: names of --alias that no record has: 1, such as 'M. H.'
yinsh: openings: names of --alias that no record has: 1, such as 'M. H.'
yinsh: openings: names of --alias that no record has: 1, such as 'M. H.'
wrong:2: a name belongs to two players
yinsh: openings: gone: No such file or directory
yinsh: openings: names: it is both an input and an output; write to another file
yinsh: openings: sums cannot be filtered: --merge cannot be combined with --record, --where, --player or --alias
Try 'yinsh openings --help'.
