try() { "$@"; echo "status $?" >&2; }
try yinsh repair --dry-run samples/repair/repairable.yin
try yinsh repair --dry-run samples/repair/unrepaired.yin
== stdout
--- samples/repair/repairable.yin
+++ samples/repair/repairable.yin (repaired)
@@ -9,7 +9,7 @@
 14.g4-g10 15.j9-b1 16.d7-k7 17.d4-h4 18.k7-e7 19.d6-d8 20.e7-c5 21.d8-e9
 22.f8-g9 23.e9-e6 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5
 30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd4-d8xd9 36.c4-f7
-37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 44.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
+37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
 45.e10-h10 46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4
 52.b6-b2 53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd6-h10xd9
 59.xb5-f9xb7;h7-h10 60.g5-j8 61.i11-i6 62.g8-i10 63.i6-g6 64.i10-i5 65.g6-g3
@@ -28,7 +28,7 @@
 14.g4-g10 15.j9-b1 16.d7-k7 17.d4-h4 18.k7-e7 19.d6-d8 20.e7-c5 21.d8-e9
 22.f8-g9 23.e9-e6 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5
 30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd4-d8xd9 36.c4-f7
-37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
+37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
 45.e10-h10 46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4
 52.b6-b2 53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd6-h10xd9
 59.xb5-f9xb7;h7-h10 60.g5-j8 61.i11-i6 62.g8-i10 63.i6-g6 64.i10-i5 65.g6-g3
@@ -48,7 +48,7 @@
 22.f8-g9 23.e9-e6 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5
 30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd4-d8xd9 36.c4-f7
 37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
-45.e10-h10 46.g8-g5;xg8-c4xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4
+45.e10-h10 46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4
 52.b6-b2 53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd6-h10xd9
 59.xb5-f9xb7;h7-h10 60.g5-j8 61.i11-i6 62.g8-i10 63.i6-g6 64.i10-i5 65.g6-g3
 66.j8-f4 67.h11-f9 68.f4-i4 69.g3-g7 70.i5-f5 71.g7-g2 72.f5-i8 73.f9-f3
@@ -66,7 +66,7 @@
 14.d8-d2 15.b7-b2 16.e9-k9 17.a4-g4 18.e8-e7 19.g4-b4 20.e7-e2 21.b4-f8
 22.d2-c2 23.f8-c8 24.e2-e10 25.g5-a5 26.g7-g3 27.c8-g8 28.h5-h3 29.a5-i5
 30.k9-k7 31.g8-g6 32.e10-e6 33.g6-f5 34.g3-g9 35.f5-h7 36.e6-h6 37.i5-i8
-38.g9-d6;xd6;xg5-g9xk7 39.h7-h9 40.c2-g6 41.b2-f2;xa2-e2xf2 42.h6-h8
+38.g9-d6;xe6-e10;xd6;xg5-g9xk7 39.h7-h9 40.c2-g6 41.b2-f2;xa2-e2xf2 42.h6-h8
 43.c1-i7 44.g6-i6 45.i8-e4 46.i6-f3 47.e4-i4;xe4-i8xg2 48.f3-f9 49.i7-g5
 50.f9-d7 51.g5-j8 52.h8-b2 53.h9-a2 54.h3-g2 55.i4-i8 56.g2-g6 57.j8-f4
 58.g6-j6 59.f4-f2 60.j6-j9 61.i8-f5 62.j9-h7 63.f5-j5 64.xg5-k9xd7 0-1
@@ -81,7 +81,7 @@
 1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 13.c1-c7
 14.g4-g10 15.j9-b1 16.d7-k7 17.d4-h4 18.k7-e7 19.d6-d8 20.e7-c5 21.d8-e9
 22.f8-g9 23.e9-e6 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5
-30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9 36.xd4-d8xd9;c4-f7
+30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd4-d8xd9 36.c4-f7
 37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
 45.e10-h10 46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4
 52.b6-b2 53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd6-h10xd9
@@ -100,7 +100,7 @@
 1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 13.c1-c7
 14.g4-g10 15.j9-b1 16.d7-k7 17.d4-h4 18.k7-e7 19.d6-d8 20.e7-c5 21.d8-e9
 22.f8-g9 23.e9-e6 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5
-30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9 36.c4-f7;xd4-d8xd9
+30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd4-d8xd9 36.c4-f7
 37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
 45.e10-h10 46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4
 52.b6-b2 53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd6-h10xd9
@@ -122,8 +122,8 @@
 30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd4-d8xd9 36.c4-f7
 37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
 45.e10-h10 46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4
