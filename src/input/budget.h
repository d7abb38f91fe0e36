/* SPDX-License-Identifier: BSD-2-Clause */
/* How much may be unpacked of one file, and how much was. */
#ifndef INPUT_BUDGET_H
#define INPUT_BUDGET_H

#include "input/feed.h"

/** The limits of unpacking one file, and what its layers have used of them. */
struct budget {
    uint64_t max_expanded, max_ratio, max_members; /* limits, none of them 0 */
    uint64_t expanded;                             /* bytes unpacked, on all layers */
    uint64_t members;                              /* headers read, on all layers */
    uint64_t reread;                               /* headers of 7z read again after damage */
    const struct feed *feed;                       /* the file */
    bool refused;                                  /* whether a limit was exceeded */
    char reason[128];                              /* if refused: the limit */
    bool failed;                                   /* whether memory ran out */
};

/** Note that a limit was exceeded; the reason names the option that sets it. */
void budget_refuse(struct budget *budget, const char *what, uint64_t limit, const char *option);

/** Count unpacked bytes; returns false, with a limit exceeded, if they are too many. */
bool budget_count(struct budget *budget, uint64_t bytes);

#endif
