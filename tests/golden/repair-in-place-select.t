# Records that are not selected stay in the file.
try() { "$@"; echo "status $?"; }
cp samples/repair/repairable.yin "$WORK/games.yin" && cd "$WORK" || exit
try yinsh repair --in-place=.1 --record=1 games.yin 2>&1
diff games.yin.1 games.yin
try yinsh repair --in-place=.2 --where='tag:Event=~/is missing/' games.yin 2>&1
diff games.yin.2 games.yin
# What is reached twice is read once, and a suffix that the file itself has is no success.
try yinsh repair --in-place games.yin ./games.yin 2>&1
try yinsh repair --in-place=.yin games.yin 2>&1
== stdout
games.yin:12:37: repaired: turn 41: was numbered 44 (notation) [number-wrong]
1 record: 0 good, 1 repaired, 0 unrepaired; 1 file replaced
status 0
12c12
< 37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 44.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
---
> 37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
games.yin:31:37: repaired: turn 41: had no number (notation) [number-missing]
games.yin:69:10: repaired: turn 38: the row was missing; it can only be xe6-e10 (rulebook G.2) [row-missing]
games.yin:141:56: repaired: turn 35: the ring was missing; it can only be xd9 (rulebook G.3) [ring-missing]
3 records: 0 good, 3 repaired, 0 unrepaired; 1 file replaced
status 0
31c31
< 37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
---
> 37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
69c69
< 38.g9-d6;xd6;xg5-g9xk7 39.h7-h9 40.c2-g6 41.b2-f2;xa2-e2xf2 42.h6-h8
---
> 38.g9-d6;xe6-e10;xd6;xg5-g9xk7 39.h7-h9 40.c2-g6 41.b2-f2;xa2-e2xf2 42.h6-h8
141c141
< 30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd4-d8 36.c4-f7
---
> 30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd4-d8xd9 36.c4-f7
games.yin:51:21: repaired: turn 46: the row is now written with its lower end first: xc4-g8 (notation) [row-ends-reversed]
games.yin:84:59: repaired: turn 35: xd4-d8xd9 belongs to this turn, not to turn 36 (rulebook G) [turn-wrong]
games.yin:103:65: repaired: turn 35: xd4-d8xd9 belongs to this turn, not to turn 36 (rulebook G) [turn-wrong]
games.yin:125:77: repaired: turn 59: xb5-f9xb7 belongs to this turn, not to turn 58 (rulebook G) [turn-wrong]
games.yin:159:22: repaired: turn 24: g10-h11 was taken back and is dropped (rulebook E) [taken-back]
games.yin:180:4: repaired: turn 37: a2-a3 was taken back and is dropped (rulebook E) [taken-back]
games.yin:180:13: repaired: turn 37: f7-d7 was taken back and is dropped (rulebook E) [taken-back]
games.yin:191:10: repaired: the record claimed 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
games.yin:211:9: repaired: the record claimed 3-1 rings removed; the replay gives 3-2 (rulebook H) [rings-mismatch]
games.yin:238:15: repaired: turn 46: was swapped with turn 47 (notation) [turns-swapped]
games.yin:260:41: repaired: turn 70: was swapped with turn 71 (notation) [turns-swapped]
14 records: 4 good, 10 repaired, 0 unrepaired; 1 file replaced
status 0
yinsh: repair: games.yin: skipped: its name is that of a backup
0 records: 0 good, 0 repaired, 0 unrepaired; 0 files replaced
status 2
