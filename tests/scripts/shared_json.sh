#!/bin/sh
# TAP: the texts of the JSONTestSuite as a value of a record, if a folder ../shared exists: y_* are
# JSON and n_* are not; i_* may be either.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

if [ -z "${SHARED:-}" ]; then
    skip_all 'no folder ../shared'
elif ! command -v xz >/dev/null 2>&1; then
    skip_all 'no xz'
fi

mkdir "$TMPDIR/texts" "$TMPDIR/records"
xz -dc "$SHARED/json/parsing.tar.xz" | tar -xf - -C "$TMPDIR/texts"
find "$TMPDIR/texts" -name '*.json' | sort >"$TMPDIR/names"
[ "$(wc -l <"$TMPDIR/names")" -eq 318 ]
report 'there are 318 texts'

while IFS= read -r text; do
    { printf '{"yinsh":1,"tags":[],"extra":' && cat "$text" && printf ',"actions":[]}'; } \
        >"$TMPDIR/records/${text##*/}"
done <"$TMPDIR/names"
cd "$TMPDIR/records" || exit 1
$WRAP "$YINSH" check -f json ./*.json >"$TMPDIR/found" 2>&1
[ $? -eq 1 ]
report 'every text is judged'

# The names of the files with errors.
sed -n 's|^\./\([^:]*\):[0-9:]* error: .*|\1|p' "$TMPDIR/found" | sort -u >"$TMPDIR/refused"
sed -n 's|^\./\([^:]*\):[0-9:]* error: .*\[json-syntax\]|\1|p' "$TMPDIR/found" | sort -u >"$TMPDIR/broken"
report 'what is JSON is accepted' "$(grep '^y_' "$TMPDIR/refused")"
# Look-alikes of ASCII characters are read, with a note.
sed -n 's|.*/\(n_.*\)|\1|p' "$TMPDIR/names" | grep -v 'U+FF11\|U+2060' | sort >"$TMPDIR/wanted"
report 'what is not JSON is refused' "$(comm -23 "$TMPDIR/wanted" "$TMPDIR/broken")"

plan
