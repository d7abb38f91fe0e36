#!/bin/sh
# TAP: the program is built so that mistakes in it are harder to exploit, as readelf shows.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

cd "$TMPDIR" || exit 1
# shellcheck disable=SC2154 # they come from tests/run
if [ -n "$SAN" ]; then
    echo '1..0 # SKIP a sanitizer brings checks of its own'
    exit 0
elif ! command -v readelf >/dev/null 2>&1; then
    echo '1..0 # SKIP no readelf'
    exit 0
elif ! readelf -h "$YINSH" >header 2>/dev/null || [ ! -s header ]; then
    echo '1..0 # SKIP the program is no ELF file'
    exit 0
fi
readelf -lW "$YINSH" >segments
readelf -dW "$YINSH" >dynamic
readelf -sW --dyn-syms "$YINSH" >symbols

# skip NAME WHY : a test point that is not for this build
skip() {
    number=$((number + 1))
    echo "ok $number - $1 # SKIP $2"
}

echo 1..6
grep -q 'Type: *DYN' header && grep -q 'Flags:.* PIE' dynamic
report 'it is loaded at any address'

grep -q ' GNU_RELRO ' segments
report 'its tables of addresses become read-only'

grep -q -e '(BIND_NOW)' -e 'BIND_NOW$' -e 'Flags:.* NOW' dynamic
report 'they are filled in at the start'

grep -q ' GNU_STACK .* RW ' segments
report 'its stack is not executable'

grep -q '__stack_chk_fail' symbols
report 'functions notice that their stack is overrun'

name='calls of libc notice that a buffer is overrun'
glibc='#include <features.h>
#ifndef __GLIBC__
#error
#endif'
case " ${CFLAGS:-}" in
*' -O'[1-9sgzf]*)
    if ! printf '%s\n' "$glibc" | $CC -x c -fsyntax-only - 2>/dev/null; then
        skip "$name" 'not in this libc'
    else
        grep -q '__[a-z]*_chk@' symbols
        report "$name"
    fi
    ;;
*) skip "$name" 'only if the compiler optimises' ;;
esac
