#!/bin/sh
# TAP: the program is built so that mistakes in it are harder to exploit, as readelf shows.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

cd "$TMPDIR" || exit 1
# shellcheck disable=SC2154 # they come from tests/run
if [ -n "$SAN" ]; then
    skip_all 'a sanitizer brings checks of its own'
elif ! command -v readelf >/dev/null 2>&1; then
    skip_all 'no readelf'
elif ! readelf -h "$YINSH" >header 2>/dev/null || [ ! -s header ]; then
    skip_all 'the program is no ELF file'
fi
readelf -lW "$YINSH" >segments
readelf -dW "$YINSH" >dynamic
readelf -sW --dyn-syms "$YINSH" >symbols

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
plan
