#!/bin/sh
# TAP: the memory that sums and checks take does not grow with the number of records, whatever
# they lie in: with ten times as many, the most that is resident at once grows by less than a
# tenth.
set -u
# shellcheck source=tests/tap
. "$SRCDIR/tests/tap"

# shellcheck disable=SC2154 # they come from tests/run
if [ -n "$WRAP$SAN" ]; then
    echo '1..0 # SKIP what valgrind or a sanitizer takes would be measured'
    exit 0
fi

cd "$TMPDIR" || exit 1

# peak ARGUMENT... : the most KiB that the program holds, the least of three runs, for what the
# threads hold at once depends on their luck; all it says is that it went well
peak() {
    for _ in 1 2 3; do
        if ! "$BUILD/tool_peak" peak "$YINSH" "$@" >out 2>err; then
            echo "trouble: $(tail -n 1 err)"
        else
            cat peak
        fi
    done | sort -n | head -n 1
}

# compare NAME SMALL LARGE : two peaks; 256 KiB more are chance, being fewer bytes for each record
# than its name has
compare() {
    number=$((number + 1))
    case $2$3 in
    *[!0-9]*) verdict='not ok' ;;
    *)
        verdict='ok'
        [ $(($3 * 10)) -lt $(($2 * 11)) ] || [ $(($3 - $2)) -lt 256 ] || verdict='not ok'
        ;;
    esac
    echo "$verdict $number - $1"
    echo "# $1, KiB: $2, $3"
}

# form FORM RECORDS : a test point for each command, with so many records and ten times as many
form() {
    for records in "$2" $(($2 * 10)); do
        "$BUILD/tool_archive" --brief --form "$1" --files "$records" "games.$records" >/dev/null ||
            exit 1
        peak score -j 2 --summary "games.$records" >"score.$records"
        peak check -j 2 "games.$records" >"check.$records"
        rm -r "games.$records"
    done
    for command in score check; do
        compare "$1: $command" "$(cat "$command.$2")" "$(cat "$command.$(($2 * 10))")"
    done
}

echo 1..10
form plain 32000
form tar.zst 32000
form zip 32000
# As an archive has them: many zips, and files in one folder.
form zips 6400
form folder 1600
