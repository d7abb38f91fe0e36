/* SPDX-License-Identifier: BSD-2-Clause */
/* Rows of the table: what is read, which command reads it, and what it is compared with. */
#ifndef BENCH_ROWS_H
#define BENCH_ROWS_H

#include "bench/games.h"
#include "bench/run.h"
#include "bench/speed.h"

enum {
    ROWS_ARGUMENTS = 9, /* the most of a command, with the program and without the input */
    ROWS_NAME = 64      /* room for a name in the table with its NUL */
};

/** A file or folder to read, and its name in the table. */
struct rows_input {
    char path[RUN_PATH];
    char name[ROWS_NAME];
    struct games_sums sums;
};

/** A row to be measured. */
struct rows_wanted {
    const struct rows_input *input;
    const char *name; /* of the command in the table */
    char *arguments[ROWS_ARGUMENTS + 2];
    int threads;
    bool hidden;                    /* measured only for others to be compared with */
    const struct rows_wanted *than; /* a row measured before or in turn with it, or NULL */
    double speed;                   /* turns per second, once it was measured */
};

/** Name an input, and a file in the scratch folder for it, after a notation and a form. */
void rows_input(const struct speed_plan *plan, const char *notation, const char *form,
                struct rows_input *input);

/** So many games in a notation, wrapped, which are played once for all inputs. */
struct games_plan rows_games(const struct speed_plan *plan, const char *notation, uint64_t games);

/** A row of a command with these arguments, ended by NULL; the path of the input is the last. */
struct rows_wanted rows_of(const struct rows_input *input, const char *name,
                           char *const *arguments);

/** A row of another program, that has to be there. */
struct rows_wanted rows_other(const struct rows_input *input, const char *name, char *program,
                              char *option);

/** A row of a command of the program without options, with one thread or two. */
struct rows_wanted rows_plain(const struct speed_plan *plan, const struct rows_input *input,
                              char *command, int threads, const struct rows_wanted *than);

/** Measure rows, in turn, and print them. */
void rows_add(const struct speed_plan *plan, struct rows_wanted wanted[], size_t count);

/** Two rows of checking, and how much faster two threads are than one. */
void rows_add_threads(const struct speed_plan *plan, const struct rows_input *input);

/**
 * Two rows of a command with arguments, ended by NULL, with one thread and two; the first is
 * compared with a check of another input or the same, which is measured in turn with them, but not
 * printed.
 */
void rows_add_beside(const struct speed_plan *plan, const struct rows_input *checked,
                     const struct rows_input *input, const char *name, char *const *arguments);

/** Measure and print one row. */
void rows_add_one(const struct speed_plan *plan, struct rows_wanted row);

/** A row of a command with one option, with one thread. */
void rows_add_option(const struct speed_plan *plan, const struct rows_input *input, char *command,
                     char *option);

#endif
