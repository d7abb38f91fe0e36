#!/bin/sh
# The bench in its smallest form: the games that it makes, the shape of its table, and that a
# rise of the instructions that were recorded is found.  No time is examined.
# Run by tests/run, which sets YINSH, BUILD, TMPDIR, SAN and WRAP.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

generate() {
    "$BUILD/bench" --generate "$@"
}

cd "$TMPDIR" || exit 1
games=20
writable=$($YINSH notations | awk -F '\t' '$3 == "yes" { print $1 }')
[ -n "$writable" ] || exit 1

generate --games 300 >games && generate --games 300 >again && same games again
report 'the same seed gives the same games'
generate --games 300 --seed 2 >again && ! cmp -s games again
report 'another seed gives other ones'

why=''
for notation in $writable; do
    generate --games 300 --to "$notation" >"in-$notation" &&
        $YINSH score --columns=turns,status --no-head -f "$notation" "in-$notation" >"of-$notation" ||
        why="$why$notation: status $?
"
    awk '$2 == "ok"' "of-$notation" | cmp -s - of-gipf || why="$why$notation: other games
"
done
[ "$(wc -l <of-gipf)" -eq 300 ] || why='not 300 games'
report 'in every notation the games are good and have as many turns' "$why"

$YINSH score --summary games >summary
[ "$(awk '$1 == "end" && $3 > 0 { print $2 }' summary | sort | tr '\n' ' ')" = \
    'markers resign rings time unfinished ' ]
report 'they end with rings, with markers, by resignation, on time and not at all'
grep -q '[0-9]\. x' games && grep -q ';x.*;x' games && grep -q '^63\. ' games
report 'there are rows that the opponent made, and several of one move'
awk 'length > 79 { long = 1 } /^\[/ { tags++ } END { exit long || tags < 4 * 300 }' games
report 'wrapped, they have tags and lines of up to 79 columns'
for notation in gipf gipf-short; do
    generate --games 300 --layout lines --to $notation >lines-$notation &&
        $YINSH score --columns=turns,status --no-head lines-$notation | cmp -s - of-gipf &&
        ! grep -v '^1\.[a-k][0-9]* 2\.[a-k][0-9]* .* \(1-0\|0-1\|1/2-1/2\|\*\)$' lines-$notation
    report "in lines, each game of $notation is one line"
done

for wrong in --nonsense '--to nothing' '--to bga-json' '--layout round' '--games x' "$YINSH"; do
    # shellcheck disable=SC2086 # an option and its value
    generate $wrong >/dev/null 2>&1
    [ $? -eq 2 ] || echo "$wrong"
done >accepted
report 'what it does not know is refused' "$(cat accepted)"

# ---- The table ---------------------------------------------------------------

why=''
"$BUILD/bench" --quick --tsv --games $games --size 0 --compiler 'some compiler' "$YINSH" \
    >table 2>messages || why=$(cat messages)
report 'the whole bench runs' "$why"

head -n 1 table | grep -q '^# .*processors; some compiler$' &&
    sed -n 2p table | grep -q "^input${tab}command${tab}threads${tab}.*${tab}ratio${tab}to\$"
report 'the first line states where it was measured, the second names the columns'

# examine TABLE : what is wrong with its rows; a rate of a busy machine may be rounded to 0, as may
# the processor's time where it is counted in ticks
examine() {
    sed -e 1,2d -e '/^#/d' "$1" | awk -F '\t' '
    NF != 16 { print "columns: " $0 }
    {
        for (i = 3; i <= 14; i++)
            if ($i !~ /^[0-9]+(\.[0-9]+)?$/ || ($i <= 0 && (i < 9 || i > 12)))
                print "column " i ": " $0
    }
    ($15 == "-") != ($16 == "-") || ($15 != "-" && !($15 > 0)) { print "ratio: " $0 }
    $3 == 2 && $16 != "-j 1" { print "not compared: " $0 }'
}
examine table >wrong
report 'every row has all columns, with numbers' "$(cat wrong)"

# Rows in which each game is a file have fewer games, except in the official notation; rows that
# measure the start have one, and a site has 32,000 games if the other rows have 20,000.
sed 1,2d table | awk -F '\t' -v games=$games '
    { wanted = games }
    $1 ~ / (folder|zip|tar.zst|plain)$/ && $1 !~ /^gipf/ { wanted = games / 4 }
    $1 ~ / (diagrams|pngs)$/ || $1 == "one game" { wanted = 1 }
    $2 ~ /^diff/ { wanted = 2 * games }
    $2 ~ /^publish/ { wanted = 8 / 5 * games }
    $5 != wanted { print "not " wanted " games: " $0 }
    $1 == "gipf wrapped" { turns = $6 }
    wanted == games && $1 !~ /^chess/ { games_of[$1] = $6 }
    END { for (name in games_of) if (games_of[name] != turns) print name ": other turns" }' >wrong
