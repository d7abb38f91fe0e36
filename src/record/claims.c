/* SPDX-License-Identifier: BSD-2-Clause */
#include "record/claims.h"

#include "rules/rules.h"

#include <string.h>

struct outcome outcome_on_board(const yinsh_position *last)
{
    struct outcome outcome = {yinsh_position_result(last), yinsh_position_end(last), {0, 0}};
    memcpy(outcome.removed, last->removed, sizeof outcome.removed);
    return outcome;
}

bool claims_outside_end(const struct claims *claims)
{
    /* An end that is not known is one only if it gave the game a result. */
    return claims->states_end && claims->end >= YINSH_END_RESIGN &&
           (claims->end != YINSH_END_UNKNOWN || claims->result != YINSH_RESULT_NONE);
}

/*
 * Compare the result with an end outside the board, which needs a winner unless it was agreed or
 * both players forfeited.
 */
static unsigned compare_outside(const struct claims *claims, struct outcome *outcome)
{
    bool draw = claims->end == YINSH_END_AGREED, none = claims->end == YINSH_END_BOTH_LOST;
    bool drawn = claims->result == YINSH_RESULT_DRAW;
    if (claims->result == YINSH_RESULT_NONE && !draw && !none)
        return CLAIM_RESULT_MISSING;
    if (claims->result != YINSH_RESULT_NONE && claims->end != YINSH_END_UNKNOWN &&
        (none || draw != drawn))
        return CLAIM_RESULT_OF_END;
    outcome->result = draw ? YINSH_RESULT_DRAW : claims->result;
    outcome->end = claims->end;
    return 0;
}

unsigned claims_compare(const struct claims *claims, struct outcome *outcome)
{
    unsigned differences = claims->result_twice ? CLAIM_RESULT_TWICE : 0;
    if (claims->states_rings && (claims->rings[YINSH_WHITE] != outcome->removed[YINSH_WHITE] ||
                                 claims->rings[YINSH_BLACK] != outcome->removed[YINSH_BLACK]))
        differences |= CLAIM_RINGS;
    if (outcome->end == YINSH_END_UNFINISHED && claims_outside_end(claims))
        return differences | compare_outside(claims, outcome);
    if (outcome->end == YINSH_END_UNFINISHED && claims->result != YINSH_RESULT_NONE &&
        !claims->states_end && differences == 0) {
        outcome->result = claims->result;
        outcome->end = YINSH_END_UNKNOWN;
        return CLAIM_END_MISSING;
    }
    if ((claims->result != YINSH_RESULT_NONE || claims->end == YINSH_END_BOTH_LOST) &&
        claims->result != outcome->result)
        differences |= CLAIM_RESULT;
    if (claims->states_end && claims->end != outcome->end && claims->end != YINSH_END_UNKNOWN)
        differences |= CLAIM_END;
    return differences;
}
