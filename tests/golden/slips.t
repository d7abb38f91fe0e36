# Slips with one reading are read or repaired.
cd "$WORK" || exit
rings='1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10'
try() { echo "--- $1" && printf '%s\n' "$1" >x; yinsh check x 2>/dev/null; yinsh repair x 2>said; cat said; }
try "$rings 11 .e3-e4 12. e8-e7 *"
try "$rings 11.e3e4 12.e8-e7 *"
try "$rings 11.e3e4!? 12.f1Oe9 *"
try "1.el 2.kl0 3.f1O 4.gI0 5.HlO *"
try '[Event"X"]
[Rings "0:0"]
[White-Team "A"]
[Équipe "B"]
1.e3 *'
try '[Event "The "Big" Open"]
[White "Ana \"A\" "B""]
1.e3 *'
# More than one reading, or none.
try "1.e3e4 *"
try "$rings 11.e3e4e5 *"
try '[Event "a" [White "b"]
1.e3 *'
# Without the semicolon before a removal.
sed 's/;x/x/g' "$OLDPWD/samples/tournament.yin" >x
yinsh check -q --statistics x
yinsh repair x 2>/dev/null | cmp - "$OLDPWD/samples/tournament.yin" && echo same
== stdout
--- 1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 11 .e3-e4 12. e8-e7 *
1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 11 .e3-e4 12. e8-e7 *
1 record: 1 good, 0 repaired, 0 unrepaired
--- 1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 11.e3e4 12.e8-e7 *
x:1:57: error: turn 11: invalid turn: e3e4 (notation) [syntax-turn]
     1 | 1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 11.e3e4 12.e8-e7 *
       |                                                         ^~~~
       = help: A character is probably missing, there is one too many, or a letter such as O stands for a digit. In the official notation a ring is placed as e3 and moved as e8-e7, a row and a ring are removed as xd3-d7xa2, and text is written in {braces}. For other notations see yinsh-notation(5).
1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 11.e3-e4 12.e8-e7 *
x:1:57: repaired: turn 11: is now written e3-e4 (notation) [turn-misspelt]
1 record: 0 good, 1 repaired, 0 unrepaired
--- 1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 11.e3e4!? 12.f1Oe9 *
x:1:57: error: turn 11: invalid turn: e3e4!? (notation) [syntax-turn]
     1 | ....e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 11.e3e4!? 12.f1Oe9 *
       |                                                           ^~~~~~
       = help: A character is probably missing, there is one too many, or a letter such as O stands for a digit. In the official notation a ring is placed as e3 and moved as e8-e7, a row and a ring are removed as xd3-d7xa2, and text is written in {braces}. For other notations see yinsh-notation(5).
1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 11.e3-e4!? 12.f10-e9 *
x:1:57: repaired: turn 11: is now written e3-e4 (notation) [turn-misspelt]
x:1:67: repaired: turn 12: is now written f10-e9 (notation) [turn-misspelt]
1 record: 0 good, 1 repaired, 0 unrepaired
--- 1.el 2.kl0 3.f1O 4.gI0 5.HlO *
x:1:3: error: turn 1: invalid turn: el (notation) [syntax-turn]
     1 | 1.el 2.kl0 3.f1O 4.gI0 5.HlO *
       |   ^~
       = help: A character is probably missing, there is one too many, or a letter such as O stands for a digit. In the official notation a ring is placed as e3 and moved as e8-e7, a row and a ring are removed as xd3-d7xa2, and text is written in {braces}. For other notations see yinsh-notation(5).
