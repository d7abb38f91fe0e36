# Names that may be those of one player are hinted at, in each report of players.
record() { printf '[White "%b"]\n[Black "%b"]\n[Termination "resign"]\n\n1. a2 2. c4 3. e5 1-0\n\n' "$1" "$2"; }
cd "$WORK" || exit
try() {
    printf '%s %s:' "$1" "$2"
    record "$1" "$2" >two.yin
    for report in standings elo crosstable; do
        yinsh score --$report two.yin 2>&1 >/dev/null | grep -c 'from another one only in' | tr '\n' ' '
    done
    echo
}
echo '--- one player'
try 'Anna B' 'anna b'
try 'Anna B' 'AnnaB'
try 'Anna B' 'Anna  B.'
try 'Anna B' 'Anna\0302\0240B'
try 'Zo\0303\0253' 'Zoe\0314\0210'
try 'Zo\0303\0253' 'zoe'
try 'Zo\0353' 'zoe'
try 'S\0303\0270ren' 'S\0303\0230REN'
try '\0305\0201ukasz' '\0305\0202ukasz'
echo '--- two players'
try 'Anna' 'Anne'
try 'Anna' 'Anna 2'
try '\0320\0237' '\0320\0223'
try '\0303\0206' '\0303\0237'
try '\0353' '\0341'
echo '--- the message, and none with a file of aliases'
{ record ann Ann && record 'A. n. n.' Bob; } >three.yin
yinsh score --standings three.yin | cut -f 2
printf 'Ann\tann\n' >names
yinsh score --standings --alias=names three.yin | cut -f 2
echo '--- names that never occur'
printf 'Ann\tann\tAnnie\nBob\tBo\tRob\nZoe\tZo\n' >names
yinsh score --alias=names --columns=white three.yin
yinsh score --alias=names --columns=turns --no-head three.yin
for report in summary standings crosstable partial; do
    yinsh score --$report --alias=names three.yin >/dev/null
done
yinsh score --partial three.yin >sums
yinsh score --merge --alias=names sums >/dev/null
yinsh stats --by=black --alias=names three.yin >/dev/null
yinsh openings --player=Ann --alias=names three.yin >/dev/null
yinsh publish --alias=names -o site three.yin
echo '--- but not if only some records are read'
yinsh score --alias=names --record=1 --columns=white three.yin
yinsh score --alias=names --where='white==Ann' --columns=white three.yin
yinsh score --alias=names --part=1/2 three.yin >/dev/null
== stdout
--- one player
Anna B anna b:1 1 1 
Anna B AnnaB:1 1 1 
Anna B Anna  B.:1 1 1 
Anna B Anna\0302\0240B:1 1 1 
Zo\0303\0253 Zoe\0314\0210:1 1 1 
Zo\0303\0253 zoe:1 1 1 
Zo\0353 zoe:1 1 1 
S\0303\0270ren S\0303\0230REN:1 1 1 
\0305\0201ukasz \0305\0202ukasz:1 1 1 
--- two players
Anna Anne:0 0 0 
Anna Anna 2:0 0 0 
\0320\0237 \0320\0223:0 0 0 
\0303\0206 \0303\0237:0 0 0 
\0353 \0341:0 0 0 
--- the message, and none with a file of aliases
player
A. n. n.
ann
Ann
Bob
player
A. n. n.
Ann
Bob
--- names that never occur
white
Ann
A. n. n.
3
3
--- but not if only some records are read
white
Ann
white
Ann
== stderr
yinsh: score: names that differ from another one only in capitals, accents, spaces or signs: 2; --alias can unite them
yinsh: score: names of --alias that no record has: 4, such as 'Annie'
yinsh: score: names of --alias that no record has: 4, such as 'Annie'
yinsh: score: names of --alias that no record has: 4, such as 'Annie'
yinsh: score: names of --alias that no record has: 4, such as 'Annie'
yinsh: score: names of --alias that no record has: 4, such as 'Annie'
yinsh: score: names of --alias that no record has: 4, such as 'Annie'
yinsh: score: names of --alias that no record has: 4, such as 'Annie'
yinsh: stats: names of --alias that no record has: 4, such as 'Annie'
yinsh: openings: names of --alias that no record has: 4, such as 'Annie'
yinsh: publish: names of --alias that no record has: 4, such as 'Annie'
