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
cat >positions <<'END'
W3/W1b4/w3B1Ww/3w1bwW1/6b3/6B2/2w5BB/1W4B2/8/4w2/b3 w move 0-0 21 standard
w1w1/1W1W2w/W7/bB5b1/1B4bbb1/9/W1wW1B4/1wB6/8/7/2B1 w move 0-0 21 standard
END
{ echo position; cat positions; } | dos >positions.dos
yinsh moves positions | cksum
yinsh moves positions.dos | cksum
sed 's/$/\tname/' positions | dos >named
yinsh draw --positions=named -o 'p-%n-%r.svg' && ls p-*
echo '--- patterns'
printf 'We5 wf5\n' | dos >pattern
yinsh search --count -p 'We5 wf5' a.yin
yinsh search --count --pattern-from=pattern a.yin
cat <<'END' | dos >board
samples/tournament.yin, record 1: Mira Halvorsen (White) - Zoë Marchetti (Black)
                 10 .    11 B
              9 .       .       .
          8 w       .       B       .
      7 .       W       .       .       .
            W       .       .       .
      6 .       w       B       B       .
  5 .       .       b       .       .       .
        .       b       .       .       w
  4 .       B       .       .       .       .
        .       .       .       .       .
  3 .       .       .       .       .       .
        b       w       .       .       .
  2 W       .       .       .       .       b
    A   .       .       .       .       .   K
            .       .       w       .
      1 W       .       .       W       .
        B   w       .       .       .   J
            C   .       .       .   I
                D   .   F   .   H
                    E       G
Turn 21: White to move a ring
Rings removed: White 0, Black 0
Markers in the pool: 41
END
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
