/* SPDX-License-Identifier: BSD-2-Clause */
/* What is between two points of the board, by the difference of their numbers. */
#ifndef RULES_WAY_H
#define RULES_WAY_H

#include "rules/point.h"

/** What the difference of two numbers of points tells about them, if they are on one line. */
struct point_way {
    yinsh_set between; /* the points between them, moved down by the lower of the two */
    uint64_t unused;   /* 0; in a struct replay_step, which has the same layout, the two ends */
    uint64_t marks;    /* the fields below; 0 if no two points on one line have this difference */
};

/**
 * The fields of marks.  The lower bits are free for the kind of a replay step, see
 * rules/replay_game.h:
 *
 *      63   62   61 ........................ 23   22 .. 20    19 .. 16   15 ...... 0
 *     [UP][LINE][ used by steps of a replay     ][direction][  steps   ][           ]
 */
enum { POINT_WAY_STEPS = 16, POINT_WAY_DIRECTION = 20 };
#define POINT_WAY_LINE                                                                             \
    (UINT64_C(1) << 62)                  /* two points with this difference can be on one line     \
                                          */
#define POINT_WAY_UP (UINT64_C(1) << 63) /* the second point is the higher one */

/** How many differences there are. */
enum { POINT_WAYS = 2 * YINSH_FRAME + 1 };

/**
 * Indexed by the difference, from the first to the second point, + YINSH_FRAME.  The first table
 * has the ways between two points.  The second has the rows of five from the first to the second:
 * between holds all five points, marks is 0, and a difference that no row has is empty.
 */
extern const struct point_way point_ways[2][POINT_WAYS];

/** Return the way between two points below YINSH_FRAME. */
static inline const struct point_way *point_way(unsigned from, unsigned to)
{
    return &point_ways[0][YINSH_FRAME] + ((ptrdiff_t)to - (ptrdiff_t)from);
}

/**
 * Return the points of a row from a lower to an upper end below YINSH_FRAME, moved down by the
 * lower.
 */
static inline yinsh_set point_five(unsigned from, unsigned to)
{
    return point_ways[1][YINSH_FRAME + to - from].between;
}

/**
 * Return the points between two on one line; for others any set, with points that the board lacks.
 */
static inline yinsh_set point_between(yinsh_point from, yinsh_point to)
{
    return set_up(point_way(from, to)->between, from < to ? from : to);
}

/**
 * Return the direction from one point of the board to another, or DIRECTIONS if they are the same
 * or not on one line.
 */
enum direction point_direction(yinsh_point from, yinsh_point to);

/** Return the number of steps from a point to another on one line with it. */
static inline unsigned point_distance(yinsh_point from, yinsh_point to)
{
    return (unsigned)(point_way(from, to)->marks >> POINT_WAY_STEPS & 15);
}

#endif
