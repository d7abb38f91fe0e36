/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/text.h"

#include <errno.h>

bool bytes_add(struct bytes *bytes, const char *at, size_t length)
{
    size_t capacity = bytes->capacity > 0 ? bytes->capacity : 4096;
    while (capacity - bytes->length < length)
        capacity *= 2;
    if (capacity > bytes->capacity) {
        char *larger = realloc(bytes->at, capacity);
        if (larger == NULL)
            return false;
        bytes->at = larger;
        bytes->capacity = capacity;
    }
    if (length > 0)
        memcpy(bytes->at + bytes->length, at, length);
    bytes->length += length;
    return true;
}

bool bytes_put_string(struct bytes *name, size_t kept, const char *string)
{
    size_t before = name->length, length = strlen(string);
    name->length = kept;
    bool good = bytes_add(name, string, length + 1);
    name->length = good ? kept + length : before;
    return good;
}

int bytes_write(void *bytes, const char *at, size_t length)
{
    return bytes_add(bytes, at, length) ? 0 : ENOMEM;
}

void bytes_drop(struct bytes *bytes, size_t length)
{
    bytes->length -= length;
    if (bytes->length > 0)
        memmove(bytes->at, bytes->at + length, bytes->length);
}

void bytes_free(struct bytes *bytes)
{
    free(bytes->at);
    *bytes = (struct bytes){.at = NULL};
}
