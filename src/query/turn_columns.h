/* SPDX-License-Identifier: BSD-2-Clause */
/* The columns in which a filter describes a turn. */
#ifndef QUERY_TURN_COLUMNS_H
#define QUERY_TURN_COLUMNS_H

#include "base/bytes.h"
#include "query/column.h"
#include "record/marks.h"

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
