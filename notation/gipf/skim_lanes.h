/* SPDX-License-Identifier: BSD-2-Clause */
/* Skimming the moves of the official notation in lanes. */
#ifndef GIPF_SKIM_LANES_H
#define GIPF_SKIM_LANES_H

#include "notation/gipf/skimming.h"
#include "rules/replay_lanes.h"

#ifdef REPLAY_LANES
/**
 * Does the same as gipf_skim_moves() on a processor that has lanes, eight moves and removals at a
 * time.  Returns false if something else comes next, and true if that is not known: near the end
 * of the bytes, and if numbers become too large.
 */
bool gipf_skim_lanes(struct gipf_skimming *skimming);
#endif

#endif
