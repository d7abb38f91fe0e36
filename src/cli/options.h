/* SPDX-License-Identifier: BSD-2-Clause */
/* The options of a command, and its --help. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include "cli/record_options.h"

/* Long options of all commands without a letter; a command's own start at OPTION_OWN. */
enum { OPTION_HELP = OPTION_AFTER_RECORDS, OPTION_VERSION, OPTION_COLOR, OPTION_OWN };

enum { OPTION_DONE = -1, OPTION_FAILED = -2 /* it is reported, or --help was answered */ };

/**
 * Read the next option of a command.  Handles those that all commands share; returns the letter or
 * value of any other, OPTION_DONE with optind at the first operand, or OPTION_FAILED, after which
 * the command only returns.
 */
int cli_option(struct cli *cli, int argc, char **argv, const char *letters,
               const struct option *own);

#endif
