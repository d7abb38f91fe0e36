/* SPDX-License-Identifier: BSD-2-Clause */
#include "record/identity.h"

#include "record/symmetry.h"

/* Add the board of a position, or of its least image. */
static void add_board(struct game_identity_builder *builder, const yinsh_position *start,
                      bool symmetric)
{
    unsigned symmetries = 1;
    yinsh_position least = symmetric ? symmetry_least(start, &symmetries) : *start;
    builder->symmetries = (uint16_t)symmetries;
    for (int i = 0; i < 4; i++)
        sip_add(&builder->sip, least.rings[i / 2].word[i % 2]);
    for (int i = 0; i < 4; i++)
        sip_add(&builder->sip, least.markers[i / 2].word[i % 2]);
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
    unsigned symmetries = builder->symmetries;
    sip_add(&builder->sip, symmetry_number(symmetry_least_action(&symmetries, action)));
    builder->symmetries = (uint16_t)symmetries;
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
