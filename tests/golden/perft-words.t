yinsh perft -d 1 W3/W6/W7/2wwwwW2/10/8B/10/9/8/6W/BBBB w move 0-0 41 blitz+no-limit
== stdout
1	69
