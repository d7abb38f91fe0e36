/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Messages on their way to standard error: they are brought into the form that the user chose, and
 * faults are counted.  Only the main thread calls these functions, in the order of the input.
 */
#ifndef CLI_EMIT_H
#define CLI_EMIT_H

#include "cli/cli.h"

/** Marks in messages; the text of a message holds no control character. */
enum { TROUBLE_BEGINS = 0x1d, FAULT_BEGINS = 0x1e, FAULT_ENDS = 0x1f };

/** Write messages with such marks to standard error; returns 0 or the number of the error. */
int cli_put_messages(struct cli *cli, const char *bytes, size_t length);

/** Begin output to standard error, for one message; end it with output_flush(). */
void cli_begin_message(struct output *output, struct cli *cli);

/** End the document that all messages form together; nothing may be written after it. */
void cli_end_messages(struct cli *cli);

/** Return whether the form of messages allows lines that count records or show progress. */
bool cli_counts_records(const struct cli *cli);

#endif
