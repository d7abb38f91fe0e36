try() { "$@"; echo "status $?" >&2; }
cp samples/tournament.yin samples/comments.yin samples/minimal.yin samples/archive.sgf samples/broken/move-no-ring.yin "$WORK" && cd "$WORK" || exit
sed 's/ 24[.].*//' minimal.yin >cut.yin
echo '--- the same'
try yinsh diff tournament.yin tournament.yin
try yinsh diff --all --record=1-2 tournament.yin tournament.yin
echo '--- a turn'
try yinsh diff --ascii cut.yin minimal.yin
printf '1.e5 2.f6 3.g7 *\n' >a.yin
printf '1.e5 2.f6 3.g8 4.b3 *\n' >b.yin
try yinsh diff --no-boards --no-tags a.yin b.yin
echo '--- tags, comments, clocks'
sed 's/Zoë Marchetti/Zoe Marchetti/; s/"1-0"/"*"/' tournament.yin >tags.yin
try yinsh diff --record=1 tournament.yin tags.yin 2>/dev/null
yinsh convert -t json --no-comments comments.yin >none.json
yinsh convert -t json --no-clocks archive.sgf >slow.json
try yinsh diff --no-boards comments.yin none.json
try yinsh diff --no-comments comments.yin none.json
try yinsh diff --no-boards archive.sgf slow.json 2>&1 | head -n 6
printf '[DATE "2026-03-15"]\n1.e5 2.f6 *\n' >upper.yin
printf '[Date "20260315"]\n1.e5 2.f6 *\n' >date.yin
try yinsh diff upper.yin date.yin
echo '--- tables'
try yinsh diff --format=json cut.yin minimal.yin
try yinsh diff --format=csv --all --by=order --record=1-3 tournament.yin tags.yin
yinsh convert -t gipf --map=mirror cut.yin >mirrored.yin
try yinsh diff --no-boards mirrored.yin minimal.yin
echo '--- only one'
try yinsh diff --no-boards --by=players minimal.yin tournament.yin | head -n 3
echo '--- bad'
try yinsh diff --diagnostics=short move-no-ring.yin move-no-ring.yin
echo '--- untrusted bytes'
printf '[White "\033[31m"]\n1.e5 *\n' >hostile.yin
try yinsh diff -f gipf --no-boards hostile.yin a.yin
echo '--- usage'
try yinsh diff tournament.yin
try yinsh diff - -
try yinsh diff --part=1/2 tournament.yin tags.yin
== stdout
--- the same
tournament.yin, record 1 (Mira Halvorsen - Zoë Marchetti) and tournament.yin, record 1: the same

tournament.yin, record 2 (Teodor Quist - Søren Bækgård) and tournament.yin, record 2: the same
--- a turn
cut.yin, record 1 (? - ?) and minimal.yin, record 1: differ in turn 24
< (ends after turn 23)
> 24.d4-f4
                 10 .    11 .                                        10 .    11 .
              9 .       B       w                                 9 .       B       w
          8 b       .       w       W                         8 b       .       w       W
      7 .       .       .       w       .                 7 .       .       .       w       .
            .       W       .       .                           .       W       .       .
      6 .       .       .       .       .                 6 .       .       .       .       .
  5 b       .       b       .       .       .         5 b       .       b       .       .       .
        w       .       .       .       .                   w       .       .       .       .
  4 W       .       .       .       .       .         4 W       .       .       .       .       .
        .       .       .       .       .                   .       .       .       .       .
  3 .       .       .       .       .       b         3 .       .       .       .       .       b
        w       B       .       .       b                   w      (b)      .       .       b
  2 .       .       .       w       .       B         2 .       .       .       w       .       B
    A   .       .       .       .       .   K           A   .       .      <B>      .       .   K
            .       .       .       w                           .       .       .       w
      1 .       .       .       W       .                 1 .       .       .       W       .
        B   B       b       .       .   J                   B   B       b       .       .   J
            C   .       .       W   I                           C   .       .       W   I
                D   .   F   B   H                                   D   .   F   B   H
                    E       G                                           E       G
