/* SPDX-License-Identifier: BSD-2-Clause */
/* Building text in a bounded buffer, and making untrusted bytes safe to print. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* ---- Where there is room ----------------------------------------------- */

/* These functions return where the next byte comes.  The caller has made sure that there is room.
 */

enum { LONGEST_NUMBER = 20 /* room for any number, without NUL */ };

/** Append (bytes, length), without a NUL. */
static inline char *append_bytes(char *at, const char *bytes, size_t length)
{
    memcpy(at, bytes, length);
    return at + length;
}

/** Append a NUL-terminated string, without its NUL. */
static inline char *append_string(char *at, const char *string)
{
    return append_bytes(at, string, strlen(string));
}

/** Append a number as append_number() does, of at least three digits. */
char *append_long_number(char *at, uint64_t number);

/** Append a decimal number. */
static inline char *append_number(char *at, uint64_t number)
{
    if (number >= 100)
        return append_long_number(at, number);
    *at = (char)('0' + number / 10);
    at += number >= 10;
    *at++ = (char)('0' + number % 10);
    return at;
}

/** Append a character, of at most four bytes, as UTF-8. */
char *append_character(char *at, uint32_t code);

/* ---- Text in a bounded buffer ------------------------------------------ */

enum { TEXT_NO_BYTE = 256 /* more than any byte */ };

/** Text under construction in a buffer of fixed size; what does not fit is counted only. */
struct text {
    char *bytes;   /* always ends with a NUL if size > 0 */
    size_t size;   /* room, the NUL included */
    size_t length; /* length of the whole text, including what did not fit */
};

/** Begin an empty text in (bytes, size). */
struct text text_begin(char *bytes, size_t size);

/** Append (bytes, length). */
void text_add(struct text *text, const char *bytes, size_t length);

/** Append a NUL-terminated string. */
void text_add_string(struct text *text, const char *string);

/** Append a decimal number. */
void text_add_number(struct text *text, int64_t number);

/** Append what printf() would print; never pass untrusted bytes to "%s". */
__attribute__((format(printf, 2, 3))) void text_format(struct text *text, const char *format, ...);

/**
 * Decode the UTF-8 character at the start of (text, length), length > 0: returns its number of
 * bytes and stores its code point, or returns 0 if the bytes are not UTF-8.
 */
size_t text_decode(const char *text, size_t length, uint32_t *code);

/** Return the length of the byte order mark that a text begins with, or 0. */
static inline size_t text_mark(const char *text, size_t length)
{
    return length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
}

/** Return how many of the first bytes are ASCII. */
size_t text_ascii(const char *text, size_t length);

/** Return whether all of a text is in UTF-8. */
bool text_is_utf8(const char *text, size_t length);

/** Return the value of a hexadecimal digit in either case, or 16 for any other byte. */
unsigned text_hex_digit(char byte);

/**
 * Return the byte that "\xHH" at the start of (text, length) represents, or TEXT_NO_BYTE if the
 * text does not begin that way; length 0 is allowed.
 */
unsigned text_hex_escape(const char *text, size_t length);

/** A piece of text as text_next_visible() shows it. */
struct visible {
    const char *source;
    size_t taken;  /* source bytes that the piece represents, at least 1 */
    size_t length; /* bytes of text */
    char text[16]; /* "\x1b" and the like if escaped, else the source bytes */
    bool escaped;  /* whether text differs from the source */
};

/**
 * Make the first character of (bytes, length), length > 0, safe for a terminal: control characters
 * (C0, DEL, C1), bytes that are not UTF-8, and characters that change the direction of writing or
 * are invisible are written as \n, \t, \r or \xHH per byte; anything else is passed on unchanged.
 */
struct visible text_next_visible(const char *bytes, size_t length);

/** Return whether text_next_visible() passes on all of (bytes, length) unchanged. */
bool text_is_visible(const char *bytes, size_t length);

/** Return how many of the first bytes are ASCII that text_next_visible() passes on unchanged. */
size_t text_plain(const char *bytes, size_t length);

/**
 * Append (bytes, length) made visible; a backslash itself stays unchanged.  Bytes for which no room
 * is left are not examined, and count as if they stayed unchanged.
 */
void text_add_visible(struct text *text, const char *bytes, size_t length);

/** Return how many columns a character takes on a terminal: 0, 1 or 2. */
size_t text_width(uint32_t code);

#endif
