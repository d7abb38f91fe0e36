#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: on no page of a game sheet do texts or diagrams overlap, and nothing is cut off;
# tests/scripts/sheet.py looks at the pages.
set -u

if ! command -v python3 >/dev/null 2>&1; then
    echo '1..0 # SKIP no python3'
    exit 0
fi
exec python3 "$SRCDIR/tests/scripts/sheet.py"
