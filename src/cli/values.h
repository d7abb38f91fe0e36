/* SPDX-License-Identifier: BSD-2-Clause */
/* The values of options. */
#ifndef CLI_VALUES_H
#define CLI_VALUES_H

#include "cli/cli.h"

/** Report an option's value that is not in a list, which ends with NULL. */
void cli_bad_choice(struct cli *cli, const char *option, const char *text,
                    const char *const choices[]);

/**
 * Find an option's value in a list, which ends with NULL; returns its index, or -1, and reports,
 * if it is not there.
 */
int cli_choose(struct cli *cli, const char *option, const char *text, const char *const choices[]);

/** Read "auto", "always" or "never", or NULL for always; returns false, and reports, if wrong. */
bool cli_when(struct cli *cli, const char *option, const char *text, enum color *when);

/**
 * Read a number from lowest, which is at least 0, to highest; returns -1, and reports, if it is
 * wrong.
 */
int cli_number(struct cli *cli, const char *option, const char *text, int lowest, int highest);

/** Read a size above 0 such as 4096, 64K or 4M; returns 0, and reports, if it is wrong. */
uint64_t cli_size(struct cli *cli, const char *option, const char *text);

/**
 * The notation of a name, one that can be written or else one that can be read; returns NULL, and
 * reports the choices, if there is none.
 */
const struct notation *cli_notation(struct cli *cli, const char *option, const char *name,
                                    bool to_write);

#endif
