/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/map.h"

#include "base/hash.h"

#include <stdlib.h>

enum { FIRST_SLOTS = 64 };

void map_begin(struct map *map)
{
    *map = (struct map){.entries = NULL};
    hash_secret(map->secret);
}

void map_free(struct map *map)
{
    free(map->entries);
    free(map->slots);
    arena_free(&map->keys);
    map->entries = NULL;
    map->slots = NULL;
    map->count = map->slot_count = 0;
}

static uint32_t short_hash(const struct map *map, struct words key)
{
    uint64_t hash = hash_of(map->secret, key);
    return (uint32_t)(hash ^ hash >> 32);
}

/* The slot of a key, or the empty one for it; there always is one. */
static size_t slot_of(const struct map *map, struct words key, uint32_t hash)
{
    size_t at = hash & (map->slot_count - 1);
    for (; map->slots[at] != 0; at = (at + 1) & (map->slot_count - 1)) {
        const struct map_entry *entry = &map->entries[map->slots[at] - 1];
        if (entry->hash == hash && words_equal(map_key(entry), key))
            break;
    }
    return at;
}

const struct map_entry *map_find(const struct map *map, struct words key)
{
    if (map->slot_count == 0)
        return NULL;
    uint32_t index = map->slots[slot_of(map, key, short_hash(map, key))];
    return index > 0 ? &map->entries[index - 1] : NULL;
}

/* Make room for twice as many slots, and for entries for half of them. */
static bool grow(struct map *map)
{
    size_t wanted = map->slot_count > 0 ? 2 * map->slot_count : FIRST_SLOTS;
    struct map_entry *entries = realloc(map->entries, wanted / 2 * sizeof *entries);
    if (entries == NULL)
        return false;
    map->entries = entries;
    uint32_t *slots = calloc(wanted, sizeof *slots);
    if (slots == NULL)
        return false;
    free(map->slots);
    map->slots = slots;
    map->slot_count = wanted;
    for (size_t i = 0; i < map->count; i++) {
        size_t at = entries[i].hash & (wanted - 1);
        while (slots[at] != 0)
            at = (at + 1) & (wanted - 1);
        slots[at] = (uint32_t)(i + 1);
    }
    return true;
}

struct map_entry *map_add(struct map *map, struct words key)
{
    const uint32_t most = UINT32_MAX / 2; /* so that an index plus one always fits a slot */
    if (map->count >= most || key.length > most ||
        (map->slot_count < 2 * (map->count + 1) && !grow(map)))
        return NULL;
    uint32_t hash = short_hash(map, key);
    size_t at = slot_of(map, key, hash);
    if (map->slots[at] != 0)
        return &map->entries[map->slots[at] - 1];
    const char *copy = arena_copy(&map->keys, key.bytes, key.length);
    if (copy == NULL)
        return NULL;
    struct map_entry *entry = &map->entries[map->count++];
    *entry = (struct map_entry){.key = copy, .length = (uint32_t)key.length, .hash = hash};
    map->slots[at] = (uint32_t)map->count;
    return entry;
}

static int compare_entries(const void *a, const void *b)
{
    const struct map_entry *const *left = a, *const *right = b;
    return words_compare(map_key(*left), map_key(*right));
}

const struct map_entry **map_sorted(const struct map *map)
{
    const struct map_entry **sorted = malloc((map->count > 0 ? map->count : 1) * sizeof(void *));
    if (sorted == NULL)
        return NULL;
    for (size_t i = 0; i < map->count; i++)
        sorted[i] = &map->entries[i];
    qsort(sorted, map->count, sizeof(void *), compare_entries);
    return sorted;
}
