#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: pages to play through games, as tests/scripts/page.py reads them: what they hold of every
# record, how large they are, and that nothing in a record is markup.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

python page.py
plan
