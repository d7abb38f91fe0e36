cat >"$WORK/bad.yin" <<'END'
1.e3 2.f3 3.e3 4.g4 5.h5 6.b3 7.c4 8.d5 9.e6 10.f7
11.e3-e4 12.f3-f2 13.h5-h9 14.g4-g3
15.e4-zz 16.g3-g4; xa2-a5; xb3 17.c4-c3 18.f2-f1 19.e6-e5; x
0-1
END
cd "$WORK" && yinsh check --all bad.yin; echo '--- the first fault alone'; yinsh check bad.yin; echo '--- stated positions put the rest right'; yinsh convert -t json --actions "$OLDPWD"/samples/minimal.yin | sed '0,/"to":"[a-k][0-9]*"/s//"to":"a2"/' | yinsh check --all; echo '--- one end of a game'; sed 's/^\[Result.*//; s/ *\(1-0\|0-1\)$/ e3-e4 f3-f4 e4-e5/' "$OLDPWD"/samples/short.yin | yinsh check --all -f gipf
== stdout
bad.yin:1:13: error: turn 3: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
     1 | 1.e3 2.f3 3.e3 4.g4 5.h5 6.b3 7.c4 8.d5 9.e6 10.f7
       |             ^~
       = rulebook D.2: The players, White first, take turns placing one ring each on any vacant point of the board, until both have placed five.
       = note: the ring on e3 is White's
       = note: nearest legal actions: d3, e2, e4
bad.yin:3:4: error: turn 15: invalid turn: e4-zz (notation; may follow from the first error) [syntax-turn]
     3 | 15.e4-zz 16.g3-g4; xa2-a5; xb3 17.c4-c3 18.f2-f1 19.e6-e5; x
       |    ^~~~~
       = help: A character is probably missing, there is one too many, or a letter such as O stands for a digit. In the official notation a ring is placed as e3 and moved as e8-e7, a row and a ring are removed as xd3-d7xa2, and text is written in {braces}. For other notations see yinsh-notation(5).
bad.yin:3:13: error: turn 16: there is a marker on g4; a move must end on a vacant point (rulebook E.3; may follow from the first error) [move-end-marker]
     3 | 15.e4-zz 16.g3-g4; xa2-a5; xb3 17.c4-c3 18.f2-f1 19.e6-e5; x
       |             ^~~~~
       = rulebook E.3: A ring moves in a straight line to a vacant point; it may cross vacant points and then jump one unbroken block of markers, but it must stop directly after that block and cannot pass a ring.
       = note: the marker on g4 is Black's
       = note: nearest legal actions: g3-g5, g3-h4, g3-g2
bad.yin:3:44: error: turn 18: the move leaves the board: f2-f1 (rulebook E.3; may follow from the first error) [move-off-board]
     3 | 15.e4-zz 16.g3-g4; xa2-a5; xb3 17.c4-c3 18.f2-f1 19.e6-e5; x
       |                                            ^~~~~
       = rulebook E.3: A ring moves in a straight line to a vacant point; it may cross vacant points and then jump one unbroken block of markers, but it must stop directly after that block and cannot pass a ring.
       = note: nearest legal actions: f2-a2, f2-b2, f2-c2
bad.yin:3:60: error: turn 19: invalid turn: x (notation; may follow from the first error) [syntax-turn]
     3 | 15.e4-zz 16.g3-g4; xa2-a5; xb3 17.c4-c3 18.f2-f1 19.e6-e5; x
       |                                                            ^
--- the first fault alone
bad.yin:1:13: error: turn 3: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
     1 | 1.e3 2.f3 3.e3 4.g4 5.h5 6.b3 7.c4 8.d5 9.e6 10.f7
       |             ^~
       = rulebook D.2: The players, White first, take turns placing one ring each on any vacant point of the board, until both have placed five.
       = note: the ring on e3 is White's
       = note: nearest legal actions: d3, e2, e4
--- stated positions put the rest right
<stdin>:1:158: error: turn 1: the record claims another position here; the replay gives W3/7/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard (notation) [position-mismatch]
     1 | ...e","to":"a2","position":"4/7/8/9/10/9/10/9/1W6/7/4 b place 0-0 2 standar...
       |                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
       = help: Either the action is not the one that led to the claimed position, or the position was computed wrongly. Compare them and correct one, or delete the position.
--- one end of a game
<stdin>:16:77: error: turn 52: the game is over: White has won (rulebook H.1) [game-over]
    16 | ...f2-c2 47.g8-e6 48.g3-g5 49.e6-c4 50.g5-c1 51.c4-a2;xk8 e3-e4 f3-f4 e4-e5
       |                                                           ^~~~~
       = rulebook H.1: A player who removes their third ring, or in blitz their first, wins at once, and the game is over.
       = note: the game ended with turn 51: White removed 3 rings, Black 0
<stdin>:36:2: error: turn 66: the game is over: White has won (rulebook H.1) [game-over]
    36 |  e3-e4 f3-f4 e4-e5
       |  ^~~~~
       = note: the game ended with turn 65: White removed 3 rings, Black 1
<stdin>:54:41: error: turn 57: the game is over: Black has won (rulebook H.1) [game-over]
    54 | 53.d6-d8 54.a4-f4 55.e9-e5 56.d3-d5;xe2 e3-e4 f3-f4 e4-e5
       |                                         ^~~~~
       = note: the game ended with turn 56: White removed 1 ring, Black 3
<stdin>:71:15: error: turn 44: the game is over: White has won (rulebook H.1) [game-over]
    71 | 43.h7-j7;xg11 e3-e4 f3-f4 e4-e5
       |               ^~~~~
       = note: the game ended with turn 43: White removed 3 rings, Black 0
== status 1
== stderr
1 record: 0 good, 1 bad
1 record: 0 good, 1 bad
1 record: 0 good, 1 bad
4 records: 0 good, 4 bad
