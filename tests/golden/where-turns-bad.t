try() { yinsh check --where="$1" samples/tournament.yin; echo "status $?" >&2; }
try 'turns > 30 && flips > 5'
try 'any(flips > 5'
try 'any(flipz > 5)'
try 'any(count(row) > 1)'
try 'any(row) > 1'
try 'any(row then row)'
try 'seq(row then within 5000 row)'
try 'seq(row then)'
try 'any(from > e3)'
try 'any(to == a1)'
try 'any(kind == remov)'
try 'any(side == winner)'
try "any(flips > 5 && position ~ 'We5 wz9')"
try "position ~ 'We5'"
try 'white ~ /x/'
try 'has white && has tag'
== stderr
yinsh: check: --where, column 15: 'flips' describes a turn; it is allowed only in any(...), all(...), count(...), first(...) and seq(...)
     1 | turns > 30 && flips > 5
       |               ^
status 2
yinsh: check: --where, column 4: this parenthesis is not closed
     1 | any(flips > 5
       |    ^
status 2
yinsh: check: --where, column 5: unknown column 'flipz'; did you mean flips? The columns are: turn, side, player, kind, from, to, flips, row, row_by, ring_taken, markers_white, markers_black, mobility, clock, comment, legal_moves, actions, position, file, record, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, line, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, tag:NAME
     1 | any(flipz > 5)
       |     ^
status 2
yinsh: check: --where, column 5: 'count' is not allowed in a condition about turns
     1 | any(count(row) > 1)
       |     ^
status 2
yinsh: check: --where, column 1: 'any' is true or false and cannot be compared
     1 | any(row) > 1
       | ^
status 2
yinsh: check: --where, column 9: 'then' joins only the conditions of seq(...), each of which may be in parentheses
     1 | any(row then row)
       |         ^
status 2
yinsh: check: --where, column 21: expected a number of turns from 1 to 1000 here
     1 | seq(row then within 5000 row)
       |                     ^
status 2
yinsh: check: --where, column 13: expected a column or a comparison here
     1 | seq(row then)
       |             ^
status 2
yinsh: check: --where, column 12: from is a point, and points have no order; use == or !=
     1 | any(from > e3)
       |            ^
status 2
yinsh: check: --where, column 11: to is a point, and 'a1' is not; expected a point of the board such as e3
     1 | any(to == a1)
       |           ^
status 2
yinsh: check: --where, column 13: kind is never 'remov'; did you mean remove? The values are: place, move, pass, steal, remove
     1 | any(kind == remov)
       |             ^
status 2
yinsh: check: --where, column 13: side and winner have no value in common
     1 | any(side == winner)
       |             ^
status 2
yinsh: check: --where, column 35: invalid pattern: expected a point of the board after the sign, as in We5
     1 | any(flips > 5 && position ~ 'We5 wz9')
       |                                   ^
status 2
yinsh: check: --where, column 1: 'position' describes a turn; it is allowed only in any(...), all(...), count(...), first(...) and seq(...)
     1 | position ~ 'We5'
       | ^
status 2
yinsh: check: --where, column 1: only position is compared by ~; use =~ for texts
     1 | white ~ /x/
       | ^
status 2
yinsh: check: --where, column 18: unknown column 'tag'; did you mean tag:NAME? The columns are: file, record, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, line, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, player, tag:NAME
     1 | has white && has tag
       |                  ^
status 2
