/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * JSON values as pieces of a source, so that every diagnostic can state the place of one.  No tree
 * is built, since that can take a hundred times the size of the source, and nothing recurses.
 */
#ifndef JSON_VALUE_H
#define JSON_VALUE_H

#include "base/output.h"
#include "base/text.h"

/** A value as a piece of JSON text, without the white space around it. */
struct json_value {
    const char *bytes;
    size_t length; /* 0 if there is no such value */
};

/** Return whether there is a value that begins with a byte. */
static inline bool value_begins_with(struct json_value value, char byte)
{
    return value.length > 0 && *value.bytes == byte;
}

/** Return whether the value is an object. */
static inline bool value_is_object(struct json_value value)
{
    return value_begins_with(value, '{');
}

/** Return whether the value is an array. */
static inline bool value_is_array(struct json_value value)
{
    return value_begins_with(value, '[');
}

/** Return whether the value is a string. */
static inline bool value_is_string(struct json_value value)
{
    return value_begins_with(value, '"');
}

/**
 * Return what is wrong with what a closed string holds, as a sentence, or NULL if it is UTF-8 with
 * valid escapes.
 */
const char *value_string_fault(struct json_value string);

/**
 * Return what is wrong with a word that is no string, as a sentence, or NULL if it is true, false,
 * null or a number in range.  The sentence is empty if it is none of these.
 */
const char *value_word_fault(struct json_value word);

/** Return what value_is() does, if what the string begins with does not decide that. */
bool value_is_spelled(struct json_value value, const char *text);

/** Return whether a string value equals a text, with or without escapes. */
static inline bool value_is(struct json_value value, const char *text)
{
    /* Most strings that differ begin differently, and most have no escapes. */
    if (value.length < 2 || value.bytes[0] != '"' ||
        (value.bytes[1] != *text && value.bytes[1] != '\\' && *text != '\0'))
        return false;
    size_t length = strlen(text);
    return (value.length == length + 2 && memcmp(value.bytes + 1, text, length) == 0) ||
           value_is_spelled(value, text);
}

/** Return the index of a string value in a list of texts that ends with NULL, or -1. */
int value_find(struct json_value value, const char *const texts[]);

/**
 * Decode a string value into the arena, followed by a NUL; the text may hold NULs, too.  Returns
 * false if the value is not a valid string, or if memory ran out, which sets arena.failed.
 */
bool value_text(struct arena *arena, struct json_value value, struct words *text);

/**
 * Decode a string as value_text() does, but without a NUL, and where the string is if it has no
 * escapes.
 */
bool value_words(struct arena *arena, struct json_value value, struct words *words);

/** Decode an integer, as 12 or 12.0; false if the value is not one, or does not fit. */
bool value_integer(struct json_value value, int64_t *number);

/**
 * Write (bytes, length) as a JSON string.  Returns false if bytes are not UTF-8; they become
 * U+FFFD.
 */
bool value_write(struct output *output, const char *bytes, size_t length);

#endif
