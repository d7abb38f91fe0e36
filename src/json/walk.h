/* SPDX-License-Identifier: BSD-2-Clause */
/* Walking over the members of objects and the elements of arrays. */
#ifndef JSON_WALK_H
#define JSON_WALK_H

#include "json/value.h"

/** The members of an object or the elements of an array, one after another. */
struct json_walk {
    struct cursor cursor;
    char close;              /* what ends them: '}', ']', or NUL if there are none */
    struct json_value known; /* one of them whose end is known; its bytes may be NULL */
};

/** Begin to walk over an object or array that was checked; any other value has no members. */
struct json_walk value_walk(struct json_value value);

/**
 * Get the next element, or the next member with its name as a string value (in an array
 * the name has length 0).  Returns false after the last one.
 */
bool value_next(struct json_walk *walk, struct json_value *name, struct json_value *value);

/**
 * As value_next() for an object, with the index of the member's name in a list that ends with NULL,
 * or the index of the NULL if it is not listed.  The search begins at *index, since members usually
 * come in the same order.  Any other value is empty.
 */
bool value_next_of(struct json_walk *walk, const char *const names[], size_t *index,
                   struct json_value *name, struct json_value *value);

/**
 * If the next element of an array is an object, begin to walk over its members before its end is
 * known; else return false and take nothing but the comma before it.
 */
bool value_open_next(struct json_walk *walk, struct json_walk *object);

/** Continue after the object, which was walked over completely, and return it. */
struct json_value value_close(struct json_walk *walk, const struct json_walk *object);

/** Return the value of an object's first member of a name; length 0 if there is none. */
struct json_value value_member(struct json_value object, const char *name);

#endif
