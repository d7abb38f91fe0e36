/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Replaying many games that somebody has read already, only to learn whether all of each is
 * legal and how it ended: the same rules as rules/rules.h, several games side by side where the
 * processor has vectors for that.  What a refused game breaks, only rules_judge() says.
 */
#ifndef RULES_REPLAY_H
#define RULES_REPLAY_H

#include "rules/replay_game.h"

/**
 * Replay games and say of each whether it is legal, and how it ended.  A move that flips another
 * number of markers than it is said to is not; flips is whether any move says so.
 */
void replay_games(struct replay_game *games, size_t count, bool flips);

#endif
