#!/bin/sh
# TAP: several threads, and several processes with a part each, print exactly what one thread
# prints, even if the input is cut in the middle of files.  Run by tests/run, which sets
# SRCDIR, BUILD, YINSH, TMPDIR and WRAP.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
cd "$SRCDIR" || exit 1
LC_ALL=C
export LC_ALL

# Large enough for several chunks, of 96 to 512 KiB, and for parts, which take a file of 1 MiB.
enough=1300000
in=$TMPDIR/in
mkdir "$in" || exit 1

# fill FILE... : the files again and again, with a line end after each
fill() {
    size=0
    while [ "$size" -lt "$enough" ]; do
        for file in "$@"; do
            cat "$file"
            echo
        done >"$TMPDIR/once"
        piece=$(wc -c <"$TMPDIR/once")
        awk -v times=$((enough / (piece * 20) + 1)) 'BEGIN { for (i = 0; i < times * 20; i++) print "x" }' |
            while read -r _; do cat "$TMPDIR/once"; done
        size=$((size + piece * 20 * (enough / (piece * 20) + 1)))
    done
}

if [ -n "$WRAP" ]; then
    notations='tournament.yin archive.sgf'
else
    notations='archive.sgf bga.txt bga-json.json codingame.txt comments.yin iit-delhi.log
               json.ndjson openxum.txt points.txt tournament.yin vying.txt yinsh-save.txt
               yinshml.json yinshml-h2h.json yinsh-record.txt'
fi
for name in $notations; do
    fill "samples/$name" >"$in/$name"
