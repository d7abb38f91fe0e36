#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# Hostile input: the answer is a clear error or a correct result, never a crash, a hang, a wrong
# answer or a byte that a terminal obeys.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

expect() { # STATUS NAME COMMAND...: the command's exit status has to be STATUS
    want=$1 name=$2
    shift 2
    "$@" > "$TMPDIR/out" 2> "$TMPDIR/err"
    got=$?
    [ "$got" -eq "$want" ]
    report "$name: exit status $want"
    [ "$got" -eq "$want" ] || { echo "# got $got"; head -n 3 "$TMPDIR/err" | sed 's/^/# /'; }
}

said() { cat "$TMPDIR/out" "$TMPDIR/err" | grep -q -e "$1"; }

game='1.e3 2.a5 3.f6 4.b4 5.g7 6.c3 7.h8 8.d2 9.i9 10.k8 11.e3-e7 12.a5-a4'
cd "$TMPDIR" || exit 1
# If each step takes long, fewer are taken.
slow=$WRAP$SAN${COVERAGE:-}

# Files that are no records.
: > empty.yin
expect 1 'an empty file' yinsh check empty.yin
said ':1:1: error: .*\[no-record\]'; report 'an empty file is named so'
printf ' \n\t\n' > blank.yin
expect 1 'a blank file' yinsh check blank.yin
# The same bytes every time: by chance, others could begin as a record does.
{ head -c 50000 /dev/zero; head -c 50000 /dev/zero | tr '\000' '\377'; } > noise.bin
expect 1 'a binary file' yinsh check noise.bin
said '\[unknown-notation\]'; report 'a binary file is named so'
mkdir -p folder
expect 0 'a folder without a file' yinsh check folder
expect 2 'a file that is not there' yinsh check nowhere.yin
expect 2 'a bad file and a missing one' yinsh check noise.bin nowhere.yin

# A record cut anywhere is an error or a shorter record; nothing else happens.
printf '[White "A"]\n[Black "B {"]\n[Termination "resign"]\n\n{c} %s! {[%%tm 1,2]} 1-0\n' \
    "$game" > whole.yin
expect 0 'the record that is broken below' yinsh check whole.yin
size=$(wc -c < whole.yin)
step=$([ -n "$WRAP" ] && echo 41 || echo 1)
bad=0 at=1
while [ "$at" -lt "$size" ]; do
    head -c "$at" whole.yin > cut.yin
    yinsh score cut.yin > out 2> err
    [ $? -le 1 ] && [ "$(grep -c . out)" -le 2 ] || { bad=$((bad + 1)); echo "# cut at $at"; }
    at=$((at + step))
done
[ "$bad" -eq 0 ]
report "a record cut after every $step bytes"

# Every byte in turn is another one, and the good record after is still found.
bad=0 at=0
while [ "$at" -lt "$size" ]; do
    for byte in '\000' '\377' '\033' '}' ']' '"' '\n'; do
        { head -c "$at" whole.yin; printf "$byte"; tail -c +$((at + 2)) whole.yin
            printf '\n[White "next"]\n\n1.e3 *\n'; } > changed.yin
        yinsh score changed.yin > out 2> err
        if [ $? -gt 1 ] || ! grep -q '	next	.*	ok	' out; then
            # Eating the mark between the records may join them; nothing else may.
            bad=$((bad + 1))
            echo "# byte $at is now $byte"
        fi
    done
    at=$((at + (step == 1 ? 3 : 97)))
done
[ "$bad" -eq 0 ]
report 'a record with one byte changed does not cost the next'

