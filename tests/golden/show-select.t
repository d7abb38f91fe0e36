try() { "$@"; echo "status $?" >&2; }
try yinsh show --ascii --record=2 --turn=3 samples/tournament.yin
try yinsh show --format=position --record=3,1 samples/tournament.yin
try yinsh show --format=position --where='white=~/^Zo/' --turn=12 samples/tournament.yin samples/minimal.yin
echo '--- the others do not have this turn'
try yinsh show --format=position --turn=60 --where='turns>=60' samples/tournament.yin
try yinsh show --record=999 samples/tournament.yin
== stdout
samples/tournament.yin, record 2: Teodor Quist (White) - Søren Bækgård (Black)
                 10 .    11 .
              9 .       .       .
          8 .       .       .       .
      7 .       .       .       .       .
            .       .       .       .
      6 .       .       .       .       .
  5 .       .       .       .       .       .
        .       .       .       .       .
  4 .       .       .       B       .       .
        .       .       .       .       .
  3 .       .       .       .       .       .
        .       .       .       .       .
  2 .       .       .       .       .       .
    A   .       .       .       .       .   K
            .       .       .       .
      1 .       .       .       W       .
        B   W       .       .       .   J
            C   .       .       .   I
                D   .   F   .   H
                    E       G
Turn 4: Black to place a ring
Rings removed: White 0, Black 0
Markers in the pool: 51
wwww/wBbw1b1/w3w1ww/3bb2b1/1Bbb4bw/1wbww2w1/wwwbwbw1wb/6bWw/bbbww1bw/3wbB1/bW1b - over 3-2 81 standard
1bww/2bwb1W/b1w1wbww/2wBwwwWw/2wbbbbBbw/Wbwwb1bw1/1bwbw1bwb1/1B2W1ww1/bbw2bb1/ww2bBw/www1 - over 1-1 71 standard
3W/7/B1W5/2W1B4/4bB4/3B5/5B4/7W1/6w1/7/1W2 w move 0-0 13 standard
4/W6/6B1/7WB/1B7b/9/10/1W7/8/2BwW2/W2B w move 0-0 13 standard
--- the others do not have this turn
wwww/wBbw1b1/w3w1ww/3bb2b1/2w5bw/4b4/2bb2B1bb/1w1bw1wWW/3b3W/3Bw2/b3 w move 2-2 61 standard
W1ww/1B1w2w/w6w/b5Bb1/10/Www3bb1/bwbwb5/bwbb1bw2/wbbbW3/1b1bB2/2b1 w move 2-2 61 standard
1bWw/2bww1W/b1w1wWww/2w1w3w/2wwbbwbbw/1wBbwwbw1/1bwbwwbbB1/3WwBww1/bBwwbbb1/www1bBw/Www1 w pre-row 0-0 61 standard
WbBB/1wwBbbb/1bww1w1w/2bbbbwbw/b3bwb2w/2w1bbWww/wb1wwww1b1/1W1bbbbw1/BbbW1wbW/1w1wB2/wwww w move 0-0 61 standard
2bb/wwwbW1w/W1b2WB1/2b1wbww1/1wbW1wb1Bb/1b1bbb3/bwbwb3bB/b1bwww1wb/wwbBw2b/1bw1ww1/w1W1 w move 0-1 61 standard
w2w/3B1b1/2W3ww/2wb2Wwb/bwb4wbb/BB4bw1/Wb1w1wwbbb/1bw2b1Bw/1ww2b1b/1bwwbwW/ww1b w move 1-1 61 standard
== stderr
status 0
status 0
status 0
status 0
status 0
