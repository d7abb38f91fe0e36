/* SPDX-License-Identifier: BSD-2-Clause */
/* The files in an archive or a compressed file, and in those that are in it. */
#ifndef INPUT_UNPACKER_H
#define INPUT_UNPACKER_H

#include "input/kind.h"
#include "input/options.h"

struct unpacker;

/** Make an unpacker; the options have to outlive it.  NULL without memory. */
struct unpacker *unpacker_new(const struct input_options *options);

/** Free an unpacker; NULL is allowed. */
void unpacker_free(struct unpacker *unpacker);

/**
 * Load what is needed to unpack anything, before the process gives up files; otherwise
 * unpacker_begin() does it.
 */
void unpacker_prepare(struct unpacker *unpacker);

/**
 * Begin with an open file of a kind that is not plain, with the feed at its first byte.  The feed
 * has to stay until INPUT_DONE or unpacker_free(), and so does chosen: unless it is NULL, only the
 * member with that name "archive//path" is returned, or if that is an archive, its members.
 * Returns false without memory.
 */
bool unpacker_begin(struct unpacker *unpacker, struct feed *feed, const char *name, enum kind kind,
                    const char *chosen);

/** Return whether the chosen member was found. */
bool unpacker_found(const struct unpacker *unpacker);

/**
 * Move to the next event; the rest of the current file is skipped.  It is INPUT_FILE for a fully
 * unpacked file, with the reason if nothing of it can be read, or else NULL; INPUT_TROUBLE for what
 * cannot be read, or a limit that was exceeded; INPUT_SKIPPED or INPUT_NOTED for a member that is
 * no file; or INPUT_DONE when everything is closed.  The item gets its event, its reason, whether
 * there is damage, and its name, "archive//path".
 */
void unpacker_next(struct unpacker *unpacker, struct input_item *item);

/** Return whether the file of INPUT_FILE is the chosen member. */
bool unpacker_is_chosen(const struct unpacker *unpacker);

/** Return the path of the file of INPUT_FILE in the innermost archive; NULL if it is in none. */
const char *unpacker_path(const struct unpacker *unpacker);

/**
 * Read from the file of INPUT_FILE into a buffer.  The event is INPUT_BYTES with the length, or
 * INPUT_END with the reason if the file broke off; that is valid until unpacker_next().
 */
void unpacker_read(struct unpacker *unpacker, char *buffer, size_t size, struct input_item *item);

/** Return whether a limit was exceeded, which unpacker_next() is still to report. */
bool unpacker_refused(const struct unpacker *unpacker);

#endif
