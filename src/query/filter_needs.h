/* SPDX-License-Identifier: BSD-2-Clause */
/* What a record needs to pass a filter, as far as that can be decided without reading it. */
#ifndef QUERY_FILTER_NEEDS_H
#define QUERY_FILTER_NEEDS_H

#include "query/board_pattern.h"
#include "query/filter.h"

enum { FILTER_BOARDS = 16 /* patterns that are noted; more are possible */ };

/** What every record that passes has; parts belong to the filter. */
struct filter_needs {
    struct words white, black; /* the players' names; of length 0 if they may be any */
    const struct board_pattern *boards[FILTER_BOARDS]; /* each matches some position */
    size_t board_count;
};

/**
 * Find what a filter needs.  Only the parts of an expression count that are joined by && alone.
 */
void filter_find_needs(const struct filter *filter, struct filter_needs *needs);

#endif
