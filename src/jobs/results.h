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

#include "base/map.h"
#include "base/text.h"
#include "input/input.h"
#include "messages/cli.h"
#include "record/fault.h"
#include "syntax/notation.h"

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
     * else is known but how many games among them are unfinished; NULL if each() has to see every
     * record.  Called as each() is.
     */
    void (*passed)(struct results *results, uint64_t records, uint64_t unfinished);
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
     * whose numbers the user selected.  NULL if all exist; see query/columns.h.
     */
    bool (*selects)(struct results *results, const struct origin *origin,
                    const struct yinsh_record *record);
    /** Make what each thread needs to select records; NULL if nothing is needed. */
    void *(*selector_new)(const struct cli *cli);
    void (*selector_free)(void *selector);

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

/**
 * Write "FILE:LINE: record NUMBER" to results->err, for messages about a whole record.  If repeated
 * is the mark of one that many records may need, only the first is shown unless the user wants all
 * (--verbose).
 */
void results_place(struct results *results, const struct origin *origin,
                   const struct yinsh_record *record, char repeated);

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

/** Drop what the frame that begins there holds so far. */
void results_frame_empty(struct results *results, size_t frame);

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

/* ---- What one thread takes at once -------------------------------------- */

/*
 * A job: what one thread takes at once.
 *
 * These words mean the same everywhere:
 *
 *   part   one of the N pieces of the input that --part=I/N distributes over processes
 *   chunk  a range of the bytes of one file, up to all of it; a large plain file has several,
 *          which several threads read
 *   batch  a row of small files that one thread opens
 *   job    what a thread takes: some small files, a chunk of a large file, or a batch
 */

/* ---- Large files: chunk.c ----------------------------------------------- */

/*
 * A large plain file that several threads read in chunks.  A thread that reads a chunk has not seen
 * the bytes before it, so the number of its first line is counted only when a message needs it, and
 * each byte is counted once.
 */

/** A place in a file, with its line and column, both from 1. */
struct place_in_lines {
    uint64_t offset, line, column;
};

/**
 * Move a place on to a later offset, counting lines; stops at the end of the file.  Returns 0, or
 * the number of the error if the file cannot be read; the place is then as far as the count came.
 */
int lines_count_on(struct place_in_lines *place, int descriptor, uint64_t offset);

/** A file that is read in chunks; any thread may use it. */
struct chunk_file;

/** A place in it whose line may be asked for; any thread may use it. */
struct chunk_mark;

/**
 * Begin with an open file of that size, which that many threads read.  The descriptor stays the
 * caller's.  Returns NULL without memory or another descriptor.
 */
struct chunk_file *chunk_file_new(int descriptor, uint64_t size, size_t threads);

/** Free a file, except for what its marks need; NULL is allowed. */
void chunk_file_free(struct chunk_file *file);

/** Return the length of the chunk that begins at an offset, in bytes; 0 at the end of the file. */
size_t chunk_length(const struct chunk_file *file, uint64_t offset);

/** Read at an offset; returns how many bytes, 0 at the end, or -1 with errno set. */
ptrdiff_t chunk_read(const struct chunk_file *file, uint64_t offset, char *buffer, size_t size);

/** Mark a place after all places marked before; NULL without memory. */
struct chunk_mark *chunk_mark_new(struct chunk_file *file, uint64_t offset);

/** Free a mark; NULL is allowed. */
void chunk_mark_free(struct chunk_mark *mark);

/**
 * Find the line and column of a mark, both from 1.  Returns 0, or the number of the error if the
 * file cannot be read; they are then those of the place that the count came to.
 */
int chunk_mark_locate(struct chunk_mark *mark, uint64_t *line, uint64_t *column);

/* ---- Jobs --------------------------------------------------------------- */

enum {
    JOB_ITEMS = 256,       /* files in one job, at most */
    JOB_BYTES = 96 * 1024, /* of a job, at most; a chunk that its thread reads may have more */
    JOB_LEAST = 2 * 1024   /* the smallest that may be chosen for jobs with long results */
};

/** A file, or a member of an archive. */
struct member {
    char *name;
    bool named;                      /* whether the user named it, so that it has to hold records */
    const struct notation *notation; /* of the records read so far; NULL while that is unknown */
    struct file_version version;     /* if it is a plain regular file */
    uint64_t begin, end;             /* the part to be read; end is UINT64_MAX for all the rest */
    struct chunk_file *chunks;       /* if not NULL, all chunks but the first can be read from it */
};

/** A chunk of a file. */
struct chunk {
    struct member *member;
    const char *bytes; /* NULL: they are to be read from member->chunks */
    size_t length;
    struct place_in_lines place; /* of the first byte */
    struct chunk_mark *mark;     /* if not NULL, line and column come from it */
    bool first, last;            /* whether the file begins and ends with it */
    const char *reason;          /* why the file breaks off after it, or NULL */
    bool damaged;                /* whether the reason is damage of an archive */
};

/**
 * Return whether a chunk follows the part of its file that is to be read, and only serves to see
 * whether a record begins there.
 */
static inline bool chunk_looks_ahead(const struct chunk *chunk)
{
    assert(chunk->member != NULL); /* there are no messages within a file */
    return chunk->place.offset >= chunk->member->end;
}

