/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A map from bytes to a number for untrusted keys: it hashes with a secret, so that nobody can
 * choose keys that all collide.
 */
#ifndef BASE_MAP_H
#define BASE_MAP_H

#include "base/text.h"

/** A key and its number. */
struct map_entry {
    const char *key; /* belongs to the map; followed by a NUL */
    uint32_t length; /* of the key, in bytes */
    uint32_t hash;   /* the map's own */
    uint64_t value;
};

/** A map; begin it with map_begin(). */
struct map {
    struct map_entry *entries; /* in the order in which the keys were added */
    size_t count;
    uint32_t *slots;   /* indices of entries plus one, 0 if there is none */
    size_t slot_count; /* twice as many as there is room for entries */
    struct arena keys;
    uint64_t secret[2];
};

/** Begin an empty map, which takes no memory yet. */
void map_begin(struct map *map);

/** Free what a map holds; it is empty afterwards. */
void map_free(struct map *map);

/** Return the entry of a key, or NULL; valid until a key is added. */
const struct map_entry *map_find(const struct map *map, struct words key);

/**
 * Return the entry of a key; a new key is copied into the map with the value 0.  The entry is valid
 * until another key is added.  Returns NULL if memory ran out.
 */
struct map_entry *map_add(struct map *map, struct words key);

/** Return the entries in the order of their keys, to be freed; NULL if memory ran out. */
const struct map_entry **map_sorted(const struct map *map);

/** Return the key of an entry. */
static inline struct words map_key(const struct map_entry *entry)
{
    return (struct words){entry->key, entry->length};
}

#endif
