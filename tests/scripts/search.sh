#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: yinsh search, compared with a second implementation in search.py, which knows nothing but the
# positions after every action.  SEARCHES=2000 tries that many patterns instead of 150.
if ! command -v python3 >/dev/null 2>&1; then
    echo '1..0 # SKIP no python3'
    exit 0
fi
exec python3 "$SRCDIR/tests/scripts/search.py"
