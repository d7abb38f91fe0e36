/* SPDX-License-Identifier: BSD-2-Clause */
/* The table of how often each fault was reported. */
#ifndef COMMANDS_STATISTICS_H
#define COMMANDS_STATISTICS_H

#include "cli/cli.h"

/**
 * Write the codes that cli->counted has, with the numbers of faults and of records, the most
 * frequent first: a table divided by tabs, or with --diagnostics=json an object a line.
 */
void statistics_write(struct output *output, const struct cli *cli);

#endif
