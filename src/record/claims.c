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
    return claims->states_end && claims->end >= YINSH_END_RESIGN;
}

/* Compare the result with an end outside the board, which needs a winner unless it was agreed. */
static unsigned compare_outside(const struct claims *claims, struct outcome *outcome)
{
    bool draw = claims->end == YINSH_END_AGREED;
    if (claims->result == YINSH_RESULT_NONE && !draw)
        return CLAIM_RESULT_MISSING;
    if (claims->result != YINSH_RESULT_NONE && draw != (claims->result == YINSH_RESULT_DRAW))
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
    if (claims->result != YINSH_RESULT_NONE && claims->result != outcome->result)
        differences |= CLAIM_RESULT;
    if (claims->states_end && claims->end != outcome->end)
        differences |= CLAIM_END;
    return differences;
}
