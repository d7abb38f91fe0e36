/* SPDX-License-Identifier: BSD-2-Clause */
/* Where a command gets its records: from its operands, or from the files of an index. */
#ifndef INDEX_SOURCE_H
#define INDEX_SOURCE_H

#include "index/run.h"
#include "query/filter_needs.h"

/** A source of records. */
struct index_source {
    const char *name; /* the value of --index, or NULL */
    /** Return whether the command can want a record, see struct index_filter; NULL: it wants all.
     */
    bool (*may_match)(const void *context, const struct index_entry *entry);
    const void *context;
    struct index index;
    bool used;       /* whether the operands are those of the index; these are the others */
    char **operands; /* of the command line */
    int operand_count;
    struct filter *where; /* that of --where, or NULL */
    struct filter_needs needs;
    uint32_t white, black; /* hashes of the players' names that are needed, or 0 */
};

/**
 * Begin to use the index, if the user named one: check it, and make its files the operands.
 * Returns false, and reports, if that is not possible.  End the source in any case.
 */
bool index_source_begin(struct cli *cli, struct index_source *source);

/**
 * Do all that comes before a command reads records of a source and writes one file: begin the
 * source, let the work select records, note the output, NULL and "-" being standard output, and
 * check that no input is written.  Returns false, and reports, if that is not possible.  End the
 * source in any case.
 */
bool index_source_prepare(struct cli *cli, struct index_source *source, struct work *work,
                          const char *output);

/** Do the work on all records of the source, as jobs_run() does. */
void index_source_run(struct cli *cli, struct work *work, struct index_source *source);

/** End the source, and restore the operands. */
void index_source_end(struct cli *cli, struct index_source *source);

#endif
