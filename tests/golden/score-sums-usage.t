try() { yinsh score "$@" samples/minimal.yin; echo "status $?" >&2; }
try --summary --elo; try --partial --standings; try --crosstable --merge --summary
try --summary --columns=white; try --summary --no-head; try --merge --columns=white; try --partial --no-head
try --merge --where=turns; try --alias=/dev/null; try --alias; try --summary --alias; try --summary=yes
try --elo --format=xml; try --s; yinsh check --summary samples/minimal.yin; echo "status $?" >&2
try --summary --summary --format=json | head -n 1
== stdout
file	record	white	black	result	white_rings	black_rings	end	turns	moves	claimed	status	code	fault_turn
samples/minimal.yin	1			1-0	3	2	rings	79	69		ok		
file	record	white	black	result	white_rings	black_rings	end	turns	moves	claimed	status	code	fault_turn
group	item	value	share
status	ok	0	
status	mismatch	0	
status	illegal	0	
status	malformed	0	
result	*	0	
result	1-0	0	
result	0-1	0	
result	1/2-1/2	0	
end	unfinished	0	
end	rings	0	
end	markers	0	
end	blocked	0	
end	resign	0	
end	time	0	
end	forfeit	0	
end	agreed	0	
turns	games	0	
turns	min		
turns	median		
turns	mean		
turns	max		
first	games	0	
first	score		
first	low		
first	high		
players	named	0	
players	unnamed	0	
faults	no-record	1	1.0000
faulty	no-record	1	
{"group":"status","item":"ok","value":1,"share":1.0000}
== stderr
yinsh: score: only one of --summary, --standings, --crosstable, --elo and --partial can be given
Try 'yinsh score --help'.
status 2
yinsh: score: only one of --summary, --standings, --crosstable, --elo and --partial can be given
Try 'yinsh score --help'.
status 2
yinsh: score: only one of --summary, --standings, --crosstable, --elo and --partial can be given
Try 'yinsh score --help'.
status 2
yinsh: score: --columns and --no-head apply to lines of records, not to sums
Try 'yinsh score --help'.
status 2
yinsh: score: --columns and --no-head apply to lines of records, not to sums
Try 'yinsh score --help'.
status 2
yinsh: score: --columns and --no-head apply to lines of records, not to sums
Try 'yinsh score --help'.
status 2
yinsh: score: --columns and --no-head apply to lines of records, not to sums
Try 'yinsh score --help'.
status 2
yinsh: score: sums cannot be filtered: --merge cannot be combined with --record or --where
Try 'yinsh score --help'.
status 2
status 0
<stdin>:1:1: error: no game record found: the file is empty (notation) [no-record]
       = help: Omit the file, or check why no game was written to it. If its text contains records, use -f to name their notation.
status 1
<stdin>:1:1: error: no game record found: the file is empty (notation) [no-record]
       = help: Omit the file, or check why no game was written to it. If its text contains records, use -f to name their notation.
status 1
yinsh: score: option --summary takes no value
Try 'yinsh score --help'.
status 2
yinsh: score: --format: unknown value 'xml'; choose from: tsv, csv, json, table
status 2
yinsh: score: unknown option '--s'
Try 'yinsh score --help'.
status 2
yinsh: check: unknown option '--summary'
Try 'yinsh check --help'.
status 2
status 0
