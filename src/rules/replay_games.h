/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Replaying many games at once, to determine whether each is legal and how it ended.  The rules are
 * those of rules/rules.h, for several games side by side if the processor has vectors for it.  Only
 * rules_judge() determines what is wrong with a refused game.
 */
#ifndef RULES_REPLAY_GAMES_H
#define RULES_REPLAY_GAMES_H

#include "rules/replay_game.h"

/**
 * Replay games, and store in each whether it is legal and how it ended.  A move that does not flip
 * as many markers as it states is illegal; flips is whether any move states a number.
 */
void replay_games(struct replay_game *games, size_t count, bool flips);

/** Store the last position of a legal game that has so many turns. */
void replay_last_position(const struct replay_game *game, unsigned turns, yinsh_position *position);

#endif
