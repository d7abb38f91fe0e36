/* SPDX-License-Identifier: BSD-2-Clause */
/* What the files of the notation json share; json.c has its grammar. */
#ifndef NOTATION_JSON_H
#define NOTATION_JSON_H

#include "syntax/json_record.h"
#include "syntax/writer.h"
#include "json/json_walk.h"

/* ---- What objects have in common, and all of a record but its actions: head.c --- */

/*
 * The functions that return bool file what is wrong and return false then; so they do, with
 * arena.failed set, if memory ran out.
 */

/** Refuse a value as record_refuse_json() does, with the name of a member before the words. */
bool json_wrong_member(struct yinsh_record *record, struct json_value value, const char *name,
                       const char *words);

/**
 * Find the members of the object that is walked over.  names ends with NULL, and values has a place
 * for each of them, empty at first; that of a member that is not there stays so.  Unknown members
 * are skipped, the first of a record with a warning.  The walk stops at the value of the member
 * with the index until, or at the bracket.
 */
bool json_find_members(struct yinsh_record *record, struct json_walk *walk,
                       const char *const names[], struct json_value values[], size_t until);

/** Read the position line of the member called name. */
bool json_read_position(struct yinsh_record *record, struct json_value value, const char *name,
                        yinsh_position *position);

enum { JSON_TO_END = 99 /* walk over all members */ };

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

/** The kinds of actions, in the order of enum yinsh_kind, with NULL after them. */
extern const char *const json_kinds[];

/** Check that the version of the notation that an object states is the one that is read. */
bool json_read_version(struct yinsh_record *record, struct json_value object,
                       struct json_value version);

/**
 * Read variant, start, tags, and what the record states of its outcome but the last position, from
 * the values of its members, before its first action.
 */
bool json_read_head(struct yinsh_record *record, const struct json_value values[JSON_MEMBERS]);

/** Read the position after the last action; no value is none. */
bool json_read_final(struct yinsh_record *record, struct json_value value);

/** Read the notes of an action, or those before the first; no value is no notes. */
bool json_read_notes(struct yinsh_record *record, struct json_value notes);

/**
 * Read the clocks of a resignation, after the last action; with keep false their form alone is
 * checked.  No value is no clocks.
 */
bool json_read_end_clocks(struct yinsh_record *record, struct json_value clocks, bool keep);

/* ---- Writing: write.c ----------------------------------------------------- */

/** Write a record; see struct notation. */
void json_write(struct writer *writer);

#endif
