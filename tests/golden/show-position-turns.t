for turn in 0 1 10 11 38 39 42 53 54; do yinsh show --format=position --turn=$turn samples/comments.yin; done
== stdout
4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard
4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard
4/7/8/9/10/9/10/9/8/1W5/4 b place 0-0 2 standard
4/7/8/9/8W1/9/10/9/8/7/4 b place 0-0 2 standard
4/5W1/3W3B/B4W3/5W4/8B/10/8B/8/1W5/1B2 w move 0-0 11 standard
4/3WW2/2B2B2/9/8W1/1B3W3/10/3W5/B7/4B2/4 w move 0-0 11 standard
4/5W1/3W3B/B4w3/5W4/8B/10/8B/7W/1W5/1B2 b move 0-0 12 standard
4/3Ww2/2B2B2/9/8W1/1B3W3/10/3W5/BW6/4B2/4 b move 0-0 12 standard
3w/W1b1wbb/3bwwbb/b2bbbww1/1w2wbbwb1/B2WBBbww/6b2W/1B6b/5W1w/1W5/1B2 w pre-row 0-0 39 standard

3w/W1b2bb/3bw1bb/b2bbb1wW/1w2wbb1w1/B3BBb1w/6b2W/1B6b/5w1w/1W5/1B2 b move 1-0 40 standard

3w/W4bb/4w1bb/b2b1b1wW/1w2w1b1w1/B3B1b1w/5Wb2w/1b2B1B1b/5w1w/1W5/4 w move 1-1 43 standard

3w/W4bb/4w1bb/b1W2wB1w/1w2w1b1wB/b4bb1b/1W4b2w/1w2B3b/7w/1w5/4 b move 2-2 54 standard

3w/W4b1/4w2b/b1W2b2w/1w2w3wB/b5b1b/1W4b2w/1w2B3b/7w/1w5/4 - over 2-3 54 standard

== status 1
== stderr
samples/comments.yin:31: record 2 has no complete turn 38
samples/comments.yin:31: record 2 has no complete turn 39
samples/comments.yin:31: record 2 has no complete turn 42
samples/comments.yin:31: record 2 has no complete turn 53
samples/comments.yin:31: record 2 has no complete turn 54
