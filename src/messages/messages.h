/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Messages: of the program about itself and its files, and those that commands write; faults, for
 * people, a line each or with the source, notes and a board, and for programs.
 */
#ifndef MESSAGES_MESSAGES_H
#define MESSAGES_MESSAGES_H

#include "base/output.h"
#include "base/text.h"
#include "messages/cli.h"
#include "record/advice.h"
#include "record/fault.h"
#include "record/marks.h"
#include "record/record.h"

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

/**
 * Report how many faults were not shown because of --max-faults, after the last one, and how many
 * messages because they repeat another about more records.
 */
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

/** Marks of lines that many records may need, of which only the first of each kind is shown. */
enum { REPEATED_TURN = 0x10, REPEATED_PATTERN };

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

/* ---- The source line that a fault is about: excerpt.c ------------------- */

/** The part of a source line around a fault; valid as long as the record's source. */
struct excerpt {
    const char *line;         /* first byte that is shown */
    size_t length;            /* bytes that are shown, without the line end */
    size_t begin, end;        /* the bytes at fault, counted from line; none if equal */
    bool cut_front, cut_back; /* whether the line begins before, or continues after it */
};

/**
 * Find the line of some bytes of a source, from an offset in it on, cut around them so that it fits
 * on a line of a terminal; inside is whether the source begins inside a line.
 */
struct excerpt excerpt_in(struct words source, bool inside, size_t offset, size_t marked);

/** Find the line of a fault, cut around the fault so that it fits on a line of a terminal. */
struct excerpt excerpt_of(const struct yinsh_record *record, const struct fault *fault);

/** Turn the column of a fault, from 1 in bytes, into one that is counted in characters. */
uint64_t excerpt_column(const struct yinsh_record *record, const struct fault *fault,
                        uint64_t column);

/**
 * Write the excerpt, made visible, and a line that underlines the bytes at fault.  Both begin with
 * a margin, which has the line's number first.
 */
void excerpt_write(struct output *output, const struct excerpt *excerpt, uint64_t line,
                   const char *color);

/* ---- For people: fault_report.c ----------------------------------------- */

/** Write a fault of a record of a file, with its level in this run, in the form that was chosen. */
void fault_write(struct output *output, const struct messages *messages, enum yinsh_level level,
                 const char *file, const struct yinsh_record *record, const struct fault *fault);

/* ---- For programs: fault_json.c ----------------------------------------- */

/** All that is reported of one fault, in whatever form. */
struct fault_report {
    const char *file;
    const struct yinsh_record *record;
    const struct fault *fault;
    enum yinsh_level level; /* in this run */
    uint64_t line, column;  /* of its first byte, in bytes */
    char text[512];
    struct excerpt excerpt;
    struct advice advice;
};

/** Write a fault as a JSON object on a line. */
void fault_write_json(struct output *output, const struct fault_report *report);

/** Write a fault as a result object of SARIF, without a line end. */
void fault_write_sarif(struct output *output, const struct fault_report *report);

/** Write a message that is not a fault, trouble or a note, as a JSON object on a line. */
void message_write_json(struct output *output, bool trouble, const char *text, size_t length);

/** Write a message that is not a fault as a notification object of SARIF, without a line end. */
void message_write_sarif(struct output *output, bool trouble, const char *text, size_t length);

/** Write what precedes the results in a SARIF document. */
void sarif_begin(struct output *output);

/** Write what follows the results: the notifications of the run, and whether there was trouble. */
void sarif_end(struct output *output, const struct messages *messages, bool trouble);

/* ---- A board in text: board.c ------------------------------------------- */

/* As the rulebook prints it: column A on the left, White at the bottom. */

/** How to draw a board. */
struct board_style {
    bool ascii;
    bool color;
    const struct marks *marks; /* what a turn changed, and the points of a fault; NULL: nothing */
};

/** Draw a position as a board with letters and numbers around it, 21 lines. */
void board_draw(struct output *output, const yinsh_position *position, struct board_style style);

enum { BOARD_SECOND = 52 /* column at which the second of two boards begins */ };

/** Draw two positions side by side. */
void board_draw_pair(struct output *output, const yinsh_position positions[2],
                     const struct board_style styles[2]);

/** Write what the signs on a board mean, as far as there are any, in a line. */
void board_legend(struct output *output, const yinsh_position *position, const struct marks *marks);

/**
 * Read a board that board_draw() drew without colour, and in which any sign may have been replaced
 * by another ASCII character.  Stores the ASCII character on each point and its offset in the
 * text.  Lines before the board are skipped.  Returns false if the board is incomplete.
 */
bool board_read(struct words text, char cells[YINSH_FRAME], size_t offsets[YINSH_FRAME]);

#endif
