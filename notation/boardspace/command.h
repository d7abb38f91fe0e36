/* SPDX-License-Identifier: BSD-2-Clause */
/* The commands in Boardspace's records. */
#ifndef BOARDSPACE_COMMAND_H
#define BOARDSPACE_COMMAND_H

#include "base/words.h"
#include "notation/boardspace/step.h"

/**
 * Parse a command, whose player and place are already set.  There is no white space around the
 * words, and after them nothing else before the bracket that closes their value.
 */
bool boardspace_parse_command(struct words words, struct boardspace_command *command);

#endif
