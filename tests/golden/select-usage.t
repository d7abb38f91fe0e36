try() { yinsh "$@" samples/minimal.yin; echo "status $?" >&2; }
for list in '' 0 9-3 3- -3 , 1, 1,,2 1-2-3 99999999999999999999 1-99999999999999999999 one '1 2' 5x,6 1,2,3,4,zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz "$(printf '\033[2J')"; do
    try check --record="$list"
done
# Thousands of ranges, unsorted and overlapping.
try check --record="$(awk 'BEGIN { for (i = 9000; i > 0; i--) printf "%d-%d,", i, i + i % 7; print 1 }')"
for command in check repair 'repair --dry-run' 'convert -t json' show history score; do
    try $command --where='turns=='
    try $command --record=1 --part=1/2
    try $command --where=white --where=black
done
try moves --record=1; try perft --where=white; try notations --record=1; try explain --where=white
== stderr
yinsh: check: --record takes numbers from 1 and ranges, such as 3,7-9, not ''
Try 'yinsh check --help'.
status 2
yinsh: check: --record takes numbers from 1 and ranges, such as 3,7-9, not '0'
Try 'yinsh check --help'.
status 2
yinsh: check: --record takes numbers from 1 and ranges, such as 3,7-9, not '9-3'
Try 'yinsh check --help'.
status 2
yinsh: check: --record takes numbers from 1 and ranges, such as 3,7-9, not '3-'
Try 'yinsh check --help'.
status 2
yinsh: check: --record takes numbers from 1 and ranges, such as 3,7-9, not '-3'
Try 'yinsh check --help'.
status 2
yinsh: check: --record takes numbers from 1 and ranges, such as 3,7-9, not ''
Try 'yinsh check --help'.
status 2
yinsh: check: --record takes numbers from 1 and ranges, such as 3,7-9, not ''
Try 'yinsh check --help'.
status 2
yinsh: check: --record takes numbers from 1 and ranges, such as 3,7-9, not ''
Try 'yinsh check --help'.
status 2
yinsh: check: --record takes numbers from 1 and ranges, such as 3,7-9, not '1-2-3'
Try 'yinsh check --help'.
status 2
yinsh: check: --record takes numbers from 1 and ranges, such as 3,7-9, not '99999999999999999999'
Try 'yinsh check --help'.
status 2
yinsh: check: --record takes numbers from 1 and ranges, such as 3,7-9, not '1-99999999999999999999'
Try 'yinsh check --help'.
status 2
yinsh: check: --record takes numbers from 1 and ranges, such as 3,7-9, not 'one'
Try 'yinsh check --help'.
status 2
yinsh: check: --record takes numbers from 1 and ranges, such as 3,7-9, not '1 2'
Try 'yinsh check --help'.
status 2
yinsh: check: --record takes numbers from 1 and ranges, such as 3,7-9, not '5x'
Try 'yinsh check --help'.
status 2
yinsh: check: --record takes numbers from 1 and ranges, such as 3,7-9, not 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz'
Try 'yinsh check --help'.
status 2
yinsh: check: --record takes numbers from 1 and ranges, such as 3,7-9, not '\x1b[2J'
Try 'yinsh check --help'.
status 2
1 record: 1 good, 0 bad
status 0
yinsh: check: --where, column 8: expected a value here
     1 | turns==
       |        ^
status 2
yinsh: check: --record and --part cannot be combined: a part does not know the numbers of its records in the file
Try 'yinsh check --help'.
status 2
yinsh: check: --where is given twice; join the filters with && instead of adding 'black'
Try 'yinsh check --help'.
status 2
yinsh: repair: --where, column 8: expected a value here
     1 | turns==
       |        ^
status 2
yinsh: repair: --record and --part cannot be combined: a part does not know the numbers of its records in the file
Try 'yinsh repair --help'.
status 2
yinsh: repair: --where is given twice; join the filters with && instead of adding 'black'
Try 'yinsh repair --help'.
status 2
yinsh: repair: --where, column 8: expected a value here
     1 | turns==
       |        ^
status 2
yinsh: repair: --record and --part cannot be combined: a part does not know the numbers of its records in the file
Try 'yinsh repair --help'.
status 2
yinsh: repair: --where is given twice; join the filters with && instead of adding 'black'
Try 'yinsh repair --help'.
status 2
yinsh: convert: --where, column 8: expected a value here
     1 | turns==
       |        ^
status 2
yinsh: convert: --record and --part cannot be combined: a part does not know the numbers of its records in the file
Try 'yinsh convert --help'.
status 2
yinsh: convert: --where is given twice; join the filters with && instead of adding 'black'
Try 'yinsh convert --help'.
status 2
yinsh: show: --where, column 8: expected a value here
     1 | turns==
       |        ^
status 2
yinsh: show: --record and --part cannot be combined: a part does not know the numbers of its records in the file
Try 'yinsh show --help'.
status 2
yinsh: show: --where is given twice; join the filters with && instead of adding 'black'
Try 'yinsh show --help'.
status 2
yinsh: history: --where, column 8: expected a value here
     1 | turns==
       |        ^
status 2
yinsh: history: --record and --part cannot be combined: a part does not know the numbers of its records in the file
Try 'yinsh history --help'.
status 2
yinsh: history: --where is given twice; join the filters with && instead of adding 'black'
Try 'yinsh history --help'.
status 2
yinsh: score: --where, column 8: expected a value here
     1 | turns==
       |        ^
status 2
yinsh: score: --record and --part cannot be combined: a part does not know the numbers of its records in the file
Try 'yinsh score --help'.
status 2
yinsh: score: --where is given twice; join the filters with && instead of adding 'black'
Try 'yinsh score --help'.
status 2
yinsh: moves: unknown option '--record=1'
Try 'yinsh moves --help'.
status 2
yinsh: perft: unknown option '--where=white'
Try 'yinsh perft --help'.
status 2
yinsh: notations: unknown option '--record=1'
Try 'yinsh notations --help'.
status 2
yinsh: explain: unknown option '--where=white'
Try 'yinsh explain --help'.
status 2
