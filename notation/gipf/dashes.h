/* SPDX-License-Identifier: BSD-2-Clause */
/* Where moves and rows of the official notation are: each has a '-'. */
#ifndef GIPF_DASHES_H
#define GIPF_DASHES_H

#include "base/unchecked.h"

#include <stdint.h>
#include <string.h>

enum {
    DASHES_BLOCK = 64, /* bytes that are examined together */
    DASHES_LISTED = 4 * DASHES_BLOCK,
    DASHES_AHEAD = 8 /* places that are stored at once; the last ones may not be dashes */
};

/** How dashes are found; for a kind of processor. */
struct dashes_means {
    uint64_t (*of_block)(const char *bytes); /* a bit for each of DASHES_BLOCK bytes */
    int (*lowest_bit)(uint64_t word);        /* its number; any number if there is none */
};

/** Return the number of the lowest bit that is set. */
static ALWAYS_INLINE int lowest_bit(uint64_t word)
{
    return __builtin_ctzll(word | UINT64_C(1) << 63);
}

/** Return a bit for each of DASHES_BLOCK bytes that is a dash. */
#ifdef BY_BLOCKS
static ALWAYS_INLINE uint64_t dashes_of_block(const char *bytes)
{
    const __m128i dash = _mm_set1_epi8('-');
    uint64_t found = 0;
#pragma GCC unroll 4
    for (size_t i = 0; i < DASHES_BLOCK / 16; i++) {
        __m128i block = _mm_loadu_si128((const __m128i *)(const void *)(bytes + 16 * i));
        found |= (uint64_t)(unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(block, dash)) << (16 * i);
    }
    return found;
}
#else
static ALWAYS_INLINE uint64_t dashes_of_block(const char *bytes)
{
    const uint64_t low = UINT64_C(0x7f7f7f7f7f7f7f7f), each = UINT64_C(0x0101010101010101);
    uint64_t found = 0;
    for (size_t i = 0; i < DASHES_BLOCK / 8; i++) {
        uint64_t word = word_at(bytes + 8 * i) ^ each * '-';
        /* The highest bit of each byte that is 0 now; the product brings them together. */
        uint64_t zeros = ~(((word & low) + low) | word | low);
        found |= ((zeros >> 7) * UINT64_C(0x0102040810204080) >> 56) << (8 * i);
    }
    return found;
}
#endif

/** For every processor. */
static const struct dashes_means dashes_plain = {dashes_of_block, lowest_bit};

/**
 * List the places of '-' from some byte on, up to DASHES_LISTED bytes further on or to end; returns
 * their number.  What is stored after these is arbitrary.  A block's bytes after end can be loaded,
 * see READABLE_AHEAD.
 */
static ALWAYS_INLINE size_t list_dashes(struct dashes_means means, const char *bytes,
                                        const char *end, int32_t list[DASHES_LISTED + DASHES_AHEAD])
{
    size_t count = 0;
    for (ptrdiff_t block = 0; block < DASHES_LISTED && block < end - bytes; block += DASHES_BLOCK) {
        uint64_t dashes = means.of_block(bytes + block);
        ptrdiff_t rest = end - bytes - block;
        if (rest < DASHES_BLOCK)
            dashes &= (UINT64_C(1) << rest) - 1;
        size_t next = count + (size_t)__builtin_popcountll(dashes);
        /* Nearly always enough, and then without a branch for each. */
#pragma GCC unroll 8
        for (int i = 0; i < DASHES_AHEAD; i++, dashes &= dashes - 1)
            list[count + (size_t)i] = (int32_t)block + means.lowest_bit(dashes);
        for (size_t i = count + DASHES_AHEAD; i < next; i++, dashes &= dashes - 1)
            list[i] = (int32_t)block + means.lowest_bit(dashes);
        count = next;
    }
    return count;
}

#endif
