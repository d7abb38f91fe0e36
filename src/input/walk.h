/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The files below a folder, in the order of their names, byte by byte.  However many names a folder
 * has, at most about 1 MiB of them is held at a time.
 */
#ifndef INPUT_WALK_H
#define INPUT_WALK_H

#include <stdbool.h>
#include <stdint.h>

enum { WALK_DEPTH = 64 /* folders within each other, the first one counted */ };

struct stat;

/** What came next. */
enum walk_event {
    WALK_FILE,    /* a regular file, or a symbolic link to one */
    WALK_SKIPPED, /* something is skipped */
    WALK_NOTED,   /* a folder that is skipped by walk_options */
    WALK_TROUBLE, /* something that cannot be read */
    WALK_DONE
};

/** What walk_next() found. */
struct walk_item {
    const char *path;   /* below the folder, "" the folder itself; valid until the next call */
    const char *name;   /* FILE: the last part of path */
    const char *reason; /* SKIPPED, NOTED, TROUBLE: why; valid until the next call */
    int folder;         /* FILE: descriptor of the folder that it lies in, which belongs to walk */
    const struct stat *status; /* FILE: when it was examined */
};

/** What to walk; a function that is NULL excludes nothing. */
struct walk_options {
    /**
     * Returns whether a path below the folder, of a file or of a folder with everything in it, is
     * excluded.
     */
    bool (*excluded)(void *context, const char *path);
    /** Why a folder in the folder is skipped; NULL: it is walked. */
    const char *(*skipped)(void *context, const struct stat *folder);
    void *context;
    bool follow; /* whether links to folders are followed; then no folder is read twice */
};

/**
 * Begin to walk an open folder, whose descriptor belongs to the walk from now on.  Returns
 * NULL if that fails, with errno set and the descriptor closed.
 */
struct walk *walk_new(int descriptor, const struct walk_options *options);

/** Close and free everything; NULL is allowed. */
void walk_free(struct walk *walk);

/**
 * Move to the next event.  Names that begin with a dot are omitted.  Symbolic links to files are
 * always followed.
 *
 * If links to folders are followed, each folder is read under the first of its names only, so
 * that links in a circle come to an end: one that it lies in is WALK_TROUBLE, any other one
 * WALK_SKIPPED.
 */
enum walk_event walk_next(struct walk *walk, struct walk_item *item);

#endif
