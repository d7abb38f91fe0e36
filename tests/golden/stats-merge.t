try() { "$@"; echo "status $?"; }
cp samples/tournament.yin "$WORK" && cd "$WORK" || exit
yinsh stats --partial --record=1-2 tournament.yin >a.sums && yinsh stats --partial --record=3-8 tournament.yin >b.sums
head -n 20 a.sums
yinsh stats tournament.yin >whole && yinsh stats --merge a.sums b.sums | cmp - whole && echo 'the same as of the whole'
yinsh stats --by=end --partial tournament.yin >e.sums && try yinsh stats --merge a.sums e.sums; yinsh stats --merge --format=tsv e.sums | head -n 2
yinsh stats --by=year --partial tournament.yin >y.sums && try yinsh stats --merge y.sums e.sums
try yinsh stats --merge - </dev/null
broken() { echo "--- $1"; shift; printf "$@" >broken && try yinsh stats --merge --format=tsv broken; }
broken 'no line' 'hello\t1\n'
broken 'no key' '\t1\n'; broken 'no count' 'stat\t\n'; broken 'only the first word' 'stat\t1\n'
broken 'no figure' 'stat 1-0\t1\n'
broken 'an unknown figure' 'stat beauty 1-0\t1\n'
broken 'an unknown item' 'stat result 2-0\t1\n'
broken 'a number that is too large' 'stat turns 512\t1\n'
broken 'no span' 'stat mobility 12.n\t1\n'
broken 'a span that is too large' 'stat mobility 521.n\t1\n'
broken 'no sum' 'stat mobility 11.mean\t1\n'
broken 'no point' 'stat placed white.z9\t1\n'
broken 'a point in capitals' 'stat placed white.A2\t1\n'
broken 'no side' 'stat placed red.a2\t1\n'
broken 'a group without a value' 'stat site result 1-0\t1\n'
broken 'a group that is not written as it has to be' 'stat site=a%%62 result 1-0\t1\n'
broken 'two blanks' 'stat  result 1-0\t1\n'
broken 'too many groups' 'stat a=1 b=1 c=1 d=1 e=1 f=1 g=1 h=1 i=1 result 1-0\t1\n'
broken 'sums without numbers' 'stat mobility 11.sum\t1\nstat time 1.squares\t5\n'
broken 'numbers that do not fit' 'stat mobility 11.n\t3\nstat mobility 11.sum\t9\nstat mobility 11.squares\t1\n'
broken 'much' 'stat turns 511\t2305843009213693951\n'
== stdout
stat end rings	2
stat first_ring won	2
stat flips 0	39
stat flips 1	43
stat flips 2	19
stat flips 3	17
stat flips 4	1
stat flips 5	1
stat flips 6	3
stat flips 7	1
stat left black.b3	1
stat left black.b4	1
stat left black.b6	1
stat left black.c2	1
stat left black.c4	1
stat left black.c5	1
stat left black.c6	1
stat left black.d1	1
stat left black.d2	1
stat left black.d4	1
the same as of the whole
status 2
end	figure	item	n	count	value	low	high
agreed	result	*	1	0	0.0000	0.0000	0.7935
status 2
0 games
status 0
--- no line
status 2
--- no key
status 2
--- no count
status 2
--- only the first word
status 2
--- no figure
status 2
--- an unknown figure
status 2
--- an unknown item
status 2
--- a number that is too large
status 2
--- no span
status 2
--- a span that is too large
status 2
--- no sum
status 2
--- no point
status 2
--- a point in capitals
status 2
--- no side
status 2
--- a group without a value
status 2
--- a group that is not written as it has to be
status 2
--- two blanks
status 2
--- too many groups
status 2
--- sums without numbers
figure	item	n	count	value	low	high
status 0
--- numbers that do not fit
figure	item	n	count	value	low	high
mobility	11-20	3		3.00	3.00	3.00
status 0
--- much
figure	item	n	count	value	low	high
turns	mean	2305843009213693951		7.00	7.00	7.00
turns	median	2305843009213693951		511.00		
turns	min	2305843009213693951		511.00		
turns	max	2305843009213693951		511.00		
turns	510-519	2305843009213693951	2305843009213693951	1.0000	1.0000	1.0000
status 0
== stderr
yinsh: stats: sums: these sums are grouped in different ways
yinsh: stats: sums: these sums are grouped in different ways
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
broken:1: this is not a line of sums that this version can read