# Names that mean harm reach no terminal.
name=$(printf 'a\\"b\tc\033[31md\302\233ef\342\200\256g\001')
printf '[White "%s"]\n[Black "=1+1"]\n\n%s 1-0 {\033]0;x\007}\n' "$name" "$game" > names.yin
for command in 'check -v' score show 'show --format=position' 'show --marks' history 'history --format=tsv' \
    'events --columns=+white,comment' 'convert -t gipf' 'convert -t gipf-short' 'convert -t boardspace' \
    'convert --keep-going -t boardspace'; do
    # shellcheck disable=SC2086
    yinsh $command names.yin > out 2>&1
    # A record may keep the mark that turns the direction of writing; no message does.
    # What Boardspace's text cannot hold becomes U+FFFD.
    case $command in *boardspace) turn='\200\256\357\277\275' ;; *) turn= ;; esac
    LC_ALL=C tr -d "\\012\\011\\040-\\176\\302\\267\\342\\227\\216\\211\\213\\217\\303\\244$turn" < out > left
    [ ! -s left ] && ! LC_ALL=C grep -q "$(printf '\302\233')" out
    report "yinsh $command passes no control character on"
done
cp names.yin "$(printf 'odd\033[31m\tname.yin')"
yinsh check odd* > out 2>&1
! LC_ALL=C grep -q "$(printf '\033')" out
report 'a file name is made visible'
yinsh score odd* 2> /dev/null | awk -F '\t' 'NF != 14 { exit 1 }'
report 'a tab in a name is no column'

# Numbers without end.
nines=$(head -c 1000 /dev/zero | tr '\0' 9)
echo "$nines.e$nines 2.a5" > number.yin
expect 1 'numbers of a thousand digits' yinsh check number.yin
echo "1.e3 $nines.a5 3.f6" > number.yin
expect 0 'a turn number of a thousand digits is a warning' yinsh check number.yin
expect 2 'a depth of a thousand digits' yinsh perft --depth="$nines"
expect 2 'a turn of a thousand digits' yinsh show --turn="$nines" whole.yin
expect 2 'a position of a thousand digits' yinsh moves "$nines w place 0-0 1 standard"

# One record as large as memory, and what follows it.
large=$([ -n "$slow" ] && echo 20000000 || echo 200000000)
{ printf '%s ' "$game"; head -c "$large" /dev/zero | tr '\0' a; printf '\n[White "x"]\n\n1.e3 *\n'; } |
    (ulimit -v "$([ -n "$WRAP$SAN" ] && echo unlimited || echo 65536)"; yinsh score > out 2> err)
[ $? -eq 1 ]
report "a record of $large bytes without a line end: exit status 1"
grep -q '	malformed	too-long	' out && grep -q '	x	.*	ok	' out
report 'it is named so, and the record after it is read'

# Memory does not grow with the number of records, and standard input is streamed.
records=$([ -n "$slow" ] && echo 2000 || echo 100000)
awk -v n="$records" -v game="$game" 'BEGIN { for (i = 0; i < n; i++) print "[Round \"" i "\"]\n\n" game " *\n" }' |
    (ulimit -v "$([ -n "$WRAP$SAN" ] && echo unlimited || echo 98304)"; yinsh check -q -j 1)
report "$records records through a pipe in little memory"

# Mending takes as many comments as there are; how long that takes is for linear.sh.
notes=$([ -n "$slow" ] && echo 5000 || echo 300000)
awk -v n="$notes" 'BEGIN { printf "1.e3"; for (i = 0; i < n; i++) printf " {a}"; print " 3.a5 3.f6 *" }' > notes.yin
yinsh repair -q notes.yin > out 2> err &&
    [ "$(tr -cd '{' < out | wc -c)" -eq "$notes" ]
report "a record with $notes comments is repaired and keeps them"

# Floods of pieces of a record in every notation: an answer in little memory and time.
size=$([ -n "$slow" ] && echo 100000 || echo 1500000)
yinsh convert -t gipf whole.yin > one.gipf
for notation in $(yinsh notations | awk 'NR > 1 && $2 == "yes" { print $1 }'); do
    if [ "$notation" = bga-json ]; then
        cp "$SRCDIR/samples/bga-json.json" one
    else
        yinsh convert -t "$notation" one.gipf > one 2> err
    fi
    bad=0
    for piece in 2 40 300; do
        head -c "$piece" one > bit
        for between in '' '\n'; do
            # shellcheck disable=SC2059
            awk -v size="$size" -v between="$between" '
                { text = text $0 "\n" }
                END {
                    sub(/\n$/, "", text)
                    for (i = 0; i < size; i += length(text) + 1) printf "%s%s", text, between
                }' bit > flood
            for from in '' "--from=$notation"; do
                # Much of it is address space that threads reserve; the messages are ten times the
                # flood, and those of a few pieces wait for their turn.
                (ulimit -v "$([ -n "$WRAP$SAN" ] && echo unlimited || echo 163840)"
                    # shellcheck disable=SC2086
                    yinsh check -q -j 2 $from flood 2> err)
                [ $? -le 1 ] || { bad=$((bad + 1)); echo "# $piece bytes $from"; tail -n 1 err; }
            done
        done
    done
    [ "$bad" -eq 0 ]
    report "floods of pieces in the notation $notation"
