yinsh convert -t gipf-short samples/tournament.yin samples/layout.yin samples/pass.yin
== stdout
[Event "Ringby Open"]
[Site "Ringby"]
[Date "2026.09.05"]
[Round "1"]
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

[Event "Ringby Open"]
[Site "Ringby"]
[Date "2026.09.05"]
[Round "1"]
[White "Teodor Quist"]
[Black "Søren Bækgård"]
[Result "0-1"]
[Rings "2-3"]
[Termination "rings"]

1.c1 2.g7 3.h4 4.e9 5.g5 6.h5 7.a2 8.d1 9.b7 10.e8 11.h4-a4 12.d1-d8 13.a2-g2
14.d8-d2 15.b7-b2 16.e9-k9 17.a4-g4 18.e8-e7 19.g4-b4 20.e7-e2 21.b4-f8
22.d2-c2 23.f8-c8 24.e2-e10 25.g5-a5 26.g7-g3 27.c8-g8 28.h5-h3 29.a5-i5
30.k9-k7 31.g8-g6 32.e10-e6 33.g6-f5 34.g3-g9 35.f5-h7 36.e6-h6 37.i5-i8
38.g9-d6;xe6-e10xd6;xk7 39.h7-h9 40.c2-g6 41.b2-f2;xf2 42.h6-h8 43.c1-i7
44.g6-i6 45.i8-e4 46.i6-f3 47.e4-i4;xg2 48.f3-f9 49.i7-g5 50.f9-d7 51.g5-j8
52.h8-b2 53.h9-a2 54.h3-g2 55.i4-i8 56.g2-g6 57.j8-f4 58.g6-j6 59.f4-f2
60.j6-j9 61.i8-f5 62.j9-h7 63.f5-j5 64.xd7 0-1

[Event "Ringby Open"]
[Site "Ringby"]
[Date "2026.09.05"]
[Round "2"]
[White "Zoë Marchetti"]
[Black "Teodor Quist"]
[Result "1/2-1/2"]
[Rings "1-1"]
[Termination "markers"]

1.i10 2.f5 3.c3 4.d5 5.d3 6.g7 7.k8 8.c1 9.a5 10.e5 11.i10-h10 12.e5-e6
13.a5-e9 14.c1-e3 15.c3-f6 16.f5-i8 17.d3-e4 18.d5-d9 19.e9-h9 20.g7-g5
21.f6-f9 22.g5-g4 23.h9-j11 24.e6-g6 25.f9-f7 26.d9-c8 27.f7-c7 28.g6-g8
29.j11-j9 30.e3-b3 31.e4-b4 32.g4-i4 33.c7-h7 34.i4-i7 35.j9-j6 36.b3-f3
37.j6-j5 38.i7-j7 39.j5-c5 40.f3-a3 41.b4-a4 42.g8-e8 43.h10-g9 44.i8-i6
45.g9-e7 46.i6-i9 47.k8-k9 48.a3-g3 49.c5-b5 50.j7-j10 51.k9-h6 52.e8-h8
53.b5-c6 54.c8-f8 55.h7-k7 56.f8-f4 57.e7-e10 58.i9-i5 59.e10-b7 60.g3-g10
61.xf7-j7xh6;c6-d6 62.h8-h3;xh3 63.a4-d7 64.i5-h4 65.d6-f8 66.g10-g8 67.k7-h7
68.f4-d4 69.f8-f2 70.g8-e8 71.d7-d8 1/2-1/2

[Event "Ringby Open"]
[Site "Ringby"]
[Date "2026.09.05"]
[Round "2"]
[White "Søren Bækgård"]
[Black "Mira Halvorsen"]
[Result "0-1"]
[Rings "1-0"]
[Termination "resign"]

