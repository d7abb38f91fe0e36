/* SPDX-License-Identifier: BSD-2-Clause */
/* Skimming whole turns of Boardspace's records. */
#ifndef BOARDSPACE_SKIM_TURNS_H
#define BOARDSPACE_SKIM_TURNS_H

#include "syntax/skim_steps.h"

/**
 * Take whole turns from the cursor on, as the site writes most of them: each command on a line of
 * its own, with Done after it, and nothing else but clocks.  No step is pending, and the game has
 * not ended; first is the colour of P0.  Moves the cursor after the last of these turns.
 */
void boardspace_skim_turns(struct cursor *cursor, struct skim_steps *steps,
                           enum yinsh_colour first);

#endif
