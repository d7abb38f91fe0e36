/* SPDX-License-Identifier: BSD-2-Clause */
/* A column of a table, and its value for a record or a turn. */
#ifndef QUERY_COLUMN_H
#define QUERY_COLUMN_H

#include "base/bytes.h"
#include "base/words.h"
#include "jobs/results.h"
#include "query/alias.h"
#include "record/marks.h"
#include "rules/rules.h"

enum { COLUMN_ROOM = YINSH_POSITION_TEXT /* for the longest text that a record does not hold */ };
_Static_assert((int)COLUMN_ROOM >= (int)VARIANT_TEXT, "room for a variant");

/** What a column holds. */
enum column_type {
    COLUMN_TEXT,
    COLUMN_NUMBER,  /* whole numbers from 0 */
    COLUMN_INTEGER, /* whole numbers, also below 0; only of a hit */
    COLUMN_SECONDS, /* milliseconds, which are compared as seconds */
    COLUMN_DAY,     /* days, such as 2026-03-15; their numbers are in the order of the calendar */
    COLUMN_TAG,     /* text of any content, which may be a number or a day */
    COLUMN_POINT    /* points of the board; only of a turn */
};

/** The value of a column for one record; not to be copied, since text may point into room. */
struct column_value {
    bool present;
    struct words text;      /* no bytes if it is not present, or a number */
    uint64_t number;        /* of a column of numbers, seconds or days */
    int integer;            /* of a column of integers */
    yinsh_set points;       /* of a column of points */
    char room[COLUMN_ROOM]; /* for a text that the record does not hold */
};

struct column;
struct turn_facts;
struct hit;

/** What a column takes its value from. */
struct view {
    const struct column *column;
    const struct aliases *aliases;
    const struct origin *origin;
    const struct yinsh_record *record;
    struct turn_facts *turn; /* of a column of a turn; else NULL */
    const struct hit *hit;   /* of a column of a hit; else NULL */
};

/** A column; its strings are static or belong to the caller that named it. */
struct column {
    const char *name;
    enum column_type type;
    /** Fill in the value, which lives as long as the record and is empty before. */
    void (*get)(const struct view *view, struct column_value *value);
    const char *tag;           /* the tag that it shows, or NULL */
    const char *const *values; /* all possible values, and a NULL; NULL if any are possible */
    bool needs_game;           /* whether it needs the actions or notes of a record */
    int fact;                  /* which of several facts that get() knows it is, if it is one */
};

enum { COLUMN_LIST = 24 /* columns in a list, at most */ };

/** Columns of one kind. */
struct column_list {
    const struct column *list;
    size_t count;
    const char *const *usual; /* the default columns of a table of them; ends with NULL */
};

/** Return the colour that a column is about, with which its name begins. */
static inline enum yinsh_colour column_colour(const struct column *column)
{
    return column->name[0] == 'w' ? YINSH_WHITE : YINSH_BLACK;
}

/** Set the value to a number. */
static inline void column_set_number(struct column_value *value, uint64_t number)
{
    value->present = true;
    value->number = number;
}

/** Set the value to a string that outlives it; NULL is no value. */
static inline void column_set_string(struct column_value *value, const char *string)
{
    value->present = string != NULL;
    if (string != NULL)
        value->text = words_of(string);
}

/** Set the value to a text of that length in value->room. */
static inline void column_set_room(struct column_value *value, size_t length)
{
    value->present = true;
    value->text = (struct words){value->room, length};
}

/* ---- Columns for which a whole game is looked at: game_columns.c -------- */

/** All of these columns. */
extern const struct column_list game_columns;

/* ---- Columns in which a filter describes a turn: turn_columns.c --------- */

/** The points of the columns from, to and ring_taken. */
enum { TURN_FROM, TURN_TO, TURN_RINGS, TURN_POINTS };

/** A turn and facts about it, each of which is found when it is first needed. */
struct turn_facts {
    const struct yinsh_record *record;
    const struct turn *turn;
    size_t played_before; /* actions before the turn */
    bool played_known, comment_known, clock_known;

    /* What its actions did. */
    const char *kind;
    yinsh_set points[TURN_POINTS];
    unsigned flips, rows;
    unsigned made_rows; /* a bit for each colour that made rows which the turn removed */

    const struct note *clock; /* the last one of the turn, or NULL */
    struct words comment;
    struct bytes joined;                          /* several comments of a turn; to be freed */
    bool failed;                                  /* whether these were lost without memory */
    const struct note *next_comment, *next_clock; /* where those of later turns may be */
    size_t comments; /* turns that may have one, at least 1; 0 if that is not known */
};

/** All of these columns. */
extern const struct column_list turn_columns;

/** Set the value to the actions of a turn in the official notation. */
void turn_set_actions(const struct turn *turn, struct column_value *value);

/** Begin before the first turn of a record; all zero are facts that never began. */
void turn_facts_begin(struct turn_facts *facts, const struct yinsh_record *record);

/** Forget the last turn, and continue with a later one, which has to outlive its facts. */
static inline void turn_facts_next(struct turn_facts *facts, const struct turn *turn)
{
    facts->turn = turn;
    facts->played_before = (size_t)(turn->played - facts->record->game.played);
    facts->played_known = facts->comment_known = facts->clock_known = false;
}

/** Return the greatest number of texts that a column can have in a record with turns. */
size_t turn_facts_parts(struct turn_facts *facts, const struct column *column);

#endif
