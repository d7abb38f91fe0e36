/* SPDX-License-Identifier: BSD-2-Clause */
#include "rules/replay.h"

#include "rules/replay_engine.h"
#include "rules/replay_lanes.h"

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
