/* SPDX-License-Identifier: BSD-2-Clause */
/* Four games at a time in the lanes of a vector, for processors that have such vectors. */
#ifndef RULES_REPLAY_LANES_H
#define RULES_REPLAY_LANES_H

#include "rules/replay.h"

/* PLAIN_C leaves out all that is made for one kind of processor: how it is without is tested. */
#if defined __x86_64__ && defined __GNUC__ && !defined PLAIN_C
#define REPLAY_LANES 4

/** Whether this processor has what replay_games_lanes() needs. */
bool replay_has_lanes(void);

/** Does what replay_games() does, on a processor that has lanes. */
void replay_games_lanes(struct replay_game *games, size_t count, bool flips);
#endif

/* ---- What the lanes leave to the engine -------------------------------- */

/** Whether a step is a REPLAY_END. */
bool replay_is_end(const struct replay_step *step);

/**
 * Go on behind a ring move of the position's side that its pieces show already, or a removal
 * behind that which does not win; the rows of both colours start at row_starts.  Play the
 * removals that are due, to the next move, which then counts as the first of its turn, or to the
 * end of the game.  Returns false where that is not legal.  Of whose turn it is the position does
 * not keep count.
 */
bool replay_settle(yinsh_position *position, yinsh_set row_starts, struct replay_step **at);

/** Note how a game that is legal has ended, but for that it is. */
void replay_end(struct replay_game *game, const yinsh_position *position);

#endif
