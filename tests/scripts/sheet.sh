#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: on no page of a game sheet do texts or diagrams overlap, and nothing is cut off;
# tests/scripts/sheet.py looks at the pages.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

python sheet.py
plan
