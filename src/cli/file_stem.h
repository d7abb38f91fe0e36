/* SPDX-License-Identifier: BSD-2-Clause */
/* The part of a file's name that is used in the names of files that are made of it. */
#ifndef CLI_FILE_STEM_H
#define CLI_FILE_STEM_H

#include <stddef.h>

enum { FILE_STEM = 100 /* bytes of a stem, at most */ };

/**
 * Store the last component of a path without its extension, with "_" for each byte that is not safe
 * in every file name and shell, and a NUL; "-" is "stdin".  Returns its length.
 */
size_t file_stem(const char *path, char stem[FILE_STEM + 1]);

#endif
