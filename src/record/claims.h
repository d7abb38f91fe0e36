/* SPDX-License-Identifier: BSD-2-Clause */
/* What a record claims about its rules and its outcome, and how that differs from the replay. */
#ifndef RECORD_CLAIMS_H
#define RECORD_CLAIMS_H

#include "base/text.h"
#include "yinsh.h"

/** A stretch of a record's source, for messages. */
struct place {
    size_t offset; /* in bytes from the start of the record's window */
    size_t length;
};

/** How a game ended. */
struct outcome {
    enum yinsh_result result;
    enum yinsh_end end;
    uint8_t removed[2]; /* rings, by colour */
};

/** What a record states about its rules and its outcome, with the places of the statements. */
struct claims {
    bool states_variant, states_position;
    bool states_result; /* "*" is a statement, too */
    bool result_twice;  /* whether it states a second result, which contradicts the first */
    bool states_end, states_rings, states_final;
    bool final_differs; /* whether the last position in the notation's own form differs */
    enum yinsh_result result;
    enum yinsh_result other_result; /* the second result; only if result_twice is set */
    enum yinsh_end end;
    int rings[2];         /* removed by White and Black */
    yinsh_position final; /* after the last action */
    struct place result_place, other_place, end_place, rings_place, final_place;
};

/** What differs between claims and an outcome; values are bits of a set. */
enum claim_difference {
    CLAIM_RESULT = 1,         /* the board shows another result */
    CLAIM_RESULT_MISSING = 2, /* an end outside the board needs a winner, and none is stated */
    CLAIM_RESULT_OF_END = 4,  /* the result contradicts the end outside the board */
    CLAIM_RESULT_TWICE = 8,   /* two results are stated */
    CLAIM_END = 16,           /* the board shows another end */
    CLAIM_RINGS = 32,         /* the players removed other numbers of rings */
    CLAIM_END_MISSING = 64    /* the board leaves open how the game got its result */
};

/** Return the outcome that the last position of a game shows. */
struct outcome outcome_on_board(const yinsh_position *last);

/** Return whether the claims state an end outside the board, such as a resignation. */
bool claims_outside_end(const struct claims *claims);

/**
 * Compare claims with the outcome on the board, and return the set of differences.  If the board
 * leaves the game open, the outcome takes over a claimed end outside the board with its result,
 * unless they contradict each other, and a result for which no end is claimed.  The final position
 * is not compared.
 */
unsigned claims_compare(const struct claims *claims, struct outcome *outcome);

/* ---- Words for results and ends: spelling.c ------------------------------ */

/**
 * Return the result that words state in any form, such as "½–½", "W+Resign" or "Black forfeits",
 * or -1 if they state nothing; *end becomes the end that they state, YINSH_END_UNFINISHED if none.
 * The words may also be for an end alone, such as "timeout", and state the result "*" then.
 */
int result_spelled(struct words text, enum yinsh_end *end);

#endif
