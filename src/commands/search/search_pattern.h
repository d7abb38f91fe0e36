/* SPDX-License-Identifier: BSD-2-Clause */
/* The pattern of positions that the user names for yinsh search. */
#ifndef COMMANDS_SEARCH_SEARCH_PATTERN_H
#define COMMANDS_SEARCH_SEARCH_PATTERN_H

#include "messages/cli.h"
#include "query/board_pattern.h"

/** How a pattern is named: one of the first three, or none of them. */
struct search_pattern {
    const char *text; /* the pattern itself */
    const char *file; /* a file that holds it */
    const char *like; /* FILE:TURN or FILE:RECORD:TURN, whose position it is */
    struct board_pattern_options options;
};

/** Return whether a pattern is named. */
static inline bool search_pattern_named(const struct search_pattern *named)
{
    return named->text != NULL || named->file != NULL || named->like != NULL;
}

/**
 * Compile the pattern that is named; returns NULL, and reports, on failure.  Free it with
 * board_pattern_free().
 */
struct board_pattern *search_pattern_new(struct cli *cli, const struct search_pattern *named);

#endif
