/* SPDX-License-Identifier: BSD-2-Clause */
/* The figures of statistics, and tables of them. */
#ifndef SCORE_STATISTICS_REPORT_H
#define SCORE_STATISTICS_REPORT_H

#include "score/report.h"
#include "score/statistics.h"

enum { ITEM_TEXT = 32 /* room for the name of an item with its NUL */ };

/** A figure of a group. */
struct statistic_row {
    const char *figure; /* the name of its statistic, or "score" */
    const char *title;  /* of that, for people */
    char item[ITEM_TEXT];
    uint64_t n;     /* how many games, turns or things the figure is about */
    bool counts;    /* whether it is the share of a count */
    uint64_t count; /* if so */
    struct figure figures;
    bool mean;      /* whether it is a mean, not a share or a score, which are at most 1 */
    double portion; /* of the longest bar of its statistic; below 0: no bar */
};

/** Return whether a row is one of several means, each of which has an n of its own. */
static inline bool statistics_is_by_turn(const struct statistic_row *row)
{
    return row->mean && row->portion >= 0;
}

/** Return how many games the cells of a group count. */
uint64_t statistics_games(const uint64_t counts[STATISTIC_CELLS]);

/** Return how often a point of a map, which begins with its first cell, was counted. */
static inline uint64_t statistics_at_point(const uint64_t *map, unsigned point)
{
    return map[point] + map[YINSH_FRAME + point];
}

/** Return how often all points of a map were counted, and store how often the most frequent was. */
uint64_t statistics_sum_map(const uint64_t *map, uint64_t *most);

/** Takes a row. */
typedef void (*statistic_row_fn)(void *context, const struct statistic_row *row);

/** Hand all figures of a group's cells to a function; maps only if they are wanted. */
void statistics_rows(const uint64_t counts[STATISTIC_CELLS], bool maps, statistic_row_fn take,
                     void *context);

/** Takes a group, whose words are columns with their values, and its cells. */
typedef void (*statistic_group_fn)(void *context, struct words group,
                                   const uint64_t counts[STATISTIC_CELLS]);

/**
 * Hand all groups of a tally to a function, in the order of their keys.  Returns NULL, or why that
 * is not possible.
 */
const char *statistics_groups(const struct tally *tally, statistic_group_fn take, void *context);

/** Write a line for each figure.  Returns NULL, or why that is not possible. */
const char *report_statistics(const struct tally *tally, enum table_format format,
                              struct output *out);

/* ---- For people: statistics_text.c --------------------------------------- */

/**
 * Write the figures of all groups with small bars, and boards with a digit for each point.  Returns
 * NULL, or why that is not possible.
 */
const char *report_statistics_text(const struct tally *tally, struct output *out);

/* ---- A picture: statistics_picture.c ------------------------------------- */

/**
 * Write the only group as SVG: all statistics with their maps or, if chosen is not NULL, the bars
 * of those of these names, which end with NULL.  Returns NULL, or why that is not possible.
 */
const char *report_statistics_picture(const struct tally *tally, const char *const chosen[],
                                      struct output *out);

#endif
