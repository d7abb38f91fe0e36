/* SPDX-License-Identifier: BSD-2-Clause */
/* The piece of a record's source that a fault is about. */
#ifndef CLI_EXCERPT_H
#define CLI_EXCERPT_H

#include "base/output.h"
#include "record/record.h"

/** The part of a source line around a fault; pieces of the record's source. */
struct excerpt {
    const char *line;         /* first byte of what is shown of the line */
    size_t length;            /* of that, in bytes, the line's end not included */
    size_t begin, end;        /* the bytes at fault, counted from line; none where they are equal */
    bool cut_front, cut_back; /* whether the line goes on in front of it or behind it */
};

/**
 * Find the line at a fault.  It is cut around the fault so that it takes no more than a line of
 * a terminal once it is made visible.
 */
struct excerpt excerpt_of(const struct yinsh_record *record, const struct fault *fault);

/** The column of a fault from 1, counted in characters instead of bytes. */
uint64_t excerpt_column(const struct yinsh_record *record, const struct fault *fault);

/**
 * Write the excerpt, made visible, and a line in which the bytes at fault are underlined; each
 * has a margin in front, the first with the line's number.
 */
void excerpt_write(struct output *output, const struct excerpt *excerpt, uint64_t line,
                   const char *color);

#endif
