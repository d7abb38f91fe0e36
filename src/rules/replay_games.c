/* SPDX-License-Identifier: BSD-2-Clause */
#include "rules/replay_games.h"

void replay_games(struct replay_game *games, size_t count, bool flips)
{
#ifdef REPLAY_LANES
    if (replay_has_lanes()) {
        replay_games_lanes(games, count, flips);
        return;
    }
#endif
    replay_games_plain(games, count, flips);
}

void replay_last_position(const struct replay_game *game, unsigned turns, yinsh_position *position)
{
    bool over = game->end != YINSH_END_UNFINISHED;
    yinsh_start(position, YINSH_STANDARD, YINSH_HOUSE_NONE);
    for (int colour = 0; colour < 2; colour++) {
        position->rings[colour] = game->rings[colour];
        position->markers[colour] = game->markers[colour];
        position->removed[colour] = game->removed[colour];
    }
    position->on_board =
        (uint8_t)set_count(set_or(game->markers[YINSH_WHITE], game->markers[YINSH_BLACK]));
    /* A turn that ends the game stays the current one; else no row of the next side is left. */
    position->turn = (uint16_t)(over ? turns : turns + 1);
    position->side = (uint8_t)rules_side_of_turn(position->turn);
    position->due = over ? YINSH_DUE_OVER : YINSH_DUE_MOVE;
}
