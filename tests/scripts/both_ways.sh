#!/bin/sh
# TAP: the program prints the same, and exits with the same status, whether it judges records in
# bulk or plays each action at once, as $BUILD/at_once/yinsh does: on every file of the samples, the
# fuzz targets' inputs and ../shared/records, on the files of each folder as one stream, and on
# generated games in every notation, as they are and with some damaged.  Then at_once/yinsh runs
# one golden test in three, with TRIES=all every one.  OTHER names another program to compare with, such as a script that runs a cross
# build under qemu; then it is that one that has to print the same.  Run by tests/run, which sets SRCDIR, BUILD, YINSH, SHARED, TMPDIR and WRAP.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

at_once=${OTHER:-$BUILD/at_once/yinsh}
notations=$("$YINSH" notations | awk -F "$tab" '$3 == "yes" { print $1 }')
games=$([ -n "$WRAP" ] && echo 4 || echo 200)
cd "$SRCDIR" && mkdir "$TMPDIR/made" "$TMPDIR/golden" || exit 1

# list_files : the names of all files that are read; some are made first
list_files() {
    find samples tests/fuzz/corpus ${SHARED:+"$SHARED/records"} -type d | while read -r folder; do
        find "$folder" -maxdepth 1 -type f -print
        find "$folder" -maxdepth 1 -type f -exec cat {} + \
            >"$TMPDIR/made/$(echo "${folder#/}" | tr / -)"
    done
    "$BUILD/bench" --generate --games "$games" >"$TMPDIR/made/games" || exit 1
    for notation in $notations; do
        "$YINSH" convert -t "$notation" "$TMPDIR/made/games" >"$TMPDIR/made/games.$notation" \
            2>/dev/null || exit 1
        lines=$(wc -l <"$TMPDIR/made/games.$notation")
        awk -v every=$((lines * 5 / games + 1)) 'NR % every == 0 { sub(/[45]/, "6") } 1' \
            "$TMPDIR/made/games.$notation" >"$TMPDIR/made/damaged.$notation"
    done
    find "$TMPDIR/made" -type f -size +0
}

# print PROGRAM ARGUMENT... : everything that it prints, and its exit status
print() {
    # shellcheck disable=SC2086 # a command with its options, or nothing
    $WRAP "$@" >"$TMPDIR/stdout" 2>"$TMPDIR/stderr"
    echo "status $?" | cat "$TMPDIR/stdout" "$TMPDIR/stderr" -
}

# differ ARGUMENT... : show what the two programs print differently
differ() {
    print "$YINSH" "$@" >"$TMPDIR/bulk"
    print "$at_once" "$@" >"$TMPDIR/at_once"
    ! diff "$TMPDIR/bulk" "$TMPDIR/at_once"
}

# find_file ARGUMENT... : the name of one file in which they differ
find_file() {
    cp "$TMPDIR/files" "$TMPDIR/suspects"
    while count=$(wc -l <"$TMPDIR/suspects") && [ "$count" -gt 1 ]; do
        head -n $((count / 2)) "$TMPDIR/suspects" >"$TMPDIR/half"
        differ "$@" --files-from="$TMPDIR/half" >"$TMPDIR/difference" ||
            tail -n $((count - count / 2)) "$TMPDIR/suspects" >"$TMPDIR/half"
        mv "$TMPDIR/half" "$TMPDIR/suspects"
    done
    cat "$TMPDIR/suspects"
}

# compare ARGUMENT... : a test point for a command on all files
compare() {
    report "$*" "$(
        differ "$@" --files-from="$TMPDIR/files" >"$TMPDIR/difference" || exit
        cut -c 1-200 "$TMPDIR/difference" | head -n 10
        find_file "$@"
    )"
}

list_files >"$TMPDIR/files"
report "there are $(wc -l <"$TMPDIR/files") files"
[ -n "$SHARED" ] || echo "# without ../shared/records, which do not exist"
! cmp -s "$YINSH" "$at_once"
report "the two programs are not the same"
compare check --diagnostics=json
compare check --all --diagnostics=json
compare check -o /dev/null --good=-
compare check -o /dev/null --bad=-
for command in score history events show repair; do
    compare "$command"
done
for notation in $notations; do
    compare convert -t "$notation"
done
compare convert --keep-going --actions -t json
if [ -z "$WRAP" ]; then
    TMPDIR=$TMPDIR/golden YINSH=$at_once GOLDEN_EVERY=$([ "${TRIES:-}" = all ] && echo 1 || echo 3) \
        sh tests/scripts/golden.sh >"$TMPDIR/golden.tap"
    grep -q '^1\.\.[1-9]' "$TMPDIR/golden.tap" || echo 'not ok - the tests did not end' >>"$TMPDIR/golden.tap"
    report "golden tests, each action at once" "$(grep -A 40 '^not ok' "$TMPDIR/golden.tap")"
fi
plan
