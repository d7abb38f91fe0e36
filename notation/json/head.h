/* SPDX-License-Identifier: BSD-2-Clause */
/* Reading the project's own JSON: what a record states besides its actions and their notes. */
#ifndef JSON_HEAD_H
#define JSON_HEAD_H

#include "notation/json/members.h"

/** The members of a record. */
enum {
    JSON_VERSION,
    JSON_TAGS,
    JSON_VARIANT,
    JSON_START,
    JSON_RESULT,
    JSON_END,
    JSON_RINGS,
    JSON_FIRST_NOTES,
    JSON_ACTIONS,
    JSON_END_CLOCKS,
    JSON_FINAL,
    JSON_MEMBERS
};

/** Their names, in this order, with NULL after them. */
extern const char *const json_record_members[];

/** Check that the version of the notation that an object states is the one that is read. */
bool json_read_version(struct json_reader *reader, struct json_value object);

/**
 * Read variant, start, tags, and what the record states of its outcome, from the values of its
 * members, before its first action.
 */
bool json_read_head(struct json_reader *reader, const struct json_value values[JSON_MEMBERS]);

/**
 * Read the clocks of a resignation, after the last action; with keep false their form alone is
 * checked.  No value is no clocks.
 */
bool json_read_end_clocks(struct json_reader *reader, struct json_value clocks, bool keep);

#endif
