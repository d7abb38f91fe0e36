yinsh score --columns=file,line,record,notation,variant,date,event,site,round,winner,tag:Site,tag:WhiteTime,turns,turns samples/archive.sgf samples/tournament.yin samples/blitz.yin samples/steal.yin samples/house.yin samples/json.ndjson samples/bga.txt
== stdout
file	line	record	notation	variant	date	event	site	round	winner	tag:Site	tag:WhiteTime	turns	turns
samples/archive.sgf	1	1	boardspace	standard	Sun Mar 01 20:10:44 CET 2026				Ringmaster		0:07:23	59	59
samples/archive.sgf	208	2	boardspace	standard	Mon Mar 02 07:05:12 GMT 2026				Ida		0:04:56	37	37
samples/archive.sgf	318	3	boardspace	standard	Thu Mar 05 23:00:00 CET 2026				Zoë		0:04:00	32	32
samples/archive.sgf	421	4	boardspace	blitz	Sat Mar 07 00:00:09 GMT 2026				EdgeBot		0:02:16	34	34
samples/archive.sgf	509	5	boardspace	standard	Mon Mar 09 16:12:31 CET 2026				Quist		0:05:01	58	58
samples/archive.sgf	681	6	boardspace	standard	Sun Nov 20 12:00:00 GMT 2005							61	61
samples/tournament.yin	1	1	gipf	standard	2026.09.05	Ringby Open	Ringby	1	Mira Halvorsen	Ringby		81	81
samples/tournament.yin	23	2	gipf	standard	2026.09.05	Ringby Open	Ringby	1	Søren Bækgård	Ringby		64	64
samples/tournament.yin	42	3	gipf	standard	2026.09.05	Ringby Open	Ringby	2		Ringby		71	71
samples/tournament.yin	62	4	gipf	standard	2026.09.05	Ringby Open	Ringby	2	Mira Halvorsen	Ringby		47	47
samples/tournament.yin	79	5	gipf	standard	2026.09.06	Ringby Open	Ringby	3	Mira Halvorsen	Ringby		38	38
samples/tournament.yin	95	6	gipf	standard	2026.09.06	Ringby Open	Ringby	3		Ringby		60	60
samples/tournament.yin	113	7	gipf	standard	2026.09.06	Ringby Open	Ringby	4	Mira Halvorsen	Ringby		66	66
samples/tournament.yin	132	8	gipf	standard	2026.09.06	Ringby Open	Ringby	4	Zoë Marchetti	Ringby		65	65
samples/blitz.yin	1	1	gipf	blitz	2026.04.19	Practice 1	Ringby	6	O. K. Ito	Ringby		39	39
samples/blitz.yin	18	2	gipf	blitz	2026.04.24	Practice 1	Ringby	3	Jun; Vantongeren	Ringby		46	46
samples/blitz.yin	36	3	gipf	blitz	2026.03.17	Practice 1	Ringby	1	(Guest 17)	Ringby		23	23
samples/blitz.yin	51	4	gipf	blitz	2026.03.20	Practice 2	Ringby	1		Ringby		61	61
samples/steal.yin	1	1	gipf	standard+steal	2026.11.24	Practice 4	Ringby	8	Bo [Yellow] Marsh	Ringby		46	46
samples/steal.yin	19	2	gipf	standard+steal	2026.06.13	Practice 3	Ringby	6	白石	Ringby		45	45
samples/steal.yin	37	3	gipf	blitz+steal+no-limit	2026.08.04	Practice 1	Ringby	7	Nils "Nix" Ek	Ringby		19	19
samples/steal.yin	51	4	gipf	standard+steal		After a steal, one ring left to place						44	44
samples/house.yin	1	1	gipf	standard+no-limit		Played on past the 51st marker			O. K. Ito			84	84
samples/house.yin	21	2	gipf	standard+pool-ends		Over with the 51st marker, whatever rows stand			Bo [Yellow] Marsh			66	66
samples/house.yin	38	3	gipf	standard+pool-draws		The 51st marker draws						66	66
samples/house.yin	55	4	gipf	blitz+no-limit		Blitz without a limit of markers			Ida Brandt			33	33
samples/json.ndjson	1	1	json	standard	2026.07.27	Practice 1	Ringby	4	白石	Ringby		69	69
samples/json.ndjson	2	2	json	blitz	2026.01.04	Practice 1	Ringby	3	Teodor Quist	Ringby		31	31
samples/json.ndjson	3	3	json	blitz+steal+no-limit		Supper club			Ida Brandt			13	13
samples/json.ndjson	4	4	json	standard		Nobody can move a ring: two passes end the game						2	2
samples/json.ndjson	5	5	json	standard		From a position: White first removes a row that Black made						4	4
samples/json.ndjson	6	6	json	standard		From a position inside a turn: the ring for a row is due						12	12
samples/json.ndjson	7	7	json	standard+pool-ends								42	42
samples/json.ndjson	8	8	json	standard	2026.03.22	Practice 1	Ringby	6		Ringby		20	20
samples/bga.txt	1	1	bga	standard	2026.04.09				O. K. Ito			52	52
samples/bga.txt	253	2	bga	standard					moves a ring from			57	57
samples/bga.txt	392	3	bga	standard								26	26
