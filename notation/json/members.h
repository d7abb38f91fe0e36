/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Reading the project's own JSON: what its objects have in common, members, values and notes.
 * The functions that return bool file what is wrong and return false then; so they do, with
 * arena.failed set, if memory ran out.
 */
#ifndef JSON_MEMBERS_H
#define JSON_MEMBERS_H

#include "base/words.h"
#include "syntax/json_record.h"
#include "json/walk.h"

/** A record being read. */
struct json_reader {
    struct yinsh_record *record;
    int64_t turn;     /* as the last action has it; 0 before the first */
    bool left_warned; /* whether an unknown member was reported */
};

/** File that a value is not what the words demand; returns false. */
bool json_wrong(struct json_reader *reader, struct json_value value, const char *what);

/** The same with the name of a member before the words. */
bool json_wrong_member(struct json_reader *reader, struct json_value value, const char *name,
                       const char *words);

/**
 * Find the members of the object that is walked over.  names ends with NULL, and values has a place
 * for each of them, empty at first; that of a member that is not there stays so.  Unknown members
 * are skipped, the first of a record with a warning.
 */
bool json_find_members(struct json_reader *reader, struct json_walk *walk,
                       const char *const names[], struct json_value values[]);

/**
 * Decode a string, whose bytes belong to the record and have a NUL after them.  Returns false
 * and files nothing if the value is none, or memory ran out.
 */
bool json_read_text(struct json_reader *reader, struct json_value value, struct words *text);

/** Read the position line of the member called name. */
bool json_read_position(struct json_reader *reader, struct json_value value, const char *name,
                        yinsh_position *position);

/** Decode milliseconds, of at most 18 digits; false if the value is none, which is not filed. */
bool json_read_clock(struct json_value value, int64_t *clock);

/** Read the notes of an action, or those before the first; no value is no notes. */
bool json_read_notes(struct json_reader *reader, struct json_value notes);

#endif
