# Players become numbers, and all that may name somebody is dropped, also what a fault quotes.
cat >"$WORK/games.yin" <<'END'
[White "Ann"]
[Black "Bob"]
[Event "Bobfest"]
[Annotator "Cid"]
[Date "2026.01.02"]
[Variant "blitz"]
[Result "1-0"]
[Termination "resign"]

{Ann begins} 1.e3 {[%tm 100]} 2.e8!? {Bob is late} 1-0

[White "Cid"]
[Black "Ann"]

1.e3 2.e8 *

[Black "Bob"]
[White "?"]

1.e3 2.e8 3.d4 *

[White "Bob"]
[Black "Bob"]
[Result "0-1"]

1.e3 2.e8 Dora *
END
cd "$WORK" || exit
yinsh convert --anonymous -t gipf games.yin 2>/dev/null
yinsh convert --anonymous --keep-going --tags=white -t gipf --record=3,4 games.yin
yinsh convert --anonymous --keep-going -t boardspace --record=1,4 games.yin 2>/dev/null
yinsh convert --anonymous -t bga --record=1-2 games.yin | grep -c Player
yinsh convert --anonymous -t json --split=out games.yin games.yin 2>/dev/null; ls out; cat out/000001-* out/000006-*
for jobs in 1 2 4; do yinsh convert -j $jobs --anonymous -t gipf games.yin - games.yin <games.yin 2>/dev/null | cksum; done | uniq | wc -l
== stdout
[White "Player 1"]
[Black "Player 2"]
[Result "1-0"]
[Rings "0-0"]
[Termination "resign"]
[Variant "blitz"]

1.e3 {[%tm 100]} 2.e8 1-0

[White "Player 3"]
[Black "Player 1"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.e3 2.e8 *

[Black "Player 2"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.e3 2.e8 3.d4 *

[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.e3 2.e8 3.d4 *

[White "Player 1"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
[Fault "turn 3: invalid turn: ... (notation) [syntax-turn]"]
[ClaimedResult "0-1"]

1.e3 2.e8 *

 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh-Blitz]
RE[Game won by Player 1]
P0[id "Player 1"]
P1[id "Player 2"]
; P0[0 Start White]
; P0[1 place wr  E 3]TM[100]
; P0[2 Done ]
; P1[3 place br  E 8]
; P1[4 Done ]
; P1[5 Resign ]
; P1[6 Done ]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh]
P0[id "Player 2"]
P1[id "Player 2"]
XT[Fault:turn 3: invalid turn: ... (notation) [syntax-turn\]]
XT[ClaimedResult:0-1]
; P0[0 Start White]
; P0[1 place wr  E 3]
; P0[2 Done ]
; P1[3 place br  E 8]
; P1[4 Done ]
)
 
4
000001-game.ndjson
000002-game.ndjson
000003-game.ndjson
000004-game.ndjson
000005-game.ndjson
000006-game.ndjson
{"yinsh":1,"tags":{"White":"Player 1","Black":"Player 2"},"variant":"blitz","result":"1-0","end":"resign","rings":[0,0],"actions":[{"turn":1,"side":"white","kind":"place","to":"e3","notes":[{"clock":100}]},{"turn":2,"side":"black","kind":"place","to":"e8"}],"final":"4/7/8/9/2W4B2/9/10/9/8/7/4 w place 0-0 3 blitz"}
{"yinsh":1,"tags":{"Black":"Player 2"},"variant":"standard","result":"*","end":"unfinished","rings":[0,0],"actions":[{"turn":1,"side":"white","kind":"place","to":"e3"},{"turn":2,"side":"black","kind":"place","to":"e8"},{"turn":3,"side":"white","kind":"place","to":"d4"}],"final":"4/7/8/3W5/2W4B2/9/10/9/8/7/4 b place 0-0 4 standard"}
1
== stderr
games.yin:26:11: error: turn 3: invalid turn: Dora (notation) [syntax-turn]
    26 | 1.e3 2.e8 Dora *
       |           ^~~~
       = help: A character is probably missing, there is one too many, or a letter such as O stands for a digit. In the official notation a ring is placed as e3 and moved as e8-e7, a row and a ring are removed as xd3-d7xa2, and text is written in {braces}. For other notations see yinsh-notation(5).
yinsh: convert: warning: bga cannot hold the clocks of 1 record
yinsh: convert: warning: bga cannot hold the end of the game of 1 record
yinsh: convert: warning: bga cannot hold the variant of 1 record
