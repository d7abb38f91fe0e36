# A value with a line end makes its record bad, and no other: nothing after it is lost or read twice.
facts() { yinsh score --no-head --columns=record,white,black,status,code "$@" 2>/dev/null; }
try() { echo "--- $1" && printf "$2" >"$WORK/x" && facts "$WORK/x"; }
next='\n[White "C"]\n[Black "D"]\n\n1.e3 2.a5 *\n'
cd "$WORK" || exit
try 'two lines' "[White \"A\"]\n[Comment \"two\nlines\"]\n[Black \"B\"]\n\n1.e3 *\n$next"
try 'first tag' "[White \"two\r\nlines\"]\r\n[Black \"B\"]\r\n\r\n1.e3 *\r\n$next"
try 'several tags' "[White \"A\"]\n[One \"a\nb\" ]\n[Two \"c\n\nd\n1.e3 *\ne\"]\n[Black \"B\"]\n\n1.e3 *\n$next"
try 'quotation marks in it' "[White \"A\"]\n[Comment \"he said \"yes\"\nand no\"]\n[Black \"B\"]\n\n1.e3 *\n$next"
try 'escapes in it' '[White "A"]\n[Comment "a \\"b\\x0a\n\\\\"]\n[Black "B"]\n\n1.e3 *\n'"$next"
try 'after a turn that is broken' "[White \"A\"]\n[Comment \"two\nlines\"]\n[Black \"B\"]\n\n1.e3 2.q *\n$next"
# Lines in it with which records of other notations begin.
for line in 'chat:\nMove 2 :' '# DATE of the game: y' 'PLACE E3' 'Zo places a ring on e3,' 'p e3\np e4' W84 '(;GM[24]SU[Yinsh]P0[id' '{'; do
    try "$line" "[White \"A\"]\n[Comment \"a\n$line\nb\"]\n[Black \"B\"]\n\n1.e3 *\n$next"
done
try 'a log after an empty line' "[White \"A\"]\n[Comment \"a\n\nZo places a ring on e3\nBo places a ring on e4\n\nb\"]\n[Black \"B\"]\n\n1.e3 *\n$next"
try 'turns after an empty line' "[White \"A\"]\n[Comment \"a\n\n1.e3 *\nb\"]\n[Black \"B\"]\n\n1.e3 *\n$next"
# What is never closed ends with its line.
try 'not closed, then a tag' "[White \"A\"]\n[Comment \"two\n[Black \"B\"]\n\n1.e3 *\n$next"
try 'not closed, then a record' "[White \"A\"]\n[Comment \"two\n$next"
try 'not closed, then JSON' '[White "A"]\n[Comment "two\n{"yinsh":1,"tags":[["White","C"]],"actions":[]}\n'
try 'not closed, then SGF' '[White "A"]\n[Comment "two\n(;GM[24]VV[2]SU[Yinsh]P0[id "C"]P1[id "D"];P0[0 Start P0];P0[1 place wr E 3])\n'
# Text after a tag or between tags costs its record alone: the tags and turns after it are none of another.
all() { yinsh check --all x 2>&1 | tail -n 1; }
text() { try "$1" "[White \"A\"]\n$1\n[Black \"B\"]\n\n1.e3 2.a5 *\n$next" || all; }
text '[Comment "two\nlines"] and text'
text '[Comment "one line"] and text'
text '[Comment"two"\n]'
text '[Comment "two"\nlines]'
text '[Comment two\nlines]'
text '[Comment "two\n\nlines"'
text '[Com\nment "two"]'
text 'this is text; and more of it'
text '```'
try 'text before the turns' "[White \"A\"]\n[Black \"B\"]\n\na game by mail:\n\n1.e3 2.a5 *\n$next"
try 'text after tags alone' "[White \"A\"]\n[Black \"B\"]\n\na game by mail:\n$next"
try 'text, and tags of other names' "[W \"\"]text\n\n[Result \"*\"]\n\n1.e3 *\n" || all
try 'not closed, then a sequence of vying.org' '[e "\n\nh8 e8 j8 b6 b2 i7 g3 a4 b7 e3 j8j10 i7f4 black_resigns\n\n"]\n'
# The other notations with tags.
try yinsh-save '# DATE 20260409_143022\n# TAG Note "two\nlines"\n# WHITE_PLAYER A\nPLACE E3\n\n# RESULT White\n# WHITE_PLAYER C\nPLACE E3\n'
try json '{"yinsh":1,"tags":[["White","A"],["Note","two\nlines"],["Black","B"]],"actions":[]}\n{"yinsh":1,"tags":[["White","C"]],"actions":[]}\n'
try boardspace '(;GM[24]VV[2]SU[Yinsh]EV[two\nlines]P0[id "A"]P1[id "B"];P0[0 Start P0];P0[1 place wr E 3])\n'
# repair joins the lines, and changes nothing else.
for text in '[White "A"]\n[Note "two\nlines \\"of\\"\r\n\r\ntext"]\n[Black "B"]\n\n1.e3 2.a5 *\n' \
    '[A "a\nb"]\n[B "c\nd"]\n\n1.e3 3.a5 3.f6 4.b4 5.g7 *\n'; do
    printf "$text" >x && yinsh repair x >y; cat y && yinsh check y && yinsh repair -q -t gipf x >z
    yinsh convert -t gipf y | cmp - z
