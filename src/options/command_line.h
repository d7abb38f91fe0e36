/* SPDX-License-Identifier: BSD-2-Clause */
/* The options of a command, and its --help. */
#ifndef OPTIONS_COMMAND_LINE_H
#define OPTIONS_COMMAND_LINE_H

#include "options/values.h"

/** The longest record that --max-record allows, in bytes; buffers may be some times as long. */
#define OPTIONS_MAX_RECORD (SIZE_MAX / 4)

/**
 * Handle the options of a command: its own, NULL for none, and those that commands share.  Stores
 * the operands in cli->input.  Returns false if the command must not run.
 */
bool cli_options(struct cli *cli, int argc, char **argv, const struct option_spec own[]);

/** Free what options have allocated. */
void cli_options_free(struct cli *cli);

#endif
