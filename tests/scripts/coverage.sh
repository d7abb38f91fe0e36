#!/bin/sh
# What `make coverage` counts, and that every line it leaves out is named in CONTRIBUTING.md.
# Run by tests/run, which sets SRCDIR and TMPDIR.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

# An inline function that two files have, of which each takes a part.
gcov_output() {
    cat <<'END'
        -:    0:Source:src/a.h
        2:    1:static inline int half(int n)
------------------
half:
function half called 1 returned 100% blocks executed 50%
        1:    1:static inline int half(int n)
        1:    2:    if (n > 1 || n < -1)
branch  0 taken 1
branch  1 taken 0
branch  2 taken 0
branch  3 taken 0
        1:    3:        return n / 2;
    #####:    4:    return 0;
------------------
half:
function half called 0 returned 0% blocks executed 0%
    #####:    1:static inline int half(int n)
    #####:    2:    if (n > 1 || n < -1)
branch  0 never executed
branch  1 never executed
branch  2 never executed
branch  3 taken 5 (fallthrough)
    #####:    3:        return n / 2;
    #####:    4:    return 0;
------------------
        -:    5:
        -:    0:Source:src/b.c
        3:    4:    if (half(4) == 2) /* unreachable: else */
branch  0 taken 3
branch  1 taken 0
        -:    5:    /* unreachable: a reason of its own */
        3:    6:    while (more())
branch  0 taken 1
branch  1 taken 0
       3*:    7:        if (is_odd(3))
branch  0 taken 3
branch  1 taken 0
        -:    0:Source:/usr/include/string.h
    #####:    1:char *strchr(void)
branch  0 never executed
END
}

# Sources in which two lines of one function are marked and named.
marked_sources() {
    mkdir -p "$TMPDIR/tree/src" "$TMPDIR/tree/notation" && cd "$TMPDIR/tree" || exit 1
    cat >src/b.c <<'END'
/* SPDX-License-Identifier: BSD-2-Clause */
static int twice(int number)
{
    if (half(4) == 2) /* unreachable: else */
    /* unreachable: a reason of its own */
    while (more())
        if (is_odd(3))
            return 1;
}
END
    : >src/a.h
    : >notation/none.h
    : >notation/none.c
    # shellcheck disable=SC2016 # backquotes as they stand there
    echo '- `src/b.c twice`: half of four is two.' >CONTRIBUTING.md
}

cd "$SRCDIR" || exit 1
report 'each line marked as unreachable is named in CONTRIBUTING.md' "$(tests/scripts/coverage marks)"

marked_sources
gcov_output | "$SRCDIR/tests/scripts/coverage" report >"$TMPDIR/report" 2>&1
report 'a report succeeds if marks and names are the same'
same - "$TMPDIR/report" <<'END'
src/a.h                        75.00%      4 lines   50.00%      4 branches
src/b.c                       100.00%      1 lines   50.00%      2 branches
all                            80.00%      5 lines   50.00%      6 branches
END
report 'it leaves out marked lines and counts an inline function once'

gcov_output | "$SRCDIR/tests/scripts/coverage" missing src/b.c >"$TMPDIR/missing"
same - "$TMPDIR/missing" <<'END'
src/b.c:7: 1/2: if (is_odd(3))
END
report 'what is missing is listed by file and line'

gcov_output | sed '/while/,/7:/s/taken 0/taken 2/' |
    "$SRCDIR/tests/scripts/coverage" report >"$TMPDIR/report" 2>"$TMPDIR/stale"
[ $? -eq 1 ] && same - "$TMPDIR/stale" <<'END'
src/b.c:6: marked, but all its branches are taken
END
report 'a mark on a line whose branches are all taken is an error'

sed -i 's/twice/thrice/' CONTRIBUTING.md
gcov_output | "$SRCDIR/tests/scripts/coverage" report 2>&1 >/dev/null | sort >"$TMPDIR/found"
same - "$TMPDIR/found" <<'END'
src/b.c: thrice: named, but not marked
src/b.c: twice: marked, but not named
END
report 'a mark without a name is an error, and a name without a mark'

gcov_output | "$SRCDIR/tests/scripts/coverage" report >/dev/null 2>&1
[ $? -eq 1 ]
report 'and the report fails'
plan
