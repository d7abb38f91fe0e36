yinsh notations
== stdout
name	read	write	extensions	description
gipf	yes	yes	.yin	the official notation, long form, with tag pairs
gipf-short	yes	yes	.yin	the official notation, short form: rows only if they are ambiguous
boardspace	yes	yes	.sgf	the SGF files of boardspace.net
bga	yes	yes	.txt	the text log of BoardGameArena
bga-json	yes	no	.json	the log of BoardGameArena as JSON; read only
codingame	yes	yes	.txt	the turns of CodinGame programs, one per line
iit-delhi	yes	yes	.log	the server and player logs of IIT Delhi's course COL333
yinshml	yes	yes	.json	the JSON of the program YinshML
vying	yes	yes	.txt	the move sequences of vying.org
openxum	yes	yes	.txt	the moves of OpenXum games
yinsh-save	yes	yes	.txt	the saved games of yinsh-sheet
points	yes	yes	.txt	moves between points numbered from 0 to 84, one line per turn
yinsh-record	yes	yes	.txt	the games of the Typst package yinsh-record, one command per line
json	yes	yes	.ndjson .jsonl .json	the project's own JSON, one line per record; nothing is lost
