/* SPDX-License-Identifier: BSD-2-Clause */
/* What the commands of the program share: options, records of files, messages, output. */
#ifndef CLI_H
#define CLI_H

#include "base/output.h"
#include "input/input.h"
#include "reader/reader.h"

#include <getopt.h>
#include <sys/types.h>

/** Exit statuses; the worst of a run counts. */
enum { STATUS_GOOD = 0, STATUS_BAD = 1, STATUS_TROUBLE = 2 };

enum { MOST_JOBS = 1024 /* threads */ };

/** The levels that the user chose (-W); of each 1 more than it, or 0 where he chose none. */
struct chosen_levels {
    uint8_t of_code[FAULT_COUNT];
    uint8_t of_level[YINSH_LEVEL_ERROR + 1]; /* of all codes that have it without his choice */
};

/** When to use colour, or to show the progress. */
enum color { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };

/** The form of messages about records. */
enum diagnostics {
    DIAGNOSTICS_TEXT,  /* with the source, the rule and what would have been legal */
    DIAGNOSTICS_SHORT, /* a line each */
    DIAGNOSTICS_JSON,  /* a JSON object each */
    DIAGNOSTICS_SARIF  /* one SARIF document for the run */
};

struct command;

enum { MOST_OUTPUTS = 4 /* two files, or one folder, and the two streams */ };

/** The files that a run writes; see cli/outputs.h. */
struct outputs {
    struct {
        dev_t device;
        ino_t inode;
        enum output_state state;
        const char *name; /* NULL for a stream, which was open before and is not replaced */
    } list[MOST_OUTPUTS];
    size_t count;
    const char *extensions; /* the first is that of the files made in the folder; NULL: no folder */
    dev_t folder_device;
    ino_t folder_inode;
};

/** One run of the program. */
struct cli {
    const struct command *command;
    yinsh_reader_options reading; /* how records are read */
    struct input_options input;   /* where the records come from, but for the operands */
    int jobs;                     /* threads that work on records; 0 is one for each processor */
    enum color color, progress;   /* COLOR_... */
    enum diagnostics diagnostics;
    bool board;                  /* whether faults are shown on a board */
    bool verbose;                /* whether to say what was skipped */
    bool tolerant;               /* whether a bad record leaves the status good */
    struct chosen_levels levels; /* see cli_level() */
    bool options_read;           /* whether messages have the form that was asked for */
    bool messages_lost;          /* whether one could not be written */
    uint64_t results;            /* in the SARIF document so far */
    bool limits_faults;          /* whether only some of the faults are shown: */
    int max_faults;              /* so many of the whole run */
    uint64_t faults;             /* that came so far, shown or not */
    struct outputs outputs;
    struct output *out; /* standard output */
    int status;         /* the worst so far */
    bool incomplete;    /* whether there was trouble but for damaged archives */
};

/** A command of the program. */
struct command {
    const char *name;
    const char *arguments; /* as in the usage line, behind the name */
    const char *summary;   /* one line */
    const char *options;   /* its own options, for --help; lines that end with a line end */
    const char *examples;  /* for --help; lines that end with a line end */
    bool reads_records;    /* whether it takes the options of reading and FILE... */
    /** Run it; argv[0] is the command's name.  Problems go to cli->status. */
    void (*run)(struct cli *cli, int argc, char **argv);
};

/** All commands; ends with NULL. */
extern const struct command *const command_table[];

/* Long options without a letter; a command's own start at OPTION_OWN. */
enum {
    OPTION_HELP = 256,
    OPTION_VERSION,
    OPTION_COLOR,
    OPTION_HOUSE,
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
    OPTION_OWN
};

enum { OPTION_DONE = -1, OPTION_FAILED = -2 /* it is reported, or --help was answered */ };

/**
 * The next option of a command.  Options that all commands share are dealt with here;
 * returns another one's letter or value, OPTION_DONE with optind at the first operand, or
 * OPTION_FAILED, after which the command only returns.
 */
int cli_option(struct cli *cli, int argc, char **argv, const char *letters,
               const struct option *own);

/** Read a number from lowest to highest; false, and reported, where it is none. */
bool cli_number(struct cli *cli, const char *option, const char *text, int lowest, int highest,
                int *number);

/**
 * The notation that an option names, one that can be written or else one that can be read;
 * NULL, and reported with a list of those that exist, where there is none.
 */
const struct notation *cli_notation(struct cli *cli, const char *option, const char *name,
                                    bool to_write);

/** Report an option's value that is none of a list, which ends with NULL. */
void cli_bad_choice(struct cli *cli, const char *option, const char *text,
                    const char *const choices[]);

/** The code of a name, or FAULT_NONE where no code has it. */
enum fault_code cli_code(const char *name);

/** Report a name that is no code, and the codes that look most like it. */
void cli_bad_code(struct cli *cli, const char *reason, const char *name);

/** The name of a level, "ignore" for YINSH_LEVEL_NONE; static storage. */
const char *cli_level_name(enum yinsh_level level);

/**
 * How much a code weighs in this run: what the user chose for it, or for its level, or its
 * level; YINSH_LEVEL_NONE where it is not to be reported.
 */
enum yinsh_level cli_level(const struct cli *cli, enum fault_code code);

