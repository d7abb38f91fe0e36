/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/seen.h"

#include "base/hash.h"

#include <stdlib.h>

enum { FIRST_SLOTS = 64 };

void seen_begin(struct seen *seen)
{
    *seen = (struct seen){.slots = NULL};
    hash_secret(seen->secret);
}

void seen_free(struct seen *seen)
{
    free(seen->slots);
    seen->slots = NULL;
    seen->count = seen->slot_count = 0;
}

/* Return the slot of a hash, or the empty one for it; there always is one. */
static uint64_t *slot_of(uint64_t *slots, size_t count, uint64_t hash)
{
    size_t at = (size_t)hash & (count - 1);
    while (slots[at] != 0 && slots[at] != hash)
        at = (at + 1) & (count - 1);
    return &slots[at];
}

/* Make room for twice as many; false without memory. */
static bool grow(struct seen *seen)
{
    size_t wanted = seen->slot_count > 0 ? 2 * seen->slot_count : FIRST_SLOTS;
    uint64_t *slots = calloc(wanted, sizeof *slots);
    if (slots == NULL)
        return false;
    for (size_t i = 0; i < seen->slot_count; i++)
        if (seen->slots[i] != 0)
            *slot_of(slots, wanted, seen->slots[i]) = seen->slots[i];
    free(seen->slots);
    seen->slots = slots;
    seen->slot_count = wanted;
    return true;
}

enum seen_result seen_add(struct seen *seen, struct words text)
{
    uint64_t hash = hash_of(seen->secret, text);
    hash += hash == 0; /* 0 is an empty slot */
    if (seen->slot_count < 2 * (seen->count + 1) && !grow(seen))
        return SEEN_NO_MEMORY;
    uint64_t *slot = slot_of(seen->slots, seen->slot_count, hash);
    if (*slot == hash)
        return SEEN_BEFORE;
    *slot = hash;
    seen->count++;
    return SEEN_NEW;
}
