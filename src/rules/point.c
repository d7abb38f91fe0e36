/* SPDX-License-Identifier: BSD-2-Clause */
#include "rules/point.h"

#include <string.h>

const uint8_t point_low_row[YINSH_COLUMNS] = {2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7};
const uint8_t point_high_row[YINSH_COLUMNS] = {5, 7, 8, 9, 10, 10, 11, 11, 11, 11, 10};

/* The rows low..high of a column as bits of the 11 by 11 frame, cut to one word. */
#define COLUMN_BITS(low, high) ((UINT64_C(1) << (high)) - (UINT64_C(1) << ((low)-1)))
#define COLUMN(column, low, high) COLUMN_BITS(low, high) << (11 * (column))
#define COLUMN_ABOVE(column, low, high) COLUMN_BITS(low, high) << (11 * (column)-64)

/* Column F is points 55..65 and so the one that both words share. */
const yinsh_set point_board = {{COLUMN(0, 2, 5) | COLUMN(1, 1, 7) | COLUMN(2, 1, 8) |
                                    COLUMN(3, 1, 9) | COLUMN(4, 1, 10) | COLUMN(5, 2, 9),
                                COLUMN_BITS(10, 10) >> 9 | COLUMN_ABOVE(6, 2, 11) |
                                    COLUMN_ABOVE(7, 3, 11) | COLUMN_ABOVE(8, 4, 11) |
                                    COLUMN_ABOVE(9, 5, 11) | COLUMN_ABOVE(10, 7, 10)}};

yinsh_point yinsh_point_at(int column, int row)
{
    if (column < 0 || column >= YINSH_COLUMNS || row < point_low_row[column] ||
        row > point_high_row[column])
        return YINSH_NO_POINT;
    return (yinsh_point)(11 * column + row - 1);
}

bool yinsh_point_on_board(yinsh_point point)
{
    return point < YINSH_FRAME && point_exists(point);
}

size_t yinsh_point_format(yinsh_point point, char text[YINSH_POINT_TEXT])
{
    if (!yinsh_point_on_board(point)) {
        memcpy(text, "-", 2);
        return 1;
    }
    unsigned row = point_row(point);
    size_t length = 0;
    text[length++] = (char)('a' + point_column(point));
    if (row >= 10) {
        text[length++] = '1';
        row -= 10;
    }
    text[length++] = (char)('0' + row);
    text[length] = '\0';
    return length;
}

size_t yinsh_point_parse(const char *text, size_t length, yinsh_point *point)
{
    if (length < 2)
        return 0;
    int column = (text[0] | 0x20) - 'a';
    int row = 0;
    size_t taken = 1;
    while (taken < length && text[taken] >= '0' && text[taken] <= '9') {
        /* No leading zero, and no third digit: neither can name a point. */
        if ((taken == 1 && text[taken] == '0') || taken > 2)
            return 0;
        row = 10 * row + (text[taken++] - '0');
    }
    yinsh_point found = yinsh_point_at(column, row);
    if (found == YINSH_NO_POINT)
        return 0;
    *point = found;
    return taken;
}

/* ---- Ways -------------------------------------------------------------- */

/* Bit at of a word that begins with bit first, and 0 where it is not in that word. */
#define BIT(first, at)                                                                             \
    ((at) >= (first) && (at) < (first) + 64 ? UINT64_C(1) << (((at) - (first)) & 63) : 0)
/* The points between two that are so many steps apart, at most nine. */
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
    /* Where a line leaves the board and enters it again there are no points between. */
    if (way->marks == 0 || !set_is_empty(set_minus(point_between(from, to), point_board)))
        return DIRECTIONS;
    return (enum direction)(way->marks >> POINT_WAY_DIRECTION & 7);
}
