# Two neighbouring turns in each other's place; tests/repair.sh swaps them in all notations.
try() { "$@"; echo "status $?" >&2; }
game=$PWD/samples/minimal.yin
cd "$WORK" || exit
echo '--- with their numbers, and under the right ones'
sed 's/45\.f8-c5;xe7-i11xg11 46\.i7-i4/46.i7-i4! {late} 45.f8-c5;xe7-i11xg11/' "$game" >along.yin
sed 's/70\.c3-h8 71\.d5-g5/70.d5-g5 71.c3-h8/' "$game" >moves.yin
for file in along.yin moves.yin; do
    try yinsh repair "$file" | grep -o '45\.f8.* 47\|70\.c3.* 72'
done
echo '--- in another notation, and written in one'
yinsh convert -t iit-delhi "$game" >right.log
sed '/S 2 0 M 3 14 RS/{N;s/^\(.*\)\n\(.*\)$/\2\n\1/;}' right.log >swapped.log
try yinsh repair --diagnostics=short swapped.log | cmp - right.log
try yinsh repair -q -t iit-delhi moves.yin | cmp - right.log
echo '--- the number 1 begins a record'
sed 's/1\.i5 2\.a5/2.a5 1.i5/' "$game" >one.yin
try yinsh repair --diagnostics=short one.yin | cmp - one.yin
echo '--- the numbers may be wrong, or the turns swapped; then they can only be wrong'
printf '1.f6 3.e6 2.c6 4.d3\n' | try yinsh repair --diagnostics=short
printf '1.f6 3.e6 2.c6 4.d3 5.g6 6.j7 7.d7 8.i6 9.d6 10.i9 11.c6-c5\n' | try yinsh repair
== stdout
--- with their numbers, and under the right ones
45.f8-c5;xe7-i11xg11 46.i7-i4! {late} 47
70.c3-h8 71.d5-g5 72
45.f8-c5;xe7-i11xg11 46.i7-i4 47
70.c3-h8 71.d5-g5 72
--- in another notation, and written in one
--- the number 1 begins a record
--- the numbers may be wrong, or the turns swapped; then they can only be wrong
1.f6 3.e6 2.c6 4.d3
1.f6 2.e6 3.c6 4.d3 5.g6 6.j7 7.d7 8.i6 9.d6 10.i9 11.c6-c5
== stderr
along.yin:1:374: repaired: turn 45: was swapped with turn 46 (notation) [turns-swapped]
1 record: 0 good, 1 repaired, 0 unrepaired
status 0
moves.yin:1:631: repaired: turn 70: was swapped with turn 71 (notation) [turns-swapped]
1 record: 0 good, 1 repaired, 0 unrepaired
status 0
swapped.log:45:45: repaired: turn 45: was swapped with turn 46 (notation) [turns-swapped]
1 record: 0 good, 1 repaired, 0 unrepaired
status 0
moves.yin:1:631: repaired: turn 70: was swapped with turn 71 (notation) [turns-swapped]
status 0
one.yin:1:1: style: turn 1: wrong turn number 2; expected 1 (notation) [number-wrong]
one.yin:1:1: not repaired: the number 1 after it either begins another record or is wrong
one.yin:1:11: style: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
one.yin:1:57: error: turn 10: a ring must be placed; no other action is possible before all ten rings are placed (rulebook D.3) [placing-due]
one.yin:1:57: not repaired: no reading was found that is legal to the end
2 records: 1 good, 0 repaired, 1 unrepaired
status 1
<stdin>:1:6: style: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
<stdin>:1:1: not repaired: its turn numbers may be wrong, or turns were swapped
1 record: 1 good, 0 repaired, 0 unrepaired
status 0
<stdin>:1:6: repaired: turn 2: was numbered 3 (notation) [number-wrong]
<stdin>:1:11: repaired: turn 3: was numbered 2 (notation) [number-wrong]
1 record: 0 good, 1 repaired, 0 unrepaired
status 0
