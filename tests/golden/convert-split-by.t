try() { "$@"; echo "status $?"; }
cd "$WORK" && ln -s "$OLDPWD/samples" . || exit
list() { for file in "$1"/*; do echo "$file" && yinsh score --no-head --columns=white,black,day,turns "$file"; done; }
cat samples/tournament.yin samples/minimal.yin >games.yin
for by in player event day; do
    echo "--- $by" && try yinsh convert -t gipf --split=$by --split-by=$by games.yin && list $by
done
echo '--- sorted, and the first of each'
yinsh convert -t gipf --split=sorted --split-by=player --sort=-turns --head=2 --set=Round=%n games.yin && list sorted
grep -h '^.Round' sorted/* | sort | uniq -c
echo '--- names that are not safe, the same name twice, and names that look alike'
for white in ../../up /etc/passwd .hidden -rf 'a b' a_b 'A b' '$(rm x)' "$(printf '%0200d' 0)" 白石; do
    yinsh convert -t gipf --until=1 --set="White=$white" --set="Black=a b" samples/minimal.yin
done >odd.yin
try yinsh convert -t gipf --split=odd --split-by=player odd.yin && ls odd && yinsh check -v odd/*a_b* odd/*A_b*
find . -name '*up*' -o -name '*passwd*' | sort
echo '--- what is there already'
try yinsh convert -t gipf --split=event --split-by=event games.yin && ls event
try yinsh convert -t gipf --split=event --split-by=event --force games.yin && ls event
echo '--- nothing is written if a part of the input is missing'
try yinsh convert -t gipf --split=part --split-by=day games.yin missing.yin; ls part
echo '--- losses, and records that the notation cannot hold'
printf '[Position "4/7/8/9/W9/9/10/9/8/7/4 b place 0-0 2 standard"]\n\n2.a2 *\n\n' >lost.yin
try yinsh convert -t boardspace --split=lost --split-by=player samples/comments.yin
try yinsh convert -t openxum --split=none --split-by=day lost.yin; ls none
echo '--- what cannot be'
try yinsh convert -t gipf --split-by=day games.yin
try yinsh convert -t gipf --split=x --split-by=white games.yin
== stdout
--- player
status 0
player/000001-.yin
			79
player/000002-Mira_Halvorsen.yin
Mira Halvorsen	Zoë Marchetti	2026-09-05	81
Søren Bækgård	Mira Halvorsen	2026-09-05	47
Mira Halvorsen	Teodor Quist	2026-09-06	38
Teodor Quist	Mira Halvorsen	2026-09-06	66
player/000003-S__ren_B__kg__rd.yin
Teodor Quist	Søren Bækgård	2026-09-05	64
Søren Bækgård	Mira Halvorsen	2026-09-05	47
Søren Bækgård	Zoë Marchetti	2026-09-06	60
Zoë Marchetti	Søren Bækgård	2026-09-06	65
player/000004-Teodor_Quist.yin
Teodor Quist	Søren Bækgård	2026-09-05	64
Zoë Marchetti	Teodor Quist	2026-09-05	71
Mira Halvorsen	Teodor Quist	2026-09-06	38
Teodor Quist	Mira Halvorsen	2026-09-06	66
player/000005-Zo___Marchetti.yin
Mira Halvorsen	Zoë Marchetti	2026-09-05	81
Zoë Marchetti	Teodor Quist	2026-09-05	71
Søren Bækgård	Zoë Marchetti	2026-09-06	60
Zoë Marchetti	Søren Bækgård	2026-09-06	65
--- event
status 0
event/000001-.yin
			79
event/000002-Ringby_Open.yin
Mira Halvorsen	Zoë Marchetti	2026-09-05	81
Teodor Quist	Søren Bækgård	2026-09-05	64
Zoë Marchetti	Teodor Quist	2026-09-05	71
Søren Bækgård	Mira Halvorsen	2026-09-05	47
Mira Halvorsen	Teodor Quist	2026-09-06	38
Søren Bækgård	Zoë Marchetti	2026-09-06	60
Teodor Quist	Mira Halvorsen	2026-09-06	66
Zoë Marchetti	Søren Bækgård	2026-09-06	65
--- day
status 0
day/000001-.yin
			79
day/000002-2026-09-05.yin
Mira Halvorsen	Zoë Marchetti	2026-09-05	81
Teodor Quist	Søren Bækgård	2026-09-05	64
Zoë Marchetti	Teodor Quist	2026-09-05	71
Søren Bækgård	Mira Halvorsen	2026-09-05	47
day/000003-2026-09-06.yin
Mira Halvorsen	Teodor Quist	2026-09-06	38
Søren Bækgård	Zoë Marchetti	2026-09-06	60
Teodor Quist	Mira Halvorsen	2026-09-06	66
Zoë Marchetti	Søren Bækgård	2026-09-06	65
--- sorted, and the first of each
sorted/000001-.yin
			79
sorted/000002-Mira_Halvorsen.yin
Mira Halvorsen	Zoë Marchetti	2026-09-05	81
Teodor Quist	Mira Halvorsen	2026-09-06	66
sorted/000003-S__ren_B__kg__rd.yin
Zoë Marchetti	Søren Bækgård	2026-09-06	65
Teodor Quist	Søren Bækgård	2026-09-05	64
sorted/000004-Teodor_Quist.yin
Zoë Marchetti	Teodor Quist	2026-09-05	71
Teodor Quist	Mira Halvorsen	2026-09-06	66
sorted/000005-Zo___Marchetti.yin
Mira Halvorsen	Zoë Marchetti	2026-09-05	81
Zoë Marchetti	Teodor Quist	2026-09-05	71
      5 [Round "1"]
      4 [Round "2"]
--- names that are not safe, the same name twice, and names that look alike
status 0
000001-__rm_x_.yin
000002--rf.yin
000003-.._.._up.yin
000004-.hidden.yin
000005-_etc_passwd.yin
000006-0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000.yin
000007-A_b.yin
000008-a_b.yin
000009-a_b.yin
000010-______.yin
odd/000008-a_b.yin:1: record 1: gipf, ok, * unfinished, 1 turn
odd/000008-a_b.yin:9: record 2: gipf, ok, * unfinished, 1 turn
odd/000008-a_b.yin:17: record 3: gipf, ok, * unfinished, 1 turn
odd/000008-a_b.yin:25: record 4: gipf, ok, * unfinished, 1 turn
odd/000008-a_b.yin:33: record 5: gipf, ok, * unfinished, 1 turn
odd/000008-a_b.yin:41: record 6: gipf, ok, * unfinished, 1 turn
odd/000008-a_b.yin:49: record 7: gipf, ok, * unfinished, 1 turn
odd/000008-a_b.yin:57: record 8: gipf, ok, * unfinished, 1 turn
odd/000008-a_b.yin:65: record 9: gipf, ok, * unfinished, 1 turn
odd/000008-a_b.yin:73: record 10: gipf, ok, * unfinished, 1 turn
odd/000009-a_b.yin:1: record 1: gipf, ok, * unfinished, 1 turn
odd/000007-A_b.yin:1: record 1: gipf, ok, * unfinished, 1 turn
./odd/000003-.._.._up.yin
./odd/000005-_etc_passwd.yin
--- what is there already
status 2
000001-.yin
000002-Ringby_Open.yin
status 0
000001-.yin
000002-Ringby_Open.yin
--- nothing is written if a part of the input is missing
status 2
--- losses, and records that the notation cannot hold
status 0
status 1
--- what cannot be
status 2
status 2
== stderr
12 records: 12 good, 0 bad; 12 unfinished
yinsh: convert: event/000001-.yin: File exists
yinsh: convert: missing.yin: No such file or directory
yinsh: convert: warning: openxum cannot hold the start position of 1 record, omitted
yinsh: convert: --split-by needs --split
Try 'yinsh convert --help'.
yinsh: convert: --split-by: unknown value 'white'; choose from: player, event, day
