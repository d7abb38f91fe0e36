/* SPDX-License-Identifier: BSD-2-Clause */
/* The commands in Boardspace's records. */
#ifndef BOARDSPACE_COMMAND_H
#define BOARDSPACE_COMMAND_H

#include "base/words.h"
#include "notation/boardspace/step.h"

/** Parse a command; its player and the place of the step are already set. */
bool boardspace_parse_command(struct words words, struct boardspace_command *command);

#endif
