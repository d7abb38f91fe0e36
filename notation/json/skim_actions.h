/* SPDX-License-Identifier: BSD-2-Clause */
/* The actions of the project's own JSON as programs write them, skimmed. */
#ifndef JSON_SKIM_ACTIONS_H
#define JSON_SKIM_ACTIONS_H

#include "syntax/skim_steps.h"

/**
 * Take actions in front of which the cursor stands, with the commas behind them, as long as
 * another one follows, and nothing is unusual.  Returns whether all of the last one was taken but
 * what closes it: the cursor then stands in front of its notes or brace.
 */
bool json_skim_actions(struct skim_steps *steps, struct cursor *cursor);

#endif
