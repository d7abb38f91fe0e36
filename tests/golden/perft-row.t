yinsh perft 'W3/W6/W7/2wwwwww1/Wwwwbw4/8B/10/9/8/6W/BBBB w pre-row 0-0 41 standard'; yinsh perft --turns -d 1 'W3/W6/W7/2wwwwww1/Wwwwbw4/8B/10/9/8/6W/BBBB w pre-row 0-0 41 standard'
== stdout
1	2
2	10
3	414
1	414
