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

/** Skip white space that is not at the end of what can be loaded. */
static inline const char *boardspace_skip_blanks(const char *at)
{
    while ((unsigned char)*at <= ' ' && is_blank(*at))
        at++;
    return at;
}

enum { BOARDSPACE_AHEAD = 4 /* bytes that can be loaded wherever a word may be */ };

/**
 * Take a command, of which the player and the place are already set; returns what is after it, or
 * NULL if it is none.  Somewhere after it there has to be a bracket, which stops everything, and
 * BOARDSPACE_AHEAD bytes.
 */
const char *boardspace_take_command(const char *at, struct boardspace_command *command);

#endif
