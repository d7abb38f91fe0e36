/* SPDX-License-Identifier: BSD-2-Clause */
/* What a notation cannot hold of a record. */
#ifndef SYNTAX_LOSSES_H
#define SYNTAX_LOSSES_H

#include "record/record.h"

/** What a target notation could not hold, one bit each; names in notation_lost_name(). */
enum notation_loss {
    LOST_TAGS = 1 << 0,
    LOST_COMMENTS = 1 << 1,
    LOST_CLOCKS = 1 << 2,
    LOST_MARKS = 1 << 3,
    LOST_END = 1 << 4,      /* how the game ended outside the board */
    LOST_POSITION = 1 << 5, /* that the game does not start from the empty board */
    LOST_HOUSE = 1 << 6,    /* the house rule for the 51st marker */
    LOST_BYTES = 1 << 7,    /* control characters and bytes that are no UTF-8 in texts */
    LOST_VARIANT = 1 << 8,  /* that the game is blitz, or that a ring could be stolen */
    LOST_PASS = 1 << 9,     /* the pass at the end */
    LOST_STEAL = 1 << 10,   /* that a ring was stolen */
    LOST_EMPTY = 1 << 11,   /* that there is a game, which has no action */
    LOSSES = 12,
    /* Without these the moves are those of another game: nothing is written at all. */
    LOST_ALL = LOST_POSITION | LOST_STEAL | LOST_EMPTY
};

/**
 * What a target that holds the bits given cannot hold of a record; of the tags it holds those
 * with the names given, a list ended by NULL, or all with LOST_TAGS among the bits.
 * LOST_BYTES is not looked for.
 */
unsigned notation_losses(const struct yinsh_record *record, unsigned holds,
                         const char *const tags[]);

/**
 * How many of a record's actions to write for a target that cannot hold what is lost: all,
 * but if the end outside the board is lost, not those of a turn in which a removal is
 * still due, for they would be read as a turn that owes it.
 */
size_t notation_held_actions(const struct yinsh_record *record, unsigned lost);

/** How many of a record's actions are before its current turn. */
size_t notation_actions_before_turn(const struct yinsh_record *record);

/** The name of a loss bit, as "the clocks"; static storage. */
const char *notation_lost_name(enum notation_loss loss);

#endif
