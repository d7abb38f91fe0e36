/* SPDX-License-Identifier: BSD-2-Clause */
/* Positions that users give on the command line or in files. */
#ifndef OPTIONS_POSITION_OPERAND_H
#define OPTIONS_POSITION_OPERAND_H

#include "messages/cli.h"

/** Read a position from a line; returns false, and reports, if it is wrong. */
bool cli_position_line(struct cli *cli, const char *line, size_t length, yinsh_position *position);

/** Takes a position, its name and the number of its line; returns false if no more are wanted. */
typedef bool (*position_fn)(struct cli *cli, void *context, const yinsh_position *position,
                            struct words name, uint64_t line);

/**
 * Hand the positions in a file, "-" being standard input, to a function: one in each line, except
 * in blank ones.  A name may follow the position after a tab; without one it is empty.  A first
 * line that begins with the column name "position" is skipped, and a line that is wrong is reported
 * and skipped.
 */
void cli_positions(struct cli *cli, const char *name, position_fn take, void *context);

/** Writes what a command writes about a position. */
typedef void (*about_position_fn)(struct cli *cli, const void *context,
                                  const yinsh_position *position);

/**
 * Have a command write about each position that the operands name, with an empty line between two:
 * a position line, or its fields, or files of positions.  Without operands they are those of
 * standard input, or the start of a game if that is a terminal.  Reports it if there is none or one
 * is wrong.  The command has to state that it reads positions.
 */
void cli_operand_positions(struct cli *cli, about_position_fn write, const void *context);

#endif
