#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: the site of yinsh publish in Chromium, see browser.sh.
exec sh "$SRCDIR/tests/scripts/browser.sh" site
