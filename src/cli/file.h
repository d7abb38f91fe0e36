/* SPDX-License-Identifier: BSD-2-Clause */
/* Files that appear whole or not at all. */
#ifndef CLI_FILE_H
#define CLI_FILE_H

#include "cli/cli.h"

/** A file being written, which appears under its name only when it is complete. */
struct new_file {
    const char *name;
    char *target;    /* the file that the name leads to; NULL if there is none yet */
    char *temporary; /* NULL if the name is written to directly */
    int descriptor;
    bool is_new; /* whether no file of that name may exist */
    bool synced; /* whether it must be on the disk before it gets its name */
};

/** Begin to write a file; returns false, and reports, on failure. */
bool new_file_begin(struct cli *cli, struct new_file *file, const char *name,
                    struct output *output);

/**
 * Begin to write one of many small files: a file of that name must not exist unless replace is set,
 * and new_file_end() does not wait for the disk.
 */
bool new_file_begin_small(struct cli *cli, struct new_file *file, const char *name, bool replace,
                          struct output *output);

/**
 * End a file: give it its name or, without keep or after an error of the output, remove it.
 * Returns false, and reports, on failure.
 */
bool new_file_end(struct cli *cli, struct new_file *file, struct output *output, bool keep);

/** Remove all files being written, when the program ends at once. */
void new_files_remove(void);

/**
 * Determine whether two files being written will have the same name, however it was given.  Returns
 * 0, or the number of the error if that cannot be determined.
 */
int new_file_same(const struct new_file *one, const struct new_file *other, bool *same);

#endif