1.b3 2.h3 3.c8 4.f5 5.i6 6.k8 7.g5 8.a5 9.h9 10.i10 11.c8-j8 12.a5-g11 13.h9-d9
14.f5-k10 15.d9-d1 16.h3-h8 17.g5-e5 18.g11-b6 19.e5-e10 20.h8-d4 21.e10-e4
22.d4-f6 23.e4-e6 24.f6-f8 25.e6-g6 26.f8-f4 27.g6-d6 28.i10-i11 29.b3-f7
30.k10-d3 31.f7-f9 32.f4-h6 33.f9-c6;xc6 34.h6-h10 35.j8-e3 36.k8-i8 37.e3-g3
38.h10-g9 39.d6-d8 40.d3-f3 41.d1-d5 42.b6-f6 43.d5-f7 44.f6-c3 45.f7-j11
46.i8-g8 47.j11-j7 0-1

[Event "Ringby Open"]
[Site "Ringby"]
[Date "2026.09.06"]
[Round "3"]
[White "Mira Halvorsen"]
[Black "Teodor Quist"]
[Result "1-0"]
[Rings "1-0"]
[Termination "time"]

1.f4 2.e6 3.e4 4.g10 5.a2 6.d1 7.c1 8.k9 9.d2 10.h9 11.c1-c7 12.d1-k8 13.d2-d8
14.k8-e2 15.f4-f10 16.e2-c2 17.e4-e1 18.k9-e3 19.e1-k7 20.e3-e5 21.d8-e8
22.e5-i5 23.f10-f3 24.e6-g6 25.f3-d3 26.g10-e10 27.d3-f5 28.e10-b7
29.f5-d5;xd5 30.c2-e4 31.a2-e2 32.e4-g4 33.e2-e5 34.g6-b1 35.e5-e3 36.g4-d4
37.e3-e7 38.h9-h8 1-0

[Event "Ringby Open"]
[Site "Ringby"]
[Date "2026.09.06"]
[Round "3"]
[White "Søren Bækgård"]
[Black "Zoë Marchetti"]
[Result "1/2-1/2"]
[Rings "0-0"]
[Termination "agreed"]

1.g5 2.h8 3.g6 4.h9 5.f4 6.d5 7.k10 8.b7 9.g8 10.i5 11.g8-c8 12.h9-f7 13.g6-c6
14.d5-b3 15.c6-b6 16.i5-j6 17.b6-d8 18.f7-e6 19.f4-c4 20.h8-b2 21.g5-j8
22.b3-g3 23.j8-k9 24.b7-b5 25.c4-c3 26.g3-e1 27.k10-f10 28.b5-a5 29.k9-k8
30.e6-i10 31.c3-c2 32.e1-e5 33.c8-e10 34.i10-g10 35.k8-k7 36.g10-h10 37.d8-d9
38.b2-d4 39.e10-e7 40.j6-h6 41.f10-f9 42.e5-f6 43.k7-h4 44.f6-d6 45.c2-g2
46.h10-h7 47.d9-d7 48.h6-i6 49.g2-a2 50.d4-d3 51.e7-i11 52.i6-i4 53.d7-g7
54.h7-j9 55.g7-i9 56.d3-a3 57.f9-f8 58.d6-b4 59.i9-i7 60.a3-a4 1/2-1/2

[Event "Ringby Open"]
[Site "Ringby"]
[Date "2026.09.06"]
[Round "4"]
[White "Teodor Quist"]
[Black "Mira Halvorsen"]
[Result "0-1"]
[Rings "0-1"]
[Termination "markers"]

1.j6 2.i9 3.e9 4.h7 5.i8 6.a4 7.i4 8.b2 9.j10 10.h4 11.j6-d6 12.i9-f6 13.d6-b4
14.h7-h5 15.i8-g6 16.b2-g2 17.j10-h8 18.f6-f3 19.b4-b7 20.h5-a5 21.e9-j9
22.a5-f5 23.g6-i6 24.f5-f7 25.b7-b3 26.g2-g3 27.j9-k9 28.a4-g10 29.h8-d8
30.f3-e3 31.i6-g4 32.e3-i7 33.g4-g5 34.g3-h3 35.d8-d5 36.f7-e7 37.d5-d7
38.e7-e10 39.b3-b1 40.g10-f9 41.d7-b5 42.h3-d3 43.g5-h6 44.d3-c3 45.i4-i5
46.f9-h11 47.h6-e6 48.h11-h9 49.i5-k7 50.h9-h10 51.k7-j7 52.h10-i11 53.b1-c1
54.i11-g9 55.j7-e2 56.c3-c7 57.e2-e4 58.g9-g11;xh4 59.e6-c6 60.e10-e9 61.c6-c4
62.e9-e8 63.b5-e5 64.g11-g9 65.e4-k10 66.g9-i9 0-1

