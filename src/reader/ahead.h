/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Reading several records ahead and judging them together.  The good ones are then returned one by
 * one; the first that is not certainly good has to be read by itself.
 */
#ifndef READER_AHEAD_H
#define READER_AHEAD_H

#include "reader/state.h"

/** Free what was read ahead; NULL is allowed. */
void ahead_free(struct ahead *ahead);

/** Drop the records that were read ahead; NULL is allowed. */
void ahead_forget(struct ahead *ahead);

/**
 * Return the record at the window's start from those that were read ahead, reading some if there is
 * none: 1 with reader->current set; 0 if it has to be read by itself; -1 if the source has no bytes
 * for now.
 */
int reader_take_ahead(yinsh_reader *reader);

/**
 * Skip good records at the window's start, reading nothing but what it takes to judge them; adds
 * their number to *count, and that of unfinished games among them.  Returns false if the source has
 * no bytes for now.
 */
bool reader_skip_good(yinsh_reader *reader, uint64_t *count, uint64_t *unfinished);

#endif
