/* SPDX-License-Identifier: BSD-2-Clause */
/* Reports on sums, as tables in the formats of cli/table.h. */
#ifndef SCORE_REPORT_H
#define SCORE_REPORT_H

#include "cli/table.h"
#include "score/players.h"

enum { CROSSTABLE_PLAYERS = 32 /* a crosstable shows no more */ };

/** So many standard deviations to each side hold 95%; the manual rounds it to six digits. */
#define REPORT_WIDTH 1.959963984540054

/** A table being written, with its head, and aligned where the format wants that. */
struct report {
    struct sheet sheet;
    struct aligner *aligner; /* NULL where the format needs none */
    char *waiting;           /* a row that is not whole yet */
    size_t length, capacity;
    struct output rows; /* to the aligner */
};

/**
 * Begin a report with its head; it must not be moved, and names and out have to outlive it.
 * False without memory.  End it with report_end().
 */
bool report_begin(struct report *report, enum sheet_format format, const char *const names[],
                  size_t columns, struct output *out);

/** End a report that report_begin() began; false where memory ran out. */
bool report_end(struct report *report);

/** Write a value of half points, as 3.5, exactly. */
void report_halves(struct sheet *sheet, uint64_t halves);

/**
 * Write the sums over all records, a line each: columns group, item, value and share.
 * False without memory.
 */
bool report_summary(const struct tally *tally, enum sheet_format format, struct output *out);

/** Write a line for each player by their standing; false without memory. */
bool report_standings(const struct players *players, enum sheet_format format, struct output *out);

/**
 * Write the points and games of the first CROSSTABLE_PLAYERS players by their standing against
 * each other; false without memory.
 */
bool report_crosstable(const struct players *players, enum sheet_format format, struct output *out);

/**
 * A confidence interval of 95% for the mean points of games that scored 1, 1/2 and 0 points
 * so often, of which there is at least one: 0 <= *low <= *high <= 1.
 */
void report_interval(uint64_t wins, uint64_t draws, uint64_t losses, double *low, double *high);

#endif