[Event "Ringby Open"]
[Site "Ringby"]
[Date "2026.09.06"]
[Round "4"]
[White "Zoë Marchetti"]
[Black "Søren Bækgård"]
[Result "1-0"]
[Rings "3-1"]
[Termination "rings"]

1.h4 2.c7 3.k7 4.e2 5.b1 6.e10 7.j8 8.j7 9.j9 10.d9 11.j8-d8 12.e10-k10
13.j9-d3 14.j7-j10 15.d8-k8 16.j10-d4 17.h4-h11 18.e2-e8 19.k8-i6 20.c7-e9
21.i6-d6 22.e9-g9 23.h11-h5 24.e8-e1 25.h5-a5 26.g9-h10 27.a5-f10 28.h10-h3
29.f10-i10 30.d9-f9 31.i10-a2 32.f9-f3 33.k7-g3 34.k10-g10 35.d6-f6 36.g10-g11
37.a2-j11 38.g11-b6 39.f6-h8 40.b6-e6 41.h8-c8 42.e6-e3 43.c8-c6 44.d4-g7
45.g3-i5 46.g7-i9 47.c6-g6 48.i9-i11;xh3 49.g6-g8;xb1 50.e3-e10 51.g8-g10
52.i11-f8 53.d3-c3 54.f8-b4 55.g10-d7 56.e10-h10 57.i5-g5 58.e1-j6 59.g5-g2
60.j6-f2 61.g2-g4 62.f3-h3 63.g4-d1;xf3-j7xc3 64.f2-f10 65.xd7 1-0

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
38.b2-f6 39.h7-b1 40.f6-i6 41.b1-i8 42.xi5;i6-f6 43.i8-f5 44.h10-h4 45.f5-i5
46.h4-h8 47.xe4-i8xi5;d1-k8 48.f6-f3 49.b5-f5 50.f7-e7 51.f5-a5 52.f3-c3
53.a5-a4 54.c3-a3;xh8 55.k8-i8 56.d6-d4 57.a4-c6 58.e7-e5;xb3-f7xa3 0-1

[Event "A turn a line, no numbers, some rows left out"]
[White "O. K. Ito"]
[Black "Jun; Vantongeren"]
[Result "1-0"]
[Rings "3-2"]
[Termination "rings"]

1.h7 2.c2 3.g7 4.i6 5.f7 6.h10 7.g6 8.i8 9.g2 10.e5 11.g6-c6 12.h10-a3 13.h7-h3
14.i8-f5 15.g7-i7 16.e5-h8 17.g2-g8 18.f5-j9 19.f7-f4 20.h8-f6 21.g8-c8
22.c2-b2 23.h3-h9 24.j9-e4 25.i7-e7 26.f6-d4 27.f4-f8 28.d4-a4 29.c6-h6
30.b2-i9 31.f8-j8;xe7 32.e4-c4 33.h6-f6 34.c4-c7 35.f6-c3 36.i6-e6 37.h9-f7
38.e6-e3;xa4 39.f7-b3 40.c7-j7 41.j8-h6 42.i9-f6 43.h6-h11 44.e3-k9 45.c8-c5
46.f6-b6 47.c3-j10 48.j7-e7 49.h11-h5 50.e7-k7 51.xj10;c5-f8 52.a3-d6 53.f8-f6
54.d6-g9 55.h5-b5 56.g9-i9;xb6 57.b5-d5 58.i9-j10 59.d5-a5 60.k9-k10
61.f6-b6;xc4-c8xb3 1-0

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
38.i6-d6;xd4 39.g9-g6 40.f5-f9 41.h9-h6 42.f9-c6 43.g6-e4;xj9 44.d6-d4 45.h6-j6
46.c8-b7 47.d8-g8 48.b6-b3 49.g8-e6;xe6 50.d4-f6 51.e4-c4 52.b7-e7 53.c4-e6
54.e7-g7 55.j6-g3 56.f6-b2 57.e6-g8 58.g7-c7 59.xg8 1-0

