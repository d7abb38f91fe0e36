/* SPDX-License-Identifier: BSD-2-Clause */
/* The difference between a text and another, as it comes piece by piece, in the unified format. */
#ifndef COMMANDS_REPAIR_DIFF_H
#define COMMANDS_REPAIR_DIFF_H

#include "base/output.h"

/** A difference being written. */
struct diff;

/**
 * Make a difference that goes to out, with colour or without.  Returns NULL without memory; free
 * it with diff_free().
 */
struct diff *diff_new(struct output *out, bool color);

/** Free a difference; NULL is allowed. */
void diff_free(struct diff *diff);

/** Take bytes that both texts have. */
void diff_same(struct diff *diff, const char *bytes, size_t length);

/**
 * Take bytes that the old text has, and those that the new one has in their place.  The name is
 * the file's, NUL-terminated; it is only looked at for the first of a file.
 */
void diff_other(struct diff *diff, const char *name, const char *old, size_t old_length,
                const char *new, size_t new_length);

/** End a file; another one may follow.  Returns false where memory ran out. */
bool diff_end(struct diff *diff);

#endif
