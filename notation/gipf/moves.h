/* SPDX-License-Identifier: BSD-2-Clause */
/* Taking the placements and moves of the official notation in their usual form. */
#ifndef GIPF_MOVES_H
#define GIPF_MOVES_H

#include "notation/gipf/move_lanes.h"

/**
 * Take the placements with which a record begins, as long as each is a number and a point with one
 * byte of white space after it; the cursor is then after the last one.
 */
void gipf_take_placements(struct gipf_usual *usual);

/**
 * Take plain moves from the cursor on, which is after a turn, and removals after them, as long as
 * nothing else comes; the cursor is then after the last of them.
 */
void gipf_take_moves(struct gipf_usual *usual);

#endif
