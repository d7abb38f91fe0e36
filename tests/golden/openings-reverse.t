# The other order: what scored best for Black comes first, and what is not known last in both.
cat >"$WORK/games.yin" <<'END'
[Date "2026.01.02"]
[Result "1-0"]
[Termination "resign"]

1.b2 2.c3 3.d4 1-0

[Date "2026.01.03"]
[Result "0-1"]
[Termination "resign"]

1.b3 2.c3 0-1

[Result "0-1"]
[Termination "resign"]

1.b3 2.c3 3.d4 4.e5 0-1

[Date "2026.01.01"]
[Result "1/2-1/2"]
[Termination "agreed"]

1.b4 2.c3 3.d4 1/2-1/2

1.c4 2.c3 *
END
cd "$WORK" || exit
for order in games score turns last move; do
    for way in '' --reverse; do
        echo "$order $way"
        yinsh openings --depth=1 --format=tsv --sort=$order $way games.yin | cut -f 3,6,7,9,11,14,15 | tail -n +3
    done
done
yinsh openings --reverse --depth=2 games.yin | cut -c 50-
== stdout
games 
b3	2	0	2	0.0	3.0	2026-01-03
b2	1	1	0	100.0	3.0	2026-01-02
b4	1	0	0	50.0	3.0	2026-01-01
c4	1	0	0			
games --reverse
b2	1	1	0	100.0	3.0	2026-01-02
b4	1	0	0	50.0	3.0	2026-01-01
c4	1	0	0			
b3	2	0	2	0.0	3.0	2026-01-03
score 
b2	1	1	0	100.0	3.0	2026-01-02
b4	1	0	0	50.0	3.0	2026-01-01
b3	2	0	2	0.0	3.0	2026-01-03
c4	1	0	0			
score --reverse
b3	2	0	2	0.0	3.0	2026-01-03
b4	1	0	0	50.0	3.0	2026-01-01
b2	1	1	0	100.0	3.0	2026-01-02
c4	1	0	0			
turns 
b3	2	0	2	0.0	3.0	2026-01-03
b2	1	1	0	100.0	3.0	2026-01-02
b4	1	0	0	50.0	3.0	2026-01-01
c4	1	0	0			
turns --reverse
b3	2	0	2	0.0	3.0	2026-01-03
b2	1	1	0	100.0	3.0	2026-01-02
b4	1	0	0	50.0	3.0	2026-01-01
c4	1	0	0			
last 
b3	2	0	2	0.0	3.0	2026-01-03
b2	1	1	0	100.0	3.0	2026-01-02
b4	1	0	0	50.0	3.0	2026-01-01
c4	1	0	0			
last --reverse
b4	1	0	0	50.0	3.0	2026-01-01
b2	1	1	0	100.0	3.0	2026-01-02
b3	2	0	2	0.0	3.0	2026-01-03
c4	1	0	0			
move 
b2	1	1	0	100.0	3.0	2026-01-02
b3	2	0	2	0.0	3.0	2026-01-03
b4	1	0	0	50.0	3.0	2026-01-01
c4	1	0	0			
move --reverse
c4	1	0	0			
b4	1	0	0	50.0	3.0	2026-01-01
b3	2	0	2	0.0	3.0	2026-01-03
b2	1	1	0	100.0	3.0	2026-01-02
high  turns  last        move
75.7    3.0  2026-01-03  -
00.0    3.0  2026-01-02    b2
00.0    3.0  2026-01-02      c3
89.7    3.0  2026-01-01    b4
89.7    3.0  2026-01-01      c3
                           c4
                             c3
65.8    3.0  2026-01-03    b3
65.8    3.0  2026-01-03      c3
