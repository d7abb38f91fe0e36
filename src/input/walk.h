/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The files below a folder, in the order of their names, byte by byte.  The names of each folder on
 * the way down are in memory.
 */
#ifndef INPUT_WALK_H
#define INPUT_WALK_H

#include "input/options.h"

enum { WALK_DEPTH = 64 /* folders within each other, the first one counted */ };

struct stat;

/** What walk_next() found. */
struct walk_item {
    const char *path;   /* below the folder, "" the folder itself; valid until the next call */
    const char *name;   /* FILE: the last part of path */
    const char *reason; /* SKIPPED, NOTED, TROUBLE: why; valid until the next call */
    int folder;         /* FILE: descriptor of the folder that it lies in, which belongs to walk */
    const struct stat *status; /* FILE: when it was examined */
};

struct walk;

/**
 * Begin to walk an open folder, whose descriptor belongs to the walk from now on, without what the
 * options exclude; they have to outlive the walk.  Returns NULL if that fails, with errno set and
 * the descriptor closed.
 */
struct walk *walk_new(int descriptor, const struct input_options *options);

/** Close and free everything; NULL is allowed. */
void walk_free(struct walk *walk);

/**
 * Move to the next event: INPUT_FILE for a regular file or a symbolic link to one, INPUT_SKIPPED,
 * INPUT_NOTED for a folder that is an output, INPUT_TROUBLE, or INPUT_DONE at the end.  Names that
 * begin with a dot are omitted.
 *
 * If links to folders are followed, each folder is read under the first of its names only, so
 * that links in a circle come to an end: one that it lies in is INPUT_TROUBLE, any other one
 * INPUT_SKIPPED.
 */
enum input_event walk_next(struct walk *walk, struct walk_item *item);

/** Return why a file that was found cannot be opened, by the number of the error. */
const char *walk_error(const struct walk_item *found, int error);

#endif