done
# Good and bad ones of many notations, each announcing itself or not; but not the fault that is
# reported once for each file, whatever parts of it are read.
# shellcheck disable=SC2046 # these names are words
fill $(printf '%s\n' samples/broken/* | grep -v charset-misfit) samples/tournament.yin samples/archive.sgf samples/json.ndjson >"$in/broken"
# No game at all, and a hole in the middle of games.
head -c 600000 /dev/zero | tr '\0' 'x' >"$in/noise"
{
    head -c 500000 "$in/tournament.yin"
    head -c 400000 /dev/zero
    tail -c 500000 "$in/tournament.yin"
} >"$in/hole.yin"
# After a bad record more than one blank line, which may stand at any cut.
awk 'BEGIN {
    for (i = 0; i < 40000; i++) print "PrWA2;PrBA3;PrW\n\n\nPrWA2;PrBA3;PrWB4;\n"
}' >"$in/blank-lines.txt"
# Comments that look like records, short ones and one that is longer than any run-up.
awk 'BEGIN {
    for (i = 0; i < 12000; i++)
        print "[White \"x\"]\n\n1. e5 {\n\n[White \"y\"]\n\n1. e1 2. g5 3. g6 *\n\n} 2. f5\n*\n"
}' >"$in/comments-inside.yin"
awk 'BEGIN {
    print "[White \"x\"]\n\n1. e5 {"
    for (i = 0; i < 60000; i++) print "[White \"y\"]\n\n1. e1 2. g5 3. g6 *\n"
    print "} 2. f5\n*\n"
}' >"$TMPDIR/long-comment"
{
    cat samples/tournament.yin "$TMPDIR/long-comment"
    head -c 300000 "$in/tournament.yin"
} >"$in/long-comment.yin"

# run NAME ARGUMENT... : the output, the messages and the status into files of that name
run() {
    run_name=$TMPDIR/$1
    shift
    yinsh "$@" >"$run_name.out" 2>"$run_name.err"
    echo $? >"$run_name.status"
}

# alike NAME NAME : whether two runs printed the same
alike() {
    cmp "$TMPDIR/$1.out" "$TMPDIR/$2.out" && cmp "$TMPDIR/$1.err" "$TMPDIR/$2.err" &&
        cmp "$TMPDIR/$1.status" "$TMPDIR/$2.status"
}

for file in "$in"/*; do
    name=${file##*/}
    run one check -v -j 1 "$file"
    run score1 score -j 1 "$file"
    run brief1 check -j 1 "$file"
    for jobs in 2 3 7; do
        run many check -v -j $jobs "$file"
        run score score -j $jobs "$file"
        run brief check -j $jobs "$file"
        alike one many && alike score1 score && alike brief1 brief
        report "$name: -j $jobs prints what -j 1 prints"
    done

    # A record that is too long is reported so, wherever a piece, or what was read of it, ends.
    run one check -v -j 1 --max-record=700 "$file"
    run many check -v -j 3 --max-record=700 "$file"
    alike one many
    report "$name: -j 3 finds records too long that -j 1 does"
    yinsh check -v --max-record=700 - <"$file" 2>&1 | sed 's/^<stdin>:/FILE:/' >"$TMPDIR/piped"
    cat "$TMPDIR/one.out" "$TMPDIR/one.err" | sed "s|^$file:|FILE:|" | same - "$TMPDIR/piped"
    report "$name: so does standard input"
    run one check -v -j 1 "$file"

    # Sorted into two files, nothing is lost and nothing added.
    yinsh check -q -j 2 --good="$TMPDIR/good" --bad="$TMPDIR/bad" "$file" >/dev/null
    cp "$TMPDIR/good" "$TMPDIR/good1"
    cp "$TMPDIR/bad" "$TMPDIR/bad1"
    yinsh check -q -j 1 --good="$TMPDIR/good" --bad="$TMPDIR/bad" "$file" >/dev/null
    total=$(($(wc -c <"$TMPDIR/good") + $(wc -c <"$TMPDIR/bad")))
    size=$(wc -c <"$file")
    cmp "$TMPDIR/good" "$TMPDIR/good1" && cmp "$TMPDIR/bad" "$TMPDIR/bad1" &&
        { [ "$total" -eq "$size" ] || [ "$total" -eq $((size + 1)) ]; }
    report "$name: --good and --bad have all bytes, whatever -j"
    good=$(yinsh check "$TMPDIR/good" 2>&1 | tail -n 1)
    bad=$(yinsh check "$TMPDIR/bad" 2>&1 | tail -n 1)
    awk -v whole="$(tail -n 1 "$TMPDIR/one.err")" -v good="$good" -v bad="$bad" 'BEGIN {
        split(whole, w, " "); split(good, g, " "); split(bad, b, " ")
        exit !(g[1] == w[3] && g[3] == w[3] && g[5] == 0 && b[1] == w[5] && b[3] == 0)
    }'
    report "$name: the good ones are good, and the bad ones bad"

    [ "$name" != long-comment.yin ] || continue
    run whole convert -t json --keep-going "$file"
    for parts in 2 5; do
        rm -f "$TMPDIR/part.out" "$TMPDIR/part.err"
        worst=0
        for part in $(seq $parts); do
            yinsh convert -t json --keep-going --part="$part/$parts" "$file" \
                >>"$TMPDIR/part.out" 2>>"$TMPDIR/part.err"
            status=$?
            [ $status -le $worst ] || worst=$status
        done
        # The losses are counted by each, and each explains a code once.
        once='^yinsh: convert: warning\|^       = \(rule\|help\)'
        grep -v "$once" "$TMPDIR/whole.err" >"$TMPDIR/faults"
        grep -v "$once" "$TMPDIR/part.err" | cmp - "$TMPDIR/faults" &&
            cmp "$TMPDIR/whole.out" "$TMPDIR/part.out" &&
            [ $worst -eq "$(cat "$TMPDIR/whole.status")" ]
        report "$name: $parts parts are the whole, with the same faults at the same places"
    done
done

