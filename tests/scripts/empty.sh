#!/bin/sh
# TAP: nothing at all, wherever something could be: empty files, members, lists, texts, tags and
# comments, in every command and notation.  Built with SAN=address,undefined, this finds what C does
# not allow with a null pointer, even for no bytes.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

cd "$TMPDIR" || exit 1
LC_ALL=C
export LC_ALL
mkdir records folder || exit 1
: >empty
: >folder/empty
printf '\n' >line

# try STATUS ARGUMENT... : a command ends with a status up to that one, and without a finding
try() {
    most=$1
    shift
    yinsh "$@" >out 2>err
    status=$?
    if [ "$status" -gt "$most" ] || grep -q 'runtime error\|Sanitizer' err; then
        printf '%s: status %d\n' "$*" "$status"
        head -n 5 err
    fi
}

# A zip with an empty member, which is stored; an empty tar, zip and gzip.
member() {
    printf 'PK\003\004\024\0\0\0\0\0\0\0\041\0\0\0\0\0\0\0\0\0\0\0\0\0\001\0\0\0e'
}
{
    member
    printf 'PK\001\002\024\003\024\0\0\0\0\0\0\0\041\0\0\0\0\0\0\0\0\0\0\0\0\0\001\0'
    printf '\0\0\0\0\0\0\0\0\0\0\244\201\0\0\0\0e'
    printf 'PK\005\006\0\0\0\0\001\0\001\0\057\0\0\0\037\0\0\0\0\0'
} >member.zip
printf 'PK\005\006\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0' >empty.zip
dd if=/dev/zero of=empty.tar bs=1024 count=1 2>/dev/null
gzip -n <empty >empty.gz

# Many empty members, so that they come in runs.
{
    i=0
    while [ "$i" -lt 700 ]; do
        member
        i=$((i + 1))
    done
    i=0
    while [ "$i" -lt 700 ]; do
        printf 'PK\001\002\024\003\024\0\0\0\0\0\0\0\041\0\0\0\0\0\0\0\0\0\0\0\0\0\001\0'
        printf '\0\0\0\0\0\0\0\0\0\0\244\201'
        at=$((i * 31))
        # shellcheck disable=SC2059 # the bytes of a number
        printf "\\$(printf %03o $((at % 256)))\\$(printf %03o $((at / 256)))\\0\\0e"
        i=$((i + 1))
    done
    printf 'PK\005\006\0\0\0\0\274\002\274\002\204\200\0\0\304\124\0\0\0\0'
} >members.zip

# Records whose tags, names and comments are empty, and records that break off at their beginning.
put() {
    # shellcheck disable=SC2059 # that is what it is for
    printf "$2" >"records/$1"
}
put tags.yin '[White ""]\n[Black ""]\n[Result ""]\n[] \n\n1.e3 {} 2.b2 {} *\n'
put none.yin '[White ""]\n\n'
put comment.yin '{}'
put sgf.sgf '(;GM[24]VV[1]P0[id ""]P1[id ""]C[];P0[]C[])'
put empty.sgf '(;GM[24];)'
put bare.sgf '()'
put bga.txt 'Move 1 :\n\n'
put bga.json '{"status":1,"data":{"valid":1,"data":[]}}'
put tags.json '{"yinsh":1,"tags":{"":"","White":""},"comments":[""],"actions":[]}'
put actions.json '{"yinsh":1,"actions":["",""]}'
put empty.json '{}'
put list.json '[]'
put string.json '""'
put yinshml.json '{"version":"","players":["",""],"moves":[]}'
put codingame.txt '\n\n:\n'
put points.txt ',\n'
put vying.txt '\n;'
put quotes.txt '""\n""'
put nul.txt '\0'

# What begins with each byte: nothing is before it.
mkdir bytes || exit 1
byte=0
while [ $byte -lt 256 ]; do
    # shellcheck disable=SC2059 # the bytes of a number
    printf "\\$(printf %03o $byte)" | tee "bytes/$byte" "bytes/$byte-two" >/dev/null
    printf ' 1.e3\n' >>"bytes/$byte-two"
    byte=$((byte + 1))
done

files='empty line empty.zip member.zip members.zip empty.tar empty.gz folder records'
# shellcheck disable=SC2086 # lists of files, and a command with its options
{
    for command in check 'check -v --all' 'repair -o -' 'repair --dry-run' show history events score \
        'score --summary' 'score --standings' 'score --crosstable' 'score --elo' 'score --partial' \
        'score --merge' 'score --format=table' 'score --format=csv' 'score --format=json' \
        'score --alias=empty' 'score --where=white==black' 'check --diagnostics=json' \
        'check --diagnostics=sarif' 'check --board' 'show --format=json' 'history --format=tsv' \
        unique 'unique --prefix' 'unique --list' 'diff empty' \
        draw 'draw --rows --faults -o %r-%t.svg' 'draw --positions=empty' openings 'openings --features' \
        'openings --alias=empty --player=A' 'openings --partial' 'openings --merge' \
        stats 'stats --by=player --format=json' \
        'stats --format=svg' 'stats --merge'; do
        try 2 $command -j 1 $files
        try 2 $command -j 2 $files
        try 2 $command empty
    done
    for file in $files records/*; do
        try 2 check "$file"
        try 2 repair --dry-run "$file"
    done
} >found
report 'every command, of nothing' "$(cat found)"

for notation in $(yinsh notations | cut -f 1 | cut -d ' ' -f 1); do
    # shellcheck disable=SC2086 # a list of files
    try 2 check -f "$notation" $files "$SRCDIR"/samples/*.[a-z]*
    try 2 check -f "$notation" - <line
    try 2 check -f "$notation" bytes
    try 2 convert -t "$notation" records
    try 2 convert -f "$notation" -t json records
done >found
report 'every notation, of nothing, of each byte, and of what it is not' "$(cat found)"

{
    for option in --columns= --where= --include= --exclude= --alias= --files-from= --files0-from= \
        --files-from=empty --files0-from=empty --files-from=line --part= --max-record= -f '' -W ''; do
        try 2 score "$option" "$SRCDIR/samples/minimal.yin"
    done
    for command in check repair convert show draw history score events unique diff perft moves notations explain ''; do
        try 2 $command ''
        try 2 $command </dev/null
        try 2 $command - <line
    done
    try 2 perft --depth=0 ''
    try 2 moves ''
    try 0 check - <member.zip
    try 0 check empty.zip member.zip members.zip empty.tar
    try 0 check -j 2 members.zip
} >found
report 'every option, with nothing' "$(cat found)"

# only WORDS COMMAND... : the command reports a file without a record with these words
only() {
    words=$1
    shift
    "$@" 2>&1 | grep -qF "no game record found: $words (" || printf '%s: not "%s"\n' "$*" "$words"
}
head -c 15 empty.gz >cut.gz
{
    only 'the file is empty' yinsh check empty
    only 'the file is empty' yinsh check -j 2 line empty
    only 'the file is empty' yinsh check empty.gz
    only 'the file is empty' yinsh check -f gipf - <empty
    only 'only white space' yinsh check line
    only 'only white space' yinsh check - <line
    only 'nothing could be read' yinsh check cut.gz
} >found
report 'an empty file is not one of white space' "$(cat found)"
plan
