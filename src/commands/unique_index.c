/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/unique_index.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static uint64_t hash_of_entry(const struct repeated_games *repeated,
                              const struct index_entry *entry)
{
    return repeated->symmetric ? entry->symmetric : entry->exact;
}

static int compare_hashes(const void *a, const void *b)
{
    const uint64_t *one = a, *two = b;
    return (*one > *two) - (*one < *two);
}

const char *repeated_games_find(struct repeated_games *repeated, const struct index *index)
{
    size_t count = (size_t)index->trailer.entries, read = 0;
    struct index_block *block = calloc(1, sizeof *block);
    repeated->count = 0;
    repeated->hashes = malloc((count + 1) * sizeof *repeated->hashes);
    if (repeated->hashes == NULL || block == NULL) {
        free(block);
        return strerror(ENOMEM);
    }
    for (size_t i = 0; i < count; i++) {
        const struct index_entry *entry = index_entry(index, block, i);
        if (entry == NULL)
            break;
        repeated->hashes[read++] = hash_of_entry(repeated, entry);
    }
    free(block);
    if (read < count)
        return index_unreadable;
    qsort(repeated->hashes, count, sizeof *repeated->hashes, compare_hashes);
    /* Keep one of each that has an equal one before it. */
    for (size_t i = 1; i < count; i++) {
        uint64_t hash = repeated->hashes[i];
        if (hash == repeated->hashes[i - 1] &&
            (repeated->count == 0 || repeated->hashes[repeated->count - 1] != hash))
            repeated->hashes[repeated->count++] = hash;
    }
    return NULL;
}

bool repeated_games_have(const struct repeated_games *repeated, const struct index_entry *entry)
{
    uint64_t hash = hash_of_entry(repeated, entry);
    return bsearch(&hash, repeated->hashes, repeated->count, sizeof hash, compare_hashes) != NULL;
}

void repeated_games_free(struct repeated_games *repeated)
{
    free(repeated->hashes);
}
