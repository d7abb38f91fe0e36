/* SPDX-License-Identifier: BSD-2-Clause */
/* Doing the work of a command on the records that an index finds. */
#ifndef INDEX_RUN_H
#define INDEX_RUN_H

#include "index/lane.h"

/**
 * Open the index of that name for the records that the user wants to read, and make its files the
 * operands.  Returns false, and reports, if it is refused or a file has changed since it was made.
 * In any case close it with index_close(), and free cli->input.files after the run.
 */
bool index_use(struct cli *cli, struct index *index, const char *name);

/**
 * Do the work on the good records of an index that its filter lets through, as jobs_run() does on
 * all: read each at its place, and check that it is the one that was indexed.
 */
void index_run(struct cli *cli, struct work *work, const struct index *index,
               const struct index_filter *filter);

#endif
