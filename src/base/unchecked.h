/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Scanning bytes without asking before each whether it is there: some bytes after the end of every
 * source can be read, too.  Sixteen bytes at a time if the processor is known to allow that.
 */
#ifndef BASE_UNCHECKED_H
#define BASE_UNCHECKED_H

#include "base/scan.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#if defined __SSE2__ && !defined PLAIN_C
#include <emmintrin.h>
#define BY_BLOCKS
#endif

/** Inline a function, so that it is compiled for what its caller knows, and for its processor. */
#define ALWAYS_INLINE inline __attribute__((always_inline))

enum { READABLE_AHEAD = 64 /* bytes that must be readable after the end, whatever they are */ };

/** Return the eight bytes at a place as a word. */
static ALWAYS_INLINE uint64_t word_at(const char *bytes)
{
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

/** Return whether bytes are the same.  If they are from 4 to 16, this takes less than a call. */
static ALWAYS_INLINE bool bytes_equal(const char *a, const char *b, size_t length)
{
    if (length < 4 || length > 16)
        return memcmp(a, b, length) == 0;
    size_t most = length < 8 ? 4 : 8, last = length - most;
    return length < 8 ? memcmp(a, b, 4) == 0 && memcmp(a + last, b + last, 4) == 0
                      : memcmp(a, b, 8) == 0 && memcmp(a + last, b + last, 8) == 0;
}

/** Take bytes if they come next.  If the length is constant, this takes a few instructions. */
static ALWAYS_INLINE bool take_bytes(const char **at, const char *bytes, size_t length)
{
    if (memcmp(*at, bytes, length) != 0)
        return false;
    *at += length;
    return true;
}

/** The same for a string literal. */
#define TAKE_TEXT(at, text) take_bytes(at, (text), sizeof(text) - 1)

/**
 * Return the first of four bytes from some byte on, or end or a later byte if there is none before
 * end.  stops are constants for the compiler; repeat one of them if they are fewer.
 */
static ALWAYS_INLINE const char *find_stop(const char *bytes, const char *end, const char stops[4])
{
#ifdef BY_BLOCKS
    for (; bytes < end; bytes += sizeof(__m128i)) {
        __m128i block = _mm_loadu_si128((const __m128i *)(const void *)bytes);
        __m128i found = _mm_or_si128(_mm_or_si128(_mm_cmpeq_epi8(block, _mm_set1_epi8(stops[0])),
                                                  _mm_cmpeq_epi8(block, _mm_set1_epi8(stops[1]))),
                                     _mm_or_si128(_mm_cmpeq_epi8(block, _mm_set1_epi8(stops[2])),
                                                  _mm_cmpeq_epi8(block, _mm_set1_epi8(stops[3]))));
        unsigned bits = (unsigned)_mm_movemask_epi8(found);
        if (bits != 0)
            return bytes + __builtin_ctz(bits);
    }
#else
    for (; bytes < end; bytes++)
        if (memchr(stops, *bytes, 4) != NULL)
            return bytes;
#endif
    return end;
}

/** Return the length of the name of a tag from bytes on, at most 16, which must be readable. */
static ALWAYS_INLINE size_t name_length(const char *bytes)
{
#ifdef BY_BLOCKS
    __m128i block = _mm_loadu_si128((const __m128i *)(const void *)bytes);
    __m128i letters = _mm_sub_epi8(_mm_or_si128(block, _mm_set1_epi8(0x20)), _mm_set1_epi8('a'));
    __m128i digits = _mm_sub_epi8(block, _mm_set1_epi8('0'));
    __m128i found =
        _mm_or_si128(_mm_cmpeq_epi8(block, _mm_set1_epi8('_')),
                     _mm_or_si128(_mm_cmpeq_epi8(_mm_min_epu8(letters, _mm_set1_epi8(25)), letters),
                                  _mm_cmpeq_epi8(_mm_min_epu8(digits, _mm_set1_epi8(9)), digits)));
    return (size_t)__builtin_ctz(~(unsigned)_mm_movemask_epi8(found));
#else
    size_t length = 0;
    while (length < 16 && is_name_byte(bytes[length]))
        length++;
    return length;
#endif
}

#endif
