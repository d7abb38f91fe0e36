#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: events writes the same for every number of threads, from pipes and in parts; its cells, and
# the columns of score about games, agree with a second implementation, events.py; and the programs
# that yinsh(1) shows load its lines, if they are installed.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
cd "$TMPDIR" || exit 1

files=200
[ -z "${WRAP:-}" ] || files=3
"$BUILD/tool_archive" --files $files --form plain made >/dev/null && cat made/games.sgf made/games.sgf >games.sgf ||
    exit 1

# ---- The same in every way -----------------------------------------------------------

columns=turn,side,kind,from,to,flips,row,row_by,ring_taken,markers_white,markers_black
columns=$columns,mobility,clock,comment,legal_moves,actions,position,hash,white_gifts
yinsh events -j 1 --columns=file,record,$columns games.sgf >one 2>/dev/null
for jobs in 2 7; do
    yinsh events -j $jobs --columns=file,record,$columns games.sgf 2>/dev/null | same one -
    report "events writes the same with -j $jobs"
done
cut -f 2- one >unnamed
for jobs in 1 7; do
    yinsh events -j $jobs --columns=record,$columns <games.sgf 2>/dev/null | same unnamed -
    report "from a pipe with -j $jobs"
done
sed 1d one | cut -f 3- >bare
for part in 1 2 3; do
    yinsh events --no-head --columns=$columns --part=$part/3 games.sgf 2>/dev/null
done | same bare -
report 'in three parts'
yinsh events -o two --columns=file,record,$columns games.sgf 2>/dev/null
same one two
report 'to a file'

# ---- The second implementation -------------------------------------------------------

samples=$SRCDIR/samples
for map in turn60 mirror120; do
    yinsh convert -t gipf --map=$map "$samples/tournament.yin" "$samples/steal.yin" >$map.yin 2>/dev/null
done
set -- turn60.yin mirror120.yin "$samples" made/games.sgf
[ ! -d "${SHARED:-}/records" ] || set -- "$@" "$SHARED/records"
[ -z "${WRAP:-}" ] || set -- turn60.yin "$samples/steal.yin" made/games.sgf
python events.py "$@"

# ---- Other programs ------------------------------------------------------------------

# program NAME : the literal text in the item of yinsh(1) whose name begins with this
program() {
    awk -v name="$1" '
        /^\.S[sh] / { inside = $0 == ".Ss For the user of a database" }
        inside && /^\.It / { item = index($0, ".It " name) == 1 }
        /^\.Ed/ { literal = 0 }
        inside && item && literal { print }
        /^\.Bd / { literal = 1 }' "$SRCDIR/man/yinsh.1" |
        sed "s/\\\\(aq/'/g; s/^\\\\&//; s/\\\\e/\\\\/g"
}

# loads NAME COMMAND... : whether a command prints the right numbers; its standard input, and the
# file "load", are the program
loads() {
    name=$1
    shift
    program "$name" >load
    found=$("$@" <load 2>errors | grep -E 'black|white' | grep -Eo 'black|white|[0-9]+' | tr '\n' ' ')
    [ -s load ] && [ "$found" = "$wanted" ] || { sed 's/^/# /' errors; echo "# found: $found"; false; }
    report "$name loads turns"
}

# with_module MODULE : a Python that has it
with_module() {
    for python in python3 /usr/bin/python3; do
        if command -v $python >/dev/null 2>&1 && $python -c "import $1" 2>/dev/null; then
            echo $python
            return
        fi
    done
    return 1
}

yinsh events --format=csv -o turns.csv "$samples/tournament.yin" &&
    yinsh events --format=json -o turns.json "$samples/tournament.yin" || exit 1
wanted=$(awk -F , '$5 == "move" { moves[$4]++; flips[$4] += $8 }
    END { printf "black %d %d white %d %d ", moves["black"], flips["black"], moves["white"], flips["white"] }' turns.csv)

if command -v sqlite3 >/dev/null 2>&1; then
    loads SQLite sqlite3 :memory:
else
    skip 'SQLite loads turns' 'no sqlite3'
fi
if command -v duckdb >/dev/null 2>&1; then
    loads DuckDB duckdb
else
    skip 'DuckDB loads turns' 'no duckdb'
fi
for module in sqlite3 pandas; do
    name=$module
    [ $module != sqlite3 ] || name=Python
    if python=$(with_module $module); then
        loads $name "$python" -
    else
        skip "$name loads turns" "no module $module of Python"
    fi
done
if command -v spark-submit >/dev/null 2>&1; then
    loads Spark spark-submit load
else
    skip 'Spark loads turns' 'no spark-submit'
fi

plan
