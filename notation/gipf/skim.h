/* SPDX-License-Identifier: BSD-2-Clause */
/* The official notation, skimmed. */
#ifndef GIPF_SKIM_H
#define GIPF_SKIM_H

#include "rules/replay_lanes.h"
#include "syntax/skim_steps.h"

/** A record being skimmed. */
struct skimming {
    struct cursor *cursor;
    struct skim_steps steps;
    bool spaced;                      /* whether a blank was last behind a turn's number */
    unsigned letters_or, letters_and; /* of all points, for their case */
};

/**
 * Take the placements with which a record begins, as long as each is a number and a point with
 * one byte of white space behind it; the cursor then stands behind the last one.
 */
void gipf_skim_placements(struct skimming *skimming);

/**
 * Take plain moves from the cursor on, which stands behind a turn, and removals behind them, as
 * long as nothing else comes; it then stands behind the last of them.
 */
void gipf_skim_moves(struct skimming *skimming);

#ifdef REPLAY_LANES
/**
 * The same on a processor that has lanes, eight moves and removals at a time.  Returns false where
 * something else comes next, and true where that is not known: near the end of the bytes, and
 * where numbers become too large.
 */
bool gipf_skim_lanes(struct skimming *skimming);
#endif

/** Skim one record, see struct notation. */
enum skim_found gipf_skim(struct cursor *cursor, bool at_end, struct skimmed *record);

#endif
