#!/bin/sh
# TAP: no layer depends on one above it, no file on itself in a circle, and what a file exports is
# in its own header or in one that it shares; and the check finds what is made wrong here.
# Run by tests/run, which sets SRCDIR, BUILD, TMPDIR, CC and LAYERS.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
cd "$SRCDIR" || exit 1


# shellcheck disable=SC2086 # a list of folders
found=$(tests/scripts/layers "$BUILD" ${LAYERS:?} 2>&1)
report 'layers depend only on those below them, without cycles, and headers declare what is exported' "$found"

find src -mindepth 1 -maxdepth 1 -type d | sort >"$TMPDIR/folders"
printf "%s\n" "$LAYERS" | tr " " "\n" | grep -v '^notation$' | sort | same - "$TMPDIR/folders"
report 'the Makefile lists every folder of src'

find src -name '*.[ch]' | sed 's|.*/||' | sort | uniq -d >"$TMPDIR/double"
report 'no two files of src have the same name' "$(cat "$TMPDIR/double")"

# write FILE TEXT... : a source, compiled if it is one
write() {
    file=$1
    shift
    mkdir -p "$TMPDIR/tree/${file%/*}" "$TMPDIR/tree/build/${file%/*}"
    printf '%s\n' "$@" >"$TMPDIR/tree/$file"
}
compile() {
    (cd "$TMPDIR/tree" && find src -name '*.c' | while read -r file; do
        "$CC" -Isrc -c -o "build/${file%.c}.o" "$file" || exit 1
    done) >&2
}
# judged : what the check prints of the made-up sources
judged() {
    compile && (cd "$TMPDIR/tree" && "$SRCDIR/tests/scripts/layers" build src/low src/high)
}

write src/low/a.h 'int a(void);'
write src/low/a.c '#include "low/a.h"' 'int a(void) { return 1; }'
write src/high/b.h '#include "low/a.h"' 'int b(void);'
write src/high/b.c '#include "high/b.h"' 'int b(void) { return a(); }'
judged >"$TMPDIR/out"
report 'sources that are in order pass' "$(cat "$TMPDIR/out")"

write src/low/a.c '#include "low/a.h"' '#include "high/b.h"' 'int a(void) { return 1; }'
judged >"$TMPDIR/out"
echo 'src/low/a depends on src/high/b, which is above it (include)' | same - "$TMPDIR/out"
report 'an include of a layer above is found'

write src/low/a.h 'int a(void);' 'int c(void);'
write src/low/a.c '#include "low/a.h"' 'int a(void) { return c(); }'
write src/low/c.c '#include "low/a.h"' 'int c(void) { return 0; }'
judged >"$TMPDIR/out"
echo 'src/low/c.h does not declare c' >"$TMPDIR/expected"
printf 'in a cycle: %s\n' src/low/a src/low/c | cat - "$TMPDIR/expected" | same - "$TMPDIR/out"
report 'a cycle through a header that two files share is found, and that one of them has none'

write src/low/a.h 'int a(void);' '/* ---- The rest: c.c ---- */' 'int c(void);'
judged >"$TMPDIR/out"
report 'a header may have a section for another file' "$(cat "$TMPDIR/out")"
write src/low/c.c '#include "low/a.h"' 'int c(void) { return a(); }'
judged >"$TMPDIR/out"
printf 'in a cycle: %s\n' src/low/a src/low/c | same - "$TMPDIR/out"
report 'but a cycle of what they use is found'

write src/low/a.h '#include <stdlib.h>' 'int a(void);' '/* ---- The rest: c.c ---- */' 'int c(void);'
write src/low/c.c '#include "low/a.h"' '#include <stdlib.h>' 'int c(void) { return 0; }'
judged >"$TMPDIR/out"
echo 'src/low/c.c repeats #include <stdlib.h>' | same - "$TMPDIR/out"
report 'an include that the own header has is found'

write src/low/a.h 'int a(void);'
write src/low/a.c '#include "low/a.h"' 'int b(void);' 'int a(void) { return b(); }'
rm "$TMPDIR/tree/src/low/c.c" "$TMPDIR/tree/build/src/low/c.o"
judged >"$TMPDIR/out"
echo 'src/low/a depends on src/high/b, which is above it (b)' | same - "$TMPDIR/out"
report 'a symbol of a layer above is found without an include'
plan
