/* SPDX-License-Identifier: BSD-2-Clause */
/* The bytes of which most strings in JSON consist. */
#ifndef JSON_ASCII_H
#define JSON_ASCII_H

#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/**
 * Skip bytes of a string, eight at a time, as long as all are ASCII and none is a control
 * character, a quotation mark or a backslash.  Fewer than eight of these may be left.
 */
static inline const char *json_skip_ascii(const char *at, const char *end)
{
    const uint64_t ones = UINT64_MAX / UINT8_MAX, high = ones << 7;
    uint64_t word;
    for (; (size_t)(end - at) >= sizeof word; at += sizeof word) {
        memcpy(&word, at, sizeof word);
        /* In the first byte that ends this, the high bit becomes set: no byte before it borrows. */
        uint64_t stops = (((word ^ ones * '"') - ones) | ((word ^ ones * '\\') - ones) |
                          (word - ones * ' ') | word) &
                         high;
        if (stops == 0)
            continue;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        at += (unsigned)__builtin_ctzll(stops) / CHAR_BIT;
#endif
        break;
    }
    return at;
}

#endif
