#!/bin/sh
# TAP: text around records costs none, in every notation: there is one note for each stretch, the
# status is 0, and the records are those of the same file without it, however the bytes arrive and
# with any number of threads; lines such as "White: Ana" are tags, and quoted records are read.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

# Those of BoardGameArena and IIT Delhi keep such lines as comments.
notations='gipf gipf-short boardspace codingame yinshml vying openxum yinsh-save points yinsh-record json'

# frame NAME FILE : a file with text around its records
frame() {
    case $1 in
    heading) printf 'Games of the club, May\n\n' && cat "$2" ;;
    line) printf 'Ana - Bo, round 3\n' && cat "$2" ;;
    lines) printf 'Ana plays Bo,\nround 3\n' && cat "$2" ;;
    mail)
        printf 'From: Ana <ana@x.org>\nReceived: from mx1.x.org by mx2\n\twith SMTP id e4; Fri\n'
        printf 'Subject: game (2)\n\nHi, this is it:\n\n'
        cat "$2"
        ;;
    fences) printf '```\n' && cat "$2" && printf '```\n' ;;
    marked) printf 'Look:\n\n```yinsh\n' && cat "$2" && printf '```\n' ;;
    signature) cat "$2" && printf '\n-- \nAna Bell\nclub of Ringby\n' ;;
    merge)
        printf '<<<<<<< HEAD\n' && cat "$2" && printf '=======\n' && cat "$2"
        printf '>>>>>>> other\n'
        ;;
    sections)
        # shellcheck disable=SC2016 # backquotes as they stand there
        printf '```\n' && cat "$2" && printf '```\n\n# Game 2\n\n```\n' && cat "$2"
        # shellcheck disable=SC2016
        printf '```\n# Game 3\n```\n' && cat "$2" && printf '```\n'
        ;;
    rules) cat "$2" && printf -- '---\n\nThe second game\n\n' && cat "$2" ;;
    reply) cat "$2" && sed 's/^/> /' "$2" ;;
    quoted) sed 's/^/> /' "$2" ;;
    twice) sed 's/^/>> /' "$2" ;;
    answer) printf 'Ana wrote:\n\n' && sed 's/^/> /' "$2" && printf '\nThanks for that!\n' ;;
    crlf) { printf 'Games of May\n\n' && cat "$2"; } | sed "s/\$/$(printf '\r')/" ;;
    esac
}

# without NAME FILE : the same file without the text
without() {
    cat "$2"
    case $1 in
    merge | rules | reply) echo && cat "$2" ;;
    sections) echo && cat "$2" && echo && cat "$2" ;;
    esac
}

# read_it OPTION... : what yinsh reads of standard input, and how many notes it writes
read_it() {
    yinsh convert -t json --diagnostics=short "$@" - 2>"$TMPDIR/said"
    echo "status $?, $(grep -c '\[text-skipped\]' "$TMPDIR/said") notes"
}

# in_pieces : standard input, not at once
in_pieces() {
    while dd bs=700 count=1 2>/dev/null | tee "$TMPDIR/piece" && [ -s "$TMPDIR/piece" ]; do :; done
}

# try NAME NOTES : in every notation
try() {
    for notation in $notations; do
        file=$TMPDIR/$notation
        { without "$1" "$file" | yinsh convert -t json - && echo "status 0, $2 notes"; } >"$TMPDIR/expected"
        frame "$1" "$file" >"$TMPDIR/framed"
        read_it <"$TMPDIR/framed" >"$TMPDIR/found"
        read_it -f "$notation" <"$TMPDIR/framed" >"$TMPDIR/named"
        in_pieces <"$TMPDIR/framed" | read_it -j 3 >"$TMPDIR/pieces"
        same "$TMPDIR/expected" "$TMPDIR/found" && same "$TMPDIR/expected" "$TMPDIR/named" &&
            same "$TMPDIR/expected" "$TMPDIR/pieces"
        report "$notation: $1"
    done
}

for notation in $notations bga iit-delhi; do
    # Without an empty line at the end.
    yinsh convert -t "$notation" "$SRCDIR/samples/short.yin" 2>/dev/null | sed '${/^$/d;}' >"$TMPDIR/$notation"
done
try heading 1
try line 1
try lines 1
try mail 1
try fences 2
try marked 2
try signature 1
try merge 3
try sections 4
try rules 1
try reply 0
try answer 2
try crlf 1
notations="$notations bga iit-delhi" try quoted 0
notations="$notations bga iit-delhi" try twice 0

