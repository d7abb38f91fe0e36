/* SPDX-License-Identifier: BSD-2-Clause */
/* The part of a file's name that is used in the names of files that are made of it. */
#ifndef OUTPUTS_FILE_STEM_H
#define OUTPUTS_FILE_STEM_H

#include "base/words.h"

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

#endif
