#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: openings and stats count what openings.py counts from the rules alone, and their sums merge
# to what one run writes, byte for byte.  Golden tests have what the reports look like.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
cd "$TMPDIR" || exit 1
parallel=$(parallel --version 2>/dev/null | grep '^GNU parallel')

# ---- Games -------------------------------------------------------------------------

# Games that meet: each also as another image, and every third in another order; every fifth is one
# against oneself.
games=$([ -n "$WRAP" ] && echo 12 || echo 50)
"$BUILD/bench" --games "$games" --generate >plain.yin || exit 1
yinsh convert -t gipf --map=mirror60 plain.yin >mapped.yin || exit 1
sed -E 's/^1\. ?([a-k][0-9]+) (2\. ?[a-k][0-9]+) 3\. ?([a-k][0-9]+) /1. \3 \2 3. \1 /' plain.yin |
    awk 'BEGIN { RS = ""; ORS = "\n\n" } int(NR / 2) % 3 == 0' >swapped.yin
cat plain.yin mapped.yin swapped.yin | awk '
    /^\[White/ { $0 = "[White \"Player " game++ % 7 "\"]" }
    /^\[Black/ && game % 5 == 0 { $0 = "[Black \"Player " (game - 1) % 7 "\"]" }
    /^\[Result/ { $0 = $0 "\n[Date \"20" 10 + game * game % 7 ".0" game % 9 + 1 ".1" game % 10 "\"]\n[Site \"Site " game % 3 "\"]" }
    { print }' >games.yin

# ---- Against the second count --------------------------------------------------------

python openings.py "$SRCDIR"/samples/*.yin "$SRCDIR"/samples/*.sgf
python openings.py games.yin
if [ -n "$SHARED" ]; then
    python openings.py "$SHARED"/records
else
    skip 'the shared records' 'no ../shared'
fi

# ---- From a position -------------------------------------------------------------------

# Games may reach a position that follows in other ways, too, but not its first continuations.
yinsh openings --depth=3 --format=tsv games.yin >whole.tsv 2>/dev/null
position=$(awk -F '\t' '$1 == 1 { print $NF; exit }' whole.tsv)
yinsh openings --depth=2 --format=tsv --position="$position" games.yin 2>/dev/null |
    awk -F '\t' '$1 == 1' | cut -f 3-5 >part
awk -F '\t' '$1 == 1 { taken++ } taken == 1 && $1 == 2' whole.tsv | cut -f 3-5 | same - part
report 'from a position, games go on as in the tree from the empty board'

# ---- Few games -----------------------------------------------------------------------------

# Where continuations are listed already, there are some, even if most are hidden.
for least in 1 2 3; do
    yinsh openings --depth=6 --min=$least --format=tsv games.yin 2>/dev/null
done | awk -F '\t' '
    { line = $2; if (sub(/ [^ ]*$/, "", line)) goes_on[line] = 1 }
    NR > 1 && $1 == "depth" || $1 == 0 { delete goes_on }
    $17 != "" && $1 != "depth" && !($17 in goes_on) { print }' >empty
[ ! -s empty ]
report 'a line after which continuations are listed has some'

# ---- Sums that merge ---------------------------------------------------------------------

# merges REPORT : whether the sums of parts, merged in two ways, write what one run writes
# shellcheck disable=SC2086 # a report with its options
merges() {
    $WRAP "$YINSH" $1 --tolerant -j 1 --partial games.yin >one.sums 2>/dev/null || return 1
    for jobs in 2 7; do
        $WRAP "$YINSH" $1 --tolerant -j $jobs --partial games.yin 2>/dev/null | same one.sums - || return
    done
    for part in 1 2 3; do
        $WRAP "$YINSH" $1 --tolerant --partial --part=$part/3 games.yin >part$part.sums 2>/dev/null || return
    done
    yinsh ${1%% *} --merge --partial part2.sums part3.sums part1.sums | same one.sums - || return
    yinsh ${1%% *} --merge --partial part1.sums part3.sums |
        cat - part2.sums | LC_ALL=C sort | yinsh ${1%% *} --merge --partial | same one.sums -
}

# reports REPORT [FORMAT]... : whether merged sums write the report of the records, for every -j
# shellcheck disable=SC2086
reports() {
    report=$1
    shift
    for format in "$@"; do
        yinsh $report $format -j 1 games.yin >whole 2>/dev/null
        yinsh $report $format -j 7 games.yin 2>/dev/null | same whole - || return
        yinsh ${report%% *} $format --merge one.sums 2>/dev/null | same whole - || return
    done
}

merges 'openings --depth=6' &&
    reports 'openings --depth=6' '--format=text --min=2' --format=tsv '--format=json --sort=last'
report 'the sums of openings merge'
reports 'openings' --features
report 'they have the features, too'
merges stats && reports stats --format=text --format=csv --format=svg
report 'the sums of stats merge'
merges 'stats --by=site,player' && reports 'stats --by=site,player' --format=text --format=json
report 'so do those of groups'

# prints REPORT : whether GNU parallel writes what one run does
# shellcheck disable=SC2086
prints() {
    $WRAP "$YINSH" $1 --tolerant --partial games.yin >one.sums 2>/dev/null &&
        REPORT=$1 YINSH="${WRAP:+$WRAP }$YINSH" BLOCK=$(($(wc -c <games.yin) / 5)) \
            "$SRCDIR/samples/cluster/parallel.sh" split games.yin --partial 2>err | same one.sums -
}

for command in 'openings --depth=8' 'stats --by=player'; do
    if [ -n "$parallel" ]; then
        prints "$command"
        report "$command is the same under GNU parallel"
    else
        skip "$command is the same under GNU parallel" 'no GNU parallel'
    fi
done

# A Slurm array and Hadoop's steps, which are gone one by one.
samples=$SRCDIR/samples/cluster
export YINSH="${WRAP:+$WRAP }$YINSH" REPORT='openings --depth=6'
# shellcheck disable=SC2086 # the program with what runs it
$YINSH $REPORT --tolerant --partial games.yin >one.sums 2>/dev/null
for part in 1 2 3; do
    SLURM_ARRAY_TASK_ID=$part SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_MAX=3 SLURM_ARRAY_TASK_COUNT=3 \
        sh "$samples/slurm.sh" parts games.yin 2>err
done
sh "$samples/slurm-merge.sh" parts --partial 2>err | same one.sums -
report 'the tasks of a Slurm array count openings once'
printf '%s\n' plain.yin mapped.yin swapped.yin >list
# shellcheck disable=SC2086
$YINSH $REPORT --tolerant --partial plain.yin mapped.yin swapped.yin >one.sums 2>/dev/null
"$samples/hadoop.sh" local list --partial 2>err | same one.sums -
report 'map, sort and reduce count them once'
plan
