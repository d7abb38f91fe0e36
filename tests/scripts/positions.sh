#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: commands that take positions read operands, files and standard input, and answer for the start
# of a game only if standard input is a terminal.
# shellcheck disable=SC2016,SC2034 # commands that gives() evaluates
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

cd "$TMPDIR" || exit 1
start='4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard'
later='W3/W6/W7/2wwwwW2/10/8B/10/9/8/6W/BBBB w move 0-0 41 blitz+no-limit'
echo "$start" >start
printf '%s' "$later" >later # without a line end
printf '%s\n%s\n' "$start" "$later" >both
printf '\357\273\277%s\n\357\273\277%s\n' "$start" "$later" >marked
printf '\357\273\277position\trecord\r\n%s\t1\r\n%s\t2\r\n' "$start" "$later" >marked_table
printf '\357\273\277\n\357\273\277W3/W6 w\n' >marked_wrong
printf 'position\trecord\n%s\t1\n\n%s\tname\r\n' "$start" "$later" >table
printf '%s\nW3/W6 w\n%s\n' "$start" "$later" >wrong
: >nothing
printf '\n\n' >blank

# The legal actions of each position: lists with an empty line between two, or numbers.
numbers_of_moves() { awk -v RS= '{ print NF }' | tr '\n' ' '; }
numbers_of_perft() { awk -v RS= '{ print $2 }' | tr '\n' ' '; }

# gives STATUS NUMBERS SHELL_COMMAND [MESSAGE] : what C, each command, finds; all its messages are
# one line with the MESSAGE, or none
gives() {
    for command in moves perft; do
        C="yinsh $command"
        [ $command = moves ] || C="$C -d 1"
        eval "$3" >out 2>err
        status=$?
        found=$("numbers_of_$command" <out)
        report "$command: $3" "$(
            [ $status -eq "$1" ] || echo "status $status"
            [ "$found" = "$2${2:+ }" ] || echo "found '$found'"
            if [ -n "${4:-}" ]; then
                grep -qF "$4" err && [ "$(wc -l <err)" -eq 1 ] || cat err
            else
                cat err
            fi
        )"
    done
}

gives 0 85 '$C "$start"'
gives 0 85 '$C $start'
gives 0 69 '$C "$later" <start'
gives 0 85 '$C start'
gives 0 69 '$C ./later'
gives 0 85 '$C <start'
gives 0 69 'cat later | $C'
gives 0 69 '$C - <later'
gives 0 '85 69' '$C both'
gives 0 '85 69' '$C <both'
gives 0 '85 69' '$C start later'
gives 0 '69 85' '$C later - <start'
gives 0 '85 69' '$C - later <start'
gives 0 '85 69' '$C <table'
gives 0 '85 69' '$C table nothing'
gives 0 '85 69' '$C marked'
gives 0 '85 69' '$C <marked_table'
gives 0 '85 69 85 69' '$C marked_table table'

none='there is no position in the input'
gives 1 '' '$C <nothing' "$none"
gives 1 '' '$C </dev/null' "$none"
gives 1 '' '$C blank nothing' "$none"
gives 1 '85 69' '$C wrong' 'wrong:2:6: there are fewer than eleven columns'
gives 1 '' '$C marked_wrong' 'marked_wrong:2:6: there are fewer than eleven columns'
gives 1 '85 69' '$C <wrong' '<stdin>:2:6: there are fewer than eleven columns'
gives 2 '' '$C missing' 'missing: this is neither a position nor a file that exists'
gives 2 '' '$C no/w8/b.txt' 'no/w8/b.txt: this is neither a position nor a file that exists'
gives 2 '' '$C W3/W6' 'W3/W6: this is neither a position nor a file that exists'
gives 2 '' '$C "missing w"' 'position line, column 1: '
gives 2 85 '$C start missing' 'missing: No such file or directory'
gives 2 '' '$C W3/W6 w' 'position line, column 6: there are fewer than eleven columns'
cp both grows
gives 2 '' '$C grows >>grows' 'both an input and an output'

if command -v python3 >/dev/null 2>&1; then
    cat >terminal.py <<'P'
import os, subprocess, sys
terminal = os.openpty()[1]
sys.exit(subprocess.run(sys.argv[1:], stdin=terminal).returncode)
P
    # shellcheck disable=SC2086 # a command with its options, or nothing
    gives 0 85 'python3 terminal.py $WRAP "$YINSH" ${C#yinsh }'
else
    skip 'a terminal' 'no python3'
fi

# What other commands write.
games=$SRCDIR/samples/tournament.yin
gives 0 '84 84 84 84 84 84 84 84' 'yinsh show --format=position -n 1 "$games" | $C'
gives 0 '84 84' 'yinsh search --hits --columns=position,record --like="$games":1 "$games" |
    head -n 3 | $C'
plan
