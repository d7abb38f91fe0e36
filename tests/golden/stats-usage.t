try() { yinsh stats "$@" samples/tournament.yin; echo "status $?"; }
try --by=record; try --by=line; try --by=beauty; try --by=; try --by=site,; try --by=a,b; try --by=tag:
try --by=site,event,round,white,black,result,end,turns,moves; try --by="tag:$(printf %070d 0)"; try --format=table
try --merge --by=site; try --merge --where=turns
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
== stderr
yinsh: stats: games cannot be grouped by 'record'
Try 'yinsh stats --help'.
yinsh: stats: games cannot be grouped by 'line'
Try 'yinsh stats --help'.
yinsh: stats: --by: unknown value 'beauty'; choose from: file, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, player, tag:NAME
yinsh: stats: --by: unknown value ''; choose from: file, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, player, tag:NAME
yinsh: stats: --by: unknown value ''; choose from: file, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, player, tag:NAME
yinsh: stats: --by: unknown value 'a'; choose from: file, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, player, tag:NAME
yinsh: stats: --by: unknown value 'tag:'; did you mean tag:NAME? Choose from: file, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, player, tag:NAME
yinsh: stats: games can be grouped by at most 8 columns; there is no room for 'moves'
Try 'yinsh stats --help'.
yinsh: stats: games cannot be grouped by 'tag:0000000000000000000000000000000000000000000000000000000000000000000000'
Try 'yinsh stats --help'.
yinsh: stats: --format: unknown value 'table'; choose from: text, svg, tsv, csv, json
yinsh: stats: sums are grouped already: --merge cannot be combined with --by or --alias
Try 'yinsh stats --help'.
yinsh: stats: sums cannot be filtered: --merge cannot be combined with --record or --where
Try 'yinsh stats --help'.
