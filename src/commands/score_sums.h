/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh score with sums over all records instead of a line for each. */
#ifndef COMMANDS_SCORE_SUMS_H
#define COMMANDS_SCORE_SUMS_H

#include "cli/table.h"
#include "jobs/results.h"
#include "query/alias.h"
#include "score/tally.h"

/** Which report of the sums is written. */
enum sums_report {
    SUMS_NONE, /* there are no sums */
    SUMS_SUMMARY,
    SUMS_STANDINGS,
    SUMS_CROSSTABLE,
    SUMS_ELO,
    SUMS_PARTIAL
};

/** Sums over records; all zero is none. */
struct sums {
    enum sums_report report;
    const struct aliases *aliases;  /* NULL if there are none; have to outlive the sums */
    const struct tally_kind *kinds; /* of keys; NULL: those of records and their games */
    const char *advice;             /* reported if there are too many keys, or NULL */
    struct tally *tally;
    bool full; /* whether something could not be added, which is reported */
};

/** Read a file of aliases, "-" being standard input; NULL, and reported, if that fails. */
struct aliases *sums_aliases(struct cli *cli, const char *name);

/** Begin the sums, whose tally has to be freed; false, and reported, without memory. */
bool sums_begin(struct cli *cli, struct sums *sums);

/** Report why sums are not complete if something was not added; returns whether it was. */
bool sums_added(struct cli *cli, struct sums *sums, bool added, const struct lines_fault *fault);

/** Add what tally_put_record() wrote; false, and reported, if that fails. */
bool sums_take(struct cli *cli, struct sums *sums, const char *bytes, size_t length);

/** Add the faults that the run counted; reports trouble. */
void sums_take_faults(struct cli *cli, struct sums *sums);

/** Add the sums of the operands, standard input if there are none; reports faults. */
void sums_merge(struct cli *cli, struct sums *sums);

/** Write the report; reports trouble. */
void sums_write(struct cli *cli, struct sums *sums, enum table_format format);

#endif
