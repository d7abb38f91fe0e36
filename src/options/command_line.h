/* SPDX-License-Identifier: BSD-2-Clause */
/* The options of commands, each with what becomes of its value, and the files that they name. */
#ifndef OPTIONS_COMMAND_LINE_H
#define OPTIONS_COMMAND_LINE_H

#include "base/line_stream.h"
#include "base/text.h"
#include "messages/cli.h"
#include "outputs/table_writer.h"
#include "picture/theme.h"

/* ---- Values: values.c --------------------------------------------------- */

/**
 * What an option does; those after OPTION_ACT have a value, which OPTION_WHEN and OPTION_SUFFIX may
 * omit.
 */
enum option_kind {
    OPTION_FLAG,   /* set a bool */
    OPTION_CLEAR,  /* clear a bool */
    OPTION_PICK,   /* store lowest in an enum, which is 0 if no other option of *choices is given */
    OPTION_ACT,    /* call take() */
    OPTION_TEXT,   /* store the value in a const char * */
    OPTION_OUTPUT, /* the same, the name of an output, with choices as output_is_writable() */
    OPTION_SUFFIX, /* the same, or "" without a value */
    OPTION_NUMBER, /* store a number from lowest to highest in an int */
    OPTION_SIZE,   /* store a size above 0 such as 4096, 64K or 4M in a uint64_t */
    OPTION_RANGES, /* add numbers and ranges such as 3,7-9 to a struct ranges */
    OPTION_CHOICE, /* store lowest plus the index of the value in choices in an enum or int */
    OPTION_WHEN,   /* store the value in an enum color */
    /* Store a notation that can be written, or with lowest 1 read, in a const struct notation *. */
    OPTION_NOTATION,
    OPTION_CALL /* call take() with the value */
};

/** An option of a command; a list of them ends with one without a name. */
struct option_spec {
    const char *name;
    char letter; /* or 0 */
    enum option_kind kind;
    void *value;                /* see the kind */
    const char *const *choices; /* up to a NULL; with OPTION_PICK, a text that names the others */
    int lowest, highest;        /* lowest is at least 0 */
    /** Handles the option; returns false, and reports, if the command must not run. */
    bool (*take)(struct cli *cli, const struct option_spec *spec, const char *text);
};

/** Handle an option, whose value may be NULL; returns false, and reports, if it is wrong. */
bool option_take(struct cli *cli, const struct option_spec *spec, const char *text);

/**
 * Cut the next name, which may be empty, from names that are separated by commas; rest is where
 * they begin.  Returns NULL after the last.
 */
char *cli_next_name(char **rest);

/** Report an option's value that is not in a list, which ends with NULL; returns false. */
bool cli_bad_choice(struct cli *cli, const char *option, const char *text,
                    const char *const choices[]);

/** Return the code of a name, or FAULT_NONE if no code has it. */
enum fault_code cli_code(const char *name);

/** Report a name that is not a code as "REASON 'NAME'", followed by similar codes. */
void cli_bad_code(struct cli *cli, const char *reason, const char *name);

/** Take the value of -W, which chooses a level; returns false, and reports, if it is wrong. */
bool cli_choose_level(struct cli *cli, const struct option_spec *spec, const char *text);

/**
 * Return the notation that the name of an output states by its extension, which may be the name of
 * the notation; of several, that is the first in the list.  NULL if there is none, or if own is the
 * name of one of them; own and the name of the output may be NULL.
 */
const struct notation *notation_of_output(const char *name, const char *own);

/* ---- A command line, and its --help: command_line.c --------------------- */

/** The longest record that --max-record allows, in bytes; buffers may be some times as long. */
#define OPTIONS_MAX_RECORD (SIZE_MAX / 4)

/**
 * Handle the options of a command: its own, NULL for none, and those that commands share.  Stores
 * the operands in cli->input.  Returns false if the command must not run.
 */
bool cli_options(struct cli *cli, int argc, char **argv, const struct option_spec own[]);

/** Free what options have allocated. */
void cli_options_free(struct cli *cli);

/* ---- Small files that options name, of lines or a theme: lines_file.c --- */

