# Sizes of paper, one page on standard output, empty games, a position to begin with, and clocks.
texts() { sed -n 's/^<svg\([^>]*\)>$/\1/p; s/^<text[^>]*>\(.*\)<\/text>$/\1/p' "$@" | grep -v '^[0-9A-K]*$'; }
for paper in a4 letter; do printf '1.e5 *' | yinsh draw --sheet --paper=$paper | texts; done
printf '[White "Ann"]\n\n*' | yinsh draw --sheet --size=300 --bottom=black --map=mirror | texts
yinsh draw --sheet -o "$WORK/%f-%t.svg" samples/position.yin --record=1 && texts "$WORK"/position-1.svg
yinsh draw --sheet -o "$WORK/%f-%t.svg" samples/archive.sgf --record=1 && texts "$WORK"/archive-*.svg
== stdout
 xmlns="http://www.w3.org/2000/svg" width="595.28pt" height="841.89pt" viewBox="0 0 595.28 841.89" role="img" font-family="sans-serif"
page 1 of 1
White
Black
Unfinished, rings removed 0–0
1.e5 *
1.e5, rings 0–0, pool 51
 xmlns="http://www.w3.org/2000/svg" width="612pt" height="792pt" viewBox="0 0 612 792" role="img" font-family="sans-serif"
page 1 of 1
White
Black
Unfinished, rings removed 0–0
1.e5 *
1.e5, rings 0–0, pool 51
 xmlns="http://www.w3.org/2000/svg" width="300" height="424.28" viewBox="0 0 595.28 841.89" role="img" font-family="sans-serif"
page 1 of 1
Ann
Black
Unfinished
Start, rings 0–0, pool 51
 xmlns="http://www.w3.org/2000/svg" width="595.28pt" height="841.89pt" viewBox="0 0 595.28 841.89" role="img" font-family="sans-serif"
page 1 of 1
White
Black
0-1 by rings, rings removed 1–3
From a position: White first removes a row that Black made
Start, rings 0–2, pool 21
51.xc4-g8xg2;d4-g4
51.xc4-g8xg2;d4-g4, rings 1–2, pool 25
52.d2-g2 53.h6-c1 54.xf2-f6xj5 0-1
54.xf2-f6xj5, rings 1–3, pool 28
 xmlns="http://www.w3.org/2000/svg" width="595.28pt" height="841.89pt" viewBox="0 0 595.28 841.89" role="img" font-family="sans-serif"
page 1 of 2
Ringmaster
Quist
1-0 by rings, rings removed 3–1
Sun Mar 01 20:10:44 CET 2026
GameName:
Y-Ringmaster-Quist-2026-03-01-1910
WhiteTime: 0:07:23
BlackTime: 0:06:55
1.d9 (0:10) 2.d6 (0:08) 3.j11 (0:16)
4.b5 (0:14) 5.d3 (0:31) 6.a2 (0:25)
7.e1 (0:37) 8.c5 (0:29) 9.g2 (0:49)
10.d7 (0:39)
10.d7, rings 0–0, pool 51
11.e1-e9 (0:57) 12.c5-j5 (0:52)
13.g2-g9 (1:01) 14.a2-i10 (1:02)
15.j11-j6 (1:16) 16.d6-i6 (1:13)
17.d3-b3 (1:28) 18.d7-i7 (1:30)
19.d9-d5 (1:37) 20.i6-c6 (1:41)
20.i6-c6, rings 0–0, pool 41
21.g9-b4 (1:50) 22.c6-e6 (2:01)
23.d5-d8 (2:08) 24.b5-e5 (2:14)
25.d8-d4 (2:19) 26.e6-c4 (2:29)
27.b4-e7 (2:33) 28.c4-a4 (2:41)
29.j6-j7 (2:43) 30.e5-e2 (3:04)
30.e5-e2, rings 0–0, pool 31
31.b3-f7;xd5-d9xd4 (3:18)
31.b3-f7;xd5-d9xd4, rings 1–0, pool 35
32.a4-d4 (3:17) 33.e7-b7 (3:39)
34.e2-e8 (3:31) 35.f7-d5 (3:52)
36.e8-e4 (3:41) 37.d5-f5 (4:08)
38.i7-d7 (3:47) 39.f5-f8 (4:21)
40.j5-a5 (4:06)
 xmlns="http://www.w3.org/2000/svg" width="595.28pt" height="841.89pt" viewBox="0 0 595.28 841.89" role="img" font-family="sans-serif"
page 2 of 2
Ringmaster – Quist
40.j5-a5, rings 1–0, pool 26
41.f8-d6 (4:32) 42.d7-g7 (4:21)
43.d6-f6 (4:41) 44.g7-g10 (4:34)
45.b7-h7 (4:58) 46.d4-d8 (4:48)
47.f6-c3 (5:12)
48.a5-g5;xa4-e8xg5 (5:37)
48.a5-g5;xa4-e8xg5, rings 1–1, pool 23
49.e9-h9 (5:29) 50.e4-e8 (5:49)
50.e4-e8, rings 1–1, pool 21
51.c3-c6;xc3-g7xh9 (6:16)
51.c3-c6;xc3-g7xh9, rings 2–1, pool 25
52.e8-g8 (5:57) 53.c6-f6 (6:33)
54.i10-i5 (6:16) 55.f6-b2 (6:43)
56.i5-e5 (6:34) 57.h7-c2 (7:01)
58.d8-d4 (6:55) 59.xb3-f7xc2 (7:23) 1-0
59.xb3-f7xc2, rings 3–1, pool 23
