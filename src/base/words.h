/* SPDX-License-Identifier: BSD-2-Clause */
/* Words: a stretch of somebody else's bytes, which need not end with a NUL. */
#ifndef BASE_WORDS_H
#define BASE_WORDS_H

#include "base/scan.h"

#include <string.h>

/** Bytes that belong to a source or an arena, and their number. */
struct words {
    const char *bytes;
    size_t length;
};

/** The words of a NUL-terminated string. */
static inline struct words words_of(const char *string)
{
    return (struct words){string, strlen(string)};
}

/** Words without the white space around them. */
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

/** Whether two words have the same bytes. */
static inline bool words_equal(struct words a, struct words b)
{
    return a.length == b.length && (a.length == 0 || memcmp(a.bytes, b.bytes, a.length) == 0);
}

/** Compare two words byte by byte, one that is the beginning of another first, as strcmp(). */
static inline int words_compare(struct words a, struct words b)
{
    size_t common = a.length < b.length ? a.length : b.length;
    int order = common > 0 ? memcmp(a.bytes, b.bytes, common) : 0;
    return order != 0 ? order : (a.length > b.length) - (a.length < b.length);
}

/** Whether the words are a string. */
static inline bool words_are(struct words words, const char *string)
{
    return words_equal(words, words_of(string));
}

/** Whether the words are a string, letters in either case. */
static inline bool words_alike(struct words words, const char *string)
{
    /* Most end with their first letter; a NUL among the words is none that ends the string. */
    for (size_t i = 0; i < words.length; i++)
        if (string[i] == '\0' || to_lower(words.bytes[i]) != to_lower(string[i]))
            return false;
    return string[words.length] == '\0';
}

/** Whether the words can be the name of a tag: letters, digits and '_', one at least. */
static inline bool words_are_tag_name(struct words words)
{
    for (size_t i = 0; i < words.length; i++)
        if (!is_name_byte(words.bytes[i]))
            return false;
    return words.length > 0;
}

#endif
