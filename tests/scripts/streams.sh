#!/bin/sh
# TAP: a record that comes through a pipe is answered when it is complete, before anything follows
# it; and what is printed is the same however the bytes come.  streams.py does it.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

cd "$TMPDIR" || exit 1
python streams.py
plan