report 'the sums of games and turns are right' "$(cat wrong)"

for notation in $writable; do
    for command in check score convert; do
        sed 1,2d table | awk -F '\t' -v notation="$notation" -v command=$command '
            $1 ~ "^" notation "( wrapped)?$" && index($2, command) == 1 { found = 1 }
            END { if (!found) print notation, command }'
    done
done >wrong
for input in 'gipf wrapped' 'gipf lines' 'gipf folder' 'gipf zip' 'boardspace plain' \
    'boardspace folder' 'boardspace zip'; do
    grep -q "^$input${tab}check${tab}2$tab" table || echo "$input with two threads"
done >>wrong
grep -q '^gipf wrapped.cat.' table && grep -q '^gipf wrapped.wc -l.' table || echo 'cat, wc' >>wrong
if grep -q pgn-extract messages; then
    ! grep -q pgn-extract table || echo 'pgn-extract, which is not there' >>wrong
else
    grep -q "^gipf wrapped${tab}check${tab}1$tab.*${tab}pgn-extract -r\$" table ||
        echo 'compared with pgn-extract' >>wrong
fi

# has TABLE INPUT COMMAND : one row with one thread, compared with check, and one with two
has() {
    grep -q "^$2${tab}$3${tab}1$tab.*${tab}check\$" "$1" &&
        grep -q "^$2${tab}$3${tab}2$tab.*${tab}-j 1\$" "$1" || echo "$2 $3"
}
{
    for command in 'search -c -p' 'search 6 pieces' 'check --where flips' \
        'check --where position' 'check --where seq' unique 'unique --symmetry=all' \
        'unique --prefix' 'unique, both' 'openings --depth=10' stats events; do
        has table 'gipf wrapped' "$command"
    done
    has table 'gipf pairs' 'diff --no-tags'
    has table 'gipf games' 'publish --no-downloads'
    has table boardspace 'search -c -p'
} >>wrong
report 'no row is missing' "$(cat wrong)"

# More games than files, and not the same number in each.
"$BUILD/bench" --collection --tsv --games 70 "$YINSH" >table 2>messages ||
    cat messages >wrong
{
    examine table
    for command in 'search 6 pieces' unique 'unique --symmetry=all' \
        'openings --depth=4' 'openings --depth=10' stats; do
        has table collection "$command"
    done
    awk -F '\t' '!/^#/ && NR > 2 && $5 != 70 { print "not 70 games: " $0 }' table
} >>wrong
report 'a collection of different games is searched and counted' "$(cat wrong)"

# ---- Instructions -------------------------------------------------------------

why=''
[ -z "$SAN" ] || why='a sanitizer does not run under valgrind'
command -v valgrind >/dev/null 2>&1 || why='no valgrind'
[ -n "$why" ] || valgrind --tool=none --log-file=/dev/null "$YINSH" --version >/dev/null ||
    why='valgrind cannot read the program'
if [ -n "$why" ]; then
    skip 'counted twice, the instructions are the same' "$why"
    skip 'a rise of more than 3% fails, and is named' "$why"
    skip 'figures for another compiler are not compared' "$why"
    plan
    exit
fi

# count FILE [OPTION]... : output to found, messages to messages
count() {
    file=$1
    shift
    "$BUILD/bench" --instructions --games 3 --only 'check gipf lines' --compiler 'some compiler' \
        --recorded "$file" "$@" "$YINSH" >found 2>messages
}

count recorded --record && count recorded && same - messages </dev/null &&
    grep -q '^check gipf lines .* 0\.00%$' found
report 'counted twice, the instructions are the same'

# As if less had been recorded: by 2.5% and by 3.5%.
for share in 0.975 0.965; do
    awk -F '\t' -v share=$share -v OFS='\t' '/^check/ { $2 *= share } { print }' recorded >less-$share
done
count less-0.975 && ! count less-0.965 && grep -q '^bench: check gipf lines: ' messages
report 'a rise of more than 3% fails, and is named'

sed 's/some compiler/another/' less-0.965 >other
count other && grep -q '^not compared: ' found
report 'figures for another compiler are not compared'
plan
