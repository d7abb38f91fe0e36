/* SPDX-License-Identifier: BSD-2-Clause */
/* A column of a table, and its value for a record or a turn. */
#ifndef QUERY_COLUMN_H
#define QUERY_COLUMN_H

#include "base/words.h"
#include "jobs/results.h"
#include "query/alias.h"
#include "rules/names.h"

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

#endif
