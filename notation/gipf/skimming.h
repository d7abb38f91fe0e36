/* SPDX-License-Identifier: BSD-2-Clause */
/* The state of skimming the official notation. */
#ifndef GIPF_SKIMMING_H
#define GIPF_SKIMMING_H

#include "syntax/skim_steps.h"

/** A record being skimmed. */
struct gipf_skimming {
    struct cursor *cursor;
    struct skim_steps steps;
    bool spaced;                      /* whether a blank was last after the number of a turn */
    unsigned letters_or, letters_and; /* of all points, for their case */
};

#endif
