/* SPDX-License-Identifier: BSD-2-Clause */
/* What the tests share that play random games, mostly into a record. */
#ifndef SUPPORT_RANDOM_GAMES_H
#define SUPPORT_RANDOM_GAMES_H

#include <stdlib.h>

#include "record/record.h"
#include "rules/rules.h"
#include "support/tests.h"

/** The next number of a sequence that is the same everywhere. */
static inline uint32_t next_random(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 8;
}

/** An action; one in so many moves that make a row is taken gladly, since they are rare. */
static inline yinsh_action choose(const yinsh_position *now, uint32_t *random, uint32_t one_in)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    size_t count = yinsh_legal_actions(now, actions);
    size_t chosen = next_random(random) % count;
    for (size_t i = 0; i < count && now->due == YINSH_DUE_MOVE; i++) {
        yinsh_position then = *now;
        yinsh_play(&then, actions[i]);
        if ((position_row_due(&then)) && next_random(random) % one_in == 0)
            chosen = i;
    }
    return actions[chosen];
}

/** An action after which few are legal, so that games come to passes. */
static inline yinsh_action choose_cramped(const yinsh_position *now, uint32_t *random)
{
    yinsh_action actions[YINSH_MAX_ACTIONS], next[YINSH_MAX_ACTIONS];
    size_t count = yinsh_legal_actions(now, actions), fewest = YINSH_MAX_ACTIONS;
    yinsh_action best = actions[0];
    for (int tries = 0; tries < 12 && fewest > 0; tries++) {
        yinsh_action action = actions[next_random(random) % count];
        yinsh_position then = *now;
        yinsh_play(&then, action);
        size_t left =
            position_row_due(&then) ? YINSH_MAX_ACTIONS - 1 : yinsh_legal_actions(&then, next);
        if (left < fewest) {
            fewest = left;
            best = action;
        }
    }
    return best;
}

/** Begin a record of a game by some rules. */
static inline void begin_game(struct yinsh_record *of, const yinsh_position *rules)
{
    record_reset(of);
    of->window.bytes = NULL;
    record_variant(of, rules, (struct place){0, 0});
}

/** Play one action into a record. */
static inline void play_action(struct yinsh_record *of, yinsh_action action)
{
    if (of->game.now.turn != of->game.turn)
        assert_true(record_begin_turn(of));
    assert_true(record_action(of, action, (struct place){0, 0}));
}

/** Let a game end outside the board. */
static inline void claim_end(struct yinsh_record *of, enum yinsh_end end, uint32_t *random)
{
    bool white = next_random(random) % 2 == 0;
    record_claim_end(of, end, (struct place){0, 0});
    record_claim_result(of,
                        end == YINSH_END_AGREED ? YINSH_RESULT_DRAW
                        : white                 ? YINSH_RESULT_WHITE
                                                : YINSH_RESULT_BLACK,
                        (struct place){0, 0});
}

#endif
