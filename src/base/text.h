/* SPDX-License-Identifier: BSD-2-Clause */
/* Bounded text building, and making untrusted bytes fit to be shown. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { TEXT_NO_BYTE = 256 /* more than any byte */ };

/** Text under construction in a buffer of fixed size; what does not fit is counted only. */
struct text {
    char *bytes;   /* always ends with a NUL where size > 0 */
    size_t size;   /* room, the NUL included */
    size_t length; /* whole length, also of what did not fit */
};

/** Begin an empty text in (bytes, size). */
struct text text_begin(char *bytes, size_t size);

/** Append (bytes, length). */
void text_add(struct text *text, const char *bytes, size_t length);

/** Append a NUL-terminated string. */
void text_add_string(struct text *text, const char *string);

/** Append a decimal number. */
void text_add_number(struct text *text, int64_t number);

/** Append what printf() would print; "%s" takes no untrusted bytes. */
__attribute__((format(printf, 2, 3))) void text_format(struct text *text, const char *format, ...);

/**
 * Decode the UTF-8 character at the start of (text, length), length > 0: returns its bytes and
 * stores its code point, or returns 0 where the bytes are no UTF-8.
 */
size_t text_decode(const char *text, size_t length, uint32_t *code);

/** The value of a hexadecimal digit, letters in either case, or 16 for any other byte. */
unsigned text_hex_digit(char byte);

/**
 * The byte that "\xHH" at the start of (text, length) stands for, or TEXT_NO_BYTE where there is
 * something else; length 0 is allowed.
 */
unsigned text_hex_escape(const char *text, size_t length);

/** How text_next_visible() has to show a piece of text. */
struct visible {
    size_t taken;  /* source bytes that the piece stands for, at least 1 */
    size_t length; /* bytes of text */
    char text[16]; /* "\x1b" and the like where escaped, else the source bytes */
    bool escaped;  /* whether text differs from the source */
};

/**
 * Make the first character of (bytes, length), length > 0, fit for a terminal: control
 * characters (C0, DEL, C1), bytes that are no UTF-8 and characters that turn the direction
 * of writing or do not show are written as \n, \t, \r or \xHH per byte; anything else is
 * passed on.
 */
struct visible text_next_visible(const char *bytes, size_t length);

/** How many of the first bytes are ASCII that text_next_visible() passes on. */
size_t text_plain(const char *bytes, size_t length);

/**
 * Append (bytes, length) made visible; a backslash itself stays as it is.  What comes when there is
 * no room left is not looked at, and counts as if it stayed as it is.
 */
void text_add_visible(struct text *text, const char *bytes, size_t length);

/** How many places a character takes on a terminal: 0, 1 or 2. */
size_t text_width(uint32_t code);

#endif
