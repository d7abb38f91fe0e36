cd "$WORK"; game() { printf '[White "%s"]\n[Black "%s"]\n[Result "%s"]\n[Termination "%s"]\n\n%s\n\n' "$@"; }; { game Ann Bo 1-0 '' '1.e3 1-0'; game Bo bye 1-0 '' '1-0'; game N.N. Cid 0-1 walkover '*'; game Ann Cid 0-0 '' '0-0'; game Bo Ann 1/2-1/2 adjudication '1/2'; game '?' - 1-0 time '1-0'; game Cid Bo '' 'Cid resigns' '1.e3 *'; game Bo Cid '*' abandoned '*'; } >games.yin; yinsh check -q games.yin; for o in --standings --crosstable --elo --partial; do echo "== $o"; yinsh score $o games.yin 2>&1 | grep -v "^games\|^ "; done; yinsh repair -q games.yin | grep -n '^\[[RT]'
== stdout
games.yin:3:10: warning: the record claims 1-0, but does not state how the unfinished game ended (notation) [end-missing]
     3 | [Result "1-0"]
       |          ^~~
       = note: the game is not over on the board; next is turn 2, Black's
games.yin:10:10: warning: the record claims 1-0, but does not state how the unfinished game ended (notation) [end-missing]
    10 | [Result "1-0"]
       |          ^~~
       = note: the game is not over on the board; next is turn 1, White's
games.yin:24:10: style: the result is read as * by both-lost (notation) [result-spelling]
    24 | [Result "0-0"]
       |          ^~~
       = help: Write 1-0, 0-1, 1/2-1/2 or *, and how the game ended in the Termination tag, as yinsh repair does.
games.yin:27:1: style: the result is read as * by both-lost (notation) [result-spelling]
    27 | 0-0
       | ^~~
games.yin:34:1: style: the result is read as 1/2-1/2 (notation) [result-spelling]
    34 | 1/2
       | ^~~
== --standings
yinsh: score: games omitted because neither player has a name: 1
rank	player	games	wins	draws	losses	points	score	rings_for	rings_against	white_games	white_points	black_games	black_points	sonneborn_berger	buchholz
1	Bo	4	2	1	1	2.5	62.5	0	0	2	1.5	2	1.0	1.75	4.00
2	Ann	3	1	1	1	1.5	50.0	0	0	2	1.0	1	0.5	3.75	5.00
3	Cid	3	1	0	2	1.0	33.3	0	0	1	0.0	2	1.0	0.00	2.50
== --crosstable
yinsh: score: games omitted because neither player has a name: 1
number	player	1	2	3
1	Bo		0.5/2	1.0/1
2	Ann	1.5/2		
3	Cid	0.0/1		
== --elo
yinsh: score: players without a rating, because no results connect them to the others: 1
yinsh: score: games omitted because neither player has a name: 1
rank	player	rating	error	games	points	opponents
1	Ann	1595.4	278.0	2	1.5	1404.6
2	Bo	1404.6	278.0	2	0.5	1595.4
	Cid			1	0.0	
== --partial
end both-lost	1
end forfeit	1
end resign	1
end time	1
end unfinished	1
end unknown	3
faults end-missing	2
faults result-spelling	3
faulty end-missing	2
faulty result-spelling	2
game ? Cid 0-1 0-0	1
game Ann Bo 1-0 0-0	1
game Ann Cid * 0-0	1
game Bo ? 1-0 0-0	1
game Bo Ann 1/2-1/2 0-0	1
game Cid Bo 0-1 0-0	1
result *	2
result 0-1	2
result 1-0	3
result 1/2-1/2	1
status ok	8
turns 0	5
turns 1	2
unnamed	1
3:[Result "1-0"]
4:[Termination ""]
10:[Result "1-0"]
11:[Termination ""]
17:[Result "0-1"]
18:[Termination "walkover"]
24:[Result "*"]
25:[Rings "0-0"]
26:[Termination "both-lost"]
32:[Result "1/2-1/2"]
33:[Termination "adjudication"]
39:[Result "1-0"]
40:[Termination "time"]
46:[Result ""]
47:[Termination "Cid resigns"]
53:[Result "*"]
54:[Termination "abandoned"]
== stderr
games.yin:3:10: warning: the record claims 1-0, but does not state how the unfinished game ended (notation) [end-missing]
     3 | [Result "1-0"]
       |          ^~~
       = note: the game is not over on the board; next is turn 2, Black's
games.yin:10:10: warning: the record claims 1-0, but does not state how the unfinished game ended (notation) [end-missing]
    10 | [Result "1-0"]
       |          ^~~
       = note: the game is not over on the board; next is turn 1, White's
games.yin:24:10: repaired: the result is now written * (notation) [result-spelling]
games.yin:27:1: repaired: the result is now written * (notation) [result-spelling]
games.yin:34:1: repaired: the result is now written 1/2-1/2 (notation) [result-spelling]
