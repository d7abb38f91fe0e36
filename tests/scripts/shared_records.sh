#!/bin/sh
# TAP: real games and those of the reference engine, if a folder ../shared exists:
# every one is accepted or refused as it has to be, and survives every notation.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

if [ -z "${SHARED:-}" ]; then
    skip_all 'no folder ../shared'
fi

records=$SHARED/records
oracle=$SHARED/oracle

# expect NUMBER FILE : prints how many lines a file has if it is another number
expect() {
    lines=$(wc -l <"$2")
    [ "$lines" -eq "$1" ] || echo "$lines lines, not $1"
}

# accepts FILE : prints what check reports of a file of good records
accepts() {
    yinsh check -q --diagnostics=short "$1" 2>&1 || echo "exit status is not 0"
}

# chain FILE : prints what is lost on the way through every notation
chain() {
    yinsh convert -t gipf "$1" >"$TMPDIR/a.yin" || echo "convert failed"
    yinsh convert -t boardspace "$TMPDIR/a.yin" >"$TMPDIR/b.sgf" || echo "convert failed"
    yinsh convert -t gipf-short "$TMPDIR/b.sgf" >"$TMPDIR/c.yin" || echo "convert failed"
    yinsh convert -t gipf "$TMPDIR/c.yin" >"$TMPDIR/d.yin" || echo "convert failed"
    cmp "$TMPDIR/a.yin" "$TMPDIR/d.yin" || diff "$TMPDIR/a.yin" "$TMPDIR/d.yin"
    [ -s "$TMPDIR/a.yin" ] || echo "nothing was written"
}

# data FILE : without the first line, which names the columns
data() {
    sed 1d "$1"
}


# Real games in the long notation.
data "$records/official-long/games.tsv" >"$TMPDIR/real.tsv"
awk -F "$tab" '{
    print "[Event \"" $1 "\"]\n[Result \"" $2 "\"]\n[Rings \"" $3 "\"]"
    print "[Termination \"" $4 "\"]\n\n" $7 " " $2 "\n"
}' "$TMPDIR/real.tsv" >"$TMPDIR/real.yin"
report 'real games are good' "$(expect 232 "$TMPDIR/real.tsv"; accepts "$TMPDIR/real.yin" 2>&1)"
# Without what the record claims, so that the replay decides.
awk -F "$tab" '{ print "[Event \"" $1 "\"]\n\n" $7 " *\n" }' "$TMPDIR/real.tsv" >"$TMPDIR/bare.yin"
report 'real games have the result, rings, end and moves that are known' "$(
    yinsh score --diagnostics=short "$TMPDIR/bare.yin" 2>&1 | sed 1d |
        awk -F "$tab" -v OFS="$tab" '{ print $5, $6 "-" $7, $8, $10, $12 }' >"$TMPDIR/got"
    awk -F "$tab" -v OFS="$tab" '{ print $2, $3, $4, $5, "ok" }' "$TMPDIR/real.tsv" |
        diff - "$TMPDIR/got"
)"
report 'real games survive yinsh-record' "$(
    yinsh convert -t gipf "$TMPDIR/bare.yin" 2>/dev/null | grep -v '^\[Event' >"$TMPDIR/a.yin"
    yinsh convert -t yinsh-record "$TMPDIR/bare.yin" 2>/dev/null | yinsh convert -t gipf 2>&1 |
        diff "$TMPDIR/a.yin" -
)"
report 'real games survive every notation' "$(chain "$TMPDIR/real.yin" 2>&1)"

# Games of the reference engine, with rare events; build/oracle compares their positions, and
# matrix.sh has them go to every notation.
data "$oracle/games.tsv" >"$TMPDIR/oracle.tsv"
awk -F "$tab" '{
    print "[Event \"" $1 "\"]\n[Result \"" $3 "\"]"
    print ($2 ? "[Variant \"blitz\"]\n" : "") "\n" $5 " " $3 "\n"
}' "$TMPDIR/oracle.tsv" >"$TMPDIR/oracle.yin"
report 'games of the reference engine are good' "$(
    expect 1000 "$TMPDIR/oracle.tsv"
    accepts "$TMPDIR/oracle.yin" 2>&1
)"
sed 's/ [-012/*]*$//; /^\[Result/d' "$TMPDIR/oracle.yin" >"$TMPDIR/bare.yin"
report 'games of the reference engine have the result that is known' "$(
    yinsh score --diagnostics=short "$TMPDIR/bare.yin" 2>&1 | sed 1d | cut -f 5,11,12 >"$TMPDIR/got"
    awk -F "$tab" '{ print $3 "\t\tok" }' "$TMPDIR/oracle.tsv" | diff - "$TMPDIR/got"
)"

