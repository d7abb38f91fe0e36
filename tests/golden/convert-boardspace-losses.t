printf '[White "Ida\001"]\n[Black "Bo"]\n\n1.e3 *\n' | yinsh convert -t boardspace
== stdout
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh]
P0[id "Ida�"]
P1[id "Bo"]
; P0[0 Start White]
; P0[1 place wr  E 3]
; P0[2 Done ]
)
 
== stderr
yinsh: convert: warning: boardspace cannot hold control characters and invalid UTF-8 of 1 record
