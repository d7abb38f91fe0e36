/* SPDX-License-Identifier: BSD-2-Clause */
/* Arrays to which elements are added one by one. */
#ifndef BASE_GROW_H
#define BASE_GROW_H

#include <stddef.h>
#include <stdlib.h>

/**
 * Return an array of elements of a size with room for one more than it has: the array itself, or a
 * longer one that replaces it.  room is how many it has room for, at first 0, and then first.
 * Returns NULL without memory; then the array stays.
 */
static inline void *array_grow(void *array, size_t count, size_t *room, size_t size, size_t first)
{
    if (count < *room)
        return array;
    size_t more = *room == 0 ? first : 2 * *room; /* no object takes half of all addresses */
    void *longer = realloc(array, more * size);
    if (longer != NULL)
        *room = more;
    return longer;
}

#endif
