#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: the small edits of convert, from and to every notation, against awk, sort and filters; they
# depend neither on threads nor on where the records come from.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
cd "$TMPDIR" || exit 1

# games N : so many games whose tags differ, but for some that are equal
games() {
    "$BUILD/bench" --generate --games "$1" --seed 5 | awk '
        /^\[Event/ {
            number++
            printf "[Event \"Cup %d\"]\n[Date \"%d.%02d.%02d\"]\n[Round \"%d\"]\n", number % 3,
                2000 + number % 5, 1 + number * 7 % 12, 1 + number % 28, number * 31 % 40
            printf "[White \"Player %d\"]\n[Black \"Player %d\"]\n", number % 11, number % 7
        }
        !/^\[(Event|Date|Round|White|Black) / { print }'
}

# edit OPTION FILE : what a file in the official notation has to become
edit() {
    case $1 in
    until) # no ring is removed by then
        awk '
            /^\[(Rings|Termination)/ { next }
            /^\[Result/ { print "[Result \"*\"]"; next }
            /^\[/ { print; next }
            NF == 0 { if (body != "") print body "*\n"; else print; body = ""; next }
            { for (i = 1; i <= NF; i++) if (split($i, part, ".") == 2 && part[1] <= 12) body = body $i " " }
            END { if (body != "") print body "*" }' "$2" ;;
    tags)
        awk '
            /^\[Result/ { print "[Round \"" ++number "\"]\n[Event \"A = 100%\"]" }
            /^\[(Event|Round|White) / { next }
            { print }' "$2" ;;
    order)
        yinsh score --no-head --columns=turns,day,record "$2" | sort -t "$tab" -k 1,1nr -k 2,2r -k 3,3n |
            head -n 7 | cut -f 3 | while read -r record; do
                yinsh convert -t gipf --record="$record" "$2"
            done ;;
    esac >expected.yin
}

# options OPTION : the same for yinsh
options() {
    case $1 in
    until) echo --until=12 ;;
    tags) echo "--set=Round=%n --unset=white --set=event=A_=_100%" ;;
    order) echo "--sort=-turns,-day --head=7" ;;
    esac
}

# convert ARGUMENT... : without losses
convert() {
    yinsh convert "$@" 2>err
    grep -v 'cannot hold' err
}

games 40 >plain.yin && yinsh convert -t gipf -o games.yin plain.yin || exit 1
notations=$(yinsh notations | awk -F '\t' '$2 == "yes" && $3 == "yes" { print $1 }')
for notation in $notations; do
    convert -t "$notation" games.yin >"from.$notation"
    convert -t gipf "from.$notation" >"from.yin"
    for option in until tags order; do
        set -f
        # shellcheck disable=SC2046 # several options
        set -- $(options $option)
        set +f
        edit $option games.yin
        sed 's/A = 100%/A_=_100%/' expected.yin >edited.yin
        convert -t "$notation" edited.yin >expected
        convert -t "$notation" "$@" games.yin >found
        same expected found
        report "to $notation: $option"
        edit $option from.yin
        sed 's/A = 100%/A_=_100%/' expected.yin >edited.yin
        convert -t gipf edited.yin >expected
        convert -t gipf "$@" "from.$notation" >found
        same expected found
        report "from $notation: $option"
    done
    rm -rf split
    convert -t "$notation" --split=split --split-by=player "from.$notation"
    yinsh score --no-head --columns=white,black from.yin | tr '\t' '\n' | sort -u >players
    why=
    [ "$(find split -type f | wc -l)" -eq "$(wc -l <players)" ] || why='not a file for each player'
    while read -r player; do
        convert -t "$notation" --where="white == '$player' || black == '$player'" "from.$notation" >expected
        same expected split/*-"$(echo "$player" | tr ' ' _)".* || why="$why $player"
    done <players
    report "in $notation: each player has a file" "$why"
done

# ---- Sorting -------------------------------------------------------------------------

games 3000 | tee many.yin | gzip >many.gz
yinsh score --no-head --columns=record,turns,white,event,day,round many.yin >rows
# COLUMNS; how sort sorts the rows
while read -r columns keys; do
    yinsh convert -t gipf --sort="$columns" many.yin |
        yinsh score --no-head --columns=turns,white,event,day,round >found
    # shellcheck disable=SC2086 # several keys
    sort -s -t "$tab" $keys rows | cut -f 2- >expected
    same expected found
    report "--sort=$columns"
done <<END
turns -k 2,2n
-turns -k 2,2nr
white -k 3.8,3n
day -k 5,5
-day,round -k 5,5r -k 6,6n
round,-record -k 6,6n -k 1,1nr
event,-white,turns -k 4,4 -k 3.8,3nr -k 2,2n
-record -k 1,1nr
END

# ---- Threads, pipes and archives -----------------------------------------------------

cat many.yin "$SRCDIR"/samples/broken/move-no-ring.yin many.yin >most.yin
for option in --sort=-day,round '--sort=-record --head=100' --head=5 --head=4000 --set=Round=%n --until=9; do
    why=
    # shellcheck disable=SC2086 # several options
    for jobs in 1 2 7; do
        yinsh convert -t gipf -j $jobs $option most.yin >out.$jobs 2>err.$jobs
        echo $? >>err.$jobs
        same out.1 out.$jobs && same err.1 err.$jobs || why="$why -j$jobs"
    done
    # shellcheck disable=SC2086,SC2002
    {
        yinsh convert -t gipf $option - <most.yin >out.file 2>/dev/null
        cat most.yin | yinsh convert -t gipf $option >out.pipe 2>/dev/null
        gzip -c most.yin >most.gz && yinsh convert -t gipf $option most.gz >out.gz 2>/dev/null
    }
    for from in file pipe gz; do
        same out.1 out.$from || why="$why $from"
    done
    report "$option does not depend on threads and where records come from" "$why"
done
for jobs in 1 4; do
    yinsh convert -t gipf -j $jobs --split=each.$jobs --split-by=event most.yin 2>/dev/null
done
diff -r each.1 each.4 && [ "$(find each.1 -type f | wc -l)" -eq 3 ]
report '--split-by does not depend on threads'
while cat "$SRCDIR/samples/minimal.yin"; do :; done 2>/dev/null | yinsh convert -t gipf --head=3 >found
for record in 1 2 3; do
    yinsh convert -t gipf "$SRCDIR/samples/minimal.yin"
done | same - found
report '--head does not read an input that never ends'
yinsh convert -t gipf --head=1 --split=one most.yin && [ "$(find one -type f | wc -l)" -eq 1 ]
report '--head stops before a bad record'
plan
