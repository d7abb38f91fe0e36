#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: web sites of games, as tests/scripts/publish.py reads them: that their figures are those of
# score and stats, which files a run changes, and that nothing in a record is markup.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

python publish.py
plan
