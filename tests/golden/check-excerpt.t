cd "$WORK"; look() { printf "$1" | yinsh check -q -f gipf; }
echo "--- wide, combining and joined characters in front of the fault"
look '1.e3 {\346\243\213\347\233\244} 2.e3 *\n'
look '1.e3 {e\314\201\314\210, \360\237\221\250\342\200\215\360\237\221\251} 2.e3 *\n'
echo "--- control characters, half a character, a tab, a line end of two bytes"
look '1.e3 {\033[2J\302\205\342\200\256 \377} 2.e3 *\r\n'
look '1.e3\t2.e3\t*\r\n3.x\r\n'
echo "--- a fault that is cut off, and one that is wide"
look '1.e3 2.\346\243\213\346\243\213 *\n'
look "1.e3 2.$(printf '%0200d' 7) *\n"
echo "--- a long line, cut in front, at the end, and on both sides"
look "1.e3 {$(printf '%0100d' 0)} 2.e3 *\n"
look "1.e3 2.e3 {$(printf '%0100d' 0)} *\n"
look "1.e3 {$(printf '%0400d' 0)} 2.e3 {$(printf '%0400d' 0)} *\n"
look "1.e3 {$(printf '%0200d' 0 | sed 's/0/\\346\\243\\213/g')} 2.e3 *\n"
echo "--- the second record of a line, and the end of a file without a line end"
look '1.e3 2.e4 * 1.e3 2.e3 *'
look '1.e3 2.e8 3.'
look '{no end'
look '1.e3 (2.e8 3.d4'
echo "--- with colour"
printf '1.e3 3.e3 *\n' | yinsh check --color=always
== stdout
--- wide, combining and joined characters in front of the fault
<stdin>:1:17: error: turn 2: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
     1 | 1.e3 {棋盤} 2.e3 *
       |               ^~
       = rulebook D.2: The players, White first, take turns placing one ring each on any vacant point of the board, until both have placed five.
       = note: the ring on e3 is White's
       = note: nearest legal actions: d3, e2, e4
<stdin>:1:29: error: turn 2: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
     1 | 1.e3 {é̈, 👨\xe2\x80\x8d👩} 2.e3 *
       |                              ^~
       = rulebook D.2: The players, White first, take turns placing one ring each on any vacant point of the board, until both have placed five.
       = note: the ring on e3 is White's
       = note: nearest legal actions: d3, e2, e4
