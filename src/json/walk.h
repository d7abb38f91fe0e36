/* SPDX-License-Identifier: BSD-2-Clause */
/* Walking over the members of objects and the elements of arrays. */
#ifndef JSON_WALK_H
#define JSON_WALK_H

#include "json/value.h"

/** The members of an object or the elements of an array, one after another. */
struct json_walk {
    struct cursor cursor;
    char close;              /* what ends them: '}', ']', or NUL if there are none */
    bool begun;              /* whether the first of them was taken */
    struct json_value known; /* one of them whose end is known; its bytes may be NULL */
};

/**
 * Begin to walk over an object or array, which was checked or ends at its bracket; any other value
 * has no members.
 */
struct json_walk value_walk(struct json_value value);

/**
 * Get the next element, or the next member with its name as a string value (in an array
 * the name has length 0).  Returns false after the last one, or if something else comes.
 */
bool value_next(struct json_walk *walk, struct json_value *name, struct json_value *value);

/**
 * Get the next member as value_next() does, with the index of the member's name in a list that ends
 * with NULL, or the index of the NULL if it is not listed.  The search begins at *index, since
 * members usually come in the same order.  Any other value is empty.
 */
bool value_next_of(struct json_walk *walk, const char *const names[], size_t *index,
                   struct json_value *name, struct json_value *value);

/** Take a name as value_next_of() does, but leave the cursor at the value. */
bool value_next_name(struct json_walk *walk, const char *const names[], size_t *index,
                     struct json_value *name);

/** Take the value at the cursor of a walk; false if there is none. */
bool value_take_next(struct json_walk *walk, struct json_value *value);

/**
 * Walk over the members or elements of the value at the cursor before its end is known, if it is
 * such an object ('}') or array (']').
 */
bool value_open(struct json_walk *walk, char close);

/** Do what value_open_next() does, if there may be white space. */
bool value_open_spaced(struct json_walk *walk, char close);

/** Do what value_close() does, if there may be white space. */
bool value_close_spaced(struct json_walk *walk, char outer);

/** Open the next element of an array as value_open() does; take nothing if it is something else. */
static inline bool value_open_next(struct json_walk *walk, char close)
{
    const char *at = walk->cursor.at;
    if (walk->close != ']' || !walk->begun || walk->cursor.end - at < 2 || at[0] != ',' ||
        at[1] != (close == '}' ? '{' : '['))
        return value_open_spaced(walk, close);
    walk->cursor.at += 2;
    walk->close = close;
    walk->begun = false;
    return true;
}

/**
 * After the last member or element, take the bracket and continue in the outer object or array,
 * which is closed by this byte.  Returns false if the cursor is not at the bracket.
 */
static inline bool value_close(struct json_walk *walk, char outer)
{
    if (scan_left(&walk->cursor) == 0 || *walk->cursor.at != walk->close)
        return value_close_spaced(walk, outer);
    walk->cursor.at++;
    walk->close = outer;
    walk->begun = true;
    return true;
}

/** Return the value of an object's first member of a name; length 0 if there is none. */
struct json_value value_member(struct json_value object, const char *name);

#endif
