/* SPDX-License-Identifier: BSD-2-Clause */
/* The report on all records together. */
#ifndef SCORE_SUMMARY_H
#define SCORE_SUMMARY_H

#include "score/report.h"

/**
 * Write the sums over all records, a line each: columns group, item, value and share.  Returns
 * false without memory.
 */
bool report_summary(const struct tally *tally, enum table_format format, struct output *out);

/**
 * Compute a confidence interval of 95% for the mean points of at least one game, from the numbers
 * of games that scored 1, 1/2 and 0 points: 0 <= *low <= *high <= 1.
 */
void report_interval(uint64_t wins, uint64_t draws, uint64_t losses, double *low, double *high);

#endif
