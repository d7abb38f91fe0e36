/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What helps to understand a fault: what is in the way, and which legal actions are nearest to the
 * one that was written.  All of it follows from the position before the fault.
 */
#ifndef RECORD_ADVICE_H
#define RECORD_ADVICE_H

#include "record/fault.h"

enum {
    ADVICE_MOST = 4,   /* sentences about one fault */
    ADVICE_TEXT = 256, /* room for a sentence with its NUL */
    ADVICE_NEAREST = 3 /* legal alternatives named, at most */
};

/** Sentences about a fault, without a full stop. */
struct advice {
    char text[ADVICE_MOST][ADVICE_TEXT];
    size_t count;
};

/** Find advice about a fault; there is none if the position does not explain it. */
void advice_find(struct advice *advice, const struct fault *fault);

/**
 * Return the points that a fault is about, for a board on which they are marked: those that its
 * text names, those of the action, and the rows or rings that the player to act did not remove or
 * move.
 */
yinsh_set advice_points(const struct fault *fault);

#endif
