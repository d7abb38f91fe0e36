#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: no name, comment, file's name or argument deceives a terminal, a spreadsheet or a parser;
# tests/scripts/tricks.txt is the list of what is tried, tests/scripts/tricks.py tries it.
set -u

if ! command -v python3 >/dev/null 2>&1; then
    echo '1..0 # SKIP no python3'
    exit 0
fi
exec python3 "$SRCDIR/tests/scripts/tricks.py"
