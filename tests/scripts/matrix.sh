#!/bin/sh
# TAP: games go from the official notation to X, from X to Y and back, for every ordered
# pair of notations that are read and written; each file is detected by its content alone.
# The games are generated and, if a folder ../shared exists, 50 of the reference engine; all of its
# games go to every notation and back, and the samples to those that hold everything.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

# moves FILE : of records in the official notation, a line for each
moves() {
    awk '
        /^\[/ { next }
        NF == 0 { if (line != "") print line; line = ""; next }
        { line = line " " $0 }
        END { if (line != "") print line }' "$1" | sed 's| [-012/*]*$||'
}

# convert VARIANT FILE NOTATION NEW : the variant is given, for not all can hold it; prints
# what goes wrong, and leaves what is lost in $TMPDIR/lost
convert() {
    yinsh convert --variant="$1" -t "$3" -o "$4" "$2" 2>"$TMPDIR/said" ||
        echo "$2 to $3: exit status is not 0"
    grep -v ' cannot hold ' "$TMPDIR/said"
    cat "$TMPDIR/said" >>"$TMPDIR/lost"
}

# begin NAME VARIANT FILE GAMES : what the rest is compared with, in $folder
begin() {
    folder=$TMPDIR/$1.$2
    mkdir "$folder" || exit 1
    : >"$TMPDIR/lost"
    convert "$2" "$3" gipf "$folder/whole" >"$TMPDIR/why"
    moves "$folder/whole" >"$folder/moves"
    [ "$(wc -l <"$folder/moves")" -eq "$4" ] || echo "not $4 games" >>"$TMPDIR/why"
    report "$1 games ($2) are there" "$(cat "$TMPDIR/why" "$TMPDIR/lost")"
    for from in $notations; do
        : >"$TMPDIR/lost"
        convert "$2" "$3" "$from" "$folder/$from" >"$folder/$from.why"
        cp "$TMPDIR/lost" "$folder/$from.lost"
    done
}

# go NAME VARIANT FROM TO : a file in one notation to another and back
go() {
    cp "$folder/$3.lost" "$TMPDIR/lost"
    report "$1 games ($2) go from $3 to $4" "$(
        cat "$folder/$3.why"
        convert "$2" "$folder/$3" "$4" "$folder/to"
        convert "$2" "$folder/to" gipf "$folder/back"
        moves "$folder/back" | diff "$folder/moves" -
        # If nothing is reported as lost, or only the variant, which is given, nothing is.
        grep -qv 'cannot hold the variant' "$TMPDIR/lost" || diff "$folder/whole" "$folder/back"
    )"
}

# cross NAME VARIANT FILE GAMES : every pair, for a file in the official notation
cross() {
    begin "$@"
    for from in $notations; do
        for to in $notations; do
            go "$1" "$2" "$from" "$to"
        done
    done
}

# mix NAME VARIANT GAMES NOTATION... : one file of several notations, each of which announces itself
mix() {
    folder=$TMPDIR/$1.$2 games=$3
    shift 3
    for notation in "$@"; do
        cat "$folder/$notation"
        echo "$games $notation" >&3
    done >"$folder/mixed" 3>"$folder/expected"
    report "a file may go on in another notation: $*" "$(
        yinsh check -v "$folder/mixed" 2>&1 |
            sed 's/^[^ ]*: record [0-9]*: \([^,]*\), ok,.*/\1/; /^[0-9]* records:/d' | uniq -c |
            sed 's/^ *//' | diff "$folder/expected" -
    )"
}

# through NAME VARIANT FILE GAMES : every notation and back
through() {
    begin "$@"
    for to in $notations; do
        go "$1" "$2" gipf "$to"
    done
}

# scores FILE : all columns but the file, its record and the claim, which not all can hold
scores() {
    yinsh score -W style=ignore "$1" 2>&1 | cut -f 3-10,12-
}

# ordered FILE : a file in the official notation; of SGF, where White is P0 when it is written again,
# with the tags of each record sorted
ordered() {
    case $name in
    *.sgf) awk '/^\[/ && !tags { record++ } { tags = /^\[/; print record, tags ? "" : NR, $0 }' "$1" | sort ;;
    *) cat "$1" ;;
    esac
}

# hold FILE : a sample goes to the notations that hold everything, and back
hold() {
    name=${1##*/}
    yinsh convert -W style=ignore -t gipf "$1" >"$TMPDIR/from"
    ordered "$TMPDIR/from" >"$TMPDIR/whole"
    scores "$1" >"$TMPDIR/scores"
    for to in boardspace gipf-short json yinshml; do
        report "$name: nothing is lost in $to, and the scores are the same" "$(
            yinsh convert -W style=ignore -o "$TMPDIR/to" -t $to "$TMPDIR/from" 2>&1 || echo 'it fails'
            yinsh convert -W style=ignore -o "$TMPDIR/back" -t gipf "$TMPDIR/to" 2>&1 || echo 'it fails'
            ordered "$TMPDIR/back" | diff "$TMPDIR/whole" -
            scores "$TMPDIR/to" | diff "$TMPDIR/scores" -
            [ "$(wc -l <"$TMPDIR/scores")" -gt 1 ] || echo 'there are no records'
        )"
    done
}

# games BLITZ MOST : of the reference engine, in the official notation
games() {
    sed 1d "$SHARED/oracle/games.tsv" | awk -F "$tab" -v blitz="$1" -v most="$2" '
        $2 == blitz && count++ < most {
            print "[Result \"" $3 "\"]"
            print ($2 ? "[Variant \"blitz\"]\n" : "") "\n" $5 " " $3 "\n"
        }'
}

notations=$(yinsh notations | awk '$2 == "yes" && $3 == "yes" { print $1 }')
[ -n "$notations" ] || exit 1

"$BUILD/bench" --generate --games 35 --seed 9 >"$TMPDIR/standard.yin" || exit 1
"$BUILD/bench" --generate --games 15 --seed 2 --blitz >"$TMPDIR/blitz.yin" || exit 1
cross own standard "$TMPDIR/standard.yin" 35
cross own blitz "$TMPDIR/blitz.yin" 15
mix own standard 35 gipf boardspace json yinshml openxum yinsh-save bga iit-delhi points yinsh-record
mix own standard 35 yinsh-record points iit-delhi bga yinsh-save openxum yinshml json boardspace gipf
mix own standard 35 json gipf bga boardspace yinsh-save json points yinshml gipf yinsh-record iit-delhi openxum
for sample in "$SRCDIR"/samples/*.yin "$SRCDIR"/samples/*.sgf; do
    hold "$sample"
done
if [ -n "$SHARED" ]; then
    games 0 35 >"$TMPDIR/standard.yin"
    games 1 15 >"$TMPDIR/blitz.yin"
    cross reference standard "$TMPDIR/standard.yin" 35
    cross reference blitz "$TMPDIR/blitz.yin" 15
    games 0 1000 >"$TMPDIR/standard.yin"
    games 1 1000 >"$TMPDIR/blitz.yin"
    through all-reference standard "$TMPDIR/standard.yin" 783
    through all-reference blitz "$TMPDIR/blitz.yin" 217
fi
plan
