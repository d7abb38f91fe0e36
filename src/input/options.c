/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/options.h"

#include <fnmatch.h>

static bool matches(const char *const *globs, size_t count, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *last = slash != NULL ? slash + 1 : path;
    for (size_t i = 0; i < count; i++)
        if (fnmatch(globs[i], strchr(globs[i], '/') != NULL ? path : last, 0) == 0)
            return true;
    return false;
}

bool input_excludes(const struct input_options *options, const char *path)
{
    /* What Windows puts beside files, in the form of lines that look like tags. */
    static const char *const foreign[] = {"[Dd][Ee][Ss][Kk][Tt][Oo][Pp].[Ii][Nn][Ii]",
                                          "*:Zone.Identifier"};
    return matches(options->excludes, options->exclude_count, path) ||
           matches(foreign, sizeof foreign / sizeof *foreign, path);
}

bool input_includes(const struct input_options *options, const char *path)
{
    return path == NULL || options->include_count == 0 ||
           matches(options->includes, options->include_count, path);
}

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
