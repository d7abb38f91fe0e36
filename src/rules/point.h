/* SPDX-License-Identifier: BSD-2-Clause */
/* The board's geometry: points, lines and the way from one point to another. */
#ifndef RULES_POINT_H
#define RULES_POINT_H

#include "rules/bits.h"

/** The six ways to go: up along each of the three line directions, then down. */
enum direction {
    UP_COLUMN,   /* same letter, number up */
    UP_ROW,      /* same number, letter up */
    UP_DIAGONAL, /* both up */
    DOWN_COLUMN, /* each of the three reversed: the value + 3 */
    DOWN_ROW,
    DOWN_DIAGONAL,
    DIRECTIONS, /* number of directions */
    LINES = 3   /* number of line directions, the first three directions */
};

/** What a step in a direction adds to a point's number. */
static const int direction_step[DIRECTIONS] = {1, 11, 12, -1, -11, -12};

/** The lowest and highest row number of every column. */
extern const uint8_t point_low_row[YINSH_COLUMNS], point_high_row[YINSH_COLUMNS];

/** All 85 points. */
extern const yinsh_set point_board;

static inline unsigned point_column(yinsh_point point)
{
    return point / 11U;
}

/** The row number, from 1. */
static inline unsigned point_row(yinsh_point point)
{
    return point % 11U + 1;
}

/** Whether a number below 128 is a point of the board. */
static inline bool point_exists(unsigned point)
{
    return set_has(point_board, point);
}

/**
 * What the difference of two numbers of points says of the way between them, if they are on one
 * line.
 */
struct point_way {
    yinsh_set between; /* the points between them, moved down by the lower of the two */
    uint64_t unused;   /* 0; the place of the ends in a struct replay_step */
    uint64_t marks;    /* the fields and bits below; 0 where no line has it */
};

enum { POINT_WAY_STEPS = 16, POINT_WAY_DIRECTION = 20 /* where the fields of marks begin */ };
#define POINT_WAY_LINE (UINT64_C(1) << 62) /* there are lines with this difference */
#define POINT_WAY_UP (UINT64_C(1) << 63)   /* the second point is the higher one */

/** How many differences there may be. */
enum { POINT_WAYS = 2 * YINSH_FRAME + 1 };

/**
 * By the difference, from the first to the second point, + YINSH_FRAME: the ways between them,
 * and the rows of five from the first to the second.  Of a row between has all five points, and
 * marks is 0; where the difference is that of no row, there are none.
 */
extern const struct point_way point_ways[2][POINT_WAYS];

/** What the difference of two points below YINSH_FRAME says. */
static inline const struct point_way *point_way(unsigned from, unsigned to)
{
    return &point_ways[0][YINSH_FRAME] + ((ptrdiff_t)to - (ptrdiff_t)from);
}

/** The points of a row from a lower end to an upper one below YINSH_FRAME, moved down by that. */
static inline yinsh_set point_five(unsigned from, unsigned to)
{
    return point_ways[1][YINSH_FRAME + to - from].between;
}

/** The points between two that are on one line; of others any, not all of them on the board. */
static inline yinsh_set point_between(yinsh_point from, yinsh_point to)
{
    return set_up(point_way(from, to)->between, from < to ? from : to);
}

/**
 * The direction from one point of the board to another, or DIRECTIONS where they
 * are the same or not on one line.
 */
enum direction point_direction(yinsh_point from, yinsh_point to);

/** The number of steps from a point to another on one line with it. */
static inline unsigned point_distance(yinsh_point from, yinsh_point to)
{
    return (unsigned)(point_way(from, to)->marks >> POINT_WAY_STEPS & 15);
}

#endif
