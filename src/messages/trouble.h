/* SPDX-License-Identifier: BSD-2-Clause */
/* Messages of the program about itself, its options and its files. */
#ifndef MESSAGES_TROUBLE_H
#define MESSAGES_TROUBLE_H

#include "messages/cli.h"

/**
 * Write a message that ends its line: what printf() would print; never pass untrusted bytes to
 * "%s".
 */
__attribute__((format(printf, 2, 3))) void cli_message(struct cli *cli, const char *format, ...);

/** Write "yinsh: command: subject: reason" and a line end. */
void cli_put_trouble(struct output *output, const struct cli *cli, const char *subject,
                     const char *reason);

/** Report trouble as cli_put_trouble() writes it, and set the status; returns false. */
bool cli_trouble(struct cli *cli, const char *subject, const char *reason);

/** Begin a message about wrong usage with "yinsh: command: ", and set the status. */
void cli_begin_usage(struct output *output, struct cli *cli);

/**
 * Report wrong usage as "yinsh: command: reason 'subject'", and set the status.  The reason is what
 * printf() would print; subject is NULL for none.  Returns false.
 */
__attribute__((format(printf, 3, 4))) bool cli_usage(struct cli *cli, const char *subject,
                                                     const char *format, ...);

/** The same with what is offered instead after the subject, or "". */
void cli_usage_near(struct cli *cli, const char *subject, const char *near, const char *reason);

/** Report how many faults were not shown because of --max-faults, after the last one. */
void cli_report_hidden(struct cli *cli);

#endif
