/* SPDX-License-Identifier: BSD-2-Clause */
/* Tables with columns that the user chooses, and rows of records or turns. */
#ifndef QUERY_LISTING_H
#define QUERY_LISTING_H

#include "jobs/results.h"
#include "query/columns.h"

/** A table to be written. */
struct listing {
    struct columns columns;
    int format; /* enum table_format; -1 until it is chosen */
    bool no_head;
    const char *name;   /* of the file that is written; NULL and "-" are standard output */
    struct output *out; /* takes the rows; set while they are written */
};

/**
 * Choose the format by the name of the file, if the user chose none; usual is that of a name
 * without an extension.  Returns false, and reports, if the name states another form.
 */
bool listing_choose_format(struct cli *cli, struct listing *listing, enum table_format usual);

/** Write the table, whose rows are the results of the work on all records; reports trouble. */
void listing_run(struct cli *cli, struct listing *listing, struct work *work);

#endif
