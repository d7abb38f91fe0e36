yinsh convert -t points samples/comments.yin samples/blitz.yin | awk '{ print substr($0, 1, 300) }' | sed -n 1,90p
== stdout
W79
B11
W22
B57
W5
B38
W15
B27
W32
B83
W22,66
B57,64
W32,36
B38,46
W5,10
B27,21
W66,14
B21,23
W14,31
B23,6
W31,12
B6,30
W15,13
B30,50
W13,39
B50,8
W39,68
B11,40
W36,29
B40,20
W29,33
B20,24
W33,0
B24,42
W12,47
B8,4
W0,43
B4,41
W.[6,13,21,30,39].43.68,19
B64,61
W47,51
B41,59.[8,15,23,32,41].83
W51,21
B42,60
W21,23
B60,75
W23,25.[20,21,22,23,24].79
B75,28.[42,51,60,68,75].59
W19,22
B46,41
W22,79
B41,21
W79,55
B21,23.[4,12,21,31,41].23

W29
B76
W6
B73
W7
B16
W41
B45
W62
B13
W6,72
B16,75
W7,58
B13,1
W62,5
B1,15
W5,8
B15,12
W8,23
B12,0
W41,4
B0,14
W23,27
B14,33
W27,22
B33,36
W22,2
B45,40
W4,9
B36,35
W2,25.[4,5,6,7,8].25
B40,7
W72,6

W17
== stderr
yinsh: convert: warning: points cannot hold some tags of 6 records
yinsh: convert: warning: points cannot hold the comments of 2 records
yinsh: convert: warning: points cannot hold the clocks of 1 record
yinsh: convert: warning: points cannot hold the marks ! and ? of 1 record
yinsh: convert: warning: points cannot hold the end of the game of 2 records
yinsh: convert: warning: points cannot hold the variant of 4 records
