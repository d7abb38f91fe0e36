# Texts keep their characters, messages and repair show and write those of ASCII.
cd "$WORK" || exit
try() { printf "$1" >x; yinsh check x; yinsh repair x 2>/dev/null; yinsh convert -t json x 2>/dev/null; }
try '[Event "Spring – “Open”"]\n[White “Ana”]\n\n1.e3\302\2402.e8 {a–b} 3.g4 *\n\n[White "B–C"]\n\n1.e3 2.e8 *\n'
# A comment that holds clocks is no text.
try '1.e3\302\240{[%%tm\302\2401001]} 2.e8 *\n'
# What passes unchanged keeps its bytes.
printf '1.e3\302\2402.e8 *\n' >x && yinsh search --where='turns==2' x && yinsh unique x
# A log with names that other lines refer to.
printf 'Move\302\2401 :\302\2401/2/2026 3:04:05 PM\nAna\302\240B\302\240places a ring on E3\nMove 2 : 3:04:06 PM\nBen places a ring on E8\nMove 3 : 3:04:07 PM\nAna\302\240B places a ring on G4\n' >x
yinsh score --columns=notation,white,black,turns,status,code x
# In Windows-1252.
printf '[White "Zo\353 \226 B"]\n\n1.e3\2402.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 11.e3\226e4 *\n' >x
yinsh convert -t gipf x
# What is wrong besides is reported and repaired as without them.
turns='1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1'
say() { for dash in - –; do printf "$@" | sed "s/@/$dash/g" >x; yinsh check x 2>&1 | sed -n 's/^x:/\t/p'; yinsh repair -q x 2>&1; done; }
say '[White "A"]\n[Rings "1-0"]\n%s 12.b3@h9 13.c1@c7\n' "$turns"
say '%s 12.b3h9 13.c1@c7 14.f8-f1O *\n' "$turns"
say '[Event "a "q" b"]\n%s 12.b3@h9 *\n' "$turns"
# A log whose first line and later lines are damaged.
for line in 'Ana places a ring on C１' 'Ana places a ring on C1'; do
    printf 'Move 1 : 1/2/2026 3:04:05 PM\n%s\nMove 2 : 3:04:06 PM\nBen places a ring on E8\nMove 3 : 3:04:07 PM\nAna places a ring on G4\nMove 4 : 3:04:08 PM\nBenn placed a ring on G5\nMove 5 : 3:04:09 PM\nAna places a ring on D1\nMove 6 : 3:04:09 PM\nCid places a ring on D2\n' "$line" >x
    yinsh score --no-head --columns=record,white,black,turns,status,code x 2>/dev/null
done
== stdout
x:2:8: style: look-alikes such as “ are read as the ASCII characters that they stand for (notation) [look-alike]
     2 | [White “Ana”]
       |        ^
       = help: Write a hyphen, an x, spaces, quotation marks, letters and digits of ASCII, as yinsh repair does. Word processors and web pages often replace them.
[Event "Spring – “Open”"]
[White "Ana"]

1.e3 2.e8 {a–b} 3.g4 *

[White "B–C"]

1.e3 2.e8 *
{"yinsh":1,"tags":{"Event":"Spring – “Open”","White":"Ana"},"variant":"standard","result":"*","end":"unfinished","rings":[0,0],"actions":[{"turn":1,"side":"white","kind":"place","to":"e3"},{"turn":2,"side":"black","kind":"place","to":"e8","notes":[{"comment":"a–b"}]},{"turn":3,"side":"white","kind":"place","to":"g4"}],"final":"4/7/8/9/2W4B2/9/2W7/9/8/7/4 b place 0-0 4 standard"}
{"yinsh":1,"tags":{"White":"B–C"},"variant":"standard","result":"*","end":"unfinished","rings":[0,0],"actions":[{"turn":1,"side":"white","kind":"place","to":"e3"},{"turn":2,"side":"black","kind":"place","to":"e8"}],"final":"4/7/8/9/2W4B2/9/10/9/8/7/4 w place 0-0 3 standard"}
x:1:5: style: look-alikes such as <U+00A0> are read as the ASCII characters that they stand for (notation) [look-alike]
     1 | 1.e3<U+00A0>{[%tm<U+00A0>1001]} 2.e8 *
       |     ^~~~~~~~
       = help: Write a hyphen, an x, spaces, quotation marks, letters and digits of ASCII, as yinsh repair does. Word processors and web pages often replace them.
