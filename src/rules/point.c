/* SPDX-License-Identifier: BSD-2-Clause */
#include "rules/point.h"

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
    return point_at(column, row);
}

bool yinsh_point_on_board(yinsh_point point)
{
    return point < YINSH_FRAME && point_exists(point);
}
