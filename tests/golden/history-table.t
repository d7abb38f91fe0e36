yinsh history --format=table samples/position.yin
== stdout
samples/position.yin, record 1

Rows
turn  owner  made by  points               ring
  51  White  Black    c4 d5 e6 f7 g8       g2
  54  Black  White    f2 f3 f4 f5 f6       j5

Rings
turn  owner  until  path
   0  White   end   d4 g4
   0  White    51   g2
   0  White   end   h6 c1
   0  White   end   h9
   0  White   end   j6
   0  Black   end   d2 g2
   0  Black   end   f8
   0  Black    54   j5

samples/position.yin, record 2

Rows
turn  owner  made by  points               ring
  46  Black  Black    d5 e5 f5 g5 h5       h7

Rings
turn  owner  until  path
   0  White   end   a3
   0  White   end   b6 i6
   0  White   end   d2 d4
   0  White   end   e7 d6 f6 f8
   0  White    41   f8
   0  Black   end   c5
   0  Black   end   e1
   0  Black   end   h6 h5 e5 e9 e5 g7 d7
   0  Black    46   h7
   0  Black   end   k9

samples/position.yin, record 3

Rows
turn  owner  made by  points               ring

Rings
turn  owner  until  path
   0  White   end   d4 d2 f4 c1
   0  White   end   f3 k8 g8 c8
   0  White   end   f6 f2 c2
   0  Black   end   a3 e3 i7
   0  Black   end   e2 e10 e1 e4
   0  Black   end   g10
   7  White   end   j10
   8  Black   end   d3 g3
   9  White   end   b7
  10  Black   end   f10 a5
