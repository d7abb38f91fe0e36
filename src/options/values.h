/* SPDX-License-Identifier: BSD-2-Clause */
/* The options of commands, each with what becomes of its value. */
#ifndef OPTIONS_VALUES_H
#define OPTIONS_VALUES_H

#include "messages/cli.h"

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
    OPTION_NOTATION, /* store a notation that can be written in a const struct notation * */
    OPTION_CALL      /* call take() with the value */
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

/**
 * Find an option's value in a list, which ends with NULL; returns its index, or -1, and reports,
 * if it is not there.
 */
int cli_choose(struct cli *cli, const char *option, const char *text, const char *const choices[]);

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

/**
 * Return the notation of a name, one that can be written or else one that can be read; returns
 * NULL, and reports the choices, if there is none.
 */
const struct notation *cli_notation(struct cli *cli, const char *option, const char *name,
                                    bool to_write);

#endif
