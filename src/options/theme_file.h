/* SPDX-License-Identifier: BSD-2-Clause */
/* The theme that a user names. */
#ifndef OPTIONS_THEME_FILE_H
#define OPTIONS_THEME_FILE_H

#include "messages/cli.h"
#include "picture/theme.h"

/**
 * Fill in a theme by the name of one that comes with the program, or of a file, which has the
 * colours of the first theme if it does not set them.  Call it when all outputs are noted.  Returns
 * false, and reports, on failure.
 */
bool cli_theme(struct cli *cli, const char *name, struct theme *theme);

#endif
