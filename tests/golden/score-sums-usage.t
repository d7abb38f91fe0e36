try() { yinsh score "$@" samples/minimal.yin; echo "status $?" >&2; }
try --summary --elo; try --partial --standings; try --crosstable --merge --summary
try --summary --columns=white; try --summary --no-head; try --merge --columns=white; try --partial --no-head
try --merge --where=turns; try --alias=/dev/null; try --alias; try --summary --alias; try --summary=yes
try --elo --format=xml; try --s; yinsh check --summary samples/minimal.yin; echo "status $?" >&2
try --summary --summary --format=json | head -n 1
== stdout
file	record	white	black	result	white_rings	black_rings	end	turns	moves	claimed	status	code	fault_turn
samples/minimal.yin	1			1-0	3	2	rings	79	69		ok		
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
samples/minimal.yin:1: no tab divides the first name from the others
status 2
samples/minimal.yin:1: no tab divides the first name from the others
status 2
yinsh: score: option --summary takes no value
Try 'yinsh score --help'.
status 2
yinsh: score: --format: unknown value 'xml'; choose from: tsv, csv, json, table
status 2
yinsh: score: ambiguous option '--s'; did you mean --summary or --standings?
Try 'yinsh score --help'.
status 2
yinsh: check: unknown option '--summary'
Try 'yinsh check --help'.
status 2
status 0
