#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: pages to play through games, as tests/scripts/page.py reads them: what they hold of every
# record, how large they are, and that nothing in a record is markup.
set -u

if ! command -v python3 >/dev/null 2>&1; then
    echo '1..0 # SKIP no python3'
    exit 0
fi
exec python3 "$SRCDIR/tests/scripts/page.py"
