/* SPDX-License-Identifier: BSD-2-Clause */
/* Reading an index.  Nothing in it is trusted: it is checked before it is used. */
#ifndef INDEX_INDEX_H
#define INDEX_INDEX_H

#include "index/layout.h"
#include "yinsh.h"

#include <stdbool.h>

/** An index; its parts belong to the bytes that it was opened from. */
struct index {
    const char *bytes;
    size_t length;
    bool mapped;
    struct index_header header;
    struct index_trailer trailer;
    const char *entries, *files, *names; /* not aligned */
};

/**
 * Open an index of bytes, which have to outlive it.  Returns NULL, or why it is refused.  The
 * entries are not checked yet.
 */
const char *index_open_bytes(struct index *index, const char *bytes, size_t length);

/** Open an index of a file, which is mapped.  Returns NULL, or why that fails. */
const char *index_open(struct index *index, const char *name);

/** Close an index; one that is all zero is allowed. */
void index_close(struct index *index);

/** Return the hash of how records are read, with which an index has to agree. */
uint64_t index_options(const yinsh_reader_options *options);

/** Return a file of an index by its number. */
struct index_file index_file(const struct index *index, uint64_t number);

/** Return the name of a file, which ends with a NUL. */
const char *index_file_name(const struct index *index, uint64_t number);

/** Return an entry by its number. */
struct index_entry index_entry(const struct index *index, uint64_t number);

/** Return whether an entry can be that of a record in a file. */
bool index_entry_fits(const struct index_entry *entry, const struct index_file *file);

#endif
