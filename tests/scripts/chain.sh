#!/bin/sh
# TAP: what goes through every notation and back is what it was; the positions that
# `show` gives are those that the turns themselves make, step by step.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

newline='
'

# convert TO FROM NOTATION : errors and losses are collected
convert() {
    yinsh convert -W style=ignore -t "$3" -o "$TMPDIR/$1" "$2" 2>>"$TMPDIR/lost" || echo "convert of $2 failed"
}

# scores FILE : all columns but the file, its record and the claim, which not all can hold
scores() {
    yinsh score -W style=ignore "$1" 2>&1 | cut -f 3-10,12-
}

# differ FILE1 FILE2
differ() {
    cmp "$TMPDIR/$1" "$TMPDIR/$2" 2>&1 || diff "$TMPDIR/$1" "$TMPDIR/$2"
}

# in_order FILE : with the tags of each record sorted
in_order() {
    awk '
    function flush(    i, j, line) {
        for (i = 2; i <= count; i++) {
            line = tag[i]
            for (j = i - 1; j > 0 && tag[j] > line; j--) tag[j + 1] = tag[j]
            tag[j + 1] = line
        }
        for (i = 1; i <= count; i++) print tag[i]
        count = 0
    }
    /^\[/ { tag[++count] = $0; next }
    { flush(); print }' "$1"
}

# chain FILE NAME : three test points
chain() {
    rm -f "$TMPDIR"/?.yin "$TMPDIR/b.sgf"
    : >"$TMPDIR/lost"
    failed=$(
        convert a.yin "$1" gipf
        convert b.sgf "$TMPDIR/a.yin" boardspace
        convert c.yin "$TMPDIR/b.sgf" gipf
    )
    lost=$(cat "$TMPDIR/lost")
    failed=$failed$(
        convert d.yin "$TMPDIR/b.sgf" gipf-short
        convert e.yin "$TMPDIR/d.yin" gipf
    )
    if [ "${1##*/}" = archive.sgf ]; then
        # The players of a game are P0 and P1, and White is P0 when it is written again.
        for file in a c e; do
            in_order "$TMPDIR/$file.yin" >"$TMPDIR/$file.sorted"
        done
        lost=$(cat "$TMPDIR/lost")
        report "$2: gipf, boardspace, gipf-short, gipf" \
            "$failed$(differ a.sorted c.sorted)$(differ a.sorted e.sorted)"
    else
        lost=$(cat "$TMPDIR/lost")
        report "$2: gipf, boardspace, gipf-short, gipf" \
            "$failed$(differ a.yin c.yin)$(differ a.yin e.yin)"
    fi
    report "$2: nothing is reported as lost" "$lost"
    scores "$1" >"$TMPDIR/scores"
    report "$2: the same scores in every notation" "$(
        for file in a.yin b.sgf d.yin e.yin; do
            scores "$TMPDIR/$file" | diff "$TMPDIR/scores" - || echo "$file differs"
        done
        [ "$(wc -l <"$TMPDIR/scores")" -gt 1 ] || echo "no records"
    )"
}

