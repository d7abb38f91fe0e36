#!/bin/sh
# TAP: --max-faults, with one thread and with several: the first faults of the input are
# shown, the others counted, and nothing else changes.  Run by tests/run, which sets SRCDIR,
# YINSH, TMPDIR and WRAP.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
LC_ALL=C
export LC_ALL
cd "$TMPDIR" || exit 1

# Several chunks: good records, and others with a fault or two.
awk 'BEGIN {
    for (i = 0; i < 9000; i++) {
        print "[White \"Ida\"]\n[Black \"Bo\"]\n[Event \"a game of a long evening\"]\n"
        print i % 3 == 0 ? "1.e3 3.E8 *\n" : i % 3 == 1 ? "1.e3 2.e3 *\n" : "1.e3 2.e8 *\n"
    }
}' >games.yin
total=9000
threads=3
[ -z "$WRAP" ] || threads=1

# check_with NAME ARGUMENT... : what yinsh check says, and its status, in a file of that name
check_with() {
    into=$1
    shift
    yinsh check --diagnostics=short "$@" >"$into.err" 2>&1
    echo "status $?" >>"$into.err"
}

# expected N : what of the file all.err is to be shown, with all from the line that counts the
# records on unchanged
expected() {
    awk -v most="$1" -v left=$((total - $1)) '
        / \[[a-z-]*\]$/ { if (++count <= most) print; next }
        / records: / && left > 0 {
            print "yinsh: check: " left (most > 0 ? " more" : "") \
                (left == 1 ? " fault" : " faults") " not shown"
        }
        { print }' all.err
}

echo "1..$((threads * 6 + 10))"

check_with all -j1 games.yin
[ "$(grep -c '\]$' all.err)" -eq "$total" ] && [ "$(tail -n 1 all.err)" = 'status 1' ]
report "there are $total faults"

for most in 0 1 4321 8999 9000; do
    expected "$most" >expected.err
    for jobs in $(seq "$threads"); do
        check_with found "-j$jobs" --max-faults="$most" games.yin
        same expected.err found.err
        report "$most of them are shown, with -j$jobs"
    done
done

# What is the same for all faults of a code is shown once, and the rest with each.
yinsh check games.yin >found.err 2>&1
sed -n 's/.* \[\([a-z-]*\)\]$/\1/p' found.err | sort -u | while read -r code; do
    awk -v code="[$code]" '
        / \[[a-z-]*\]$/ { here = $NF == code; count += here; next }
        here && /^       = (rule|help)/ { hints += 1; if (count > 1) print code ": late" }
        here && /^       [|]/ { excerpts++ }
        END {
            if (hints != 1) print code ": " hints + 0 " rules or remedies"
            if (excerpts != count) print code ": " excerpts + 0 " excerpts of " count
        }' found.err
done >wrong
report 'the rule and the remedy are shown once for each code' "$(cat wrong)"
yinsh check -j 1 games.yin 2>&1 | same found.err -
report 'so they are for any number of threads'

# The table of the codes: counted from the lines of the report, of which one ends each record.
set -- "$SRCDIR"/samples/repair "$SRCDIR"/samples/broken games.yin
yinsh check -v --all --diagnostics=short "$@" 2>/dev/null | awk -v OFS='\t' '
    / \[[a-z-]*\]$/ { code = substr($NF, 2, length($NF) - 2); faults[code]++; here[code] = 1; next }
    / record [0-9]+: / || / \[no-record\]$/ { for (code in here) records[code]++; split("", here) }
    END { for (code in faults) print code, faults[code], records[code] + here[code] }' |
    sort >counted
for jobs in $(seq "$threads"); do
    yinsh check "-j$jobs" --all --statistics -q "$@" >table
    { [ $? -eq 1 ] && sed 1d table | sort | same counted - && [ "$(head -n 1 table)" = "$(printf 'code\tcount\trecords')" ] &&
        sed 1d table | cut -f 2 | sort -c -n -r; }
    report "they are counted by code, with -j$jobs"
done
yinsh check --statistics --all --diagnostics=short --max-faults=5 "$@" >report 2>/dev/null
sed '1,/^$/d' report | same table - && [ "$(sed '/^$/,$d' report | wc -l)" -eq 5 ]
report 'the table ends the report, and counts faults that are not shown'
yinsh check --statistics -q --all --diagnostics=json "$@" |
    sed 's/{"code":"\(.*\)","count":\(.*\),"records":\(.*\)}/\1 \2 \3/' | tr ' ' '\t' >objects
sed 1d table | same - objects
report 'it can be JSON'

# The status is that of all faults that are not ignored, shown or not.
check_with found -W case-mixed=ignore -W number-wrong=ignore --tolerant --max-faults=2999 games.yin
[ "$(grep -c 'place-occupied\]$' found.err)" -eq 2999 ] && grep -q ': 1 more fault not' found.err &&
    [ "$(tail -n 1 found.err)" = 'status 0' ]
report 'ignored faults are not counted'

# The other messages stay.
mkdir folder && echo 'nothing' >folder/none && head -n 20 games.yin >folder/some.yin
check_with found -v --max-faults=0 folder nowhere.yin
grep -q '^yinsh: check: folder/none: skipped' found.err &&
    grep -q '^folder/some.yin:1: record 1: gipf, ok' found.err &&
    grep -q '^yinsh: check: nowhere.yin: ' found.err && ! grep -q '\]$' found.err &&
    grep -q '^yinsh: check: 3 faults not shown' found.err
report 'other messages are shown in spite of it'

# Bytes of the input that are like the marks inside the program.
bytes=$(printf '\036x\037y\036')
name="a${bytes}b.yin"
printf '[White "%s"]\n[Variant "%s"]\n\n1.%s *\n' "$bytes" "$bytes" "$bytes" >"$name"
printf '1.%s * {%s}\n\n1.e3 2.e3 *\n' "$bytes" "$bytes" >>"$name"
check_with found -v "$name" "missing-$bytes"
[ "$(tr -cd '\036\037' <found.err | wc -c)" -eq 0 ] && grep -q 'x1ex.x1fy.x1e' found.err
report 'control bytes of a record or a name are never written as they are'
count=$(grep -c '\]$' found.err)
check_with found -v --max-faults=1 "$name" "missing-$bytes"
[ "$count" -gt 1 ] && [ "$(grep -c '\]$' found.err)" -eq 1 ] &&
    grep -q "^yinsh: check: $((count - 1)) more fault" found.err &&
    grep -q '^yinsh: check: missing-' found.err
report 'nor do they change what is counted'

yinsh check --max-faults=-1 games.yin 2>found.err
[ $? -eq 2 ] && grep -q -- '--max-faults takes a number from 0 to 1000000000' found.err
report 'a number that is none is refused'
