/* SPDX-License-Identifier: BSD-2-Clause */
/* Counting lines. */
#ifndef BASE_LINES_H
#define BASE_LINES_H

#include <stddef.h>
#include <stdint.h>

/** The number of line ends in (bytes, length). */
size_t count_newlines(const char *bytes, size_t length);

/** How many bytes stand behind the last line end in (bytes, length); all of them without one. */
size_t count_behind_newline(const char *bytes, size_t length);

/** Move a line and a column, both from 1, on over (bytes, length). */
void pass_lines(const char *bytes, size_t length, uint64_t *line, uint64_t *column);

#endif
