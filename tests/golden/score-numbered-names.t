# Names in a tie are in the order of the numbers in them.
record() {
    printf '[White "%s"]\n[Black "%s"]\n[Termination "agreed"]\n\n1.e3 1/2-1/2\n\n' "$1" "$2"
}
{ record 10 9 && record 'Bot 10' 'Bot 9' && record 'Bot 8' 100; } >"$WORK/games.yin"
yinsh score --standings "$WORK/games.yin" | cut -f 1-3
yinsh score --crosstable "$WORK/games.yin" | cut -f 1-2
yinsh score --elo "$WORK/games.yin" | cut -f 1-3
== stdout
rank	player	games
1	9	1
1	10	1
1	100	1
1	Bot 8	1
1	Bot 9	1
1	Bot 10	1
number	player
1	9
2	10
3	100
4	Bot 8
5	Bot 9
6	Bot 10
rank	player	rating
1	9	1500.0
1	10	1500.0
	100	
	Bot 8	
	Bot 9	
	Bot 10	
== stderr
yinsh: score: players without a rating, because no results connect them to the others: 4
