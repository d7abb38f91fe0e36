/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The work of a command on records, cut into tasks.  Several threads may work on tasks side
 * by side; what comes out of them is put together in the order of the input, so that it is
 * the same whatever the number of threads.
 */
#ifndef JOBS_TASK_H
#define JOBS_TASK_H

#include "cli/cli.h"

enum { TASK_COUNTS = 16 /* numbers that a command may count of records */ };

/** Kinds of frames with the bytes of records. */
enum { SOURCE_GOOD = 'g', SOURCE_BAD = 'b', SOURCE_END = 'e', SOURCE_OTHER = 'o' };

/** A record's place in the input. */
struct source {
    const char *file; /* as it was given, a member as archive//path; "-" is standard input */
    uint64_t number;  /* of the record in its file, from 1; write it with task_number() only */
};

/** A place in a store at which the number of a record is still to be filled in. */
struct hole;

/** Bytes that came out of a task and wait for their turn. */
struct store {
    char *bytes;
    size_t length, capacity;
    struct hole *holes; /* in the order of their places */
    size_t hole_count, hole_capacity;
};

/** A stretch of the input that is being worked on, and what comes out of it. */
struct task {
    const struct cli *cli;
    const struct work *work;
    struct output out;              /* results */
    struct output err;              /* messages, for standard error */
    void *local;                    /* what work->local_new() made for this thread */
    int status;                     /* the worst so far */
    bool incomplete;                /* whether there was trouble */
    uint64_t records;               /* that were read */
    uint64_t faults, hidden_faults; /* in the messages, and those that none of them shows */
    bool replaced; /* set by work->each(): it wrote a frame in place of the record's bytes */
    uint64_t counts[TASK_COUNTS];
    struct store out_store, err_store;
    /* Whether the numbers of records are those in the file; else they count from where the
     * task began and are filled in later. */
    bool numbered;
};

/** What a command does with records. */
struct work {
    /**
     * Deal with one record, which is replayed and whose faults are reported: write to
     * task->out and task->err, count, and set the status with task_worsen().  Called by
     * several threads at once, each with a task of its own.
     */
    void (*each)(struct task *task, const struct source *source, const struct yinsh_record *record);
    /**
     * Deal with so many records that are good and have no fault of any level, of which no more is
     * told; NULL where each() has to see every record.  Called as each() is.
     */
    void (*skimmed)(struct task *task, uint64_t records);
    bool abridges; /* whether each() needs no actions and notes of good records, see reader/reader.h
                    */
    void *context; /* the command's own; not to be changed by each() */

    /** What a thread needs for itself, as a pattern; NULL where nothing is needed. */
    void *(*local_new)(void *context);
    void (*local_free)(void *local);

    /**
     * Take a stretch of results, whole records, in the order of the input and not by two
     * threads at once; NULL appends it to out.  Returns false where there is no point in
     * going on.
     */
    bool (*take)(struct cli *cli, const char *bytes, size_t length, void *context);
    struct output *out; /* where results go; NULL is standard output */
    size_t drop;        /* bytes of the whole result to leave out at its beginning */
    bool in_order;      /* whether each() has to know the numbers of records */
    bool stopped;       /* whether there is no point in going on */

    /**
     * Whether the results are the records as they came: frames of the kind SOURCE_GOOD or
     * SOURCE_BAD with all bytes of the input, and SOURCE_END where a file ends.  A frame that
     * each() writes and says so, of another kind, takes the place of the record's own bytes.
     */
    bool sources;
    bool reports; /* whether each() reports the record's faults itself */

    uint64_t records;             /* that were read so far */
    uint64_t counts[TASK_COUNTS]; /* the sums over all tasks, when all is done */
};

/** Make a task's status at least this bad. */
static inline void task_worsen(struct task *task, int status)
{
    if (status > task->status)
        task->status = status;
}

/** Write the number of a record in its file to task->out or task->err. */
void task_number(struct task *task, struct output *output, const struct source *source);

/** Write "FILE:LINE: record NUMBER" to task->err, for messages about all of a record. */
void task_record_place(struct task *task, const struct source *source,
                       const struct yinsh_record *record);

/** Report a damage that cost a part of the input; otherwise as task_trouble(). */
void task_damage(struct task *task, const char *subject, const char *reason);

/**
 * Report trouble, as "yinsh: command: subject: reason", and set the status.  What is written
 * from then on lacks something, and does not get its name.
 */
void task_trouble(struct task *task, const char *subject, const char *reason);

/** Say something of a file where the user wants to know such things (--verbose). */
void task_note(struct task *task, const char *subject, const char *note);

/** Report a fault of a record as "FILE:LINE:COL: error: text (clause) [code]". */
void task_fault(struct task *task, const char *file, const struct yinsh_record *record,
                const struct fault *fault);

/**
 * Begin and end a frame in the results, for work->take() to tell where one of several things
 * ends: a byte that says what it is, and what is written between the two calls.  Returns
 * where the frame begins.
 */
size_t task_frame_begin(struct task *task, char kind);
void task_frame_end(struct task *task, size_t frame);

/** What a frame holds. */
struct frame {
    char kind;
    const char *bytes;
    size_t length;
};

/** Get the next frame of (bytes, length), which begins with one, and move on behind it. */
struct frame frame_next(const char **bytes, size_t *length);

/** Begin a task, in which nothing has been written yet; it must not be moved. */
void task_begin(struct task *task, const struct cli *cli, const struct work *work);

/**
 * End a task: hand its results and messages on and add up its status and counts.  before is
 * the number of the records of its file in front of those that it numbered from 1.
 */
void task_end(struct task *task, struct cli *cli, struct work *work, uint64_t before);

/** Forget everything that came out of a task. */
void task_discard(struct task *task);

/** Free what a task holds. */
void task_free(struct task *task);

/**
 * Read the records of all files (none: standard input) in order, report their faults and do
 * the work on every record.  Files that cannot be read are reported and passed over.
 */
void cli_each_record(struct cli *cli, int count, char **files, struct work *work);

#endif
