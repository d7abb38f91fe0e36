/* SPDX-License-Identifier: BSD-2-Clause */
/* The commands of the program, each in the file of its name. */
#ifndef COMMANDS_COMMANDS_H
#define COMMANDS_COMMANDS_H

#include "messages/cli.h"

extern const struct command command_check, command_convert, command_show, command_history,
    command_score, command_perft, command_moves, command_notations, command_explain, command_repair,
    command_draw, command_replay, command_search, command_unique, command_diff, command_openings,
    command_stats, command_events, command_publish, command_play;

#endif
