try() { "$@"; echo "status $?"; }
cp samples/tournament.yin samples/steal.yin samples/blitz.yin "$WORK" && cd "$WORK" || exit
yinsh score --partial tournament.yin >t.sums && yinsh score --partial steal.yin blitz.yin >s.sums
for report in summary standings crosstable elo partial; do
    yinsh score --$report tournament.yin steal.yin blitz.yin >whole
    yinsh score --$report --merge s.sums t.sums | cmp - whole && cat s.sums t.sums |
        yinsh score --$report --merge | cmp - whole && yinsh score --merge --$report s.sums - <t.sums | cmp - whole &&
        echo "$report is that of the whole"
done
echo '--- once more in merged ones' && yinsh score --merge --partial t.sums t.sums | yinsh score --merge --standings --format=table
echo '--- without another option: the summary' && yinsh score --merge t.sums | head -n 5
echo '--- nothing at all is no error' && try yinsh score --merge --standings </dev/null
echo '--- in a folder and in an archive it does not look'
mkdir d && cp t.sums d && try yinsh score --merge d
gzip -n <t.sums >t.gz && try yinsh score --merge t.gz
try yinsh score --merge gone t.sums
broken() { echo "--- $1"; shift; printf "$@" >broken && try yinsh score --merge --partial t.sums broken; }
broken 'no line of sums' 'status ok\t1\nHello, world\n'
broken 'no count' 'status ok\n'
broken 'a count of zero' 'status ok\t0\n'
broken 'a negative count' 'status ok\t-1\n'
broken 'a count with a sign' 'status ok\t+1\n'
broken 'a fraction' 'status ok\t1.5\n'
broken 'two counts' 'status ok\t1\t1\n'
broken 'a count that is too large' 'status ok\t2305843009213693952\n'
broken 'one that is much too large' 'status ok\t99999999999999999999999\n'
broken 'a sum that is too large' 'status ok\t2305843009213693951\nstatus ok\t2305843009213693951\n'
broken 'an unknown word' 'status fine\t1\n'
broken 'an unknown end' 'end hunger\t1\n'
broken 'no turns' 'turns x\t1\n'
broken 'turns that go beyond numbers' 'turns 99999999999999999999\t1\n'
broken 'a broken game' 'game a b 2-0 3-0\t1\n'
broken 'a broken escape' 'game a%%zz b 1-0 3-0\t1\n'
broken 'a small letter in an escape' 'game a%%2f b 1-0 3-0\t1\n'
broken 'more rings than there are' 'game a b 1-0 9-0\t1\n'
broken 'a line that is cut off' 'status ok\t1\nstatus o'
broken 'no line end at the end' 'status ok\t1'
broken 'a NUL byte' 'status ok\t1\n\000\n'
broken 'a carriage return' 'status ok\t1\r\n'
broken 'an empty line' 'status ok\t1\n\nstatus ok\t1\n'
broken 'a line that is too long' '%0200000d\t1\n' 0
broken 'bytes for a terminal' 'status ok\t1\n\033[31m\t1\n'
broken 'records' '%s' "$(cat steal.yin)"
== stdout
summary is that of the whole
standings is that of the whole
crosstable is that of the whole
elo is that of the whole
partial is that of the whole
--- once more in merged ones
rank  player          games  wins  draws  losses  points  score  rings_for  rings_against  white_games  white_points  black_games  black_points  sonneborn_berger  buchholz
   1  Mira Halvorsen      8     8      0       0     8.0  100.0         10              6            4           4.0            4           4.0             18.00     18.00
   2  Zoë Marchetti       8     2      4       2     4.0   50.0         12             10            4           3.0            4           1.0             10.00     30.00
   3  Søren Bækgård       8     2      2       4     3.0   37.5         10             10            4           1.0            4           2.0              6.00     34.00
   4  Teodor Quist        8     0      2       6     1.0   12.5          6             12            4           0.0            4           1.0              4.00     46.00
--- without another option: the summary
group	item	value	share
status	ok	8	1.0000
status	mismatch	0	0.0000
status	illegal	0	0.0000
status	malformed	0	0.0000
--- nothing at all is no error
rank	player	games	wins	draws	losses	points	score	rings_for	rings_against	white_games	white_points	black_games	black_points	sonneborn_berger	buchholz
status 0
--- in a folder and in an archive it does not look
status 2
status 2
status 2
--- no line of sums
status 2
--- no count
status 2
--- a count of zero
status 2
--- a negative count
status 2
--- a count with a sign
status 2
--- a fraction
status 2
--- two counts
status 2
--- a count that is too large
status 2
--- one that is much too large
status 2
--- a sum that is too large
status 2
--- an unknown word
status 2
--- an unknown end
status 2
--- no turns
status 2
--- turns that go beyond numbers
status 2
--- a broken game
status 2
--- a broken escape
status 2
--- a small letter in an escape
status 2
--- more rings than there are
status 2
--- a line that is cut off
status 2
--- no line end at the end
status 2
--- a NUL byte
status 2
--- a carriage return
status 2
--- an empty line
status 2
--- a line that is too long
status 2
--- bytes for a terminal
status 2
--- records
status 2
== stderr
yinsh: score: games omitted because neither player has a name: 1
yinsh: score: games omitted because neither player has a name: 1
yinsh: score: games omitted because neither player has a name: 1
yinsh: score: games omitted because neither player has a name: 1
yinsh: score: games omitted because neither player has a name: 1
yinsh: score: games omitted because neither player has a name: 1
yinsh: score: games omitted because neither player has a name: 1
yinsh: score: games omitted because neither player has a name: 1
yinsh: score: players without a rating, because no results connect them to the others: 9
yinsh: score: games omitted because neither player has a name: 1
yinsh: score: players without a rating, because no results connect them to the others: 9
yinsh: score: games omitted because neither player has a name: 1
yinsh: score: players without a rating, because no results connect them to the others: 9
yinsh: score: games omitted because neither player has a name: 1
yinsh: score: players without a rating, because no results connect them to the others: 9
yinsh: score: games omitted because neither player has a name: 1
yinsh: score: d: Is a directory
t.gz:1: this is not a line of sums that this version can read
yinsh: score: gone: No such file or directory
broken:2: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: the count must be a number from 1 to 2305843009213693951
broken:1: the count must be a number from 1 to 2305843009213693951
broken:1: the count must be a number from 1 to 2305843009213693951
broken:1: the count must be a number from 1 to 2305843009213693951
broken:1: the count must be a number from 1 to 2305843009213693951
broken:1: the count must be a number from 1 to 2305843009213693951
broken:1: the count must be a number from 1 to 2305843009213693951
broken:1: the counts are too large to add up
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:2: the line is cut off
broken:1: the line is cut off
broken:2: this is not a line of sums that this version can read
broken:1: the count must be a number from 1 to 2305843009213693951
broken:2: this is not a line of sums that this version can read
broken:1: the line is too long
broken:2: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
