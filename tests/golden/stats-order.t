game() {
    printf '[Event "Week %s"]\n[Date "%s"]\n[Round "%s"]\n[Elo "%s"]\n' "$@"
    printf '[Termination "resign"]\n\n1. a2 2. c4 3. e5 1-0\n\n'
}
{
    game 10 2026.10.01 10 999
    game 9 2026-02-28 2 1480.5
    game 2 'Thu Mar 05 23:00:00 IST 2026' 1 1480.25
    game 1 '2026.??.??' '?' -3
    game 12 20260401 ' 3' '+5'
    game 13 20251231 3. .5
    game 14 '?' +4 ' 7 '
} >"$WORK/games.yin"
groups() { sed -n 's/	score	white.*//p'; }
for by in round date tag:Date event tag:Elo year,round; do
    echo "--- $by"
    yinsh stats --by=$by --format=tsv "$WORK/games.yin" | groups
done
echo '--- sums'
yinsh stats --by=round,date --partial "$WORK/games.yin" | yinsh stats --merge --format=tsv | groups
== stdout
--- round
1
2
 3
3.
+4
10
?
--- date
20251231
2026.??.??
2026-02-28
Thu Mar 05 23:00:00 IST 2026
20260401
2026.10.01
?
--- tag:Date
20251231
2026.??.??
2026-02-28
Thu Mar 05 23:00:00 IST 2026
20260401
2026.10.01
?
--- event
Week 1
Week 2
Week 9
Week 10
Week 12
Week 13
Week 14
--- tag:Elo
-3
.5
+5
 7 
999
1480.25
1480.5
--- year,round
2025	3.
2026	1
2026	2
2026	 3
2026	10
2026	?
?	+4
--- sums
1	Thu Mar 05 23:00:00 IST 2026
2	2026-02-28
 3	20260401
3.	20251231
+4	?
10	2026.10.01
?	2026.??.??
