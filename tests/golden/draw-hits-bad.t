cp samples/minimal.yin "$WORK" && cd "$WORK" && mkdir boards || exit
try() { yinsh draw "$@" -o 'boards/%r-%t.svg'; echo "status $?"; ls boards; rm -f boards/*; }
row() { printf '%b\t%s\t%s\tno\n' "$1" "$2" "$3"; }
long() { head -c "$1" /dev/zero | tr '\0' x; echo; }
{
    printf 'file\trecord\tturn\tswapped\n'
    row minimal.yin 0 1; row minimal.yin 1x 1; row minimal.yin -1 1; row minimal.yin '' 1; row minimal.yin 99999999999999999999 1
    row minimal.yin 1 2; row minimal.yin 1 -2; row minimal.yin 1 100000; row minimal.yin 1 300; row minimal.yin 2 1
    row '' 1 1; row '\\x00' 1 1; row gone 1 1; row gone 1 2; row 'no\\x1b[31m\033[32m' 1 1; row . 1 1; row /dev/null 1 1; row - 1 1; row minimal.yin//x 1 1
    printf 'minimal.yin\t1\n\n\t\t\t\nminimal.yin\t1\t1\tno\tmore\n'
    long 65536; long 200000; row minimal.yin 1 3; long 65535; long 3
    printf 'minimal.yin\t1\t4\tno'
} >bad.tsv
try --hits=bad.tsv
{
    printf 'file,record,turn\n"minimal.yin,1,1\n"minimal.yin"x,1,1\nminimal.yin,1,"5"\n"mini""mal",1,1\n'
} | try --hits=-
{
    printf '{"turn":6,"record":1,"file":"minimal.yin"}\n{"file":"minimal.yin","record":1}\n{"file":"minimal.yin","record":1.5,"turn":null}\n'
    printf '{"file":"minimal.yin"\n[]\n{"file":"a\\u0000","record":1,"turn":1}\n{"file":["minimal.yin"],"record":1,"turn":1}\n'
    printf ' {"file":"minimal.yin","record":"1","turn":"7","file":"minimal.yin"}\n'
    printf '{"file":%s}\n' "$(head -c 60000 /dev/zero | tr '\0' '[')"
} | try --hits=-
echo '--- no tables'
printf '' | try --hits=-
printf 'file\trecord\tturn\n' | try --hits=-
printf 'file\trecord\n' | try --hits=-
printf 'file\trecord\tturn\tturn\n' | try --hits=-
yinsh search --hits --format=table -p 'wb3 wc4 wd5' minimal.yin | try --hits=-
yinsh search --hits --no-head -p 'wb3 wc4 wd5' minimal.yin | try --hits=-
long 70000 | try --hits=-
try --hits=gone
try --hits=.
{ printf 'file\trecord\tturn\n'; yes "$(row minimal.yin 1 1)" | cut -f 1-3 | head -n 1000001; } | try --hits=-
echo '--- options'
printf 'file\trecord\tturn\nminimal.yin\t1\t1\nminimal.yin\t1\t2\n' >hits.tsv
for option in -n3 --turns=3 --rows --faults --record=1 --where=turns --part=1/2 --position=x --positions=x minimal.yin --files-from=x; do
    try --hits=hits.tsv $option
done
yinsh draw --hits=hits.tsv; echo "status $?"
yinsh draw --hits=hits.tsv --format=svg -o hits.tsv; echo "status $?"
yinsh draw --hits=hits.tsv --format=svg -o minimal.yin; echo "status $?"
== stdout
status 2
1-2.svg
1-3.svg
1-4.svg
status 2
1-5.svg
status 2
1-6.svg
1-7.svg
--- no tables
status 1
status 1
status 2
status 2
status 2
status 2
status 1
status 2
status 2
status 2
--- options
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
== stderr
bad.tsv:2: the record has to be a number from 1, of at most 18 digits
bad.tsv:3: the record has to be a number from 1, of at most 18 digits
bad.tsv:4: the record has to be a number from 1, of at most 18 digits
bad.tsv:5: the record has to be a number from 1, of at most 18 digits
bad.tsv:6: the record has to be a number from 1, of at most 18 digits
bad.tsv:8: the turn has to be a number from 0 to 99999
bad.tsv:9: the turn has to be a number from 0 to 99999
bad.tsv:12: the name of the file is missing
bad.tsv:13: the name of the file has a NUL
bad.tsv:14: gone: No such file or directory
bad.tsv:16: no\x1b[31m\x1b[32m: No such file or directory
bad.tsv:17: .: not a regular file
bad.tsv:18: /dev/null: not a regular file
bad.tsv:19: -: standard input cannot be read again; search in a file
bad.tsv:21: the row has fewer cells than the first line
bad.tsv:24: the row has more cells than the first line
bad.tsv:25: the line is too long
bad.tsv:26: the line is too long
bad.tsv:28: the row has fewer cells than the first line
bad.tsv:29: the row has fewer cells than the first line
bad.tsv:10: minimal.yin: record 1 has no complete turn 300
bad.tsv:11: minimal.yin: there is no record 2
bad.tsv:20: minimal.yin//x: there is no record 1
<stdin>:2: a quote is not closed in this line
<stdin>:3: a comma is missing after a quote
<stdin>:5: mini"mal: No such file or directory
<stdin>:2: a member that is needed is missing
<stdin>:3: the record has to be a number from 1, of at most 18 digits
<stdin>:4: the line is not a JSON object
<stdin>:5: the line is not a JSON object
<stdin>:6: the name of the file has a NUL
<stdin>:7: ["minimal.yin"]: No such file or directory
<stdin>:9: the line is not a JSON object
yinsh: draw: there is nothing to draw: the table has no hits
yinsh: draw: there is nothing to draw: the table has no hits
<stdin>:1: this line has to be the names of the columns, but one that is needed is not among them
<stdin>:1: two columns have the same name
<stdin>:1: this line has to be the names of the columns, but one that is needed is not among them
<stdin>:1: this line has to be the names of the columns, but one that is needed is not among them
<stdin>:1: the line is too long
yinsh: draw: gone: No such file or directory
yinsh: draw: .: Is a directory
<stdin>:1000002: the table has more than 1000000 hits; divide it
yinsh: draw: the table of --hits chooses files, records and turns; omit files of records and options that choose parts, records, turns or faults
Try 'yinsh draw --help'.
yinsh: draw: the table of --hits chooses files, records and turns; omit files of records and options that choose parts, records, turns or faults
Try 'yinsh draw --help'.
yinsh: draw: the table of --hits chooses files, records and turns; omit files of records and options that choose parts, records, turns or faults
Try 'yinsh draw --help'.
yinsh: draw: the table of --hits chooses files, records and turns; omit files of records and options that choose parts, records, turns or faults
Try 'yinsh draw --help'.
yinsh: draw: the table of --hits chooses files, records and turns; omit files of records and options that choose parts, records, turns or faults
Try 'yinsh draw --help'.
yinsh: draw: the table of --hits chooses files, records and turns; omit files of records and options that choose parts, records, turns or faults
Try 'yinsh draw --help'.
yinsh: draw: the table of --hits chooses files, records and turns; omit files of records and options that choose parts, records, turns or faults
Try 'yinsh draw --help'.
yinsh: draw: use only one of --position, --positions and --hits
Try 'yinsh draw --help'.
yinsh: draw: use only one of --position, --positions and --hits
Try 'yinsh draw --help'.
yinsh: draw: the table of --hits chooses files, records and turns; omit files of records and options that choose parts, records, turns or faults
Try 'yinsh draw --help'.
yinsh: draw: the table of --hits chooses files, records and turns; omit files of records and options that choose parts, records, turns or faults
Try 'yinsh draw --help'.
yinsh: draw: there are several pictures; name a file for each, such as -o '%f-%r-%t.svg'
Try 'yinsh draw --help'.
yinsh: draw: hits.tsv: it is both an input and an output; write to another file
yinsh: draw: minimal.yin: it is both an input and an output; write to another file
