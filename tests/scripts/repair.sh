#!/bin/sh
# TAP: good games, broken in every way that `yinsh repair` fixes: how many are restored exactly, and
# that none is repaired wrongly.  2,000 games in the official notation, each way also in one of ten
# others.  If a folder ../shared exists, 500 of them are the reference engine's, with more rows that
# the opponent made, that cross, or that lie in longer lines.
# Run by tests/run, which sets BUILD, YINSH, SHARED, TMPDIR and WRAP.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

tool=$BUILD/tool_break
games=2000 combined=300
if [ -n "$WRAP" ]; then
    games=20 combined=5
elif [ -n "${SAN:-}" ]; then
    games=200 combined=50
fi

# tool_break ARGUMENT... : the table, a line for each way and notation
tool_break() {
    # shellcheck disable=SC2086 # a command with its options, or nothing
    $WRAP "$tool" "$@" 2>"$TMPDIR/said" || echo "tool_break failed: $*"
}

# sums : the table with the notations of turns, and those of single actions, combined: way,
# notation, broken, restored, unrepaired, legal, wrong
sums() {
    awk -F '\t' -v OFS='\t' '{
        key = $1 OFS ($2 == "gipf" ? $2 : $2 ~ /^(json|codingame|iit-delhi)$/ ? "turns" : "actions")
        if (!(key in broken)) order[++keys] = key
        broken[key] += $3; restored[key] += $4; left[key] += $5; legal[key] += $6; wrong[key] += $7
    } END {
        for (i = 1; i <= keys; i++)
            print order[i], broken[order[i]], restored[order[i]], left[order[i]], \
                legal[order[i]], wrong[order[i]]
    }'
}

# show FILE : a table as a comment
show() {
    awk -F '\t' '
        BEGIN { printf "# %-36s %-7s %6s %9s %5s %6s %6s\n", "", "", "broken", "restored", "left",
                    "legal", "wrong" }
        { printf "# %-36s %-7s %6d %9d %5d %6d %6d\n", $1, $2, $3, $4, $5, $6, $7 }' "$1"
}

# The least number of 100 games broken in a way that are restored, in the official notation, in those
# of turns and in those of actions.  With a "-", none is: the record may be right, and a turn of it
# taken back.
cat >"$TMPDIR/floors" <<'END'
number-wrong 98 97 0
number-missing 100 0 0
row-ends-reversed 100 100 100
row-left-out 80 72 60
rows-left-out 60 50 35
own-removals-in-front-of-next-move 100 99 99
own-removals-after-next-move 94 94 78
others-removals-in-turn-before 100 99 99
others-removals-after-move 95 95 75
ring-missing 45 45 38
taken-back-turn 92 82 70
taken-back-turn-same-number 88 88 0
taken-back-pair 85 74 65
taken-back-pair-same-numbers 85 85 0
taken-back-last-turn - - -
taken-back-last-pair - - -
swapped-turns 90 85 72
swapped-turns-numbers-right 90 84 72
result-wrong 83 83 0
rings-wrong 83 83 0
END

set -- --games "$games"
if [ -n "$SHARED" ] && [ "$games" -eq 2000 ]; then
    awk -F '\t' 'NR > 1 && NR <= 501 {
        if ($2 == 1) print "[Variant \"blitz\"]"
        print "[Result \"" $3 "\"]\n\n" $5 " " $3 "\n" }' "$SHARED/oracle/games.tsv" \
        >"$TMPDIR/reference.yin"
    set -- --games 1500 "$TMPDIR/reference.yin"
fi

ways=$(awk 'END { print NR }' "$TMPDIR/floors")
echo "1..$((2 * ways + 8))"

tool_break "$@" >"$TMPDIR/table"
sed 's/^/# /' "$TMPDIR/said"
sums <"$TMPDIR/table" >"$TMPDIR/sums"
show "$TMPDIR/sums"
report 'every way was tried' "$(
    cut -d ' ' -f 1 "$TMPDIR/floors" | sort >"$TMPDIR/ways"
    cut -f 1 "$TMPDIR/sums" | sort -u | diff "$TMPDIR/ways" -)"
while read -r way gipf turns actions; do
    report "$way: none is repaired wrongly" "$(
        awk -F '\t' -v way="$way" '$1 == way && $7 > 0' "$TMPDIR/sums")"
    if [ "$gipf" = - ]; then
        report "$way: all are left" "$(
            awk -F '\t' -v way="$way" '$1 == way && $5 < $3' "$TMPDIR/sums")"
        continue
    fi
    # A sample may miss the rate by three standard deviations.
    report "$way: enough are restored" "$(
        awk -F '\t' -v way="$way" -v gipf="$gipf" -v turns="$turns" -v actions="$actions" '
            { rate = ($2 == "gipf" ? gipf : $2 == "turns" ? turns : actions) / 100 }
            $1 == way && $4 < $3 * rate - 3 * sqrt($3 * rate * (1 - rate))' "$TMPDIR/sums")"
