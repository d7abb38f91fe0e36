try() { yinsh score "$@" samples/minimal.yin; echo "status $?" >&2; }
try --columns=white,colour; try --columns=; try --columns=white,,black; try --columns=tag:; try --columns=tag:result
try --columns="$(printf 'white,%.0s' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64)black"
try --format=xml; try --where=white --where=black
try --where='white == "a'; try --where='turns && foo==3'; try --where='turns==abc'; try --where='white=~/(/'
try --where='white==black'; try --where=''; try --where='status==okay'
== stdout
file	record	white	black	result	white_rings	black_rings	end	turns	moves	claimed	status	code	fault_turn
samples/minimal.yin	1			1-0	3	2	rings	79	69		ok		
== stderr
yinsh: score: --columns: unknown value 'colour'; choose from: file, record, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, line, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, tag:NAME
status 2
yinsh: score: --columns: unknown value ''; choose from: file, record, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, line, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, tag:NAME
status 2
yinsh: score: --columns: unknown value ''; choose from: file, record, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, line, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, tag:NAME
status 2
yinsh: score: --columns: unknown value 'tag:'; did you mean tag:NAME? Choose from: file, record, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, line, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, tag:NAME
status 2
yinsh: score: --columns: unknown value 'tag:result'; did you mean result? Choose from: file, record, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, line, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, tag:NAME
status 2
yinsh: score: a list has at most 64 columns; there is no room for 'black'
Try 'yinsh score --help'.
status 2
yinsh: score: --format: unknown value 'xml'; choose from: tsv, csv, json, table
status 2
yinsh: score: --where is given twice; join the filters with && instead of adding 'black'
Try 'yinsh score --help'.
status 2
yinsh: score: --where, column 10: this string is not closed
     1 | white == "a
       |          ^
status 2
yinsh: score: --where, column 10: unknown column 'foo'; the columns are: file, record, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, line, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, player, tag:NAME
     1 | turns && foo==3
       |          ^
status 2
yinsh: score: --where, column 8: turns is a number, and 'abc' is not
     1 | turns==abc
       |        ^
status 2
yinsh: score: --where, column 8: invalid pattern: missing closing parenthesis
     1 | white=~/(/
       |        ^
status 2
status 0
yinsh: score: --where, column 1: expected a column or a comparison here
     1 | 
       | ^
status 2
yinsh: score: --where, column 9: status is never 'okay'; the values are: ok, mismatch, illegal, malformed
     1 | status==okay
       |         ^
status 2
