echo '4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard' | yinsh perft --depth=2; yinsh perft -d 3 --turns '4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard'
== stdout
1	85
2	7140
1	85
2	7140
3	592620
