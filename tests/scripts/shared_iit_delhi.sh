#!/bin/sh
# TAP: real logs and games of the notations iit-delhi and points, if a folder ../shared
# exists: every one ends as expected.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

if [ -z "${SHARED:-}" ]; then
    skip_all 'no folder ../shared'
fi

logs=$SHARED/records/iit-delhi
games=$SHARED/records/yinsh-points


# A log in each line: file, record, what the server states, how the replay ends, what stops
# it, the rings, the server's text.
sed 1d "$logs/expected.tsv" >"$TMPDIR/expected"
cut -f 1 "$TMPDIR/expected" | sort -u >"$TMPDIR/names"
# As the columns of score: result, rings, end, claimed, status, code, turn.  A game that
# continues after the 51st marker ends as the server's scores state.
awk -F "$tab" -v OFS="$tab" '
    function winner(player) { return player == 1 ? "1-0" : player == 2 ? "0-1" : "*" }
    {
        rings = $6; end = "unfinished"; result = "*"; claimed = ""; status = "ok"; code = ""
        if ($3 == "FINISH") {
            split($7, word, " ")
            result = winner(word[2])
            if ($5 ~ /markers/)
                rings = word[2] == 1 ? "3-" int(word[11]) : int(word[11]) "-3"
            end = "rings"
        } else if (match($7, /BY PLAYER [12]/)) {
            result = winner(3 - substr($7, RSTART + 10, 1))
            end = $3 == "TIMEOUT" ? "time" : "forfeit"
        }
        if (result != "*") claimed = result
        if ($5 ~ /off board/) { status = "illegal"; code = "place-off-board" }
        print $1, $2, result, rings, end, claimed, status, code
    }' "$TMPDIR/expected" >"$TMPDIR/wanted"
(
    cd "$logs" || exit
    while read -r file; do
        yinsh score --diagnostics=short "$file" 2>>"$TMPDIR/messages" | sed 1d
    done <"$TMPDIR/names"
) | awk -F "$tab" -v OFS="$tab" '{ print $1, $2, $5, $6 "-" $7, $8, $11, $12, $13 }' |
    sort >"$TMPDIR/got"
report 'every log ends as its server and the replay state' "$(
    [ "$(wc -l <"$TMPDIR/wanted")" -eq 139 ] || echo 'not 139 records'
    sort "$TMPDIR/wanted" | diff - "$TMPDIR/got"
)"
report 'two logs go on past the 51st marker' "$(
    grep -c '\[limit-passed\]$' "$TMPDIR/messages" | grep -vx 2
)"
report 'the last line of every log is written as it was' "$(
    grep -v -e "${tab}none$tab" "$TMPDIR/expected" | cut -f 1 | sort -u | while read -r file; do
        yinsh convert -t iit-delhi "$logs/$file" 2>/dev/null | grep -v NORMAL >"$TMPDIR/a"
        grep -e FINISH -e KILLPROC "$logs/$file" >"$TMPDIR/b"
        # The ends of a row are put in order.
        sed 's/"data": ".*"}/"data": ""}/' "$TMPDIR/a" >"$TMPDIR/c"
        sed 's/"data": ".*"}/"data": ""}/' "$TMPDIR/b" | cmp -s - "$TMPDIR/c" || echo "$file"
    done
)"
report 'what is no log of this game is one diagnostic' "$(
    for file in "$logs"/*.log "$logs"/*.txt; do
        grep -qx "${file##*/}" "$TMPDIR/names" && continue
        yinsh score "$file" 2>/dev/null | grep -c other-game | grep -vx 1
        yinsh check --diagnostics=short -q "$file" 2>&1 | wc -l | grep -vx ' *1'
    done
)"
report 'every good log survives the official notation' "$(
    while read -r file; do
        yinsh convert -t gipf "$logs/$file" >"$TMPDIR/a.yin" 2>/dev/null || continue
        yinsh convert -t iit-delhi "$logs/$file" 2>/dev/null >"$TMPDIR/b.log"
        yinsh convert -t iit-delhi "$TMPDIR/a.yin" 2>/dev/null | cmp - "$TMPDIR/b.log"
    done <"$TMPDIR/names"
)"
report 'the games with numbered points end as they are known to' "$(
    for file in "$games"/game?.txt; do
        yinsh score "$file" 2>/dev/null | sed 1d
    done | cut -f 5-8,12-14 | tr '\t' ' ' >"$TMPDIR/got"
    # The first and the last break off after a move that makes a row.
    diff - "$TMPDIR/got" <<'END'
* 0 2 unfinished illegal row-due 36
* 0 0 unfinished illegal move-no-ring 21
0-1 0 3 rings ok  
* 2 2 unfinished illegal row-due 56
END
)"
report 'a ring that is not there is reported at its place' "$(
    yinsh check --diagnostics=short -q "$games/game2.txt" 2>&1 | grep -v '/game2.txt:21:2: error: turn 21: '
)"

# What a player tried and the server refused: it is refused here, too, at the tried turn, with
# one of these codes and words.
refusals() {
    while IFS=$tab read -r name turns tried reason; do
        [ "$name" != name ] || continue
        printf '%s|%s\n' "$turns" "$tried" | tr '|' '\n' >"$TMPDIR/tried.log"
        place=$(echo "$reason" | tr '[:upper:]' '[:lower:]')
        place=${place##* }
        # A row at a time when a move is due has a point without one of the player's markers.
        case $reason in
        occupied*) wanted="$place is occupied.*\\[place-occupied\\]" ;;
        'no own ring'*) wanted="ring on $place .*\\[move-\\(no-ring\\|opponent-ring\\)\\]" ;;
        *'after end'*) wanted='the game is over.*\[game-over\]' ;;
        'row removal'*) wanted='\[row-\(none\|vacant\|wrong-colour\|has-ring\)\]' ;;
        *) wanted='no such reason' ;;
        esac
        for from in '' '-f iit-delhi'; do
            # shellcheck disable=SC2086 # an option with its value, or none
            yinsh check --diagnostics=short -q $from "$TMPDIR/tried.log" >"$TMPDIR/err"
            [ $? -eq 1 ] || echo "$name: not bad"
            line=$(wc -l <"$TMPDIR/tried.log")
            grep "tried.log:$line:.* error: " "$TMPDIR/err" | grep -q "$wanted" ||
                printf '%s: %s, but: %s\n' "$name" "$reason" "$(cat "$TMPDIR/err")"
            grep -c ' error: ' "$TMPDIR/err" | grep -vx 1
        done
    done
}
report 'what the server refused is refused for the same reason' "$(
    refusals <"$SHARED/records/iit-delhi-invalid.tsv"
    [ "$(wc -l <"$SHARED/records/iit-delhi-invalid.tsv")" -eq 17 ] || echo 'not 16 refusals'
)"
plan
