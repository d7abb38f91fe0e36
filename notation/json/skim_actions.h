/* SPDX-License-Identifier: BSD-2-Clause */
/* The actions of the project's own JSON as programs write them, skimmed. */
#ifndef JSON_SKIM_ACTIONS_H
#define JSON_SKIM_ACTIONS_H

#include "syntax/skim_steps.h"

/**
 * Take the actions at the cursor, with the commas after them, as long as another one follows and
 * nothing is unusual.  Returns whether the last one was left open: the cursor is then before its
 * notes or brace.
 */
bool json_skim_actions(struct skim_steps *steps, struct cursor *cursor);

#endif
