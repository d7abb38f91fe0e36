/* SPDX-License-Identifier: BSD-2-Clause */
/* What of folders and archives is wanted, by the user's globs. */
#ifndef INPUT_WANTED_H
#define INPUT_WANTED_H

#include "input/options.h"

/**
 * Return whether a file, or a folder with everything in it, is excluded; context is the struct
 * input_options.
 */
bool input_excludes(void *context, const char *path);

/** Whether a file is taken; what has no path, NULL, was named by the user. */
bool input_includes(const struct input_options *options, const char *path);

#endif
