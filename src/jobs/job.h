/* SPDX-License-Identifier: BSD-2-Clause */
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
#ifndef JOBS_JOB_H
#define JOBS_JOB_H

#include "base/map.h"
#include "input/input.h"
#include "jobs/results.h"
#include "messages/cli.h"
#include "syntax/notation.h"

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
 * Fill a job that has no items with what comes next in the input; sets *at_end at the end of the
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
struct part {
    struct place_in_lines begin;     /* its first byte */
    uint64_t end;                    /* an offset; if it is that of begin, the part is empty */
    const struct notation *notation; /* of its first record; NULL to detect it */
    const char *reason;              /* why there is no such part, or NULL */
};

/**
 * Find the part of a file that cli->input.part and .parts select.  The cuts depend only on the file
 * and the number of parts, so that every process finds the same ones.
 */
void part_find(struct part *part, const struct cli *cli, const struct input_item *file);

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
