/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The members of a zip in a regular file by its directory alone, for batches of them.  The zip has
 * to be all of the file, and its members have to follow one another in the order of the directory
 * without a gap.  What the local headers state is for the reader of a batch to compare.
 */
#ifndef INPUT_ZIP_DIRECTORY_H
#define INPUT_ZIP_DIRECTORY_H

#include "input/feed.h"
#include "input/zip_header.h"

/** A directory being read; all zero is none, which may be closed. */
struct zip_directory {
    struct feed feed;
    uint64_t begin, end;
    uint64_t next;  /* where the next entry begins */
    size_t length;  /* of that entry, after zip_directory_peek() */
    uint64_t count; /* entries from there on */
    char name[ZIP_NAME_MOST + 1];
};

/** A member that is listed. */
struct zip_listed {
    struct zip_entry entry;
    bool plain;       /* whether its entry is: */
    const char *name; /* NUL-terminated; until the next call */
    bool folder;
};

/**
 * Open the directory of the zip that a feed reads, from which it takes the file alone.  Returns
 * false if there is none that is whole and in order, or without memory.
 */
bool zip_directory_open(struct zip_directory *directory, const struct feed *zip);

/** Free what a directory holds. */
void zip_directory_close(struct zip_directory *directory);

/** Show the next member; false if there is none, or if the file cannot be read. */
bool zip_directory_peek(struct zip_directory *directory, struct zip_listed *listed);

/** Move to the member after the one that was shown last. */
void zip_directory_take(struct zip_directory *directory);

#endif
