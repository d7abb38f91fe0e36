/* SPDX-License-Identifier: BSD-2-Clause */
/* The part of the table for finding, comparing and counting games, beside check. */
#ifndef BENCH_QUESTIONS_H
#define BENCH_QUESTIONS_H

#include "bench/rows.h"

/** Search a file for one position in twelve symmetries, with one thread and two. */
void questions_search(const struct speed_plan *plan, const struct rows_input *input);

/** Search, filter, count and compare such games, of which input is a file. */
void questions_measure(const struct speed_plan *plan, const struct games_plan *games,
                       const struct rows_input *input);

#endif
