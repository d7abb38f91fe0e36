/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Reading JSON.  jansson checks and decodes texts and numbers, but does not say where in
 * the source a value stands, which every diagnostic has to, and its trees take up a hundred
 * times the room of some sources; so values are found here, as pieces of the source.
 * Nothing here recurses.
 */
#ifndef JSON_H
#define JSON_H

#include "base/output.h"
#include "base/scan.h"
#include "record/record.h"

enum { JSON_DEPTH = 64 /* deeper values are refused */ };

/** A value as a piece of JSON text, without the white space around it. */
struct json_value {
    const char *bytes;
    size_t length; /* 0: there is no such value */
};

/** The members of an object or the elements of an array, one after another. */
struct json_walk {
    struct cursor cursor;
    char close;              /* what ends them: '}', ']', or NUL where there are none */
    struct json_value known; /* one of them of which the end is known, if its bytes are not NULL */
};

/**
 * Move the cursor, which stands at the first byte of a value, behind it.  Only brackets
 * and strings are looked at.  Returns false, with the cursor where it was, for a value that
 * is not closed before the end, is nested too deeply, or does not begin as any does; *value
 * then ends where that shows.
 */
bool value_skip(struct cursor *cursor, struct json_value *value);

/**
 * Check a value, as value_skip() found it.  Files a fault at the place where it is broken and
 * returns false; so it does, with arena.failed set, where memory ran out.
 */
bool value_check(struct yinsh_record *record, struct json_value value);

/**
 * Find and check a value at once: move the cursor, which stands at its first byte, behind it.
 * Where it is broken, or not closed before the end, files a fault there and returns false, with
 * the cursor where reading stopped; or, with arena.failed set, where memory ran out.  A value
 * also ends, not closed, before a line if begins says that something new begins there; NULL never
 * says so.  *longest, if longest is not NULL, becomes the longest array or object
 * of those directly inside it, of length 0 if there is none.
 */
bool value_take(struct cursor *cursor, struct yinsh_record *record,
                bool (*begins)(struct cursor *cursor), struct json_value *value,
                struct json_value *longest);

/**
 * The same for a record.  If it is broken, the cursor is left where begins finds the next one among
 * the bytes that were looked at, in what seemed to be a string, too; or else where it is to be
 * looked for from there on.
 */
bool value_take_record(struct cursor *cursor, struct yinsh_record *record,
                       bool (*begins)(struct cursor *cursor), struct json_value *value,
                       struct json_value *longest);

/** Whether the value is an object. */
bool value_is_object(struct json_value value);

/** Whether the value is an array. */
bool value_is_array(struct json_value value);

/** Whether the value is a string. */
bool value_is_string(struct json_value value);

/** Begin to walk over an object or array that was checked; any other value is empty. */
struct json_walk value_walk(struct json_value value);

/**
 * Get the next element, or the next member with its name as a string value (in an array
 * the name has length 0).  Returns false behind the last one.
 */
bool value_next(struct json_walk *walk, struct json_value *name, struct json_value *value);

/**
 * As value_next() for an object, with the index of the member's name in a list that ends with
 * NULL, or that of the NULL.  As members mostly stand in some order, *index tells where the
 * search begins.  Any other value is empty.
 */
bool value_next_of(struct json_walk *walk, const char *const names[], size_t *index,
                   struct json_value *name, struct json_value *value);

/**
 * Where the next element of an array is an object, begin to walk over its members, before its end
 * is known; else returns false and takes nothing but the comma in front of it.
 */
bool value_open_next(struct json_walk *walk, struct json_walk *object);

/** Go on behind the object, all of which was walked over; returns it. */
struct json_value value_close(struct json_walk *walk, const struct json_walk *object);

/** The value of an object's member (the first of that name); length 0 where there is none. */
struct json_value value_member(struct json_value object, const char *name);

/** Whether a string, number or word that was found has nothing in it that has to be judged. */
bool value_is_plain(struct json_value value);

/**
 * Whether what a string, number or word holds is JSON.  If not, a sentence that says why is cut
 * to size with its NUL; or, where memory ran out, failed is set in the arena.
 */
bool value_judge(struct arena *arena, struct json_value value, char *reason, size_t size);

/** Whether a string value is a text, with or without escapes in it. */
bool value_is(struct json_value value, const char *text);

/**
 * Decode a string value into the arena, with a NUL behind it and no regard to NULs in it.
 * Returns NULL where the value is no string, or, with arena.failed set, memory ran out.
 */
const char *value_text(struct arena *arena, struct json_value value, size_t *length);

/** Decode a whole number, as 12 or 12.0; false where the value is none, or does not fit. */
bool value_integer(struct json_value value, int64_t *number);

/** Where a value stands in the record's source. */
struct place value_place(const struct yinsh_record *record, struct json_value value);

/** Write (bytes, length) as a JSON string; bytes that are no UTF-8 become U+FFFD, and it
 * returns false. */
bool value_write(struct output *output, const char *bytes, size_t length);

#endif