done <"$TMPDIR/floors"

tool_break --combined --games "$combined" >"$TMPDIR/table"
awk -F '\t' '{ broken += $3; restored += $4; left += $5; legal += $6; wrong += $7 }
    END { printf "# two ways at once: %d broken, %d restored, %d left, %d legal, %d wrong\n",
              broken, restored, left, legal, wrong }' "$TMPDIR/table"
report 'two ways at once: none is repaired wrongly' "$(awk -F '\t' '$7 > 0' "$TMPDIR/table")"
report 'two ways at once: half are restored' "$(
    awk -F '\t' '{ broken += $3; restored += $4 }
        END { if (!broken || 2 * restored < broken) print restored " of " broken }' \
        "$TMPDIR/table")"

# ---- The command -------------------------------------------------------------------

# The repairs are the same for every number of threads.
for folder in repair . repair . repair . repair; do
    for file in "$SRCDIR/samples/$folder"/[lmrtu]*.yin; do
        cat "$file"
        echo
    done
done >"$TMPDIR/many.yin"
report 'the output is the same for every number of threads' "$(
    for jobs in 1 2 5; do
        for option in --quiet --dry-run; do
            yinsh repair "$option" -j "$jobs" "$TMPDIR/many.yin" >"$TMPDIR/out.$jobs$option" \
                2>"$TMPDIR/err.$jobs$option"
            cmp "$TMPDIR/out.1$option" "$TMPDIR/out.$jobs$option"
            cmp "$TMPDIR/err.1$option" "$TMPDIR/err.$jobs$option"
        done
    done
    [ -s "$TMPDIR/out.1--dry-run" ] || echo 'no difference')"

# In every target notation, even without numbers of turns.
report 'the same records are repaired in every notation' "$(
    yinsh repair --quiet "$SRCDIR/samples/repair/repairable.yin" 2>&1 >"$TMPDIR/out" |
        grep -o ':[0-9:]*: repaired:.*' >"$TMPDIR/repaired"
    [ -s "$TMPDIR/repaired" ] || echo 'none is repaired'
    yinsh notations | awk -F '\t' '$3 == "yes" { print $1 }' >"$TMPDIR/written"
    [ -s "$TMPDIR/written" ] || echo 'no notation is written'
    while read -r notation; do
        yinsh repair --quiet -t "$notation" "$SRCDIR/samples/repair/repairable.yin" 2>&1 \
            >"$TMPDIR/out" | grep -o ':[0-9:]*: repaired:.*' | diff "$TMPDIR/repaired" - |
            sed "s/^/$notation: /"
    done <"$TMPDIR/written")"

# A log whose last two lines are swapped ends too early, with a score that contradicts this: no turn
# of it is dropped as if it had been taken back.
report 'a log that states another last position stays unrepaired' "$(
    "$BUILD/bench" --generate --games 300 --seed 5 >"$TMPDIR/played.yin" || exit
    yinsh convert -t iit-delhi "$TMPDIR/played.yin" >"$TMPDIR/right.log" 2>/dev/null
    awk '/FINISH/ { print; print last; last = ""; next } last != "" { print last } { last = $0 }
        END { print last }' "$TMPDIR/right.log" >"$TMPDIR/early.log"
    yinsh repair "$TMPDIR/early.log" >"$TMPDIR/out" 2>"$TMPDIR/err"
    grep 'taken-back\]' "$TMPDIR/err"
    grep -q 'would state another last position' "$TMPDIR/err" || echo 'nothing was left')"

# The difference is one that patch accepts.
if command -v patch >/dev/null 2>&1; then
    report 'the difference, applied, gives what is written' "$(
        cd "$TMPDIR" || exit
        yinsh repair -q many.yin >repaired 2>/dev/null
        yinsh repair -q --dry-run many.yin >difference 2>/dev/null
        cp many.yin patched.yin
        patch -s patched.yin difference
        cmp patched.yin repaired)"
else
    skip "the difference, applied, gives what is written" 'no patch'
fi

# All samples stay unchanged byte for byte, except for their fixes.
report 'good records stay unchanged' "$(
    for file in "$SRCDIR"/samples/*.*; do
        # Numbers are missing there, and the ends of rows are reversed.
        case $file in */layout.yin | */README.md) continue ;; esac
        yinsh repair -q "$file" >"$TMPDIR/out" 2>"$TMPDIR/err" || echo "$file: not good"
        cmp "$file" "$TMPDIR/out"
        grep 'repaired:' "$TMPDIR/err"
    done)"
