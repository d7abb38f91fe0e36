/* SPDX-License-Identifier: BSD-2-Clause */
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
#ifndef INPUT_BATCH_H
#define INPUT_BATCH_H

#include "base/bytes.h"
#include "input/feed.h"

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

#endif
