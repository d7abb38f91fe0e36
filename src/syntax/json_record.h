/* SPDX-License-Identifier: BSD-2-Clause */
/* JSON in the source of a record: faults in it are filed in the record. */
#ifndef SYNTAX_JSON_RECORD_H
#define SYNTAX_JSON_RECORD_H

#include "base/text.h"
#include "record/record.h"
#include "json/json_walk.h"

/** Return where a value is in the record's source. */
static inline struct place value_place(const struct yinsh_record *record, struct json_value value)
{
    return (struct place){(size_t)(value.bytes - record->window.bytes), value.length};
}

/** Return what is between the quotes of a string, with its escapes. */
static inline struct words json_inside(struct json_value string)
{
    return (struct words){string.bytes + 1, string.length - 2};
}

/**
 * Take a value as value_take() does.  Returns false if it is broken, after filing that in the
 * record, which is whole if the next one begins at the cursor.
 */
bool record_take_json(struct yinsh_record *record, struct cursor *cursor,
                      bool (*begins)(struct cursor *cursor), struct json_value *value,
                      struct json_value *longest);

/**
 * Return whether an object at the cursor, which is no value of a member, or SGF begins a record of
 * another notation: for the begins() of a notation whose records are objects.
 */
bool json_others_begin(struct cursor *cursor, const struct notation *self);

/** Get a clock in milliseconds; false if the value is none. */
bool json_clock(struct json_value value, uint64_t *clock);

/** File that a value is not what the words demand; NULL words are the value.  Returns false. */
bool record_refuse_json(struct yinsh_record *record, struct json_value value, const char *words);

/** File that the member at which a walk ended appears twice, if it ended so.  Returns false. */
bool record_refuse_twice(struct yinsh_record *record, const struct json_walk *walk);

/** Take members as value_take_members() does; files that one of them appears twice. */
bool record_take_members(struct yinsh_record *record, struct json_walk *walk, char outer,
                         const char *const names[], struct json_value values[],
                         struct json_value *object);

/**
 * Find members of an object, which has been checked, as record_take_members() does; any other value
 * has none.
 */
bool record_find_members(struct yinsh_record *record, struct json_value object,
                         const char *const names[], struct json_value values[]);

/** Take the name of a member, its colon and the white space after these; nothing is checked. */
bool json_take_name(struct cursor *cursor, struct json_value *name);

/**
 * Move from an object to the value of its first member if *name has length 0, else from the value
 * of a member to that of the next, and take the name of that.  Returns false if there is none.
 */
bool json_next_name(struct cursor *cursor, struct json_value *name);

/**
 * Return whether scan takes the first bytes of a record at the cursor, which does not move, or
 * after the brackets of a few arrays there: at most ANNOUNCEMENT, so that the cursor is not starved
 * if there are more.
 */
bool json_begins(struct cursor *cursor, bool (*scan)(struct cursor *cursor));

/**
 * Move to the object of a record.  Lines with its tags may be before the cursor; then it is also
 * after brackets at which begins() returns true.  Returns false if there is none: at the end, after
 * a byte of an array around records, after which another notation may begin, or at anything else,
 * which is filed.
 */
bool json_find_object(struct cursor *cursor, struct yinsh_record *record,
                      bool (*begins)(struct cursor *cursor));

/**
 * Move to the next object that begins a record, as resync() of a notation. If scratch.state is 0,
 * the bad record was not read, and its object is still at the cursor; it is skipped first.
 */
bool json_find_record(struct cursor *cursor, struct yinsh_record *record,
                      bool (*begins)(struct cursor *cursor));

#endif
