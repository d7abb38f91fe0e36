/* SPDX-License-Identifier: BSD-2-Clause */
/* What the rules engine offers beyond yinsh.h: the details of a refusal. */
#ifndef RULES_H
#define RULES_H

#include "fault/fault.h"

/** Why an action was refused; only what the text of the fault uses is set. */
struct rules_detail {
    yinsh_point a, b;
    enum yinsh_colour side;
    int n;
};

/**
 * Return FAULT_NONE if an action may be played, or the exact reason, with its details, why not.
 * Changes nothing; yinsh_play() judges an action and then applies it.
 */
enum fault_code rules_judge(const yinsh_position *position, yinsh_action action,
                            struct rules_detail *detail);

/** Plays an action that rules_judge() found legal. */
void rules_apply(yinsh_position *position, yinsh_action action);

/** Find what is due after a ring move; the pieces show the move already (D.3). */
void rules_end_move(yinsh_position *position);

/**
 * Ends an incomplete turn, whatever it owes, and begins the next player's.  The result need not be
 * possible in any game, but actions can be judged and played in it.
 */
void rules_skip_turn(yinsh_position *position);

/** Return the lower ends of all rows of a colour with these markers (G.1). */
yinsh_set rules_row_starts(yinsh_set markers);

/** Whether there is a row of the colour on the board (G.1). */
bool rules_row_stands(const yinsh_position *position, enum yinsh_colour colour);

/** Return whether a ring of the colour can move (E.3). */
bool rules_can_move(const yinsh_position *position, enum yinsh_colour colour);

/** Whether two positions have the same variant and house rules. */
bool rules_same_game(const yinsh_position *a, const yinsh_position *b);

/** Return whether a position has the standard variant without house rules. */
static inline bool rules_are_standard(const yinsh_position *position)
{
    return position->variant == YINSH_STANDARD && position->house == YINSH_HOUSE_NONE &&
           !position->steal;
}

/** The position before the first turn of a game with the rules of another position. */
void rules_start_like(yinsh_position *position, const yinsh_position *rules);

/** Whether a row of the player to act has to be removed next (G.2). */
static inline bool position_row_due(const yinsh_position *position)
{
    return position->due == YINSH_DUE_PRE_ROW || position->due == YINSH_DUE_POST_ROW;
}

/** Return whether a ring has to be removed next, for the row before it (G.3). */
static inline bool position_ring_due(const yinsh_position *position)
{
    return position->due == YINSH_DUE_PRE_RING || position->due == YINSH_DUE_POST_RING;
}

/** Return the other colour. */
static inline enum yinsh_colour rules_opponent(enum yinsh_colour colour)
{
    return colour == YINSH_WHITE ? YINSH_BLACK : YINSH_WHITE;
}

/** Return whether an action removes something: a row (G.2) or a ring (G.3). */
static inline bool rules_is_removal(yinsh_action action)
{
    return action.kind == YINSH_ROW || action.kind == YINSH_RING;
}

/** Whose turn a number is: odd turns are White's (D.1). */
static inline enum yinsh_colour rules_side_of_turn(unsigned turn)
{
    return turn % 2 == 1 ? YINSH_WHITE : YINSH_BLACK;
}

#endif
