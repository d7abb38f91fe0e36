/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What a command does with the records of its input, and the results of that.  Several threads
 * write results side by side; jobs/jobs.c puts them together in the order of the input, so that
 * they do not depend on the number of threads.
 *
 * If results are much longer than the records, as pictures are, a command states in
 * work.wanted_results how long those of a job should be.  Jobs begin small, and their length
 * follows the results of those before them: otherwise all pictures of 96 KiB of records would be in
 * memory.
 *
 * The messages of a job are kept until those of all jobs before it are written, with control
 * characters that mark where a fault begins and ends; no message contains these otherwise.  Faults
 * are counted only when the messages are joined in order.
 */
#ifndef JOBS_RESULTS_H
#define JOBS_RESULTS_H

#include "base/words.h"
#include "messages/cli.h"
#include "record/fault.h"
#include "syntax/notation.h"
#include "syntax/notation_losses.h"

/* ---- Work ----------------------------------------------------------------- */

struct results;

enum { RESULT_COUNTS = 16 /* numbers that a command may count of records */ };

/** Kinds of frames that hold the bytes of records, see work.sources. */
enum {
    SOURCE_FILE = 'f',
    SOURCE_GOOD = 'g',
    SOURCE_BAD = 'b',
    SOURCE_UNSELECTED = 'u',
    SOURCE_END = 'e',
    SOURCE_OTHER = 'o'
};

/** Where a record is in the input. */
struct origin {
    const char *file; /* as it was given, a member as archive//path; "-" is standard input */
    uint64_t number;  /* of the record in its file, from 1; only results_number() may write it */
};

/** What a thread has for itself. */
struct locals {
    void *work;     /* work.local_size bytes; NULL if that is 0 */
    void *selector; /* what work.selector_new() made; NULL if that is NULL */
};

struct work;

/**
 * Make what a thread needs for itself; returns false without memory.  End it with locals_end() in
 * any case.
 */
bool locals_begin(struct locals *locals, const struct cli *cli, const struct work *work);

/** Free what a thread had for itself. */
void locals_end(const struct locals *locals, const struct work *work);

/** Names that other names are read as; see query/alias.c. */
struct aliases;

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

    /**
     * Prepare the work when the process has given up all files that it does not need, before there
     * are threads; NULL if nothing is to be prepared.  Returns false, and reports, on failure; then
     * nothing is read.
     */
    bool (*prepare)(struct cli *cli);

    size_t local_size; /* bytes that each thread needs for itself, all zero at first */
    /** Free what these bytes hold, but not the bytes; NULL if that is nothing. */
    void (*local_end)(void *local);

    /**
     * Return whether a record exists for the command; any other is not reported, counted or
     * handled. Called as each() is, before the faults of the record are reported, for the records
     * whose numbers the user selected.  NULL if all exist; see query/filter.h.
     */
    bool (*selects)(struct results *results, const struct origin *origin,
                    const struct yinsh_record *record);
    /** Make what each thread needs to select records; NULL if nothing is needed. */
    void *(*selector_new)(const struct cli *cli, const struct work *work);
    void (*selector_free)(void *selector);
    const struct aliases *aliases; /* of players, for selects(); NULL changes no name */

    /**
     * Take the results of whole records, in the order of the input and not by two threads at once;
     * NULL appends them to out.  A length of 0 means that results were lost without memory, which
     * is reported.  Returns false if there is no point in going on.
     */
    bool (*take)(struct cli *cli, const char *bytes, size_t length, void *context);
    struct output *out; /* where results go; NULL is standard output */
    size_t drop;        /* bytes to omit at the very beginning of all results */
    /**
     * How many bytes of results a job should have if results are much longer than the records: the
     * input is divided accordingly, but never within a record.  0: jobs need not be small.
     */
    size_t wanted_results;
    bool in_order; /* whether each() or selects() has to know the numbers of records */
    bool stopped;  /* whether there is no point in going on */
    bool conflict; /* whether an input that was found is an output */
    bool again;    /* whether other work comes after this, see jobs_prepare() */

    /**
     * Whether the results are the bytes of the input: frames of the kind SOURCE_GOOD or SOURCE_BAD
     * hold all of them, except that SOURCE_UNSELECTED holds those of records that do not exist for
     * the command, and SOURCE_END marks where a file ends; it holds a byte if not all of the file
     * was read.  A frame of another kind that each() writes replaces the bytes of the record if
     * each() also sets results->replaced.  If files are replaced, each begins with SOURCE_FILE,
     * which holds its struct file_version, its name and a NUL.
     */
    bool sources;
    /**
     * With sources: whether each() selects, too, and writes no frames with the bytes of records:
     * only those of records for which it sets results->kept are passed on, as SOURCE_GOOD.
     */
    bool sifts;
    /**
     * With sources: name of the output that the records go to, NULL for none.  If its extension
     * states a notation, a good record in another one is written in that instead of its bytes, and
     * what it loses is in the first LOSSES counts.
     */
    const char *records_to;
    bool reports; /* whether each() reports the record's faults itself */

    uint64_t records;               /* that were read so far */
    uint64_t counts[RESULT_COUNTS]; /* the sums of those in all results, at the end */
};

/* ---- Results -------------------------------------------------------------- */

