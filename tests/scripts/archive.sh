#!/bin/sh
# TAP: an archive of many games in yearly folders of zips, as Boardspace has one, whose every
# game is known beforehand; by whatever way it is read, the same comes out, and exactly that.
# ARCHIVE_FILES is the number of games; by default it depends on what was built.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

columns=file,status,result,end,turns
# shellcheck disable=SC2154 # they come from tests/run
case $WRAP/$SAN/${VARIANT:-} in
//*) files=${ARCHIVE_FILES:-4000} ;;
/*) files=${ARCHIVE_FILES:-2000} ;;
*) files=${ARCHIVE_FILES:-200} ;;
esac

# make_archive ARGUMENT...
make_archive() {
    # shellcheck disable=SC2086 # a command with its options, or nothing
    $WRAP "$BUILD/tool_archive" "$@" || exit 1
}

# rows ARGUMENT... : what the program finds out about each game; trouble ends up in the result
rows() {
    yinsh score --tolerant --no-head --columns=$columns "$@" 2>"$TMPDIR/err" ||
        echo "exit status $?: $(tail -n 1 "$TMPDIR/err")"
}

# games [FILE] : rows with the games' names alone, sorted
games() {
    sed "s|^[^$tab]*/||" "$@" | sort
}

# sums [FILE] : how many of each status, result and end, and all turns, of rows
sums() {
    awk -F "$tab" '
        { count["status " $2]++; count["result " $3]++; count["end " $4]++; turns += $5 }
        END { for (key in count) print key, count[key]; print "turns", turns, "records", NR }
    ' "$@" | sort
}

# partial_sums [FILE] : the sums of all records, and of the good ones, in a partial
partial_sums() {
    awk -F "$tab" '
        /^(status|result|end) / { print $1, $2 }
        /^turns / { turns += substr($1, 7) * $2; records += $2 }
        END { print "turns", turns, "records", records }' "$@" | sort
}

# differences FILE1 FILE2 : nothing if they are the same
differences() {
    cmp -s "$1" "$2" || diff "$1" "$2" | head -n 20
}

cd "$TMPDIR" || exit 1

# ---- The archive itself

make_archive --files 300 one >sums.one
mv expected.tsv expected.one
make_archive --files 300 two >sums.two
why=$(differences expected.one expected.tsv; differences sums.one sums.two; diff -r one two)
report 'the same seed makes the same archive' "$why"
rm -r one two

make_archive --files "$files" zips >made
cut -f 1-5 expected.tsv | sort >expected
sums expected >expected.sums
awk -F "$tab" '{ count["status " $2]++ }
    $2 == "ok" { count["result " $3]++; count["end " $4]++; turns += $5; good++ }
    END { for (key in count) print key, count[key]; print "turns", turns, "records", good }
' expected.tsv | sort >expected.partial
bad=$(cut -f 6 expected.tsv | grep -c -v none)
why=
[ "$(wc -l <expected)" -eq "$files" ] && [ "$bad" -eq $((files / 100)) ] ||
    why="$(wc -l <expected) games, $bad of them damaged"
report "$files games, one in a hundred of them damaged" "$why"
echo "# $(cat made)"

# ---- Every game, from the zips

rows -j 1 zips >rows.1
games rows.1 >got
report 'zips: status, result, end and turns of every game' "$(differences expected got)"
mv err err.1
why=$(grep -e README -e index.html -e board.jpg rows.1 err.1)
report 'zips: what is no game record is passed over in silence' "$why"
for jobs in 2 7; do
    rows -j $jobs zips >rows.$jobs
    why=$(differences rows.1 rows.$jobs; differences err.1 err)
    report "zips: -j $jobs writes what -j 1 writes, messages too" "$why"
done
why=$(awk -F "$tab" '{ sub(/[^\/]*$/, "", $1); if (!index($1, ".zip//") && $1 != "zips/") print }' \
    rows.1)
report 'zips: members are named after their zip' "$why"
yinsh score -j 2 zips >/dev/null 2>&1
status=$?
[ $status -eq 1 ] && why='' || why="exit status $status"
report 'zips: bad records are an exit status 1' "$why"
yinsh score --tolerant -v zips/archive-2006/games-2006-01.zip >/dev/null 2>err
why=$(for other in README index.html board.jpg; do
    grep -q "games-2006-01.zip//$other" err || echo "nothing is said about $other"
done)
report 'zips: -v reports what was skipped' "$why"

# ---- In one partial, and in parts

yinsh score -j 2 --tolerant --partial zips >partial 2>/dev/null
partial_sums partial >got
report 'partial: the sums are those of the games' "$(differences expected.partial got)"
for part in 1 2 3 4 5; do
    yinsh score -j 2 --tolerant --part $part/5 --partial zips >part.$part 2>/dev/null
done
yinsh score --merge --partial part.5 part.2 part.1 part.4 part.3 >merged
report '5 parts put together are the whole' "$(differences partial merged)"
why=$(for part in 1 2 3 4 5; do
    records=$(partial_sums part.$part | sed -n 's/^turns .* records //p')
    [ "$records" -ge $((files / 10)) ] || echo "part $part has $records good records"
done)
report '5 parts have about as much each' "$why"
yinsh score --merge --summary part.* >summary.merged
yinsh score --merge --summary merged >summary.once
yinsh score -j 2 --tolerant --summary zips >summary 2>/dev/null
why=$(differences summary summary.merged; differences summary summary.once)
report 'the summary of 5 parts is that of the whole' "$why"
if command -v parallel >/dev/null 2>&1; then
    # Not its children's children: that the shell gives a folder to a job is all it takes.
    find zips -name 'archive-*' | sort >folders
    find zips -maxdepth 1 -name '*.sgf' | sort >open
    # shellcheck disable=SC2016,SC2086 # the job's shell expands them
    parallel --will-cite -j 2 "$WRAP $YINSH score --tolerant --partial {} 2>/dev/null" \
        <folders >spread
    yinsh score --tolerant --partial --files-from=open 2>/dev/null >>spread
    yinsh score --merge --partial spread >merged
    report 'GNU parallel: the folders one by one are the whole' "$(differences partial merged)"
else
    skip 'GNU parallel' 'not installed'
fi
rm -r zips

# ---- Every other way in

make_archive --files "$files" --form folder folder >/dev/null
rows -j 2 folder >rows.folder
games rows.folder >got
report 'a folder: every game' "$(differences expected got)"
tar cf - folder 2>/dev/null | rows -j 2 - | games >got
report 'a tar through a pipe: every game' "$(differences expected got)"
find folder -name '*.sgf' -exec cat {} + | rows -j 2 - | sums >got
report 'one record after the other through a pipe: the sums' "$(differences expected.sums got)"
find folder -name '*.sgf' | sort >list
rows -j 2 --files-from=list >rows.list
games rows.list >got
report 'a list of names: every game' "$(differences expected got)"
rm -r folder
few=$((files < 2000 ? files : 2000))
make_archive --files $few --form plain plain >/dev/null
cut -f 1-5 expected.tsv | sums >expected.sums
rows -j 2 plain/games.sgf | sums >got
report 'one record after the other in a file: the sums' "$(differences expected.sums got)"
cut -f 1-5 expected.tsv | sort >expected
rm -r plain
why=
for form in zip tar tar.gz tar.zst 7z; do
    make_archive --files $few --form $form $form >/dev/null
    rows -j 2 $form | games >got
    why="$why$(differences expected got | sed "s/^/$form: /")"
    rm -r $form
done
report 'one zip, tar, tar.gz, tar.zst, 7z: every game' "$why"
plan
