yinsh show --format=position -n 62 samples/pass.yin 2>/dev/null | yinsh moves
== stdout
d5-a2
d5-a5
d5-b3
d5-b5
d5-c4
d5-c5
d5-d1
d5-d6
d5-e6
g5-f4
g5-g2
g5-g3
g5-g4
g5-g9
g5-h6
g5-i7
g5-j8
h8-h6
i8-i7
i8-j8

c4-b3
c4-d4
c4-d5
c4-f7
f6-d4
f6-f7
f6-g6
f6-h6
f6-i6
f6-j6
f8-e8
f8-f7
f8-f9
f8-f10
f8-i8

pass

pass
