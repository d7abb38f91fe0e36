/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/budget.h"

#include <inttypes.h>
#include <stdio.h>

enum { RATIO_FROM = 16 * 1024 * 1024 /* bytes unpacked before their ratio is checked */ };

void budget_refuse(struct budget *budget, const char *what, uint64_t limit, const char *option)
{
    if (!budget->refused)
        snprintf(budget->reason, sizeof budget->reason, "refused: %s %" PRIu64 " %s", what, limit,
                 option);
    budget->refused = true;
}

/* Whether a sum of unpacked bytes is too much. */
static bool is_too_much(const struct budget *budget, uint64_t expanded)
{
    return expanded > budget->max_expanded;
}

/* The same, as compared with the size of the file. */
static bool is_out_of_ratio(const struct budget *budget, uint64_t expanded)
{
    const struct feed *feed = budget->feed;
    uint64_t size = feed->regular ? feed->size : feed->at;
    return expanded > RATIO_FROM && expanded / budget->max_ratio >= size;
}

static uint64_t sum(uint64_t left, uint64_t right)
{
    return right > UINT64_MAX - left ? UINT64_MAX : left + right;
}

bool budget_count(struct budget *budget, uint64_t bytes)
{
    budget->expanded = sum(budget->expanded, bytes);
    if (is_too_much(budget, budget->expanded))
        budget_refuse(budget, "expands to more than", budget->max_expanded,
                      "bytes (--max-expanded)");
    else if (is_out_of_ratio(budget, budget->expanded))
        budget_refuse(budget, "expands to more than", budget->max_ratio,
                      "times its size (--max-ratio)");
    return !budget->refused;
}

bool budget_allows(const struct budget *budget, uint64_t bytes)
{
    uint64_t expanded = sum(budget->expanded, bytes);
    return !is_too_much(budget, expanded) && !is_out_of_ratio(budget, expanded);
}
