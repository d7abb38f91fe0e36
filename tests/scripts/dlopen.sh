#!/bin/sh
# TAP: the program names the libraries that it loads in a note, as the "ELF dlopen metadata" want it.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

cd "$TMPDIR" || exit 1
# shellcheck disable=SC2154 # they come from tests/run
if ! command -v readelf >/dev/null 2>&1; then
    skip_all 'no readelf'
elif ! readelf -d "$YINSH" >dynamic 2>/dev/null || [ ! -s dynamic ]; then
    skip_all 'the program is no ELF file'
elif grep -q 'NEEDED.*libarchive' dynamic; then
    skip_all 'the program is linked with libarchive'
fi

readelf -nW "$YINSH" >notes
grep -q '^ *FDO .*0x407c0c0a' notes
report 'the note has its owner and its type'

readelf -p .note.dlopen "$YINSH" | sed -n 's/^[^[]*\[ *[0-9a-f]*\] *\(\[.*\]\).*/\1/p' >metadata
python3 - metadata >sonames <<'END'
import json, sys
for feature in [feature for note in open(sys.argv[1]) for feature in json.loads(note)]:
    assert feature["feature"] and feature["description"]
    assert feature["priority"] in ("required", "recommended", "suggested")
    print(*feature["soname"], sep="\n")
END
report 'it is an array of features in JSON'

# What draws PNG and PDF is optional.
{
    echo libarchive
    ! $WRAP "$YINSH" draw -o x.png "$SRCDIR/samples/minimal.yin" 2>/dev/null ||
        printf '%s\n' libpangocairo-1.0 libpng16
} >expected
sed 's/\.so.*//' sonames | sort | cmp expected -
report 'it names the libraries'
plan
