/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Texts that were seen, of which only hashes of 64 bits are kept, made with a secret.  Of a million
 * texts, any two have the same hash with a probability of 3 in 100 million.
 */
#ifndef BASE_SEEN_H
#define BASE_SEEN_H

#include "base/words.h"

/** The hashes; begin them with seen_begin(). */
struct seen {
    uint64_t *slots; /* 0 where there is none */
    size_t count, slot_count;
    uint64_t secret[2];
};

/** What seen_add() found. */
enum seen_result { SEEN_NEW, SEEN_BEFORE, SEEN_NO_MEMORY };

/** Begin without a text, which takes no memory yet. */
void seen_begin(struct seen *seen);

/** Note a text, and return whether it was seen before; without memory it is not noted. */
enum seen_result seen_add(struct seen *seen, struct words text);

/** Free the hashes; there is no text afterwards. */
void seen_free(struct seen *seen);

#endif
