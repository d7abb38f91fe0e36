# Turns that win the game are counted, and nothing after them.
yinsh perft --turns --depth=2 'WW2/b6/8/9/wwwwWw4/9/10/9/8/6B/BB2 w move 2-2 37 standard'
yinsh perft --turns --depth=2 'WW2/b6/8/9/wwwwWw4/9/10/9/8/6B/BB2 w move 2-2 37 standard+no-limit'
yinsh perft --depth=1 'WWWW/Wwwbbww/wwbbwwbb/bbwwbbwwb/wwbbwwbbww/bbwwbbwwb/wwbbwwbbw1/9/8/3BBBB/B3 - over 0-0 62 standard'
== stdout
1	127
2	946
1	127
2	946
1	0
