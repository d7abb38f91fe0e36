/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Walking over the members of objects and the elements of arrays.  Everything that a walk passes is
 * checked, names included: at what is not JSON it ends, and it cannot be closed.
 */
#ifndef JSON_JSON_WALK_H
#define JSON_JSON_WALK_H

#include "fault/fault_code.h"
#include "json/value.h"

enum { JSON_DEPTH = 64 /* values nested deeper are refused */ };

/** Why part of a source is not JSON. */
struct json_error {
    const char *at; /* the bytes at fault, */
    size_t length;
    char reason[2 * FAULT_WORDS]; /* and a sentence about them */
};

/** The members of an object or the elements of an array, one after another. */
struct json_walk {
    struct cursor cursor;
    char close;              /* what ends them: '}', ']', or NUL if there are none left */
    bool begun;              /* whether the first of them was taken */
    struct json_value known; /* one of them that was checked; its bytes may be NULL */
    struct json_value twice; /* the second name of a member that ended the walk, or length 0 */
    bool (*begins)(struct cursor *cursor); /* whether another value begins at a line, or NULL */
    struct json_error *error;              /* what is not JSON; may be NULL */
};

/* ---- Whole values ------------------------------------------------------ */

/**
 * Take the value at the cursor, checking it.  A value that is not closed ends before a line at
 * which begins returns true; begins may be NULL.
 *
 * Returns false and fills in *error, which may be NULL without begins, if the value is broken or
 * not closed before the end.  Without begins the cursor is then where reading stopped.  With begins
 * it is where the next value begins, which may be in what seemed to be a string, or else where the
 * search for it continues.
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

/**
 * Take what looks like a value in a text that may be broken: what a string, number or word holds is
 * not checked.  Returns false, with the cursor where it was, if there is none.
 */
bool value_skip(struct cursor *cursor, struct json_value *value);

/* ---- Members and elements ---------------------------------------------- */

/** Begin to walk over an object or array, which has been checked; any other value has no members.
 */
struct json_walk value_walk(struct json_value value);

/**
 * Get the next element, or the next member with its name as a string value (in an array
 * the name has length 0).  Returns false after the last one, or if something else comes.
 */
bool value_next(struct json_walk *walk, struct json_value *name, struct json_value *value);

/**
 * Take the name of the next member, and get its index in a list that ends with NULL, or the index
 * of the NULL if it is not listed.  The search begins at *index, since members usually come in the
 * same order.  The names have at most 30 bytes.
 *
 * values are those of the listed members that came before, of length 0 if there is none.  If the
 * member is among them, it appears twice: the walk ends with its name in twice.
 */
bool value_next_name(struct json_walk *walk, const char *const names[],
                     const struct json_value values[], size_t *index, struct json_value *name);

/** Take the value at the cursor of a walk; false if there is none. */
bool value_take_next(struct json_walk *walk, struct json_value *value);

/**
 * Walk over the members or elements of the value at the cursor before its end is known, if it is
 * such an object ('}') or array (']').
 */
bool value_open(struct json_walk *walk, char close);

/** Open the next element of an array as value_open() does; take nothing if it is something else. */
bool value_open_next(struct json_walk *walk, char close);

/**
 * After the last member or element, take the bracket and continue in the outer object or array,
 * which is closed by this byte.  Returns false if the cursor is not at the bracket.
 */
bool value_close(struct json_walk *walk, char outer);

/**
 * Take all that is left of an object which was opened, and close it.  names and values are those
 * of value_next_name(), with one more place in values, which receives the last member that is not
 * listed; *object receives the whole object.  Returns false if something else comes, or a listed
 * member appears twice.
 */
bool value_take_members(struct json_walk *walk, char outer, const char *const names[],
                        struct json_value values[], struct json_value *object);

/** Return the value of an object's first member of a name; length 0 if there is none. */
struct json_value value_member(struct json_value object, const char *name);

#endif
