try() { yinsh search "$@" samples/minimal.yin; echo "status $?" >&2; }
try --hits -p We5 --count; try -c -l -p We5; try --hits; try --format=csv -p We5; try --no-head -c -p We5
try --columns=turn -p We5; try --hits --columns=turn,mobility -p We5
try --shift; try --swap-sides -l; try --symmetry=none; try --symmetry=some -p We5; try --max=0 -p We5
try -p We5 --like=samples/minimal.yin:3; try -p We5 --position-from=/dev/null
try --like=samples/minimal.yin; try --like=5; try --like=samples/minimal.yin:x:3; try --like=samples/minimal.yin:9:3
try --like=samples/minimal.yin:999; try --like=no-such-file:3; try --like=samples/tournament.yin:0:3
try --position-from=no-such-file; try --position-from=samples; try -p We5 -o samples/minimal.yin
try --like=samples/broken/move-ring-in-way.yin:11
printf '\357\273\277We5 xf5\n' | try --position-from=-
== stderr
yinsh: search: only one of --hits, --count and --files can be given
Try 'yinsh search --help'.
status 2
yinsh: search: only one of --hits, --count and --files can be given
Try 'yinsh search --help'.
status 2
yinsh: search: there is nothing to search for; use --pattern, --position, --like or --where
Try 'yinsh search --help'.
status 2
yinsh: search: --columns, --format and --no-head need --hits
Try 'yinsh search --help'.
status 2
yinsh: search: --columns, --format and --no-head need --hits
Try 'yinsh search --help'.
status 2
yinsh: search: --columns, --format and --no-head need --hits
Try 'yinsh search --help'.
status 2
yinsh: search: --columns: unknown value 'mobility'; choose from: turn, symmetry, swapped, across, up, next, position, file, record, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, line, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, tag:NAME
status 2
yinsh: search: there is nothing to search for; use --pattern, --position, --like or --where
Try 'yinsh search --help'.
status 2
yinsh: search: there is nothing to search for; use --pattern, --position, --like or --where
Try 'yinsh search --help'.
status 2
yinsh: search: there is nothing to search for; use --pattern, --position, --like or --where
Try 'yinsh search --help'.
status 2
yinsh: search: --symmetry: unknown value 'some'; choose from: all, none
status 2
yinsh: search: --max takes a number from 1 to 2147483647, not '0'
Try 'yinsh search --help'.
status 2
yinsh: search: only one of --pattern, --pattern-from, --position and --like can be given
Try 'yinsh search --help'.
status 2
yinsh: search: only one of --pattern, --pattern-from, --position and --like can be given
Try 'yinsh search --help'.
status 2
yinsh: search: --like takes FILE:TURN or FILE:RECORD:TURN, not 'samples/minimal.yin'
Try 'yinsh search --help'.
status 2
yinsh: search: --like takes FILE:TURN or FILE:RECORD:TURN, not '5'
Try 'yinsh search --help'.
status 2
yinsh: search: samples/minimal.yin:x: No such file or directory
status 2
yinsh: search: samples/minimal.yin: there is no such record in the file
status 2
yinsh: search: samples/minimal.yin: the record has no such turn
status 2
yinsh: search: no-such-file: No such file or directory
status 2
yinsh: search: samples/tournament.yin: there is no such record in the file
status 2
yinsh: search: no-such-file: No such file or directory
status 2
yinsh: search: samples: Is a directory
status 2
yinsh: search: samples/minimal.yin: it is both an input and an output; write to another file
status 2
yinsh: search: samples/broken/move-ring-in-way.yin: the record has an error before the end of that turn
status 2
yinsh: search: standard input, column 5: expected one of W B w b M T m t O o * . ? and not 'x'
status 2
