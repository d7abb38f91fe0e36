# Records that are not selected are left out; --dry-run shows what changes in the whole file.
try() { "$@"; echo "status $?" >&2; }
cd "$WORK" || exit
samples=$OLDPWD/samples
{ printf '1.e99\n'; cat "$samples/repair/repairable.yin" "$samples/minimal.yin" "$samples/broken/move-no-ring.yin"; } >all.yin
try yinsh repair --diagnostics=short --record=2,15 all.yin
echo '--- only what can be repaired'
try yinsh repair --diagnostics=short --record=2-16 --where='status==mismatch' -t gipf-short all.yin
echo '--- a difference that patch applies to the whole file'
try yinsh repair --diagnostics=short --record=2,4 --dry-run all.yin >diff
cat diff && cp all.yin patched.yin && patch -s patched.yin diff && yinsh check -q --diagnostics=short --record=2,4 patched.yin
try yinsh repair --diagnostics=short --record=99 all.yin
== stdout
[Event "a number is wrong"]
[White "Mira Halvorsen"]
[Black "Zoë Marchetti"]
[Result "1-0"]
[Rings "3-2"]
[Termination "rings"]

1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 13.c1-c7
14.g4-g10 15.j9-b1 16.d7-k7 17.d4-h4 18.k7-e7 19.d6-d8 20.e7-c5 21.d8-e9
22.f8-g9 23.e9-e6 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5
30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd4-d8xd9 36.c4-f7
37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
45.e10-h10 46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4
52.b6-b2 53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd6-h10xd9
59.xb5-f9xb7;h7-h10 60.g5-j8 61.i11-i6 62.g8-i10 63.i6-g6 64.i10-i5 65.g6-g3
66.j8-f4 67.h11-f9 68.f4-i4 69.g3-g7 70.i5-f5 71.g7-g2 72.f5-i8 73.f9-f3
74.i8-k10 75.g2-g9 76.i4-e4 77.f3-h5 78.e4-e2 79.h5-h8 80.k10-j10 81.h8-k8;xh4-h8xg9
1-0

[Event "two moves are swapped, under the right numbers"]
[White "Mira Halvorsen"]
[Black "Zoë Marchetti"]
[Result "1-0"]
[Rings "3-2"]
[Termination "rings"]

1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 13.c1-c7
14.g4-g10 15.j9-b1 16.d7-k7 17.d4-h4 18.k7-e7 19.d6-d8 20.e7-c5 21.d8-e9
22.f8-g9 23.e9-e6 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5
30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd4-d8xd9 36.c4-f7
37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
45.e10-h10 46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4
52.b6-b2 53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd6-h10xd9
59.xb5-f9xb7;h7-h10 60.g5-j8 61.i11-i6 62.g8-i10 63.i6-g6 64.i10-i5 65.g6-g3
66.j8-f4 67.h11-f9 68.f4-i4 69.g3-g7 70.i5-f5 71.g7-g2 72.f5-i8 73.f9-f3
74.i8-k10 75.g2-g9 76.i4-e4 77.f3-h5 78.e4-e2 79.h5-h8 80.k10-j10 81.h8-k8;xh4-h8xg9
1-0
--- only what can be repaired
[Event "the result is wrong"]
[White "Mira Halvorsen"]
[Black "Zoë Marchetti"]
[Result "1-0"]
[Rings "3-2"]
[Termination "rings"]

1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 13.c1-c7
14.g4-g10 15.j9-b1 16.d7-k7 17.d4-h4 18.k7-e7 19.d6-d8 20.e7-c5 21.d8-e9
22.f8-g9 23.e9-e6 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5
30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd9 36.c4-f7 37.a2-d5
38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6 45.e10-h10
46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4 52.b6-b2
53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd9 59.xb5-f9xb7;h7-h10
60.g5-j8 61.i11-i6 62.g8-i10 63.i6-g6 64.i10-i5 65.g6-g3 66.j8-f4 67.h11-f9
68.f4-i4 69.g3-g7 70.i5-f5 71.g7-g2 72.f5-i8 73.f9-f3 74.i8-k10 75.g2-g9
76.i4-e4 77.f3-h5 78.e4-e2 79.h5-h8 80.k10-j10 81.h8-k8;xg9 1-0

[Event "the rings are wrong"]
[White "Mira Halvorsen"]
[Black "Zoë Marchetti"]
[Result "1-0"]
[Rings "3-2"]
[Termination "rings"]

1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 13.c1-c7
14.g4-g10 15.j9-b1 16.d7-k7 17.d4-h4 18.k7-e7 19.d6-d8 20.e7-c5 21.d8-e9
22.f8-g9 23.e9-e6 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5
30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd9 36.c4-f7 37.a2-d5
38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6 45.e10-h10
46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4 52.b6-b2
53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd9 59.xb5-f9xb7;h7-h10
60.g5-j8 61.i11-i6 62.g8-i10 63.i6-g6 64.i10-i5 65.g6-g3 66.j8-f4 67.h11-f9
68.f4-i4 69.g3-g7 70.i5-f5 71.g7-g2 72.f5-i8 73.f9-f3 74.i8-k10 75.g2-g9
76.i4-e4 77.f3-h5 78.e4-e2 79.h5-h8 80.k10-j10 81.h8-k8;xg9 1-0

--- a difference that patch applies to the whole file
--- all.yin
+++ all.yin (repaired)
@@ -10,7 +10,7 @@
 14.g4-g10 15.j9-b1 16.d7-k7 17.d4-h4 18.k7-e7 19.d6-d8 20.e7-c5 21.d8-e9
 22.f8-g9 23.e9-e6 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5
 30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd4-d8xd9 36.c4-f7
-37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 44.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
+37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
 45.e10-h10 46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4
 52.b6-b2 53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd6-h10xd9
 59.xb5-f9xb7;h7-h10 60.g5-j8 61.i11-i6 62.g8-i10 63.i6-g6 64.i10-i5 65.g6-g3
@@ -49,7 +49,7 @@
 22.f8-g9 23.e9-e6 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5
 30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd4-d8xd9 36.c4-f7
 37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6
-45.e10-h10 46.g8-g5;xg8-c4xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4
+45.e10-h10 46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4
 52.b6-b2 53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd6-h10xd9
 59.xb5-f9xb7;h7-h10 60.g5-j8 61.i11-i6 62.g8-i10 63.i6-g6 64.i10-i5 65.g6-g3
 66.j8-f4 67.h11-f9 68.f4-i4 69.g3-g7 70.i5-f5 71.g7-g2 72.f5-i8 73.f9-f3
== stderr
all.yin:13:37: repaired: turn 41: was numbered 44 (notation) [number-wrong]
all.yin:261:41: repaired: turn 70: was swapped with turn 71 (notation) [turns-swapped]
2 records: 0 good, 2 repaired, 0 unrepaired
status 0
all.yin:192:10: repaired: the record claimed 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
all.yin:212:9: repaired: the record claimed 3-1 rings removed; the replay gives 3-2 (rulebook H) [rings-mismatch]
2 records: 0 good, 2 repaired, 0 unrepaired
status 0
all.yin:13:37: repaired: turn 41: was numbered 44 (notation) [number-wrong]
all.yin:52:21: repaired: turn 46: the row is now written with its lower end first: xc4-g8 (notation) [row-ends-reversed]
2 records: 0 good, 2 repaired, 0 unrepaired
status 0
0 records: 0 good, 0 repaired, 0 unrepaired
status 0
