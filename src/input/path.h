/* SPDX-License-Identifier: BSD-2-Clause */
/* A name that is composed of several strings. */
#ifndef INPUT_PATH_H
#define INPUT_PATH_H

#include "base/bytes.h"

#include <string.h>

/**
 * Cut a name, whose length does not count the NUL at its end, to its first kept bytes and append a
 * NUL-terminated string.  Without memory it returns false and leaves the name unchanged.
 */
static inline bool path_put(struct bytes *path, size_t kept, const char *string)
{
    size_t before = path->length, length = strlen(string);
    path->length = kept;
    bool good = bytes_add(path, string, length + 1);
    path->length = good ? kept + length : before;
    return good;
}

#endif