/** Whether a fault that was kept for a record is an error in this run. */
bool cli_record_is_bad(const struct cli *cli, const struct yinsh_record *record);

/** Take a choice of a level, the value of -W; false, and reported, where it is none. */
bool cli_choose_level(struct cli *cli, const char *text);

/** Read "auto", "always" or "never", or NULL for always; false, and reported, where it is none. */
bool cli_when(struct cli *cli, const char *option, const char *text, enum color *when);

/**
 * Report a word that is none of those that there are, as "REASON 'WORD'", with some that may
 * have been meant behind it; the list ends with NULL.
 */
void cli_no_such(struct cli *cli, const char *reason, const char *word, const char *const near[]);

/** Report trouble on standard error, as "yinsh: subject: reason", and set the status. */
void cli_trouble(struct cli *cli, const char *subject, const char *reason);

/** Report wrong usage and set the status. */
void cli_usage(struct cli *cli, const char *reason, const char *subject);

/** Make the status at least this bad. */
static inline void cli_worsen(struct cli *cli, int status)
{
    if (status > cli->status)
        cli->status = status;
}

/** Whether colour goes to a stream's file descriptor. */
bool cli_colors(const struct cli *cli, int descriptor);

/** Write all bytes to a descriptor; returns 0 or the number of the error. */
int cli_write_all(int descriptor, const char *bytes, size_t length);

/** A file's name as the subject of trouble: "standard input" for "-". */
const char *cli_subject(const char *file);

/** The name of a file in front of its lines: "<stdin>" where it is "-". */
const char *cli_shown_name(const char *file);

/** Write a file's name fit to be shown. */
void cli_file_name(struct output *output, const char *file);

/**
 * Write a value of untrusted bytes for a column of a table divided by tabs; a backslash is
 * doubled, so that the escapes can be undone.  NULL is the empty value.
 */
void cli_tsv_value(struct output *output, const char *value);

/** The same for (bytes, length). */
void cli_tsv_bytes(struct output *output, const char *bytes, size_t length);

/** Marks in what a task writes to standard error; no message holds a control character. */
enum { TROUBLE_BEGINS = 0x1d, FAULT_BEGINS = 0x1e, FAULT_ENDS = 0x1f };

/** Write messages with such marks to standard error; returns 0 or the number of the error. */
int cli_put_messages(struct cli *cli, const char *bytes, size_t length);

/** End what messages form together; nothing is to be said behind it. */
void cli_end_messages(struct cli *cli);

/** Whether a last line of messages may count the records. */
bool cli_counts_records(const struct cli *cli);

/** Write "yinsh: command: " as far as there is a command. */
void cli_put_name(struct output *output, const struct cli *cli);

/** Write "yinsh: command: subject: reason" and a line end. */
void cli_put_trouble(struct output *output, const struct cli *cli, const char *subject,
                     const char *reason);

/** Say how many faults were not shown because there are too many, when all have come. */
void cli_say_not_shown(struct cli *cli);

/** Begin output to standard error, for one message; end it with output_flush(). */
void diag_begin(struct output *output, struct cli *cli);

/** Begin output to standard output; the descriptor has to stay open. */
void cli_begin_stdout(struct output *output);

/** A file being written, which appears under its name only when it is complete. */
struct new_file {
    const char *name;
    char *target;    /* the file that the name stands for; NULL where there is none yet */
    char *temporary; /* NULL where the name is written to directly */
    int descriptor;
    bool is_new; /* whether no file of that name may be there */
    bool synced; /* whether it has to be on the disk before it gets its name */
};

/** Begin to write a file; false, and reported, where that fails. */
bool new_file_begin(struct cli *cli, struct new_file *file, const char *name,
                    struct output *output);

/**
 * End a file: give it its name, or, with keep false or after an error of the output, remove
 * what there is of it.  Returns false, and reports, where that fails.
 */
bool new_file_end(struct cli *cli, struct new_file *file, struct output *output, bool keep);

/**
 * The same for one of many small files: it is an error where there is a file of that name
 * already, unless replace is set, and the disk is not waited for.
 */
bool new_file_begin_small(struct cli *cli, struct new_file *file, const char *name, bool replace,
                          struct output *output);

/** Remove what there is of files being written, where the program ends at once. */
void new_files_remove(void);

/**
 * Find out whether two files being written are going to have the same name, however it is
 * given.  Returns 0, or the number of the error where that cannot be known.
 */
int new_file_same(const struct new_file *one, const struct new_file *other, bool *same);

/** How to draw a board. */
struct board_style {
    bool ascii;
    bool color;
    yinsh_set marked; /* points that are put in brackets */
};

/** Draw a position as a board with letters and numbers around it, 21 lines. */
void board_draw(struct output *output, const yinsh_position *position, struct board_style style);

/**
 * Replay a record up to the end of a turn; turn 0 is the start of any record.  Returns
 * false where the record has no such turn, or not to its end.
 */
bool replay_turn(const struct yinsh_record *record, int turn, yinsh_position *position);

/** Read a position from operands, which may be one line or its fields; false, and reported,
 * where it is none.  No operand is the empty board. */
bool cli_position(struct cli *cli, int count, char **operands, yinsh_position *position);

#endif
