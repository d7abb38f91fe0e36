/* SPDX-License-Identifier: BSD-2-Clause */
/* `make bench-instructions`: how many instructions a turn takes, and whether they became more. */
#ifndef BENCH_COUNTS_H
#define BENCH_COUNTS_H

#include <stdbool.h>
#include <stdint.h>

/** What to count. */
struct counts_plan {
    const char *program;  /* an absolute path */
    const char *scratch;  /* a folder for all that is made */
    const char *compiler; /* its name and version */
    const char *flags;    /* those it was given by the user */
    const char *recorded; /* the file with the figures to compare with; NULL for none */
    bool record;          /* write that file instead */
    const char *only;     /* the one figure that is counted, as "check bga"; NULL for all */
    uint64_t games, seed;
};

/**
 * Count with valgrind, print a table, and compare with the recorded figures if they were counted
 * for the same compiler, flags, processor and games; otherwise report that they were not.  Returns
 * 1 if a figure has risen by more than 3% or is on one side only, else 0; each such figure is named
 * on standard error.  Ends the program with status 2 on a failure.
 */
int counts_run(const struct counts_plan *plan);

#endif
