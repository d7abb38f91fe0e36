#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: the page of yinsh replay and the pictures of yinsh draw in Chromium, or the parts of the tests
# in tests/browser that are named; browser_site.sh names the site of yinsh publish.  BROWSER=all tries
# 1,000 games instead of a sample, and a site of 2,000.
set -u

# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

# The shell without windows takes half the time.
for name in chromium-headless-shell chromium chromium-browser; do
    CHROMIUM=${CHROMIUM:-$(command -v $name)}
done
[ -n "$CHROMIUM" ] || skip_all 'no Chromium'
command -v node >/dev/null 2>&1 || skip_all 'no node'
[ -d "$SRCDIR/tests/browser/node_modules" ] || skip_all 'no npm packages: run .ci/setup browser'
# What is tested here are the page and the pictures; other tests run the program itself there.
[ -z "$WRAP" ] || skip_all 'valgrind'
export CHROMIUM BROWSER="${BROWSER:-}"
[ $# -gt 0 ] || set -- positions behaviour access hostile pictures
exec node "$SRCDIR/tests/browser/main.mjs" "$@"
