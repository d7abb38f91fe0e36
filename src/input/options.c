/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/options.h"

#include <fnmatch.h>
#include <string.h>

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
    return matches(options->excludes, options->exclude_count, path);
}

bool input_includes(const struct input_options *options, const char *path)
{
    return path == NULL || options->include_count == 0 ||
           matches(options->includes, options->include_count, path);
}
