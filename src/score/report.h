/* SPDX-License-Identifier: BSD-2-Clause */
/* Reports on players, as tables in the formats of outputs/table_writer.h. */
#ifndef SCORE_REPORT_H
#define SCORE_REPORT_H

#include "outputs/table_writer.h"
#include "score/players.h"

/* ---- Figures with their intervals of 95%: figures.c --------------------- */

/** A figure: its value and the limits of its interval; NAN if they are unknown. */
struct figure {
    double value, low, high;
};

/** Return the score of so many games, by Wilson's interval for points of 1, 1/2 and 0. */
struct figure figure_score(uint64_t wins, uint64_t draws, uint64_t losses);

/** Return the mean of n numbers by their sum and the sum of their squares, which are integers. */
struct figure figure_mean(uint64_t n, uint64_t sum, uint64_t squares);

/** Return the number with an index among all numbers, sorted, of which there are counts[number]. */
size_t figure_at(const uint64_t *counts, uint64_t index);

/** Write a figure times a factor as three values with so many digits after the point. */
void figure_put(struct table *table, struct figure figure, double factor, int digits);

/** Write a score as three values in percent. */
void figure_put_score(struct table *table, uint64_t wins, uint64_t draws, uint64_t losses);

/* ---- Reports: report.c -------------------------------------------------- */

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
