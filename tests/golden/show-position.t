yinsh show --format=position samples/*.yin samples/archive.sgf
== stdout
WbbB/2bbB1w/1wwbbWW1/1w1Ww1bb1/w6Bb1/9/1bbwB3bb/1ww4B1/8/5ww/4 - over 1-0 39 blitz
2B1/1BWbB2/b4wbw/Www1w1w1b/1w1bW2B2/5Wwwb/3w1wbw2/wb2bwwbb/3wwww1/3W3/2w1 - over 0-1 46 blitz
1WB1/3W3/4b3/2Ww1Bw2/3w2w1b1/1w3w2b/2W1bw3B/4W4/6B1/B3bb1/4 b move 0-0 24 blitz
bb1w/4w2/wbB1w3/Wwbwbwwb1/1wbbWwWwbw/bwbB3w1/w1wwwb1w2/wwWbwb1bw/bBbww1bw/wbBb1bW/bbBb - over 0-0 61 blitz
3w/W4b1/4w2b/b1W2b2w/1w2w3wB/b5b1b/1W4b2w/1w2B3b/7w/1w5/4 - over 2-3 54 standard
1wbb/1W1BW2/2wwwbw1/w3bb3/1bB1w3W1/1b3bb2/10/3w3W1/Bw6/4BB1/4 b move 1-0 34 standard
bbbw/Wwww1b1/b2bb1bb/b4W2b/bww1wbbbbw/bw1ww1bw1/bww1wwbw1w/1wbBwbw1b/3wwb1w/6w/BW2 - over 2-3 84 standard+no-limit
w2b/bwb2bb/bww1wbwb/bbwbwwb1b/W1bbbWb3/1bBbbbbbB/1bw1wb2bb/bwbwbBw2/2Wb1wBW/wbWb3/1ww1 - over 0-1 66 standard+pool-ends
3b/bw4b/b3Bwwb/1wwbWbWbw/1bWwBbwwwb/bw1w1w1wb/wwww3wbW/w1bbww1w1/bb1b1Wbb/wbbBbb1/b1Bb - over 0-1 66 standard+pool-draws
1W2/2bw3/3b3W/wwwbw4/3bwB2W1/3w3B1/BW3bw3/2w1B1b2/b7/4b2/2Bb - over 1-0 33 blitz+no-limit
b1ww/w3wW1/1b2bW2/wbbB1bw2/4B1b3/1b1w4b/2bw6/1bwb3b1/2w1WbW1/1bb4/1w1w - over 1-3 58 standard
1b1W/1b2bW1/1bw5/3bw4/2bw6/4ww3/w5w3/w1wwb1b1w/3bwb2/2wbbB1/B1bB - over 3-2 61 standard
2W1/wBB2bb/2ww1BBb/3bwbb2/10/3wbb1b1/1W3b4/wb1wb1w1w/3bbb1b/1w1w3/1b2 - over 3-1 59 standard
w3/5bW/1wb1Bbb1/5B1b1/4W1b3/1wwb1B1w1/bw1wbbbbB1/w2bb1w2/bw1ww3/Bb1w3/b2w - over 3-0 57 standard
b1wb/2bbw2/b2wbb1b/1b1bbBbW1/ww1wbw1b2/b1wwb2Bb/b1wwb3w1/wwb2b2w/bb4b1/wWbww2/Bb2 - over 3-2 79 standard
4/bw3B1/bwb4w/1wbwW2b1/2wbb5/4bbw2/3w1bbW2/wbw2W3/bww2Bb1/www2ww/wwww - over 2-3 66 standard
Bbb1/b3bbb/bbbW1bwb/bbb4bw/1w1bww4/wbbBW4/w1w2wwb2/1w3wbw1/b4bbb/4Bbw/4 - over 3-2 63 standard
1wbw/2wwb2/2wwb3/w1bbb4/bbwww5/bbwb5/bWWbwwwbww/BBBwbwbbw/BWbwwwbw/Wbwbbwb/bw2 - over 1-1 63 standard
2ww/3bbw1/3wbb2/b2bbw3/ww1www4/bwbww4/bwwbb5/bBWbbbwwb/BWBbbwbw/BWbwwwb/wb2 - over 2-1 63 standard
2bw/7/W7/1wbw1w2w/b1wwb2bb1/6B2/BbWwww2b1/3w2W2/1b6/1W5/1bww - over 1-3 54 standard
bW2/5w1/1b2B3/bwwW1bB1w/B1wbbwbbb1/bww1wbW1w/1b2bb4/3w5/2W2w1w/5wb/bbBb w move 1-1 53 standard
1b1B/6W/WW5W/1wbw5/bwbB5b/www1w3b/1B4w1B1/9/3B4/5W1/1w2 b move 0-0 26 blitz
Wb2/w2W3/BB5b/wwbw3w1/2b3b2B/bbbbw1wB1/bbbb3B2/3wb4/3b4/2ww1w1/4 - over 3-0 51 standard
b3/w3w2/b1b3W1/b1B2b1bb/1b1wb2b2/6BBw/3bB1bw1b/1Wbw1wb1b/1bbw1b1w/wbbb2b/w1b1 - over 3-1 65 standard
1w1b/4b1w/4ww1w/b1b1BwwWw/W1b1Wbwww1/2B1w1wbw/6b1w1/1W5w1/7w/7/b3 - over 1-3 56 standard
4/4bwB/3bbBbb/5Wb2/w4b1b1w/1w4w1b/10/2B2w2b/4B3/b1W3B/1w2 - over 3-0 43 standard
4/Ww1w3/Bwbwb3/2bw5/1b1wbw4/5wB1W/4bw1W2/5wW2/4ww2/1W2ww1/4 - over 0-3 46 standard+steal
4/5b1/3B4/3Bbb1w1/3b1b2W1/2Ww1bb2/B9/3B4b/1w5b/1b2b2/w3 - over 3-1 45 standard+steal
W3/3BBB1/W7/8W/5w4/9/2B3w3/5BwW1/8/7/4 - over 1-0 19 blitz+steal+no-limit
1W2/w1wbB2/bbwb4/1ww1b4/1bbWbb4/1w1bbb2w/w3w2Wbw/w6wW/B3w3/2W1w1b/4 - over 0-3 54 standard+steal
wwww/wBbw1b1/w3w1ww/3bb2b1/1Bbb4bw/1wbww2w1/wwwbwbw1wb/6bWw/bbbww1bw/3wbB1/bW1b - over 3-2 81 standard
W1ww/1B1w2w/w6w/b6b1/10/Wwww2bb1/bwb1w5/bww1Bbw2/wwb1b3/Wb2b2/4 - over 2-3 64 standard
1bww/2bwb1W/b1w1wbww/2wBwwwWw/2wbbbbBbw/Wbwwb1bw1/1bwbw1bwb1/1B2W1ww1/bbw2bb1/ww2bBw/www1 - over 1-1 71 standard
3b/2w2b1/2B4w/w1wbwb1Ww/2bbbw3w/1Bw1bw3/1W1wb1BB1b/b2w1bwb1/2W1b1wB/2Ww2w/1b1b b move 1-0 48 standard
w3/B5B/wb4W1/bwwB3w1/1wwwbwWW1b/1wwb4b/2b1b3b1/5Bb2/1B6/7/Wbb1 w move 1-0 39 standard
WbBB/1wwBbbb/1bww1w1w/2bbbbwbw/b3bwb2w/2w1bbWww/wb1wwww1b1/1W1bbbbw1/BbbW1wbW/1w1wB2/wwww w move 0-0 61 standard
2bb/wwwbw1w/W1bW1wB1/2b1bbww1/1wbwWwbBbb/1b1wbb3/bwbww2bwb/b1bwbw1wb/wwbBbB1b/1bw1bw1/w1WW - over 0-1 66 standard
w2w/3B1b1/6w1/W1wb4b/bbb5bb/b6bB/wb1w1w1bbb/Bb3b1Bw/1w3b1b/1b1wbwW/ww1b - over 3-1 65 standard
b2b/1W1w2w/4bw2/2bB1b1b1/wb1wB1bbw1/3ww1b2/w5BwB1/4w4/1bww2b1/bwW3w/4 - over 3-1 59 standard
3W/2b1wb1/5b2/2w1Wb3/w1WBbwb2b/2Bwbb2b/2Bbw5/5b3/b1Bw4/1B1W1w1/3w b move 1-0 38 standard
1bB1/W1b3B/3B4/w2Wbwww1/5bB3/3w1w2w/1W3bb3/Wbb2Wbbb/2w3wB/w5b/4 w move 0-0 33 standard
1WbB/1b1wbb1/2w1bb2/3B1wW1B/3b4b1/3Www3/b5w3/3W2w1w/5b2/4WBw/4 - over 0-1 34 blitz
4/2Bw1ww/6ww/b1bw4W/b4b1bw1/w2bbwbww/2b3B3/2www4/1www4/1w1b3/1WWW - over 1-3 58 standard
2b1/ww1Wwbb/www1B3/WB1Bwb1b1/wbbbwb1Wwb/1wwbwwwbw/bwwBwbb1wW/1wwwbW1bw/bwbwb1bw/w1B2w1/2w1 - over 0-0 61 standard
== stderr
samples/layout.yin:25:35: style: turn 42: the higher end of the row comes first: XF6-F2 (notation) [row-ends-reversed]
    25 |  41. B1-I8                    42. XF6-F2XI5;I6-F6
       |                                   ^~~~~~
       = help: Write the end with the lower letter first or, within a column, the end with the lower number: xd3-d7.
samples/layout.yin:109:1: style: turn 2: G6 is not in the same case as the points before it (notation) [case-mixed]
   109 | G6
       | ^~
       = help: Write all points in lower case, as yinsh convert -t gipf does. A change in the middle of a record may also show where two sources were joined.