# tags EXPECTED TEXT : the names of the players, and the status
tags() {
    found=$(printf '%b' "$2" | yinsh score --columns=white,black,turns,status - 2>/dev/null | sed 1d)
    [ "$found" = "$(printf '%b' "$1")" ]
    report "$2"
}

tags 'Ana\tBo\t2\tok' 'White: Ana\nBlack: Bo\n1.e3 e4\n'
tags 'Ana\tBo\t2\tok' 'Games of May\n\nWhite: Ana\nblack: Bo\nW84\nB3\n'
tags 'Ana\t\t2\tok' 'White: Cid\n\nWhite: Ana\np e3\np e4\n'
tags 'Ana\tBo\t2\tok' 'White: Cid\nBlack: Bo\n[White "Ana"]\n\n1.e3 e4 *\n'
tags '\t\t1\tok\nB\t\t0\tok' 'PrWE3\n\nWhite: Hugo\n (;GM[24]SU[Yinsh]P0[id "B"])\n'
tags 'Ana\t\t3\tok' 'White: Ana\nyes\ne3\ne4\ne5\n'
tags 'Ana\t\t2\tok\nCid\t\t1\tok' 'White: Ana\n1.e3 e4 *\n\nWhite: Cid\n1.e3 *\n'

# Words of a mail, bullets and rules are no games beside records, but a source of one is a record.
one='\t\t2\tok' two='\t\t2\tok\n\t\t2\tok'
for word in draw yes no '* * *'; do
    for game in '1.e3 2.e4 *\n' 'PrWE3;PrBE4;\n' 'PLACE E3\nPLACE E4\n' 'p e3\np e4\n' 'W35\nB36\n' 'e3\ne4\n'; do
        tags "$two" "$game\n$word\n\n$game"
        tags "$one" "$game\n$word\n"
    done
    tags '\t\t3\tok' "Shall we count it?\n\n$word\n\n1.e3 e4 e5 *\n"
    tags '\t\t1\tok' "$word\n\nPrWE3\n"
done
tags "$two" 'W35\nB36\n\nW\n\nW35\nB36\n'
tags "$two" '* Ana - Bo\n\n1.e3 2.e4 *\n\n* Game two\n\nW35\nB36\n'
tags 'A\t\t1\tok' '* [White "A"]\n\n1.e3 *\n'
tags '\t\t0\tok' '*\n'
tags '\t\t0\tmismatch' '1-0\n'
tags 'A\t\t0\tok' 'Games\n\n[White "A"]\n\n*\n'
log='Move 1 :\nAnn places a ring on E3\nBob places a ring on E4\nEnd of game\n'
both='Ann\tBob\t2\tok'
tags "$both\n$both" "$log\nEnd of game\n\n$log"
# The place after text that follows a broken record is one at which another may begin.
for broken in '1.e3 2.zz' 'PrWE3;P' 'PLACE E3\nPLACE' 'p e3\np' 'W35\nB3x' 'k8 c1 zz' '{"yinsh":1,"actions":[{'; do
    for game in 'k8 c1 e10 g6 draw' 'e3\ne4\ne5' 'PrWE3;PrBE4;' 'p e3\np e4'; do
        for text in "<<<<<<< HEAD\n$broken\n=======\n$game\n>>>>>>> b\n" "\`\`\`\n$broken\n\`\`\`\n\n## Two\n\n\`\`\`\n$game\n\`\`\`\n" \
            "$broken\n\nGame two:\n$game\n" "$broken\n---\n$game\n"; do
            found=$(printf '%b' "$text" | yinsh check --diagnostics=short - 2>&1 | sed -n '$p')
            [ "${found%; 1 unfinished}" = '2 records: 1 good, 1 bad' ]
            report "$text"
        done
    done
done
# But text does not divide a broken log.
tags 'Ann\tBob\t1\tillegal' 'Ann places a ring on E3\nBob places a ring on E3\n\nnice one\nMove 2 :\nAnn places a ring on E5\nBob places a ring on E6\n'
# Addresses and codes in the headers of a mail.
for header in 'Message-ID: <a1b2c3@x.org>' 'Received: by 2002:a05:6512:3f0a with SMTP id y10' 'References: <e4@x>' 'Delivered-To: b7@x' 'Hash: SHA256'; do
    tags "$one" "$header\nSubject: game\n\nW35\nB36\n"
    tags 'A\t\t1\tok' "Subject: game\n$header\n\n[White \"A\"]\n\n1.e3 *\n"
