/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Readings of a record that leaves something out.  A notation that lost a row, or a digit,
 * states for each action what it may have been; which of these it was is found by trying
 * what is legal to the end of the game.  Such a choice is a reading.
 */
#ifndef RECORD_READINGS_H
#define RECORD_READINGS_H

#include "record/record.h"

enum {
    WANTED_ALTERNATIVES = 9, /* what one action may have been; a lost row may be any */
    READINGS_COUNTED = 1000, /* readings after which the search ends */
    READINGS_TRIED = 20000   /* actions tried after which it ends; a game needs some hundreds */
};

/** What a record says of one action. */
struct wanted {
    yinsh_action actions[WANTED_ALTERNATIVES]; /* those that it may be; all of one kind and side */
    uint8_t count;                             /* of them; 0: any row of the side's that stands */
    uint8_t side;       /* enum yinsh_colour, YINSH_ANY_SIDE where nothing names the player */
    bool unsure;        /* whether even a single alternative is not what the record says */
    struct place place; /* where the record says it */
};

/** What came of the search, and how far it was played. */
struct readings {
    const struct wanted *wanted;
    size_t wanted_count;
    size_t count;          /* readings found, at most READINGS_COUNTED */
    bool complete;         /* whether there are no others */
    bool no_limit;         /* whether they need the house rule no-limit */
    yinsh_action *actions; /* the first reading, or what came furthest where there is none */
    size_t length;         /* of actions */
    size_t doubt;          /* the first action that was in doubt, from 0; wanted_count: none */
    size_t next;           /* the next action to be played */
};

/**
 * Search the readings of (wanted, count) from where the record stands.  A pass that was
 * forced and is left out is supplied.  Where there is no reading and the 51st marker is in
 * the way, they are searched under the house rule no-limit, unless the record or the caller
 * states the rule.  Plays nothing.  Returns false where memory ran out.
 */
bool readings_find(struct readings *readings, struct yinsh_record *record,
                   const struct wanted *wanted, size_t count);

/**
 * Play the next action, or the pass in front of it, into the record.  At the first action in
 * doubt a single reading is a warning, READING_FOUND; where there are several, or too many to
 * try, READINGS_MANY ends the record there.  Without a reading what comes furthest is played,
 * and then the fault of the action that does not fit is filed.  Returns false once the record
 * holds an error.  At least one action has to be left.
 */
bool readings_step(struct readings *readings, struct yinsh_record *record);

/** Whether every action was played. */
static inline bool readings_done(const struct readings *readings)
{
    return readings->next == readings->wanted_count;
}

/**
 * Make a row of five points in any order.  Where they are none, *row is what the rules refuse
 * for the right reason; false where a point occurs twice.
 */
bool readings_row(const yinsh_point points[YINSH_ROW_LENGTH], uint8_t side, yinsh_action *row);

#endif
