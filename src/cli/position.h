/* SPDX-License-Identifier: BSD-2-Clause */
/* Positions that users give on the command line. */
#ifndef CLI_POSITION_H
#define CLI_POSITION_H

#include "cli/cli.h"

/**
 * Read a position from the operands: a position line, or its fields; none is the empty board.
 * Returns false, and reports, if it is wrong.
 */
bool cli_position(struct cli *cli, yinsh_position *position);

#endif
