# Small files that options name, with a byte order mark and lines that end with CR LF.
dos() { printf '\357\273\277'; sed 's/$/\r/'; }
root=$PWD/samples
cd "$WORK" || exit
cp "$root/tournament.yin" a.yin
cp "$root/tournament.yin" b.yin
printf 'a.yin\n\nb.yin\n' | dos >list
yinsh check --files-from=list a.yin && echo good
printf 'a.yin' | dos >one
yinsh check -v --files-from=one 2>&1 | head -n 1
printf 'b.yin\r\n' | yinsh score --no-head --files-from=- --columns=file,record | head -n 1
printf 'b.yin\r\0' | yinsh check --files0-from=- || echo "status $?"
echo '--- positions'
yinsh show --format=position --turn=20 a.yin | head -n 2 >positions
{ echo position; cat positions; } | dos >positions.dos
yinsh moves positions | cksum
yinsh moves positions.dos | cksum
sed 's/$/\tname/' positions | dos >named
yinsh draw --positions=named -o 'p-%n-%r.svg' && ls p-*
echo '--- patterns'
printf 'We5 wf5\n' | dos >pattern
yinsh search --count -p 'We5 wf5' a.yin
yinsh search --count --pattern-from=pattern a.yin
yinsh show --ascii --turn=20 --record=1 a.yin | dos >board
yinsh search --count --pattern-from=board a.yin
echo '--- aliases and themes'
printf '# names\nMira\tMira Halvorsen\n' | dos >aliases
yinsh score --alias=aliases --where='player==Mira' --no-head --columns=record a.yin | wc -l
printf 'paper = #ffffff\n' | dos >plain.theme
yinsh draw --theme=./plain.theme -o plain.svg --record=1 a.yin && echo drawn
== stdout
good
a.yin:1: record 1: gipf, ok, 1-0 rings, 81 turns
b.yin	1
status 2
--- positions
703506145 537
703506145 537
p-name-000001.svg
p-name-000002.svg
--- patterns
5
5
1
--- aliases and themes
4
drawn
== stderr
24 records: 24 good, 0 bad
yinsh: check: b.yin\r: No such file or directory
0 records: 0 good, 0 bad
