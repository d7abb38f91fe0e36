/* SPDX-License-Identifier: BSD-2-Clause */
/* What Boardspace's result sentences state. */
#ifndef BOARDSPACE_RESULT_H
#define BOARDSPACE_RESULT_H

#include "base/words.h"
#include "record/record.h"

/**
 * Return whether a result sentence is one of those that are written without a tag ResultText: "Game
 * won by NAME", "Game drawn", "1-0", "0-1", "1/2-1/2", "*".
 */
bool boardspace_is_plain(struct words sentence, const struct words *names,
                         enum yinsh_result *result);

/**
 * Find the result that a sentence states.  It may be in any language, so the player whose name is
 * in it has won.  Names are by colour.  Returns false if it has neither or both of them and states
 * no draw.
 */
bool boardspace_result(struct words sentence, const struct words *names, enum yinsh_result *result);

/** Store the names of the players by colour, as their tags have them. */
void boardspace_names(const struct yinsh_record *record, struct words *names);

#endif
