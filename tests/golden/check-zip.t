# Two threads parse what one unpacks, and something is wrong with some of its members.
"$BUILD/tool_archive" --files 40 --seed 5 --bad 20 --form zip "$WORK/made" >"$WORK/made.txt" &&
    cd "$WORK/made" && yinsh check --diagnostics=short -j 2 games.zip
yinsh score --diagnostics=short --columns=file,record,status,turns -j 3 games.zip | sed -n '1,3p;$p'
== stdout
games.zip//archive-2008/Y-haldevin79-Finlon-2008-02-07-0000.sgf:78:9: error: turn 26: the ring on e10 cannot pass the ring on c8 (rulebook E.3) [move-ring-in-way]
games.zip//archive-2010/Y-Brebara-dombasto-2010-09-22-1800.sgf:56:9: error: turn 18: there is no ring on e9 to move (rulebook E.2) [move-no-ring]
games.zip//archive-2013/Y-SmartBot-grumura-2013-05-08-1200.sgf:193:10: error: turn 70: the number of points from g6 to j9 is 4; a row is five adjacent markers (rulebook G.1) [row-not-five]
games.zip//archive-2015/Y-allosto-brelon-2015-12-23-0600.sgf:176:10: error: turn 56: Black has a row and does not remove it (rulebook G.2) [row-due]
games.zip//archive-2018/Y-Grulox-SmartBot-2018-08-08-0000.sgf:8:4: error: the record claims 1-0; the replay gives 0-1 by rings (rulebook H) [result-mismatch]
games.zip//archive-2021/Y-BestBot-Brex-2021-03-23-1800.sgf:94:6: error: turn 34: invalid SGF: a value is not closed by ']' (notation) [sgf-syntax]
games.zip//archive-2023/Y-Halkix-Domlora-2023-11-07-1200.sgf:225:1: error: turn 67: invalid SGF: the game is not closed by ')' (notation) [sgf-syntax]
games.zip//Y-WeakBot-elban-2026-06-23-0600.sgf:99:9: error: turn 37: unknown command: palce b  H 5 (notation) [sgf-command]
file	record	status	turns
games.zip//archive-2006/Y-BestBot-cormuwyn86-2006-01-01-0000.sgf	1	ok	71
games.zip//archive-2006/Y-Halbasto-brebawyn-2006-07-11-1800.sgf	1	ok	33
games.zip//Y-WeakBot-elban-2026-06-23-0600.sgf	1	malformed	37
== stderr
40 records: 32 good, 8 bad
games.zip//archive-2008/Y-haldevin79-Finlon-2008-02-07-0000.sgf:78:9: error: turn 26: the ring on e10 cannot pass the ring on c8 (rulebook E.3) [move-ring-in-way]
games.zip//archive-2010/Y-Brebara-dombasto-2010-09-22-1800.sgf:56:9: error: turn 18: there is no ring on e9 to move (rulebook E.2) [move-no-ring]
games.zip//archive-2013/Y-SmartBot-grumura-2013-05-08-1200.sgf:193:10: error: turn 70: the number of points from g6 to j9 is 4; a row is five adjacent markers (rulebook G.1) [row-not-five]
games.zip//archive-2015/Y-allosto-brelon-2015-12-23-0600.sgf:176:10: error: turn 56: Black has a row and does not remove it (rulebook G.2) [row-due]
games.zip//archive-2018/Y-Grulox-SmartBot-2018-08-08-0000.sgf:8:4: error: the record claims 1-0; the replay gives 0-1 by rings (rulebook H) [result-mismatch]
games.zip//archive-2021/Y-BestBot-Brex-2021-03-23-1800.sgf:94:6: error: turn 34: invalid SGF: a value is not closed by ']' (notation) [sgf-syntax]
games.zip//archive-2023/Y-Halkix-Domlora-2023-11-07-1200.sgf:225:1: error: turn 67: invalid SGF: the game is not closed by ')' (notation) [sgf-syntax]
games.zip//Y-WeakBot-elban-2026-06-23-0600.sgf:99:9: error: turn 37: unknown command: palce b  H 5 (notation) [sgf-command]
