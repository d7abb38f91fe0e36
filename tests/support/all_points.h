/* SPDX-License-Identifier: BSD-2-Clause */
/* All points of the board by hand. */
#ifndef SUPPORT_ALL_POINTS_H
#define SUPPORT_ALL_POINTS_H

#include "rules/rules.h"

/* The board as the rulebook prints it, typed and not computed. */
static const char *const all_points[YINSH_POINTS] = {
    "a2", "a3", "a4", "a5",                                           /* A */
    "b1", "b2", "b3", "b4",  "b5", "b6",  "b7",                       /* B */
    "c1", "c2", "c3", "c4",  "c5", "c6",  "c7",  "c8",                /* C */
    "d1", "d2", "d3", "d4",  "d5", "d6",  "d7",  "d8",  "d9",         /* D */
    "e1", "e2", "e3", "e4",  "e5", "e6",  "e7",  "e8",  "e9",  "e10", /* E */
    "f2", "f3", "f4", "f5",  "f6", "f7",  "f8",  "f9",  "f10",        /* F */
    "g2", "g3", "g4", "g5",  "g6", "g7",  "g8",  "g9",  "g10", "g11", /* G */
    "h3", "h4", "h5", "h6",  "h7", "h8",  "h9",  "h10", "h11",        /* H */
    "i4", "i5", "i6", "i7",  "i8", "i9",  "i10", "i11",               /* I */
    "j5", "j6", "j7", "j8",  "j9", "j10", "j11",                      /* J */
    "k7", "k8", "k9", "k10",                                          /* K */
};

#endif
