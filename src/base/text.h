/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Text and other bytes in memory: words, which someone else owns; text in a bounded buffer, and
 * making untrusted bytes safe to print; bytes, arrays and arenas, which grow.
 */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include "base/scan.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* ---- Words -------------------------------------------------------------- */

/** Bytes owned by a source or an arena, which need not end with a NUL, and their number. */
struct words {
    const char *bytes;
    size_t length;
};

/** Return a NUL-terminated string as words. */
static inline struct words words_of(const char *string)
{
    return (struct words){string, strlen(string)};
}

/** Return words without the white space around them. */
static inline struct words words_trim(struct words words)
{
    while (words.length > 0 && is_blank(words.bytes[0])) {
        words.bytes++;
        words.length--;
    }
    while (words.length > 0 && is_blank(words.bytes[words.length - 1]))
        words.length--;
    return words;
}

/** Return words without their first bytes, of which there are so many at least. */
static inline struct words words_from(struct words words, size_t taken)
{
    return (struct words){words.bytes + taken, words.length - taken};
}

/** Read the next bytes of a struct words, the context, which shrinks; as yinsh_read_fn. */
static inline ptrdiff_t words_read(void *context, char *buffer, size_t size)
{
    struct words *rest = context;
    size_t length = rest->length < size ? rest->length : size;
    memcpy(buffer, rest->bytes, length);
    *rest = words_from(*rest, length);
    return (ptrdiff_t)length;
}

/**
 * Move the words before the first such byte to *before, and skip the byte; if there is none, move
 * all of them and return false.
 */
static inline bool words_cut(struct words *rest, char byte, struct words *before)
{
    const char *at = rest->length > 0 ? memchr(rest->bytes, byte, rest->length) : NULL;
    *before = *rest;
    if (at != NULL)
        before->length = (size_t)(at - rest->bytes);
    /* Nothing may be added to the NULL that empty words may have. */
    if (rest->length > 0)
        *rest = words_from(*rest, before->length + (at != NULL));
    return at != NULL;
}

/** Return whether two words have the same bytes. */
static inline bool words_equal(struct words a, struct words b)
{
    return a.length == b.length && (a.length == 0 || memcmp(a.bytes, b.bytes, a.length) == 0);
}

/** Compare two words byte by byte, as strcmp() does; a prefix of another comes first. */
static inline int words_compare(struct words a, struct words b)
{
    size_t common = a.length < b.length ? a.length : b.length;
    int order = common > 0 ? memcmp(a.bytes, b.bytes, common) : 0;
    return order != 0 ? order : (a.length > b.length) - (a.length < b.length);
}

/** Return whether the words equal a string. */
static inline bool words_are(struct words words, const char *string)
{
    /* Most comparisons end at the first byte. */
    return (words.length == 0 || *words.bytes == *string) && words_equal(words, words_of(string));
}

/** Return whether two words are the same, ignoring the case of letters. */
static inline bool words_like(struct words a, struct words b)
{
    size_t at = 0;
    while (a.length == b.length && at < a.length &&
           (a.bytes[at] == b.bytes[at] || to_lower(a.bytes[at]) == to_lower(b.bytes[at])))
        at++;
    return a.length == b.length && at == a.length;
}

/** Return whether the words equal a string, ignoring the case of letters. */
static inline bool words_alike(struct words words, const char *string)
{
    return words_like(words, words_of(string));
}

/** Return whether the words equal one of those that a byte divides in a string, in either case. */
static inline bool words_are_any(struct words words, const char *string, char byte)
{
    struct words rest = words_of(string), one;
    while (words_cut(&rest, byte, &one) && !words_like(words, one))
        continue;
    return words_like(words, one);
}

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

/* ---- Text in a bounded buffer: text.c ----------------------------------- */

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

/** Return a line of text without a byte order mark before it, and without a CR at its end. */
static inline struct words text_line(struct words line)
{
    line = words_from(line, text_mark(line.bytes, line.length));
    line.length -= line.length > 0 && line.bytes[line.length - 1] == '\r';
    return line;
}

