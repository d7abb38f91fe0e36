/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Games as people play them, made up, in any notation that can be written: the same for the same
 * seed everywhere.
 */
#ifndef BENCH_GAMES_H
#define BENCH_GAMES_H

#include "yinsh.h"

/** How a game in the official notation is laid out; in the others there is one way only. */
enum games_layout {
    GAMES_WRAPPED, /* tag pairs, then turns as "1. e6 2. f7" in lines of up to 79 columns */
    GAMES_LINES    /* "1.e6 2.f7" and the result, all in one line */
};

/** The names of the layouts in the order of enum games_layout; ends with NULL. */
extern const char *const games_layout_names[];

/** What games are wanted. */
struct games_plan {
    uint64_t games; /* no two of them alike, as far as chance can do it */
    uint64_t seed;
    const char *notation; /* one that can be written */
    enum games_layout layout;
    enum yinsh_variant variant; /* stated if the layout has tags */
    /**
     * A file that keeps the games once they are played, for other plans with the same seed; is made
     * if it does not exist.  NULL for none.
     */
    const char *kept;
};

/** What was made. */
struct games_sums {
    uint64_t games, turns, bytes;
};

/** Takes the text of one game; the bytes are gone when it returns. */
typedef void (*games_take_fn)(void *context, const char *text, size_t length);

enum {
    GAMES_PIECES = 6,  /* in a pattern */
    GAMES_PATTERN = 32 /* room for a pattern with its NUL */
};

/**
 * Write six pieces of a position of the plan's first game as `yinsh search` reads them, such as
 * "We5 wf5 bd10"; the position is one in which a move is due, chosen by chance.
 */
void games_pattern(const struct games_plan *plan, char pattern[GAMES_PATTERN]);

/** Make games one after another.  Ends the program with status 2 if one
 * cannot be written or kept. */
struct games_sums games_make(const struct games_plan *plan, games_take_fn take, void *context);

#endif
