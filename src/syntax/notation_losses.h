/* SPDX-License-Identifier: BSD-2-Clause */
/* What a notation cannot hold of a record. */
#ifndef SYNTAX_NOTATION_LOSSES_H
#define SYNTAX_NOTATION_LOSSES_H

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
    LOST_BYTES = 1 << 7,    /* control characters and bytes that are not UTF-8 in texts */
    LOST_VARIANT = 1 << 8,  /* that the game is blitz, or that a ring could be stolen */
    LOST_PASS = 1 << 9,     /* the pass at the end */
    LOST_STEAL = 1 << 10,   /* that a ring was stolen */
    LOST_EMPTY = 1 << 11,   /* the game itself, which has no action */
    LOSSES = 12,
    /* Without these the moves would be those of another game: nothing is written. */
    LOST_ALL = LOST_POSITION | LOST_STEAL | LOST_EMPTY
};

/**
 * Return what a record loses in a target that can hold the bits given.  Of the tags, the target
 * holds those in a list of names ended by NULL, or all if LOST_TAGS is among the bits; a list that
 * is NULL is empty.  LOST_BYTES is not checked.
 */
unsigned notation_losses(const struct yinsh_record *record, unsigned holds,
                         const char *const tags[]);

/**
 * Return how many of a record's actions to write for a target that cannot hold what is lost.  These
 * are all actions, except that without the end outside the board, an incomplete last turn is not
 * written: it would be read as a turn that owes a removal.
 */
size_t notation_held_actions(const struct yinsh_record *record, unsigned lost);

/**
 * Return how many of a record's actions to write for a target in which every turn is complete: if
 * the end outside the board is lost, the turn in which the game ended is not written.
 */
size_t notation_whole_turns(const struct yinsh_record *record, unsigned lost);

/** Return the name of a loss bit, as "the clocks"; static storage. */
const char *notation_lost_name(enum notation_loss loss);

#endif
