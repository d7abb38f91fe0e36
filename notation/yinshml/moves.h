/* SPDX-License-Identifier: BSD-2-Clause */
/* Reading what was played in a game of YinshML's JSON. */
#ifndef YINSHML_MOVES_H
#define YINSHML_MOVES_H

#include "record/record.h"
#include "json/value.h"

/** The types of moves, in the order of enum yinsh_kind. */
extern const char *const yinshml_types[];

/** Read a game that was checked to be JSON. */
void yinshml_read_game(struct yinsh_record *record, struct json_value game);

#endif
