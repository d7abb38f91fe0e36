/* SPDX-License-Identifier: BSD-2-Clause */
/* Skimming the placements and moves of the official notation. */
#ifndef GIPF_SKIM_MOVES_H
#define GIPF_SKIM_MOVES_H

#include "notation/gipf/skimming.h"

/**
 * Take the placements with which a record begins, as long as each is a number and a point with one
 * byte of white space after it; the cursor is then after the last one.
 */
void gipf_skim_placements(struct gipf_skimming *skimming);

/**
 * Takes plain moves from the cursor on, which is after a turn, and removals after them, as long as
 * nothing else comes; the cursor is then after the last of them.
 */
void gipf_skim_moves(struct gipf_skimming *skimming);

#endif
