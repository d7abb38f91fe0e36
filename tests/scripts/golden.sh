#!/bin/sh
# TAP: runs each case of tests/golden (see tests/scripts/golden_case) and compares what it prints and
# its exit status with what the case states.  UPDATE=1 writes that into the cases instead;
# GOLDEN_EVERY=3 runs one case in three, GOLDEN=check- those whose names begin so.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
# shellcheck source=tests/scripts/golden_case
. "$SRCDIR/tests/scripts/golden_case"

# The program under its own name, under valgrind if that is wanted.
mkdir "$TMPDIR/bin" && printf '#!/bin/sh\nexec %s "%s" "$@"\n' "$WRAP" "$YINSH" \
    >"$TMPDIR/bin/yinsh" && chmod +x "$TMPDIR/bin/yinsh" || exit 1

# Without this program, cases would be written that state its absence.
[ -x "$BUILD/tool_archive" ] || { echo '# build tool_archive first' && exit 1; }

cd "$SRCDIR" || exit 1
set -- "$golden/${GOLDEN:-}"*.t
[ -f "$1" ] || exit 1
at=0
for file in "$@"; do
    at=$((at + 1))
    [ $((at % ${GOLDEN_EVERY:-1})) -eq 0 ] || continue
    name=$(basename "$file" .t)
    run_case "$name"
    { print_case && print_section stderr; } >"$TMPDIR/got/case"
    [ -z "${UPDATE:-}" ] || cp "$TMPDIR/got/case" "$file"
    report "$name" "$(diff -u "$file" "$TMPDIR/got/case" 2>&1)"
done
plan
