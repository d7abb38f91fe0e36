/* SPDX-License-Identifier: BSD-2-Clause */
#include "rules/rules.h"

const uint8_t point_low_row[YINSH_COLUMNS] = {2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7};
const uint8_t point_high_row[YINSH_COLUMNS] = {5, 7, 8, 9, 10, 10, 11, 11, 11, 11, 10};

/* Bit number at of a word whose lowest bit is number first; 0 if the word does not have it. */
#define BIT(first, at)                                                                             \
    ((at) >= (first) && (at) < (first) + 64 ? UINT64_C(1) << (((at) - (first)) & 63) : 0)
#define IN_LOW(column, row) | BIT(0, POINT_NUMBER(column, row))
#define IN_HIGH(column, row) | BIT(64, POINT_NUMBER(column, row))

const yinsh_set point_board = {{0 POINT_LIST(IN_LOW), 0 POINT_LIST(IN_HIGH)}};

yinsh_point yinsh_point_at(int column, int row)
{
    return point_at(column, row);
}

bool yinsh_point_on_board(yinsh_point point)
{
    return point < YINSH_FRAME && point_exists(point);
}

/* ---- Two points ----------------------------------------------------------- */

/* The points between two that are that many steps apart, at most nine. */
#define BETWEEN(first, step, steps)                                                                \
    (((steps) > 1 ? BIT(first, (step)*1) : 0) | ((steps) > 2 ? BIT(first, (step)*2) : 0) |         \
     ((steps) > 3 ? BIT(first, (step)*3) : 0) | ((steps) > 4 ? BIT(first, (step)*4) : 0) |         \
     ((steps) > 5 ? BIT(first, (step)*5) : 0) | ((steps) > 6 ? BIT(first, (step)*6) : 0) |         \
     ((steps) > 7 ? BIT(first, (step)*7) : 0) | ((steps) > 8 ? BIT(first, (step)*8) : 0))
#define WAY(step, steps, direction)                                                                \
    {                                                                                              \
        .between = {{BETWEEN(0, step, steps), BETWEEN(64, step, steps)}},                          \
        .marks = POINT_WAY_LINE | (uint64_t)(direction) << POINT_WAY_DIRECTION |                   \
                 (uint64_t)(steps) << POINT_WAY_STEPS | ((direction) < LINES ? POINT_WAY_UP : 0)   \
    }
#define BOTH_WAYS(step, line, steps)                                                               \
    [YINSH_FRAME + (step) * (steps)] = WAY(step, steps, line),                                     \
                            [YINSH_FRAME - (step) * (steps)] = WAY(step, steps, (line) + LINES)
#define LINE(step, line)                                                                           \
    BOTH_WAYS(step, line, 1), BOTH_WAYS(step, line, 2), BOTH_WAYS(step, line, 3),                  \
        BOTH_WAYS(step, line, 4), BOTH_WAYS(step, line, 5), BOTH_WAYS(step, line, 6),              \
        BOTH_WAYS(step, line, 7), BOTH_WAYS(step, line, 8), BOTH_WAYS(step, line, 9)

#define FIVE(step)                                                                                 \
    [YINSH_FRAME + (YINSH_ROW_LENGTH - 1) *                                                        \
                       (step)] = {.between = {{BETWEEN(0, step, 5) | 1 | BIT(0, (step)*4), 0}}}

/* The steps are those of direction_step. */
const struct point_way point_ways[2][POINT_WAYS] = {
    {LINE(1, UP_COLUMN), LINE(11, UP_ROW), LINE(12, UP_DIAGONAL)}, {FIVE(1), FIVE(11), FIVE(12)}};

enum direction point_direction(yinsh_point from, yinsh_point to)
{
    const struct point_way *way = point_way(from, to);
    /* A line that leaves the board does not enter it again. */
    if (way->marks == 0 || !set_is_empty(set_minus(point_between(from, to), point_board)))
        return DIRECTIONS;
    return (enum direction)(way->marks >> POINT_WAY_DIRECTION & 7);
}