# Selected records are the same for every -j, and are those that have the numbers or match.
for name in broken $([ -n "$WRAP" ] || echo archive.sgf); do
    file=$in/$name
    for which in --record=700-800,2,9,750-1100 --where=turns\>40 \
        '--where=record<900 && record>=300 && (status!=ok || white)'; do
        for command in 'check -v' 'check --good=good --bad=bad' repair 'convert -t json' \
            'show --format=position' 'show --marks' 'history --format=tsv' 'events --no-head' unique \
            'unique --list --symmetry=all --prefix' 'score --no-head'; do
            for jobs in 1 2 7; do
                # shellcheck disable=SC2086 # a command with its options
                (cd "$TMPDIR" && run selected$jobs $command -j $jobs "$which" "$file")
                case $command in *bad) cat "$TMPDIR/good" "$TMPDIR/bad" >"$TMPDIR/selected$jobs.out" ;; esac
            done
            alike selected1 selected2 && alike selected1 selected7 && [ -s "$TMPDIR/selected1.out" ]
            report "$name: $command $which is the same for -j 1, 2 and 7"
        done
        yinsh score --no-head -j 2 "$file" 2>/dev/null | awk -F '\t' -v which="$which" '
            which ~ /^--record/ { chosen = $2 == 2 || $2 == 9 || ($2 >= 700 && $2 <= 1100) }
            which ~ /turns/ { chosen = $9 > 40 }
            which ~ /white/ { chosen = $2 < 900 && $2 >= 300 && ($12 != "ok" || $3 != "") }
            chosen' |
            cmp - "$TMPDIR/selected1.out"
        report "$name: $which selects what it should"
    done
done

# The third part begins inside the comment; that is not passed over in silence.
worst=0
for part in 1 2 3; do
    yinsh check -q --part=$part/3 "$in/long-comment.yin" >/dev/null 2>>"$TMPDIR/cut.err"
    status=$?
    [ $status -le $worst ] || worst=$status
done
[ $worst -eq 2 ] && grep -q 'cannot be cut into these parts' "$TMPDIR/cut.err"
report 'parts that would begin inside a record are reported: exit status 2'

# Small files are dealt out, each to one part.
cp samples/*.yin "$TMPDIR/" && mkdir "$TMPDIR/small" && cp samples/*.yin "$TMPDIR/small/"
yinsh score --columns=file,record,status "$TMPDIR/small" | sort >"$TMPDIR/all"
for part in 1 2 3; do
    yinsh score --columns=file,record,status --part=$part/3 "$TMPDIR/small"
done | sort | uniq -d | grep -v '^file' >"$TMPDIR/twice"
for part in 1 2 3; do
    yinsh score --columns=file,record,status --part=$part/3 "$TMPDIR/small"
done | sort -u | cmp - "$TMPDIR/all" && [ ! -s "$TMPDIR/twice" ] &&
    [ "$(wc -l <"$TMPDIR/all")" -gt 20 ]
report 'the files of a folder are dealt out to the parts, each to one'

# Zips, whose members are unpacked in order; whole, and with damage here and there.
files=300
# shellcheck disable=SC2086 # a command with its options, or nothing
$WRAP "$BUILD/tool_archive" --files "$files" --bad 5 --form zip "$TMPDIR/zip" >/dev/null || exit 1
zip=$TMPDIR/zip/games.zip
size=$(wc -c <"$zip")
cp "$zip" "$in/whole.zip"
cp "$zip" "$in/middle.zip"
printf 'xxxxxxxxxxxx' | dd of="$in/middle.zip" bs=1 seek=$((size / 2)) conv=notrunc 2>/dev/null
head -c $((size * 7 / 10)) "$zip" >"$in/cut.zip"
for name in whole middle cut; do
    for command in 'check -v' 'convert -t json --keep-going' 'check --max-expanded=100000'; do
        # shellcheck disable=SC2086 # a command with its options
        run one $command -j 1 "$in/$name.zip"
        why=
        for jobs in 2 7; do
            # shellcheck disable=SC2086
            run many $command -j $jobs "$in/$name.zip"
            alike one many || why="$why -j $jobs"
        done
        report "$name.zip: $command prints the same for every -j" "$why"
    done
done

plan
