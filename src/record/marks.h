/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The turns of a record: the positions before and after each, and what it changed.
 *
 * A walk through turns does not ask the rules what is due after a turn, since the next action shows
 * it; only the last turn is played by all the rules.
 */
#ifndef RECORD_MARKS_H
#define RECORD_MARKS_H

#include "record/record.h"

enum { MARKS_ACTIONS = 16 /* actions of one turn that are kept; no legal turn has more */ };

/** What a turn changed; all zero but for the points is nothing. */
struct marks {
    int turn;               /* its number; 0 is none */
    enum yinsh_colour side; /* whose turn it was */
    yinsh_point from, to;   /* of the ring that was moved; YINSH_NO_POINT: none was */
    yinsh_point placed;     /* the ring that was placed or stolen; YINSH_NO_POINT: none was */
    yinsh_set flipped;      /* markers that were flipped, also those that were removed then */
    yinsh_set row;          /* markers that were removed */
    yinsh_set rings;        /* rings that were removed */
    yinsh_set faulty;       /* points of a fault */
    yinsh_action actions[MARKS_ACTIONS];
    size_t count; /* of actions */
};

/** Return marks of nothing. */
struct marks marks_none(void);

/** A turn of a record. */
struct turn {
    int number;             /* from 1 */
    enum yinsh_colour side; /* whose turn it is */
    bool complete;          /* only the last turn may be incomplete */
    yinsh_position before, after;
    const struct played *played; /* its actions, which belong to the record */
    size_t count;                /* of these, at least one */
};

/** A walk through the turns of a record, up to the first fault after which actions were skipped. */
struct turn_walk {
    const struct yinsh_record *record;
    size_t next, end; /* indices of the next action and after the last one */
    struct turn turn;
};

/** Begin before the first turn of a record, which has its actions and has to outlive the walk. */
void turn_walk_begin(struct turn_walk *walk, const struct yinsh_record *record);

/** Go to the next turn, which is walk->turn then; false if there is none. */
bool turn_walk_next(struct turn_walk *walk);

/** Return what a turn changed. */
struct marks turn_marks(const struct turn *turn);

/** Add what an action changes, which is legal in a position before it. */
void marks_add(struct marks *marks, const yinsh_position *before, yinsh_action action);

/**
 * Fill in the position of a record after a turn, and what that turn changed; turn 0 is the start of
 * any record.  Returns false if the record does not have all of that turn.
 */
bool marks_of_turn(const struct yinsh_record *record, int turn, yinsh_position *position,
                   struct marks *marks);

/**
 * Return who made a row that an action of a game removes: the player, or the opponent if it is
 * removed before the move of its turn (G.6).
 */
enum yinsh_colour row_maker(const struct record_game *game, const struct played *row);

/** Return the number of the last turn of which anything was played; 0 if nothing was. */
int marks_last_turn(const struct yinsh_record *record);

#endif
