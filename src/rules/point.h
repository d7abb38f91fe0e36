/* SPDX-License-Identifier: BSD-2-Clause */
/* The board's geometry: points and directions.  rules/way.h has what is between two points. */
#ifndef RULES_POINT_H
#define RULES_POINT_H

#include "rules/bits.h"

/** The six directions: up along each of the three line directions, then down. */
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

/** What a step in each direction adds to the number of a point. */
static const int direction_step[DIRECTIONS] = {1, 11, 12, -1, -11, -12};

/** The lowest and highest row number of every column. */
extern const uint8_t point_low_row[YINSH_COLUMNS], point_high_row[YINSH_COLUMNS];

/** All 85 points. */
extern const yinsh_set point_board;

/** Return the column, from 0. */
static inline unsigned point_column(yinsh_point point)
{
    return point / 11U;
}

/** Return the row number, from 1. */
static inline unsigned point_row(yinsh_point point)
{
    return point % 11U + 1;
}

/** Return what yinsh_point_at() does. */
static inline yinsh_point point_at(int column, int row)
{
    if (column < 0 || column >= YINSH_COLUMNS || row < point_low_row[column] ||
        row > point_high_row[column])
        return YINSH_NO_POINT;
    return (yinsh_point)(11 * column + row - 1);
}

/** Return whether a number below 128 is a point of the board. */
static inline bool point_exists(unsigned point)
{
    return set_has(point_board, point);
}

#endif
