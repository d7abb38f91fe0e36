/* SPDX-License-Identifier: BSD-2-Clause */
/* Files that are opened, and what kind they are. */
#ifndef INPUT_PROBE_H
#define INPUT_PROBE_H

#include "input/feed.h"
#include "input/kind.h"

struct stat;

/**
 * Open a file of a folder, AT_FDCWD for any path, that was looked at and may have become something
 * else since, without waiting for it.  Stores what fstat() says of it.  Returns the descriptor,
 * the caller's to close, or -1 with errno set.
 */
int probe_open(int folder, const char *name, struct stat *status);

/**
 * Detect the kind of the file in a feed of which nothing was taken yet; false with feed->error if
 * it cannot be read.
 */
bool probe_kind(struct feed *feed, enum kind *kind);

/**
 * Whether what the user named may hold an archive.  What is no regular file is not even opened
 * for that, which could take bytes away from it or wait for them.  The feed is one that reads
 * nothing.
 */
bool probe_may_unpack(struct feed *feed, const char *name);

#endif
