/* SPDX-License-Identifier: BSD-2-Clause */
/* Taking moves of the official notation in lanes. */
#ifndef GIPF_MOVE_LANES_H
#define GIPF_MOVE_LANES_H

#include "base/scan.h"
#include "rules/replay_builder.h"
#include "rules/replay_lanes.h"

/** The state of taking turns in their usual form, many at a time. */
struct gipf_usual {
    struct cursor *cursor;
    struct replay_builder *steps;
    bool spaced;      /* whether a blank was last after the number of a turn */
    unsigned letters; /* the bit 0x20, or 0: the case of all points */
};

#ifdef REPLAY_LANES
/**
 * Do the same as gipf_take_moves() on a processor that has lanes, eight moves and removals at a
 * time.  Returns false if something else comes next, and true if that is not known: near the end
 * of the bytes, and if numbers become too large.
 */
bool gipf_take_moves_in_lanes(struct gipf_usual *usual);
#endif

#endif
