/* SPDX-License-Identifier: BSD-2-Clause */
/* The table that the bench prints. */
#ifndef BENCH_TABLE_H
#define BENCH_TABLE_H

#include "bench/games.h"
#include "bench/run.h"

/** One row. */
struct table_row {
    const char *input, *command;
    int threads;
    struct games_sums sums; /* of the input; bytes are those before they were packed */
    struct run_cost cost;
    double ratio;   /* to the turns per second of another row; 0 if there is none */
    const char *to; /* which one that is; may be NULL if there is none */
};

/** Turns per second. */
double table_speed(const struct table_row *row);

/**
 * Print the line that names the processor and how many of them there are, and the compiler, whose
 * name is given, and the heads of the columns, for tools or to read.
 */
void table_begin(const char *compiler, bool tsv);

/** Print a row at once. */
void table_add(const struct table_row *row, bool tsv);

#endif