done
# Logs are read without the marks of quoted lines, and no game before them is lost.
tags "$both" 'Bo wrote:\n> Hi Ana,\n>\n> our games:\n>\n> Move 1 :\n> Ann places a ring on E3\n> Bob places a ring on E4\n'
tags "$both" 'Bo wrote:\n> Hi Ana,\n> Ann places a ring on E3\n> Bob places a ring on E4\n'
tags "$both" 'Bo wrote:\n> Hi\n\n> Ann places a ring on E3\n> Bob places a ring on E4\n'
tags "$both\nA\t\t1\tok" "$log\nBo wrote:\n\n> Hello Ann,\n>\n> [White \"A\"]\n>\n> 1.e3 *\n"
for game in 'W35\n> B36' 'PrWE3;PrBE4;' 'PLACE E3\n> PLACE E4' 'p e3\n> p e4' '1.e3 2.e4 *'; do
    tags "$one\n$both" "Bo wrote:\n> $game\n>\n> Second one\n>\n> Ann places a ring on E3\n> Bob places a ring on E4\n"
done
tags "\t\t3\tok\n$both" "\`\`\`\ne3\ne4\ne5\n\`\`\`\n\n$log"
tags "\t\t3\tok\n$both" "<<<<<<< HEAD\ne3\ne4\ne5\n=======\n$log>>>>>>> b\n"
# What ends a file in DOS, or fills it up, is no part of a record.
for game in '1.e3 2.e4\n' '1.e3 2.e4 *\n' 'PrWE3;PrBE4;\n' 'PLACE E3\nPLACE E4\n' 'p e3\np e4\n' 'W35\nB36\n' 'e3\ne4\n' 'k8 c1\n'; do
    tags "$one" "$game\0032"
    tags "$one" "$game\0\0\0"
    tags "$one" "$game\n\0032\0"
done
# Rules, and lines without any letter.
for line in '::::::::::::::' '- - -' '++++' '\0302\0240'; do
    tags "$two" "W35\nB36\n\n$line\n\nW35\nB36\n"
done
tags 'Ana\tB\t1\tok' 'White: Ana\n> [Black "B"]\n>\n> 1.e3 *\n'
# A part that continues the numbers is in a record, not after it.
tags '\t\t2\tmalformed' '1.e3 2.e4\n<<<<<<< HEAD\n3.e5\n=======\n3.e6\n>>>>>>> b\n4.e7 *\n'
tags '\t\t3\tmalformed' '1.e3 2.e4 3.e5\n> 4.e6 *\n'
tags 'A\tB\t4\tmalformed' '> [White "A"]\n> [Black "B"]\n>\n> 1.e3 2.e4\n3.e5 4.e6\n> 5.e7 6.e8 *\n'
tags "\t\t2\tmalformed\n$one" '1.e3 2.e4\n\nthen they played\n\n3.e5 4.e6\n\nW35\nB36\n'

# status STATUS TEXT [OPTION...] : of check
status() {
    wanted=$1 text=$2
    shift 2
    printf '%b' "$text" | yinsh check "$@" - >/dev/null 2>&1
    [ $? -eq "$wanted" ]
    report "status $wanted: $* $text"
}

# Text that holds a turn or part of a record is a bad record, and so is a source of text alone.
status 1 'Here I played e4\n[Event "x"]\n\n1.e3 *\n'
status 1 'nice game]\n[Event "x"]\n\n1.e3 *\n'
status 1 'PLACE E\nPLACE E3\nPLACE E4\n'
status 1 'Hello, nothing here\n'
status 1 'Hello\n\n~~~\nnothing here\n~~~\n'
status 0 'Hello\n\n[Event "x"]\n\n1.e3 *\n'
status 1 'Hello\n\n[Event "x"]\n\n1.e3 *\n' -W text-skipped=error
status 0 'Games of Ringby\n\nyes\nno\ne3\ne4\ne5\n'
status 0 'yes\ne3\ne4\n=======\nyes\ne3\ne4\n'
status 1 '1.e3 e4\nhello\n'
status 0 '1.e3 e4\n\nhello\n'
plan
