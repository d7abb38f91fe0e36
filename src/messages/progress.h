/* SPDX-License-Identifier: BSD-2-Clause */
/* The line on standard error that shows the progress of a command. */
#ifndef MESSAGES_PROGRESS_H
#define MESSAGES_PROGRESS_H

#include "messages/cli.h"

/** The progress line. */
struct progress {
    bool wanted;
    bool to_terminal;
    struct output *out; /* standard output, which may go to the same terminal */
    bool shown;         /* whether the line is on the terminal */
    uint64_t begun;     /* in milliseconds */
    uint64_t latest;    /* when it was last shown */
};

/** Begin; whether there is a line depends on the options and on standard error. */
void progress_begin(struct progress *progress, const struct cli *cli, struct input *input);

/** Remove the line from the terminal, to make room for messages. */
void progress_hide(struct progress *progress);

/**
 * Show the number of records and bytes read, and total if that is not 0, at most a few times per
 * second.
 */
void progress_show(struct progress *progress, uint64_t records, uint64_t done, uint64_t total);

#endif
