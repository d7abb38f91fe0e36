/* SPDX-License-Identifier: BSD-2-Clause */
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
#ifndef JOBS_READING_H
#define JOBS_READING_H

#include "jobs/job.h"
#include "jobs/results.h"

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

#endif
