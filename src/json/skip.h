/* SPDX-License-Identifier: BSD-2-Clause */
/* Finding the ends of JSON values by brackets and quotation marks alone. */
#ifndef JSON_SKIP_H
#define JSON_SKIP_H

#include "json/ascii.h"
#include "json/value.h"

enum { JSON_DEPTH = 64 /* values nested deeper are refused */ };

/**
 * Move the cursor from the first byte of a value to its end.  Returns false, with the cursor where
 * it was, for a value that is not closed before the end, is nested too deeply, or does not begin
 * like any value; *value then ends where this is detected.
 */
bool value_skip(struct cursor *cursor, struct json_value *value);

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
