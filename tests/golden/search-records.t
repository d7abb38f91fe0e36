cp samples/tournament.yin samples/archive.sgf samples/broken/row-vacant.yin "$WORK" && cd "$WORK" || exit
echo '--- byte for byte, between bad records, from files and a pipe'
yinsh search --record=2 tournament.yin >two.yin
cat row-vacant.yin tournament.yin row-vacant.yin | yinsh search --like=tournament.yin:2:20 - | cmp - two.yin && echo same
yinsh search --record=2 --like=tournament.yin:2:20 -o found.yin tournament.yin && cmp found.yin two.yin && echo same
echo '--- several notations, and a line end after each file'
printf %s "$(cat two.yin)" >open.yin
yinsh search --where='turns>60' open.yin archive.sgf open.yin >all && yinsh score --columns=record,white,turns all
echo '--- one pattern in each way of writing it'
for pattern in 'Wf6' ' Wf6  ' '?f6 .a2' '????/7/8/9/10/4W4/10/9/8/7/4' '4/7/8/9/10/????W4/10/9/8/7/4 ? ? 0-0'; do
    yinsh search -c -p "$pattern" --symmetry=none tournament.yin
done
== stdout
--- byte for byte, between bad records, from files and a pipe
same
same
--- several notations, and a line end after each file
record	white	turns
1	Teodor Quist	64
2	Ana	61
3	Teodor Quist	64
--- one pattern in each way of writing it
2
2
8
2
2
== stderr
<stdin>:3:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
     3 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = rulebook G.1: A row is five adjacent markers of one colour in a straight line.
       = note: White's row: xd3-d7
<stdin>:157:4: error: turn 41: there is no marker on d8; a row is five adjacent markers (rulebook G.1) [row-vacant]
   157 | 41.xd4-d8xa2;b1-b2 *
       |    ^~~~~~
       = note: White's row: xd3-d7
