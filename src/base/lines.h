/* SPDX-License-Identifier: BSD-2-Clause */
/* Counting lines. */
#ifndef BASE_LINES_H
#define BASE_LINES_H

#include <stddef.h>
#include <stdint.h>

/** Return the number of line ends in (bytes, length). */
size_t count_newlines(const char *bytes, size_t length);

/**
 * Return how many bytes follow the last line end in (bytes, length); all of them if there is none.
 */
size_t count_after_newline(const char *bytes, size_t length);

/** Advance a line and a column, both from 1, over (bytes, length). */
void pass_lines(const char *bytes, size_t length, uint64_t *line, uint64_t *column);

#endif
