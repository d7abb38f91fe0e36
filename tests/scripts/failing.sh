#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: runs what the golden tests run with one system call or allocation after the other failing.
# Each time the program reports it and ends with exit status 2, or does what it always does; it
# never crashes, loses memory or leaves half a file.  As a rule a sample of the calls fails, and
# every one in the cases every-call-*; with FAILING=all (make failing) every one does in all cases,
# with ONLY=PATTERN in those that match.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
# shellcheck source=tests/scripts/golden_case
. "$SRCDIR/tests/scripts/golden_case"

# shellcheck disable=SC2154 # they come from tests/run
if [ -n "$WRAP$SAN" ]; then
    skip_all 'valgrind and sanitizers have allocations of their own'
fi
if [ "$(uname -s)" != Linux ] || [ ! -e "$BUILD/shim.so" ]; then
    skip_all 'no shim.so, which is for Linux and the GNU C library'
fi

mkdir "$TMPDIR/bin" && cat >"$TMPDIR/bin/yinsh" <<END && chmod +x "$TMPDIR/bin/yinsh" || exit 1
#!/bin/sh
LD_PRELOAD='$BUILD/shim.so' exec "$YINSH" "\$@"
END
SHIM_REPORT=$TMPDIR/report
export SHIM_REPORT SHIM_DENSE

# judge NAME : prints what is wrong
judge() {
    grep -v '^runs ' "$SHIM_REPORT" | sed 's/^# //'
    grep -q '^runs ' "$SHIM_REPORT" || echo 'nothing was run'
    find "$TMPDIR" -maxdepth 1 -name 'yinsh.*'
    # At last the program runs as it is: that the trials changed nothing shows in its output.
    sed '/^== stderr$/,$d' "$golden/$1.t" >"$TMPDIR/expected"
    print_case | diff "$TMPDIR/expected" -
}

cd "$SRCDIR" || exit 1
# shellcheck disable=SC2086 # a pattern
set -- "$golden"/${ONLY:-*}.t
echo "1..$(($# + 2))"
[ -f "$1" ] || exit 1
report 'no file is made in a pipeline while runs are compared' \
    "$(for file in "$golden"/*.t; do
        sed '/^== /,$d' "$file" | grep -nE 'yinsh[^;)]*\|[^;)]*( tee | >"?[$.A-Za-z])' && echo "in $file"
    done)"
runs=0 reached=0 library=0
for file in "$@"; do
    name=$(basename "$file" .t)
    : >"$SHIM_REPORT"
    case ${FAILING:-$name} in
        all | every-call-*) SHIM_DENSE=1000000000 ;;
        *) SHIM_DENSE=2 ;;
    esac
    run_case "$name"
    report "$name" "$(judge "$name" 2>&1)"
    # shellcheck disable=SC2046 # three numbers
    set -- $(awk '/^runs / { a += $2; b += $4; c += $6 } END { print a + 0, b + 0, c + 0 }' \
        "$SHIM_REPORT")
    runs=$((runs + $1)) reached=$((reached + $2)) library=$((library + $3))
done
echo "# $runs runs, of which $reached came to the call and $library ended in a library that did not" \
    'look whether it got memory'
[ "$reached" -gt 0 ]
report 'calls were reached'
