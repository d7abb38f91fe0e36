/* SPDX-License-Identifier: BSD-2-Clause */
/* The bytes of an open file: one after another, or from any place if the file is regular. */
#ifndef INPUT_FEED_H
#define INPUT_FEED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { FEED_WINDOW = 128 * 1024 /* bytes that are held at once */ };

struct stat;

/** A file being read. */
struct feed {
    int descriptor; /* -1: none */
    bool borrowed;  /* whether to leave the descriptor open at the end */
    bool regular;   /* read by pread(), so that it can be read at any place */
    uint64_t base;  /* regular: offset of the file's first byte in the descriptor */
    uint64_t size;  /* regular: bytes in it when it was opened */
    uint64_t at;    /* number of the next byte, from base; the owner may move it if it is regular */
    size_t step;    /* bytes read at once; initially FEED_WINDOW, and never more */
    char *window;   /* FEED_WINDOW bytes; kept for the next file */
    size_t window_length; /* bytes in it */
    uint64_t window_at;   /* number of its first byte */
    bool ended;           /* regular: whether the last read ended at size */
    int error;            /* number of the error that ended reading, or 0 */
};

/**
 * Return the length of the archive's name in "archive//path", by which the user named a member; 0
 * if the name exists as a file, or no regular file is named before any "//".
 */
size_t archive_in_name(const char *name);

/**
 * Open the file that the user named, or the archive if it is a member; length is that of
 * archive_in_name().  Returns as open_at().
 */
int open_named(const char *name, size_t length);

/**
 * Store the status of what the user named, "-" being standard input, and a member being its
 * archive; false if it has none.
 */
bool get_status(const char *name, struct stat *status);

/**
 * Open a file for reading, in a folder or at any path if that is AT_FDCWD; flags are added to those
 * of open().  Returns the descriptor, the caller's to close, or -1 with errno set.
 */
int open_at(int folder, const char *name, int flags);

/**
 * Open a file of a folder, AT_FDCWD for any path, without blocking if it has been replaced, for
 * example by a pipe.  Stores the result of fstat().  Returns the descriptor, the caller's to close,
 * or -1 with errno set.
 */
int open_known(int folder, const char *name, struct stat *status);

/**
 * Begin to read an open file, which feed_end() closes unless it is borrowed.  A feed must be all
 * zero before its first use. known is the file's status, or NULL.  Without memory, closes the file
 * unless it is borrowed, and returns false.
 */
bool feed_begin(struct feed *feed, int descriptor, bool borrowed, const struct stat *known);

/** End reading the file; the window stays. */
void feed_end(struct feed *feed);

/** End reading and free what the feed holds. */
void feed_free(struct feed *feed);

/**
 * Show the next bytes; adding to feed->at takes them.  They are at least that many, at most
 * FEED_WINDOW, unless the file ends before.  Stores a pointer to them, valid until the next call;
 * returns how many there are, 0 at the end, or -1 with feed->error set.
 */
ptrdiff_t feed_peek(struct feed *feed, size_t least, const char **bytes);

/**
 * Read into a buffer, size > 0; returns the number of bytes, 0 at the end, or -1 as feed_peek().
 */
ptrdiff_t feed_read(struct feed *feed, char *buffer, size_t size);

/** Return whether reading would wait for bytes: those of a pipe or a terminal may come slowly. */
bool feed_waits(const struct feed *feed);

/** Read at a place of a regular file; returns how many bytes, 0 at the end, or -1 and errno. */
ptrdiff_t read_at(int descriptor, uint64_t at, char *buffer, size_t size);

/**
 * Read that many bytes at a place of a regular file; returns 0, or the number of the error, which
 * is EIO if the file ends before.
 */
int read_all_at(int descriptor, uint64_t at, void *buffer, size_t size);

/** Write all bytes to a descriptor; returns 0 or the number of the error. */
int write_all(int descriptor, const char *bytes, size_t length);

#endif
