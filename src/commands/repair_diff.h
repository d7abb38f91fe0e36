/* SPDX-License-Identifier: BSD-2-Clause */
/* Unified differences between two texts that come in parts. */
#ifndef COMMANDS_REPAIR_DIFF_H
#define COMMANDS_REPAIR_DIFF_H

#include "base/output.h"
#include "base/words.h"

/** A difference being written. */
struct diff;

/**
 * Make a difference that is written to out, with or without colour.  Returns NULL without memory;
 * free it with diff_free().
 */
struct diff *diff_new(struct output *out, bool color);

/** Free a difference; NULL is allowed. */
void diff_free(struct diff *diff);

/** Take bytes that both texts have. */
void diff_same(struct diff *diff, const char *bytes, size_t length);

/**
 * Take bytes of the old text, and those that replace them in the new one.  The name is that of the
 * file; only that of the first call for a file counts.
 */
void diff_other(struct diff *diff, const char *name, struct words old, struct words new);

/** End a file; another one may follow.  Returns false if memory ran out. */
bool diff_end(struct diff *diff);

#endif
