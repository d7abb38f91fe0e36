yinsh convert -t boardspace --keep-going samples/broken/ring-due.yin
== stdout
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh]
P0[id ""]
P1[id ""]
XT[Fault:turn 41: White removed a row but did not remove a ring for it (rulebook G.3) [ring-due\]]
XT[Position:W3/W6/W7/2wwwww2/Wwwwbw4/8B/10/9/8/6W/BBBB w pre-row 0-0 41 standard]
; P0[0 Start White]
)
 
== status 1
== stderr
samples/broken/ring-due.yin:3:11: error: turn 41: White removed a row but did not remove a ring for it (rulebook G.3) [ring-due]
     3 | 41.xd3-d7;a2-a3 *
       |           ^~~~~
       = rulebook G.3: For each row that a player removes, they also remove one of their own rings.
       = note: White's rings are on a2, b1, c1, e1, j11
