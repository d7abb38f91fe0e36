# What is known of a date on a site, and dates in several forms that are the same.
cd "$WORK" || exit
for date in 2025.12.31 9/5/2026 '2026.09.??' '5 Sep 2026' 25.09.2026 '?' '2026.01.01'; do
    printf '[White "%s"]\n[Black "Bo"]\n[Date "%s"]\n[Result "1-0"]\n[Termination "resign"]\n\n1.e3 2.e8 1-0\n\n' "$date" "$date"
done >games.yin
yinsh publish -o site games.yin
cut -f 1-3 site/downloads/games.tsv
grep Bo site/games.html | sed 's/<[^>]*>/ /g; s/  */ /g'
game() { printf '[White "Ana"]\n[Black "Bo"]\n[Date "%s"]\n\n1.e3 2.e8 *\n' "$1"; }
game 25.09.2026 >a.yin
game 2026.09.25 >b.yin
game 9/25/2026 >c.yin
game 9/5/2026 >d.yin
echo '--- the same'
yinsh diff a.yin b.yin && yinsh diff a.yin c.yin && yinsh unique --tags a.yin b.yin c.yin | wc -l
yinsh diff a.yin d.yin || echo "status $?"
== stdout
white	black	day
2025.12.31	Bo	2025-12-31
9/5/2026	Bo	2026
2026.09.??	Bo	2026-09
5 Sep 2026	Bo	2026-09-05
25.09.2026	Bo	2026-09-25
?	Bo	
2026.01.01	Bo	2026-01-01
 
 25.09.2026 Bo 1-0 2 resign c4 c4 2026-09-25 
 5 Sep 2026 Bo 1-0 2 resign c4 c4 2026-09-05 
 2026.09.?? Bo 1-0 2 resign c4 c4 2026-09 
 2026.01.01 Bo 1-0 2 resign c4 c4 2026-01-01 
 9/5/2026 Bo 1-0 2 resign c4 c4 2026 
 2025.12.31 Bo 1-0 2 resign c4 c4 2025-12-31 
 ? Bo 1-0 2 resign c4 c4 
 
 
 
 
 
 
 
 
--- the same
5
a.yin, record 1 (Ana - Bo) and d.yin, record 1: the same turns
< [Date "2026.09.25"]
> [Date "9/5/2026"]
status 1
== stderr
1 pair: 1 the same, 0 different; only in the first: 0, only in the second: 0
1 pair: 1 the same, 0 different; only in the first: 0, only in the second: 0
3 records: 1 unique, 2 duplicates, 0 bad
1 pair: 0 the same, 1 different; only in the first: 0, only in the second: 0
