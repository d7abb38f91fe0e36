/* SPDX-License-Identifier: BSD-2-Clause */
/* Boardspace's records, skimmed. */
#ifndef BOARDSPACE_SKIM_H
#define BOARDSPACE_SKIM_H

#include "notation/boardspace/boardspace.h"
#include "syntax/skim_steps.h"

/** A step that is not certain yet, see notation/boardspace/boardspace.c. */
enum held {
    HELD_NONE,
    HELD_MARKER, /* in a ring, which is in hand */
    HELD_PLACE,
    HELD_MOVE,
    HELD_ROW,
    HELD_RING,
    HELD_RESIGN,
    /* What was taken up again. */
    HELD_MARKER_UP,
    HELD_PLACE_UP
};

/** A record being skimmed. */
struct skimming {
    struct cursor *cursor;
    struct skim_steps steps;
    unsigned once;           /* properties that were there */
    bool begun;              /* whether there was a command */
    bool ended;              /* outside the board */
    enum yinsh_colour first; /* what P0 plays */
    struct words names[2];   /* of P0 and P1 */
    struct words sentence;   /* of the result */
    struct skim_names *own;  /* of the tags in our own property */
    enum held held;
    enum yinsh_colour colour; /* of the step that is held */
    unsigned from, to;
};

/**
 * Take whole turns from the cursor on, as the site writes most of them: each command in a line of
 * its own, with Done behind it, and nothing else but clocks.  No step is held.  The cursor then
 * stands behind the last of them; where the first is not like that, nothing is taken.
 */
void boardspace_skim_turns(struct skimming *skimming);

#endif
