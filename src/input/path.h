/* SPDX-License-Identifier: BSD-2-Clause */
/* A name that is composed of several strings. */
#ifndef INPUT_PATH_H
#define INPUT_PATH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/** A NUL-terminated name with room to grow; all zero is an empty one. */
struct path {
    char *bytes; /* NULL before the first path_put() */
    size_t length, capacity;
};

/**
 * Cut a name to its first kept bytes and append a NUL-terminated string.  Without memory it returns
 * false and leaves the name unchanged.
 */
static inline bool path_put(struct path *path, size_t kept, const char *string)
{
    size_t length = strlen(string);
    if (path->bytes == NULL || path->capacity - kept <= length) {
        size_t capacity = (kept + length) * 2 + 64;
        char *bytes = realloc(path->bytes, capacity);
        if (bytes == NULL)
            return false;
        path->bytes = bytes;
        path->capacity = capacity;
    }
    memcpy(path->bytes + kept, string, length + 1);
    path->length = kept + length;
    return true;
}

/** Free what a name holds. */
static inline void path_free(struct path *path)
{
    free(path->bytes);
    *path = (struct path){0};
}

#endif
