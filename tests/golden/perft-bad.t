yinsh perft 'W3/W6/W7 w move 0-0 41 standard'; yinsh perft w; yinsh perft w w; yinsh perft '4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard x'
== status 2
== stderr
yinsh: perft: position line, column 9: there are fewer than eleven columns
yinsh: perft: w: this is neither a position nor a file that exists
yinsh: perft: position line, column 2: a column has too few points
yinsh: perft: position line, column 49: the seventh field must be passed or be omitted