[Result "1-0"]
[Rings "3-0"]
[Termination "rings"]

1.e1 2.g3 3.b7 4.f3 5.d3 6.b6 7.h6 8.c7 9.i6 10.e7 11.d3-k10 12.g3-g9 13.e1-h4
14.g9-g2 15.h4-f2 16.g2-g4 17.f2-a2 18.g4-i4 19.h6-h3 20.f3-c3 21.h3-e3
22.c7-d8 23.e3-e5 24.i4-f4 25.k10-c2;xe5 26.f4-i7 27.i6-g6 28.i7-i5 29.g6-c6
30.i5-c5 31.a2-h9 32.e7-h7 33.h9-f9 34.h7-h5 35.c6-j6 36.h5-j7 37.j6-g3
38.j7-j5 39.c2-i8 40.b6-d6 41.g3-h3;xi8 42.d8-j8 43.f9-f3 44.j8-g5 45.f3-k8
46.g5-g7 47.k8-i8 48.g7-k7 49.i8-f5 50.c3-g3 51.f5-i5 52.g3-g8 53.i5-e5
54.g8-g10 55.h3-e3 56.k7-f7 57.xg4-k8xe3 1-0

[Event "White cannot move a ring and passes"]
[Result "0-1"]
[Rings "2-3"]
[Termination "rings"]
[Position "4/bw5/bwb4w/1wbw3b1/2wbw2w2/2bbb1w2/3wwbw3/wbbbbWB2/bbwwWBB1/3bBWw/wwWw w move 1-1 51 standard"]

51.pass 52.j9-j7 53.pass 54.j7-f7 55.j10-j6 56.f7-e7 57.j6-j5 58.i10-g10
59.j5-d5 60.xe7;g10-f9 61.k9-g5 62.f9-d7 63.i8-i7;xf5-j9xi7 64.d7-c6 65.g5-g9
66.c6-b6;xh9 0-1

[Event "White cannot move a ring and passes"]
[Result "1-0"]
[Rings "3-2"]
[Termination "rings"]
[Position "BBb1/BWBWbbb/bwwWbbwb/bbbWwwwbw/1w1wbwb3/w1w1www2/w1w2wbw2/1w3bww1/b4wbb/5bw/4 w move 1-1 51 standard"]

51.pass 52.b1-f5 53.pass 54.f5-f9 55.pass 56.f9-j9;xb3 57.d4-f6;xb2 58.a3-d3
59.b4-d6 60.d3-f3 61.d6-f8 62.f3-f5 63.f8-i8;xi8 1-0

[Event "Nobody can move a ring: two passes end the game"]
[Result "1/2-1/2"]
[Rings "1-1"]
[Termination "blocked"]
[Position "1wbw/2wwb2/2wwb3/w1bbb4/bbwww5/bbwb5/bWWbwwwbww/BBBwbwbbw/BWbwwwbw/Wbwbbwb/bw2 b move 1-1 62 standard"]

62.pass 63.pass 1/2-1/2

[Event "Nobody can move a ring: two passes end the game"]
[Result "1-0"]
[Rings "2-1"]
[Termination "blocked"]
[Position "2ww/3bbw1/3wbb2/b2bbw3/ww1www4/bwbww4/bwwbb5/bBWbbbwwb/BWBbbwbw/BWbwwwb/wb2 b move 2-1 62 standard"]

62.pass 63.pass 1-0

== stderr
samples/layout.yin:25:35: style: turn 42: the higher end of the row comes first: XF6-F2 (notation) [row-ends-reversed]
    25 |  41. B1-I8                    42. XF6-F2XI5;I6-F6
       |                                   ^~~~~~
       = help: Write the end with the lower letter first or, within a column, the end with the lower number: xd3-d7.
samples/layout.yin:109:1: style: turn 2: G6 is not in the same case as the points before it (notation) [case-mixed]
   109 | G6
       | ^~
       = help: Write all points in lower case, as yinsh convert -t gipf does. A change in the middle of a record may also show where two sources were joined.
