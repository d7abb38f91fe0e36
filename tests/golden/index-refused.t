try() { "$@"; echo "status $?" >&2; }
cp samples/tournament.yin samples/archive.sgf "$WORK" && cd "$WORK" || exit
yinsh index -o good.yix tournament.yin archive.sgf
search() { try yinsh search -c -p We5 --index="$@"; }
echo '--- usage' >&2
try yinsh index tournament.yin
try yinsh index -o - tournament.yin
try yinsh index -o a.yix --where='turns>3' tournament.yin
try yinsh index -o a.yix --part=1/2 tournament.yin
search good.yix tournament.yin; search good.yix --part=1/2; search none.yix; search tournament.yin; search .
echo '--- what cannot be indexed' >&2
gzip -k tournament.yin && tar -cf games.tar tournament.yin
try yinsh index -o a.yix tournament.yin.gz; try yinsh index -o a.yix games.tar; try yinsh index -o a.yix - <tournament.yin
try yinsh index -o a.yix none.yin; ls ./*.yix
echo '--- damaged' >&2
size=$(wc -c <good.yix)
for at in 3 9 13 60 70 "$((size - 50))" "$((size - 20))" "$((size - 4))"; do
    head -c "$at" good.yix >bad.yix; printf '\125' >>bad.yix; tail -c "+$((at + 2))" good.yix >>bad.yix; search bad.yix
done
head -c "$((size / 2))" good.yix >bad.yix; search bad.yix; head -c "$((size - 8))" good.yix >bad.yix; search bad.yix
head -c 20 good.yix >bad.yix; search bad.yix; : >bad.yix; search bad.yix; { cat good.yix; echo; } >bad.yix; search bad.yix
echo '--- other options' >&2
search good.yix --variant=blitz; search good.yix --from=gipf
echo '--- changed files' >&2
mv archive.sgf moved.sgf; search good.yix; cp moved.sgf archive.sgf; search good.yix
mv moved.sgf archive.sgf; search good.yix
touch -r tournament.yin time; sed 's/f6/f7/' tournament.yin >new && cat new >tournament.yin; touch -r time tournament.yin; search good.yix
echo >>tournament.yin; search good.yix
== stdout
./good.yix
14
0
== stderr
--- usage
yinsh: index: option --output=FILE is required
Try 'yinsh index --help'.
status 2
yinsh: index: option --output=FILE is required
Try 'yinsh index --help'.
status 2
yinsh: index: an index has all records: --record, --where and --part cannot be used
Try 'yinsh index --help'.
status 2
yinsh: index: an index has all records: --record, --where and --part cannot be used
Try 'yinsh index --help'.
status 2
yinsh: search: an index names its files; --index cannot be combined with FILE, --files-from or --part
Try 'yinsh search --help'.
status 2
yinsh: search: an index names its files; --index cannot be combined with FILE, --files-from or --part
Try 'yinsh search --help'.
status 2
yinsh: search: none.yix: No such file or directory
status 2
yinsh: search: tournament.yin: this is not an index of records
status 2
yinsh: search: .: this is not an index of records
status 2
--- what cannot be indexed
yinsh: index: tournament.yin.gz: only plain files can be indexed: no pipes, and nothing in archives, compressed or in UTF-16
status 2
yinsh: index: games.tar//tournament.yin: only plain files can be indexed: no pipes, and nothing in archives, compressed or in UTF-16
status 2
yinsh: index: standard input: only plain files can be indexed: no pipes, and nothing in archives, compressed or in UTF-16
status 2
yinsh: index: none.yin: No such file or directory
status 2
--- damaged
yinsh: search: bad.yix: this is not an index of records
status 2
yinsh: search: bad.yix: the index is from another version of yinsh; make it again
status 2
yinsh: search: bad.yix: the index is from another kind of machine; make it again
status 2
yinsh: search: bad.yix: the index is damaged or incomplete; make it again
status 2
yinsh: search: bad.yix: the index is damaged or incomplete; make it again
status 2
yinsh: search: bad.yix: the index is damaged or incomplete; make it again
status 2
yinsh: search: bad.yix: the index is damaged or incomplete; make it again
status 2
yinsh: search: bad.yix: the index is damaged or incomplete; make it again
status 2
yinsh: search: bad.yix: the index is damaged or incomplete; make it again
status 2
yinsh: search: bad.yix: the index is damaged or incomplete; make it again
status 2
yinsh: search: bad.yix: the index is from another version of yinsh; make it again
status 2
yinsh: search: bad.yix: this is not an index of records
status 2
yinsh: search: bad.yix: the index is damaged or incomplete; make it again
status 2
--- other options
yinsh: search: good.yix: the index was made with other values of --from, --variant, --house or --max-record
status 2
yinsh: search: good.yix: the index was made with other values of --from, --variant, --house or --max-record
status 2
--- changed files
yinsh: search: archive.sgf: No such file or directory
status 2
yinsh: search: archive.sgf: the file has changed since it was indexed; make the index again
status 2
status 0
yinsh: search: tournament.yin: the file has changed since it was indexed; make the index again
status 2
yinsh: search: tournament.yin: the file has changed since it was indexed; make the index again
status 2
