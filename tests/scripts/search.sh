#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: yinsh search, compared with a second implementation in search.py, which knows nothing but the
# positions after every action.  SEARCHES=2000 tries that many patterns instead of 150.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

python search.py
plan
