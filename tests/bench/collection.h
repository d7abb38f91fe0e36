/* SPDX-License-Identifier: BSD-2-Clause */
/* `make bench BENCH=--collection`: what it takes to search and count a million games. */
#ifndef BENCH_COLLECTION_H
#define BENCH_COLLECTION_H

#include "bench/speed.h"

/**
 * Make a folder of so many different games in up to 50 files, measure, and print the table.
 * Ends the program with status 2 on a failure.
 */
void collection_run(const struct speed_plan *plan);

#endif
