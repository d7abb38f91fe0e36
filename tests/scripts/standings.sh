#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: the standings of random tournaments agree with a second implementation, standings.py.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

if ! command -v python3 >/dev/null 2>&1; then
    echo '1..0 # SKIP no python3'
    exit 0
fi
count=200
[ -z "${WRAP:-}" ] || count=5
found=$(python3 "$SRCDIR/tests/scripts/standings.py" "${WRAP:+$WRAP }$YINSH" $count 2>&1)
agreed=$?
report 'the standings agree with a second implementation' "$([ $agreed -eq 0 ] || echo "$found")"
echo "# ${found##*
}"
echo "1..$number"
