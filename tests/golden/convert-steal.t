yinsh convert -t boardspace samples/steal.yin | sed -n '/^ (/,/Swap/p' | head -n 20; yinsh convert -t codingame samples/steal.yin | head -n 15; printf '1.e3 2.steal\n' | yinsh convert -t codingame --variant=blitz+steal
== stdout
 (;
GM[24]VV[2]
CM[0,1]
TC[None]
SU[Yinsh]
DT[2026.11.24]
EV[Practice 4]
PC[Ringby]
RO[8]
RE[Game won by Bo [Yellow\] Marsh]
P0[id "Петра Ласло"]
P1[id "Bo [Yellow\] Marsh"]
XT[Variant:standard+steal]
; P0[0 Start White]
; P0[1 place wr  C 4]
; P0[2 Done ]
; P1[3 Swap ]
 (;
GM[24]VV[2]
CM[0,1]
c4
steal MSG It stood too well to be left to White.
h4
c2
i8
j8
f4
e2
j9
e5
f2
e5-i9
h4-h9
c2-h7
f4-f10
e3
steal

== stderr
yinsh: convert: warning: codingame cannot hold some tags of 3 records
yinsh: convert: warning: codingame cannot hold the marks ! and ? of 1 record
yinsh: convert: warning: codingame cannot hold the start position of 1 record, omitted
yinsh: convert: warning: codingame cannot hold the house rule for the 51st marker of 1 record
yinsh: convert: warning: codingame cannot hold the variant of 2 records
yinsh: convert: warning: codingame cannot hold the variant of 1 record
