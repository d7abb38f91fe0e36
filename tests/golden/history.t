yinsh history samples/minimal.yin samples/pass.yin
== stdout
samples/minimal.yin, record 1

Rows
turn  owner  made by  points               ring
  45  White  White    e7 f8 g9 h10 i11     g11
  51  White  White    d3 d4 d5 d6 d7       b4
  66  Black  White    e3 f4 g5 h6 i7       k7
  76  Black  Black    e7 f7 g7 h7 i7       b2
  79  White  White    c3 d3 e3 f3 g3       c2

Rings
turn  owner  until  path
   1  White    45   i5 i11 g9 g11
   2  Black    76   a5 f10 i10 d5 a2 f2 f6 c3 h8 b2
   3  White    51   h10 h4 b4
   4  Black   end   j7 e2 k8 c8 c1 j8 d2 d6
   5  White    79   g5 b5 g10 e8 e6 e1 e7 h7 c2
   6  Black   end   d4 f4 e3 h6 i7 i4 d4 b4 f4 i7 d7 k7
   7  White   end   h11 a4 e4 g4 g6 d6 f8 c5 e5 h5 f3 f5 j5 j9 d3 d5 g5 e3 g3 j6
   8  Black    66   e7 k7
   9  White   end   b3 h3 d3 d8
  10  Black   end   g2 g7 d7 f7 c4 c6 f9

samples/pass.yin, record 1

Rows
turn  owner  made by  points               ring
  60  Black  White    f4 g5 h6 i7 j8       e7
  63  White  White    f5 g6 h7 i8 j9       i7
  66  Black  Black    c6 d7 e8 f9 g10      h9

Rings
turn  owner  until  path
   0  White   end   h8
   0  White    63   i8 i7
   0  White   end   j10 j6 j5 d5
   0  White   end   k9 g5 g9
   0  Black    66   h9
   0  Black   end   i9
   0  Black   end   i10 g10 f9 d7 c6 b6
   0  Black    60   j9 j7 f7 e7

samples/pass.yin, record 2

Rows
turn  owner  made by  points               ring
  56  Black  Black    f5 f6 f7 f8 f9       b3
  57  White  White    d3 d4 d5 d6 d7       b2
  63  White  White    b4 c5 d6 e7 f8       i8

Rings
turn  owner  until  path
   0  White    57   b2
   0  White    63   b4 d6 f8 i8
   0  White   end   c4
   0  White   end   d4 f6
   0  Black   end   a2
   0  Black   end   a3 d3 f3 f5
   0  Black   end   b1 f5 f9 j9
   0  Black    56   b3

samples/pass.yin, record 3

Rows
turn  owner  made by  points               ring

Rings
turn  owner  until  path
   0  White   end   g3
   0  White   end   g4
   0  White   end   i5
   0  White   end   j5
   0  Black   end   h3
   0  Black   end   h4
   0  Black   end   h5
   0  Black   end   i4

samples/pass.yin, record 4

Rows
turn  owner  made by  points               ring

Rings
turn  owner  until  path
   0  White   end   h5
   0  White   end   i5
   0  White   end   j6
   0  Black   end   h4
   0  Black   end   i4
   0  Black   end   i6
   0  Black   end   j5
