/* SPDX-License-Identifier: BSD-2-Clause */
/* Unified differences between two texts that come in parts. */
#ifndef COMMANDS_REPAIR_REPAIR_DIFF_H
#define COMMANDS_REPAIR_REPAIR_DIFF_H

#include "base/bytes.h"
#include "base/output.h"
#include "base/words.h"

/** A difference being written; with all but out and color zero, it is empty. */
struct diff {
    struct output *out;
    bool color;
    bool failed;                 /* whether memory ran out */
    bool named;                  /* whether the file's name was written */
    char *name;                  /* of the file */
    struct bytes old, new;       /* from the last line end that both have */
    bool differ;                 /* whether they do */
    uint64_t old_line, new_line; /* lines taken */
    struct bytes hunk;           /* the last of them, with their marks */
    size_t lines;                /* of the hunk */
    uint64_t old_count, new_count;
    size_t alike; /* lines of context at its end; all lines if nothing in it differs */
};

/** Take bytes that both texts have. */
void diff_same(struct diff *diff, const char *bytes, size_t length);

/**
 * Take bytes of the old text, and those that replace them in the new one.  The name is that of the
 * file; only that of the first call for a file counts.
 */
void diff_other(struct diff *diff, const char *name, struct words old, struct words new);

/** End a file; another one may follow.  Returns false if memory ran out. */
bool diff_end(struct diff *diff);

/** Free what is held of a file that has not ended. */
void diff_free(struct diff *diff);

#endif
