#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# The time to read, write or repair a long record grows linearly with its size: one of
# eight times as many pieces may take 14 times as many instructions, as a window that grows is read
# again; one that is looked through with each piece takes 64.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

# shellcheck source=tests/scripts/counted
. "$SRCDIR/tests/scripts/counted"

game='1.e3 2.a5 3.f6 4.b4 5.g7 6.c3 7.h8 8.d2 9.i9 10.k8 11.e3-e7 12.a5-a4'

# pieces COUNT PIECE BEFORE AFTER : a source of so many pieces between two texts
pieces() {
    awk -v n="$1" -v piece="$2" -v before="$3" -v after="$4" \
        'BEGIN { printf "%s", before; for (i = 0; i < n; i++) printf "%s", piece; print after }'
}

# grows NAME COUNT PIECE BEFORE AFTER COMMAND... : a test point for a command on such sources
grows() {
    name=$1 count=$2 piece=$3 before=$4 after=$5
    shift 5
    pieces "$count" "$piece" "$before" "$after" >few
    pieces $((8 * count)) "$piece" "$before" "$after" >many
    few=$(instructions "$@" few)
    many=$(instructions "$@" many)
    [ -n "$few" ] && [ -n "$many" ] && [ "$many" -lt $((14 * few)) ]
    report "$name: ${few:-?} instructions, ${many:-?} with eight times as many"
}

grows 'comments of a repaired record' 2500 ' {a}' '1.e3' ' 3.a5 3.f6 *' repair -q
grows 'comments' 25000 ' {a}' "$game" ' *' check -q
grows 'line ends in a comment' 100000 '\n' '1. a2 {' '} 2.b2 *' check -q
grows 'marks' 300000 '!' "$game" ' *' check -q
grows 'tags' 2500 '[Site "a"]\n' '' "\\n$game *" check -q
grows 'parentheses' 40000 '(; ' '' '' check -q --from=boardspace
grows 'brackets' 10000 '{"a":[1,2,' '' '' check -q --from=json
for notation in $(yinsh notations | awk 'NR > 1 { print $1 }'); do
    grows "lines that are none of the notation $notation" 3000 'a line that nobody understands\n' \
        '' '' check -q -j 1 "--from=$notation"
done
for notation in $(yinsh notations | awk '$3 == "yes" { print $1 }'); do
    grows "a comment of special bytes written as $notation" 5000 ']\\\\"' "$game {" '} *' \
        convert -j 1 "--to=$notation"
done

# costs NOTATION PIECE : a test point for text after a record that only looks like the beginnings of
# records, twice as much as the longest record may have: each byte may cost 20 times as much as one of records
costs() {
    yinsh convert -t "$1" "$SRCDIR/samples/minimal.yin" >one 2>/dev/null
    pieces 100 '' '' "$(for _ in 1 2 3 4 5 6 7 8 9 10; do cat one && echo; done)" >few
    pieces $((500000 / ${#2})) "$2" "$(cat one)\\n" '' >many
    few=$(instructions check -q -j 1 --max-record=256K few) records=$(wc -c <few)
    many=$(instructions check -q -j 1 --max-record=256K many) noise=$(wc -c <many)
    [ -n "$few" ] && [ -n "$many" ] && [ $((many / noise)) -le $((20 * few / records)) ]
    report "$2 after records of $1: $((many / noise)) instructions a byte, $((few / records)) of records"
}

costs gipf '1. '
costs bga 'Move 1 :\n'
costs bga '['
costs iit-delhi '{"action":"FINISH","data":"P 1'
costs iit-delhi 'FINISH{"action":"NORMAL"'
costs iit-delhi 'P 1 2\n'
plan
