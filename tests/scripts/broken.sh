#!/bin/sh
# TAP: every fault code has a sample in samples/broken/ that produces just that one, at
# the place that broken.expected states, and contains its example in src/fault/fault.def; and no
# sample is left over.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

samples=$SRCDIR/samples/broken
expected=$SRCDIR/tests/scripts/broken.expected

# judge CODE FILE LINE COLUMN TURN STATUS LEVEL CLAUSE : prints what is not as expected
judge() {
    code=$1 file=$2 turn=$5 status=$6 level=$7
    place="$file:$3:$4: $level: "
    end=" ($8) [$code]"
    wanted=1
    [ "$level" = error ] || wanted=0

    yinsh check -q --diagnostics=short "$file" >"$TMPDIR/out" 2>"$TMPDIR/err"
    got=$?
    [ "$got" -eq "$wanted" ] || echo "check: exit status $got, not $wanted"
    [ ! -s "$TMPDIR/err" ] || echo "check: something on standard error"
    [ "$(wc -l <"$TMPDIR/out")" -eq 1 ] || echo "check: not one diagnostic"
    [ "$turn" -eq 0 ] || place="${place}turn $turn: "
    message=$(cat "$TMPDIR/out")
    case $message in
    "$place"*"$end") ;;
    *) printf 'check: got %s\n       not %s...%s\n' "$message" "$place" "$end" ;;
    esac
    if [ "$turn" -eq 0 ]; then
        case $message in "${place}turn "*) echo "check: names a turn" ;; esac
    fi

    yinsh score --diagnostics=short "$file" >"$TMPDIR/out" 2>"$TMPDIR/err"
    got=$?
    [ "$got" -eq "$wanted" ] || echo "score: exit status $got, not $wanted"
    [ "$(cat "$TMPDIR/err")" = "$message" ] || echo "score: another diagnostic than check's"
    score=$(sed 1d "$TMPDIR/out" | cut -f 12-)
    [ "$turn" -ne 0 ] || turn=
    case $status$level in
    -*) line= ;;
    *warning | *style) line=$status$tab$tab ;;
    *) line=$status$tab$code$tab$turn ;;
    esac
    [ "$score" = "$line" ] || printf 'score: %s\n  not: %s\n' "$score" "$line"
}

# entry LABEL FILE : the lines of an entry of yinsh explain
entry() {
    awk -v label="$1" '
        !/^ / { inside = $1 == label }
        inside { print substr($0, 9) }' "$2"
}

# explained CODE FILE LINE LEVEL STATUS CLAUSE : prints what is wrong with what yinsh explain
# prints of it; each line of the example has to be part of the file, and one of them of
# the line at fault, or of the last line if the fault is after it
explained() {
    yinsh explain "$1" >"$TMPDIR/explained" 2>"$TMPDIR/err" || echo "explain: exit status $?"
    [ ! -s "$TMPDIR/err" ] || echo "explain: something on standard error"
    record=$5
    [ "$record" != - ] || record=malformed # a file without a record
    printf '%s\n' "$1" "$4" "$record" "$6" >"$TMPDIR/wanted"
    for label in code level status clause; do
        entry "$label" "$TMPDIR/explained"
    done | diff "$TMPDIR/wanted" - || echo "explain: code, level, status or clause is another"
    for label in rule text cure; do
        [ -n "$(entry "$label" "$TMPDIR/explained")" ] || echo "explain: no $label"
    done
    entry example "$TMPDIR/explained" >"$TMPDIR/example"
    [ -s "$TMPDIR/example" ] || echo "explain: no example"
    at_fault=$(sed -n "$3p" "$2")
    [ -n "$at_fault" ] || at_fault=$(tail -n 1 "$2")
    found=
    while IFS= read -r example; do
        grep -qF -- "$example" "$2" || echo "not in the sample: $example"
        case $at_fault in *"$example"*) found=1 ;; esac
    done <"$TMPDIR/example"
    [ -n "$found" ] || echo "no line of the example is at fault"
}

# judge_sample CODE : both for its sample
judge_sample() {
    set -- "$1" "$samples/$1".*
    if [ $# -ne 2 ] || [ ! -f "$2" ]; then
        echo "not one sample samples/broken/$1.*"
        return
    fi
    line=$(grep "^${2##*/}$tab" "$expected")
    if [ -z "$line" ]; then
        echo "broken.expected does not have ${2##*/}"
        return
    fi
    echo "$line" | while IFS=$tab read -r file row column turn status level clause; do
        judge "$1" "$file" "$row" "$column" "$turn" "$status" "$level" "$clause"
        explained "$1" "$file" "$row" "$level" "$status" "$clause"
    done
}

cd "$samples" || exit 1
codes=$(sed -n 's/^FAULT([A-Z_]*, "\([a-z-]*\)".*/\1/p' "$SRCDIR/src/fault/fault.def")
# shellcheck disable=SC2086 # a list of words
set -- $codes
echo "1..$(($# + 2))"
[ $# -gt 0 ] || exit 1

for code in $codes; do
    if [ "$code" = too-long ]; then
        # Longer than the 4 MiB that a record may have.
        cd "$TMPDIR" || exit 1
        awk 'BEGIN { printf "1.e3 {"; for (i = 0; i < 70000; i++)
            print "this line has sixty-three bytes, and many more lines follow it" }' >too-long.yin
        report "$code" "$(judge "$code" too-long.yin 1 1 0 malformed error notation
            explained "$code" too-long.yin 1 error malformed notation)"
        rm too-long.yin
        cd "$samples" || exit 1
    else
        report "$code" "$(judge_sample "$code")"
    fi
done

report 'every sample is that of a code and expected' "$(for file in *; do
    echo "$codes" | grep -qx "${file%.*}" || echo "no fault code: $file"
    grep -q "^$file$tab" "$expected" || echo "not in broken.expected: $file"
done)"
report 'everything expected is there' "$(grep -v '^#' "$expected" | while IFS=$tab read -r file _; do
    [ -f "$file" ] || echo "no such sample: $file"
done)"
