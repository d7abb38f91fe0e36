/* SPDX-License-Identifier: BSD-2-Clause */
/* One part of several of a large file, cut between records. */
#ifndef JOBS_PART_H
#define JOBS_PART_H

#include "cli/cli.h"

/** Why a file cannot be cut. */
#define PART_CUT_INSIDE "it cannot be cut into these parts, because one would begin inside a record"

/** A part of a file. */
struct part {
    uint64_t begin, end;             /* offsets; nothing where they are equal */
    uint64_t line, column;           /* of its first byte */
    const struct notation *notation; /* of its first record; NULL to find out */
    const char *reason;              /* why it could not be found, or NULL */
};

/**
 * Find the part of a file that is due by cli->input.part and .parts.  Where the cuts are
 * depends on the file and the number of parts alone, so that every process finds the same.
 */
void part_find(struct part *part, const struct cli *cli, const struct input_item *file);

#endif
