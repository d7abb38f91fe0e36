/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/layer.h"

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

bool budget_count(struct budget *budget, uint64_t bytes)
{
    const struct feed *feed = budget->feed;
    uint64_t size = feed->regular ? feed->size : feed->at;
    bool overflows = bytes > UINT64_MAX - budget->expanded;
    budget->expanded = overflows ? UINT64_MAX : budget->expanded + bytes;
    if (budget->expanded > budget->max_expanded)
        budget_refuse(budget, "expands to more than", budget->max_expanded,
                      "bytes (--max-expanded)");
    else if (budget->expanded > RATIO_FROM && budget->expanded / budget->max_ratio >= size)
        budget_refuse(budget, "expands to more than", budget->max_ratio,
                      "times its size (--max-ratio)");
    return !budget->refused;
}