1.e3 {[%tm 1001]} 2.e8 *
{"yinsh":1,"tags":{},"variant":"standard","result":"*","end":"unfinished","rings":[0,0],"actions":[{"turn":1,"side":"white","kind":"place","to":"e3","notes":[{"clock":1001}]},{"turn":2,"side":"black","kind":"place","to":"e8"}],"final":"4/7/8/9/2W4B2/9/10/9/8/7/4 w place 0-0 3 standard"}
1.e3 2.e8 *
1.e3 2.e8 *
notation	white	black	turns	status	code
bga	Ana B	Ben	3	ok	
[White "Zoë – B"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 11.e3-e4 *

	2:9: error: the record claims 1-0 rings removed; the replay gives 0-0 (rulebook H) [rings-mismatch]
x:2:9: error: the record claims 1-0 rings removed; the replay gives 0-0 (rulebook H) [rings-mismatch]
     2 | [Rings "1-0"]
       |         ^~~
       = rulebook H: The first player to remove three rings wins; if the markers run out first, the numbers of rings removed decide.
       = note: the game is not over on the board; next is turn 14, Black's
x:2:9: not repaired: the stated rings removed may be wrong, or the last turns are missing
[White "A"]
[Rings "1-0"]
1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 13.c1-c7
	2:9: error: the record claims 1-0 rings removed; the replay gives 0-0 (rulebook H) [rings-mismatch]
	3:67: style: look-alikes such as – are read as the ASCII characters that they stand for (notation) [look-alike]
x:2:9: error: the record claims 1-0 rings removed; the replay gives 0-0 (rulebook H) [rings-mismatch]
     2 | [Rings "1-0"]
       |         ^~~
       = rulebook H: The first player to remove three rings wins; if the markers run out first, the numbers of rings removed decide.
       = note: the game is not over on the board; next is turn 14, Black's
x:2:9: not repaired: the stated rings removed may be wrong, or the last turns are missing
[White "A"]
[Rings "1-0"]
1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3–h9 13.c1–c7
	1:65: error: turn 12: invalid turn: b3h9 (notation) [syntax-turn]
x:1:65: repaired: turn 12: is now written b3-h9 (notation) [turn-misspelt]
x:1:82: repaired: turn 14: is now written f8-f10 (notation) [turn-misspelt]
1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 13.c1-c7 14.f8-f10 *
	1:65: error: turn 12: invalid turn: b3h9 (notation) [syntax-turn]
x:1:65: repaired: turn 12: is now written b3-h9 (notation) [turn-misspelt]
x:1:75: repaired: look-alikes are now the ASCII characters that they stand for (notation) [look-alike]
x:1:84: repaired: turn 14: is now written f8-f10 (notation) [turn-misspelt]
1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 13.c1-c7 14.f8-f10 *
	1:1: error: invalid tag: [Event "a "q" b"] (notation) [syntax-tag]
x:1:1: repaired: the quotation marks in the tag are now escaped (notation) [quotes-bare]
[Event "a \"q\" b"]
1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 *
	1:1: error: invalid tag: [Event "a "q" b"] (notation) [syntax-tag]
x:1:1: repaired: the quotation marks in the tag are now escaped (notation) [quotes-bare]
x:2:67: repaired: look-alikes are now the ASCII characters that they stand for (notation) [look-alike]
[Event "a \"q\" b"]
1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 *
1	Ana	Ben	3	illegal	place-wrong-side
1	Ana	Ben	3	illegal	place-wrong-side
== status 1
== stderr
2 records: 2 good, 0 bad; 2 unfinished
1 record: 1 good, 0 bad; 1 unfinished
x:1:5: style: look-alikes such as <U+00A0> are read as the ASCII characters that they stand for (notation) [look-alike]
     1 | 1.e3<U+00A0>2.e8 *
       |     ^~~~~~~~
       = help: Write a hyphen, an x, spaces, quotation marks, letters and digits of ASCII, as yinsh repair does. Word processors and web pages often replace them.
x:1:5: style: look-alikes such as <U+00A0> are read as the ASCII characters that they stand for (notation) [look-alike]
     1 | 1.e3<U+00A0>2.e8 *
       |     ^~~~~~~~
       = help: Write a hyphen, an x, spaces, quotation marks, letters and digits of ASCII, as yinsh repair does. Word processors and web pages often replace them.
1 record: 1 unique, 0 duplicates, 0 bad
x:1:5: style: look-alikes such as <U+00A0> are read as the ASCII characters that they stand for (notation) [look-alike]
     1 | Move<U+00A0>1 :<U+00A0>1/2/2026 3:04:05 PM
       |     ^~~~~~~~
       = help: Write a hyphen, an x, spaces, quotation marks, letters and digits of ASCII, as yinsh repair does. Word processors and web pages often replace them.
x:1:11: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
     1 | [White "Zo\xeb \x96 B"]
       |           ^~~~
       = help: If characters look wrong, use --encoding to name the charset, or convert the file to UTF-8. In SGF the property CA names the charset: correct it if it is wrong.
x:3:5: style: look-alikes such as \xa0 are read as the ASCII characters that they stand for (notation) [look-alike]
     3 | 1.e3\xa02.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 11.e3\x96e4 *
       |     ^~~~
       = help: Write a hyphen, an x, spaces, quotation marks, letters and digits of ASCII, as yinsh repair does. Word processors and web pages often replace them.
