/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A job: what one thread takes at once.
 *
 * These words mean the same everywhere:
 *
 *   part   one of the N pieces of the input that --part=I/N distributes over processes
 *   chunk  a range of the bytes of one file, up to all of it; a large plain file has several,
 *          which several threads read
 *   batch  a row of small files that one thread opens
 *   job    what a thread takes: some small files, a chunk of a large file, or a batch
 */
#ifndef JOBS_JOB_H
#define JOBS_JOB_H

#include "input/batch.h"
#include "input/input.h"
#include "jobs/chunk.h"
#include "syntax/notation.h"

#include <assert.h>

enum {
    JOB_ITEMS = 256,       /* files in one job, at most */
    JOB_BYTES = 96 * 1024, /* of a job, at most; a chunk that its thread reads may have more */
    JOB_LEAST = 2 * 1024   /* the smallest that may be chosen for jobs with long results */
};

/** A file, or a member of an archive. */
struct member {
    char *name;
    bool named;                      /* whether the user named it, so that it has to hold records */
    const struct notation *notation; /* of the records read so far; NULL while that is unknown */
    struct file_version version;     /* if it is a plain regular file */
    uint64_t begin, end;             /* the part to be read; end is UINT64_MAX for all the rest */
    struct chunk_file *chunks;       /* if not NULL, all chunks but the first can be read from it */
};

/** A chunk of a file. */
struct chunk {
    struct member *member;
    const char *bytes; /* NULL: they are to be read from member->chunks */
    size_t length;
    struct place_in_lines place; /* of the first byte */
    struct chunk_mark *mark;     /* if not NULL, line and column come from it */
    bool first, last;            /* whether the file begins and ends with it */
    const char *reason;          /* why the file breaks off after it, or NULL */
    bool damaged;                /* whether the reason is damage of an archive */
};

/**
 * Return whether a chunk follows the part of its file that is to be read, and only serves to see
 * whether a record begins there.
 */
static inline bool chunk_looks_ahead(const struct chunk *chunk)
{
    assert(chunk->member != NULL); /* there are no messages within a file */
    return chunk->place.offset >= chunk->member->end;
}

/**
 * A chunk of a file, or a message about a file, of whose chunk only reason and damaged are used.
 * The last chunk of a file owns the member, and the job owns the strings.
 */
struct item {
    enum input_event event; /* INPUT_BYTES for a chunk; INPUT_SKIPPED, _NOTED or _TROUBLE */
    struct chunk chunk;
    char *name;   /* of the file, for a message */
    char *reason; /* that of the chunk */
};

/** A job; empty if it is all zero. */
struct job {
    char *bytes; /* of all its chunks; allocated when it is first filled */
    size_t used; /* how many of them */
    struct item items[JOB_ITEMS];
    size_t count;
    struct input_batch *batch; /* to be opened; NULL if there are items */
};

#endif
