/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Sums over the beginnings of games, as counts by key: how the games went on from each position, up
 * to symmetry.  A node of the tree is the least image of a position, and a continuation is the
 * least image of an action under the symmetries that lead to it.  yinsh-notation(5) describes the
 * keys.
 */
#ifndef SCORE_OPENING_SUMS_H
#define SCORE_OPENING_SUMS_H

#include "score/tally.h"

enum {
    OPENINGS_DEPTH = 100,    /* actions from the root, at most */
    OPENINGS_DAY = 99991231, /* the last day, as a number */
    OPENINGS_RESULTS = 4     /* values of enum yinsh_result */
};

/** The kinds of keys, for tally_new_of(). */
extern const struct tally_kind openings_kinds[];

/** What is counted of each game. */
struct openings_plan {
    yinsh_position root; /* a least image */
    int depth;           /* actions from there, 1..OPENINGS_DEPTH */
    bool tree, features; /* whether these are counted */
};

/** What is known of the games that have a position, or continue from it in one way. */
struct openings_sums {
    uint64_t games[OPENINGS_RESULTS]; /* by enum yinsh_result */
    double turns;                     /* of all finished games */
    uint64_t last;                    /* the last day as in 20260409, or 0 */
};

/** Return how many games there are, finished or not. */
static inline uint64_t openings_games(const struct openings_sums *sums)
{
    return sums->games[0] + sums->games[1] + sums->games[2] + sums->games[3];
}

/** A key of a continuation. */
struct opening_key {
    struct words position; /* its line with "_" in place of each space */
    bool ends;             /* whether the game, or the tree, ends there: no action */
    yinsh_action action;
    enum yinsh_result result;
    uint64_t day;   /* or 0 */
    uint64_t turns; /* of a finished game, or 0 */
};

/** Write the lines of a good record. */
void openings_put_record(struct output *out, const struct yinsh_record *record,
                         const struct openings_plan *plan);

/**
 * Append what the keys of all continuations of a position begin with; the position is a least
 * image.
 */
void openings_begin_key(struct text *key, const yinsh_position *position);

/** Parse a key that counts continuations; false if it is another one. */
bool openings_parse_key(struct words key, struct opening_key *parsed);

/** Parse a key that counts the games that have the root; false if it is another one. */
bool openings_parse_root(struct words key, struct openings_plan *plan);

#endif
