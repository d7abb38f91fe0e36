/* SPDX-License-Identifier: BSD-2-Clause */
/* Words: a slice of bytes owned by someone else, which need not end with a NUL. */
#ifndef BASE_WORDS_H
#define BASE_WORDS_H

#include "base/scan.h"

#include <string.h>

/** Bytes owned by a source or an arena, and their number. */
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
    size_t at = 0;
    while (at < words.length && string[at] != '\0' &&
           (words.bytes[at] == string[at] || to_lower(words.bytes[at]) == to_lower(string[at])))
        at++;
    return at == words.length && string[at] == '\0';
}

/** Return whether the words can be the name of a tag: letters, digits and '_', one at least. */
static inline bool words_are_tag_name(struct words words)
{
    for (size_t i = 0; i < words.length; i++)
        if (!is_name_byte(words.bytes[i]))
            return false;
    return words.length > 0;
}

#endif
