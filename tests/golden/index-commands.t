cp samples/tournament.yin samples/comments.yin "$WORK" && cd "$WORK" || exit
yinsh index -o all.yix tournament.yin
echo '--- files that are appended'
yinsh index --append -o all.yix comments.yin tournament.yin && yinsh score --index=all.yix --no-head --columns=file,record
yinsh index --append -o none.yix tournament.yin
cp comments.yin changed.yin && yinsh index -o changed.yix changed.yin && echo >>changed.yin && yinsh index --append -o changed.yix tournament.yin
yinsh index --append --variant=blitz -o all.yix tournament.yin
echo '--- options that do not fit'
for command in score stats openings events unique; do yinsh $command --index=all.yix tournament.yin; done 2>&1 | grep -v Try
for command in score stats openings; do yinsh $command --merge --index=all.yix; done 2>&1 | grep -v Try
yinsh score --index=tournament.yin; yinsh events --index=none.yix
yinsh score --index=all.yix -o all.yix
== stdout
--- files that are appended
tournament.yin	1
tournament.yin	2
tournament.yin	3
tournament.yin	4
tournament.yin	5
tournament.yin	6
tournament.yin	7
tournament.yin	8
comments.yin	1
comments.yin	2
--- options that do not fit
yinsh: score: an index names its files; --index cannot be combined with FILE, --files-from or --part
yinsh: stats: an index names its files; --index cannot be combined with FILE, --files-from or --part
yinsh: openings: an index names its files; --index cannot be combined with FILE, --files-from or --part
yinsh: events: an index names its files; --index cannot be combined with FILE, --files-from or --part
yinsh: unique: an index names its files; --index cannot be combined with FILE, --files-from or --part
yinsh: score: sums are not records: --merge cannot be combined with --index
yinsh: stats: sums are not records: --merge cannot be combined with --index
yinsh: openings: sums are not records: --merge cannot be combined with --index
== status 2
== stderr
yinsh: index: none.yix: No such file or directory
yinsh: index: changed.yin: the file has changed since it was indexed; make the index again
yinsh: index: all.yix: the index was made with other values of --from, --variant, --house or --max-record
yinsh: score: tournament.yin: this is not an index of records
yinsh: events: none.yix: No such file or directory
yinsh: score: all.yix: it is both an input and an output; write to another file
