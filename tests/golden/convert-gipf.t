yinsh convert -t gipf samples/layout.yin samples/minimal.yin
== stdout
[Event "Two columns, as books print them"]
[White "Nils \"Nix\" Ek"]
[Black "Ana-Lucía Cruz"]
[Result "0-1"]
[Rings "1-3"]
[Termination "rings"]

1.j7 2.i9 3.i10 4.j6 5.d7 6.g5 7.e4 8.i5 9.e6 10.d2 11.e4-k10 12.i9-d4 13.e6-b3
14.g5-g4 15.b3-b6 16.d4-f4 17.k10-d3 18.f4-f10 19.d3-d5 20.g4-c4 21.j7-f3
22.c4-a2 23.d5-h5 24.d2-h6 25.f3-f5 26.h6-h10 27.h5-h7 28.j6-g6 29.f5-c2
30.f10-f2 31.d7-d1 32.g6-d6 33.c2-c5 34.f2-b2 35.c5-e5 36.a2-f7 37.e5-b5
38.b2-f6 39.h7-b1 40.f6-i6 41.b1-i8 42.xf2-f6xi5;i6-f6 43.i8-f5 44.h10-h4
45.f5-i5 46.h4-h8 47.xe4-i8xi5;d1-k8 48.f6-f3 49.b5-f5 50.f7-e7 51.f5-a5
52.f3-c3 53.a5-a4 54.c3-a3;xb2-f6xh8 55.k8-i8 56.d6-d4 57.a4-c6
58.e7-e5;xb3-f7xa3 0-1

[Event "A turn a line, no numbers, some rows left out"]
[White "O. K. Ito"]
[Black "Jun; Vantongeren"]
[Result "1-0"]
[Rings "3-2"]
[Termination "rings"]

1.h7 2.c2 3.g7 4.i6 5.f7 6.h10 7.g6 8.i8 9.g2 10.e5 11.g6-c6 12.h10-a3 13.h7-h3
14.i8-f5 15.g7-i7 16.e5-h8 17.g2-g8 18.f5-j9 19.f7-f4 20.h8-f6 21.g8-c8
22.c2-b2 23.h3-h9 24.j9-e4 25.i7-e7 26.f6-d4 27.f4-f8 28.d4-a4 29.c6-h6
30.b2-i9 31.f8-j8;xf4-f8xe7 32.e4-c4 33.h6-f6 34.c4-c7 35.f6-c3 36.i6-e6
37.h9-f7 38.e6-e3;xe6-i6xa4 39.f7-b3 40.c7-j7 41.j8-h6 42.i9-f6 43.h6-h11
44.e3-k9 45.c8-c5 46.f6-b6 47.c3-j10 48.j7-e7 49.h11-h5 50.e7-k7
51.xe5-i9xj10;c5-f8 52.a3-d6 53.f8-f6 54.d6-g9 55.h5-b5 56.g9-i9;xd6-h10xb6
57.b5-d5 58.i9-j10 59.d5-a5 60.k9-k10 61.f6-b6;xc4-c8xb3 1-0

[Event "Only White's turns numbered, the rest ragged"]
[Date "?"]
[White "R\\S"]
[Black "Ida"]
[Result "1-0"]
[Rings "3-1"]
[Termination "rings"]

1.d5 2.g6 3.e3 4.c8 5.h3 6.e8 7.b1 8.g7 9.d7 10.k8 11.h3-h11 12.g6-b6 13.e3-i7
14.k8-i8 15.h11-h4 16.i8-i11 17.h4-a4 18.g7-c3 19.d7-h7 20.c3-h8 21.h7-f7
22.h8-h6 23.b1-j9 24.h6-f6 25.i7-g5 26.i11-i6 27.f7-e6 28.f6-f8 29.e6-g8
30.e8-e5 31.g8-j8 32.e5-i9 33.g5-g9 34.f8-f5 35.j8-d8 36.i9-d4 37.d5-h9
38.i6-d6;xe6-i6xd4 39.g9-g6 40.f5-f9 41.h9-h6 42.f9-c6 43.g6-e4;xg5-g9xj9
44.d6-d4 45.h6-j6 46.c8-b7 47.d8-g8 48.b6-b3 49.g8-e6;xd8-h8xe6 50.d4-f6
51.e4-c4 52.b7-e7 53.c4-e6 54.e7-g7 55.j6-g3 56.f6-b2 57.e6-g8 58.g7-c7
59.xe3-e7xg8 1-0

