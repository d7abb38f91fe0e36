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

/** Return whether a path, NULL for a folder, is an output; status is that of stat(). */
enum output_state output_state(const struct input_options *options, const char *path,
                               const struct stat *status);

/** Return whether a name is that of a backup that the command, or an earlier run of it, made. */
bool output_is_backup(const struct input_options *options, const char *name);

/** Reports an input that cannot be read. */
typedef void (*output_report_fn)(void *context, const char *name, const char *reason);

/**
 * Report each input that the user named, and each list of names, that is an output; reads nothing
 * but lists.  Returns whether there is one.  The names of a list that can be read only once are
 * checked when they are reached.
 */
bool outputs_report(const struct input_options *options, output_report_fn report, void *context);

#endif
