/* SPDX-License-Identifier: BSD-2-Clause */
/* The file of --alias. */
#ifndef COMMANDS_ALIAS_FILE_H
#define COMMANDS_ALIAS_FILE_H

#include "messages/cli.h"
#include "query/alias.h"

/**
 * Read the aliases in a file, unless it is an output; NULL is no file, "-" standard input.  Free
 * the aliases with aliases_free() in any case.  Returns false, and reports, on failure.
 */
bool alias_file_read(struct cli *cli, const char *name, struct aliases **aliases);

#endif
