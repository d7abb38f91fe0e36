/* SPDX-License-Identifier: BSD-2-Clause */
/* The kind of a file, detected by its first bytes and never by its name. */
#ifndef INPUT_KIND_H
#define INPUT_KIND_H

#include "input/feed.h"

enum { KIND_BYTES = 512 /* as many first bytes are examined */ };

/** Kinds of files.  Those up to the last compressed one hold a single file, the rest members. */
enum kind {
    KIND_PLAIN, /* not archived or compressed, and not encoded in one of these: */
    KIND_UTF16LE,
    KIND_UTF16BE,
    KIND_UTF32,
    KIND_UNREADABLE, /* an archive or a compression that is known, but cannot be read */
    KIND_GZIP,
    KIND_BZIP2,
    KIND_XZ,
    KIND_ZSTD,
    KIND_LZ4,
    KIND_TAR,
    KIND_ZIP,
    KIND_7ZIP
};

/** Return whether a file of this kind holds members. */
static inline bool kind_is_archive(enum kind kind)
{
    return kind >= KIND_TAR;
}

/** Return whether a file of this kind is text that is converted to UTF-8. */
static inline bool kind_is_text(enum kind kind)
{
    return kind == KIND_UTF16LE || kind == KIND_UTF16BE;
}

/**
 * Detect a file's kind by its first bytes: KIND_BYTES or more of them, or the whole file.  An empty
 * archive is detected only if the whole file is given.
 */
enum kind kind_of(const char *bytes, size_t length);

/** Return whether a file that arrives slowly may still turn out not to be plain. */
bool kind_needs_more(const char *bytes, size_t length);

/**
 * Detect the kind of the file in a feed from which nothing was taken yet; false with feed->error if
 * it cannot be read.
 */
bool kind_of_feed(struct feed *feed, enum kind *kind);

/**
 * Return whether a name that the user gave may be an archive.  Only regular files are opened to
 * check that: opening others could consume bytes or block.  The feed must not be reading a file.
 */
bool kind_may_unpack(struct feed *feed, const char *name);

#endif
