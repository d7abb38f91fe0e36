/* SPDX-License-Identifier: BSD-2-Clause */
/* Which of many similar cases a test tries: a sample, or all if the environment has TRIES=all. */
#ifndef SUPPORT_TRIES_H
#define SUPPORT_TRIES_H

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/** Whether all cases are to be tried. */
static inline bool tries_all(void)
{
    const char *tries = getenv("TRIES");
    return tries != NULL && strcmp(tries, "all") == 0;
}

/**
 * Whether a case is tried, of which a sample has one in every.  The number of a case is the sum of
 * the numbers of what it combines, so that each of these is combined with others in turn.
 */
static inline bool is_tried(size_t number, size_t every)
{
    return number % every == 0 || tries_all();
}

#endif
