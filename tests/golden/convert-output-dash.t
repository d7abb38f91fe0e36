yinsh convert -t gipf --output=- samples/minimal.yin
== stdout
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

