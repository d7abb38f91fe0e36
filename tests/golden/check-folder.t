# Enough for threads to open its files in runs, something wrong with some of them, one that is
# packed without saying so, and one too large for a run.
"$BUILD/tool_archive" --files 60 --seed 6 --bad 15 --form folder "$WORK/made" >"$WORK/made.txt" &&
    gzip -nc samples/minimal.yin >"$WORK/made/archive-2010/minimal.packed" &&
    cat "$WORK"/made/archive-20[01]*/*.sgf >"$WORK/made/large.sgf" &&
    cd "$WORK/made" && yinsh check --diagnostics=short -j 2 .
yinsh score --diagnostics=short --columns=file,record,status,turns -j 3 archive-*/* large.sgf |
    sed -n '1,3p;$p'
== stdout
./Y-Breden-brett-2026-08-26-0400.sgf:30:9: error: turn 10: a ring is placed off the board: place br  K 11 (rulebook D.2) [place-off-board]
./archive-2008/Y-Elsto-Dumbot-2008-02-07-0000.sgf:35:9: error: turn 12: the ring on c4 cannot pass the ring on b3 (rulebook E.3) [move-ring-in-way]
./archive-2010/Y-BestBot-Corban-2010-07-20-2000.sgf:80:9: error: turn 30: there is no ring on d9 to move (rulebook E.2) [move-no-ring]
./archive-2012/Y-Cordera-BestBot-2012-08-25-2000.sgf:114:10: error: turn 41: the number of points from f5 to k10 is 6; a row is five adjacent markers (rulebook G.1) [row-not-five]
./archive-2015/Y-Halmutt-BestBot-2015-02-06-1600.sgf:148:10: error: turn 54: Black removed a row but did not remove a ring for it (rulebook G.3) [ring-due]
./archive-2017/Y-SmartBot-BestBot-2017-07-20-1200.sgf:8:4: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
./archive-2019/Y-domlosto-SmartBot-2019-08-26-1200.sgf:97:6: error: turn 36: invalid SGF: a value is not closed by ']' (notation) [sgf-syntax]
./archive-2022/Y-BestBot-Alvin-2022-02-06-0800.sgf:206:1: error: turn 71: invalid SGF: the game is not closed by ')' (notation) [sgf-syntax]
./archive-2024/Y-Corlowyn-Dumbot-2024-07-20-0400.sgf:97:9: error: turn 36: unknown command: palce w  D 6 (notation) [sgf-command]
./large.sgf:1231:9: error: turn 12: the ring on c4 cannot pass the ring on b3 (rulebook E.3) [move-ring-in-way]
./large.sgf:2041:9: error: turn 30: there is no ring on d9 to move (rulebook E.2) [move-no-ring]
./large.sgf:3506:10: error: turn 41: the number of points from f5 to k10 is 6; a row is five adjacent markers (rulebook G.1) [row-not-five]
./large.sgf:4977:10: error: turn 54: Black removed a row but did not remove a ring for it (rulebook G.3) [ring-due]
./large.sgf:6145:4: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
./large.sgf:7099:6: error: turn 36: invalid SGF: a value is not closed by ']' (notation) [sgf-syntax]
file	record	status	turns
archive-2006/Y-BestBot-Aldewyn-2006-01-01-0000.sgf	1	ok	71
archive-2006/Y-Dumbot-BestBot-2006-05-08-2000.sgf	1	ok	61
large.sgf	40	malformed	36
== stderr
101 records: 86 good, 15 bad
archive-2008/Y-Elsto-Dumbot-2008-02-07-0000.sgf:35:9: error: turn 12: the ring on c4 cannot pass the ring on b3 (rulebook E.3) [move-ring-in-way]
archive-2010/Y-BestBot-Corban-2010-07-20-2000.sgf:80:9: error: turn 30: there is no ring on d9 to move (rulebook E.2) [move-no-ring]
archive-2012/Y-Cordera-BestBot-2012-08-25-2000.sgf:114:10: error: turn 41: the number of points from f5 to k10 is 6; a row is five adjacent markers (rulebook G.1) [row-not-five]
archive-2015/Y-Halmutt-BestBot-2015-02-06-1600.sgf:148:10: error: turn 54: Black removed a row but did not remove a ring for it (rulebook G.3) [ring-due]
archive-2017/Y-SmartBot-BestBot-2017-07-20-1200.sgf:8:4: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
archive-2019/Y-domlosto-SmartBot-2019-08-26-1200.sgf:97:6: error: turn 36: invalid SGF: a value is not closed by ']' (notation) [sgf-syntax]
archive-2022/Y-BestBot-Alvin-2022-02-06-0800.sgf:206:1: error: turn 71: invalid SGF: the game is not closed by ')' (notation) [sgf-syntax]
archive-2024/Y-Corlowyn-Dumbot-2024-07-20-0400.sgf:97:9: error: turn 36: unknown command: palce w  D 6 (notation) [sgf-command]
large.sgf:1231:9: error: turn 12: the ring on c4 cannot pass the ring on b3 (rulebook E.3) [move-ring-in-way]
large.sgf:2041:9: error: turn 30: there is no ring on d9 to move (rulebook E.2) [move-no-ring]
large.sgf:3506:10: error: turn 41: the number of points from f5 to k10 is 6; a row is five adjacent markers (rulebook G.1) [row-not-five]
large.sgf:4977:10: error: turn 54: Black removed a row but did not remove a ring for it (rulebook G.3) [ring-due]
large.sgf:6145:4: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
large.sgf:7099:6: error: turn 36: invalid SGF: a value is not closed by ']' (notation) [sgf-syntax]