/** A file being read. */
struct lines_file {
    const char *name;
    int descriptor;
    int error;          /* number of the error, 0 if there was none */
    uint64_t foreign;   /* the first line that is not in UTF-8, but is read as text; 0 if none is */
    struct output *out; /* what was written about the lines before, which more may wait for */
};

/** Open a file, "-" being standard input; false, and reported, if that fails. */
bool lines_file_open(struct cli *cli, struct lines_file *file, const char *name);

/** Read from a struct lines_file, the context; as yinsh_read_fn. */
ptrdiff_t lines_file_read(void *context, char *buffer, size_t size);

/**
 * Close a file, and report a line that is not in UTF-8, and the fault if the file is not good;
 * returns whether it is.
 */
bool lines_file_close(struct cli *cli, const struct lines_file *file, bool good,
                      const struct lines_fault *fault);

/**
 * Read a file of text and hand each of its lines to a function.  Returns false, and reports, on
 * failure; it is none if the function ends reading without a reason.
 */
bool lines_file_each(struct cli *cli, const char *name, lines_fn take, void *context);

/**
 * Read a whole file of at most 64 KiB, without its byte order mark; its bytes are to be freed in
 * any case.  Returns false, and reports, on failure.
 */
bool lines_file_take(struct cli *cli, const char *name, struct bytes *bytes);

/** Report what is wrong in a line as "FILE:LINE:COLUMN: reason"; column 0 is none. */
void lines_file_report(struct cli *cli, const char *name, uint64_t line, uint64_t column,
                       const char *reason);

/**
 * Fill in a theme by the name of one that comes with the program, or of a file, which has the
 * colours of the first theme if it does not set them.  Call it when all outputs are noted.  Returns
 * false, and reports, on failure.
 */
bool cli_theme(struct cli *cli, const char *name, struct theme *theme);

/* ---- What other programs call otherwise: instead.c ---------------------- */

/**
 * Append what is used instead of a command, or of an option of one that has these options, which is
 * unknown here; the option may have its value.  Returns false if nothing is known of it.
 */
bool cli_instead(const char *name, const char *const options[], struct text *text);

/* ---- Positions on the command line or in files: position_operand.c ------ */

/** Return whether a text that should state a position is a line, or turns such as "1.d5 2.e6". */
bool cli_states_position(const char *text);

/**
 * Read a position from a line, or from turns in the official notation, after which it is; returns
 * false, and reports, if they are wrong.
 */
bool cli_position_line(struct cli *cli, const char *line, yinsh_position *position);

/**
 * Read a position from the operands, which are its line, its fields, or turns; returns false, and
 * reports, if it is wrong.
 */
bool cli_position_operands(struct cli *cli, yinsh_position *position);

/** Takes a position, its name and the number of its line; returns false if no more are wanted. */
typedef bool (*position_fn)(struct cli *cli, void *context, const yinsh_position *position,
                            struct words name, uint64_t line);

/**
 * Hand the positions in a file, "-" being standard input, to a function: one in each line, except
 * in blank ones.  A name may follow the position after a tab; without one it is empty.  A first
 * line that begins with the column name "position" is skipped, and a line that is wrong is reported
 * and skipped.
 */
void cli_positions(struct cli *cli, const char *name, position_fn take, void *context);

/** The forms of what is written about positions, text and JSON, as choices, and in --help. */
extern const char *const position_forms[];
#define POSITION_FORM_HELP                                                                         \
    "      --format=FORMAT  text, or json for an object on each line [default: text]\n"

/** What a command writes about positions: rows of a table, each of which begins with
 * position_row(). */
struct about_positions {
    /** Write the rows of a position. */
    void (*write)(struct table *table, const void *context, const yinsh_position *position);
    const void *context;
    const char *const *names; /* of the columns; the first one is "position" */
    size_t columns;
    int json;         /* whether the form is JSON; else the column of the position is omitted */
    uint64_t written; /* number of positions */
};

/** Write the position if the row has it. */
void position_row(struct table *table, const yinsh_position *position);

/**
 * Have a command write about each position that the operands name: a position line, or its fields,
 * or turns, or files of positions.  Without operands they are those of standard input, or the start
 * of a game if that is a terminal.  Reports it if there is none or one is wrong.  The command has
 * to state that it reads positions.
 */
void cli_operand_positions(struct cli *cli, struct about_positions *about);

#endif
