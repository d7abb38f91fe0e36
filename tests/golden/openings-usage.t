try() { yinsh openings "$@" samples/tournament.yin; echo "status $?"; }
try --depth=0; try --depth=101; try --min=0; try --as=white; try --player=x --as=red; try --sort=beauty; try --format=table
try --position=x; try --features --position='4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard'; try --features --partial
try --merge --where=turns; try --merge --player=x; try --merge --record=1
== stdout
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
== stderr
yinsh: openings: --depth takes a number from 1 to 100, not '0'
Try 'yinsh openings --help'.
yinsh: openings: --depth takes a number from 1 to 100, not '101'
Try 'yinsh openings --help'.
yinsh: openings: --min takes a number from 1 to 2147483647, not '0'
Try 'yinsh openings --help'.
yinsh: openings: --as needs --player
Try 'yinsh openings --help'.
yinsh: openings: --as: unknown value 'red'; choose from: white, black
yinsh: openings: --sort: unknown value 'beauty'; choose from: games, score, turns, last, move
yinsh: openings: --format: unknown value 'table'; choose from: tsv, csv, json, text
yinsh: openings: position line, column 1: a column must consist of W, B, w, b and numbers
yinsh: openings: --features counts all games and cannot be combined with --position
Try 'yinsh openings --help'.
yinsh: openings: --partial writes the sums of both reports; omit --features
Try 'yinsh openings --help'.
yinsh: openings: sums cannot be filtered: --merge cannot be combined with --record, --where, --player or --alias
Try 'yinsh openings --help'.
yinsh: openings: sums cannot be filtered: --merge cannot be combined with --record, --where, --player or --alias
Try 'yinsh openings --help'.
yinsh: openings: sums cannot be filtered: --merge cannot be combined with --record, --where, --player or --alias
Try 'yinsh openings --help'.
