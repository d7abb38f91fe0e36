/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Messages on their way to standard error, and faults on their way to the report, if they have one
 * of their own: they are brought into the form that the user chose, and faults are counted.  Only
 * the main thread calls these functions, in the order of the input.
 */
#ifndef MESSAGES_EMIT_H
#define MESSAGES_EMIT_H

#include "messages/cli.h"

/**
 * Marks in messages; the text of a message holds no control character.  REPORT_BEGINS precedes a
 * line that belongs to the report, TROUBLE_BEGINS one that states why something was not done.
 */
enum { REPORT_BEGINS = 0x1c, TROUBLE_BEGINS, FAULT_BEGINS, FAULT_ENDS };

/** After FAULT_BEGINS follows a byte that is this plus the code. */
enum { FAULT_CODE = 0x20 };
_Static_assert(FAULT_CODE + FAULT_COUNT <= 0x80, "a code has to fit into a byte that is no mark");

/** Marks of lines of a fault that are the same for all faults with its code. */
enum { HINT_BEGINS = 0x19, HINT_ENDS };

/** After the code FAULT_CHARSET_MISFIT follows the name of the file, and this. */
enum { FILE_ENDS = 0x18 };

/**
 * Write messages with such marks; returns 0 or the number of the error of standard error.  An error
 * of the report stays in messages->report.
 */
int cli_put_messages(struct messages *messages, const char *bytes, size_t length);

/** Begin output to standard error, for one message; end it with output_flush(). */
void cli_begin_message(struct output *output, struct messages *messages);

/**
 * End the document that all faults form together, if they form one, with whether there was trouble;
 * later messages are text.
 */
void cli_end_messages(struct messages *messages, bool trouble);

/** Return whether the form of messages allows lines that count records or show progress. */
bool cli_counts_records(const struct messages *messages);

#endif
