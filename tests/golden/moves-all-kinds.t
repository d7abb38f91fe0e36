for due in 'W3/W6/W7/2wwwwww1/Wwwwbw4/8B/10/9/8/6W/BBBB w pre-row' 'W3/W6/W7/9/Wwwwbw4/8B/10/9/8/6W/BBBB w pre-ring' 'W3/W6/W7/2wwwwW2/10/8B/10/9/8/6W/BBBB w move'; do yinsh moves "$due 0-0 41 standard" | tr '\n' ' '; echo; done
== stdout
xd3-d7 xd4-d8 
xa2 xb1 xc1 xe1 xj11 
a2-a3 a2-a4 a2-a5 a2-b2 a2-b3 a2-c2 a2-c4 a2-d2 a2-e2 a2-e6 a2-f2 a2-g2 b1-b2 b1-b3 b1-b4 b1-b5 b1-b6 b1-b7 b1-c2 b1-e4 c1-c2 c1-c3 c1-c4 c1-c5 c1-c6 c1-c7 c1-c8 c1-d1 c1-d2 c1-e1 c1-e3 c1-f4 c1-g5 c1-h6 c1-i7 c1-j8 d7-a4 d7-b5 d7-b7 d7-c6 d7-c7 d7-d2 d7-d8 d7-d9 d7-e7 d7-e8 d7-f7 d7-f9 d7-g7 d7-g10 d7-h7 d7-h11 d7-i7 d7-j7 j11-c4 j11-e6 j11-f7 j11-g8 j11-g11 j11-h9 j11-h11 j11-i10 j11-i11 j11-j5 j11-j6 j11-j7 j11-j8 j11-j9 j11-j10 
