# More players than a table shows, or than exact errors are given for: each loses to the next.
games() {
    awk -v players="$1" 'BEGIN {
        for (i = 1; i <= players; i++)
            printf "[White \"P%04d\"]\n[Black \"P%04d\"]\n[Result \"1-0\"]\n[Termination \"resign\"]\n\n1.e5 1-0\n\n",
                i % players + 1, i
    }'
}
games 40 | yinsh score --crosstable - | tail -n 2 | cut -c 1-12
games 40 | yinsh score --elo - | sed -n 1,3p
games 1501 | yinsh score --elo - | sed -n 1,3p
== stdout
31	P0031				
32	P0032				
rank	player	rating	error	games	points	opponents
1	P0001	1500.0	1242.9	2	1.0	1500.0
1	P0002	1500.0	1242.9	2	1.0	1500.0
rank	player	rating	error	games	points	opponents
1	P0001	1500.0	481.5	2	1.0	1500.0
1	P0002	1500.0	481.5	2	1.0	1500.0
== stderr
yinsh: score: showing only the first 32 of 40 players
yinsh: score: the errors are estimated, because there are more than 1500 players
