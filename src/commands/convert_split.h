/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh convert --split: every record into a file of its own. */
#ifndef COMMANDS_CONVERT_SPLIT_H
#define COMMANDS_CONVERT_SPLIT_H

#include "jobs/results.h"

/** The destination of the files. */
struct split {
    const char *folder; /* NULL if records are not split */
    bool force;         /* whether existing files are replaced */
    const struct notation *target;
    uint64_t written; /* number of files */
};

/** Make the folder if there is none; returns false, and reports, on failure. */
bool split_start(struct cli *cli, const struct split *split);

/** Begin the frame of a record; results_frame_end() ends it. */
size_t split_begin(struct results *results, const struct origin *origin);

/** Write the records in results to files; returns false, and reports, on failure. */
bool split_take(struct cli *cli, struct split *split, const char *bytes, size_t length);

#endif
