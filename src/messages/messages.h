/* SPDX-License-Identifier: BSD-2-Clause */
/* Messages: of the program about itself and its files, and those that commands write. */
#ifndef MESSAGES_MESSAGES_H
#define MESSAGES_MESSAGES_H

#include "base/words.h"
#include "messages/cli.h"

#include <stddef.h>

/* ---- About the program itself, its options and its files: trouble.c ----- */

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

/* ---- Names and values as people and programs read them: put_text.c ------ */

/** Return whether text on a stream's file descriptor is coloured. */
bool cli_colors(enum color color, int descriptor);

/** Return the name of an input file in error messages: "standard input" for "-". */
const char *cli_subject(const char *file);

/** Return the name of an input file in messages about its lines: "<stdin>" for "-". */
const char *cli_shown_name(const char *file);

/** Write the name of cli_shown_name(), made visible. */
void cli_file_name(struct output *output, const char *file);

/** Write the name of a player, which is in a tag, made visible; "?" if there is none. */
void cli_put_player(struct output *output, const struct yinsh_record *record, const char *tag);

/** Write untrusted text, made visible and in single quotes. */
void cli_put_quoted(struct output *output, const char *text);

/** Write untrusted text, made visible, except that one byte is written as given. */
void cli_put_visible(struct output *output, struct words text, char byte, const char *as);

/* ---- The level of each fault in this run: level.c ----------------------- */

/** The names of the levels in the order of enum yinsh_level, then NULL. */
extern const char *const level_names[];

/**
 * The level of a code in this run: what the user chose for the code, or else for its level, or
 * else its level; YINSH_LEVEL_NONE if it is not reported.
 */
enum yinsh_level cli_level(const struct chosen_levels *levels, enum fault_code code);

/**
 * Store the codes that were counted, the most frequent first; codes that are equally frequent are
 * in the order of yinsh explain.  Returns how many there are.
 */
size_t cli_counted_codes(const struct fault_count counted[FAULT_COUNT],
                         yinsh_fault codes[FAULT_COUNT]);

/** Return whether a fault that was kept for a record is an error in this run. */
bool cli_record_is_bad(const struct chosen_levels *levels, const struct yinsh_record *record);

/* ---- On the way to standard error and to the report: emit.c ------------- */

/*
 * Messages on their way to standard error, and faults on their way to the report, if they have one
 * of their own: they are brought into the form that the user chose, and faults are counted.  Only
 * the main thread calls these functions, in the order of the input.
 */

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

/* ---- The line on standard error that shows the progress of a command: progress.c --- */

/** The progress line. */
struct progress {
    bool wanted;
    bool to_terminal;
    struct output *out; /* standard output, which may go to the same terminal */
    bool shown;         /* whether the line is on the terminal */
    uint64_t begun;     /* in milliseconds */
    uint64_t latest;    /* when it was last shown */
};

/** Begin; whether there is a line depends on the options and on standard error. */
void progress_begin(struct progress *progress, const struct cli *cli, struct input *input);

/** Remove the line from the terminal, to make room for messages. */
void progress_hide(struct progress *progress);

/**
 * Show the number of records and bytes read, and total if that is not 0, at most a few times per
 * second.
 */
void progress_show(struct progress *progress, uint64_t records, uint64_t done, uint64_t total);

#endif
