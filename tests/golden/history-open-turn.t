# A player gives up after a row of his, before the ring.
printf '[Position "WWWW/7/8/9/1wwwwW4/9/10/9/8/6B/BBBB w move 0-0 15 standard"]\n[Result "0-1"]\n[Termination "resign"]\n\n15.e6-f6;xe2-e6 0-1\n' >"$WORK/open.yin"
cd "$WORK" || exit
yinsh history open.yin
yinsh history --format=table open.yin
yinsh history --format=tsv open.yin
== stdout
open.yin, record 1

Rows
turn  owner  made by  points               ring
  15  White  White    e2 e3 e4 e5 e6

Rings
turn  owner  until  path
   0  White   end   a2
   0  White   end   a3
   0  White   end   a4
   0  White   end   a5
   0  White   end   e6 f6
   0  Black   end   j11
   0  Black   end   k7
   0  Black   end   k8
   0  Black   end   k9
   0  Black   end   k10
open.yin, record 1

Rows
turn  owner  made by  points               ring
  15  White  White    e2 e3 e4 e5 e6

Rings
turn  owner  until  path
   0  White   end   a2
   0  White   end   a3
   0  White   end   a4
   0  White   end   a5
   0  White   end   e6 f6
   0  Black   end   j11
   0  Black   end   k7
   0  Black   end   k8
   0  Black   end   k9
   0  Black   end   k10
file	record	kind	turn	side	row_by	points	ring	until
open.yin	1	row	15	White	White	e2,e3,e4,e5,e6		
open.yin	1	ring	0	White		a2	a2	
open.yin	1	ring	0	White		a3	a3	
open.yin	1	ring	0	White		a4	a4	
open.yin	1	ring	0	White		a5	a5	
open.yin	1	ring	0	White		e6,f6	f6	
open.yin	1	ring	0	Black		j11	j11	
open.yin	1	ring	0	Black		k7	k7	
open.yin	1	ring	0	Black		k8	k8	
open.yin	1	ring	0	Black		k9	k9	
open.yin	1	ring	0	Black		k10	k10	
