yinsh convert -t yinsh-record samples/comments.yin samples/blitz.yin | sed -n 1,90p
== stdout
p j6
p c8
p d6
p h11
p b6
p f10
p c4
p d1
p e6
p k8
s d6
m i11
s h11
m h4
s e6
m e2
s f10
m f2
s b6
m b1
s d1
m d7
s i11
m c5
s d7
m d5
s c5
m e7
s d5
m b5
s e7
m c7
s b5
m e8
s c4
m c6
s e8
m g8
s c6
m f9
s g8
m b3
s f9
m i9
s c8
m f8
s e2
m e9
s f8
m d8
s e9
m e5
s d8
m d4
s e5
m a5
s d4
m f6
s c7
m g11
s b3
m b7
s a5
m f5
s b7
m f7
r b5 f9
x f5
s i9
m d9
s h4
m h7
s g11
m g7
s f7
m h9
r b3 f7
x k8
s g7
m d7
s f6
m h8
s d7
m d5
s h8
m j10
s d5
m d3
r d4 d8
x j6
== stderr
yinsh: convert: warning: yinsh-record cannot hold some tags of 6 records
yinsh: convert: warning: yinsh-record cannot hold the comments of 2 records
yinsh: convert: warning: yinsh-record cannot hold the clocks of 1 record
yinsh: convert: warning: yinsh-record cannot hold the marks ! and ? of 1 record
yinsh: convert: warning: yinsh-record cannot hold the end of the game of 2 records
yinsh: convert: warning: yinsh-record cannot hold the variant of 4 records