/**
 * A chunk of a file, or a message about a file, of whose chunk only reason and damaged are used.
 * The last chunk of a file owns the member, and the job owns the strings.
 */
struct item {
    enum input_event event; /* INPUT_BYTES for a chunk; INPUT_SKIPPED, _NOTED or _TROUBLE */
    struct chunk chunk;
    char *name;   /* of the file, for a message */
    char *reason; /* that of the chunk */
};

/** A job; empty if it is all zero. */
struct job {
    char *bytes; /* of all its chunks; allocated when it is first filled */
    size_t used; /* how many of them */
    struct item items[JOB_ITEMS];
    size_t count;
    struct input_batch *batch; /* to be opened; NULL if there are items */
    bool waits;                /* whether the input had no more bytes for now */
};

/* ---- Dividing the input into jobs; one thread at a time may do that: fill.c --- */

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
 * Fill a job that has no items with what comes next in the input, as long as that need not be
 * waited for; sets *at_end at the end of the
 * input.  Returns false without memory: then the caller may only free the filler and the job.
 */
bool filler_fill(struct filler *filler, struct job *job, bool *at_end);

/** Free all items of a job, and the files that end in it; it keeps the room for bytes. */
void job_clear(struct job *job);

/** Free what a filler holds, which may be all zero, and its input. */
void filler_free(struct filler *filler);

/* ---- Parts: part.c ------------------------------------------------------ */

/*
 * One of several parts of a large file, cut between records.
 *
 * No process coordinates the others.  Each part starts reading 1 MiB before its beginning to find a
 * place where a record begins, and the part before it checks that its own last record ends there.
 */

/** The reason why a file cannot be cut. */
#define PART_CUT_INSIDE "it cannot be cut into these parts, because one would begin inside a record"

/** A part of a file. */
struct file_part {
    struct place_in_lines begin;     /* its first byte */
    uint64_t end;                    /* an offset; if it is that of begin, the part is empty */
    const struct notation *notation; /* of its first record; NULL to detect it */
    const char *reason;              /* why there is no such part, or NULL */
};

/**
 * Find the part of a file that cli->input.part and .parts select.  The cuts depend only on the file
 * and the number of parts, so that every process finds the same ones.
 */
void part_find(struct file_part *part, const struct cli *cli, const struct input_item *file);

/* ---- Reading: reading.c ------------------------------------------------- */

/*
 * Reading the records of one file, whose bytes come in chunks.  A chunk in the middle of a file may
 * be read before those that precede it, by guessing where its first record begins; whether the
 * guess was right shows when the reading of the preceding chunks gets there.
 *
 * The reader that comes from the beginning of the file continues to the place of the guess.  If it
 * finds a record of the same notation there, the guess was right; if not, the chunk is read again.
 * So a mistake in a notation's resync() costs time, but never changes the result.  Record and line
 * numbers are filled in at the end.
 */

/** The state of reading a file. */
struct reading;

/**
 * Begin to read a file of which this is the first chunk.  Frees the reading of another file, last,
 * which has come to its end and may be NULL.  Returns NULL without memory.
 */
struct reading *reading_new(const struct cli *cli, const struct chunk *first, struct reading *last);

/** Free a reading; NULL is allowed. */
void reading_free(struct reading *reading);

/** Free what is kept for further readings; call it when there are no readings. */
void readings_end(void);

/** Return the notation of the records read last, or NULL. */
const struct notation *reading_notation(const struct reading *reading);

/** Read the next chunk of the file: report faults, and do the work, of the records that end in it.
 */
void reading_continue(struct reading *reading, struct results *results, const struct chunk *chunk);

/**
 * Begin to read with a chunk in the middle of a file: look for a place where a record seems to
 * begin, and continue there as reading_continue() does.  The numbers of the records are filled in
 * later.  Takes the mark of the chunk.  Returns NULL without memory.
 */
struct reading *reading_guess(struct results *results, struct chunk *chunk);

/**
 * Read a chunk up to the place where a guess began.  Returns whether the guess was right: it then
 * replaces this reading, and *before is the number of records before it.  If it was wrong, the
 * chunk has been read to its end.
 */
bool reading_meets(struct reading *reading, struct results *results, const struct chunk *chunk,
                   struct reading *guess, uint64_t *before);

/**
 * Open the files of a batch and read their records one after the other: report their faults, and do
 * the work on them.  (buffer, size) takes what is read at once.  Returns false
 * if the batch is suspect, or its results need too much memory: the caller must forget them.
 */
bool batch_read_records(const struct input_batch *batch, struct results *results, char *buffer,
                        size_t size);

/* ---- The processors that threads run on: processors.c ------------------- */

/**
 * Return the number of processors that this process may use, as limited by taskset(1); at least 1.
 */
size_t processors_usable(void);

/** Return how many threads to use if the user asks for that many jobs, or 0 for no number. */
size_t processors_threads(int jobs);

/** Return the processor that the calling thread runs on; below 0 if that is unknown. */
int processor_current(void);

/**
 * Move the calling thread to another processor, if it runs on this one and may use another; it may
 * return later.  A new thread may otherwise share the processor of the thread that started it for
 * some milliseconds while another processor is idle.
 */
void processor_leave(int processor);

#endif