/** Return how many of the first bytes are ASCII. */
size_t text_ascii(const char *text, size_t length);

/** Return whether all of a text is in UTF-8. */
bool text_is_utf8(const char *text, size_t length);

/** Return whether words can be the name of a tag: UTF-8, of ASCII only letters, digits, _ and -. */
bool words_are_tag_name(struct words words);

/** Parse so many hexadecimal digits, at most eight, in either case; false if any is none. */
bool text_hex(const char *digits, size_t count, uint32_t *number);

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

/** Do the same for a message, in which a space that is not ASCII becomes "<U+00A0>" or the like. */
struct visible text_next_shown(const char *bytes, size_t length);

/**
 * Return the ASCII character that a character of a turn stands for because it looks like it, such
 * as a dash, a space, a quotation mark or a full-width digit: NUL for an invisible one,
 * TEXT_NO_BYTE for any other.
 */
unsigned text_look_alike(uint32_t code);

/** Return whether text_next_visible() passes on all of (bytes, length) unchanged. */
bool text_is_visible(const char *bytes, size_t length);

/** Return how many of the first bytes are ASCII that text_next_visible() passes on unchanged. */
size_t text_plain(const char *bytes, size_t length);

/**
 * Append (bytes, length) made visible as by text_next_shown(); a backslash itself stays unchanged.
 * Bytes for which no room is left are not examined, and count as if they stayed unchanged.
 */
void text_add_visible(struct text *text, const char *bytes, size_t length);

/** Return how many columns a character takes on a terminal: 0, 1 or 2. */
size_t text_width(uint32_t code);

/* ---- Bytes that grow: bytes.c ------------------------------------------- */

/** Bytes that grow; all zero is empty. */
struct bytes {
    char *at;
    size_t length, capacity;
};

/** Append (at, length); false, with nothing changed, if memory ran out. */
bool bytes_add(struct bytes *bytes, const char *at, size_t length);

/**
 * Cut a name, whose length does not count the NUL at its end, to its first kept bytes and append a
 * NUL-terminated string.  Without memory it returns false and leaves the name unchanged.
 */
bool bytes_put_string(struct bytes *name, size_t kept, const char *string);

/** Append as bytes_add() does, as the write function of an output; returns 0 or ENOMEM. */
int bytes_write(void *bytes, const char *at, size_t length);

/** Remove bytes at the start. */
void bytes_drop(struct bytes *bytes, size_t length);

/** Free the bytes; they are empty afterwards. */
void bytes_free(struct bytes *bytes);

/* ---- Arrays to which elements are added one by one ---------------------- */

/**
 * Return an array of elements of a size with room for one more than it has: the array itself, or a
 * longer one that replaces it.  room is how many it has room for, at first 0, and then first.
 * Returns NULL without memory; then the array stays.
 */
static inline void *array_grow(void *array, size_t count, size_t *room, size_t size, size_t first)
{
    if (count < *room)
        return array;
    size_t more = *room == 0 ? first : 2 * *room; /* no object takes half of all addresses */
    void *longer = realloc(array, more * size);
    if (longer != NULL)
        *room = more;
    return longer;
}

/* ---- Memory that is handed out piece by piece and taken back all at once: arena.c --- */

struct arena_chunk;

/** An arena; all zero is an empty one. */
struct arena {
    struct arena_chunk *chunks; /* the newest first */
    bool failed;                /* whether memory ran out since the last reset */
};

/**
 * Hand out size bytes, aligned for any type, which are valid until the next reset.  Returns NULL
 * and sets failed if memory ran out.
 */
void *arena_alloc(struct arena *arena, size_t size);

/** Hand out a copy of (bytes, length) followed by a NUL; NULL as arena_alloc(). */
char *arena_copy(struct arena *arena, const char *bytes, size_t length);

/** Take back everything, keeping one chunk for what comes next. */
void arena_reset(struct arena *arena);

/** Free everything. */
void arena_free(struct arena *arena);

#endif
