/* SPDX-License-Identifier: BSD-2-Clause */
/* What a command does with the records of its input. */
#ifndef JOBS_WORK_H
#define JOBS_WORK_H

#include "cli/cli.h"

struct results;

enum { RESULT_COUNTS = 16 /* numbers that a command may count of records */ };

/** Kinds of frames that hold the bytes of records, see work.sources. */
enum { SOURCE_GOOD = 'g', SOURCE_BAD = 'b', SOURCE_END = 'e', SOURCE_OTHER = 'o' };

/** Where a record is in the input. */
struct origin {
    const char *file; /* as it was given, a member as archive//path; "-" is standard input */
    uint64_t number;  /* of the record in its file, from 1; only results_number() may write it */
};

/** What a command does with records; jobs_run() does it. */
struct work {
    /**
     * Handle one record, which is replayed and whose faults are reported: write to results->out and
     * results->err, count, and set the status with results_worsen().  Called by several threads at
     * once, each with results of its own.
     */
    void (*each)(struct results *results, const struct origin *origin,
                 const struct yinsh_record *record);
    /**
     * Handle a number of records that are good and have no fault of any level, about which nothing
     * else is known; NULL if each() has to see every record.  Called as each() is.
     */
    void (*passed)(struct results *results, uint64_t records);
    bool summarises; /* whether each() needs no actions and notes of good records, see reader.h */
    void *context;   /* the command's own; each() must not change it */

    /** Make what each thread needs for itself; NULL if nothing is needed. */
    void *(*local_new)(void *context);
    void (*local_free)(void *local);

    /**
     * Take the results of whole records, in the order of the input and not by two threads at once;
     * NULL appends them to out.  Returns false if there is no point in going on.
     */
    bool (*take)(struct cli *cli, const char *bytes, size_t length, void *context);
    struct output *out; /* where results go; NULL is standard output */
    size_t drop;        /* bytes to omit at the very beginning of all results */
    bool in_order;      /* whether each() has to know the numbers of records */
    bool stopped;       /* whether there is no point in going on */

    /**
     * Whether the results are the bytes of the input: frames of the kind SOURCE_GOOD or SOURCE_BAD
     * hold all of them, and SOURCE_END marks where a file ends.  A frame of another kind that
     * each() writes replaces the bytes of the record if each() also sets results->replaced.
     */
    bool sources;
    bool reports; /* whether each() reports the record's faults itself */

    uint64_t records;               /* that were read so far */
    uint64_t counts[RESULT_COUNTS]; /* the sums of those in all results, at the end */
};

#endif
