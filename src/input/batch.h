/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Batches of members of a zip, or of small files, which several threads unpack or open.
 *
 * The thread that reads the input only notes in a batch what the directory of the zip, or stat(),
 * states.  The thread that reads a batch compares this with what it finds.  If anything differs,
 * the batch is suspect: the caller must drop its results, and read its files, or the rest of the
 * zip, in order.  So damage is reported by one way of reading only.
 */
#ifndef INPUT_BATCH_H
#define INPUT_BATCH_H

#include "base/bytes.h"
#include "input/feed.h"
#include "input/zip_header.h"

#include <stdatomic.h>

/** A zip that is read in batches, shared by all its readers. */
struct batch_zip {
    atomic_uint users;
    atomic_bool given_up; /* whether it is read in order from a batch on; set by the caller */
    int descriptor;       /* read by pread() only */
    uint64_t base, size;  /* as of its feed */
    char *name;
};

/** Share a zip that a feed reads; NULL without memory or a descriptor. */
struct batch_zip *batch_zip_new(const struct feed *feed, const char *name);

/** Add a user; returns the zip.  NULL is allowed. */
struct batch_zip *batch_zip_use(struct batch_zip *zip);

/** Drop a user; the last one frees the zip.  NULL is allowed. */
void batch_zip_leave(struct batch_zip *zip);

/** What was read of a zip before a batch, with the counts. */
struct batch_start {
    uint64_t headers, members, expanded;
};

/** What is noted about a member, or about a file: for a file only its size and name. */
struct batch_member {
    struct zip_entry entry;
    uint64_t size; /* unpacked */
    size_t name;   /* offset of its name in the batch's names */
    bool wanted;   /* false: it is skipped */
    bool named;    /* whether it is a file that the user named */
};

enum { BATCH_MEMBERS = 128 /* at most in a batch */ };

/** Members that follow one another, or files. */
struct input_batch {
    struct batch_zip *zip; /* NULL for files */
    struct batch_start start;
    struct batch_member list[BATCH_MEMBERS];
    size_t count;
    uint64_t bytes; /* unpacked, of those that are wanted */
    struct bytes names;
    bool more;     /* whether it ends because it is full, so that others follow */
    uint64_t most; /* a batch of so many bytes is full */
};

/**
 * Begin an empty batch, of files if zip is NULL; it is full at most bytes, or earlier.  NULL
 * without memory.
 */
struct input_batch *batch_new(struct batch_zip *zip, uint64_t most);

/** Free a batch; NULL is allowed. */
void batch_free(struct input_batch *batch);

/** Return whether the batch is full. */
bool batch_is_full(const struct input_batch *batch);

/** Return whether a batch may hold a member of a zip, or a file, by its size and its name. */
bool batch_suits(bool file, uint64_t size, const char *name);

/** Add a member with its name after the last one; false if it does not fit, or without memory. */
bool batch_add(struct input_batch *batch, const struct batch_member *member, const char *name);

/** A batch being read. */
struct batch_reader;

/** Begin to read a batch, which has to outlive the reader; NULL without memory. */
struct batch_reader *batch_open(const struct input_batch *batch);

/**
 * Move to the next member that is wanted; returns its name, as "archive.zip//path" or that of the
 * file, until the next call, or NULL at the end or if the batch is suspect.
 */
const char *batch_next(struct batch_reader *reader);

/** Return whether the member that batch_next() came to is a file that the user named. */
bool batch_is_named(const struct batch_reader *reader);

/**
 * Read the next bytes of the member into a buffer, which has KIND_BYTES or more when it is first
 * called for the member; returns 0 at its end or if the batch is suspect.
 */
size_t batch_read(struct batch_reader *reader, char *buffer, size_t size);

/**
 * Free a reader; NULL is allowed.  Returns whether all of the batch was read and it is not suspect.
 */
bool batch_close(struct batch_reader *reader);

#endif