--- control characters, half a character, a tab, a line end of two bytes
<stdin>:1:23: error: turn 2: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
     1 | 1.e3 {\x1b[2J\xc2\x85\xe2\x80\xae \xff} 2.e3 *
       |                                           ^~
       = rulebook D.2: The players, White first, take turns placing one ring each on any vacant point of the board, until both have placed five.
       = note: the ring on e3 is White's
       = note: nearest legal actions: d3, e2, e4
<stdin>:1:17: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
     1 | 1.e3 {\x1b[2J\xc2\x85\xe2\x80\xae \xff} 2.e3 *
       |                                   ^~~~
       = help: If characters look wrong, use --encoding to name the charset, or convert the file to UTF-8. In SGF the property CA names the charset: correct it if it is wrong.
<stdin>:1:8: error: turn 2: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
     1 | 1.e3\t2.e3\t*
       |         ^~
       = rulebook D.2: The players, White first, take turns placing one ring each on any vacant point of the board, until both have placed five.
       = note: the ring on e3 is White's
       = note: nearest legal actions: d3, e2, e4
<stdin>:2:1: style: turn 1: wrong turn number 3; expected 1 (notation) [number-wrong]
     2 | 3.x
       | ^
       = help: The turns of both players are numbered together, from 1. If no turn is missing before this one, renumber the turns, as yinsh convert -t gipf does.
<stdin>:2:3: error: turn 1: invalid turn: x (notation) [syntax-turn]
     2 | 3.x
       |   ^
       = help: A character is probably missing, there is one too many, or a letter such as O stands for a digit. In the official notation a ring is placed as e3 and moved as e8-e7, a row and a ring are removed as xd3-d7xa2, and text is written in {braces}. For other notations see yinsh-notation(5).
--- a fault that is cut off, and one that is wide
<stdin>:1:8: error: turn 2: invalid turn: 棋棋 (notation) [syntax-turn]
     1 | 1.e3 2.棋棋 *
       |        ^~~~
       = help: A character is probably missing, there is one too many, or a letter such as O stands for a digit. In the official notation a ring is placed as e3 and moved as e8-e7, a row and a ring are removed as xd3-d7xa2, and text is written in {braces}. For other notations see yinsh-notation(5).
<stdin>:1:8: error: turn 2: invalid turn: 0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000... (notation) [syntax-turn]
     1 | 1.e3 2.00000000000000000000000000000000000000000000000000000000000000000...
       |        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
       = help: A character is probably missing, there is one too many, or a letter such as O stands for a digit. In the official notation a ring is placed as e3 and moved as e8-e7, a row and a ring are removed as xd3-d7xa2, and text is written in {braces}. For other notations see yinsh-notation(5).
--- a long line, cut in front, at the end, and on both sides
<stdin>:1:111: error: turn 2: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
     1 | ...0000000000000000000000000000000000000000000000000000000000000000} 2.e3 *
       |                                                                        ^~
       = rulebook D.2: The players, White first, take turns placing one ring each on any vacant point of the board, until both have placed five.
       = note: the ring on e3 is White's
       = note: nearest legal actions: d3, e2, e4
<stdin>:1:8: error: turn 2: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
     1 | 1.e3 2.e3 {0000000000000000000000000000000000000000000000000000000000000...
       |        ^~
       = rulebook D.2: The players, White first, take turns placing one ring each on any vacant point of the board, until both have placed five.
       = note: the ring on e3 is White's
       = note: nearest legal actions: d3, e2, e4
<stdin>:1:411: error: turn 2: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
     1 | ...00000000000000000000} 2.e3 {00000000000000000000000000000000000000000000...
       |                            ^~
       = rulebook D.2: The players, White first, take turns placing one ring each on any vacant point of the board, until both have placed five.
       = note: the ring on e3 is White's
       = note: nearest legal actions: d3, e2, e4
<stdin>:1:611: error: turn 2: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
     1 | ...棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋} 2.e3 *
       |                                                                        ^~
       = rulebook D.2: The players, White first, take turns placing one ring each on any vacant point of the board, until both have placed five.
       = note: the ring on e3 is White's
       = note: nearest legal actions: d3, e2, e4
--- the second record of a line, and the end of a file without a line end
<stdin>:1:20: error: turn 2: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
     1 | ...1.e3 2.e3 *
       |           ^~
       = rulebook D.2: The players, White first, take turns placing one ring each on any vacant point of the board, until both have placed five.
       = note: the ring on e3 is White's
       = note: nearest legal actions: d3, e2, e4
<stdin>:1:11: warning: turn 2: no turn follows the number 3 (notation) [number-unused]
     1 | 1.e3 2.e8 3.
       |           ^
       = help: A turn is missing, or the number was written before a turn that was never played. Add the turn or delete the number.
<stdin>:1:1: error: the comment or variation is not closed (notation) [syntax-comment]
     1 | {no end
       | ^
       = help: Either the closing brace or parenthesis is missing, or the record is cut off. Add it where the comment or variation ends.
<stdin>:1:6: error: turn 1: the comment or variation is not closed (notation) [syntax-comment]
     1 | 1.e3 (2.e8 3.d4
       |      ^
       = help: Either the closing brace or parenthesis is missing, or the record is cut off. Add it where the comment or variation ends.
--- with colour
[1m<stdin>:1:6: [36mstyle:[0m turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
     1 | 1.e3 3.e3 *
       |      [36m^[0m
       = [1mhelp:[0m The turns of both players are numbered together, from 1. If no turn is missing before this one, renumber the turns, as yinsh convert -t gipf does.
[1m<stdin>:1:8: [31merror:[0m turn 2: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
     1 | 1.e3 3.e3 *
       |        [31m^~[0m
       = [1mrulebook D.2:[0m The players, White first, take turns placing one ring each on any vacant point of the board, until both have placed five.
       = [1mnote:[0m the ring on e3 is White's
       = [1mnote:[0m nearest legal actions: d3, e2, e4
== status 1
== stderr
1 record: 0 good, 1 bad
