yinsh convert -t vying samples/comments.yin samples/blitz.yin | awk '{ print substr($0, 1, 300) }' | sed -n 1,90p
== stdout
j6 c8 d6 h11 b6 f10 c4 d1 e6 k8 d6i11 h11h4 e6e2 f10f2 b6b1 d1d7 i11c5 d7d5 c5e7 d5b5 e7c7 b5e8 c4c6 e8g8 c6f9 g8b3 f9i9 c8f8 e2e9 f8d8 e9e5 d8d4 e5a5 d4f6 c7g11 b3b7 a5f5 b7f7 b5 c6 d7 e8 f9 f5 i9d9 h4h7 g11g7 f7h9 b3 c4 d5 e6 f7 k8 g7d7 f6h8 d7d5 h8j10 d5d3 d4 d5 d6 d7 d8 j6 j10e10 f6 g7 h8 i9 j10

e9 j9 b5 i4 b4 c3 f7 f3 h6 c6 b5i5 c3j10 b4h10 c6a4 h6b6 a4c4 b6b3 c4c7 b3d5 c7a5 f7b7 a5c5 d5d1 c5e5 d1d6 e5e2 d6a3 f3f8 b7b2 e2e3 a3d3 b3 b4 b5 b6 b7 d3 f8b4 i5b5 black_resigns

c2 d8 b7 g11 d2 c4 h5 e9 j11 d7 h5h4 e9e8 d2d5 c4b3 h4e1 b3g3 d5e5 g3g4 j11j10 g11g5 c2a2 g5g10 e5e6 d7a4 e6c6 a4a3 b7e7 a3b4 e1e4 g4g6 j10h8 g10h10 e4e3 b4c5 e3c3 d8a5 c3d4 c5b5 e7c7 e3 e4 e5 e6 e7 h8

d5 d9 i10 c7 e2 d7 h3 e4 i7 c1 h3h8 c1f4 h8c8 d9h9 c8i8 f4f10 i8g8 d7f9 g8f8 e4b4 f8f6 c7c6 i7g5 f10h10 d5d3 b4b2 g5g9 h9h7 f6i9 h7h4 i9k9 c6a4 e2d2 h4f2 i10f7 h10h11 d3b3 f2f5 k9j8 f5f3 g9g7 f9b5 g7e5 h11e8 d2d1 f3h5 f2 f3 f4 f5 f6 h5

b4 c5 h7 a4 a3 g6 f7 j10 d4 j9 f7f3 j10i10 d4d7 c5j5 d7g7 j9e9 f3d3 g6d6 g7e7 e9f10 e7e4 f10g11 e4g4 black_resigns

j5 e4 c5 f4 d4 i6 a5 d8 d6 e3 j5h3 e3a3 d4h8 a3a2 c5c1 a2c2 c1d2 f4i4 d6e6 e4k10 e6e10 c2d3 h8h10 i6h6 h10h11 h6h7 e10i10 d8e9 h3h4 h7k7 i10i8 e9e8 a5d5 e8f9 h4g4 i4i7 i8i11 d3c3 g4h5 k7j6 d5g5 f9f3 i11j11 k10k8 g5g6 j6j8 d2g2 i7i5 g2e2 f3f2 g6g9 j8j10 h11d7 j10g7 d7b5 k8k9 b5e5 f2f5 g9e7 g7j7 e2d1

== stderr
yinsh: convert: warning: vying cannot hold some tags of 6 records
yinsh: convert: warning: vying cannot hold the comments of 2 records
yinsh: convert: warning: vying cannot hold the clocks of 1 record
yinsh: convert: warning: vying cannot hold the marks ! and ? of 1 record
yinsh: convert: warning: vying cannot hold the variant of 4 records
