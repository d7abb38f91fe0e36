/* SPDX-License-Identifier: BSD-2-Clause */
/* The words of which JSON consists: white space, strings, and numbers or names. */
#ifndef JSON_TOKEN_H
#define JSON_TOKEN_H

#include "base/scan.h"

#include <limits.h>
#include <stdint.h>

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

/** Skip the white space of JSON; returns whether a line ends in it. */
static inline bool json_skip_space(struct cursor *cursor)
{
    bool newline = false;
    for (; !scan_at_end(cursor) && *cursor->at <= ' '; cursor->at++) {
        char byte = *cursor->at;
        if (byte != ' ' && byte != '\t' && byte != '\r' && byte != '\n')
            break;
        newline |= byte == '\n';
    }
    return newline;
}

/**
 * Move the cursor from the first quotation mark of a string to the end of it.  No string holds a
 * control character, so one that is not closed ends with its line, and false is returned.  *plain
 * becomes whether the string has nothing but ASCII in it and no escape.
 */
static inline bool json_skip_string(struct cursor *cursor, bool *plain)
{
    const char *end = cursor->end, *at = json_skip_ascii(cursor->at + 1, end);
    bool closed = false;
    *plain = true;
    for (; at < end; at++) {
        signed char byte = (signed char)*at;
        /* Most bytes are letters and digits. */
        if (byte > '\\' || (byte > '"' && byte < '\\'))
            continue;
        closed = byte == '"';
        if (closed || (byte >= 0 && byte < ' '))
            break;
        if (byte == '\\')
            at += end - at > 1 && (unsigned char)at[1] >= ' ';
        *plain &= byte >= ' ' && byte != '\\';
    }
    cursor->starved |= at == end;
    cursor->at = at + closed;
    return closed;
}

/** Move the cursor to the end of a number or a word; false if there is none. */
static inline bool json_skip_word(struct cursor *cursor)
{
    const char *first = cursor->at;
    for (; !scan_at_end(cursor); cursor->at++) {
        char byte = *cursor->at;
        if (!is_letter(byte) && !is_digit(byte) && byte != '+' && byte != '-' && byte != '.')
            break;
    }
    return cursor->at != first;
}

#endif
