# Columns of positions and of records, and that the position is the one that was found.
cd "$WORK" && ln -s "$SRCDIR/samples" . || exit
hits() { yinsh search --hits -p 'wb3 wc4 wd5' "$@" samples/minimal.yin; }
hits --columns=white,turn,next,hash,tag:Date,turn
hits --columns=+position,turn --format=json
hits --no-head --columns=record,turn,position | while read -r record turn line; do
    yinsh show --format=position --record="$record" --turn="$turn" samples/minimal.yin </dev/null | grep -cFx "$line"
done
yinsh search --hits --no-head --max=2 --columns=position,turn -p '?f6' samples/minimal.yin
echo '--- a record without turns, and a turn that is incomplete'
echo '*' | yinsh search --hits --no-head --columns=position,turn,next -p '?f6' --from=gipf
printf '[Result "0-1"]\n[Termination "resign"]\n\n%s 0-1\n' "$(yinsh convert -t gipf samples/minimal.yin | sed -n '/^$/,$p' | tr '\n' ' ' | sed 's/ 45\..*/ 45.f8-c5/')" >cut.gipf
yinsh search --hits --no-head --columns=position,turn,next -p 'Wc5' cut.gipf
== stdout
white	turn	next	hash	tag:Date	turn
	49	c4-c6	17f0efd6bb8a4224		49
	77	d7-k7	17f0efd6bb8a4224		77
	78	g3-j6 xc3-g3 xc2	17f0efd6bb8a4224		78
{"file":"samples/minimal.yin","record":1,"turn":49,"symmetry":"mirror60","swapped":"no","across":0,"up":0,"next":"c4-c6","result":"1-0","position":"b1wb/2b1w2/B2Bw2b/2wbwwwW1/WbwwWb1w2/B1b2b2b/b1bbbb2w1/wW1b4w/Bb1b2b1/2b4/Bb2 b move 1-0 50 standard"}
{"file":"samples/minimal.yin","record":1,"turn":77,"symmetry":"turn300","swapped":"no","across":0,"up":0,"next":"d7-k7","result":"1-0","position":"b1wb/2bbw2/bWwwbb1b/1bwbbBBW1/wwwwbw1b2/bwwwb2Bb/bWwwb3w1/wbb2b2w/bw4b1/w1www2/1b2 b move 2-2 78 standard"}
{"file":"samples/minimal.yin","record":1,"turn":78,"symmetry":"turn300","swapped":"no","across":0,"up":0,"next":"g3-j6 xc3-g3 xc2","result":"1-0","position":"b1wb/2bbw2/bWwwbb1b/1bwbbBbW1/wwwwbw1b2/bwwwb2Bb/bWwwb3w1/wbb2b2w/bw4b1/w1bww2/Bb2 w move 2-2 79 standard"}
1
1
1
4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard	0
4/7/8/9/10/9/10/9/1W6/7/4 b place 0-0 2 standard	1
--- a record without turns, and a turn that is incomplete
4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard	0	
2Wb/2w1w2/B6b/3B5/1b4bW2/8B/B2w4w1/WW5ww/1w5W/2b4/Bb2 b move 0-0 24 standard	23	d4-f4
2Wb/2w1w2/B6b/3b5/1b4bW2/2B5B/B2w4w1/WW5ww/1w5W/2b4/Bb2 w move 0-0 25 standard	24	e8-e6
2Wb/2w1w2/B6b/3bB4/Ww3bww2/2B5b/B2w3Wb1/WW5ww/1w4bw/2b4/Bb2 b move 0-0 30 standard	29	d5-a2
B1Wb/2b1w2/B6b/3bb4/Ww3bww2/2B5b/B2w3Wb1/WW5ww/1w4bw/2b4/Bb2 w move 0-0 31 standard	30	g9-g11
b1wb/2b1w2/B6b/3wb4/WbBw1bww2/B1w5b/B1Ww3wwW/WW5ww/1w4bw/2b4/Bb2 b move 0-0 36 standard	35	e3-h6
b1wb/2b1w2/B6b/3wb4/Wbbw1bww2/B1b5b/B1Wb3wwW/WW1B3ww/1w4bw/2b4/Bb2 w move 0-0 37 standard	36	g4-g6
b1wb/2b1w2/B6b/2WwbW3/Wbww1www2/B1b5b/b1bbbB1wwW/wW1b3ww/1w1B2bw/2b4/Bb2 b move 0-0 42 standard	41	g7-d7
b1wb/2b1w2/B6b/2WwbWB2/Wbww1wbw2/B1b5b/b1bbbb1wwW/wW1b3ww/1w1B2bw/2b4/Bb2 w move 0-0 43 standard	42	d6-f8
b1wb/2b1w2/B6b/2WwbwB2/Wbww1www2/B1b3W1b/b1bbbb1wwW/wW1b3ww/1w1B2bw/2b4/Bb2 b move 0-0 44 standard	43	d7-f7
b1wb/2b1w2/B6b/2Wwbwb2/Wbww1wbw2/B1b2BW1b/b1bbbb1wwW/wW1b3ww/1w1B2bw/2b4/Bb2 w move 0-0 45 standard	44	f8-c5
b1wb/2b1w2/B3W2b/2Wwbbb2/Wbww1www2/B1b2Bw1b/b1bbbb1wwW/wW1b3ww/1w1B2bw/2b4/Bb2 w post-row 0-0 45 standard	45	
