/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh score with sums over all records instead of a line for each. */
#ifndef COMMANDS_SCORE_SUMS_H
#define COMMANDS_SCORE_SUMS_H

#include "cli/table.h"
#include "jobs/results.h"
#include "query/alias.h"

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
    const struct aliases *aliases; /* NULL if there are none; have to outlive the sums */
    struct tally *tally;
    bool full; /* whether something could not be added, which is reported */
};

/** Read a file of aliases, "-" being standard input; NULL, and reported, if that fails. */
struct aliases *sums_aliases(struct cli *cli, const char *name);

/** Begin the sums; false, and reported, without memory. */
bool sums_begin(struct cli *cli, struct sums *sums);

/** Write the sums of one record to the results. */
void sums_put(struct results *results, const struct sums *sums, const struct yinsh_record *record);

/** Add what sums_put() wrote; false, and reported, if that fails. */
bool sums_take(struct cli *cli, struct sums *sums, const char *bytes, size_t length);

/** Add the sums of files, standard input if there are none; reports faults. */
void sums_merge(struct cli *cli, struct sums *sums, int count, char **files);

/** Write the report; reports trouble. */
void sums_write(struct cli *cli, struct sums *sums, enum table_format format);

/** Free what the sums hold. */
void sums_free(struct sums *sums);

#endif
