# The turns that a filter asks about, in search --hits and in events.
file=samples/tournament.yin
hits() { yinsh search --hits --no-head --columns=record,turn,symmetry,across,next,position "$@" $file; }
yinsh search --hits --where='any(flips>=7)' $file
echo '--- as events --turns-where'
yinsh events --no-head --columns=record,turn --turns-where='flips>=6 && row==0' $file >"$WORK/events"
for where in 'any(flips>=6 && row==0)' 'count(flips>=6 && row==0)>0' 'first(flips>=6 && row==0)>1' 'turns==0 || any(flips>=6 && row==0)'; do
    yinsh search --hits --no-head --columns=record,turn --where="$where" $file | diff "$WORK/events" - && echo "$where"
done
wc -l <"$WORK/events"
echo '--- sequences end with their last turn; of several questions, all turns'
hits --where='seq(row_by==white then within 9 row_by==black)' | cut -f 1-3,5
hits --where='seq(flips>5 next flips>5) && any(flips>=7)' | cut -f 1-2
echo '--- the position is that after the turn'
hits --max=1 --where='any(flips>=7)'
hits --max=1 --where='any(flips>=7)' | cut -f 6 >"$WORK/position"
yinsh search --hits --no-head --columns=record,turn --position="$(cat "$WORK/position")" --symmetry=none $file
echo '--- with both filters'
yinsh events --no-head --columns=white,black,turn --where='result==1-0 && player=="Zoë Marchetti"' --turns-where='flips>=6 || white=="nobody"' $file
yinsh events --no-head --turns-where='clock<0' $file
yinsh search --hits --no-head --where='!any(flips>=0)' $file || echo "status $?"
echo '--- wrong'
for where in 'turns<40' 'any(' ; do
    yinsh search --hits --where="$where" $file || echo "status $?"
done
for where in 'flips>=' 'any(flips>6)' 'flips>6 then flips>7' 'foo==1' 'white=~/(/'; do
    yinsh events --turns-where="$where" $file || echo "status $?"
done
yinsh search --hits $file || echo "status $?"
== stdout
file	record	turn	symmetry	swapped	across	up	next	result
samples/tournament.yin	1	55					d5-d8	1-0
--- as events --turns-where
any(flips>=6 && row==0)
count(flips>=6 && row==0)>0
first(flips>=6 && row==0)>1
turns==0 || any(flips>=6 && row==0)
5
--- sequences end with their last turn; of several questions, all turns
8	65		
--- the position is that after the turn
1	55			d5-d8	wwWw/wBbwbbW/w3wbww/3bBww1B/2w3bwbw/4b1wb1/2bB3bwb/1w1wW1bb1/3w3W/4w2/b3 b move 1-1 56 standard
1	55
--- with both filters
Mira Halvorsen	Zoë Marchetti	47
Mira Halvorsen	Zoë Marchetti	55
Mira Halvorsen	Zoë Marchetti	57
Mira Halvorsen	Zoë Marchetti	75
status 1
--- wrong
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
== stderr
yinsh: search: --hits needs a filter that asks about turns, such as any(flips>6), not 'turns<40'
Try 'yinsh search --help'.
yinsh: search: --where, column 5: expected a column or a comparison here
     1 | any(
       |     ^
yinsh: events: --turns-where, column 8: expected a value here
     1 | flips>=
       |        ^
yinsh: events: --turns-where, column 1: 'any' is not allowed in a condition about turns
     1 | any(flips>6)
       | ^
yinsh: events: --turns-where, column 9: 'then' joins only the conditions of seq(...), each of which may be in parentheses
     1 | flips>6 then flips>7
       |         ^
yinsh: events: --turns-where, column 1: unknown column 'foo'; the columns are: turn, side, player, kind, from, to, flips, row, row_by, ring_taken, markers_white, markers_black, mobility, clock, comment, legal_moves, actions, position, file, record, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, line, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, tag:NAME
     1 | foo==1
       | ^
yinsh: events: --turns-where, column 8: invalid pattern: missing closing parenthesis
     1 | white=~/(/
       |        ^
yinsh: search: there is nothing to search for; use --pattern, --position, --like or --where
Try 'yinsh search --help'.
