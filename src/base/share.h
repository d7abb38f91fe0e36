/* SPDX-License-Identifier: BSD-2-Clause */
/* How work that is done piece by piece is shared by threads. */
#ifndef BASE_SHARE_H
#define BASE_SHARE_H

#include <stddef.h>
#include <stdint.h>

/**
 * How much of what is left a thread should take at once, of so many that work on it: at least and
 * at most so much.  It becomes less towards the end, so that all threads end at about the same
 * time.
 */
static inline uint64_t share_of(uint64_t left, size_t threads, uint64_t least, uint64_t most)
{
    uint64_t share = left / (2 * (uint64_t)threads);
    return share < least ? least : share > most ? most : share;
}

#endif
