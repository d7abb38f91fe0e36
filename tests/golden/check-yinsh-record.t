# The sample there and back; what is wrong with a marker, a move and a row, each at its own line;
# and where a record ends.
yinsh check -v samples/yinsh-record.txt
there=$(yinsh convert -t gipf samples/yinsh-record.txt)
printf '%s\n' "$there" | yinsh convert -t yinsh-record >"$WORK/back"
yinsh convert -t gipf "$WORK/back" | head -n 16
placed='p f6\np g6\np f5\np g5\np f4\np g4\np f3\np g3\np f2\np g2\n'
try() { printf "$1" | yinsh check -v --diagnostics=short; }
for rest in 's g6\nm h6\n' 'S F6\nM D5\n' 's f6\n' 's f6\ns f5\nm e5\n' 'm e6\n' \
    's f6\nm e6\nr f2 f6\nx f5\n' 's f6\nm e6\np a2\n' 'p f6 g6\n' '\ns f6\nm e6\n' \
    's f6\nm e6\np a2\np a3\n' '\np a2\n\n\n[White "Ann"]\n\n1.e3 *\n'; do
    printf '%s\n' "--- $rest"
    try "$placed$rest"
done
== stdout
samples/yinsh-record.txt:1: record 1: yinsh-record, ok, 1-0 rings, 43 turns
samples/yinsh-record.txt:83: record 2: yinsh-record, ok, 0-1 rings, 70 turns
samples/yinsh-record.txt:222: record 3: yinsh-record, ok, 1-0 rings, 49 turns
samples/yinsh-record.txt:320: record 4: yinsh-record, ok, * unfinished, 22 turns
[Result "1-0"]
[Rings "3-0"]
[Termination "rings"]

1.i8 2.g9 3.g6 4.h10 5.i5 6.g2 7.i7 8.b3 9.d2 10.h7 11.i5-a5 12.b3-h3 13.i7-k7
14.g9-a3 15.i8-i11 16.h7-j7 17.d2-j8 18.j7-d1 19.a5-f5 20.h10-j10 21.i11-f8
22.j10-g10 23.j8-j11 24.g10-g8 25.k7-g7 26.g8-k8 27.g6-g4 28.h3-h8
29.g7-g11;xg6-g10xf8 30.h8-c3 31.f5-j9 32.k8-i6 33.j9-j6 34.i6-i4
35.j6-h4;xj6-j10xg4 36.i4-i9 37.h4-j6 38.d1-j7 39.j6-h6 40.j7-g7 41.h6-h9
42.i9-j10 43.h9-h11;xh6-h10xh11 1-0

[Result "0-1"]
[Rings "2-3"]
[Termination "rings"]

1.f3 2.b5 3.d9 4.h5 5.i9 6.b2 7.j5 8.j9 9.g8 10.c2 11.g8-g6 12.c2-c8 13.g6-b1
--- s g6\nm h6\n
<stdin>:11:1: error: turn 11: the ring on g6 is the opponent's; White cannot move it (rulebook E.2) [move-opponent-ring]
<stdin>:1: record 1: yinsh-record, illegal, * unfinished, 10 turns
--- S F6\nM D5\n
<stdin>:12:1: error: turn 11: f6 and d5 are not on the same line (rulebook E.3) [move-not-straight]
<stdin>:1: record 1: yinsh-record, illegal, * unfinished, 10 turns
--- s f6\n
<stdin>:11:1: warning: turn 11: the command does not change the game and is omitted: s f6 (notation) [command-ignored]
<stdin>:1: record 1: yinsh-record, ok, * unfinished, 10 turns
--- s f6\ns f5\nm e5\n
<stdin>:12:1: error: turn 11: the ring that moves must be the one in which the marker was placed: s f5 (rulebook E) [marker-misfit]
<stdin>:1: record 1: yinsh-record, illegal, * unfinished, 10 turns
--- m e6\n
<stdin>:11:1: error: turn 11: the ring that moves must be the one in which the marker was placed: m e6 (rulebook E) [marker-misfit]
<stdin>:1: record 1: yinsh-record, illegal, * unfinished, 10 turns
--- s f6\nm e6\nr f2 f6\nx f5\n
<stdin>:13:1: error: turn 12: there is a ring on f2; a row is five adjacent markers (rulebook G.1, diagram 6) [row-has-ring]
<stdin>:1: record 1: yinsh-record, illegal, * unfinished, 11 turns
--- s f6\nm e6\np a2\n
<stdin>:13:1: error: turn 12: a ring is placed, but all ten rings have already been placed (rulebook D.2) [place-after-ten]
<stdin>:1: record 1: yinsh-record, illegal, * unfinished, 11 turns
--- p f6 g6\n
<stdin>:11:1: error: turn 10: invalid line: p f6 g6 (notation) [syntax-line]
<stdin>:1: record 1: yinsh-record, malformed, * unfinished, 10 turns
--- \ns f6\nm e6\n
<stdin>:1: record 1: yinsh-record, ok, * unfinished, 10 turns
<stdin>:12:1: error: turn 1: a ring must be placed; no other action is possible before all ten rings are placed (rulebook D.3) [placing-due]
<stdin>:12: record 2: yinsh-record, illegal, * unfinished, 0 turns
--- s f6\nm e6\np a2\np a3\n
<stdin>:1: record 1: yinsh-record, ok, * unfinished, 11 turns
<stdin>:13: record 2: yinsh-record, ok, * unfinished, 2 turns
--- \np a2\n\n\n[White "Ann"]\n\n1.e3 *\n
<stdin>:1: record 1: yinsh-record, ok, * unfinished, 10 turns
<stdin>:12: record 2: yinsh-record, ok, * unfinished, 1 turn
<stdin>:15: record 3: gipf, ok, * unfinished, 1 turn
== stderr
4 records: 4 good, 0 bad; 1 unfinished
1 record: 0 good, 1 bad
1 record: 0 good, 1 bad
1 record: 1 good, 0 bad; 1 unfinished
1 record: 0 good, 1 bad
1 record: 0 good, 1 bad
1 record: 0 good, 1 bad
1 record: 0 good, 1 bad
1 record: 0 good, 1 bad
2 records: 1 good, 1 bad; 1 unfinished
2 records: 2 good, 0 bad; 2 unfinished
3 records: 3 good, 0 bad; 3 unfinished
