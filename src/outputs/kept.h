/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Results that a command needs again when it has seen all of its input.  They are kept in a
 * temporary file, so that memory does not grow with them.
 */
#ifndef OUTPUTS_KEPT_H
#define OUTPUTS_KEPT_H

#include "base/bytes.h"
#include "base/words.h"
#include "messages/cli.h"

/** What is kept; begin it with kept_begin(). */
struct kept {
    int descriptor;
    uint64_t length;   /* of the file */
    struct bytes read; /* what was read last */
};

/**
 * Make the file, before the process gives up the folder of temporary files.  Returns false, and
 * reports, on failure.
 */
bool kept_begin(struct cli *cli, struct kept *kept);

/** Add a piece; its bytes begin at kept_place().  Returns false, and reports, on failure. */
bool kept_add(struct cli *cli, struct kept *kept, const char *bytes, size_t length);

/** Return where the bytes of the next piece will begin. */
uint64_t kept_place(const struct kept *kept);

/**
 * Read the piece after a place, initially 0, which moves on.  The words are valid until something
 * is read again.  Returns false at the end, and on failure, which is reported.
 */
bool kept_next(struct cli *cli, struct kept *kept, uint64_t *place, struct words *piece);

/** Read bytes of any piece into a buffer; false, and reported, on failure. */
bool kept_get(struct cli *cli, struct kept *kept, uint64_t place, size_t length,
              struct bytes *buffer);

/** Drop everything. */
void kept_end(struct kept *kept);

#endif
