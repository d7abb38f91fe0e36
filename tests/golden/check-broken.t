yinsh check samples/broken/*
== stdout
samples/broken/case-mixed.yin:3:8: style: turn 2: E8 is not in the same case as the points before it (notation) [case-mixed]
     3 | 1.e3 2.E8 3.g4 *
       |        ^~
       = help: Write all points in lower case, as yinsh convert -t gipf does. A change in the middle of a record may also show where two sources were joined.
samples/broken/charset-misfit.sgf:4:7: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
     4 | PC[Caf\xe9 Central, Wien]
       |       ^~~~
       = help: If characters look wrong, use --encoding to name the charset, or convert the file to UTF-8. In SGF the property CA names the charset: correct it if it is wrong.
samples/broken/charset-unknown.sgf:2:4: warning: unknown charset: Shift-GIS (notation) [charset-unknown]
     2 | CA[Shift-GIS]
       |    ^~~~~~~~~
       = help: The name is misspelt, or the C library cannot convert this charset. Correct it, or convert the file to UTF-8. The text is read as if the record named no charset.
samples/broken/colours-swapped.txt:1:1: warning: Black begins; the colours are swapped, because White begins by the rules (notation) [colours-swapped]
     1 | PrBF6;PrWE5;PrBG7;PrWD4;
       | ^~~~~
       = help: Nothing needs to be done, but note that Black in the file is White in the results.
samples/broken/command-ignored.sgf:9:8: warning: turn 1: the command does not change the game and is omitted: OfferDraw (notation) [command-ignored]
     9 | ; P1[3 OfferDraw]
       |        ^~~~~~~~~
       = help: Nothing needs to be done: offers, requests and a marker without its move are not part of the game.
samples/broken/end-mismatch.yin:1:15: warning: the record claims the end resign; the replay gives 1-0 by rings (notation) [end-mismatch]
     1 | [Termination "resign"]
       |               ^~~~~~
       = note: the game ended with turn 41: White removed 3 rings, Black 0
samples/broken/end-missing.yin:1:10: warning: the record claims 1-0, but does not state how the unfinished game ended (notation) [end-missing]
     1 | [Result "1-0"]
       |          ^~~
       = note: the game is not over on the board; next is turn 3, White's
samples/broken/end-unknown.yin:1:15: warning: unknown end of the game; the tag is kept unchanged: rained off (notation) [end-unknown]
     1 | [Termination "rained off"]
       |               ^~~~~~~~~~
       = help: The Termination tag takes rings, markers, blocked, resign, time, forfeit, both-lost, agreed, unfinished and unknown. Use one of these, and put anything else into a comment.
samples/broken/final-mismatch.ndjson:4:9: error: the record claims another position at the end; the replay gives 3B/7/8/9/2W7/9/10/9/8/7/4 w place 0-0 3 standard (notation) [final-mismatch]
     4 | "final":"3B/7/8/9/2W7/9/10/9/8/7/4 w place 0-0 3 blitz"}
       |         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
       = help: Either actions are missing or wrong, or the claimed position is wrong or names another variant. Correct one of them, or delete the position.
samples/broken/flips-mismatch.txt:12:42: error: turn 11: the record claims 1 flipped markers; the replay gives 0 (rulebook F.2) [flips-mismatch]
    12 | Ann moves a ring from A2 to B3 and flips 1 markers
       |                                          ^
       = rulebook F.2: Every marker that a ring jumps is flipped, whichever colour it shows.
       = help: Probably this move, or one before it, is not the one that was played. Compare the record with its source up to here, or correct the number.
samples/broken/game-blocked.yin:3:20: error: turn 64: the game is over: neither player can move (rules: pass) [game-blocked]
     3 | 62.pass 63.pass 64.pass *
       |                    ^~~~
       = rules: pass: A player passes if none of their rings can move, and only then; two passes in a row end the game.
       = note: the game ended with turn 63: White removed 1 ring, Black 1
samples/broken/game-over.yin:3:17: error: turn 42: the game is over: White has won (rulebook H.1) [game-over]
     3 | 41.xd3-d7xa2 42.k7-j6 *
       |                 ^~~~~
       = rulebook H.1: A player who removes their third ring, or in blitz their first, wins at once, and the game is over.
       = note: the game ended with turn 41: White removed 3 rings, Black 0
samples/broken/json-field.ndjson:3:33: error: turn 2: a value is missing or invalid: kind must be place, move, row, ring, pass or steal (notation) [json-field]
     3 | {"turn":2,"side":"black","kind":"jump","to":"a5"}]}
       |                                 ^~~~~~
       = help: The message names the member. Give it one of the values that yinsh-notation(5) lists. The JSON Schema that is installed with yinsh also finds such errors.
samples/broken/json-syntax.ndjson:3:41: error: invalid JSON: expected a comma or }, not "to" (notation) [json-syntax]
     3 | {"turn":2,"side":"black","kind":"place" "to":"a5"}]}
       |                                         ^~~~
       = help: A comma, a quotation mark or a bracket is missing, or there is one too many. Correct it here, or write the file again with a program that writes JSON.
samples/broken/limit-passed.log:62:43: warning: turn 61: the game continues after the 51st marker; it is read with the house rule no-limit (rulebook H.3) [limit-passed]
    62 | ...n": "NORMAL", "meta": "", "data": "S 4 0 M 5 24"} Received from client 1
       |                                       ^~~~~~~~~~~~
       = rulebook H.3: When a ring must be moved and all 51 markers are on the board, the game ends, and the player who has removed more rings wins; equal counts are a draw.
       = help: The program that wrote the log did not count the markers. To state the house rule from the start, read its records with --house=no-limit.
samples/broken/line-unknown.txt:2:1: warning: turn 1: unknown line; it is kept as a comment: Ben says hello (notation) [line-unknown]
     2 | Ben says hello
       | ^~~~~~~~~~~~~~
       = help: If it is chat, nothing needs to be done. If it is a step of the game, write it like the other lines of the log.
samples/broken/look-alike.yin:2:6: style: look-alikes such as – are read as the ASCII characters that they stand for (notation) [look-alike]
     2 | 11.e3–e4 *
       |      ^
       = help: Write a hyphen, an x, spaces, quotation marks, letters and digits of ASCII, as yinsh repair does. Word processors and web pages often replace them.
samples/broken/marker-misfit.txt:12:23: error: turn 11: the ring that moves must be the one in which the marker was placed: A3 to B4 (rulebook E) [marker-misfit]
    12 | Ann moves a ring from A3 to B4
       |                       ^~~~~~~~
       = rulebook E: A turn of the main phase has exactly one ring move: the player puts a marker of their colour into one of their rings and moves that ring; the marker stays.
       = help: The two lines must name the same point. Either one of the points is wrong, or a line between them is missing. Compare the record with the original log, and correct it.
samples/broken/move-due.yin:3:10: error: turn 41: White has not moved a ring (rulebook E) [move-due]
     3 | 41.xd3-d7xa2 42.k7-j6 *
       |          ^~~
       = rulebook E: A turn of the main phase has exactly one ring move: the player puts a marker of their colour into one of their rings and moves that ring; the marker stays.
       = note: White's rings are on b1, c1, e1, j11
samples/broken/move-end-marker.yin:2:22: error: turn 13: there is a marker on e3; a move must end on a vacant point (rulebook E.3) [move-end-marker]
     2 | 11.e3-e5 12.e8-e7 13.e5-e3 *
       |                      ^~~~~
       = rulebook E.3: A ring moves in a straight line to a vacant point; it may cross vacant points and then jump one unbroken block of markers, but it must stop directly after that block and cannot pass a ring.
       = note: the marker on e3 is White's
       = note: nearest legal actions: e5-e2, e5-e4, e5-c3
samples/broken/move-end-ring.yin:2:4: error: turn 11: there is already a ring on d2 (rulebook E.3) [move-end-ring]
     2 | 11.e3-d2 *
       |    ^~~~~
       = rulebook E.3: A ring moves in a straight line to a vacant point; it may cross vacant points and then jump one unbroken block of markers, but it must stop directly after that block and cannot pass a ring.
       = note: the ring on d2 is White's
       = note: nearest legal actions: e3-d3, e3-e2, e3-c3
samples/broken/move-no-movement.yin:2:4: error: turn 11: the ring on e3 must move to another point (rulebook E.3) [move-no-movement]
     2 | 11.e3-e3 *
       |    ^~~~~
       = rulebook E.3: A ring moves in a straight line to a vacant point; it may cross vacant points and then jump one unbroken block of markers, but it must stop directly after that block and cannot pass a ring.
       = note: nearest legal actions: e3-d3, e3-e2, e3-e4
samples/broken/move-no-ring.yin:2:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
     2 | 11.f5-f6 *
       |    ^~~~~
       = rulebook E.2: The player whose turn it is puts the marker into one of their own rings, and moves that ring.
       = note: f5 is vacant
       = note: White's rings are on b4, d2, e3, g4, h6
       = note: nearest legal actions: h6-f6, e3-e6, g4-g6
samples/broken/move-not-straight.yin:2:4: error: turn 11: e3 and f6 are not on the same line (rulebook E.3) [move-not-straight]
     2 | 11.e3-f6 *
       |    ^~~~~
       = rulebook E.3: A ring moves in a straight line to a vacant point; it may cross vacant points and then jump one unbroken block of markers, but it must stop directly after that block and cannot pass a ring.
       = note: nearest legal actions: e3-e6, e3-e5, e3-f4
samples/broken/move-off-board.yin:2:4: error: turn 11: the move leaves the board: b4-b8 (rulebook E.3) [move-off-board]
     2 | 11.b4-b8 *
       |    ^~~~~
       = rulebook E.3: A ring moves in a straight line to a vacant point; it may cross vacant points and then jump one unbroken block of markers, but it must stop directly after that block and cannot pass a ring.
       = note: nearest legal actions: b4-a3, b4-a4, b4-b1
samples/broken/move-opponent-ring.yin:2:4: error: turn 11: the ring on e8 is the opponent's; White cannot move it (rulebook E.2) [move-opponent-ring]
     2 | 11.e8-e7 *
       |    ^~~~~
       = rulebook E.2: The player whose turn it is puts the marker into one of their own rings, and moves that ring.
       = note: White's rings are on b4, d2, e3, g4, h6
       = note: nearest legal actions: b4-e7, e3-e7, b4-d6
samples/broken/move-past-block.yin:2:22: error: turn 13: after jumping markers the ring on e5 must stop on e2, the first vacant point (rulebook E.3) [move-past-block]
     2 | 11.e3-e5 12.e8-e7 13.e5-e1 *
       |                      ^~~~~
       = rulebook E.3: A ring moves in a straight line to a vacant point; it may cross vacant points and then jump one unbroken block of markers, but it must stop directly after that block and cannot pass a ring.
       = note: nearest legal actions: e5-e2, e5-e4, e5-b2
samples/broken/move-ring-in-way.yin:2:4: error: turn 11: the ring on e3 cannot pass the ring on e8 (rulebook E.3) [move-ring-in-way]
     2 | 11.e3-e9 *
       |    ^~~~~
       = rulebook E.3: A ring moves in a straight line to a vacant point; it may cross vacant points and then jump one unbroken block of markers, but it must stop directly after that block and cannot pass a ring.
       = note: the ring on e8 is Black's
       = note: nearest legal actions: e3-e7, e3-e6, e3-e5
samples/broken/move-wrong-side.sgf:8:8: error: turn 41: Black moves, but it is the other player's turn (rulebook E.2) [move-wrong-side]
     8 | ; P1[1 move K 7 J 6]
       |        ^~~~~~~~~~~~
       = rulebook E.2: The player whose turn it is puts the marker into one of their own rings, and moves that ring.
       = note: nearest legal actions: j11-j6, j11-j5, j11-j7
samples/broken/no-record.yin:1:1: error: no game record found: only comments or text between records, interpreted as gipf (notation) [no-record]
       = help: Omit the file, or check why no game was written to it. If its text contains records, use -f to name their notation.
samples/broken/notation-tie.txt:1:1: error: the content matches several notations; name one of them: gipf, boardspace (notation) [notation-tie]
     1 | ; 12.e3 GM[24]
       | ^
       = help: There is too little content to decide. Use -f to name the notation, or give the file the extension of its notation.
samples/broken/number-unused.yin:1:11: warning: turn 2: no turn follows the number 3 (notation) [number-unused]
     1 | 1.e3 2.e8 3. *
       |           ^
       = help: A turn is missing, or the number was written before a turn that was never played. Add the turn or delete the number.
samples/broken/number-wrong.yin:1:6: style: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
     1 | 1.e3 3.e8 *
       |      ^
       = help: The turns of both players are numbered together, from 1. If no turn is missing before this one, renumber the turns, as yinsh convert -t gipf does.
samples/broken/other-game.sgf:1:6: error: this is a record of another game: 1 (notation) [other-game]
     1 | (;GM[1]VV[2]
       |      ^
       = help: The file states or shows that it is a record of another game. If it is, omit it. If it is not, correct that; in SGF, the header of YINSH is GM[24].
samples/broken/pass-can-move.yin:2:4: error: turn 11: White passes, but can move a ring (rules: pass) [pass-can-move]
     2 | 11.pass 12.e8-e7 *
       |    ^~~~
       = rules: pass: A player passes if none of their rings can move, and only then; two passes in a row end the game.
       = help: A pass was probably written because the move was not known. Write the move instead of the pass, or end the record here.
samples/broken/place-after-ten.yin:2:4: error: turn 11: a ring is placed, but all ten rings have already been placed (rulebook D.2) [place-after-ten]
     2 | 11.f5 *
       |    ^~
       = rulebook D.2: The players, White first, take turns placing one ring each on any vacant point of the board, until both have placed five.
       = help: This is probably a move without its start, or the record of another game without its beginning. Write both points of the move, for example e3-f4.
samples/broken/place-occupied.yin:1:8: error: turn 2: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
     1 | 1.e3 2.e3 3.g4 *
       |        ^~
       = rulebook D.2: The players, White first, take turns placing one ring each on any vacant point of the board, until both have placed five.
       = note: the ring on e3 is White's
       = note: nearest legal actions: d3, e2, e4
samples/broken/place-off-board.yin:1:8: error: turn 2: a ring is placed off the board: a6 (rulebook D.2) [place-off-board]
     1 | 1.e3 2.a6 3.g4 *
       |        ^~
       = rulebook D.2: The players, White first, take turns placing one ring each on any vacant point of the board, until both have placed five.
       = note: nearest legal actions: a2, a3, a4
samples/broken/place-wrong-side.sgf:7:8: error: turn 1: Black places a ring, but it is the other player's turn (rulebook D.2) [place-wrong-side]
     7 | ; P1[1 place br  E 8]
       |        ^~~~~~~~~~~~~
       = rulebook D.2: The players, White first, take turns placing one ring each on any vacant point of the board, until both have placed five.
       = note: nearest legal actions: e8, d8, e7
samples/broken/placing-due.yin:1:13: error: turn 3: a ring must be placed; no other action is possible before all ten rings are placed (rulebook D.3) [placing-due]
     1 | 1.e3 2.e8 3.e3-e4 *
       |             ^~~~~
       = rulebook D.3: No ring is moved and no row is removed before all ten rings have been placed.
       = help: Turns of the placing phase are probably missing. Add them, or add a Position tag with the position from which the record begins.
samples/broken/player-unknown.txt:3:1: error: turn 2: this does not identify one of the two players: Cid (notation) [player-unknown]
     3 | Cid places a ring on F6
       | ^~~
       = help: A name is misspelt, lines of another game are mixed in, or both players have the same name. Correct the name, or delete the lines.
samples/broken/pool-empty.yin:3:13: error: turn 72: the game is over: the pool is empty (rulebook H.3) [pool-empty]
     3 | 71.d7-d8 72.a2-a3 *
       |             ^~~~~
       = rulebook H.3: When a ring must be moved and all 51 markers are on the board, the game ends, and the player who has removed more rings wins; equal counts are a draw.
       = note: the game ended with turn 71: White removed 1 ring, Black 1
samples/broken/position-bad.yin:1:12: error: invalid position line: there are fewer than eleven columns (notation) [position-bad]
     1 | [Position "W3/W6/W7 w move 0-0 41 standard"]
       |            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
       = help: The line is cut off, or was changed by hand. Copy it again; yinsh show --format=position writes such lines.
samples/broken/position-mismatch.ndjson:3:62: error: turn 2: the record claims another position here; the replay gives 3B/7/8/9/2W7/9/10/9/8/7/4 w place 0-0 3 standard (notation) [position-mismatch]
     3 | ...e","to":"a5","position":"2B1/7/8/9/2W7/9/10/9/8/7/4 w place 0-0 3 standa...
       |                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
       = help: Either the action is not the one that led to the claimed position, or the position was computed wrongly. Compare them and correct one, or delete the position.
samples/broken/property-left-out.sgf:9:22: warning: a property is omitted: BM (notation) [property-left-out]
     9 | ; P1[3 place br  E 8]BM[1]
       |                      ^~
       = help: It does not change the game, but it will not be written again. If it matters, put it into a comment.
samples/broken/reading-found.json:4:84: warning: turn 17: what the record omits is added, because only one reading is legal (notation) [reading-found]
     4 | ...yer": "white", "move_type": "REMOVE_MARKERS", "position": "None->None"},
       |                                                              ^~~~~~~~~~~~
       = help: Only one row makes the rest of the game legal. Convert the record to write that row down.
samples/broken/readings-many.json:4:84: error: turn 17: what the record omits is ambiguous: 2 possible readings (notation) [readings-many]
     4 | ...yer": "white", "move_type": "REMOVE_MARKERS", "position": "None->None"},
       |                                                              ^~~~~~~~~~~~
       = help: There are several legal ways to fill it in. If you know which row was removed, add it. The record is good up to this point.
samples/broken/result-mismatch.yin:3:14: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
     3 | 41.xd3-d7xa2 0-1
       |              ^~~
       = rulebook H: The first player to remove three rings wins; if the markers run out first, the numbers of rings removed decide.
       = note: the game ended with turn 41: White removed 3 rings, Black 0
samples/broken/result-missing.yin:1:15: error: the record states the end resign, but not who won (notation) [result-missing]
     1 | [Termination "resign"]
       |               ^~~~~~
       = help: Write 1-0 or 0-1 instead of *. If the game was only interrupted, delete the Termination tag.
samples/broken/result-spelling.yin:1:10: style: the result is read as 1-0 by resign (notation) [result-spelling]
     1 | [Result "W+Resign"]
       |          ^~~~~~~~
       = help: Write 1-0, 0-1, 1/2-1/2 or *, and how the game ended in the Termination tag, as yinsh repair does.
samples/broken/result-twice.yin:4:6: error: the record states two results: 1-0 and 0-1 (notation) [result-twice]
     4 | 1.e3 0-1
       |      ^~~
       = help: The Result tag and the result at the end of the moves contradict each other. Correct the wrong one.
samples/broken/result-unknown.yin:1:10: error: invalid result: 2-1 (notation) [result-unknown]
     1 | [Result "2-1"]
       |          ^~~
       = help: A result is 1-0, 0-1, 1/2-1/2 or *. To state the rings removed, use the Rings tag.
samples/broken/result-unread.sgf:4:4: warning: the stated result does not identify the winner: Game won by Søren (notation) [result-unread]
     4 | RE[Game won by Søren]
       |    ^~~~~~~~~~~~~~~~~
       = help: The sentence contains neither of the names in P0 and P1, or both, or the names are the same. If the game was not played to its end and needs a result, write 1-0 or 0-1 instead.
samples/broken/ring-due.yin:3:11: error: turn 41: White removed a row but did not remove a ring for it (rulebook G.3) [ring-due]
     3 | 41.xd3-d7;a2-a3 *
       |           ^~~~~
       = rulebook G.3: For each row that a player removes, they also remove one of their own rings.
       = note: White's rings are on a2, b1, c1, e1, j11
samples/broken/ring-none-there.yin:3:10: error: turn 41: there is no ring on f5 to remove (rulebook G.3) [ring-none-there]
     3 | 41.xd3-d7xf5;b1-b2 *
       |          ^~~
       = rulebook G.3: For each row that a player removes, they also remove one of their own rings.
       = note: White's rings are on a2, b1, c1, e1, j11
samples/broken/ring-not-due.yin:3:4: error: turn 41: a ring is removed without a row (rulebook G.3) [ring-not-due]
     3 | 41.xa2;b1-b2 *
       |    ^~~
       = rulebook G.3: For each row that a player removes, they also remove one of their own rings.
       = note: White has no row
samples/broken/ring-off-board.yin:3:10: error: turn 41: the ring to remove is off the board: xa1 (rulebook G.3) [ring-off-board]
     3 | 41.xd3-d7xa1;b1-b2 *
       |          ^~~
       = rulebook G.3: For each row that a player removes, they also remove one of their own rings.
       = note: White's rings are on a2, b1, c1, e1, j11
samples/broken/ring-opponent.yin:3:10: error: turn 41: the ring on k7 is the opponent's; White cannot remove it (rulebook G.3) [ring-opponent]
     3 | 41.xd3-d7xk7;b1-b2 *
       |          ^~~
       = rulebook G.3: For each row that a player removes, they also remove one of their own rings.
       = note: White's rings are on a2, b1, c1, e1, j11
samples/broken/rings-mismatch.yin:1:9: error: the record claims 2-0 rings removed; the replay gives 3-0 (rulebook H) [rings-mismatch]
     1 | [Rings "2-0"]
       |         ^~~
       = rulebook H: The first player to remove three rings wins; if the markers run out first, the numbers of rings removed decide.
       = note: the game ended with turn 41: White removed 3 rings, Black 0
samples/broken/rings-unknown.yin:1:9: error: invalid numbers of rings removed: two (notation) [rings-unknown]
     1 | [Rings "two"]
       |         ^~~
       = help: Write the numbers of rings that White and Black have removed as two digits, for example 2-0.
samples/broken/row-ambiguous.yin:3:4: error: turn 41: the row is omitted, but several rows could be meant: xd3-d7, xd4-d8 (rulebook G.4) [row-ambiguous]
     3 | 41.xa2;b1-b2 *
       |    ^~~
       = rulebook G.4: If more than five markers are in line, the player chooses which five adjacent ones to remove.
       = note: White's rows: xd3-d7, xd4-d8
samples/broken/row-due-before-move.yin:3:4: error: turn 41: White has a row and must remove it before moving (rulebook G.6) [row-due-before-move]
     3 | 41.a2-a3 *
       |    ^~~~~
       = rulebook G.6: If the opponent forms a row for a player, that player removes it at the start of their next turn, before moving.
       = note: White's row: xd3-d7
samples/broken/row-due.yin:3:4: error: turn 41: White has a row and does not remove it (rulebook G.2) [row-due]
     3 | 41.d7-d8 42.k7-j6 *
       |    ^~~~~
       = rulebook G.2: A player who has a row of their colour after moving must remove its five markers in the same turn; the markers go back to the pool.
       = note: White's row: xd3-d7
samples/broken/row-ends-reversed.yin:3:10: style: turn 41: the higher end of the row comes first: xd7-d3 (notation) [row-ends-reversed]
     3 | 41.d7-d8;xd7-d3xa2 *
       |          ^~~~~~
       = help: Write the end with the lower letter first or, within a column, the end with the lower number: xd3-d7.
samples/broken/row-has-ring.yin:3:4: error: turn 41: there is a ring on e1; a row is five adjacent markers (rulebook G.1, diagram 6) [row-has-ring]
     3 | 41.xe1-e5xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1, diagram 6: A ring between markers interrupts them, so that they are not a row.
       = note: White's row: xd3-d7
samples/broken/row-none.json:4:84: error: turn 17: a row is removed, but White has no row (rulebook G.1) [row-none]
     4 | ...ayer": "white", "move_type": "REMOVE_MARKERS", "position": "None->None"}
       |                                                               ^~~~~~~~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = help: The removal is probably in the wrong turn, or an earlier move that should have formed the row is wrong. Correct that move, or delete the removal.
samples/broken/row-not-five.yin:3:4: error: turn 41: the number of points from d3 to d6 is 4; a row is five adjacent markers (rulebook G.1) [row-not-five]
     3 | 41.xd3-d6xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
samples/broken/row-not-straight.yin:3:4: error: turn 41: d3 and e6 are not on the same line (rulebook G.1) [row-not-straight]
     3 | 41.xd3-e6xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
samples/broken/row-off-board.yin:3:4: error: turn 41: the row leaves the board: xd6-d10 (rulebook G.1) [row-off-board]
     3 | 41.xd6-d10xa2;b1-b2 *
       |    ^~~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
samples/broken/row-order.sgf:8:8: error: turn 41: White must remove a row before the other player does (rulebook G.7) [row-order]
     8 | ; P1[1 remove b D 3 D 7]
       |        ^~~~~~~~~~~~~~~~
       = rulebook G.7: If one move forms rows of both colours, the player who moved removes theirs first.
       = note: White's row: xd3-d7
samples/broken/row-vacant.yin:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
samples/broken/row-wrong-colour.yin:3:4: error: turn 41: the marker on e5 is the opponent's; White cannot remove it (rulebook G.1) [row-wrong-colour]
     3 | 41.xe2-e6xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
samples/broken/separator-missing.yin:3:10: style: turn 41: missing ';' before the removal (notation) [separator-missing]
     3 | 41.d7-d8 xd3-d7xa2 *
       |          ^~~~~~~~~
       = help: Write the semicolon between the move and the removal, without spaces: 41.d7-d8;xd3-d7xa2.
samples/broken/sgf-command.sgf:7:8: error: unknown command: fly E 3 (notation) [sgf-command]
     7 | ; P0[1 fly E 3]
       |        ^~~~~~~
       = help: The word after the number is misspelt, or comes from an unknown version of the site. Correct it; yinsh-notation(5) lists the commands.
samples/broken/sgf-state.sgf:7:8: error: the command is not possible here: drop board  E 3 (notation) [sgf-state]
     7 | ; P0[1 drop board  E 3]
       |        ^~~~~~~~~~~~~~~
       = help: Either a command before it is missing, for example one that picks up a ring, or the order is wrong. Compare the record with the original file, and correct it.
samples/broken/sgf-syntax.sgf:9:1: error: turn 1: invalid SGF: the game is not closed by ')' (notation) [sgf-syntax]
       = help: A bracket, a parenthesis or a value is missing. If the file is cut off, download it again; if not, add what is missing.
samples/broken/steal-refused.yin:1:8: error: turn 2: Black steals a ring, but only Black may do so, in turn 2 of a variant with +steal (rules: steal) [steal-refused]
     1 | 1.e3 2.steal
       |        ^~~~~
       = rules: steal: In a variant with +steal, which is not the publisher's, Black may take over White's first ring in turn 2 instead of placing one.
       = help: If Black did steal White's ring in turn 2, add the tag [Variant "standard+steal"] or use the option --variant=standard+steal. If not, write the ring that Black placed.
samples/broken/syntax-comment.yin:1:6: error: turn 1: the comment or variation is not closed (notation) [syntax-comment]
     1 | 1.e3 {never closed 2.e8 *
       |      ^
       = help: Either the closing brace or parenthesis is missing, or the record is cut off. Add it where the comment or variation ends.
samples/broken/syntax-line.txt:3:1: error: invalid line: resigns (notation) [syntax-line]
     3 | resigns
       | ^~~~~~~
       = help: Something was added or cut off. Delete or complete the line. If the record is in another notation, use -f to name it.
samples/broken/syntax-tag.yin:2:1: error: invalid tag: [Black "Bo] (notation) [syntax-tag]
     2 | [Black "Bo]
       | ^~~~~~~~~~~
       = help: A tag is [Name "value"] on one line, without a space in its name. Add what is missing, or delete what does not belong there. Write a quotation mark in a value as \".
samples/broken/syntax-turn.yin:1:8: error: turn 2: invalid turn: e8e7 (notation) [syntax-turn]
     1 | 1.e3 2.e8e7 3.g4 *
       |        ^~~~
       = help: A character is probably missing, there is one too many, or a letter such as O stands for a digit. In the official notation a ring is placed as e3 and moved as e8-e7, a row and a ring are removed as xd3-d7xa2, and text is written in {braces}. For other notations see yinsh-notation(5).
samples/broken/tag-contradicted.yin:2:9: error: the tag Rings appears twice, with different values (notation) [tag-contradicted]
     2 | [Rings "1-0"]
       |         ^~~
       = help: It states something about the game itself, so one of the two is wrong. Correct or delete it.
samples/broken/tag-lines.yin:2:1: error: the value of a tag has several lines: [Comment "played in the garden\nof the club"] (notation) [tag-lines]
     2 | [Comment "played in the garden
       | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
       = help: The value of a tag is on one line. Join its lines; yinsh repair does that, with a space between them. If the lines are a text, write them as a comment in {braces} before the first turn.
samples/broken/tag-twice.yin:2:9: warning: the tag White appears twice; both are kept (notation) [tag-twice]
     2 | [White "Bo"]
       |         ^~
       = help: Probably a line was copied, or one of the two tags should have another name. Delete or rename one; only the first counts.
samples/broken/tags-too-many.yin:257:8: error: the record has more than 256 tags (notation) [tags-too-many]
   257 | [A257 ""]
       |        ^
       = help: The records are probably not separated, so that the tags of several records count as those of one. Add a result and an empty line after each record, or delete tags.
samples/broken/text-skipped.yin:1:1: style: text between records is skipped (notation) [text-skipped]
     1 | Games of the club, round 3:
       | ^~~~~~~~~~~~~~~~~~~~~~~~~~~
       = help: If it is no part of a record, nothing needs to be done. If it is, write it as a tag or a comment of the record.
samples/broken/turn-complete.yin:2:10: error: turn 11: the turn is already complete (rulebook E) [turn-complete]
     2 | 11.e3-e4;e4-e5 12.e8-e7 *
       |          ^~~~~
       = rulebook E: A turn of the main phase has exactly one ring move: the player puts a marker of their colour into one of their rings and moves that ring; the marker stays.
       = help: Probably a semicolon was written where the next turn begins, or a move was written in two parts. Begin a new turn, or delete one of the moves.
samples/broken/turns-too-many.yin:3:6: error: turn 9999: nothing can be played in turn 9999, the highest number of a turn (notation) [turns-too-many]
     3 | 9999.i5-i4 *
       |      ^~~~~
       = help: No game is that long: the turn number in the tag Position is probably wrong. Correct it.
samples/broken/undo-nothing.txt:3:1: error: turn 2: there is nothing to take back: Ann takes back their last move (notation) [undo-nothing]
     3 | Ann takes back their last move
       | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
       = help: The last step is the other player's. Either a line is missing before this one, or the name is wrong. Compare the record with the original log, and correct it.
samples/broken/unknown-notation.yin:1:1: error: not a game record in any known notation: Dear Ida, I think that you won in the end. (notation) [unknown-notation]
     1 | Dear Ida, I think that you won in the end.
       | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
       = help: This is not a record, or there is too little of it to detect its notation. If you know the notation, use -f to name it.
samples/broken/variant-mismatch.yin:2:12: error: the position line and the stated variant contradict each other: 4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard (notation) [variant-mismatch]
     2 | [Position "4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard"]
       |            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
       = help: The position line and the Variant tag must name the same variant. Correct the wrong one, or delete the tag.
samples/broken/variant-unknown.yin:1:11: error: unknown variant: bullet (notation) [variant-unknown]
     1 | [Variant "bullet"]
       |           ^~~~~~
       = help: A variant is standard or blitz, optionally followed by +steal, and by +no-limit, +pool-ends or +pool-draws. If the tag states something else, such as the time limit, delete it.
samples/broken/variation-left-out.sgf:11:1: warning: variations are kept as a comment; only the main line is read (notation) [variation-left-out]
    11 | (; P1[3 place br  E 9]
       | ^
       = help: If the main line is the game, nothing needs to be done. If not, delete the other lines from the file.
== status 1
== stderr
92 records: 22 good, 70 bad; 19 unfinished
