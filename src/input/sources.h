/* SPDX-License-Identifier: BSD-2-Clause */
/* What the input is made of: folders, names and archives. */
#ifndef INPUT_SOURCES_H
#define INPUT_SOURCES_H

#include "input/feed.h"
#include "input/kind.h"
#include "input/options.h"

/* ---- Folders: walk.c ---------------------------------------------------- */

/*
 * The files below a folder, in the order of their names, byte by byte.  The names of each folder on
 * the way down are in memory.
 */

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

/* ---- The names that the user gave: named_inputs.c ----------------------- */

enum { NAME_LIMIT = 64 * 1024 /* bytes of a name in a list */ };

/** The state of reading names. */
struct names {
    const struct input_options *options;
    int next_file;
    size_t next_list;
    bool skipping;      /* whether the rest of a name that is too long must be skipped */
    bool list_is_stdin; /* whether any list is standard input */
    struct feed feed;   /* the list before next_list, if it is open */
    char *name;         /* NAME_LIMIT + 1 bytes */
};

/** Begin to read the names in options, which must outlive it; false without memory. */
bool names_begin(struct names *names, const struct input_options *options);

/** Close and free everything. */
void names_end(struct names *names);

/**
 * Get the next name; "-" is standard input.  Returns INPUT_FILE with the name, INPUT_TROUBLE with
 * the name and the reason, or INPUT_DONE; both are valid until the next call.
 */
enum input_event names_next(struct names *names, const char **name, const char **reason);

/**
 * Return the sum of the sizes of all operands; 0 if it is unknown, since any is not a regular file
 * or there are lists.
 */
uint64_t names_size(const struct input_options *options);

/* ---- Archives and compressed files: unpacker.c -------------------------- */

struct unpacker;

/** Make an unpacker; the options have to outlive it.  NULL without memory. */
struct unpacker *unpacker_new(const struct input_options *options);

/** Free an unpacker; NULL is allowed. */
void unpacker_free(struct unpacker *unpacker);

/**
 * Load what is needed to unpack anything, before the process gives up files; otherwise
 * unpacker_begin() does it.
 */
void unpacker_prepare(struct unpacker *unpacker);

/**
 * Begin with an open file of a kind that is not plain, with the feed at its first byte.  The feed
 * has to stay until INPUT_DONE or unpacker_free(), and so does chosen: unless it is NULL, only the
 * member with that name "archive//path" is returned, or if that is an archive, its members.
 * Returns false without memory.
 */
bool unpacker_begin(struct unpacker *unpacker, struct feed *feed, const char *name, enum kind kind,
                    const char *chosen);

/** Return whether the chosen member was found. */
bool unpacker_found(const struct unpacker *unpacker);

/**
 * Move to the next event; the rest of the current file is skipped.  It is INPUT_FILE for a fully
 * unpacked file, with the reason if nothing of it can be read, or else NULL; INPUT_TROUBLE for what
 * cannot be read, or a limit that was exceeded; INPUT_SKIPPED or INPUT_NOTED for a member that is
 * no file; or INPUT_DONE when everything is closed.  The item gets its event, its reason, whether
 * there is damage, and its name, "archive//path".
 */
void unpacker_next(struct unpacker *unpacker, struct input_item *item);

/**
 * Return the path of the file of INPUT_FILE in the innermost archive; NULL if it is in none, or is
 * the chosen member.
 */
const char *unpacker_path(const struct unpacker *unpacker);

/**
 * Read from the file of INPUT_FILE into a buffer.  The event is INPUT_BYTES with the length, or
 * INPUT_END with the reason if the file broke off; that is valid until unpacker_next().
 */
void unpacker_read(struct unpacker *unpacker, char *buffer, size_t size, struct input_item *item);

#endif
