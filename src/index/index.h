/* SPDX-License-Identifier: BSD-2-Clause */
/* Reading an index.  Nothing in it is trusted: it is checked before it is used. */
#ifndef INDEX_INDEX_H
#define INDEX_INDEX_H

#include "index/layout.h"
#include "yinsh.h"

#include <stdbool.h>

/**
 * An open index.  Its entries stay in the file: with a new mapping in each run, the first access to
 * every page would take longer than to read them.
 */
struct index {
    int descriptor;
    bool open; /* whether there is a descriptor */
    struct index_header header;
    struct index_trailer trailer;
    char *files;       /* all struct index_file, and the names after them; not aligned */
    const char *names; /* the same names */
};

/** Entries that were read from an index; all zero is none. */
struct index_block {
    uint64_t first; /* number of the first one */
    uint64_t count;
    struct index_entry list[INDEX_BLOCK];
};

/**
 * Open the index in an open file, which then belongs to it, and check all of it.  Returns NULL, or
 * why it is refused.  Close it in any case.
 */
const char *index_open_descriptor(struct index *index, int descriptor);

/** Why an index fails that could be read before. */
extern const char index_unreadable[];

/** Open the index of that name, as above. */
const char *index_open(struct index *index, const char *name);

/** Close an index; one that is all zero is allowed. */
void index_close(struct index *index);

/** Return the hash of how records are read, with which an index has to agree. */
uint64_t index_options(const yinsh_reader_options *options);

/** Return a file of an index by its number. */
struct index_file index_file(const struct index *index, uint64_t number);

/** Return the name of a file, which ends with a NUL. */
const char *index_file_name(const struct index *index, uint64_t number);

/**
 * Return an entry by its number, from a block that belongs to the caller and is read if it does not
 * have it; NULL if that fails.
 */
const struct index_entry *index_entry(const struct index *index, struct index_block *block,
                                      uint64_t number);

/** Return whether an entry can be that of a record in a file. */
bool index_entry_fits(const struct index_entry *entry, const struct index_file *file);

#endif
