/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing an index, record by record. */
#ifndef INDEX_BUILD_H
#define INDEX_BUILD_H

#include "base/bytes.h"
#include "base/output.h"
#include "index/index.h"
#include "yinsh.h"

#include <stdbool.h>

/** An index being written.  Begin it with index_build_begin(), and free it with index_build_free().
 */
struct index_build {
    struct output *out;
    struct index_sum sum;
    struct bytes files, names;  /* struct index_file, and the names */
    struct index_file file;     /* the one being read */
    int descriptor;             /* of it, or -1 */
    uint64_t entries;           /* that were written */
    uint32_t number;            /* of records of the file */
    uint64_t offset;            /* of the last record in it */
    bool waits;                 /* whether its entry is still to be written: */
    struct index_entry waiting; /* the length is not known yet */
};

/** Begin an index of records that are read with options, of which this is index_options(). */
void index_build_begin(struct index_build *build, struct output *out, uint64_t options);

/**
 * Take over all entries and files of another index, before any record; returns NULL, or why that
 * fails.
 */
const char *index_build_take(struct index_build *build, const struct index *index);

/**
 * Add the entry of the next record of the input; that of a bad record has only an offset.  Records
 * are added in their order, file by file.  Returns NULL, or why the file cannot be indexed.
 */
const char *index_build_add(struct index_build *build, const char *name,
                            const struct index_entry *entry, bool good, bool carries);

/** Write the rest; returns NULL, or why the last file cannot be indexed. */
const char *index_build_end(struct index_build *build);

/** Free what it holds. */
void index_build_free(struct index_build *build);

#endif
