/* SPDX-License-Identifier: BSD-2-Clause */
/* Bytes of a record being skimmed, sixteen at a time if the processor is known to allow that. */
#ifndef SYNTAX_SKIM_BYTES_H
#define SYNTAX_SKIM_BYTES_H

#include "syntax/skimmed.h"

#include <string.h>
#if defined __SSE2__ && !defined PLAIN_C
#include <emmintrin.h>
#define BY_BLOCKS
#endif

/**
 * Take bytes if they come next, without checking for the end of the source: as many bytes must be
 * readable.  If the length is constant, comparing takes a few instructions.
 */
static ALWAYS_INLINE bool skim_bytes(const char **at, const char *bytes, size_t length)
{
    if (memcmp(*at, bytes, length) != 0)
        return false;
    *at += length;
    return true;
}

/** As skim_bytes(), for a string literal. */
#define SKIM_TEXT(at, text) skim_bytes(at, (text), sizeof(text) - 1)

/** Bytes at which a text ends or needs a closer check; constants for the compiler. */
struct skim_stops {
    char bytes[4]; /* these bytes; repeat one of them to fill the array */
    bool controls; /* also those below a blank, */
    bool foreign;  /* and with these also those that are not ASCII */
};

/** Return the first stop from bytes on; end or a later byte if there is none before end. */
static ALWAYS_INLINE const char *skim_find(const char *bytes, const char *end,
                                           const struct skim_stops stops)
{
#ifdef BY_BLOCKS
    for (; bytes < end; bytes += sizeof(__m128i)) {
        __m128i block = _mm_loadu_si128((const __m128i *)(const void *)bytes);
        __m128i found =
            _mm_or_si128(_mm_or_si128(_mm_cmpeq_epi8(block, _mm_set1_epi8(stops.bytes[0])),
                                      _mm_cmpeq_epi8(block, _mm_set1_epi8(stops.bytes[1]))),
                         _mm_or_si128(_mm_cmpeq_epi8(block, _mm_set1_epi8(stops.bytes[2])),
                                      _mm_cmpeq_epi8(block, _mm_set1_epi8(stops.bytes[3]))));
        /* As signed values, bytes that are not ASCII are less than a blank, too. */
        if (stops.controls && stops.foreign)
            found = _mm_or_si128(found, _mm_cmplt_epi8(block, _mm_set1_epi8(' ')));
        else if (stops.controls)
            found = _mm_or_si128(
                found, _mm_cmpeq_epi8(_mm_min_epu8(block, _mm_set1_epi8(' ' - 1)), block));
        unsigned bits = (unsigned)_mm_movemask_epi8(found);
        if (bits != 0)
            return bytes + __builtin_ctz(bits);
    }
#else
    for (; bytes < end; bytes++)
        if (memchr(stops.bytes, *bytes, sizeof stops.bytes) != NULL ||
            (stops.controls && (stops.foreign ? (signed char)*bytes : (unsigned char)*bytes) < ' '))
            return bytes;
#endif
    return end;
}

#endif