/** Bytes of results that wait for their turn. */
struct store {
    struct bytes bytes;
    struct bytes holes; /* struct hole: places at which the number of a record will be filled in */
};

/** The results of consecutive records that one thread read. */
struct results {
    const struct cli *cli;
    const struct work *work;
    struct output out;              /* what the command writes */
    struct output err;              /* messages, for standard error */
    struct locals locals;           /* of the thread */
    int status;                     /* the worst so far */
    bool incomplete;                /* whether there was trouble */
    bool conflict;                  /* whether an input is an output */
    uint64_t records;               /* that were read */
    uint64_t faults, hidden_faults; /* in the messages, and those that none of them shows */
    bool kept;                      /* set by work->each() if work->sifts: it keeps the record */
    bool replaced; /* set by work->each(): it wrote a frame in place of the record's bytes */
    uint64_t counts[RESULT_COUNTS];
    struct fault_count counted[FAULT_COUNT]; /* if the run counts faults by their codes */
    struct store out_store, err_store;
    /* Whether the numbers of records are those in the file; if not, they count from the first of
     * these records and are filled in later. */
    bool numbered;
};

/** Begin results, in which nothing has been written yet; they must not be moved. */
void results_begin(struct results *results, const struct cli *cli, const struct work *work);

/**
 * End results: pass on what was written, and add up the status and the counts.  before is the
 * number of records in the file before those that were numbered from 1.
 */
void results_end(struct results *results, struct cli *cli, struct work *work, uint64_t before);

/** Return whether the user selected a record, so that it exists for the work. */
bool results_selects(struct results *results, const struct origin *origin,
                     const struct yinsh_record *record);

/** Forget everything in the results. */
void results_discard(struct results *results);

/** Free what the results hold. */
void results_free(struct results *results);

/** Make the status at least this bad. */
static inline void results_worsen(struct results *results, int status)
{
    if (status > results->status)
        results->status = status;
}

/**
 * Write the number of a record in its file to results->out or results->err, but not into a frame,
 * whose length is fixed before the number may be filled in.
 */
void results_number(struct results *results, struct output *output, const struct origin *origin);

/** Write "FILE, record NUMBER" to results->out, for what is shown of a record. */
void results_heading(struct results *results, const struct origin *origin);

/** Write "FILE:LINE: record NUMBER" to results->err, for messages about a whole record. */
void results_place(struct results *results, const struct origin *origin,
                   const struct yinsh_record *record);

/** Report that a record has no turn of a number that the user named; it then counts as bad. */
void results_no_turn(struct results *results, const struct origin *origin,
                     const struct yinsh_record *record, int turn);

/**
 * Report trouble with an input file as "yinsh: command: file: reason", "-" being standard input,
 * and set the status.  A file that the command writes is then incomplete, and does not get its
 * name.
 */
void results_trouble(struct results *results, const char *file, const char *reason);

/**
 * Report that a part of the input is lost, as results_trouble() does, but with any subject; if the
 * input is damaged, a file that the command writes is nevertheless complete.
 */
void results_lost(struct results *results, const char *subject, const char *reason, bool damaged);

/** Report something about a file if the user wants to know such things (--verbose). */
void results_note(struct results *results, const char *subject, const char *note);

/** Report a fault of a record as "FILE:LINE:COL: error: text (clause) [code]". */
void results_fault(struct results *results, const char *file, const struct yinsh_record *record,
                   const struct fault *fault);

/**
 * Begin a frame, by which work->take() distinguishes what was written: it has a kind, and holds
 * what is written to results->out before results_frame_end().  Returns where it begins.
 */
size_t results_frame_begin(struct results *results, char kind);

/** End the frame that begins there. */
void results_frame_end(struct results *results, size_t frame);

/** A frame. */
struct frame {
    char kind;
    const char *bytes;
    size_t length;
};

/**
 * Remove the number of a record that results_number() wrote before a frame, and return it; 0 if
 * there is none.  In a frame, its length would not be known yet.
 */
uint64_t frame_number(const char **bytes, size_t *length);

/** Remove the first frame of (bytes, length), and return it. */
struct frame frame_next(const char **bytes, size_t *length);

/* ---- What records lose in a notation that cannot hold all of them: report_losses.c --- */

/**
 * Count what a record lost when it was written, bits of enum notation_loss: one for each kind, in
 * the first LOSSES of the counts of the results.  If nothing of its game could be written, the
 * status is that of a bad record.
 */
void losses_count(struct results *results, unsigned lost);

/**
 * Report what a notation could not hold: a warning for each kind with the number of records, from
 * the counts of losses_count().
 */
void losses_report(struct cli *cli, const struct notation *target, const uint64_t lost[LOSSES]);

/* ---- All records of the input, read by several threads: jobs.c ---------- */

/**
 * Read the records of all operands (none: standard input) in order, report their faults and do the
 * work on each record.  Reports files that cannot be read, and skips them.
 */
void jobs_run(struct cli *cli, struct work *work);

/**
 * Prepare to call jobs_run() several times, each time for some of the operands: all of them stay
 * readable.  Every work but the last must set work->again.  Returns false, and reports, without
 * memory.
 */
bool jobs_prepare(struct cli *cli);

#endif
