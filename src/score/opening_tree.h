/* SPDX-License-Identifier: BSD-2-Clause */
/* The report on the tree of openings. */
#ifndef SCORE_OPENING_TREE_H
#define SCORE_OPENING_TREE_H

#include "outputs/table_writer.h"
#include "score/opening_sums.h"

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

#endif
