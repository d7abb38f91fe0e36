/* SPDX-License-Identifier: BSD-2-Clause */
/* Identities of games, checked by comparing all twelve images, action by action. */
#include "support/random_games.h"

#include "record/identity.h"
#include "record/symmetry.h"

#include <string.h>

enum { GAMES = 60 };

static struct yinsh_record records[GAMES];
static const uint64_t secret[2] = {3, 5};

/* Whether the first actions of two games are the same after mapping one of them. */
static bool same_image(int symmetry, const struct yinsh_record *a, const struct yinsh_record *b,
                       size_t count)
{
    yinsh_position image = symmetry_position(symmetry, &a->game.start);
    if (!yinsh_position_equal(&image, &b->game.start))
        return false;
    for (size_t i = 0; i < count; i++)
        if (!rules_same_action(symmetry_action(symmetry, a->game.played[i].action),
                               b->game.played[i].action))
            return false;
    return true;
}

static bool same_somehow(const struct yinsh_record *a, const struct yinsh_record *b, size_t count)
{
    for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++)
        if (same_image(symmetry, a, b, count))
            return true;
    return false;
}

static bool are_equal(struct game_identity a, struct game_identity b)
{
    return a.word[0] == b.word[0] && a.word[1] == b.word[1];
}

/* Compare the identities of all beginnings of two games with what they have in common. */
static void compare(const struct yinsh_record *a, const struct yinsh_record *b)
{
    size_t least = a->game.count < b->game.count ? a->game.count : b->game.count;
    for (int symmetric = 0; symmetric < 2; symmetric++) {
        struct game_identity_builder one, two;
        game_identity_begin(&one, secret, &a->game.start, symmetric != 0);
        game_identity_begin(&two, secret, &b->game.start, symmetric != 0);
        for (size_t i = 0; i <= least; i++) {
            bool same = symmetric ? same_somehow(a, b, i) : same_image(0, a, b, i);
            assert_int_equal(are_equal(game_identity_end(&one), game_identity_end(&two)), same);
            if (!same || i == least)
                break;
            game_identity_add(&one, a->game.played[i].action);
            game_identity_add(&two, b->game.played[i].action);
        }
    }
}

/* A start in which some symmetries change nothing, and others do. */
static void choose_start(int game, yinsh_position *start)
{
    const char *line = "4/7/8/9/10/3W5/10/9/8/7/4 b place 0-0 2 standard";
    yinsh_start(start, game % 7 == 0 ? YINSH_BLITZ : YINSH_STANDARD, YINSH_HOUSE_NONE);
    start->steal = game % 5 == 0;
    if (game % 3 == 0)
        assert_null(yinsh_position_parse(line, strlen(line), start, NULL));
}

TEST(games)
{
    uint32_t random = 21;
    for (int game = 0; game < GAMES; game++) {
        struct yinsh_record *record = &records[game];
        if (game % 2 == 1) {
            /* The image of the game before, which may differ in its last action. */
            record->game = records[game - 1].game;
            symmetry_record((int)(next_random(&random) % SYMMETRIES), record);
            if (game % 4 == 3)
                record->game.played[record->game.count - 1].action.kind = YINSH_PASS;
            continue;
        }
        yinsh_position start;
        choose_start(game, &start);
        begin_game(record, &start);
        record->game.start = record->game.now = start;
        while (record->game.now.due != YINSH_DUE_OVER && record->game.count < 60) {
            yinsh_action action = choose(&record->game.now, &random, 2);
            yinsh_play(&record->game.now, action);
            record->game.played[record->game.count++].action = action;
        }
    }
    for (int a = 0; a < GAMES; a++)
        for (int b = 0; b < GAMES; b++)
            compare(&records[a], &records[b]);
}

/* Numbers without a secret are the same on every machine and in every version. */
TEST(numbers)
{
    const uint64_t none[2] = {0, 0};
    yinsh_position start;
    struct yinsh_record *record = &records[0];
    yinsh_start(&start, YINSH_STANDARD, YINSH_HOUSE_NONE);
    begin_game(record, &start);
    struct game_identity identity = game_identity_of(record, none, true);
    assert_true(are_equal(identity, game_identity_of(record, none, false)));
    assert_int_equal(identity.word[0], UINT64_C(0x9df342ccdd82ee86));
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
