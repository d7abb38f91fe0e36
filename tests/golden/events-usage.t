try() { yinsh events "$@"; echo "status $?"; }
try --columns=turn,mobilty samples/short.yin
try --columns= samples/short.yin
try --columns=turn,turn,flips --format=json --where='turns<20' --record=1 samples/short.yin
try --format=xml samples/short.yin
try --summary samples/short.yin
cp samples/short.yin "$WORK" && cd "$WORK" || exit
try -o turns.tsv --columns=+position short.yin; yinsh events --columns=+position short.yin | cmp - turns.tsv && echo the same
try -o gone/turns.tsv short.yin
yinsh events --columns=turn,side,kind,from,to,flips,row,row_by,ring_taken,markers_white,markers_black,mobility,clock,comment short.yin >a
yinsh events --no-head --columns=file,record,hash,result,tag:White short.yin | sort -u
yinsh score --where='turn > 3' short.yin; echo "status $?"
== stdout
status 2
status 2
status 0
status 2
status 2
status 0
the same
status 2
short.yin	1	0c1774788ab09c7c	1-0	Jun; Vantongeren
short.yin	2	d13197c9990160d4	1-0	O. K. Ito
short.yin	3	929e742b93fa4c53	0-1	Bo [Yellow] Marsh
short.yin	4	aeb1844a9df7b26e	1-0	Ana-Lucía Cruz
status 2
== stderr
yinsh: events: --columns: unknown value 'mobilty'; did you mean mobility? Choose from: turn, side, player, kind, from, to, flips, row, row_by, ring_taken, markers_white, markers_black, mobility, clock, comment, legal_moves, actions, position, file, record, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, line, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, tag:NAME
yinsh: events: --columns: unknown value ''; choose from: turn, side, player, kind, from, to, flips, row, row_by, ring_taken, markers_white, markers_black, mobility, clock, comment, legal_moves, actions, position, file, record, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, line, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, tag:NAME
yinsh: events: --format: unknown value 'xml'; choose from: tsv, csv, json, table
yinsh: events: unknown option '--summary'
Try 'yinsh events --help'.
yinsh: events: gone: this folder does not exist; make it first
yinsh: score: --where, column 1: 'turn' describes a turn; it is allowed only in any(...), all(...), count(...), first(...) and seq(...)
     1 | turn > 3
       | ^
