/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A large plain file that several threads read in chunks.  A thread that reads a chunk has not seen
 * the bytes before it, so the number of its first line is counted only when a message needs it, and
 * each byte is counted once.
 */
#ifndef JOBS_CHUNK_H
#define JOBS_CHUNK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** A place in a file, with its line and column, both from 1. */
struct place_in_lines {
    uint64_t offset, line, column;
};

/**
 * Move a place on to a later offset, counting lines; stops at the end of the file.  Returns 0, or
 * the number of the error if the file cannot be read; the place is then as far as the count came.
 */
int lines_count_on(struct place_in_lines *place, int descriptor, uint64_t offset);

/** A file that is read in chunks; any thread may use it. */
struct chunk_file;

/** A place in it whose line may be asked for; any thread may use it. */
struct chunk_mark;

/**
 * Begin with an open file of that size, which that many threads read.  The descriptor stays the
 * caller's.  Returns NULL without memory or another descriptor.
 */
struct chunk_file *chunk_file_new(int descriptor, uint64_t size, size_t threads);

/** Free a file, except for what its marks need; NULL is allowed. */
void chunk_file_free(struct chunk_file *file);

/** Return the length of the chunk that begins at an offset, in bytes; 0 at the end of the file. */
size_t chunk_length(const struct chunk_file *file, uint64_t offset);

/** Read at an offset; returns how many bytes, 0 at the end, or -1 with errno set. */
ptrdiff_t chunk_read(const struct chunk_file *file, uint64_t offset, char *buffer, size_t size);

/** Mark a place after all places marked before; NULL without memory. */
struct chunk_mark *chunk_mark_new(struct chunk_file *file, uint64_t offset);

/** Free a mark; NULL is allowed. */
void chunk_mark_free(struct chunk_mark *mark);

/**
 * Find the line and column of a mark, both from 1.  Returns 0, or the number of the error if the
 * file cannot be read; they are then those of the place that the count came to.
 */
int chunk_mark_locate(struct chunk_mark *mark, uint64_t *line, uint64_t *column);

#endif