done
printf '[Comment "he said "yes"\nand no"]\n[Black "B"]\n\n1.e3 *\n' | yinsh repair - >y
== stdout
--- two lines
1	A		malformed	tag-lines
2	C	D	ok	
--- first tag
1			malformed	tag-lines
2	C	D	ok	
--- several tags
1	A		malformed	tag-lines
2	C	D	ok	
--- quotation marks in it
1	A		malformed	syntax-tag
2	C	D	ok	
--- escapes in it
1	A		malformed	tag-lines
2	C	D	ok	
--- after a turn that is broken
1	A		malformed	tag-lines
2	C	D	ok	
--- chat:
Move 2 :
1	A		malformed	tag-lines
2	C	D	ok	
--- # DATE of the game: y
1	A		malformed	tag-lines
2	C	D	ok	
--- PLACE E3
1	A		malformed	tag-lines
2	C	D	ok	
--- Zo places a ring on e3,
1	A		malformed	tag-lines
2	C	D	ok	
--- p e3
p e4
1	A		malformed	tag-lines
2	C	D	ok	
--- W84
1	A		malformed	tag-lines
2	C	D	ok	
--- (;GM[24]SU[Yinsh]P0[id
1	A		malformed	tag-lines
2	C	D	ok	
--- {
1	A		malformed	tag-lines
2	C	D	ok	
--- a log after an empty line
1	A		malformed	tag-lines
2	C	D	ok	
--- turns after an empty line
1	A		malformed	tag-lines
2	C	D	ok	
--- not closed, then a tag
1	A		malformed	syntax-tag
2	C	D	ok	
--- not closed, then a record
1	A		malformed	syntax-tag
2	C	D	ok	
--- not closed, then JSON
1	A		malformed	syntax-tag
2	C		ok	
--- not closed, then SGF
1	A		malformed	syntax-tag
2	C	D	ok	
--- [Comment "two
lines"] and text
1	A		malformed	tag-lines
2	C	D	ok	
2 records: 1 good, 1 bad; 1 unfinished
--- [Comment "one line"] and text
1	A		malformed	syntax-turn
2	C	D	ok	
2 records: 1 good, 1 bad; 1 unfinished
--- [Comment"two"
]
1	A	B	ok	
2	C	D	ok	
--- [Comment "two"
lines]
1	A		malformed	syntax-tag
2	C	D	ok	
2 records: 1 good, 1 bad; 1 unfinished
--- [Comment two
lines]
1	A		malformed	syntax-tag
2	C	D	ok	
2 records: 1 good, 1 bad; 1 unfinished
--- [Comment "two

lines"
1	A		malformed	syntax-tag
2	C	D	ok	
2 records: 1 good, 1 bad; 1 unfinished
--- [Com
ment "two"]
1	A		malformed	syntax-tag
2	C	D	ok	
2 records: 1 good, 1 bad; 1 unfinished
--- this is text; and more of it
1	A		malformed	syntax-turn
2	C	D	ok	
2 records: 1 good, 1 bad; 1 unfinished
--- ```
1	A		malformed	syntax-turn
2	C	D	ok	
2 records: 1 good, 1 bad; 1 unfinished
--- text before the turns
1	A	B	malformed	syntax-turn
2	C	D	ok	
--- text after tags alone
1	A	B	ok	
2	C	D	ok	
--- text, and tags of other names
1			malformed	syntax-turn
2			ok	
2 records: 1 good, 1 bad; 1 unfinished
--- not closed, then a sequence of vying.org
1			malformed	syntax-tag
2			ok	
3			malformed	syntax-turn
--- yinsh-save
1			malformed	syntax-line
2	C		ok	
--- json
1			malformed	json-syntax
2	C		ok	
--- boardspace
1	A	B	ok	
[White "A"]
[Note "two lines \"of\"  text"]
[Black "B"]

1.e3 2.a5 *
[A "a b"]
[B "c d"]

1.e3 2.a5 3.f6 4.b4 5.g7 *
== status 1
== stderr
x:2:1: repaired: the lines of the tag's value were joined (notation) [tag-lines]
1 record: 0 good, 1 repaired, 0 unrepaired
1 record: 1 good, 0 bad; 1 unfinished
x:2:1: repaired: the lines of the tag's value were joined (notation) [tag-lines]
x:1:1: repaired: the lines of the tag's value were joined (notation) [tag-lines]
x:3:1: repaired: the lines of the tag's value were joined (notation) [tag-lines]
x:6:6: repaired: turn 2: was numbered 3 (notation) [number-wrong]
1 record: 0 good, 1 repaired, 0 unrepaired
1 record: 1 good, 0 bad; 1 unfinished
x:1:1: repaired: the lines of the tag's value were joined (notation) [tag-lines]
x:3:1: repaired: the lines of the tag's value were joined (notation) [tag-lines]
x:6:6: repaired: turn 2: was numbered 3 (notation) [number-wrong]
<stdin>:1:1: error: invalid tag: [Comment "he said "yes"\nand no"] (notation) [syntax-tag]
     1 | [Comment "he said "yes"
       | ^~~~~~~~~~~~~~~~~~~~~~~
       = help: A tag is [Name "value"] on one line, without a space in its name. Add what is missing, or delete what does not belong there. Write a quotation mark in a value as \".
<stdin>:1:1: not repaired: a part of it cannot be read
1 record: 0 good, 0 repaired, 1 unrepaired
