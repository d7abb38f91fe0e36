/* SPDX-License-Identifier: BSD-2-Clause */
/* What the files of the notation yinshml share; yinshml.c has the grammar. */
#ifndef YINSHML_H
#define YINSHML_H

#include "record/record.h"
#include "syntax/json_record.h"
#include "syntax/writer.h"
#include "json/json_walk.h"

/* ---- Values, and what a game states about itself: head.c ------------------ */

/** Return whether a value is null, or there is none. */
bool yinshml_is_null(struct json_value value);

/**
 * Get the text of a value: of a string what it holds, of any other value its JSON.  Returns false
 * if memory ran out.
 */
bool yinshml_text(struct yinsh_record *record, struct json_value value, struct words *text);

/** File that an object lacks a member, or that this is wrong; returns false. */
bool yinshml_missing(struct yinsh_record *record, struct json_value object, const char *name);

/** The members of a game that are understood. */
enum yinshml_member {
    YINSHML_SITE,
    YINSHML_NAME,
    YINSHML_PLAYERS,
    YINSHML_WHITE,
    YINSHML_BLACK,
    YINSHML_RESULT,
    YINSHML_WHITE_SCORE,
    YINSHML_BLACK_SCORE,
    YINSHML_VARIANT,
    YINSHML_POSITION,
    YINSHML_END,
    YINSHML_TAGS,
    YINSHML_COUNT,
    YINSHML_MOVES,
    YINSHML_PASSES,
    YINSHML_NOTES,
    YINSHML_MEMBERS
};

/** Their names, ended by NULL. */
extern const char *const yinshml_members[];

/** A game, and its members; length 0: there is none. */
struct yinshml_game {
    struct json_value whole;
    struct json_value members[YINSHML_MEMBERS + 1]; /* the last of them is any other */
};

/**
 * Read everything of a game but its moves, of which there are so many, its passes and its notes;
 * false after an error.
 */
bool yinshml_read_head(struct yinsh_record *record, const struct yinshml_game *game,
                       size_t move_count);

/* ---- What was played: moves.c --------------------------------------------- */

/** The types of moves, in the order of enum yinsh_kind. */
extern const char *const yinshml_types[];

/**
 * Read the game at the cursor of a walk, and move to its end.  In bulk it is checked to be JSON on
 * the way; otherwise it was.  Returns false if it is not, or memory ran out.
 */
bool yinshml_read_game(struct yinsh_record *record, struct json_walk *walk);

/* ---- Writing: write.c ----------------------------------------------------- */

/** Write a record; see struct notation. */
void yinshml_write(struct writer *writer);

#endif
