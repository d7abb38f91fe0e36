try() { "$@"; echo "status $?"; }
sorted() { yinsh convert -t gipf "$@" | yinsh score --no-head --columns=turns,day,round,white; }
cat samples/tournament.yin samples/minimal.yin >"$WORK/games.yin"
for list in turns -turns day,-turns -day,white -record winner,turns -tag:Site,record; do
    echo "--- $list" && sorted --sort=$list "$WORK/games.yin"
done
echo '--- numbers as numbers, days as days, then other texts, then what has none'
for round in 10 9 Final 'Round 10' 'Round 9' -3 2026-01-02 1.5 '' 010; do
    yinsh convert -t gipf --until=1 --set="Round=$round" samples/minimal.yin
done >"$WORK/rounds.yin"
for list in round -round; do
    sorted --sort=$list "$WORK/rounds.yin" | cut -f 3 | paste -s -d ,
done
echo '--- what is no date is last in either order, as if it were missing'
for date in spring 2026-03-05 '' 2026-03 autumn 5.3.2025 2026; do
    yinsh convert -t gipf --until=1 --set="Date=$date" --set="UTCDate=$date" samples/minimal.yin
done >"$WORK/dates.yin"
for list in date -date -tag:UTCDate -day -month; do
    yinsh convert -t gipf --sort=$list "$WORK/dates.yin" |
        yinsh score --no-head --columns=date | paste -s -d ,
done
echo '--- the first ones'
sorted --sort=-turns --head=2 "$WORK/games.yin"
sorted --head=2 "$WORK/games.yin"
sorted --head=100 "$WORK/games.yin" | wc -l
echo '--- bad records, and those that the notation cannot hold, are not counted'
cat samples/broken/move-no-ring.yin >"$WORK/bad.yin"
printf '[Position "4/7/8/9/W9/9/10/9/8/7/4 b place 0-0 2 standard"]\n\n2.a2 *\n\n' >>"$WORK/bad.yin"
cat samples/minimal.yin samples/broken/row-vacant.yin >>"$WORK/bad.yin"
for options in --head=1 '--head=1 --sort=turns'; do
    try yinsh convert -t openxum $options "$WORK/bad.yin" 2>&1 | grep -v '[|=]' | sed 's|^/.*/||'
done
echo '--- to a file'
yinsh convert -o "$WORK/out.yin" --sort=-day --head=3 "$WORK/games.yin" && sorted "$WORK/out.yin"
echo '--- from a pipe, and no records'
sorted --sort=-turns --head=1 <"$WORK/games.yin"
try yinsh convert -t gipf --sort=day /dev/null
echo '--- what cannot be'
for option in --sort= --sort=days --sort=+day --sort=--day --sort=day, --head=0 --head=x; do
    try yinsh convert -t gipf $option samples/minimal.yin
