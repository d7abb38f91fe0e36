#!/bin/sh
# TAP: runs the shell line in each tests/golden/NAME/cmd at the top of the sources and
# compares what it prints and its exit status with the files stdout, stderr and status.
# UPDATE=1 writes these files instead; GOLDEN_EVERY=3 runs one test in three.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
unset -f yinsh # a cmd runs the program under its own name

golden=$SRCDIR/tests/golden

# The program under its own name, under valgrind if that is wanted.
mkdir "$TMPDIR/bin" && printf '#!/bin/sh\nexec %s "%s" "$@"\n' "$WRAP" "$YINSH" \
    >"$TMPDIR/bin/yinsh" && chmod +x "$TMPDIR/bin/yinsh" || exit 1
PATH=$TMPDIR/bin:$PATH LC_ALL=C
export LC_ALL
unset NO_COLOR POSIXLY_CORRECT

# compare NAME : prints what differs
compare() {
    for part in stdout stderr status; do
        diff -u "$golden/$1/$part" "$TMPDIR/got/$part" || echo "$part differs"
    done
}

cd "$SRCDIR" || exit 1
set -- "$golden"/*/
[ -d "$1" ] || exit 1
at=0
for folder in "$@"; do
    at=$((at + 1))
    [ $((at % ${GOLDEN_EVERY:-1})) -eq 0 ] || continue
    name=${folder%/}
    name=${name##*/}
    rm -rf "$TMPDIR/got" "$TMPDIR/work"
    mkdir "$TMPDIR/got" "$TMPDIR/work" || exit 1
    (
        WORK=$TMPDIR/work
        export WORK PATH
        # shellcheck source=/dev/null
        . "$golden/$name/cmd"
    ) >"$TMPDIR/got/stdout" 2>"$TMPDIR/got/stderr" </dev/null
    echo $? >"$TMPDIR/got/status"
    if [ -n "${UPDATE:-}" ]; then
        cp "$TMPDIR/got/stdout" "$TMPDIR/got/stderr" "$TMPDIR/got/status" "$golden/$name/"
    fi
    report "$name" "$(compare "$name" 2>&1)"
done
plan