[Result "1-0"]
[Rings "3-0"]
[Termination "rings"]

1.e1 2.g3 3.b7 4.f3 5.d3 6.b6 7.h6 8.c7 9.i6 10.e7 11.d3-k10 12.g3-g9 13.e1-h4
14.g9-g2 15.h4-f2 16.g2-g4 17.f2-a2 18.g4-i4 19.h6-h3 20.f3-c3 21.h3-e3
22.c7-d8 23.e3-e5 24.i4-f4 25.k10-c2;xd3-h3xe5 26.f4-i7 27.i6-g6 28.i7-i5
29.g6-c6 30.i5-c5 31.a2-h9 32.e7-h7 33.h9-f9 34.h7-h5 35.c6-j6 36.h5-j7
37.j6-g3 38.j7-j5 39.c2-i8 40.b6-d6 41.g3-h3;xe1-i5xi8 42.d8-j8 43.f9-f3
44.j8-g5 45.f3-k8 46.g5-g7 47.k8-i8 48.g7-k7 49.i8-f5 50.c3-g3 51.f5-i5
52.g3-g8 53.i5-e5 54.g8-g10 55.h3-e3 56.k7-f7 57.xg4-k8xe3 1-0

[Result "1-0"]
[Rings "3-2"]
[Termination "rings"]

1.i5 2.a5 3.h10 4.j7 5.g5 6.d4 7.h11 8.e7 9.b3 10.g2 11.b3-h3 12.j7-e2
13.h11-a4 14.e2-k8 15.i5-i11 16.a5-f10 17.h10-h4 18.k8-c8 19.g5-b5 20.e7-k7
21.b5-g10 22.c8-c1 23.g10-e8 24.d4-f4 25.e8-e6 26.f10-i10 27.e6-e1 28.i10-d5
29.i11-g9 30.d5-a2 31.g9-g11 32.f4-e3 33.a4-e4 34.a2-f2 35.e4-g4 36.e3-h6
37.g4-g6 38.h6-i7 39.g6-d6 40.g2-g7 41.h3-d3 42.g7-d7 43.d6-f8 44.d7-f7
45.f8-c5;xe7-i11xg11 46.i7-i4 47.d3-d8 48.f7-c4 49.c5-e5 50.c4-c6
51.h4-b4;xd3-d7xb4 52.i4-d4 53.e5-h5 54.d4-b4 55.h5-f3 56.c6-f9 57.f3-f5
58.c1-j8 59.f5-j5 60.j8-d2 61.j5-j9 62.f2-f6 63.j9-d3 64.f6-c3 65.e1-e7
66.xe3-i7xk7;b4-f4 67.e7-h7 68.f4-i7 69.d3-d5 70.c3-h8 71.d5-g5 72.d2-d6
73.h7-c2 74.h8-b2 75.g5-e3 76.i7-d7;xe7-i7xb2 77.e3-g3 78.d7-k7
79.g3-j6;xc3-g3xc2 1-0

== stderr
samples/layout.yin:25:35: style: turn 42: the higher end of the row comes first: XF6-F2 (notation) [row-ends-reversed]
    25 |  41. B1-I8                    42. XF6-F2XI5;I6-F6
       |                                   ^~~~~~
       = help: Write the end with the lower letter first or, within a column, the end with the lower number: xd3-d7.
samples/layout.yin:109:1: style: turn 2: G6 is not in the same case as the points before it (notation) [case-mixed]
   109 | G6
       | ^~
       = help: Write all points in lower case, as yinsh convert -t gipf does. A change in the middle of a record may also show where two sources were joined.
