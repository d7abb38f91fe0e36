#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: no name, comment, file's name or argument deceives a terminal, a spreadsheet or a parser;
# tests/scripts/tricks.txt is the list of what is tried, tests/scripts/tricks.py tries it.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

python tricks.py
plan
