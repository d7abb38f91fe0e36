#!/bin/sh
# TAP: the memory that sums and checks take does not grow with the number of records, whatever
# they lie in: with ten times as many, the most that is resident at once grows by less than a
# tenth.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

# shellcheck disable=SC2154 # they come from tests/run
if [ -n "$WRAP$SAN" ]; then
    skip_all 'what valgrind or a sanitizer takes would be measured'
fi

cd "$TMPDIR" || exit 1

# peak ARGUMENT... : the most KiB that the program holds; all it says is that it went well
peak() {
    if ! "$BUILD/tool_peak" peak "$YINSH" "$@" >out 2>err; then
        echo "trouble: $(tail -n 1 err)"
    else
        cat peak
    fi
}

# grows SMALL LARGE : whether the second of two peaks is larger by a tenth or more; 256 KiB are
# chance, being fewer bytes for each record than its name has
grows() {
    [ $(($2 * 10)) -ge $(($1 * 11)) ] && [ $(($2 - $1)) -ge 256 ]
}

# compare FORM RECORDS ARGUMENT... : the peaks for so many records and for ten times as many.
# What threads hold at once depends on their luck: a growth is seen again, and again
compare() {
    form=$1 records=$2
    shift 2
    tries=0
    while
        small=$(peak "$@" -j 2 "games.$records")
        large=$(peak "$@" -j 2 "games.${records}0")
        case $small$large in
        *[!0-9]*) why="peaks: $small, $large" ;;
        *) why=$(! grows "$small" "$large" || echo "it grows") ;;
        esac
        tries=$((tries + 1))
        [ -n "$why" ] && [ $tries -lt 10 ]
    do :; done
    report "$form: $1" "$why"
    echo "# $form: $1, KiB: $small, $large"
}

# form FORM RECORDS : a test point for each command, with so many records and ten times as many
form() {
    "$BUILD/tool_archive" --brief --form "$1" --files "$2" "games.$2" >/dev/null || exit 1
    if [ "$1" = zips ]; then
        # Ten times as many zips.
        mkdir "games.${2}0"
        for copy in 0 1 2 3 4 5 6 7 8 9; do
            cp -r "games.$2" "games.${2}0/$copy" || exit 1
        done
    else
        "$BUILD/tool_archive" --brief --form "$1" --files "${2}0" "games.${2}0" >/dev/null ||
            exit 1
    fi
    compare "$1" "$2" score --summary
    compare "$1" "$2" check
    rm -r "games.$2" "games.${2}0"
}

form plain 32000
form tar.zst 32000
form zip 32000
# Many zips, and files in one folder.
form zips 25600
form folder 1600
plan
