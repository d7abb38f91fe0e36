/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What helps to understand a fault: what stands in the way, and what would have been legal
 * nearest to what was written.  All of it is found from the position before the fault.
 */
#ifndef RECORD_ADVICE_H
#define RECORD_ADVICE_H

#include "record/fault.h"

enum {
    ADVICE_MOST = 4,   /* sentences about one fault */
    ADVICE_TEXT = 256, /* room for one of them with its NUL */
    ADVICE_NEAREST = 3 /* legal alternatives that are named, at most */
};

/** Sentences about a fault, without a full stop. */
struct advice {
    char text[ADVICE_MOST][ADVICE_TEXT];
    size_t count;
};

/** Find what there is to say about a fault; nothing for one that no position explains. */
void advice_find(struct advice *advice, const struct fault *fault);

/** The points that a fault is about, for a board on which they are marked. */
yinsh_set advice_points(const struct fault *fault);

#endif
