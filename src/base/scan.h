/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A cursor over bytes that need not end with a NUL, and the small scanners that every reader uses.
 * No scanner reads at or beyond end.
 */
#ifndef BASE_SCAN_H
#define BASE_SCAN_H

#include "yinsh.h"

#include <string.h>

/** See syntax/notation.h. */
struct notation;
struct announcers;

/** See base/charset.h. */
struct charset;

/**
 * Bytes being read: start <= at <= end.  A scanner that needs bytes beyond end sets starved and
 * continues as if the source ended there; the owner of the source gets more bytes and has the
 * record read again.
 */
struct cursor {
    const char *start; /* first byte of the window; offsets count from it */
    const char *at;    /* next byte */
    const char *end;   /* after the last byte available */
    bool starved;      /* whether end was reached */
    bool ends;         /* whether the source is known to end at end; see resync() */
    bool fixed;        /* whether all records are of one notation: no other can announce itself */
    const struct notation *const *notations; /* all notations, ended by NULL; or NULL */
    const struct announcers *announcers;     /* of these, or NULL */
    const struct charset *charset;           /* of the texts, or NULL for UTF-8 */
};

/** Return a cursor over (bytes, length), after which the source may continue; NULL has length 0. */
static inline struct cursor cursor_over(const char *bytes, size_t length)
{
    const char *end = length > 0 ? bytes + length : bytes;
    return (struct cursor){.start = bytes, .at = bytes, .end = end};
}

/** Return whether a byte is a decimal digit. */
static inline bool is_digit(char byte)
{
    return byte >= '0' && byte <= '9';
}

/** Return whether a byte is an ASCII letter. */
static inline bool is_letter(char byte)
{
    char lower = (char)(byte | 0x20);
    return lower >= 'a' && lower <= 'z';
}

/** Return a letter in lower case, any other byte unchanged. */
static inline char to_lower(char byte)
{
    return byte >= 'A' && byte <= 'Z' ? (char)(byte | 0x20) : byte;
}

/** Return whether a byte may be part of a name: a letter or digit of ASCII, or "_". */
static inline bool is_name_byte(char byte)
{
    return is_letter(byte) || is_digit(byte) || byte == '_';
}

/** Return whether a byte may be part of the name of a tag, which is UTF-8. */
static inline bool is_tag_name_byte(char byte)
{
    return is_name_byte(byte) || byte == '-' || (unsigned char)byte >= 0x80;
}

/** Return whether a byte is white space of any kind; a byte order mark is not. */
static inline bool is_blank(char byte)
{
    return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

/** Return how many bytes of the window are before the cursor. */
static inline size_t scan_offset(const struct cursor *cursor)
{
    return (size_t)(cursor->at - cursor->start);
}

/** Return how many bytes are left. */
static inline size_t scan_left(const struct cursor *cursor)
{
    return (size_t)(cursor->end - cursor->at);
}

/** Return whether no byte is left. */
static inline bool scan_at_end(struct cursor *cursor)
{
    if (cursor->at < cursor->end)
        return false;
    cursor->starved = true;
    return true;
}

/** Return the byte that is ahead bytes after the cursor, or NUL beyond the end. */
static inline char scan_ahead(struct cursor *cursor, size_t ahead)
{
    if (ahead < scan_left(cursor))
        return cursor->at[ahead];
    cursor->starved = true;
    return '\0';
}

/** Return the next byte, or NUL at the end; scan_at_end() distinguishes that from a NUL byte. */
static inline char scan_peek(struct cursor *cursor)
{
    return scan_ahead(cursor, 0);
}

/** Skip white space; return whether there was any. */
static inline bool scan_blanks(struct cursor *cursor)
{
    const char *first = cursor->at, *at = first, *end = cursor->end;
    while (at < end && is_blank(*at))
        at++;
    cursor->at = at;
    cursor->starved |= at >= end;
    return at != first;
}

/** Skip white space up to the end of the line. */
static inline void scan_line_blanks(struct cursor *cursor)
{
    while (is_blank(scan_peek(cursor)) && *cursor->at != '\n')
        cursor->at++;
}

/** Return the end of the line at the cursor: its LF, or the end, which starves the cursor. */
static inline const char *scan_line_end(struct cursor *cursor)
{
    const char *newline = memchr(cursor->at, '\n', scan_left(cursor));
    cursor->starved |= newline == NULL;
    return newline != NULL ? newline : cursor->end;
}

/**
 * Return whether there is an empty line in the white space before a byte, no further back than
 * from.
 */
static inline bool scan_after_empty_line(const char *from, const char *at)
{
    int newlines = 0;
    while (at > from && is_blank(at[-1]) && newlines < 2)
        newlines += *--at == '\n';
    return newlines > 1;
}

/** Take a byte if it comes next. */
static inline bool scan_byte(struct cursor *cursor, char byte)
{
    if (scan_at_end(cursor) || *cursor->at != byte)
        return false;
    cursor->at++;
    return true;
}

/** Skip what may be before a record in its line: white space, and marks if it is quoted. */
static inline void scan_margin(struct cursor *cursor)
{
    do
        scan_line_blanks(cursor);
    while (scan_byte(cursor, '>'));
}

/** Take a word if it comes next, with letters in the case given. */
static inline bool scan_word(struct cursor *cursor, const char *word)
{
    size_t length = 0;
    for (; word[length] != '\0'; length++)
        if (scan_ahead(cursor, length) != word[length])
            return false;
    cursor->at += length;
    return true;
}

/** Take a word as scan_word() does; if the compiler knows it, it is compared at once. */
static inline bool scan_constant(struct cursor *cursor, const char *word)
{
    size_t length = strlen(word);
    if (scan_left(cursor) < length)
        return scan_word(cursor, word);
    if (memcmp(cursor->at, word, length) != 0)
        return false;
    cursor->at += length;
    return true;
}

/** Take a word, given in lower case, if it comes next in either case. */
static inline bool scan_letters(struct cursor *cursor, const char *word)
{
    size_t length = 0;
    for (; word[length] != '\0'; length++)
        if ((scan_ahead(cursor, length) | 0x20) != word[length])
            return false;
    cursor->at += length;
    return true;
}

/**
 * Take decimal digits and return how many there were; the value stops growing at
 * max, so that no number of digits can overflow it.
 */
static inline size_t scan_number(struct cursor *cursor, uint32_t max, uint32_t *value)
{
    const char *first = cursor->at;
    uint64_t number = 0;
    while (is_digit(scan_peek(cursor))) {
        number = number * 10 + (uint64_t)(*cursor->at++ - '0');
        if (number > max)
            number = max;
    }
    *value = (uint32_t)number;
    return (size_t)(cursor->at - first);
}

/**
 * Take milliseconds, at most 18 digits, so that every number is a valid clock; returns false if
 * there is no digit.
 */
static inline bool scan_clock(struct cursor *cursor, uint64_t *clock)
{
    enum { DIGITS = 18 };
    size_t digits = 0;
    *clock = 0;
    for (; digits < DIGITS && is_digit(scan_peek(cursor)); digits++)
        *clock = 10 * *clock + (uint64_t)(*cursor->at++ - '0');
    return digits > 0;
}

#endif
