printf '%s\n' d5 '' 'e3;f4 g5' d5 e3-e8 'g9 zz' '9' 'G9' | yinsh play; echo "status $?"
echo '--- a game, with rows and rings that are joined, ends as its record does'
tr ' ' '\n' <samples/minimal.yin | sed 's/^[0-9]*\.//' | yinsh play | tail -n 2
yinsh show --format=position samples/minimal.yin
before=$(yinsh show --format=position --turn=44 samples/minimal.yin)
printf '%s\n' 'f8-c5;xe7-i11' XG11 'f8-c5 xe7-i11;xg11' | yinsh play "$before"
echo '--- a variant, a position in fields, and no input'
# shellcheck disable=SC2086 # fields
echo a2 | yinsh play 4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 blitz
yinsh play </dev/null
echo '--- JSON, control characters, and a last line without its end'
printf 'd5\r\nd5\n\033[2J\npass' | yinsh play --format=json
echo '--- what is no position'
yinsh play game.yin </dev/null
yinsh play 4/7/8 w </dev/null
echo '--- a line that is too long'
{ echo a2; yes d5 | head -n 40000 | tr '\n' ' '; echo; echo b2; } | yinsh play
echo "status $?"
== stdout
4/7/8/4W4/10/9/10/9/8/7/4 b place 0-0 2 standard
4/7/8/4W4/10/9/10/9/8/7/4 b place 0-0 2 standard
4/7/8/4W4/2B7/2W6/3B6/9/8/7/4 w place 0-0 5 standard
place-occupied: turn 5: d5 is occupied; a ring must be placed on a vacant point
placing-due: turn 5: a ring must be placed; no other action is possible before all ten rings are placed
syntax-turn: turn 6: invalid turn: zz
syntax-turn: turn 5: invalid turn: 9
4/7/8/4W4/2B7/2W6/3B3W2/9/8/7/4 b place 0-0 6 standard
status 1
--- a game, with rows and rings that are joined, ends as its record does
b1wb/2bbw2/bWwwbb1b/1bwbbBbW1/wwwwbw1b2/bwwwb2Bb/bWwwb3w1/wbb2b2w/bw4b1/w1bww2/Bb2 w move 2-2 79 standard
b1wb/2bbw2/b2wbb1b/1b1bbBbW1/ww1wbw1b2/b1wwb2Bb/b1wwb3w1/wwb2b2w/bb4b1/wWbww2/Bb2 - over 3-2 79 standard
b1wb/2bbw2/b2wbb1b/1b1bbBbW1/ww1wbw1b2/b1wwb2Bb/b1wwb3w1/wwb2b2w/bb4b1/wWbww2/Bb2 - over 3-2 79 standard
b1wb/2b1w2/B3W2b/2Wwbbb2/Wbww1w1w2/B1b2B2b/b1bbbb2wW/wW1b4w/1w1B2b1/2b4/Bb2 w post-ring 0-0 45 standard
b1wb/2b1w2/B3W2b/2Wwbbb2/Wbww1w1w2/B1b2B2b/b1bbbb2w1/wW1b4w/1w1B2b1/2b4/Bb2 b move 1-0 46 standard
move-no-ring: turn 46: there is no ring on f8 to move
--- a variant, a position in fields, and no input
W3/7/8/9/10/9/10/9/8/7/4 b place 0-0 2 blitz
--- JSON, control characters, and a last line without its end
{"position":"4/7/8/4W4/10/9/10/9/8/7/4 b place 0-0 2 standard","side":"black","due":"place","result":"*","code":null,"text":null,"clause":null}
{"position":"4/7/8/4W4/10/9/10/9/8/7/4 b place 0-0 2 standard","side":"black","due":"place","result":"*","code":"place-occupied","text":"turn 2: d5 is occupied; a ring must be placed on a vacant point","clause":"rulebook D.2"}
{"position":"4/7/8/4W4/10/9/10/9/8/7/4 b place 0-0 2 standard","side":"black","due":"place","result":"*","code":"syntax-turn","text":"turn 2: invalid turn: \\x1b[2J","clause":"notation"}
{"position":"4/7/8/4W4/10/9/10/9/8/7/4 b place 0-0 2 standard","side":"black","due":"place","result":"*","code":"placing-due","text":"turn 2: a ring must be placed; no other action is possible before all ten rings are placed","clause":"rulebook D.3"}
--- what is no position
--- a line that is too long
W3/7/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard
status 2
== stderr
yinsh: play: game.yin: this is neither a position nor a file that exists
yinsh: play: position line, column 6: there are fewer than eleven columns
<stdin>:2: the line is too long
