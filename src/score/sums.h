/* SPDX-License-Identifier: BSD-2-Clause */
/* Commands that write sums over all records instead of something for each. */
#ifndef SCORE_SUMS_H
#define SCORE_SUMS_H

#include "jobs/results.h"
#include "query/columns.h"
#include "score/tally.h"

/** Sums over records, and what is done with them. */
struct sums {
    const struct tally_kind *kinds; /* of keys; NULL: those of records and their games */
    const char *advice;             /* reported if there are too many keys, or NULL */
    const char *name; /* of the file that is written; NULL and "-" are standard output */
    bool partial;     /* whether the sums themselves are written */
    bool merge;       /* whether the files hold such sums, not records */
    /**
     * Write a report to cli->out; the context is that of the work.  Returns NULL, or why that is
     * not possible.
     */
    const char *(*report)(struct cli *cli, const struct tally *tally, void *context);
    struct tally *tally; /* while they are run */
    bool full;           /* whether something could not be added, which is reported */
};

/** Return whether what is merged is not filtered, and sums go to no other form; or reports it. */
bool sums_fit(struct cli *cli, const struct sums *sums);

/** Report why sums are not complete if something was not added; returns whether it was. */
bool sums_added(struct cli *cli, struct sums *sums, bool added, const struct lines_fault *fault);

/** As work.take, whose context begins with the sums: add lines of a tally. */
bool sums_take(struct cli *cli, const char *bytes, size_t length, void *context);

/**
 * Add up what the work takes, and faults if cli->statistics.wanted is set, or else the sums of the
 * operands, and write the sums or the report.  Reports trouble.
 */
void sums_run(struct cli *cli, struct sums *sums, struct work *work);

#endif
