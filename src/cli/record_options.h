/* SPDX-License-Identifier: BSD-2-Clause */
/* Options of the commands that read records: what to read, and how. */
#ifndef CLI_RECORD_OPTIONS_H
#define CLI_RECORD_OPTIONS_H

#include "cli/cli.h"

/** These options; ends with an option without a name. */
extern const struct option record_options[];

/** Their part of --help. */
extern const char record_options_help[];

/** Deal with one of them; false, and reported, where its value is wrong. */
bool record_option_take(struct cli *cli, int option, const char *text);

/** Free what they have allocated. */
void record_options_free(struct cli *cli);

#endif
