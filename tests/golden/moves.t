yinsh moves 4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard | tr '\n' ' '
== stdout
a2 a3 a4 a5 b1 b2 b3 b4 b5 b6 b7 c1 c2 c3 c4 c5 c6 c7 c8 d1 d2 d3 d4 d5 d6 d7 d8 d9 e1 e2 e3 e4 e5 e6 e7 e8 e9 e10 f2 f3 f4 f5 f6 f7 f8 f9 f10 g2 g3 g4 g5 g6 g7 g8 g9 g10 g11 h3 h4 h5 h6 h7 h8 h9 h10 h11 i4 i5 i6 i7 i8 i9 i10 i11 j5 j6 j7 j8 j9 j10 j11 k7 k8 k9 k10 
\ No newline at end of file
