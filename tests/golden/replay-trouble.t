yinsh convert -t gipf -o "$WORK/a.yin" samples/minimal.yin; cd "$WORK"; yinsh replay -o none/game.html a.yin; echo $?; mkdir folder; yinsh replay -o folder a.yin; echo $?; yinsh replay --where='turns>1000' -o game.html a.yin; echo $?; i=0; while [ $i -lt 2001 ]; do echo '1.e3 *'; echo; i=$((i + 1)); done | yinsh replay -o game.html; echo $?; ls
== stdout
2
2
1
2
a.yin
folder
== stderr
yinsh: replay: none: this folder does not exist; make it first
yinsh: replay: folder: Is a directory
yinsh: replay: no records found; no page was written
yinsh: replay: too many records: a page holds at most 2000; select fewer with --record or --where
