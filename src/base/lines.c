/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/lines.h"

#include <string.h>

#if defined __x86_64__ && defined __GNUC__ && !defined PLAIN_C
#include <immintrin.h>
#define BY_BLOCKS
#endif

/* For every processor. */
static size_t count_plain(const char *bytes, size_t length)
{
    size_t count = 0;
    const char *at = bytes;
    while (length > 0 && (at = memchr(at, '\n', length - (size_t)(at - bytes))) != NULL) {
        at++;
        count++;
    }
    return count;
}

#ifdef BY_BLOCKS
/* For processors with AVX2. */
__attribute__((target("avx2"))) static size_t count_by_blocks(const char *bytes, size_t length)
{
    enum { VECTOR = sizeof(__m256i), MOST = 255 /* vectors, as many as a byte can count */ };
    const __m256i newline = _mm256_set1_epi8('\n'), zero = _mm256_setzero_si256();
    __m256i sums = zero;
    const char *end = bytes + length;
    while (end - bytes >= VECTOR) {
        ptrdiff_t vectors = (end - bytes) / VECTOR;
        __m256i counts = zero;
        vectors = vectors < MOST ? vectors : MOST;
#pragma GCC unroll 4
        for (; vectors > 0; vectors--, bytes += VECTOR) {
            const void *at = bytes;
            __m256i found = _mm256_cmpeq_epi8(_mm256_loadu_si256(at), newline);
            counts = _mm256_sub_epi8(counts, found);
        }
        sums = _mm256_add_epi64(sums, _mm256_sad_epu8(counts, zero));
    }
    __m128i halves = _mm_add_epi64(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
    return (size_t)(_mm_extract_epi64(halves, 0) + _mm_extract_epi64(halves, 1)) +
           count_plain(bytes, (size_t)(end - bytes));
}
#endif

size_t count_newlines(const char *bytes, size_t length)
{
#ifdef BY_BLOCKS
    /* Without bytes the address may be NULL, and nothing may be added to it. */
    if (length > 0 && __builtin_cpu_supports("avx2"))
        return count_by_blocks(bytes, length);
#endif
    return count_plain(bytes, length);
}

size_t count_after_newline(const char *bytes, size_t length)
{
    enum { BLOCK = 256 };
    size_t after = 0;
    while (length - after >= BLOCK && count_newlines(bytes + length - after - BLOCK, BLOCK) == 0)
        after += BLOCK;
    while (after < length && bytes[length - after - 1] != '\n')
        after++;
    return after;
}

void pass_lines(const char *bytes, size_t length, uint64_t *line, uint64_t *column)
{
    size_t newlines = count_newlines(bytes, length);
    *line += newlines;
    *column = newlines > 0 ? 1 + count_after_newline(bytes, length) : *column + length;
}