done

# Floods after a broken record, in which no line ends: each byte is examined a few times, not as
# often as there are records before it, and memory does not grow with what is looked through.
flood() { # PIECE SIZE MEMORY [SIZE-WHERE-SLOW]
    awk -v size="$([ -n "$slow" ] && echo "${4:-100000}" || echo "$2")" -v piece="$1" -v game="$game" '
        BEGIN {
            printf "%s 1-0\n\n1.e3 2.zz\n", game
            for (i = 0; i < size; i += length(piece)) printf "%s", piece
            printf "\n\n[White \"x\"]\n\n1.e3 *\n"
        }' >flood
    # The reports of many records that end with the flood wait for their turn.
    (ulimit -v "$([ -n "$WRAP$SAN" ] && echo unlimited || echo "$3")"; yinsh score -j 1 flood >out 2>err)
    [ $? -eq 1 ] && grep -q '	x	.*	ok	' out
    report "a flood of \"$1\" without a line end: exit status 1, and the record after it is read"
}
for piece in a ' ' '(' '"'; do
    flood "$piece" 40000000 65536
done
flood '1. ' 6000000 65536
flood '0-1 ' 600000 163840
# Text that is not closed ends only if it is too long.
flood '(;' 6000000 131072 6000000
flood '1.e3 2.zz {' 1000000 163840
flood '1.e3 {' 1000000 163840

# One bad record never costs the next.
bad=0 tried=0
for file in "$SRCDIR"/samples/broken/*.yin; do
    [ -s "$file" ] || continue
    { printf '[White "before"]\n\n%s *\n\n' "$game"; cat "$file"
        printf '\n\n[White "after"]\n\n%s *\n' "$game"; } > between.yin
    yinsh score -f gipf between.yin > out 2> err
    grep -q '	before	.*	ok	' out && grep -q '	after	.*	ok	' out ||
        { bad=$((bad + 1)); echo "# $file"; }
    tried=$((tried + 1))
done
[ "$bad" -eq 0 ] && [ "$tried" -gt 0 ]
report "a bad record between good ones costs neither, $tried tried"

# Output that cannot be written.
if [ -c /dev/full ]; then
    for command in score 'convert -t gipf' show history; do
        # shellcheck disable=SC2086
        yinsh $command whole.yin > /dev/full 2> err
        [ $? -eq 2 ]
        report "yinsh $command to a full disk: exit status 2"
    done
    said 'standard output: '; report 'the full disk is named'
    expect 2 'convert -o to a full device' yinsh convert -t gipf -o /dev/full whole.yin
fi
awk -v game="$game" 'BEGIN { for (i = 0; i < 20000; i++) print game " *\n" }' > many.yin
{ yinsh score many.yin 2> err; echo $? > status; } | head -n 1 > /dev/null
[ "$(cat status)" -eq 141 ] && [ ! -s err ]
report 'a closed pipe: a silent end by SIGPIPE'
echo old > kept.yin
expect 2 'convert to a folder that is not there' yinsh convert -t gipf -o nowhere/x.yin whole.yin
expect 2 'convert with a missing input' yinsh convert -t gipf -o kept.yin nowhere.yin
[ "$(cat kept.yin)" = old ] && [ "$(find . -name 'kept.yin*' | wc -l)" -eq 1 ]
report 'after trouble the old file is there, and nothing beside it'

plan