# positions FILE : for each action "A", game, turn, the position before it and the action;
# after each turn "T", game, turn and the position.  What is due follows from the next
# action alone, so that no rule is needed.
positions() {
    awk '
    function put(point, piece) { board[point] = piece }
    function name(column, row) { return substr("abcdefghijk", column, 1) row }
    # The position when an action of a kind is next; "" if none is.
    function line(kind,    text, column, row, vacant, piece, due) {
        for (column = 1; column <= 11; column++) {
            vacant = 0
            text = text (column > 1 ? "/" : "")
            for (row = low[column]; row <= high[column]; row++) {
                piece = board[name(column, row)]
                if (piece == "") { vacant++; continue }
                text = text (vacant ? vacant : "") piece
                vacant = 0
            }
            text = text (vacant ? vacant : "")
        }
        due = kind == "" ? "over" : kind == "row" || kind == "ring" ? \
            (moved ? "post-" : "pre-") kind : kind
        return text " " (kind == "" ? "-" : turn % 2 ? "w" : "b") " " due " " \
            (0 + removed[1]) "-" (0 + removed[0]) " " turn " standard"
    }
    function kind_of(action) {
        if (action == "") return ""
        if (action !~ /^x/) return action ~ /-/ ? "move" : "place"
        return action ~ /-/ ? "row" : "ring"
    }
    # The steps from one point to another, and the points from after the first to the last.
    function walk(from, to,    column, row, last, last_row) {
        column = index("abcdefghijk", substr(from, 1, 1)); row = substr(from, 2) + 0
        last = index("abcdefghijk", substr(to, 1, 1)); last_row = substr(to, 2) + 0
        steps = 0
        while (column != last || row != last_row) {
            column += (last > column) - (last < column)
            row += (last_row > row) - (last_row < row)
            path[++steps] = name(column, row)
        }
    }
    function play(action,    kind, ends, i, piece) {
        kind = kind_of(action)
        sub(/^x/, "", action)
        split(action, ends, "-")
        if (kind == "place") put(action, turn % 2 ? "W" : "B")
        if (kind == "ring") { put(action, ""); removed[turn % 2]++ }
        if (kind == "move" || kind == "row") walk(ends[1], ends[2])
        if (kind == "row") { put(ends[1], ""); for (i = 1; i <= steps; i++) put(path[i], "") }
        if (kind == "move") {
            moved = 1
            for (i = 1; i < steps; i++) {
                piece = board[path[i]]
                if (piece != "") put(path[i], piece == "w" ? "b" : "w")
            }
            put(ends[2], turn % 2 ? "W" : "B")
            put(ends[1], turn % 2 ? "w" : "b")
        }
    }
    function game_over(    i, last, next_turn) {
        games++
        split("", board); split("", removed)
        moved = 0
        for (i = 1; i <= count; i++) {
            turn = turn_of[i]
            print "A\t" games "\t" turn "\t" line(kind_of(action[i])) "\t" action[i]
            play(action[i])
            if (turn_of[i + 1] != turn || i == count) {
                last = turn; moved = 0
                if (i < count) turn++
                print "T\t" games "\t" last "\t" line(i < count ? kind_of(action[i + 1]) : "")
            }
        }
        count = 0
    }
    BEGIN {
        split("2 1 1 1 1 2 2 3 4 5 7", low, " ")
        split("5 7 8 9 10 10 11 11 11 11 10", high, " ")
    }
    /^\[/ { next }
    {
        for (field = 1; field <= NF; field++) {
            if ($field !~ /^[0-9]+\./) { game_over(); continue }
            body = $field
            number = substr(body, 1, index(body, ".") - 1) + 0
            sub(/^[0-9]+\./, "", body)
            gsub(/;/, " ", body)
            parts = split(body, part, " ")
            for (i = 1; i <= parts; i++) {
                # A row and its ring are written together.
                if (match(part[i], /^x[a-k][0-9]+-[a-k][0-9]+x/)) {
                    action[++count] = substr(part[i], 1, RLENGTH - 1); turn_of[count] = number
                    action[++count] = substr(part[i], RLENGTH); turn_of[count] = number
                } else { action[++count] = part[i]; turn_of[count] = number }
            }
        }
    }' "$1"
}

play=$BUILD/tool_play
"$play" --games 140 --seed 1 --names --comments --clocks --ends >"$TMPDIR/standard.yin" &&
    "$play" --games 100 --seed 2 --names --comments --clocks --ends --variant blitz \
        >"$TMPDIR/blitz.yin" &&
    "$play" --games 40 --seed 3 --names --ends --style cramped >"$TMPDIR/cramped.yin" &&
    "$play" --games 20 --seed 4 --names --comments --house no-limit >"$TMPDIR/no-limit.yin" || exit 1

set -- "$SRCDIR"/samples/*.yin "$SRCDIR"/samples/*.sgf \
    "$TMPDIR/standard.yin" "$TMPDIR/blitz.yin" "$TMPDIR/cramped.yin" "$TMPDIR/no-limit.yin"
echo "1..$(($# * 3 + 4))"
for source in "$@"; do
    case $source in
    "$TMPDIR"/*) chain "$source" "generated ${source##*/}" ;;
    *) chain "$source" "${source##*/}" ;;
    esac
done
report '300 games were generated' "$(
    count=$(cat "$TMPDIR/standard.yin" "$TMPDIR/blitz.yin" "$TMPDIR/cramped.yin" \
        "$TMPDIR/no-limit.yin" | yinsh score - | sed 1d | wc -l)
    [ "$count" -eq 300 ] || echo "$count of them"
)"

# Games that end on the board; fewer under valgrind.
games=5
[ -z "$WRAP" ] || games=1
"$play" --games $games --seed 6 --style greedy >"$TMPDIR/games.yin"
positions "$TMPDIR/games.yin" >"$TMPDIR/positions"
report 'every action that was played is a legal one' "$(
    grep -c '^A' "$TMPDIR/positions" >/dev/null || echo "no actions"
    grep '^A' "$TMPDIR/positions" | while IFS=$tab read -r _ game turn line action; do
        case $newline$(yinsh moves "$line" 2>&1)$newline in
        *"$newline$action$newline"*) ;;
        *) echo "game $game, turn $turn: $action in $line" ;;
        esac
    done
)"
report 'the position after every turn is the one that the turn makes' "$(
    last=$(grep '^T' "$TMPDIR/positions" | cut -f 3 | sort -n | tail -n 1)
    turn=1
    while [ "$turn" -le "${last:-0}" ]; do
        yinsh show --format=position --turn=$turn "$TMPDIR/games.yin" 2>/dev/null |
            awk -v turn=$turn -v OFS="$tab" '$0 != "" { print "T", NR, turn, $0 }'
        turn=$((turn + 1))
    done >"$TMPDIR/shown"
    sort -k 3,3n -k 2,2n "$TMPDIR/shown" >"$TMPDIR/shown.sorted"
    grep '^T' "$TMPDIR/positions" | sort -k 3,3n -k 2,2n | diff - "$TMPDIR/shown.sorted"
    [ -s "$TMPDIR/shown" ] || echo "nothing shown"
)"
report 'the position at the end is the one after the last turn' "$(
    yinsh show --format=position "$TMPDIR/games.yin" >"$TMPDIR/ends"
    awk -F "$tab" '/^T/ { last[$2] = $4; if ($2 > games) games = $2 }
        END { for (i = 1; i <= games; i++) print last[i] }' "$TMPDIR/positions" |
        diff - "$TMPDIR/ends"
)"
