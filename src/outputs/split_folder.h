/* SPDX-License-Identifier: BSD-2-Clause */
/* A folder in which each record gets a file of its own (--split), and names that files get. */
#ifndef OUTPUTS_SPLIT_FOLDER_H
#define OUTPUTS_SPLIT_FOLDER_H

#include "base/words.h"
#include "outputs/new_file.h"

enum { FILE_STEM = 100 /* bytes of a stem, at most */ };

/**
 * Store the beginning of a text, with "_" for each byte that is not safe in every file name and
 * shell, and a NUL.  Returns its length.
 */
size_t file_safe(struct words text, char safe[FILE_STEM + 1]);

/**
 * Store the last component of a path without its extension, as file_safe() does; "-" is "stdin".
 * Returns its length.
 */
size_t file_stem(const char *path, char stem[FILE_STEM + 1]);

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
