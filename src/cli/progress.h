/* SPDX-License-Identifier: BSD-2-Clause */
/* The line on standard error that says how far a command has come. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include "cli/cli.h"

/** What is known of the progress. */
struct progress {
    bool wanted;
    bool to_terminal;
    bool shown;      /* whether the line stands there */
    uint64_t begun;  /* when, in milliseconds */
    uint64_t latest; /* when it was shown last */
};

/** Begin: whether there is such a line depends on the options and on standard error. */
void progress_begin(struct progress *progress, const struct cli *cli, struct input *input);

/** Take the line away, where it stands on a terminal, to make room for messages. */
void progress_hide(struct progress *progress);

/**
 * Show the records read so far and the bytes done, of total where that is not 0; a few times
 * in a second at most.
 */
void progress_show(struct progress *progress, uint64_t records, uint64_t done, uint64_t total);

#endif
