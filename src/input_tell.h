/* SPDX-License-Identifier: BSD-2-Clause */
/* What kind of file a feed reads. */
#ifndef INPUT_TELL_H
#define INPUT_TELL_H

#include "input_feed.h"
#include "input_kind.h"

/**
 * Tell the kind of the file in a feed of which nothing was taken yet; false with feed->error where
 * it cannot be read.
 */
bool tell_kind(struct feed *feed, enum kind *kind);

/**
 * Whether what the user named may hold an archive.  What is no regular file is not even opened
 * for that, which could take bytes away from it or wait for them.  The feed is one that reads
 * nothing.
 */
bool may_unpack(struct feed *feed, const char *name);

#endif
