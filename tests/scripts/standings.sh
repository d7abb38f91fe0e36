#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: the standings of random tournaments agree with a second implementation, standings.py.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

python standings.py
plan
