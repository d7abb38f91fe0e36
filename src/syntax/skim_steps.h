/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Filling in a skimmed record, action by action.  Kinds of actions that cannot come next are
 * refused here; replay_games() decides whether the actions are legal.
 */
#ifndef SYNTAX_SKIM_STEPS_H
#define SYNTAX_SKIM_STEPS_H

#include "rules/rules.h"
#include "syntax/skim_bytes.h"

/** A record whose actions are being added. */
struct skim_steps {
    struct skimmed *record;
    struct replay_step *next, *room_end; /* the next step, and the end of the room for steps */
    unsigned turns;                      /* that have begun */
    bool ring_due;                       /* whether the last action was a row: */
    bool row_goes_on;                    /* not the first of its turn, */
    unsigned row_from, row_to;           /* between these ends */
};

/** Begin a record that has no actions yet, but room for them. */
static inline struct skim_steps skim_steps_begin(struct skimmed *record)
{
    return (struct skim_steps){
        .record = record, .next = record->game->steps, .room_end = record->end - 1};
}

/**
 * Store in *begins whether an action of a side begins a turn; false if it fits neither the last
 * turn nor the next one.
 */
static inline bool skim_side(const struct skim_steps *steps, enum yinsh_colour side, bool *begins)
{
    *begins = rules_side_of_turn(steps->turns + 1) == side;
    return *begins || steps->turns > 0;
}

/** Add a placement, which has to begin a turn; false if none is possible. */
static inline bool skim_add_placement(struct skim_steps *steps, bool begins, unsigned point)
{
    if (!begins || steps->turns >= YINSH_PLACING_TURNS)
        return false;
    steps->record->game->placed[steps->turns++] = (yinsh_point)point;
    return true;
}

/**
 * Prepare for an action other than a placement or the ring of a row; false if none is possible, or
 * there is no room for it.
 */
static inline bool skim_go_on(struct skim_steps *steps, bool begins)
{
    steps->turns += begins;
    return steps->turns > YINSH_PLACING_TURNS && !steps->ring_due && steps->next < steps->room_end;
}

/** Add a ring move between points of the board; begins is whether a turn begins with it. */
static inline bool skim_add_move(struct skim_steps *steps, bool begins, unsigned from, unsigned to)
{
    if (!skim_go_on(steps, begins))
        return false;
    if (begins)
        replay_move(steps->next++, from, to);
    else
        replay_late_move(steps->next++, from, to);
    return true;
}

/** Add a row between two points of the board, the lower one first. */
static inline bool skim_add_row(struct skim_steps *steps, bool begins, unsigned from, unsigned to)
{
    if (!skim_go_on(steps, begins))
        return false;
    steps->ring_due = true;
    steps->row_goes_on = !begins;
    steps->row_from = from;
    steps->row_to = to;
    return true;
}

/** Add the ring that is removed for a row; begins is as above, and has to be false. */
static inline bool skim_add_ring(struct skim_steps *steps, bool begins, unsigned ring)
{
    if (begins || !steps->ring_due)
        return false;
    replay_row(steps->next++, steps->row_goes_on, steps->row_from, steps->row_to, ring);
    steps->ring_due = false;
    return true;
}

/** Add a ring whose row is omitted, as the official notation allows. */
static inline bool skim_add_lone_ring(struct skim_steps *steps, bool begins, unsigned ring)
{
    if (!skim_go_on(steps, begins))
        return false;
    replay_step(steps->next++, YINSH_RING, !begins, ring);
    return true;
}

/** End the record; false if something is missing. */
static inline bool skim_steps_end(struct skim_steps *steps)
{
    if (steps->turns < YINSH_PLACING_TURNS || steps->ring_due)
        return false;
    replay_step(steps->next++, REPLAY_END, false, REPLAY_NOWHERE);
    steps->record->end = steps->next;
    steps->record->turns = steps->turns;
    return true;
}

/* ---- Points ------------------------------------------------------------ */

/**
 * Take the digits of a row number from 1 to 11 without a leading zero; the row is stored in *row,
 * from 0 on.  Returns false if there is no such number.
 */
static inline bool skim_row(const char **at, unsigned *row)
{
    const char *digit = *at;
    if (!is_digit(*digit) || *digit == '0')
        return false;
    bool two = *digit == '1' && (digit[1] == '0' || digit[1] == '1');
    *row = two ? 9 + (unsigned)(digit[1] - '0') : (unsigned)(*digit - '1');
    *at += two ? 2 : 1;
    return true;
}

/** Return the point of a column and a row from 0 on; false if there is none on the board. */
static inline bool skim_point_at(unsigned column, unsigned row, unsigned *point)
{
    *point = YINSH_COLUMNS * column + row;
    return column < YINSH_COLUMNS && row < YINSH_COLUMNS && point_exists(*point);
}

#endif
