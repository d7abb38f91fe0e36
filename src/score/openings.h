/* SPDX-License-Identifier: BSD-2-Clause */
/* Openings of games. */
#ifndef SCORE_OPENINGS_H
#define SCORE_OPENINGS_H

#include "outputs/table_writer.h"
#include "score/tally.h"

/* ---- Sums: opening_sums.c ----------------------------------------------- */

/*
 * Sums over the beginnings of games, as counts by key: how the games went on from each position, up
 * to symmetry.  A node of the tree is the least image of a position, and a continuation is the
 * least image of an action under the symmetries that lead to it.  yinsh-notation(5) describes the
 * keys.
 */

enum {
    OPENINGS_DEPTH = 100,    /* actions from the root, at most */
    OPENINGS_DAY = 99991231, /* the last day, as a number */
    OPENINGS_RESULTS = 4     /* values of enum yinsh_result */
};

/** The kinds of keys, for tally_new(). */
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

/* ---- The report on the tree: opening_tree.c ----------------------------- */

/** By what the continuations of a position are sorted. */
enum openings_sort { SORT_GAMES, SORT_SCORE, SORT_TURNS, SORT_LAST, SORT_MOVE };

/** The names of these, in their order; ends with NULL. */
extern const char *const openings_sorts[];

/** What the report shows. */
struct tree_view {
    yinsh_position root; /* as it is shown */
    int depth;           /* actions from there, at most OPENINGS_DEPTH */
    uint64_t least;      /* games of a position that is shown, at least */
    enum openings_sort sort;
    bool reverse; /* whether the lowest come first */
    enum table_format format;
};

/** The columns of the report in the formats for programs, in their order. */
enum tree_column {
    TREE_DEPTH,
    TREE_LINE,
    TREE_MOVE,
    TREE_PLAYED,
    TREE_SHARE,
    TREE_GAMES,
    TREE_WHITE,
    TREE_DRAWS,
    TREE_BLACK,
    TREE_UNFINISHED,
    TREE_SCORE,
    TREE_LOW,
    TREE_HIGH,
    TREE_TURNS,
    TREE_LAST,
    TREE_TRANSPOSED,
    TREE_LISTED,
    TREE_POSITION,
    TREE_COLUMNS
};

/**
 * Write a line for the root and for each continuation, in the order of the tree.  A position that
 * was reached in another way before is not continued again.  Returns NULL, or why it failed.
 */
const char *report_openings(const struct tally *tally, const struct tree_view *view,
                            struct output *out);

/**
 * Find the only root of a tally; *found is false if there is none.  Returns NULL, or why there is
 * more than one.
 */
const char *openings_root(const struct tally *tally, struct openings_plan *plan, bool *found);

/* ---- Features: opening_features.c --------------------------------------- */

/*
 * What openings have in common, since after the tenth ring hardly any two games have the same
 * position: where each ring was placed, and how the rings of a player are spread after that.
 */

/**
 * Return the class of a point of the board: the least point that a symmetry maps it to.  There are
 * eleven.
 */
yinsh_point opening_class(yinsh_point point);

/** Write the lines of a good record; none if it does not have the whole placing phase. */
void opening_features_put(struct output *out, const struct yinsh_record *record);

/** Return whether a key is that of a feature, whatever its first word. */
bool opening_features_check(struct words key);

/** Write a line for each value of each feature; false without memory. */
bool report_features(const struct tally *tally, enum table_format format, struct output *out);

#endif
