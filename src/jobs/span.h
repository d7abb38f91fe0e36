/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Spans of a large plain file, whose bytes are read by whoever reads their records, at any place
 * and side by side.  So nobody has seen the bytes in front of one: the number of its first line
 * is counted only when somebody asks, and then each byte once.
 */
#ifndef JOBS_SPAN_H
#define JOBS_SPAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** A place in a file, with its line and column, both from 1. */
struct place_in_lines {
    uint64_t offset, line, column;
};

/**
 * Go on to a later offset, counting lines.  Returns 0, also where the file ends before, or the
 * number of the error for which it cannot be read; the place is then where the count came to.
 */
int lines_go_on(struct place_in_lines *place, int descriptor, uint64_t offset);

/** A file that is cut into spans; any thread may use it. */
struct span_file;

/** A place in it of which the line may be asked for; any thread may use it. */
struct span_mark;

/**
 * Begin with an open file of so many bytes, for so many threads, each of which may be at a span;
 * the descriptor stays the caller's.  NULL without memory or another descriptor.
 */
struct span_file *span_file_new(int descriptor, uint64_t size, size_t threads);

/** Free it, but for what the marks in it need; NULL is allowed. */
void span_file_free(struct span_file *file);

/** How many bytes the span has that begins at an offset; 0 where there is none to be cut. */
size_t span_length(const struct span_file *file, uint64_t offset);

/** Read at an offset; returns how many bytes, 0 at the end, or -1 with errno set. */
ptrdiff_t span_read(const struct span_file *file, uint64_t offset, char *buffer, size_t size);

/** Mark a place behind all that were marked before; NULL without memory. */
struct span_mark *span_mark_new(struct span_file *file, uint64_t offset);

/** One user more; returns the mark. */
struct span_mark *span_mark_use(struct span_mark *mark);

/** One user less; the last one frees it.  NULL is allowed. */
void span_mark_leave(struct span_mark *mark);

/**
 * The line and column, both from 1, of a mark.  Returns 0 or, where the file cannot be read, the
 * error's number; they are then those of the place that the count came to.
 */
int span_mark_locate(struct span_mark *mark, uint64_t *line, uint64_t *column);

#endif
