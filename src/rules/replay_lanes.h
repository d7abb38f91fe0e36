/* SPDX-License-Identifier: BSD-2-Clause */
/* Four games at a time in the lanes of a vector, for processors that have such vectors. */
#ifndef RULES_REPLAY_LANES_H
#define RULES_REPLAY_LANES_H

#include "rules/replay_game.h"

/* PLAIN_C omits all code for a certain processor, so that tests can run without it. */
#if defined __x86_64__ && defined __GNUC__ && !defined PLAIN_C
#define REPLAY_LANES 4

/** Return whether this processor has what replay_games_lanes() needs. */
bool replay_has_lanes(void);

/** Do what replay_games() does, on a processor that has lanes. */
void replay_games_lanes(struct replay_game *games, size_t count, bool flips);
#endif

#endif