done 2>&1 | sed 's/Choose from.*//; s/choose from.*//'
TMPDIR=$WORK/nowhere yinsh convert -o "$WORK/not.yin" --sort=day samples/minimal.yin || ls "$WORK"
== stdout
--- turns
38	2026-09-06	3	Mira Halvorsen
47	2026-09-05	2	Søren Bækgård
60	2026-09-06	3	Søren Bækgård
64	2026-09-05	1	Teodor Quist
65	2026-09-06	4	Zoë Marchetti
66	2026-09-06	4	Teodor Quist
71	2026-09-05	2	Zoë Marchetti
79			
81	2026-09-05	1	Mira Halvorsen
--- -turns
81	2026-09-05	1	Mira Halvorsen
79			
71	2026-09-05	2	Zoë Marchetti
66	2026-09-06	4	Teodor Quist
65	2026-09-06	4	Zoë Marchetti
64	2026-09-05	1	Teodor Quist
60	2026-09-06	3	Søren Bækgård
47	2026-09-05	2	Søren Bækgård
38	2026-09-06	3	Mira Halvorsen
--- day,-turns
81	2026-09-05	1	Mira Halvorsen
71	2026-09-05	2	Zoë Marchetti
64	2026-09-05	1	Teodor Quist
47	2026-09-05	2	Søren Bækgård
66	2026-09-06	4	Teodor Quist
65	2026-09-06	4	Zoë Marchetti
60	2026-09-06	3	Søren Bækgård
38	2026-09-06	3	Mira Halvorsen
79			
--- -day,white
38	2026-09-06	3	Mira Halvorsen
60	2026-09-06	3	Søren Bækgård
66	2026-09-06	4	Teodor Quist
65	2026-09-06	4	Zoë Marchetti
81	2026-09-05	1	Mira Halvorsen
47	2026-09-05	2	Søren Bækgård
64	2026-09-05	1	Teodor Quist
71	2026-09-05	2	Zoë Marchetti
79			
--- -record
79			
65	2026-09-06	4	Zoë Marchetti
66	2026-09-06	4	Teodor Quist
60	2026-09-06	3	Søren Bækgård
38	2026-09-06	3	Mira Halvorsen
47	2026-09-05	2	Søren Bækgård
71	2026-09-05	2	Zoë Marchetti
64	2026-09-05	1	Teodor Quist
81	2026-09-05	1	Mira Halvorsen
--- winner,turns
38	2026-09-06	3	Mira Halvorsen
47	2026-09-05	2	Søren Bækgård
66	2026-09-06	4	Teodor Quist
81	2026-09-05	1	Mira Halvorsen
64	2026-09-05	1	Teodor Quist
65	2026-09-06	4	Zoë Marchetti
60	2026-09-06	3	Søren Bækgård
71	2026-09-05	2	Zoë Marchetti
79			
--- -tag:Site,record
81	2026-09-05	1	Mira Halvorsen
64	2026-09-05	1	Teodor Quist
71	2026-09-05	2	Zoë Marchetti
47	2026-09-05	2	Søren Bækgård
38	2026-09-06	3	Mira Halvorsen
60	2026-09-06	3	Søren Bækgård
66	2026-09-06	4	Teodor Quist
65	2026-09-06	4	Zoë Marchetti
79			
--- numbers as numbers, days as days, then other texts, then what has none
-3,1.5,9,010,10,2026-01-02,Final,Round 9,Round 10,
Round 10,Round 9,Final,2026-01-02,10,010,9,1.5,-3,
--- what is no date is last in either order, as if it were missing
2025.03.05,2026,2026-03,2026.03.05,spring,,autumn
2026.03.05,2026-03,2026,2025.03.05,spring,,autumn
2026.03.05,2026-03,2026,2025.03.05,spring,,autumn
2026.03.05,2025.03.05,spring,,2026-03,autumn,2026
2026.03.05,2026-03,2025.03.05,spring,,autumn,2026
--- the first ones
81	2026-09-05	1	Mira Halvorsen
79			
81	2026-09-05	1	Mira Halvorsen
64	2026-09-05	1	Teodor Quist
9
--- bad records, and those that the notation cannot hold, are not counted
bad.yin:2:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
bad.yin:10:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
yinsh: convert: warning: openxum cannot hold the start position of 1 record, omitted
PrWI5;PrBA5;PrWH10;PrBJ7;PrWG5;PrBD4;PrWH11;PrBE7;PrWB3;PrBG2;PmWB3;MrWB3H3;PmBJ7;MrBJ7E2;PmWH11;MrWH11A4;PmBE2;MrBE2K8;PmWI5;MrWI5I11;PmBA5;MrBA5F10;PmWH10;MrWH10H4;PmBK8;MrBK8C8;PmWG5;MrWG5B5;PmBE7;MrBE7K7;PmWB5;MrWB5G10;PmBC8;MrBC8C1;PmWG10;MrWG10E8;PmBD4;MrBD4F4;PmWE8;MrWE8E6;PmBF10;MrBF10I10;PmWE6;MrWE6E1;PmBI10;MrBI10D5;PmWI11;MrWI11G9;PmBD5;MrBD5A2;PmWG9;MrWG9G11;PmBF4;MrBF4E3;PmWA4;MrWA4E4;PmBA2;MrBA2F2;PmWE4;MrWE4G4;PmBE3;MrBE3H6;PmWG4;MrWG4G6;PmBH6;MrBH6I7;PmWG6;MrWG6D6;PmBG2;MrBG2G7;PmWH3;MrWH3D3;PmBG7;MrBG7D7;PmWD6;MrWD6F8;PmBD7;MrBD7F7;PmWF8;MrWF8C5;RRWE7F8G9H10I11;RrWG11;PmBI7;MrBI7I4;PmWD3;MrWD3D8;PmBF7;MrBF7C4;PmWC5;MrWC5E5;PmBC4;MrBC4C6;PmWH4;MrWH4B4;RRWD3D4D5D6D7;RrWB4;PmBI4;MrBI4D4;PmWE5;MrWE5H5;PmBD4;MrBD4B4;PmWH5;MrWH5F3;PmBC6;MrBC6F9;PmWF3;MrWF3F5;PmBC1;MrBC1J8;PmWF5;MrWF5J5;PmBJ8;MrBJ8D2;PmWJ5;MrWJ5J9;PmBF2;MrBF2F6;PmWJ9;MrWJ9D3;PmBF6;MrBF6C3;PmWE1;MrWE1E7;RRBE3F4G5H6I7;RrBK7;PmBB4;MrBB4F4;PmWE7;MrWE7H7;PmBF4;MrBF4I7;PmWD3;MrWD3D5;PmBC3;MrBC3H8;PmWD5;MrWD5G5;PmBD2;MrBD2D6;PmWH7;MrWH7C2;PmBH8;MrBH8B2;PmWG5;MrWG5E3;PmBI7;MrBI7D7;RRBE7F7G7H7I7;RrBB2;PmWE3;MrWE3G3;PmBD7;MrBD7K7;PmWG3;MrWG3J6;RRWC3D3E3F3G3;RrWC2;

