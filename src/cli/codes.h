/* SPDX-License-Identifier: BSD-2-Clause */
/* The codes of faults as users write them. */
#ifndef CLI_CODES_H
#define CLI_CODES_H

#include "cli/values.h"

/** Return the code of a name, or FAULT_NONE if no code has it. */
enum fault_code cli_code(const char *name);

/** Report a name that is not a code as "REASON 'NAME'", followed by similar codes. */
void cli_bad_code(struct cli *cli, const char *reason, const char *name);

/** Take the value of -W, which chooses a level; returns false, and reports, if it is wrong. */
bool cli_choose_level(struct cli *cli, const struct option_spec *spec, const char *text);

#endif
