/* SPDX-License-Identifier: BSD-2-Clause */
/* What a reading changes in the actions of a record, and in the numbers of its turns. */
#ifndef REPAIR_COMPARE_H
#define REPAIR_COMPARE_H

#include "repair/plan.h"

/**
 * Find the turn of the reading for each turn of the record, by its first placement or move; 0 if
 * the reading has none.  turns has room for RECORD_STEPS + 1.
 */
void reading_turns(const struct reading *reading, uint16_t turns[]);

/** Return the turn of the record whose place a turn has: its own, unless they were swapped. */
uint16_t reading_place(const struct reading *reading, uint16_t turn);

/**
 * Return whether the numbers that a record gives its turns are those of a reading, with or without
 * counting the turns that it drops.
 */
bool numbers_fit(const struct reading *reading);

/**
 * Compare the numbers of turns with the reading and add a fix for each wrong one; if they may have
 * another cause, set repair->why.
 */
void numbers_compare(struct repair *repair);

/** Add a fix for each action that the reading changes. */
void repair_compare(struct repair *repair);

#endif