-52.b6-b2 53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd6-h10xd9;xb5-f9xb7
-59.h7-h10 60.g5-j8 61.i11-i6 62.g8-i10 63.i6-g6 64.i10-i5 65.g6-g3
+52.b6-b2 53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd6-h10xd9
+59.xb5-f9xb7;h7-h10 60.g5-j8 61.i11-i6 62.g8-i10 63.i6-g6 64.i10-i5 65.g6-g3
 66.j8-f4 67.h11-f9 68.f4-i4 69.g3-g7 70.i5-f5 71.g7-g2 72.f5-i8 73.f9-f3
 74.i8-k10 75.g2-g9 76.i4-e4 77.f3-h5 78.e4-e2 79.h5-h8 80.k10-j10 81.h8-k8;xh4-h8xg9
 1-0
@@ -138,7 +138,7 @@
 1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 13.c1-c7
 14.g4-g10 15.j9-b1 16.d7-k7 17.d4-h4 18.k7-e7 19.d6-d8 20.e7-c5 21.d8-e9
 22.f8-g9 23.e9-e6 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5
-30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd4-d8 36.c4-f7
+30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd4-d8xd9 36.c4-f7
 37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
 45.e10-h10 46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4
 52.b6-b2 53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd6-h10xd9
@@ -156,7 +156,7 @@
 
 1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 13.c1-c7
 14.g4-g10 15.j9-b1 16.d7-k7 17.d4-h4 18.k7-e7 19.d6-d8 20.e7-c5 21.d8-e9
-22.f8-g9 23.e9-e6 24.g10-h11 {no, wait} 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5
+22.f8-g9 23.e9-e6 {no, wait} 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5
 30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd4-d8xd9 36.c4-f7
 37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
 45.e10-h10 46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4
@@ -177,7 +177,7 @@
 14.g4-g10 15.j9-b1 16.d7-k7 17.d4-h4 18.k7-e7 19.d6-d8 20.e7-c5 21.d8-e9
 22.f8-g9 23.e9-e6 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5
 30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd4-d8xd9 36.c4-f7
-37.a2-a3 38.f7-d7 37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
+37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
 45.e10-h10 46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4
 52.b6-b2 53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd6-h10xd9
 59.xb5-f9xb7;h7-h10 60.g5-j8 61.i11-i6 62.g8-i10 63.i6-g6 64.i10-i5 65.g6-g3
@@ -188,7 +188,7 @@
 [Event "the result is wrong"]
 [White "Mira Halvorsen"]
 [Black "Zoë Marchetti"]
-[Result "0-1"]
+[Result "1-0"]
 [Rings "3-2"]
 [Termination "rings"]
 
@@ -202,13 +202,13 @@
 59.xb5-f9xb7;h7-h10 60.g5-j8 61.i11-i6 62.g8-i10 63.i6-g6 64.i10-i5 65.g6-g3
 66.j8-f4 67.h11-f9 68.f4-i4 69.g3-g7 70.i5-f5 71.g7-g2 72.f5-i8 73.f9-f3
 74.i8-k10 75.g2-g9 76.i4-e4 77.f3-h5 78.e4-e2 79.h5-h8 80.k10-j10 81.h8-k8;xh4-h8xg9
-0-1
+1-0
 
 [Event "the rings are wrong"]
 [White "Mira Halvorsen"]
 [Black "Zoë Marchetti"]
 [Result "1-0"]
-[Rings "3-1"]
+[Rings "3-2"]
 [Termination "rings"]
 
 1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 13.c1-c7
@@ -235,7 +235,7 @@
 22.f8-g9 23.e9-e6 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5
 30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd4-d8xd9 36.c4-f7
 37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
-45.e10-h10 47.h10-a3! 46.g8-g5;xc4-g8xg3 {the first ring} 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4
+45.e10-h10 46.g8-g5;xc4-g8xg3 {the first ring} 47.h10-a3! 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4
 52.b6-b2 53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd6-h10xd9
 59.xb5-f9xb7;h7-h10 60.g5-j8 61.i11-i6 62.g8-i10 63.i6-g6 64.i10-i5 65.g6-g3
 66.j8-f4 67.h11-f9 68.f4-i4 69.g3-g7 70.i5-f5 71.g7-g2 72.f5-i8 73.f9-f3
@@ -257,6 +257,6 @@
 45.e10-h10 46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4
 52.b6-b2 53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd6-h10xd9
 59.xb5-f9xb7;h7-h10 60.g5-j8 61.i11-i6 62.g8-i10 63.i6-g6 64.i10-i5 65.g6-g3
-66.j8-f4 67.h11-f9 68.f4-i4 69.g3-g7 70.g7-g2 71.i5-f5 72.f5-i8 73.f9-f3
+66.j8-f4 67.h11-f9 68.f4-i4 69.g3-g7 70.i5-f5 71.g7-g2 72.f5-i8 73.f9-f3
 74.i8-k10 75.g2-g9 76.i4-e4 77.f3-h5 78.e4-e2 79.h5-h8 80.k10-j10 81.h8-k8;xh4-h8xg9
 1-0
