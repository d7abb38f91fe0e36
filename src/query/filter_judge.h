/* SPDX-License-Identifier: BSD-2-Clause */
/* Judging records with a compiled filter. */
#ifndef QUERY_FILTER_JUDGE_H
#define QUERY_FILTER_JUDGE_H

#include "jobs/results.h"

/** A compiled expression; not for two threads at once. */
struct filter;

/** How a filter judges a record. */
enum filter_answer {
    FILTER_REJECTS,
    FILTER_PASSES,
    FILTER_GIVES_UP /* a pattern needs more steps than allowed, or memory ran out */
};

/**
 * Judge a record.  If the filter gives up, *column gets the place of the pattern, or whatever else
 * it gives up at, in the expression, in bytes from 1.
 */
enum filter_answer filter_judge(struct filter *filter, const struct origin *origin,
                                const struct yinsh_record *record, size_t *column);

#endif
