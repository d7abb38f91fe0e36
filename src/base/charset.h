/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Charsets of texts, which are converted to UTF-8 by iconv().  Windows-1252 needs none: it is what
 * a text that names no charset and is not UTF-8 most likely is in.
 */
#ifndef BASE_CHARSET_H
#define BASE_CHARSET_H

#include "base/text.h"

#include <iconv.h>

enum {
    CHARSET_NAME = 32, /* room for a name with its NUL */
    CHARSET_ROOM = 9   /* bytes of UTF-8 that a byte can become */
};

/** A charset; all zero is none.  Only one thread may use it at once. */
struct charset {
    char name[CHARSET_NAME]; /* as it was opened */
    iconv_t converter;       /* NULL: a text is in UTF-8 already */
    bool known;  /* whether the C library knows it; if not, nothing else is set but its name */
    bool wide;   /* whether the second byte of a character may be that of an ASCII character, */
    bool kana;   /* but bytes A1 to DF are characters by themselves */
    bool single; /* whether every byte is a character: then valid UTF-8 is UTF-8 */
    bool given;  /* the caller names it, not the text: one that is valid UTF-8 is in UTF-8 */
};

/** What a text becomes. */
struct charset_count {
    size_t source;            /* bytes of the text */
    size_t bytes, characters; /* of UTF-8 */
    size_t fit; /* bytes of the text before the first one that does not fit the charset */
};

/**
 * Open the charset of a name, unless it is that already.  Returns false if it is unknown, if ASCII
 * characters are not the same bytes in it, as in UTF-7, ISO-2022 and EBCDIC, or without memory.
 * UTF-16 and UTF-32 count as UTF-8: a text in them is converted before it is read.
 */
bool charset_open(struct charset *charset, struct words name);

/** Free what a charset holds; it is none then. */
void charset_close(struct charset *charset);

/**
 * Convert a text into to, which has room for CHARSET_ROOM times its bytes and CHARSET_ROOM more; if
 * that is NULL, only count.  A byte that does not fit becomes U+FFFD.  Without a charset, which is
 * NULL, the text is UTF-8, and a byte that does not fit is one of Windows-1252.
 */
struct charset_count charset_convert(const struct charset *charset, struct words text, char *to);

/**
 * Decode the character at the start of (text, length), length > 0, which is in UTF-8 or, if it does
 * not fit that, in Windows-1252.  Returns its number of bytes.
 */
size_t charset_decode(const char *text, size_t length, uint32_t *code);

/**
 * Return whether a byte is the second one of a character that begins in the text before it, no
 * further back than begin.
 */
bool charset_hides(const struct charset *charset, const char *begin, const char *at);

#endif