< [Result "*"]
> [Result "1-0"]
< [Termination "unfinished"]
> [Termination "rings"]
a.yin, record 1 (? - ?) and b.yin, record 1: differ in turn 3
< 3.g7
> 3.g8
--- tags, comments, clocks
tournament.yin, record 1 (Mira Halvorsen - Zoë Marchetti) and tags.yin, record 1: the same turns
< [Black "Zoë Marchetti"]
> [Black "Zoe Marchetti"]
comments.yin, record 1 (Ida Brandt - 白石) and none.json, record 1: the same turns
comments differ before turn 1

comments.yin, record 2 (Zoë Marchetti - Ida Brandt) and none.json, record 2: the same turns
comments differ from turn 10 on
6 pairs: 1 the same, 5 different; only in the first: 0, only in the second: 0
archive.sgf, record 1 (Ringmaster - Quist) and slow.json, record 1: the same turns
clocks differ from turn 1 on

archive.sgf, record 2 (Ida - Quist) and slow.json, record 2: the same turns
clocks differ from turn 1 on
--- tables
{"file":"cut.yin","record":1,"other_file":"minimal.yin","other_record":1,"how":"differ","symmetry":"identity","turn":24,"actions":null,"other_actions":"d4-f4","tags":"Result,Termination","clocks":null,"comments":null}
file,record,other_file,other_record,how,symmetry,turn,actions,other_actions,tags,clocks,comments
tournament.yin,1,tags.yin,1,differ,identity,,,,Black,,
tournament.yin,2,tags.yin,2,same,identity,,,,,,
tournament.yin,3,tags.yin,3,differ,identity,,,,White,,
mirrored.yin, record 1 (? - ?) and minimal.yin, record 1: differ in turn 24
(the first is shown after mirror)
< (ends after turn 23)
> 24.d4-f4
< [Result "*"]
> [Result "1-0"]
< [Termination "unfinished"]
> [Termination "rings"]
--- only one
< only: minimal.yin, record 1 (? - ?)

> only: tournament.yin, record 1 (Mira Halvorsen - Zoë Marchetti)
--- bad
--- untrusted bytes
hostile.yin, record 1 (\x1b[31m - ?) and a.yin, record 1: differ in turn 2
< (ends after turn 1)
> 2.f6
< [White "\x1b[31m"]
--- usage
== stderr
8 pairs: 8 the same, 0 different; only in the first: 0, only in the second: 0
status 0
2 pairs: 2 the same, 0 different; only in the first: 0, only in the second: 0
status 0
1 pair: 0 the same, 1 different; only in the first: 0, only in the second: 0
status 1
1 pair: 0 the same, 1 different; only in the first: 0, only in the second: 0
status 1
2 pairs: 0 the same, 2 different; only in the first: 0, only in the second: 0
status 1
2 pairs: 2 the same, 0 different; only in the first: 0, only in the second: 0
status 0
1 pair: 1 the same, 0 different; only in the first: 0, only in the second: 0
status 0
1 pair: 0 the same, 1 different; only in the first: 0, only in the second: 0
status 1
3 pairs: 1 the same, 2 different; only in the first: 0, only in the second: 0
status 1
1 pair: 0 the same, 1 different; only in the first: 0, only in the second: 0
status 1
0 pairs: 0 the same, 0 different; only in the first: 1, only in the second: 8
status 1
move-no-ring.yin:2:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
move-no-ring.yin:2:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
1 pair: 1 the same, 0 different; only in the first: 0, only in the second: 0
status 1
1 pair: 0 the same, 1 different; only in the first: 0, only in the second: 0
status 1
yinsh: diff: two files, folders or archives are needed
Try 'yinsh diff --help'.
status 2
yinsh: diff: only one of the two can be standard input
Try 'yinsh diff --help'.
status 2
yinsh: diff: --part cannot be used: pairs may be in different parts
Try 'yinsh diff --help'.
status 2
