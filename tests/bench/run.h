/* SPDX-License-Identifier: BSD-2-Clause */
/* Running commands, and what they cost. */
#ifndef BENCH_RUN_H
#define BENCH_RUN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    RUN_PATH = 4096,  /* room for a path with its NUL */
    RUN_COMMANDS = 16 /* the most that run in turn */
};

/** What a command cost. */
struct run_cost {
    double seconds;    /* from its start to its end, the median of all runs */
    uint64_t peak_kib; /* the most memory that it held at once, in any run */
    double processor;  /* seconds of all processors, the median of all runs */
    int runs;
};

/**
 * Run commands, at most RUN_COMMANDS, each ended by NULL and looked for as a shell does, one after
 * the other and all of them so many times, so that a machine that becomes faster or slower does so
 * for all.  What they write is thrown away.  Of a single one that takes long, three runs are
 * enough; of commands that together take more than a minute, one.  Ends the program with status 2
 * if one fails.
 */
void run_in_turn(char *const *const commands[], size_t count, int runs, struct run_cost costs[]);

/**
 * Run a command once in a folder, with its messages going to a file that is there, and with an
 * environment that is the same for everybody.  Ends the program with status 2 if it fails.
 */
void run_alone(char *const *command, const char *folder, const char *messages);

/** Find a program, as a shell does and where games are; false if it is not there. */
bool run_find(const char *name, char path[RUN_PATH]);

/** Join a folder and a name.  Ends the program with status 2 if the path is too long. */
void run_path(char path[RUN_PATH], const char *folder, const char *name);

/** Report on standard error what failed and why, as errno has it, and end with status 2. */
_Noreturn void run_fail(const char *subject);

#endif
