yinsh convert -t boardspace samples/tournament.yin samples/blitz.yin samples/house.yin samples/position.yin | sed -n '/^;/!p; /^; P[01].[0-9]* [A-Z][^o]/p'
# A result in words that states another end is lost.
for end in time resign; do
    printf '[White "A"]\n[Black "B"]\n[Result "1-0"]\n[Termination "%s"]\n[ResultText "W+R"]\n\n1.e3 2.e8 1-0\n' $end |
        yinsh convert -t boardspace - >"$WORK/x"
    yinsh check -q "$WORK/x"
    grep -c RE.W+R "$WORK/x"
done
== stdout
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh]
DT[2026.09.05]
EV[Ringby Open]
PC[Ringby]
RO[1]
RE[Game won by Mira Halvorsen]
P0[id "Mira Halvorsen"]
P1[id "Zoë Marchetti"]
; P0[0 Start White]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh]
DT[2026.09.05]
EV[Ringby Open]
PC[Ringby]
RO[1]
RE[Game won by Søren Bækgård]
P0[id "Teodor Quist"]
P1[id "Søren Bækgård"]
; P0[0 Start White]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh]
DT[2026.09.05]
EV[Ringby Open]
PC[Ringby]
RO[2]
RE[Game drawn]
P0[id "Zoë Marchetti"]
P1[id "Teodor Quist"]
; P0[0 Start White]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh]
DT[2026.09.05]
EV[Ringby Open]
PC[Ringby]
RO[2]
RE[Game won by Mira Halvorsen]
P0[id "Søren Bækgård"]
P1[id "Mira Halvorsen"]
; P0[0 Start White]
; P0[99 Resign ]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh]
DT[2026.09.06]
EV[Ringby Open]
PC[Ringby]
RO[3]
RE[Game won by Mira Halvorsen]
P0[id "Mira Halvorsen"]
P1[id "Teodor Quist"]
; P0[0 Start White]
; P0[81 WinOnTime ]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh]
DT[2026.09.06]
EV[Ringby Open]
PC[Ringby]
RO[3]
RE[Game drawn]
P0[id "Søren Bækgård"]
P1[id "Zoë Marchetti"]
XT[Termination:agreed]
; P0[0 Start White]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh]
DT[2026.09.06]
EV[Ringby Open]
PC[Ringby]
RO[4]
RE[Game won by Mira Halvorsen]
P0[id "Teodor Quist"]
P1[id "Mira Halvorsen"]
; P0[0 Start White]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh]
DT[2026.09.06]
EV[Ringby Open]
PC[Ringby]
RO[4]
RE[Game won by Zoë Marchetti]
P0[id "Zoë Marchetti"]
P1[id "Søren Bækgård"]
; P0[0 Start White]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh-Blitz]
DT[2026.04.19]
EV[Practice 1]
PC[Ringby]
RO[6]
RE[Game won by O. K. Ito]
P0[id "O. K. Ito"]
P1[id "Ida Brandt"]
; P0[0 Start White]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh-Blitz]
DT[2026.04.24]
EV[Practice 1]
PC[Ringby]
RO[3]
RE[Game won by Jun; Vantongeren]
P0[id "Петра Ласло"]
P1[id "Jun; Vantongeren"]
; P0[0 Start White]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh-Blitz]
DT[2026.03.17]
EV[Practice 1]
PC[Ringby]
RO[1]
RE[Game won by (Guest 17)]
P0[id "(Guest 17)"]
P1[id "Ana-Lucía Cruz"]
; P0[0 Start White]
; P1[47 Resign ]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh-Blitz]
DT[2026.03.20]
EV[Practice 2]
PC[Ringby]
RO[1]
RE[Game drawn]
P0[id "Ida Brandt"]
P1[id "Zoë Marchetti"]
; P0[0 Start White]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh]
EV[Played on past the 51st marker]
RE[Game won by O. K. Ito]
P0[id "Ida"]
P1[id "O. K. Ito"]
XT[Variant:standard+no-limit]
; P0[0 Start White]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh]
EV[Over with the 51st marker, whatever rows stand]
RE[Game won by Bo [Yellow\] Marsh]
P0[id "白石"]
P1[id "Bo [Yellow\] Marsh"]
XT[Variant:standard+pool-ends]
; P0[0 Start White]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh]
EV[The 51st marker draws]
RE[Game drawn]
P0[id "(Guest 17)"]
P1[id "Petra Láslo"]
XT[Variant:standard+pool-draws]
; P0[0 Start White]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh-Blitz]
EV[Blitz without a limit of markers]
RE[Game won by Ida Brandt]
P0[id "Ida Brandt"]
P1[id "Ida"]
XT[Variant:blitz+no-limit]
; P0[0 Start White]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh]
EV[From a position: White first removes a row that Black made]
RE[0-1]
P0[id ""]
P1[id ""]
XT[Position:2bw/7/3w4/1BbWww2w/b1bbbw1bb1/wbbbbwB2/Wb1bwww1b1/3W2W2/1b6/BW5/1bww w pre-row 0-2 51 standard]
; P0[0 Start White]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh]
EV[From a position inside a turn: the ring for a row is due]
P0[id ""]
P1[id ""]
XT[Position:bW2/5W1/1b2B3/bWb1b3w/B1wb1wWb2/bwww1bW1w/1b1ww5/3BB4/5w1w/5wb/bbBb w post-ring 0-0 41 standard]
; P0[0 Start White]
)
 
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh-Blitz]
EV[From a position with six rings placed, blitz]
RE[0-1]
P0[id ""]
P1[id ""]
XT[Position:1B2/7/8/3W5/1B8/1W2W4/8B1/9/8/7/4 w place 0-0 7 blitz]
XT[Termination:forfeit]
; P0[0 Start White]
)
 
0
1
