/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/outputs.h"

#include <string.h>

const char output_is_input[] = "it is both an input and an output; write to another file";
const char output_is_not_whole[] =
    "only a plain file in UTF-8 can be rewritten; write to another file with -o";
const char output_is_skipped[] = "skipped: it is an output";

enum output_state output_state(const struct input_options *options, const struct stat *status)
{
    size_t count = options->outputs != NULL ? options->outputs->count : 0;
    for (size_t i = 0; i < count; i++) {
        const struct output_file *file = &options->outputs->list[i];
        if (file->device == status->st_dev && file->inode == status->st_ino)
            return file->state;
    }
    return OUTPUT_NONE;
}

bool output_is_backup(const struct input_options *options, const char *name)
{
    size_t length = strlen(name), suffix = 0;
    if (options->in_place != NULL)
        suffix = strlen(options->in_place);
    return suffix > 0 && length > suffix && strcmp(name + length - suffix, options->in_place) == 0;
}