1.e1 2.k10 3.f10 4.g10 5.h10 *
x:1:3: repaired: turn 1: is now written e1 (notation) [turn-misspelt]
x:1:8: repaired: turn 2: is now written k10 (notation) [turn-misspelt]
x:1:14: repaired: turn 3: is now written f10 (notation) [turn-misspelt]
x:1:20: repaired: turn 4: is now written g10 (notation) [turn-misspelt]
x:1:26: repaired: turn 5: is now written h10 (notation) [turn-misspelt]
1 record: 0 good, 1 repaired, 0 unrepaired
--- [Event"X"]
[Rings "0:0"]
[White-Team "A"]
[Équipe "B"]
1.e3 *
[Event"X"]
[Rings "0:0"]
[White-Team "A"]
[Équipe "B"]
1.e3 *
1 record: 1 good, 0 repaired, 0 unrepaired
--- [Event "The "Big" Open"]
[White "Ana \"A\" "B""]
1.e3 *
x:1:1: error: invalid tag: [Event "The "Big" Open"] (notation) [syntax-tag]
     1 | [Event "The "Big" Open"]
       | ^~~~~~~~~~~~~~~~~~~~~~~~
       = help: A tag is [Name "value"] on one line, without a space in its name. Add what is missing, or delete what does not belong there. Write a quotation mark in a value as \".
[Event "The \"Big\" Open"]
[White "Ana \"A\" \"B\""]
1.e3 *
x:1:1: repaired: the quotation marks in the tag are now escaped (notation) [quotes-bare]
x:2:1: repaired: the quotation marks in the tag are now escaped (notation) [quotes-bare]
1 record: 0 good, 1 repaired, 0 unrepaired
--- 1.e3e4 *
x:1:3: error: turn 1: invalid turn: e3e4 (notation) [syntax-turn]
     1 | 1.e3e4 *
       |   ^~~~
       = help: A character is probably missing, there is one too many, or a letter such as O stands for a digit. In the official notation a ring is placed as e3 and moved as e8-e7, a row and a ring are removed as xd3-d7xa2, and text is written in {braces}. For other notations see yinsh-notation(5).
1.e3e4 *
x:1:3: error: turn 1: invalid turn: e3e4 (notation) [syntax-turn]
     1 | 1.e3e4 *
       |   ^~~~
       = help: A character is probably missing, there is one too many, or a letter such as O stands for a digit. In the official notation a ring is placed as e3 and moved as e8-e7, a row and a ring are removed as xd3-d7xa2, and text is written in {braces}. For other notations see yinsh-notation(5).
x:1:3: not repaired: a part of it cannot be read
1 record: 0 good, 0 repaired, 1 unrepaired
--- 1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 11.e3e4e5 *
x:1:57: error: turn 11: invalid turn: e3e4e5 (notation) [syntax-turn]
     1 | 1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 11.e3e4e5 *
       |                                                         ^~~~~~
       = help: A character is probably missing, there is one too many, or a letter such as O stands for a digit. In the official notation a ring is placed as e3 and moved as e8-e7, a row and a ring are removed as xd3-d7xa2, and text is written in {braces}. For other notations see yinsh-notation(5).
1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 11.e3e4e5 *
x:1:57: error: turn 11: invalid turn: e3e4e5 (notation) [syntax-turn]
     1 | 1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 11.e3e4e5 *
       |                                                         ^~~~~~
       = help: A character is probably missing, there is one too many, or a letter such as O stands for a digit. In the official notation a ring is placed as e3 and moved as e8-e7, a row and a ring are removed as xd3-d7xa2, and text is written in {braces}. For other notations see yinsh-notation(5).
x:1:57: not repaired: a part of it cannot be read
1 record: 0 good, 0 repaired, 1 unrepaired
--- [Event "a" [White "b"]
1.e3 *
x:1:1: error: invalid tag: [Event "a" [White "b"] (notation) [syntax-tag]
     1 | [Event "a" [White "b"]
       | ^~~~~~~~~~~~~~~~~~~~~~
       = help: A tag is [Name "value"] on one line, without a space in its name. Add what is missing, or delete what does not belong there. Write a quotation mark in a value as \".
[Event "a" [White "b"]
1.e3 *
x:1:1: error: invalid tag: [Event "a" [White "b"] (notation) [syntax-tag]
     1 | [Event "a" [White "b"]
       | ^~~~~~~~~~~~~~~~~~~~~~
       = help: A tag is [Name "value"] on one line, without a space in its name. Add what is missing, or delete what does not belong there. Write a quotation mark in a value as \".
x:1:1: not repaired: a part of it cannot be read
1 record: 0 good, 0 repaired, 1 unrepaired
code	count	records
separator-missing	15	7
same
