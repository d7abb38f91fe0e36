/* SPDX-License-Identifier: BSD-2-Clause */
/* The files in an archive or a compressed file, and in those that are in it. */
#ifndef INPUT_UNPACKER_H
#define INPUT_UNPACKER_H

#include "input/feed.h"
#include "input/kind.h"

struct unpacker;
struct input_batch;
struct batch_zip;

/** What to unpack, and how much; limits as in struct input_options, none of them 0. */
struct unpacker_options {
    uint64_t max_expanded, max_ratio, max_members;
    /* Returns whether a path inside an archive is excluded. */
    bool (*excluded)(void *context, const char *path);
    void *context;
};

/** The next event. */
enum unpacker_event {
    UNPACKER_FILE,    /* a fully unpacked file; see unpacker_read() */
    UNPACKER_TROUBLE, /* something that cannot be read, or a limit that was exceeded */
    UNPACKER_DONE     /* nothing is left, and everything is closed */
};

/** What unpacker_next() returned. */
struct unpacker_item {
    const char *name;   /* "archive//path"; valid until the next call */
    const char *path;   /* inside the innermost archive; NULL if it is in none */
    const char *reason; /* TROUBLE: why; FILE: why nothing of it can be read, or NULL;
                           valid until the next call */
};

/** Make layers; NULL without memory. */
struct unpacker *unpacker_new(const struct unpacker_options *options);

/** Free layers; NULL is allowed. */
void unpacker_free(struct unpacker *unpacker);

/**
 * Load what is needed to unpack anything, before the process gives up files; otherwise
 * unpacker_begin() does it.
 */
void unpacker_prepare(struct unpacker *unpacker);

/**
 * Begin with an open file of a kind that is not plain, with the feed at its first byte.
 * The feed has to stay until UNPACKER_DONE or unpacker_free().
 */
void unpacker_begin(struct unpacker *unpacker, struct feed *feed, const char *name, enum kind kind);

/**
 * After unpacker_begin() with a zip in a regular file: let unpacker_batch() give members of it,
 * for so many threads.  Returns the zip, which belongs to the layers until the next file or
 * unpacker_free(), or NULL if there are no batches of it.
 */
struct batch_zip *unpacker_in_batches(struct unpacker *unpacker, size_t threads);

/**
 * Skip the next members and return them as a batch, which the caller owns, or NULL if
 * unpacker_next() must read them.  It would return all members of a batch as UNPACKER_FILE, except
 * those that are skipped silently.
 */
struct input_batch *unpacker_batch(struct unpacker *unpacker);

/**
 * After unpacker_begin(): begin with the members of a batch, as if those before them had been
 * read. It need not stay.
 */
void unpacker_go_to(struct unpacker *unpacker, const struct input_batch *batch);

/** Move to the next event; the rest of the current file is skipped. */
enum unpacker_event unpacker_next(struct unpacker *unpacker, struct unpacker_item *item);

/**
 * Read from the file of UNPACKER_FILE into a buffer.  Returns how many bytes, or 0 at the end,
 * with *reason NULL or why the file broke off; that is valid until unpacker_next().
 */
size_t unpacker_read(struct unpacker *unpacker, char *buffer, size_t size, const char **reason);

/** Whether the file could not be read, for example because memory ran out or the disk failed. */
bool unpacker_failed(const struct unpacker *unpacker);

/** Return whether a limit was exceeded, which unpacker_next() is still to report. */
bool unpacker_refused(const struct unpacker *unpacker);

#endif
