/* SPDX-License-Identifier: BSD-2-Clause */
/* Options of the commands that read records: what to read, and how. */
#ifndef CLI_RECORD_OPTIONS_H
#define CLI_RECORD_OPTIONS_H

#include "cli/values.h"

enum { RECORD_OPTIONS = 22 };

/** Store these options, and the end of their list. */
void record_options(struct cli *cli, struct option_spec specs[RECORD_OPTIONS]);

/** Their part of --help. */
extern const char record_options_help[];

/** Free what these options have allocated. */
void record_options_free(struct cli *cli);

#endif
