#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: the extension of an output's name decides its form, and a name that states a form that is not
# written is refused before anything is read.
# shellcheck disable=SC2016 # a pattern
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

cd "$TMPDIR" || exit 1
games=$SRCDIR/samples/tournament.yin
cat "$games" "$games" >games.yin # so that there are duplicates
yinsh score --partial games.yin >sums
yinsh stats --partial games.yin >statistics
mkdir out dotted.d

# writes NAME PATTERN COMMAND... : the output of a command with that name begins with a line that
# matches the pattern
writes() {
    name=$1 pattern=$2
    shift 2
    yinsh "$@" -o "out/$name" <games.yin >stdout 2>err
    status=$?
    report "$* -o $name" "$(
        [ $status -le 1 ] || echo "status $status"
        [ ! -s stdout ] || head -n 1 stdout
        LC_ALL=C head -n 1 "out/$name" | LC_ALL=C grep -qaE "$pattern" ||
            { head -n 1 "out/$name" | cut -c 1-80; cat err; }
    )"
    rm -rf out/*
}

# refuses NAME MESSAGE COMMAND... : a command ends with a message before it reads or writes anything
refuses() {
    name=$1 message=$2
    shift 2
    {
        yinsh "$@" "out/$name" >stdout 2>err
        echo $? >status
        cat >rest
    } <games.yin
    report "refused: $* $name" "$(
        [ "$(cat status)" -eq 2 ] || echo "status $(cat status)"
        [ ! -s stdout ] || head -n 1 stdout
        grep -qF "$message" err || cat err
        cmp games.yin rest
        ls out
    )"
    rm -rf out/*
}

# Tables, in every command that writes them.
tsv="^[a-z_]+${tab}[a-z_]+"
csv='^[a-z_]+,[a-z_]+'
json='^{"'
while read -r command; do
    # shellcheck disable=SC2086 # words
    {
        writes x.tsv "$tsv" $command
        writes x.csv "$csv" $command
        writes x.json "$json" $command
        writes x.ndjson "$json" $command
        writes x.v2.JSONL "$json" $command
        writes x.json "$csv" $command --format=csv
        for name in x.out x.json.bak x.dat x.html; do
            refuses $name 'choose a format with --format; none is known for the name' $command -o
        done
    }
done <<END
score
score --summary
score --standings
score --crosstable
score --elo
events
search --hits --where=turns>1 -p We5
unique --list
openings
openings --features
stats
stats --by=year
END
for command in 'score' 'events' 'search --hits -p We5'; do
    # shellcheck disable=SC2086 # words
    {
        writes plain "$tsv" $command
        writes ../dotted.d/plain "$tsv" $command
    }
done

# Texts and pictures.
writes x.txt '^[0-9]+ games$' stats
writes x.SVG '^<\?xml' stats
writes plain '^[0-9]+ games$' stats
writes x.txt '^[A-Za-z]' openings
writes x.svg '^<\?xml' draw --record=1
writes plain '^<\?xml' draw --record=1
writes x.html '^<!DOCTYPE html>' replay
writes x.htm '^<!DOCTYPE html>' replay
refuses x.txt 'choose a format with --format' draw --record=1 -o
for name in x.pdf x.sgf x.yin x.log x.txt x.md x.json x.svg; do
    refuses $name 'does not have the form' replay -o
done
refuses x.txt 'choose a format with --format' score -o

# The report of check, of games with a fault.
cp games.yin good.yin
cat "$SRCDIR/samples/broken/row-vacant.yin" >>games.yin
writes x.json '^\{"file":"<stdin>"' check
writes x.ndjson '^\{"file":"<stdin>"' check
writes x.sarif '^\{"\$schema"|^\{' check
writes x.log '^<stdin>:[0-9]+:' check
writes x.txt '^<stdin>:[0-9]+:' check
writes x.json '^<stdin>:[0-9]+:' check --diagnostics=short
writes x.md '^<stdin>:[0-9]+:' check
for name in x.csv x.sgf x.YIN x.html x.htm x.svg; do
    refuses $name 'does not have the form' check -o
done
mv good.yin games.yin

# Notations, of which convert needs to know one.
writes x.yin '^\[Event' convert
writes x.gipf-short '^\[Event' convert
writes x.sgf '^ ?\(;' convert
writes x.log '.' convert
writes x.json '^\{"yinsh":' convert
writes x.jsonl '^\{"yinsh":' convert
writes x.bga '.' convert
writes x.sgf '^\[Event' convert -t gipf
writes x.txt '^\[Event' convert -t gipf
writes x.anything '^\[Event' convert -t gipf
several='option --to=NOTATION is required; no single notation is known for the name'
refuses x.txt "$several" convert -o
refuses x.yinsh "$several" convert -o
refuses plain "$several" convert -o

# Good records in a notation with another extension are converted, without the text around them.
{ echo 'Games of the club, round 3:' && cat "$SRCDIR/samples/tournament.yin"; } >clubs.yin
cp "$SRCDIR/samples/broken/row-vacant.yin" bad.yin
while read -r extension notation; do
    yinsh convert -t "$notation" clubs.yin >converted 2>err
    grep 'cannot hold' err >lost
    cat converted bad.yin >with_bad
    for command in unique repair 'search --where=turns>0' check; do
        # shellcheck disable=SC2086 # words
        report "$command: records in x.$extension" "$(
            case $command in
            check) yinsh check "--good=x.$extension" clubs.yin bad.yin >stdout 2>err ;;
            *) yinsh $command -o "x.$extension" clubs.yin bad.yin >stdout 2>err ;;
            esac
            case $command in
            unique | repair) cmp with_bad "x.$extension" ;;
            *) cmp converted "x.$extension" ;;
            esac
            grep 'cannot hold' err | sed "s/yinsh: [a-z]*:/yinsh: convert:/" | cmp - lost
        )"
    done
done <<END
sgf boardspace
json json
log iit-delhi
YINSHML yinshml
gipf-short gipf-short
END
# All others keep their bytes: those of its own notations, and all if it states none.
cat "$SRCDIR/samples/json.ndjson" >own.ndjson
for name in x.yin x.txt x.anything plain; do
    for command in unique repair 'search --where=turns>0'; do
        # shellcheck disable=SC2086 # words
        report "$command: bytes in $name" "$(
            yinsh $command -q -o "$name" clubs.yin >stdout 2>err ||
                yinsh $command -o "$name" clubs.yin >stdout 2>err
            cmp clubs.yin "$name"
        )"
    done
done
report 'unique: bytes of JSON in x.json' "$(
    sed 's/,/, /' own.ndjson >spaced.json
    yinsh unique -q -o x.json spaced.json 2>err
    cmp spaced.json x.json
)"
report 'repair: a repaired record in x.sgf' "$(
    yinsh repair -q -o x.sgf "$SRCDIR/samples/broken/rings-mismatch.yin" 2>err
    yinsh repair -q -t boardspace "$SRCDIR/samples/broken/rings-mismatch.yin" 2>err | cmp - x.sgf
    [ -s x.sgf ] || echo empty
)"

# Records as they are, and sums, have no other form.
while read -r command; do
    # shellcheck disable=SC2086 # words
    {
        writes x.yin '^\[Event|status' ${command% *}
        writes x.md '^\[Event|status' ${command% *}
        for name in x.csv x.svg x.pdf x.html x.htm; do
            refuses $name 'does not have the form' $command
        done
    }
done <<END
search -p We5 -o
unique -o
repair -o
END
for option in --good= --bad=; do
    for name in x.csv x.html; do
        { yinsh check $option$name; cat >rest; } <games.yin >stdout 2>err
        report "refused: check $option$name" "$(
            grep -qF 'does not have the form' err || cat err
            cmp games.yin rest
            [ ! -e $name ] || echo "$name was written"
        )"
    done
done
for command in score stats openings; do
    writes x.tsv . $command --partial
    writes x.sums . $command --partial
    writes x.txt . $command --partial
    for name in x.json x.csv x.sgf x.yin x.md x.html; do
        refuses $name 'does not have the form' $command --partial -o
    done
done

# What is never written, whatever options say, by any command that has an output.
never='archives, compressed files and the files of other programs are not written'
while read -r command; do
    for name in x.gz x.yin.gz x.csv.GZ x.zip x.tar x.tgz x.xlsx x.zst x.bga-json \
        x.tbz2 x.gzip x.lz x.zipx x.jar x.cab x.feather x.arrow x.numbers x.rtf x.db x.doc x.xlsm x.iso x.svgz x.jpeg x.xml; do
        # shellcheck disable=SC2086 # words
        refuses $name "$never" $command
    done
done <<END
check -o
check --good
check --bad
repair -o
repair -t gipf -o
convert -o
convert -t gipf -o
convert -t gipf --split
search -p We5 -o
search -p We5 --split
search -c -p We5 -o
search --hits --format=csv -p We5 -o
score -o
score --format=csv -o
score --elo --format=json -o
score --partial -o
events --format=tsv -o
unique -o
unique --list --format=json -o
openings --format=csv -o
stats --format=svg -o
draw --format=svg -o
replay -o
publish -o
END
refuses 'x-%r.svg.gz' "$never" draw --format=svg -o
plan
