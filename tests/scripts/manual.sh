#!/bin/sh
# That the manual pages and README.md state what the program and the library do: every
# example is run, and names, options and signatures are compared.  Run by tests/run,
# which sets SRCDIR, BUILD, YINSH, TMPDIR, WRAP, CC, CFLAGS, LDFLAGS and VARIANT.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
export LC_ALL=C
TMPDIR=${TMPDIR:-/tmp} WRAP=${WRAP:-} VARIANT=${VARIANT:-}
work=$(mktemp -d "$TMPDIR/manual.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT
cd "$SRCDIR" || exit 1

# plain : undo the escapes of the pages' literal text
plain() {
    awk '{
        sub(/^\\&/, "")
        gsub(/\\[(]aq/, "\047")
        gsub(/\\[(]ha/, "^")
        gsub(/\\[(]ti/, "~")
        gsub(/\\e/, "\\\\")
        print
    }'
}

# ---- The language ------------------------------------------------------------------

# A folder in which the pages find one another, as they will once they are installed.
for page in man/*.[135]; do
    mkdir -p "$work/man/man${page##*.}"
    cp "$page" "$work/man/man${page##*.}/"
done
for page in man/yinsh.1 man/yinsh-notation.5 man/libyinsh.3; do
    if command -v mandoc >/dev/null 2>&1; then
        found=$(MANPATH=$work/man mandoc -T lint -W style "$page" 2>/dev/null)
        [ -z "$found" ] || echo "$found" | sed 's/^/# /'
        [ -f "$page" ] && [ -z "$found" ]
        report "mandoc finds nothing wrong with $page"
    else
        skip "mandoc finds nothing wrong with $page" 'no mandoc'
    fi
done

# ---- Examples ----------------------------------------------------------------------

mkdir "$work/bin" || exit 1
# shellcheck disable=SC2016 # expanded when it runs
printf '#!/bin/sh\nexec %s "%s" "$@"\n' "$WRAP" "$YINSH" >"$work/bin/yinsh"
chmod +x "$work/bin/yinsh"
PATH=$work/bin:$PATH

# examples FILE BEGIN END < TEXT : the commands after "$ " in blocks between two lines,
# "> " going on with them, and the output below, into numbered files; prints the number
examples() {
    awk -v folder="$1" -v begin="$2" -v end="$3" '
        !inside && index($0, begin) == 1 { inside = 1; next }
        inside && $0 == end { inside = 0; name = "" }
        !inside { next }
        /^[$] / {
            if (name != "") { close(name ".cmd"); close(name ".out") }
            name = sprintf("%s/%03d", folder, ++count)
            print substr($0, 3) >(name ".cmd")
            printf "" >(name ".out")
            next
        }
        name != "" && /^> / { print substr($0, 3) >(name ".cmd"); next }
        name != "" { print >(name ".out") }
        END { print count + 0 }'
}

# lacking FILE : a program that an example needs and that need not be here
lacking() {
    for program in sqlite3 zip; do
        if grep -q "^$program " "$1" && ! command -v $program >/dev/null 2>&1; then
            echo $program
        fi
    done
}

# run_examples NAME : those of one text, in order and in one folder beside the samples
run_examples() {
    mkdir "$work/$1.run" && ln -s "$SRCDIR/samples" "$work/$1.run/samples" || exit 1
    for command in "$work/$1"/*.cmd; do
        [ -f "$command" ] || continue
        lacking=$(lacking "$command")
        if [ -n "$lacking" ]; then
            skip "$1: $(sed -n 1p "$command" | tr -d '#')" "no $lacking"
            continue
        fi
        (cd "$work/$1.run" && sh "$command" >"$work/found" 2>"$work/errors" </dev/null)
        status=$?
        diff -u "${command%.cmd}.out" "$work/found" | sed 's/^/# /'
        [ ! -s "$work/errors" ] || sed 's/^/# stderr: /' "$work/errors"
        [ "$status" -lt 2 ] && [ ! -s "$work/errors" ] &&
            cmp -s "${command%.cmd}.out" "$work/found"
        report "$1: $(sed -n 1p "$command" | tr -d '#')"
    done
}

for page in yinsh.1 yinsh-notation.5; do
    mkdir "$work/$page" || exit 1
    count=$(plain <"man/$page" | examples "$work/$page" '.Bd -literal' '.Ed')
    [ "$count" -gt 0 ]
    report "$page has $count examples"
    run_examples "$page"
done
mkdir "$work/README" || exit 1
# shellcheck disable=SC2016 # the marks around a block of code
count=$(examples "$work/README" '```console' '```' <README.md)
[ "$count" -ge 5 ]
report "README.md has $count examples"
run_examples README

# ---- Diagnostics -------------------------------------------------------------------

sed -n 's/^FAULT([A-Z_]*, "\([^"]*\)", \([A-Z_]*\), "\([^"]*\)".*/\2 \1 (\3)/p' src/fault/fault.def |
    sed 's/^LOSSY/WARNING/' | sort >"$work/codes"
awk '
    /^\.Sh / { inside = $2 == "DIAGNOSTICS" }
    /^\.Ss Illegal / { class = "ILLEGAL" }
    /^\.Ss Records that contradict / { class = "MISMATCH" }
    /^\.Ss Malformed / { class = "MALFORMED" }
    /^\.Ss Warnings/ { class = "WARNING" }
    /^\.Ss Style/ { class = "STYLE" }
    inside && /^\.It Dv / {
        name = $3
        sub(/^.* Pq /, "")
        printf "%s %s (%s)\n", class, name, $0
    }' man/yinsh.1 | sort >"$work/found"
same "$work/codes" "$work/found"
report 'yinsh(1) lists the codes of src/fault/fault.def, with their kinds and clauses, and no others'

# What the program prints, with the record and the level that each part of the section names.
yinsh explain | sed '1d; s/  */ /g; s/ \([^ ]* [^ ]*\) / \1 (/; s/$/)/' | sort >"$work/listed"
awk '
    /^\.Sh / { inside = $2 == "DIAGNOSTICS" }
    /^\.Ss / {
        record = /Illegal/ ? "illegal" : /contradict/ ? "mismatch" : /Malformed/ ? "malformed" : "ok"
        level = "none"
    }
    inside && /^\.Cm / { level = $2 }
    inside && /^\.It Dv / {
        name = $3
        sub(/^.* Pq /, "")
        printf "%s %s %s (%s)\n", name, level, record, $0
    }' man/yinsh.1 | sort >"$work/described"
same "$work/listed" "$work/described"
report 'yinsh explain lists them with the levels, records and clauses of yinsh(1)'

sort -u "$work/found" | cmp -s - "$work/found"
report 'no code is listed twice'

# ---- Commands and options ----------------------------------------------------------

yinsh --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p' >"$work/commands"
sed -n '/^\.Sh COMMANDS/,/^\.Sh E/s/^\.Ss //p' man/yinsh.1 >"$work/found"
same "$work/commands" "$work/found"
report 'yinsh(1) describes the commands of yinsh --help in their order'

# options_of SUBSECTION : those that a part of yinsh(1) lists
options_of() {
    awk -v wanted=".Ss $1" '
        /^\.S[sh] / { inside = $0 == wanted }
        inside && /^\.It Fl / {
            for (i = 2; i < NF; i++)
                if ($i == "Fl") print "-" $(i + 1)
        }' man/yinsh.1
}

while read -r command; do
    yinsh "$command" --help |
        sed -n '/^Options:/,/^$/p' | grep '^ *-' |
        awk '{ for (i = 1; i <= NF && $i ~ /^-/; i++) { sub(/[[=,].*/, "", $i); print $i } }' |
        sort >"$work/options"
    {
        options_of "$command"
        options_of 'Options of every command'
        if grep -q '^--from' "$work/options"; then
            options_of 'Options of commands that read records'
        fi
    } | sort >"$work/found"
    same "$work/options" "$work/found"
    report "yinsh(1) lists the options of yinsh $command --help"
done <"$work/commands"

# ---- The library -------------------------------------------------------------------

awk '
    /^YINSH_API / { inside = 1; text = "" }
    inside { text = text " " $0 }
    inside && /;/ {
        sub(/^ *YINSH_API */, "", text)
        sub(/;.*/, "", text)
        gsub(/ +/, " ", text)
        print text
        inside = 0
    }' src/yinsh.h | sort >"$work/functions"
awk '
    function say(arguments) {
        printf "%s%s%s(%s)\n", type, type ~ /[*]$/ ? "" : " ", name, arguments
    }
    /^\.Sh / { inside = $2 == "SYNOPSIS" }
    !inside { next }
    /^\.Ft / { type = substr($0, 5) }
    /^\.Fn / {
        name = $2
        rest = $0
        sub(/^[^"]*"/, "", rest)
        sub(/" *$/, "", rest)
        gsub(/" "/, ", ", rest)
        say(rest)
    }
    /^\.Fo / { name = $2; list = "" }
    /^\.Fa / { split($0, part, "\""); list = list (list == "" ? "" : ", ") part[2] }
    /^\.Fc/ { say(list) }' man/libyinsh.3 | sort >"$work/found"
same "$work/functions" "$work/found"
report 'the synopsis of libyinsh(3) has the functions of yinsh.h as they are declared'

# The width of an interval of 95%, and its square.
width=$(sed -n 's/^#define REPORT_WIDTH \([0-9.]*\)$/\1/p' src/score/report.h)
square=$(awk -v width="$width" 'BEGIN { printf "%.6f", width * width }')
grep -q "$(printf '%.6f' "$width") standard deviations" man/yinsh.1 &&
    grep -q "$(printf '%.6f' "$width") standard errors" man/yinsh.1 && grep -q "$square, the square" man/yinsh.1
report 'yinsh(1) gives the width of intervals that is calculated with'

sed -n '/^\.Sh DESCRIPTION/,/^\.Sh EXAMPLES/p' man/libyinsh.3 | tr -c 'a-z_' '\n' |
    grep '^yinsh_' | sort -u >"$work/described"
sed 's/(.*//; s/.*[ *]//' "$work/functions" | sort >"$work/names"
comm -23 "$work/names" "$work/described" >"$work/missing"
sed 's/^/# not described: /' "$work/missing"
[ -s "$work/names" ] && [ ! -s "$work/missing" ]
report 'libyinsh(3) describes each of them'

# The literal blocks of its examples: the program, its input and its output.
sed -n '/^\.Sh EXAMPLES/,$p' man/libyinsh.3 | plain | awk -v folder="$work" '
    /^\.Bd -literal/ { file = folder "/" (count++ == 0 ? "api.c" : count == 2 ? "api.in" : "api.out"); next }
    /^\.Ed/ { if (file != "") close(file); file = "" }
    file != "" { print >file }'
sed 1d tests/support/api.c >"$work/api.text"
same "$work/api.text" "$work/api.c"
report 'the program in libyinsh(3) is tests/support/api.c'

libraries=$(${PKG_CONFIG:-pkg-config} --libs libpcre2-8)
# shellcheck disable=SC2086 # flags are lists of words
${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Werror ${CFLAGS:-} $VARIANT -Isrc -o "$work/api" \
    "$work/api.c" "$BUILD/libyinsh.a" ${LDFLAGS:-} $libraries
report 'it compiles with the library'

$WRAP "$work/api" <"$work/api.in" >"$work/found"
same "$work/api.out" "$work/found"
report 'it writes what libyinsh(3) shows'

plan
