/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What the tests of the notations without turns and passes share: good texts, broken ones, and
 * random games.
 */
#ifndef SUPPORT_TURNS_DRIVER_H
#define SUPPORT_TURNS_DRIVER_H

#include "record/outcome.h"
#include "rules/rules.h"
#include "support/random_games.h"
#include "support/record_driver.h"

static struct yinsh_record record, again;

/** The actions of a good text. */
static inline const char *actions(const char *text)
{
    assert_true(read_bytes(text, strlen(text), &record));
    assert_false(record.failed);
    return actions_of(&record);
}

/** Read every beginning of a text, and every beginning with a byte changed. */
static inline void read_broken(const char *text)
{
    static struct yinsh_record broken;
    size_t whole = strlen(text);
    char *copy = malloc(whole + 1);
    assert_non_null(copy);
    memcpy(copy, text, whole + 1);
    for (size_t length = 0; length <= whole; length++) {
        read_bytes(copy, length, &broken);
        char last = copy[length];
        for (const char *byte = "\n#e\\\"x1 "; *byte != '\0' && last != '\0'; byte++) {
            copy[length] = *byte;
            summary_of_bytes(copy, strlen(copy), 0, NOTATION);
        }
        copy[length] = last;
    }
    record_free(&broken);
    free(copy);
}

/**
 * Play a game of random actions, and rows if they are possible, to its end or, now and then,
 * to an end outside the board; false if the game broke off within a turn.
 */
static inline bool play_game(uint32_t *random)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    bool stops = false;
    while (!stops) {
        size_t count = yinsh_legal_actions(&record.game.now, actions);
        if (count == 0)
            break;
        yinsh_action action = actions[next_random(random) % count];
        /* A move after which a row stands is rare: look for one. */
        for (int tries = 0; tries < 20 && record.game.now.due == YINSH_DUE_MOVE; tries++) {
            yinsh_position after = record.game.now;
            yinsh_action other = actions[next_random(random) % count];
            yinsh_play(&after, other);
            if (position_row_due(&after))
                action = other;
        }
        play_action(&record, action);
        stops = next_random(random) % 150 == 0;
    }
    if (stops && next_random(random) % 4 > 0)
        claim_end(&record, (enum yinsh_end)(YINSH_END_RESIGN + next_random(random) % 4), random);
    record_finish(&record);
    return !record.failed;
}

#endif
