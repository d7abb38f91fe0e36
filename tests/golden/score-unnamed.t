# Games in which a player has no name are missing in standings and ratings, which is reported.
game() { printf '%s[Result "1-0"]\n[Termination "resign"]\n\n1.e3 2.e8 1-0\n\n' "$1"; }
{
    game '[White "A"]
[Black "B"]
'
    game '[White "B"]
'
    game '[White "?"]
[Black "A"]
'
    game ''
    printf '[White "A"]\n\n1.e3 2.e8 *\n\n'
} >"$WORK/games.yin"
for report in standings crosstable elo summary; do
    yinsh score --$report "$WORK/games.yin" | cut -f 1-3 | head -n 3
    echo "-- $report" >&2
done
yinsh score --partial "$WORK/games.yin" | yinsh score --merge --standings - | cut -f 1-3
yinsh score --standings samples/tournament.yin | head -n 2 | cut -f 1-3
== stdout
rank	player	games
1	A	2
2	B	2
number	player	1
1	A	
2	B	0.0/1
rank	player	rating
	A	
	B	
group	item	value
status	ok	5
status	mismatch	0
rank	player	games
1	A	2
2	B	2
rank	player	games
1	Mira Halvorsen	4
== stderr
yinsh: score: games omitted because neither player has a name: 1
-- standings
yinsh: score: games omitted because neither player has a name: 1
-- crosstable
yinsh: score: players without a rating, because no results connect them to the others: 2
yinsh: score: games omitted because neither player has a name: 1
-- elo
-- summary
yinsh: score: games omitted because neither player has a name: 1
