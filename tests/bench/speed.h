/* SPDX-License-Identifier: BSD-2-Clause */
/* `make bench`: how fast the program is, and others beside it. */
#ifndef BENCH_SPEED_H
#define BENCH_SPEED_H

#include <stdbool.h>
#include <stdint.h>

/** What to measure. */
struct speed_plan {
    char *program;
    const char *scratch;  /* a folder for all that is made, which may be left */
    const char *compiler; /* its name and version, to be printed */
    uint64_t games;       /* different ones, in the largest files; fewer elsewhere */
    uint64_t bytes;       /* that the largest files have, at least */
    uint64_t seed;
    int runs;   /* of each command */
    int starts; /* of a command with one game */
    bool tsv;
};

/** Make the files, measure, and print the table.  Ends the program with status 2 on a failure. */
void speed_run(const struct speed_plan *plan);

#endif
