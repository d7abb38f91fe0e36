/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A set of texts, of which only 64-bit hashes that depend on a secret are kept.  The probability
 * that any two of a million texts have the same hash is 3 in 100 million.
 */
#ifndef BASE_SEEN_H
#define BASE_SEEN_H

#include "base/words.h"

/** The hashes; begin them with seen_begin(). */
struct seen {
    uint64_t *slots; /* 0 in an empty one */
    size_t count, slot_count;
    uint64_t secret[2];
};

/** What seen_add() found. */
enum seen_result { SEEN_NEW, SEEN_BEFORE, SEEN_NO_MEMORY };

/** Begin with an empty set, which takes no memory. */
void seen_begin(struct seen *seen);

/** Note a text, and return whether it was seen before; without memory it is not noted. */
enum seen_result seen_add(struct seen *seen, struct words text);

/** Free the hashes; the set is empty afterwards. */
void seen_free(struct seen *seen);

#endif
