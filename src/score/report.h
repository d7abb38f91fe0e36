/* SPDX-License-Identifier: BSD-2-Clause */
/* Reports on players, as tables in the formats of outputs/table_writer.h. */
#ifndef SCORE_REPORT_H
#define SCORE_REPORT_H

#include "outputs/table_writer.h"
#include "score/players.h"

enum { CROSSTABLE_PLAYERS = 32 /* a crosstable shows no more */ };

/** Standard deviations to each side that hold 95%; the manual rounds it to six digits. */
#define REPORT_WIDTH 1.959963984540054

/** Write a value of half points, as 3.5, exactly. */
void report_halves(struct table *table, uint64_t halves);

/** Write a line for each player in the order of their standing; false without memory. */
bool report_standings(const struct players *players, enum table_format format, struct output *out);

/**
 * Write the points and games of the first CROSSTABLE_PLAYERS players against each other, in the
 * order of their standing; false without memory.
 */
bool report_crosstable(const struct players *players, enum table_format format, struct output *out);

/* ---- All records together: summary.c ------------------------------------ */

/**
 * Write the sums over all records, a line each: columns group, item, value and share.  Returns
 * false without memory.
 */
bool report_summary(const struct tally *tally, enum table_format format, struct output *out);

#endif
