/* SPDX-License-Identifier: BSD-2-Clause */
/* Files that appear whole or not at all. */
#ifndef CLI_FILE_H
#define CLI_FILE_H

#include "cli/cli.h"
#include "input/version.h"

/** A file that has no name of its own yet.  All are in a list, and are removed if the program ends.
 */
struct temporary {
    struct temporary *before, *next;
    char name[]; /* next to that which it will have */
};

/** A file being written, which appears under its name only when it is complete. */
struct new_file {
    const char *name;
    char *target;                /* the file that the name leads to; NULL if there is none yet */
    struct temporary *temporary; /* NULL if the name is written to directly */
    int descriptor;              /* -1 for standard output */
    bool is_new;                 /* whether no file of that name may exist */
    int held;                    /* a file without a name that holds all until the end; -1: none */
    const char
        *in_the_way; /* why a new file that exists is not replaced; NULL: as the system says */
    bool synced;     /* whether it must be on the disk before it gets its name */
    const struct file_version *version; /* the only one that it replaces; NULL: whatever there is */
    char *backup;                       /* a further name that this one gets; NULL for none */
    struct output output;
};

/**
 * Begin to write a file; NULL and "-" are standard output.  Returns where to write, or NULL, and
 * reports, on failure.  End it with new_file_end(), and do not move it before.
 */
struct output *new_file_begin(struct cli *cli, struct new_file *file, const char *name);

/**
 * As new_file_begin(), but standard output, a pipe or the like also gets nothing before
 * new_file_end(), and nothing without keep: what is written waits in a file without a name.
 */
struct output *new_file_begin_whole(struct cli *cli, struct new_file *file, const char *name);

/**
 * Begin to write one of many small files: a file of that name must not exist unless replace is set,
 * which replaces neither a symbolic link nor the file that is standard input, and new_file_end()
 * does not wait for the disk.  Otherwise as new_file_begin().
 */
struct output *new_file_begin_small(struct cli *cli, struct new_file *file, const char *name,
                                    bool replace);

/**
 * End a file: give it its name or, without keep or after an error of the output, remove it.
 * Returns false, and reports, on failure.  Leaves standard output as it is, except after
 * new_file_begin_whole().
 */
bool new_file_end(struct cli *cli, struct new_file *file, bool keep);

/** A complete file that waits for its name. */
struct waiting_file {
    char *name;
    struct temporary *temporary;
    bool is_new;
};

/**
 * End a file that new_file_begin_small() began, but have it wait for its name.  Returns false, and
 * reports, on failure, or if it cannot get the name.
 */
bool new_file_wait(struct cli *cli, struct new_file *file, struct waiting_file *waiting);

/**
 * Give files that wait their names, in their order, while signals wait; or, without keep or if one
 * of the names cannot be given, remove them all.  Returns false, and reports, on failure.
 */
bool waiting_files_end(struct cli *cli, struct waiting_file *files, size_t count, bool keep);

/** Why a file is not replaced of which there is another version than the one that was read. */
extern const char file_was_changed[];

/**
 * Return why a file is not replaced: there is no longer this version of it, it has several hard
 * links, or a file with its name and the suffix exists already.  NULL if it can be replaced.
 */
const char *file_stays(const char *name, const struct file_version *version, const char *suffix);

/**
 * Begin to write to file->output what replaces a version of a file, of which a backup with the
 * suffix is made, unless that is "".  Name and version have to outlive it.  Links to the file, its
 * mode, owner and group are kept.  Returns NULL, or why it is not replaced.
 */
const char *new_file_begin_in_place(struct new_file *file, const char *name,
                                    const struct file_version *version, const char *suffix);

/** End such a file as new_file_end(); returns NULL, or why the file was not replaced. */
const char *new_file_end_in_place(struct new_file *file, const char *suffix, bool keep);

/** Remove all files being written, when the program ends at once. */
void new_files_remove(void);

/**
 * Determine whether two files being written will have the same name, however it was given, or are
 * both standard output; one that is all zero is no file.  Returns 0, or the number of the error if
 * that cannot be determined.
 */
int new_file_same(const struct new_file *one, const struct new_file *other, bool *same);

#endif
