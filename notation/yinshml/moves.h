/* SPDX-License-Identifier: BSD-2-Clause */
/* Reading what was played in a game of YinshML's JSON. */
#ifndef YINSHML_MOVES_H
#define YINSHML_MOVES_H

#include "record/record.h"
#include "json/json_walk.h"

/** The types of moves, in the order of enum yinsh_kind. */
extern const char *const yinshml_types[];

/**
 * Read the game at the cursor of a walk, and move to its end.  In bulk it is checked to be JSON on
 * the way; otherwise it was.  Returns false if it is not, or memory ran out.
 */
bool yinshml_read_game(struct yinsh_record *record, struct json_walk *walk);

#endif
