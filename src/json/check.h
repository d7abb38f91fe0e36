/* SPDX-License-Identifier: BSD-2-Clause */
/* Checking that a source is JSON. */
#ifndef JSON_CHECK_H
#define JSON_CHECK_H

#include "fault/fault.h"
#include "json/value.h"

/** Why part of a source is not JSON. */
struct json_error {
    const char *at; /* the bytes at fault, */
    size_t length;
    char reason[2 * FAULT_WORDS]; /* and a sentence about them; empty if memory ran out */
};

/**
 * Find and check the value that begins at the cursor, and move the cursor to its end.  A value that
 * is not closed ends before a line at which begins returns true; begins may be NULL.
 *
 * Returns false and fills in *error if the value is broken or not closed before the end.  Without
 * begins the cursor is then where reading stopped.  With begins it is where the next value begins,
 * which may be in what seemed to be a string, or else where the search for it continues.
 *
 * *longest, if longest is not NULL, becomes the longest array or object directly inside the value,
 * of length 0 if there is none.
 */
bool value_take(struct cursor *cursor, bool (*begins)(struct cursor *cursor),
                struct json_value *value, struct json_value *longest, struct json_error *error);

/**
 * Move the cursor on to the next object that begins, as value_take() does it.  Returns false if
 * there is none; the cursor is then at an object that may turn out to begin one when more bytes are
 * there, or at its end.
 */
bool value_find_begin(struct cursor *cursor, bool (*begins)(struct cursor *cursor));

/** Check a value that value_skip() found.  Returns false and fills in *error if it is broken. */
bool value_check(struct json_value value, struct json_error *error);

#endif
