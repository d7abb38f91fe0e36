/* SPDX-License-Identifier: BSD-2-Clause */
#include "support/generate.h"

#include <stdlib.h>

enum {
    LOOKS = 16 /* with which there are rows, and with them decisions, as people make them */
};

struct chance chance_begin(uint64_t seed)
{
    struct chance chance = {(seed + 1) * UINT64_C(0x9e3779b97f4a7c15)};
    /* The one state that the sequence never leaves. */
    if (chance.state == 0)
        chance.state = 1;
    return chance;
}

uint64_t chance_below(struct chance *chance, uint64_t bound)
{
    chance->state ^= chance->state << 13;
    chance->state ^= chance->state >> 7;
    chance->state ^= chance->state << 17;
    return (chance->state >> 16) % bound;
}

bool chance_percent(struct chance *chance, unsigned percent)
{
    return chance_below(chance, 100) < percent;
}

yinsh_action generate_action(struct chance *chance, const yinsh_position *position, int looks)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    size_t count = yinsh_legal_actions(position, actions);
    yinsh_action action = actions[chance_below(chance, count)];
    for (int look = 0; look < looks && position->due == YINSH_DUE_MOVE; look++) {
        yinsh_action other = actions[chance_below(chance, count)];
        yinsh_position next = *position;
        if (yinsh_play(&next, other) == 0 && next.due == YINSH_DUE_POST_ROW)
            return other;
    }
    return action;
}

int generated_turns(const yinsh_position *position)
{
    return position->due == YINSH_DUE_OVER ? position->turn : position->turn - 1;
}

void generated_position(const struct generated_game *game, size_t at, yinsh_position *position)
{
    yinsh_start(position, game->variant, YINSH_HOUSE_NONE);
    for (size_t i = 0; i < at; i++)
        if (yinsh_play(position, game->actions[i]) != 0)
            abort();
}

/* Break a game off when a move is due, seldom early. */
static void break_off(struct chance *chance, struct generated_game *game)
{
    size_t places[GENERATED_ACTIONS], count = 0;
    yinsh_position position;
    yinsh_start(&position, game->variant, YINSH_HOUSE_NONE);
    for (size_t i = 0; i < game->count; i++) {
        if (position.due == YINSH_DUE_MOVE)
            places[count++] = i;
        if (yinsh_play(&position, game->actions[i]) != 0)
            abort();
    }
    if (count == 0)
        abort();
    game->count = places[count / 3 + chance_below(chance, count - count / 3)];
}

void generate_with(struct chance *chance, generate_choose_fn choose, int looks,
                   enum yinsh_variant variant, enum yinsh_end end, struct generated_game *game)
{
    yinsh_position position;
    *game = (struct generated_game){.variant = variant};
    yinsh_start(&position, variant, YINSH_HOUSE_NONE);
    while (position.due != YINSH_DUE_OVER) {
        yinsh_action action = choose(chance, &position, looks);
        action.side = position.side;
        if (game->count == GENERATED_ACTIONS || yinsh_play(&position, action) != 0)
            abort();
        game->actions[game->count++] = action;
    }
    if (end == YINSH_END_RESIGN || end == YINSH_END_TIME || end == YINSH_END_UNFINISHED) {
        break_off(chance, game);
        generated_position(game, game->count, &position);
        bool white = (position.side == YINSH_WHITE) == (end == YINSH_END_TIME);
        game->end = end;
        game->result = end == YINSH_END_UNFINISHED ? YINSH_RESULT_NONE
                       : white                     ? YINSH_RESULT_WHITE
                                                   : YINSH_RESULT_BLACK;
    } else {
        game->end = yinsh_position_end(&position);
        game->result = yinsh_position_result(&position);
    }
    game->turns = generated_turns(&position);
}

void generate_game(struct chance *chance, enum yinsh_variant variant, enum yinsh_end end,
                   struct generated_game *game)
{
    generate_with(chance, generate_action, LOOKS, variant, end, game);
}

size_t generated_turn_format(const struct generated_game *game, yinsh_position *position,
                             size_t *at, char name[GENERATED_TURN])
{
    unsigned turn = position->turn;
    size_t length = 0;
    for (bool first = true; *at < game->count && position->turn == turn; first = false) {
        yinsh_action action = game->actions[(*at)++];
        if (!first && action.kind != YINSH_RING)
            name[length++] = ';';
        length += yinsh_action_format(action, name + length);
        if (yinsh_play(position, action) != 0)
            abort();
    }
    return length;
}
