/* SPDX-License-Identifier: BSD-2-Clause */
/* The part of a file's name that is used in the names of files that are made of it. */
#ifndef CLI_FILE_STEM_H
#define CLI_FILE_STEM_H

#include "base/output.h"

enum { FILE_STEM = 100 /* bytes of a stem, at most */ };

/**
 * Write the last component of a path without its extension, with "_" for each byte that is not safe
 * in every file name and shell; "-" is "stdin".  No NUL is written.
 */
void file_stem(struct output *output, const char *path);

#endif
