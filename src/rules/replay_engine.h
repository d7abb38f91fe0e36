/* SPDX-License-Identifier: BSD-2-Clause */
/* Replaying one game at a time, and what the lanes leave to that. */
#ifndef RULES_REPLAY_ENGINE_H
#define RULES_REPLAY_ENGINE_H

#include "rules/replay_game.h"

/** Return whether a step is a REPLAY_END. */
bool replay_is_end(const struct replay_step *step);

/**
 * Play the removals that are due after a ring move of the position's side, or after a removal that
 * does not win, up to the next move, which then counts as the first of its turn, or to the end of
 * the game.  The pieces show the move already; the rows of both colours start at row_starts.
 * Returns false if that is not legal.  The position does not track whose turn it is.
 */
bool replay_settle(yinsh_position *position, yinsh_set row_starts, struct replay_step **at);

/** Store how a legal game has ended; leaves game->legal alone. */
void replay_end(struct replay_game *game, const yinsh_position *position);

/** Do what replay_games() does, one game after the other and without vectors. */
void replay_games_plain(struct replay_game *games, size_t count, bool flips);

#endif
