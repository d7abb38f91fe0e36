/* SPDX-License-Identifier: BSD-2-Clause */
/* The source line that a fault is about. */
#ifndef MESSAGES_EXCERPT_H
#define MESSAGES_EXCERPT_H

#include "base/output.h"
#include "base/words.h"
#include "record/record.h"

/** The part of a source line around a fault; valid as long as the record's source. */
struct excerpt {
    const char *line;         /* first byte that is shown */
    size_t length;            /* bytes that are shown, without the line end */
    size_t begin, end;        /* the bytes at fault, counted from line; none if equal */
    bool cut_front, cut_back; /* whether the line begins before, or continues after it */
};

/**
 * Find the line of some bytes of a source, from an offset in it on, cut around them so that it fits
 * on a line of a terminal; inside is whether the source begins inside a line.
 */
struct excerpt excerpt_in(struct words source, bool inside, size_t offset, size_t marked);

/** Find the line of a fault, cut around the fault so that it fits on a line of a terminal. */
struct excerpt excerpt_of(const struct yinsh_record *record, const struct fault *fault);

/** Turn the column of a fault, from 1 in bytes, into one that is counted in characters. */
uint64_t excerpt_column(const struct yinsh_record *record, const struct fault *fault,
                        uint64_t column);

/**
 * Write the excerpt, made visible, and a line that underlines the bytes at fault.  Both begin with
 * a margin, which has the line's number first.
 */
void excerpt_write(struct output *output, const struct excerpt *excerpt, uint64_t line,
                   const char *color);

#endif