# Games that are broken in one turn.
data "$oracle/bad.tsv" >"$TMPDIR/bad.tsv"
awk -F "$tab" '{
    print "[Event \"" $1 "\"]\n" ($2 ? "[Variant \"blitz\"]\n" : "") "\n" $8 "\n"
}' "$TMPDIR/bad.tsv" >"$TMPDIR/bad.yin"
yinsh score --diagnostics=short "$TMPDIR/bad.yin" >"$TMPDIR/got" 2>"$TMPDIR/messages"
status=$?
report 'broken games are refused' "$(
    expect 250 "$TMPDIR/bad.tsv"
    expect 250 "$TMPDIR/messages"
    [ $status -eq 1 ] || echo "exit status $status"
    data "$TMPDIR/got" | awk -F "$tab" '$12 != "illegal" && $12 != "malformed" { print }'
)"
report 'broken games are refused in the turn that is broken' "$(
    data "$TMPDIR/got" | cut -f 14 | paste "$TMPDIR/bad.tsv" - |
        awk -F "$tab" '$3 != $9 { print $1 ": turn " $9 ", not " $3 ", " $5 ": " $6 }'
)"

# Games of boardspace.net, whose result is a sentence that names the winner.
set -- "$records"/boardspace/*.sgf
report 'files of boardspace.net have the result that their sentence states' "$(
    [ $# -eq 3 ] || echo "$# files"
    for file in "$@"; do
        wanted=$(awk -F '"' '
            /^RE/ { sentence = $0 }
            /^P0\[id/ && index(sentence, $2) { print "1-0" }
            /^P1\[id/ && index(sentence, $2) { print "0-1" }' "$file")
        yinsh score --diagnostics=short "$file" 2>&1 | sed 1d | awk -F "$tab" -v wanted="$wanted" '
            $5 != wanted || $11 != wanted || $12 != "ok" || $8 !~ /^(rings|resign)$/
            END { if (NR != 1) print NR " records" }'
    done
)"
report 'files of boardspace.net survive every notation' "$(
    for file in "$@"; do
        chain "$file" 2>&1
    done
)"

# notations FOLDER GLOB : the detected notation of each record of these files
notations() {
    # shellcheck disable=SC2086 # a pattern
    (cd "$records/$1" && yinsh check --diagnostics=short -v $2 2>&1) |
        sed -n 's/^[^ ]*: record [0-9]*: \([^,]*\), .*/\1/p; / 0 records/p' | sort | uniq -c |
        sed 's/^ *//'
}

# told FOLDER GLOB COUNT NOTATION : the notation of every record of these files is detected
told() {
    report "$1/$2 are records in the notation $4" "$(
        found=$(notations "$1" "$2")
        [ "$found" = "$3 $4" ] || printf '%s\n not: %s\n' "$found" "$3 $4"
    )"
}

told bga '*.log.txt' 1 bga
told bga 'raw_*.json' 3 bga-json
told boardspace '*.sgf' 3 boardspace
told iit-delhi '*.log' 144 iit-delhi
told iit-delhi '*.txt' 3 iit-delhi
told vying '*.txt' 1 vying
told yinsh-points '*.txt' 4 points
told typst example.txt 1 yinsh-record
report 'the game of the package yinsh-record has the turns that are known' "$(
    yinsh convert -t gipf "$records/typst/example.txt" 2>&1 | sed '/^\[/d; s| [-012/*]*$||' |
        tr -s '\n ' '  ' | sed 's/^ *//; s/ *$//' >"$TMPDIR/got"
    tr -s '\n ' '  ' <"$records/typst/example.gipf.yin" | sed 's/ *$//' | diff - "$TMPDIR/got"
)"
told yinshml 'h2h_*.json' 15 yinshml
told yinshml 'model_*.json' 50 yinshml
plan
