/* SPDX-License-Identifier: BSD-2-Clause */
/* Rows of five by their ends. */
#ifndef SYNTAX_ROW_H
#define SYNTAX_ROW_H

#include "rules/rules.h"

/** Return whether two points of the board are as far apart as the ends of a row. */
static inline bool row_spans(yinsh_point from, yinsh_point to)
{
    return point_direction(from, to) != DIRECTIONS &&
           point_distance(from, to) == YINSH_ROW_LENGTH - 1;
}

/** Return a marker of a row, from 0 at its first end to 4 at the other. */
static inline yinsh_point row_marker(yinsh_action row, int index)
{
    return (yinsh_point)(row.from + (row.to - row.from) / (YINSH_ROW_LENGTH - 1) * index);
}

#endif
