/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Readings of a record that omits something.  A notation that omits rows or digits states for each
 * action what it may have been.  A reading is one choice for each action that makes the game legal
 * to its end.
 *
 * What a record omits is searched for, never guessed.  If there is exactly one legal way to fill it
 * in, it is used with a warning; if there are several, they are reported.
 */
#ifndef RECORD_READINGS_H
#define RECORD_READINGS_H

#include "record/record.h"

enum {
    WANTED_ALTERNATIVES = 9, /* alternatives of one action; an omitted row has none listed */
    READINGS_COUNTED = 1000, /* readings after which the search ends */
    READINGS_TRIED =
        20000 /* actions tried after which the search ends; a game needs a few hundred */
};

/** What a record states about one action. */
struct wanted {
    yinsh_action actions[WANTED_ALTERNATIVES]; /* those that it may be; all of one kind and side */
    uint8_t count;                             /* of them; 0: any row of the side on the board */
    uint8_t side; /* enum yinsh_colour, YINSH_ANY_SIDE if the record does not name the player */
    bool unsure;  /* whether the record does not state the action exactly, even if there is one
                     alternative */
    struct place place; /* where the record states it */
};

/** The result of the search, and how much of it was played. */
struct readings {
    const struct wanted *wanted;
    size_t wanted_count;
    size_t count;          /* readings found, at most READINGS_COUNTED */
    bool complete;         /* whether there are no others */
    bool no_limit;         /* whether they need the house rule no-limit */
    yinsh_action *actions; /* the first reading, or the longest path if there is none */
    size_t length;         /* of actions */
    size_t ambiguous;      /* index of the first ambiguous action; wanted_count: none */
    size_t next;           /* index of the next action to play */
};

/**
 * Search the readings of (wanted, count) from the current position of the record.  A forced pass
 * that is omitted is supplied.  If there is no reading because of the limit of 51 markers, search
 * again under the house rule no-limit, unless the record or the caller states the rule.  Plays
 * nothing, and in bulk searches nothing.  Returns false if memory ran out.
 */
bool readings_find(struct readings *readings, struct yinsh_record *record,
                   const struct wanted *wanted, size_t count);

/**
 * Play the next action, or the pass before it, into the record.  At the first ambiguous action, a
 * single reading gives the warning READING_FOUND; if there are several, or too many to try,
 * READINGS_MANY ends the record there.  If there is no reading, play the longest path, and then
 * file the fault of the action that does not fit.  Returns false once the record holds an error. At
 * least one action has to be left.
 */
bool readings_step(struct readings *readings, struct yinsh_record *record);

/** Return whether every action was played. */
static inline bool readings_done(const struct readings *readings)
{
    return readings->next == readings->wanted_count;
}

/**
 * Make a row of five points in any order.  If they are not a row, *row is one that the rules refuse
 * for the right reason.  Returns false if a point occurs twice.
 */
bool readings_row(const yinsh_point points[YINSH_ROW_LENGTH], uint8_t side, yinsh_action *row);

#endif
