/* SPDX-License-Identifier: BSD-2-Clause */
/* One of several parts of a large file, cut between records. */
#ifndef JOBS_PART_H
#define JOBS_PART_H

#include "cli/cli.h"

/** The reason why a file cannot be cut. */
#define PART_CUT_INSIDE "it cannot be cut into these parts, because one would begin inside a record"

/** A part of a file. */
struct part {
    uint64_t begin, end;             /* offsets; if they are equal, the part is empty */
    uint64_t line, column;           /* of its first byte */
    const struct notation *notation; /* of its first record; NULL to detect it */
    const char *reason;              /* why there is no such part, or NULL */
};

/**
 * Find the part of a file that cli->input.part and .parts select.  The cuts depend only on the file
 * and the number of parts, so that every process finds the same ones.
 */
void part_find(struct part *part, const struct cli *cli, const struct input_item *file);

#endif