== stderr
samples/repair/repairable.yin:12:37: repaired: turn 41: was numbered 44 (notation) [number-wrong]
samples/repair/repairable.yin:31:37: repaired: turn 41: had no number (notation) [number-missing]
samples/repair/repairable.yin:51:21: repaired: turn 46: the row is now written with its lower end first: xc4-g8 (notation) [row-ends-reversed]
samples/repair/repairable.yin:69:10: repaired: turn 38: the row was missing; it can only be xe6-e10 (rulebook G.2) [row-missing]
samples/repair/repairable.yin:84:59: repaired: turn 35: xd4-d8xd9 belongs to this turn, not to turn 36 (rulebook G) [turn-wrong]
samples/repair/repairable.yin:103:65: repaired: turn 35: xd4-d8xd9 belongs to this turn, not to turn 36 (rulebook G) [turn-wrong]
samples/repair/repairable.yin:125:77: repaired: turn 59: xb5-f9xb7 belongs to this turn, not to turn 58 (rulebook G) [turn-wrong]
samples/repair/repairable.yin:141:56: repaired: turn 35: the ring was missing; it can only be xd9 (rulebook G.3) [ring-missing]
samples/repair/repairable.yin:159:22: repaired: turn 24: g10-h11 was taken back and is dropped (rulebook E) [taken-back]
samples/repair/repairable.yin:180:4: repaired: turn 37: a2-a3 was taken back and is dropped (rulebook E) [taken-back]
samples/repair/repairable.yin:180:13: repaired: turn 37: f7-d7 was taken back and is dropped (rulebook E) [taken-back]
samples/repair/repairable.yin:191:10: repaired: the record claimed 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
samples/repair/repairable.yin:211:9: repaired: the record claimed 3-1 rings removed; the replay gives 3-2 (rulebook H) [rings-mismatch]
samples/repair/repairable.yin:238:15: repaired: turn 46: was swapped with turn 47 (notation) [turns-swapped]
samples/repair/repairable.yin:260:41: repaired: turn 70: was swapped with turn 71 (notation) [turns-swapped]
14 records: 0 good, 14 repaired, 0 unrepaired
status 0
samples/repair/unrepaired.yin:17:76: error: turn 81: White removed a row but did not remove a ring for it (rulebook G.3) [ring-due]
    17 | ... 75.g2-g9 76.i4-e4 77.f3-h5 78.e4-e2 79.h5-h8 80.k10-j10 81.h8-k8;xh4-h8
       |                                                                      ^~~~~~
       = rulebook G.3: For each row that a player removes, they also remove one of their own rings.
       = note: White's rings are on g9, h10, k8
samples/repair/unrepaired.yin:17:76: error: turn 81: 3 possible readings: xg9, xh10 or xk8 (notation) [readings-many]
samples/repair/unrepaired.yin:36:56: style: turn 80: wrong turn number 78; expected 80 (notation) [number-wrong]
    36 | ....g2-g9 76.i4-e4 77.f3-h5 78.e4-e2 79.h5-h8 78.k10-j10 79.h8-k8;xh4-h8xg9
       |                                               ^~
       = help: The turns of both players are numbered together, from 1. If no turn is missing before this one, renumber the turns, as yinsh convert -t gipf does.
samples/repair/unrepaired.yin:20:1: not repaired: its turn numbers may be wrong, or turns were taken back or omitted
samples/repair/unrepaired.yin:42:10: error: the record claims 0-1; the replay gives an unfinished game (rulebook H) [result-mismatch]
    42 | [Result "0-1"]
       |          ^~~
       = rulebook H: The first player to remove three rings wins; if the markers run out first, the numbers of rings removed decide.
       = note: the game is not over on the board; next is turn 48, Black's
samples/repair/unrepaired.yin:42:10: not repaired: the stated result may be wrong, or the way the game ended is missing
samples/repair/unrepaired.yin:61:22: error: turn 24: g10 and c7 are not on the same line (rulebook E.3) [move-not-straight]
    61 | 22.f8-g9 23.e9-e6 24.g10-c7 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5
       |                      ^~~~~~
       = rulebook E.3: A ring moves in a straight line to a vacant point; it may cross vacant points and then jump one unbroken block of markers, but it must stop directly after that block and cannot pass a ring.
       = note: nearest legal actions: g10-c6, g10-e8, g10-e10
samples/repair/unrepaired.yin:61:22: not repaired: no reading was found that is legal to the end
samples/repair/unrepaired.yin:73:9: error: the record claims 0-1 rings removed; the replay gives 1-1 (rulebook H) [rings-mismatch]
    73 | [Rings "0-1"]
       |         ^~~
       = rulebook H: The first player to remove three rings wins; if the markers run out first, the numbers of rings removed decide.
       = note: the game is not over on the board; next is turn 54, Black's
samples/repair/unrepaired.yin:73:9: not repaired: what it states may be right, and a turn may have been taken back
5 records: 1 good, 0 repaired, 4 unrepaired
status 1
