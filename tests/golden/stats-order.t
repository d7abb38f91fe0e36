game() {
    printf '[Event "Week %s"]\n[Date "%s"]\n[Round "%s"]\n[Elo "%s"]\n' "$@"
    printf '[Termination "resign"]\n\n1. a2 2. c4 3. e5 1-0\n\n'
}
{
    game 10 2026.10.01 10 999
    game 9 2026-02-28 2 1480.5
    game 2 'Thu Mar 05 23:00:00 IST 2026' 1 1480.25
    game 1 '2026.??.??' '?' -3
} >"$WORK/games.yin"
groups() { sed -n 's/	score	white.*//p'; }
for by in round date event tag:Elo year,round; do
    echo "--- $by"
    yinsh stats --by=$by --format=tsv "$WORK/games.yin" | groups
done
echo '--- sums'
yinsh stats --by=round --partial "$WORK/games.yin" | yinsh stats --merge --format=tsv | groups
== stdout
--- round
1
2
10
?
--- date
2026.??.??
2026-02-28
Thu Mar 05 23:00:00 IST 2026
2026.10.01
--- event
Week 1
Week 2
Week 9
Week 10
--- tag:Elo
-3
999
1480.25
1480.5
--- year,round
2026	1
2026	2
2026	10
?	?
--- sums
1
2
10
?
