/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/name_list.h"

#include <stdbool.h>

/* Whether a name is (text, length), which may have a NUL in it. */
static inline bool is_name(const char *name, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (name[i] == '\0' || name[i] != text[i])
            return false;
    return name[length] == '\0';
}

int name_find(const char *const list[], const char *text, size_t length)
{
    for (int index = 0; list[index] != NULL; index++)
        if (is_name(list[index], text, length))
            return index;
    return -1;
}
