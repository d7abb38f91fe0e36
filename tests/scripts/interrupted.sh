#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: runs what the golden tests run with a signal before one system call or allocation after the
# other.  The program dies of the signal, whichever it is, what it has printed is the beginning of
# what it always prints, and every file is as before or as it always is in the end.
SHIM_SIGNALS=yes
export SHIM_SIGNALS
# shellcheck source=tests/scripts/failing.sh
. "$SRCDIR/tests/scripts/failing.sh"
