/* SPDX-License-Identifier: BSD-2-Clause */
/* The columns of a position in which a pattern was found. */
#ifndef QUERY_HIT_COLUMNS_H
#define QUERY_HIT_COLUMNS_H

#include "query/board_pattern.h"
#include "query/column.h"
#include "record/marks.h"

/** A position in which a pattern was found. */
struct hit {
    int turn; /* number of the last turn before it; 0 at the start */
    const yinsh_position *position;
    struct board_match match;
    const struct turn *next; /* NULL: there is none */
};

/** All of these columns. */
extern const struct column_list hit_columns;

#endif
