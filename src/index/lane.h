/* SPDX-License-Identifier: BSD-2-Clause */
/* What one thread does of a run: it reads the records of some entries of an index. */
#ifndef INDEX_LANE_H
#define INDEX_LANE_H

#include "index/index.h"
#include "jobs/results.h"

#include <sys/stat.h>

/** Which records of an index are read. */
struct index_filter {
    /** Return whether a record can be wanted; called by several threads at once. */
    bool (*may_match)(const void *context, const struct index_entry *entry);
    const void *context;
};

/** A thread's part of a run. */
struct index_lane {
    struct cli *cli;
    struct work *work;
    const struct index *index;
    const struct index_filter *filter;
    uint64_t next, end; /* numbers of the entries that are still to be looked at */
    bool in_turn;       /* whether all entries before have been, so that results are passed on */
    bool failed;        /* whether a record could not be read, which is reported */
    yinsh_reader *reader;
    uint64_t file_number; /* of the next entry's file, or one before it */
    struct index_file file;
    const char *name;         /* of that file */
    bool inside;              /* whether entries of it were looked at before */
    int descriptor;           /* of it, or -1 */
    uint64_t at;              /* offset of the bytes that the reader gets next */
    size_t most;              /* how many it gets */
    struct results results;   /* these two are large */
    struct index_block block; /* entries that were read */
};

/** Why a record is not read if its file is not the one that was indexed. */
extern const char index_stale[];

/** Return whether a file is as it was when it was indexed, by its size and time. */
bool index_is_same(const struct index_file *file, const struct stat *status);

/**
 * Look at the entries from lane->next, and do the work on the records that the filter lets through.
 * If the lane is not in turn, it ends early, before many results wait for theirs.
 */
void index_lane_run(struct index_lane *lane);

#endif
