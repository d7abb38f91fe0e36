/* SPDX-License-Identifier: BSD-2-Clause */
#include "record/identity.h"

#include "record/symmetry.h"

#include <string.h>

/* An action as a number: the side follows from the turn. */
static uint64_t number_of(yinsh_action action)
{
    return (uint64_t)action.kind << 16 | (uint64_t)action.from << 8 | action.to;
}

enum { BOARD_WORDS = 8 };

/* The board of a position as numbers. */
static void number_board(int symmetry, const yinsh_position *position, uint64_t words[BOARD_WORDS])
{
    yinsh_position mapped = symmetry_position(symmetry, position);
    for (int i = 0; i < 4; i++) {
        words[i] = mapped.rings[i / 2].word[i % 2];
        words[4 + i] = mapped.markers[i / 2].word[i % 2];
    }
}

/* Return the order of two boards, as memcmp() does, but on every machine the same. */
static int compare_boards(const uint64_t a[BOARD_WORDS], const uint64_t b[BOARD_WORDS])
{
    int i = 0;
    while (i < BOARD_WORDS - 1 && a[i] == b[i])
        i++;
    return (a[i] > b[i]) - (a[i] < b[i]);
}

static void add_board(struct game_identity_builder *builder, const yinsh_position *start,
                      bool symmetric)
{
    uint64_t least[BOARD_WORDS], words[BOARD_WORDS];
    number_board(0, start, least);
    builder->symmetries = 1;
    for (int symmetry = 1; symmetric && symmetry < SYMMETRIES; symmetry++) {
        number_board(symmetry, start, words);
        int order = compare_boards(words, least);
        if (order < 0) {
            memcpy(least, words, sizeof least);
            builder->symmetries = 0;
        }
        if (order <= 0)
            builder->symmetries |= (uint16_t)(1U << symmetry);
    }
    for (int i = 0; i < BOARD_WORDS; i++)
        sip_add(&builder->sip, least[i]);
}

void game_identity_begin(struct game_identity_builder *builder, const uint64_t secret[2],
                         const yinsh_position *start, bool symmetric)
{
    builder->sip = sip_begin(secret);
    sip_add(&builder->sip, (uint64_t)start->turn << 48 | (uint64_t)start->due << 40 |
                               (uint64_t)start->removed[0] << 32 |
                               (uint64_t)start->removed[1] << 24 | (uint64_t)start->variant << 16 |
                               (uint64_t)start->house << 8 | (uint64_t)start->passed << 1 |
                               start->steal);
    add_board(builder, start, symmetric);
}

void game_identity_add(struct game_identity_builder *builder, yinsh_action action)
{
    uint64_t least = UINT64_MAX;
    uint16_t symmetries = builder->symmetries;
    for (unsigned left = symmetries; left != 0; left &= left - 1) {
        int symmetry = __builtin_ctz(left);
        uint64_t number = number_of(symmetry_action(symmetry, action));
        if (number < least) {
            least = number;
            builder->symmetries = 0;
        }
        if (number == least)
            builder->symmetries |= (uint16_t)(1U << symmetry);
    }
    sip_add(&builder->sip, least);
}

struct game_identity game_identity_end(const struct game_identity_builder *builder)
{
    return (struct game_identity){{sip_end(builder->sip, 0), sip_end(builder->sip, 1)}};
}

struct game_identity game_identity_of(const struct yinsh_record *record, const uint64_t secret[2],
                                      bool symmetric)
{
    struct game_identity_builder builder;
    game_identity_begin(&builder, secret, &record->game.start, symmetric);
    for (size_t i = 0; i < record->game.count; i++)
        game_identity_add(&builder, record->game.played[i].action);
    return game_identity_end(&builder);
}
