/* SPDX-License-Identifier: BSD-2-Clause */
/* The state of taking turns of the official notation in their usual form, many at a time. */
#ifndef GIPF_USUAL_H
#define GIPF_USUAL_H

#include "base/scan.h"
#include "rules/replay_builder.h"

/** Turns being taken. */
struct gipf_usual {
    struct cursor *cursor;
    struct replay_builder *steps;
    bool spaced;      /* whether a blank was last after the number of a turn */
    unsigned letters; /* the bit 0x20, or 0: the case of all points */
};

#endif
