/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * One of several parts of a large file, cut between records.
 *
 * No process coordinates the others.  Each part starts reading 1 MiB before its beginning to find a
 * place where a record begins, and the part before it checks that its own last record ends there.
 */
#ifndef JOBS_PART_H
#define JOBS_PART_H

#include "jobs/chunk.h"
#include "messages/cli.h"

/** The reason why a file cannot be cut. */
#define PART_CUT_INSIDE "it cannot be cut into these parts, because one would begin inside a record"

/** A part of a file. */
struct part {
    struct place_in_lines begin;     /* its first byte */
    uint64_t end;                    /* an offset; if it is that of begin, the part is empty */
    const struct notation *notation; /* of its first record; NULL to detect it */
    const char *reason;              /* why there is no such part, or NULL */
};

/**
 * Find the part of a file that cli->input.part and .parts select.  The cuts depend only on the file
 * and the number of parts, so that every process finds the same ones.
 */
void part_find(struct part *part, const struct cli *cli, const struct input_item *file);

#endif
