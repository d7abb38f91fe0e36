/* SPDX-License-Identifier: BSD-2-Clause */
/* How threads divide work that they take in portions. */
#ifndef BASE_PORTION_H
#define BASE_PORTION_H

#include <stddef.h>
#include <stdint.h>

/**
 * Return how much of the remaining work one of several threads should take at once, between least
 * and most.  Portions shrink towards the end, so that all threads finish at about the same time.
 */
static inline uint64_t portion_of(uint64_t left, size_t threads, uint64_t least, uint64_t most)
{
    uint64_t portion = left / (2 * (uint64_t)threads);
    return portion < least ? least : portion > most ? most : portion;
}

#endif
