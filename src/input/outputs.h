/* SPDX-License-Identifier: BSD-2-Clause */
/* Inputs that are outputs, too, and must not be read. */
#ifndef INPUT_OUTPUTS_H
#define INPUT_OUTPUTS_H

#include "input/options.h"

/** Why an output that the user named as an input cannot be read. */
extern const char output_is_input[];

/** Why an output that will be rewritten cannot be read. */
extern const char output_is_not_whole[];

/** Why an output in a folder is not read. */
extern const char output_is_skipped[];

/** Return whether a file or folder is an output; status is that of stat(). */
enum output_state output_state(const struct input_options *options, const struct stat *status);

/** Return whether a name is that of a backup that the command, or an earlier run of it, made. */
bool output_is_backup(const struct input_options *options, const char *name);

#endif
