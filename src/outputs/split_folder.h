/* SPDX-License-Identifier: BSD-2-Clause */
/* A folder in which each record gets a file of its own (--split). */
#ifndef OUTPUTS_SPLIT_FOLDER_H
#define OUTPUTS_SPLIT_FOLDER_H

#include "outputs/file_stem.h"
#include "outputs/new_file.h"

/** The folder.  The caller sets the first two, and the rest to zero; it must not be moved. */
struct split_folder {
    const char *name; /* NULL: records are not split */
    bool force;       /* whether existing files are replaced */
    uint64_t written; /* number of files in it */
    char path[4096 + FILE_STEM];
    struct new_file file; /* the one being written */
};

/**
 * Begin a file "000012-STEM.yin" in the folder with the first of the extensions, and with the
 * number of a part before the other number.  Returns where to write, or NULL, and reports, on
 * failure.  End it with new_file_end().
 */
struct output *split_file_begin(struct cli *cli, struct split_folder *folder, const char *stem,
                                const char *extensions);

#endif
