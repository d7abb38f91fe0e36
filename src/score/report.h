/* SPDX-License-Identifier: BSD-2-Clause */
/* Reports on players, as tables in the formats of cli/table.h. */
#ifndef SCORE_REPORT_H
#define SCORE_REPORT_H

#include "cli/table.h"
#include "score/players.h"

enum { CROSSTABLE_PLAYERS = 32 /* a crosstable shows no more */ };

/** Standard deviations to each side that hold 95%; the manual rounds it to six digits. */
#define REPORT_WIDTH 1.959963984540054

/** A table being written with its head, and aligned if its format requires that. */
struct report {
    struct table table;
    struct output *rows; /* to be aligned; NULL if the format does not require that */
};

/**
 * Begin a report with its head; it must not be moved, and names and out have to outlive it.
 * Returns false without memory; end it with report_end().
 */
bool report_begin(struct report *report, enum table_format format, const char *const names[],
                  size_t columns, struct output *out);

/** End a report; false if memory ran out. */
bool report_end(struct report *report);

/** Write a value of half points, as 3.5, exactly. */
void report_halves(struct table *table, uint64_t halves);

/** Write a line for each player in the order of their standing; false without memory. */
bool report_standings(const struct players *players, enum table_format format, struct output *out);

/**
 * Write the points and games of the first CROSSTABLE_PLAYERS players against each other, in the
 * order of their standing; false without memory.
 */
bool report_crosstable(const struct players *players, enum table_format format, struct output *out);

#endif
