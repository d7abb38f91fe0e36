/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The sources of bytes: files, standard input, folders, lists of names, and archives of all these.
 * Nothing here knows what a record is.
 *
 * Archives (zip, tar, 7z) and compressed files (gzip, bzip2, xz, zstd, lz4) are detected by their
 * first bytes.  An archive in an archive is opened, too, down to four of them; a compressed file
 * counts as the file in it, under its own name.  Text in UTF-16 is converted to UTF-8.
 */
#ifndef INPUT_INPUT_H
#define INPUT_INPUT_H

#include "base/text.h"
#include "input/feed.h"
#include "input/options.h"

/* ---- Batches: batch.c --------------------------------------------------- */

/*
 * Batches of small files, which several threads open.
 *
 * The thread that reads the input only notes in a batch what stat() states.  If a file turns out
 * not to be a plain one when a thread opens it, the batch is suspect: the caller must drop its
 * results, and read its files in order.  So whatever is special is handled by one way of reading
 * only.
 *
 * Files are read in batches because opening one takes longer than reading a short game.
 */

enum { BATCH_FILES = 64 /* at most in a batch; how many follow is unknown */ };

/** Small files, in the order of the input. */
struct input_batch {
    struct {
        size_t name; /* offset in names */
        bool named;  /* whether the user named it */
    } list[BATCH_FILES];
    size_t count;
    uint64_t bytes; /* the sum of their sizes */
    struct bytes names;
    uint64_t most; /* a batch of so many bytes is full */
};

/** Free a batch; NULL is allowed. */
void batch_free(struct input_batch *batch);

/** Return whether the batch is full, so that other files probably follow. */
bool batch_is_full(const struct input_batch *batch);

/**
 * Add a regular file to a batch, which is made if it is NULL, and is full at most bytes or earlier.
 * Returns false if its size or name does not suit, the batch is full, or without memory.
 */
bool batch_add(struct input_batch **batch, uint64_t most, const char *name, uint64_t size,
               bool named);

/** A batch being read. */
struct batch_reader {
    const struct input_batch *batch;
    size_t next;
    bool failed; /* whether the batch is suspect */
    struct feed feed;
};

/**
 * Move to the next file of a reader, which at first holds nothing but its batch; returns its name,
 * or NULL at the end or if the batch is suspect.
 */
const char *batch_next(struct batch_reader *reader);

/** Read the next bytes of the file; returns 0 at its end or if the batch is suspect. */
size_t batch_read(struct batch_reader *reader, char *buffer, size_t size);

/** End a reader.  Returns whether all of the batch was read and it is not suspect. */
bool batch_end(struct batch_reader *reader);

/* ---- Input: input.c ----------------------------------------------------- */

enum { INPUT_CUT_SIZE = 1024 * 1024 /* plain regular files of this size or more are cut */ };

/**
 * Begin to read or, unless again is NULL, to read in order the files of that batch, and nothing
 * else; options and the batch have to outlive the input.  Returns NULL without memory.
 */
struct input *input_new(const struct input_options *options, const struct input_batch *again);

/**
 * Return small files in batches for several threads; call this before anything is read.  If a batch
 * turns out to be suspect, the caller must replace its results by those of input_new().
 */
void input_in_batches(struct input *input);

/** Let batches that are begun later be full at this number of bytes, or earlier. */
void input_batch_most(struct input *input, uint64_t bytes);

/**
 * Load what unpacks archives, which takes longer than reading most files, if the input may hold
 * one.  Calling this is optional, but only allowed before input_next().  If there are only a
 * few operands, the regular files among them are opened and their kinds detected.  Nothing is
 * unpacked.  A file that becomes an archive later is still read, unless the process gave up access
 * to the libraries.  Sets the time zone of the process to UTC, so there must be only one thread.
 */
void input_prepare(struct input *input);

/** Close and free everything; NULL is allowed. */
void input_free(struct input *input);

/** Move to the next event; bytes of a file are put into (buffer, size), size > 0. */
enum input_event input_next(struct input *input, char *buffer, size_t size,
                            struct input_item *item);

/**
 * Return whether the file that is being read, which is no archive, has no bytes for now: reading it
 * would wait.
 */
bool input_waits(const struct input *input);

/** Skip the rest of the file that is being read; it gives no INPUT_END. */
void input_skip(struct input *input);

/** Continue at an offset of the current file, which has to have a descriptor. */
void input_seek(struct input *input, uint64_t offset);

/**
 * Add up the sizes of the operands for input_progress().  The total stays unknown if any is not a
 * regular file, or if there are lists of names.
 */
void input_measure(struct input *input);

/**
 * Get the progress: the bytes read of the files that the user or a folder names, before unpacking,
 * and their total, 0 if that is unknown.  In an archive the number of bytes may stay the same for
 * some time.
 */
void input_progress(const struct input *input, uint64_t *done, uint64_t *total);

#endif
