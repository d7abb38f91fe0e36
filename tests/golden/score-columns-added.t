yinsh score --columns=+notation,tag:Site samples/archive.sgf samples/short.yin
yinsh score --columns=notation,+turns samples/short.yin; echo "status $?"
yinsh score --columns=+ samples/short.yin; echo "status $?"
cd samples && yinsh score -o "$WORK/new.tsv" short.yin && yinsh score short.yin | cmp - "$WORK/new.tsv"
yinsh score --elo --output="$WORK/new.tsv" tournament.yin && yinsh score --elo tournament.yin | cmp - "$WORK/new.tsv"
== stdout
file	record	white	black	result	white_rings	black_rings	end	turns	moves	claimed	status	code	fault_turn	notation	tag:Site
samples/archive.sgf	1	Ringmaster	Quist	1-0	3	1	rings	59	48	1-0	ok			boardspace	
samples/archive.sgf	2	Ida	Quist	1-0	1	0	resign	37	27	1-0	ok			boardspace	
samples/archive.sgf	3	Zoë	白石	1-0	0	0	time	32	22	1-0	ok			boardspace	
samples/archive.sgf	4	PivotBot	EdgeBot	0-1	0	1	rings	34	24	0-1	ok			boardspace	
samples/archive.sgf	5	Ida	Quist	0-1	1	3	rings	58	48	0-1	ok			boardspace	
samples/archive.sgf	6	Ana	Bo	1/2-1/2	0	0	markers	61	51	1/2-1/2	ok			boardspace	
samples/short.yin	1	Jun; Vantongeren	Zoë Marchetti	1-0	3	0	rings	51	41	1-0	ok			gipf	Ringby
samples/short.yin	2	O. K. Ito	Bo [Yellow] Marsh	1-0	3	1	rings	65	55	1-0	ok			gipf	Ringby
samples/short.yin	3	Bo [Yellow] Marsh	O. K. Ito	0-1	1	3	rings	56	46	0-1	ok			gipf	Ringby
samples/short.yin	4	Ana-Lucía Cruz	白石	1-0	3	0	rings	43	33	1-0	ok			gipf	Ringby
status 2
status 2
== stderr
yinsh: score: --columns: unknown value '+turns'; did you mean turns? Choose from: file, record, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, line, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, tag:NAME
yinsh: score: --columns: unknown value ''; choose from: file, record, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, line, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, tag:NAME
yinsh: score: players without a rating, because no results connect them to the others: 1
yinsh: score: players without a rating, because no results connect them to the others: 1
