/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Replaying many games at once, to determine whether each is legal and how it ended.  The rules are
 * those of rules/rules.h, for several games side by side if the processor has vectors for it.  Only
 * rules_judge() determines what is wrong with a refused game.
 */
#ifndef RULES_REPLAY_GAMES_H
#define RULES_REPLAY_GAMES_H

#include "rules/replay_game.h"

/**
 * Replay games, and store in each whether it is legal and how it ended.  A move that does not flip
 * as many markers as it states is illegal; flips is whether any move states a number.
 */
void replay_games(struct replay_game *games, size_t count, bool flips);

/** Store the last position of a legal game that has so many turns. */
void replay_last_position(const struct replay_game *game, unsigned turns, yinsh_position *position);

/* ---- Filling in a game -------------------------------------------------- */

/*
 * Filling in a game for replay_games(), action by action.  Kinds of actions that cannot come next
 * are refused here; replay_games() decides whether the actions are legal.
 */

/** A game whose actions are being added. */
struct replay_builder {
    struct replay_game *game;
    struct replay_step *next, *room_end; /* the next step, and the end of the room for steps */
    unsigned turns;                      /* how many have begun */
    bool ring_due;                       /* the last action was a row, so a ring has to follow */
    bool row_late;                       /* if ring_due: the row was not the first of its turn */
    unsigned row_from, row_to;           /* if ring_due: the ends of the row */
};

/** Begin a game that has no actions yet, but room for steps up to an end. */
static inline struct replay_builder replay_build(struct replay_game *game,
                                                 struct replay_step *room_end)
{
    return (struct replay_builder){.game = game, .next = game->steps, .room_end = room_end - 1};
}

/** Add a placement, which has to begin a turn; false if none is possible. */
static inline bool replay_add_placement(struct replay_builder *steps, bool begins, unsigned point)
{
    if (!begins || steps->turns >= YINSH_PLACING_TURNS)
        return false;
    steps->game->placed[steps->turns++] = (yinsh_point)point;
    return true;
}

/**
 * Prepare for an action other than a placement or the ring of a row; false if none is possible, or
 * there is no room for it.
 */
static inline bool replay_go_on(struct replay_builder *steps, bool begins)
{
    steps->turns += begins;
    return steps->turns > YINSH_PLACING_TURNS && !steps->ring_due && steps->next < steps->room_end;
}

/** Add a ring move between points of the board; begins is whether a turn begins with it. */
static inline bool replay_add_move(struct replay_builder *steps, bool begins, unsigned from,
                                   unsigned to)
{
    if (!replay_go_on(steps, begins))
        return false;
    replay_move(steps->next++, !begins, from, to);
    return true;
}

/** Add a row between two points of the board, the lower one first. */
static inline bool replay_add_row(struct replay_builder *steps, bool begins, unsigned from,
                                  unsigned to)
{
    if (!replay_go_on(steps, begins))
        return false;
    steps->ring_due = true;
    steps->row_late = !begins;
    steps->row_from = from;
    steps->row_to = to;
    return true;
}

/** Add the ring that is removed for a row; begins is as above, and has to be false. */
static inline bool replay_add_ring(struct replay_builder *steps, bool begins, unsigned ring)
{
    if (begins || !steps->ring_due)
        return false;
    replay_row(steps->next++, steps->row_late, steps->row_from, steps->row_to, ring);
    steps->ring_due = false;
    return true;
}

/** Add a ring whose row is omitted, as the official notation allows. */
static inline bool replay_add_lone_ring(struct replay_builder *steps, bool begins, unsigned ring)
{
    if (!replay_go_on(steps, begins))
        return false;
    replay_step(steps->next++, YINSH_RING, !begins, ring);
    return true;
}

/** End the game; false if something is missing. */
static inline bool replay_finish(struct replay_builder *steps)
{
    if (steps->turns < YINSH_PLACING_TURNS || steps->ring_due)
        return false;
    replay_step(steps->next++, REPLAY_END, false, REPLAY_NOWHERE);
    return true;
}

#endif
