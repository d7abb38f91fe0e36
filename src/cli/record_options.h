/* SPDX-License-Identifier: BSD-2-Clause */
/* Options of the commands that read records: what to read, and how. */
#ifndef CLI_RECORD_OPTIONS_H
#define CLI_RECORD_OPTIONS_H

#include "cli/cli.h"

#include <getopt.h>

/* Those without a letter. */
enum {
    OPTION_HOUSE = 256,
    OPTION_VARIANT,
    OPTION_TOLERANT,
    OPTION_INCLUDE,
    OPTION_EXCLUDE,
    OPTION_FILES_FROM,
    OPTION_FILES0_FROM,
    OPTION_PART,
    OPTION_PROGRESS,
    OPTION_MAX_RECORD,
    OPTION_MAX_EXPANDED,
    OPTION_MAX_RATIO,
    OPTION_MAX_MEMBERS,
    OPTION_DIAGNOSTICS,
    OPTION_BOARD,
    OPTION_MAX_FAULTS,
    OPTION_AFTER_RECORDS
};

/** These options; ends with an option without a name. */
extern const struct option record_options[];

/** Their letters, as for getopt(). */
extern const char record_option_letters[];

/** Their part of --help. */
extern const char record_options_help[];

/** Handle one of these options; returns false, and reports, if its value is wrong. */
bool record_option_take(struct cli *cli, int option, const char *text);

/** Free what these options have allocated. */
void record_options_free(struct cli *cli);

#endif
