/* SPDX-License-Identifier: BSD-2-Clause */
/* Opening files and detecting their kind. */
#ifndef INPUT_PROBE_H
#define INPUT_PROBE_H

#include "input/feed.h"
#include "input/kind.h"

struct stat;

/**
 * Open a file of a folder, AT_FDCWD for any path, without blocking if it has been replaced, for
 * example by a pipe.  Stores the result of fstat().  Returns the descriptor, the caller's to close,
 * or -1 with errno set.
 */
int probe_open(int folder, const char *name, struct stat *status);

/**
 * Detect the kind of the file in a feed from which nothing was taken yet; false with feed->error if
 * it cannot be read.
 */
bool probe_kind(struct feed *feed, enum kind *kind);

/**
 * Return whether a name that the user gave may be an archive.  Only regular files are opened to
 * check that: opening others could consume bytes or block.  The feed must not be reading a file.
 */
bool probe_may_unpack(struct feed *feed, const char *name);

#endif
