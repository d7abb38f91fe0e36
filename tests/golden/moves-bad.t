yinsh moves 'W3/W6/W7/2wwwwww1/Wwwwbw4/8B/10/9/8/6W/BBBB w move 0-0 41 standard'
== status 2
== stderr
yinsh: moves: position line, column 67: the side to act has a row, so no move is due
