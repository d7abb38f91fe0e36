/* SPDX-License-Identifier: BSD-2-Clause */
/* One run of the program: what its commands and all that they use share. */
#ifndef MESSAGES_CLI_H
#define MESSAGES_CLI_H

#include "base/output.h"
#include "base/ranges.h"
#include "base/text.h"
#include "input/input.h"
#include "reader/reader.h"

/** Exit statuses; the worst of a run counts. */
enum { STATUS_GOOD = 0, STATUS_BAD = 1, STATUS_TROUBLE = 2 };

enum { MOST_JOBS = 1024 /* threads */ };

/** The levels that the user chose with -W: 1 more than the level, or 0 if none was chosen. */
struct chosen_levels {
    uint8_t of_code[FAULT_COUNT];
    uint8_t of_level[YINSH_LEVEL_ERROR + 1]; /* of all codes with this level */
};

/** When to use colour, or to show the progress; the values of --color and --progress. */
enum color { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };

/** How often a code was reported, shown or not, and in how many records. */
struct fault_count {
    uint64_t faults, records;
};

/** The form of messages about records. */
enum diagnostics {
    DIAGNOSTICS_TEXT,  /* with the source, the rule and what would have been legal */
    DIAGNOSTICS_SHORT, /* one line for each */
    DIAGNOSTICS_JSON,  /* one JSON object for each */
    DIAGNOSTICS_SARIF  /* one SARIF document for the run */
};

/** The messages of a run; only messages/ uses what follows the empty line. */
struct messages {
    enum diagnostics diagnostics;
    bool board;            /* whether faults are shown on a board */
    bool colored;          /* whether messages about faults are coloured */
    int max_faults;        /* faults shown in the whole run; -1, a huge uint64_t, for no limit */
    uint64_t faults;       /* total number, shown or not */
    struct output *report; /* receives faults; NULL for standard error */
    bool report_ended;     /* whether nothing can be added to the report */
    bool lost;             /* whether one could not be written */
    uint64_t repeated[2];  /* numbers of messages with REPEATED_TURN and REPEATED_PATTERN */

    bool explained[FAULT_COUNT]; /* whether a fault of the code was shown with rule and remedy */
    uint64_t results;            /* number in the SARIF document */
    struct bytes misfit;         /* name of the file with the last FAULT_CHARSET_MISFIT */
    struct bytes notifications;  /* objects of the SARIF document */
    uint64_t notifications_lost; /* number of those that were too many to keep */
};

/** How often each code was reported, for commands that count this. */
struct fault_statistics {
    bool wanted;                             /* whether to count */
    bool alone;                              /* whether to show no fault */
    struct fault_count counted[FAULT_COUNT]; /* without those that are ignored with -W */
};

/** The records that the user selected. */
struct selection {
    struct ranges numbers; /* in their file; empty selects all */
    const char *where;     /* the filter; NULL selects all */
    const char *turns;     /* a condition about the turns that a command lists; NULL: all */
    bool asks_turns;       /* whether the turns that the filter asks about are listed */
};

/** The outputs of a run, see outputs/new_file.h. */
struct outputs {
    struct output_files files;
    struct bytes inputs; /* that are known before records are read */
};

struct command;

/** Names that other names are read as; see query/alias.c. */
struct aliases;

struct map;

/** One run of the program. */
struct cli {
    const struct command *command;
    yinsh_reader_options reading; /* how records are read */
    struct input_options input;   /* the operands, and the other sources of records */
    struct selection selection;
    const char *alias_file;  /* of --alias; NULL if no names change */
    struct aliases *aliases; /* those in that file, when select_records() has read it */
    struct map *numbers;     /* of players in an anonymous run; NULL in any other */
    struct messages messages;
    struct chosen_levels levels; /* see cli_level() */
    struct fault_statistics statistics;
    struct outputs outputs;
    struct output *out;         /* standard output */
    int jobs;                   /* number of threads; 0 is one per processor */
    enum color color, progress; /* when to use colour, and to show the progress */
    bool verbose;               /* whether to report what was skipped */
    bool tolerant;              /* whether a bad record leaves the status good */
    bool incomplete;            /* whether there was trouble other than damaged archives */
    int status;                 /* the worst status of the run yet */
};

/** What the operands of a command are. */
enum operands {
    OPERANDS_RECORDS,   /* sources of records, for which it has the options of reading */
    OPERANDS_POSITIONS, /* positions, or files of them */
    OPERANDS_WORDS      /* no files */
};

/** A command of the program. */
struct command {
    const char *name;
    const char *arguments; /* as in the usage line, after the name; NULL: options and files */
    const char *summary;   /* one line */
    const char *options;   /* its own options, for --help; complete lines */
    const char *examples;  /* for --help; complete lines */
    enum operands operands;
    bool creates_files; /* whether it has an option that names an output */
    /** Runs it; argv[0] is the command's name.  Sets cli->status. */
    void (*run)(struct cli *cli, int argc, char **argv);
};

/** Return whether the user selected records; those that are not do not exist for a command. */
static inline bool cli_selects(const struct cli *cli)
{
    return cli->selection.numbers.count > 0 || cli->selection.where != NULL;
}

/** Make the status at least this bad. */
static inline void cli_worsen(struct cli *cli, int status)
{
    if (status > cli->status)
        cli->status = status;
}

#endif