status 1
bad.yin:2:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
bad.yin:10:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
yinsh: convert: warning: openxum cannot hold the start position of 1 record, omitted
PrWI5;PrBA5;PrWH10;PrBJ7;PrWG5;PrBD4;PrWH11;PrBE7;PrWB3;PrBG2;PmWB3;MrWB3H3;PmBJ7;MrBJ7E2;PmWH11;MrWH11A4;PmBE2;MrBE2K8;PmWI5;MrWI5I11;PmBA5;MrBA5F10;PmWH10;MrWH10H4;PmBK8;MrBK8C8;PmWG5;MrWG5B5;PmBE7;MrBE7K7;PmWB5;MrWB5G10;PmBC8;MrBC8C1;PmWG10;MrWG10E8;PmBD4;MrBD4F4;PmWE8;MrWE8E6;PmBF10;MrBF10I10;PmWE6;MrWE6E1;PmBI10;MrBI10D5;PmWI11;MrWI11G9;PmBD5;MrBD5A2;PmWG9;MrWG9G11;PmBF4;MrBF4E3;PmWA4;MrWA4E4;PmBA2;MrBA2F2;PmWE4;MrWE4G4;PmBE3;MrBE3H6;PmWG4;MrWG4G6;PmBH6;MrBH6I7;PmWG6;MrWG6D6;PmBG2;MrBG2G7;PmWH3;MrWH3D3;PmBG7;MrBG7D7;PmWD6;MrWD6F8;PmBD7;MrBD7F7;PmWF8;MrWF8C5;RRWE7F8G9H10I11;RrWG11;PmBI7;MrBI7I4;PmWD3;MrWD3D8;PmBF7;MrBF7C4;PmWC5;MrWC5E5;PmBC4;MrBC4C6;PmWH4;MrWH4B4;RRWD3D4D5D6D7;RrWB4;PmBI4;MrBI4D4;PmWE5;MrWE5H5;PmBD4;MrBD4B4;PmWH5;MrWH5F3;PmBC6;MrBC6F9;PmWF3;MrWF3F5;PmBC1;MrBC1J8;PmWF5;MrWF5J5;PmBJ8;MrBJ8D2;PmWJ5;MrWJ5J9;PmBF2;MrBF2F6;PmWJ9;MrWJ9D3;PmBF6;MrBF6C3;PmWE1;MrWE1E7;RRBE3F4G5H6I7;RrBK7;PmBB4;MrBB4F4;PmWE7;MrWE7H7;PmBF4;MrBF4I7;PmWD3;MrWD3D5;PmBC3;MrBC3H8;PmWD5;MrWD5G5;PmBD2;MrBD2D6;PmWH7;MrWH7C2;PmBH8;MrBH8B2;PmWG5;MrWG5E3;PmBI7;MrBI7D7;RRBE7F7G7H7I7;RrBB2;PmWE3;MrWE3G3;PmBD7;MrBD7K7;PmWG3;MrWG3J6;RRWC3D3E3F3G3;RrWC2;

status 1
--- to a file
38	2026-09-06	3	Mira Halvorsen
60	2026-09-06	3	Søren Bækgård
66	2026-09-06	4	Teodor Quist
--- from a pipe, and no records
81	2026-09-05	1	Mira Halvorsen
status 1
--- what cannot be
yinsh: convert: --sort: unknown value ''; 
status 2
yinsh: convert: --sort: unknown value 'days'; did you mean day? 
status 2
yinsh: convert: --sort: unknown value '+day'; did you mean day? 
status 2
yinsh: convert: --sort: unknown value '--day'; 
status 2
yinsh: convert: --sort: unknown value ''; 
status 2
yinsh: convert: --head takes a number from 1 to 2147483647, not '0'
Try 'yinsh convert --help'.
status 2
yinsh: convert: --head takes a number from 1 to 2147483647, not 'x'
Try 'yinsh convert --help'.
status 2
bad.yin
dates.yin
games.yin
out.yin
rounds.yin
== stderr
/dev/null:1:1: error: no game record found: the file is empty (notation) [no-record]
       = help: Omit the file, or check why no game was written to it. If its text contains records, use -f to name their notation.
yinsh: convert: temporary file: No such file or directory
