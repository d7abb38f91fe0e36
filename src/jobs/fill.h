/* SPDX-License-Identifier: BSD-2-Clause */
/* Divides the input into jobs.  Nothing is locked here: one thread at a time may fill. */
#ifndef JOBS_FILL_H
#define JOBS_FILL_H

#include "base/map.h"
#include "jobs/job.h"
#include "messages/cli.h"

/** What fills jobs.  The caller sets the first four, and the rest to zero. */
struct filler {
    const struct cli *cli;
    struct input *input; /* belongs to the filler */
    size_t threads;      /* that read; several may read a chunk before those that precede it */
    size_t most;         /* bytes of a job, JOB_LEAST to JOB_BYTES; may change between jobs */

    struct member *member;       /* the file that is being read, or NULL */
    struct place_in_lines place; /* of its next byte */
    char *carried;               /* bytes of it that did not fit into the last job */
    size_t carried_length;
    struct input_batch *batch; /* for the next job, or NULL */
    struct map replaced;       /* if files are replaced: the paths, without links, of those begun */
};

/**
 * Fill a job that has no items with what comes next in the input; sets *at_end at the end of the
 * input.  Returns false without memory: then the caller may only free the filler and the job.
 */
bool filler_fill(struct filler *filler, struct job *job, bool *at_end);

/** Free all items of a job, and the files that end in it; it keeps the room for bytes. */
void job_clear(struct job *job);

/** Free what a job holds. */
void job_free(struct job *job);

/** Free what a filler holds, which may be all zero, and its input. */
void filler_free(struct filler *filler);

#endif
