/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Statistics of games, as sums.  Each statistic has cells, which are counted; a cell has a number
 * and, in keys, the name of its statistic and of its place there.  yinsh-notation(5) describes the
 * keys.
 */
#ifndef SCORE_STATISTICS_H
#define SCORE_STATISTICS_H

#include "query/columns.h"
#include "score/report.h"
#include "score/tally.h"

/** How the cells of a statistic are used. */
enum statistic_kind {
    STATISTIC_LIST,   /* how often each of several names was counted */
    STATISTIC_COUNTS, /* how often each number was counted; the last stands for all above */
    STATISTIC_SUMS, /* for each ten turns: how many numbers, their sum, and that of their squares */
    STATISTIC_MAP   /* how often each point was counted, by the player whose turn it was */
};

/** The statistics, which statistic.def describes. */
enum statistic {
#define STATISTIC(identifier, ...) STATISTIC_##identifier,
#include "score/statistic.def"
#undef STATISTIC
    STATISTICS
};

/** What a statistic is. */
struct statistic_form {
    const char *name;
    enum statistic_kind kind;
    size_t first, size;       /* its cells */
    const char *const *names; /* of a list */
    int step;                 /* how many numbers a bar of counts stands for */
    const char *title;        /* for people */
};

enum {
    STATISTIC_SPANS = 52,      /* of ten turns; the last stands for all after it */
    STATISTIC_SPAN_TURNS = 10, /* turns of a span */
    STATISTIC_SUM_CELLS = 3 * STATISTIC_SPANS,
    STATISTIC_MAP_CELLS = 2 * YINSH_FRAME, /* for both players */
    GROUP_COLUMNS = 8,                     /* by which games are grouped, at most */
    GROUP_VALUE = 256,                     /* bytes of a value; the rest is cut off */
    GROUP_WORD = 3 * (GROUP_VALUE + 80),   /* of a column with its value in a key */
    GROUP_KEY = GROUP_COLUMNS * GROUP_WORD /* of all of them */
};

/** The first and the last cell of each statistic, and the number of all cells. */
enum {
#define STATISTIC(identifier, name, kind, size, ...)                                               \
    STATISTIC_CELL_##identifier,                                                                   \
        STATISTIC_LAST_##identifier = STATISTIC_CELL_##identifier + (size)-1,
#include "score/statistic.def"
#undef STATISTIC
    STATISTIC_CELLS
};

/** Indexed by enum statistic. */
extern const struct statistic_form statistic_forms[STATISTICS];

/** The kinds of keys, for tally_new(). */
extern const struct tally_kind statistics_kinds[];

/** The cells that a game counts. */
struct statistics {
    uint64_t counts[STATISTIC_CELLS];
    uint16_t touched[STATISTIC_CELLS]; /* those that are not 0 */
    size_t count;                      /* of these */
};

/** By what games are grouped. */
struct grouping {
    struct column columns[GROUP_COLUMNS];
    const char *names[GROUP_COLUMNS];
    size_t count;
    bool by_player;                /* whether a game belongs to the groups of both players */
    const struct aliases *aliases; /* of players; NULL changes no name */
};

/** Count a good record, in statistics that are all zero. */
void statistics_count(struct statistics *statistics, const struct yinsh_record *record);

/**
 * Write the cells of a record for statistics_take(), once for each group that it belongs to, and
 * make the statistics zero.  In a game against oneself, the results of both sides count.
 */
void statistics_put(struct output *out, struct statistics *statistics,
                    const struct grouping *grouping, const struct origin *origin,
                    const struct yinsh_record *record);

enum { CACHED_GROUPS = 1024 };

/**
 * Where the cells of groups are in a tally, so that their keys are made only once.  Begin it with
 * map_begin(); all zero need not be freed.
 */
struct statistics_cache {
    struct map groups;                /* the keys of groups */
    uint32_t *entries[CACHED_GROUPS]; /* of each, for each cell: its index in the tally plus one */
};

/** Free what a cache holds. */
void statistics_cache_free(struct statistics_cache *cache);

/** Add what statistics_put() wrote to a tally; false and the fault as tally_add_lines(). */
bool statistics_take(struct statistics_cache *cache, struct tally *tally, const char *bytes,
                     size_t length, struct lines_fault *fault);

/** Append the place of a cell in its statistic, as in keys. */
void statistic_add_place(struct text *text, const struct statistic_form *form, size_t place);

/** Divide a key into its group, which may be empty, and its cell; false if it is not valid. */
bool statistics_parse(struct words key, struct words *group, size_t *cell);

/* ---- Figures, and tables of them: statistics_report.c ------------------- */

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
