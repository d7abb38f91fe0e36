/* SPDX-License-Identifier: BSD-2-Clause */
/* What a diagram shows: a position, what the last turn changed, and who plays. */
#ifndef PICTURE_DIAGRAM_H
#define PICTURE_DIAGRAM_H

#include "base/text.h"
#include "record/marks.h"

/** What a diagram shows. */
struct diagram {
    yinsh_position position;
    struct marks marks;
    const char *names[2];     /* of the players by colour; NULL if unknown */
    enum yinsh_result result; /* of the game, if it ended with this position */
    enum yinsh_end end;       /* how it ended; YINSH_END_UNFINISHED: it goes on */
    struct words fault;       /* what is wrong after this position; empty: nothing */
};

/**
 * Describe a record after a turn.  Returns what marks_of_turn() does, which is false for a last
 * turn that is incomplete; the diagram then shows it as far as it was played.
 */
bool diagram_of_turn(struct diagram *diagram, const struct yinsh_record *record, int turn);

/** Describe a record at a fault, with the points that it names; the text of the fault is not set.
 */
void diagram_of_fault(struct diagram *diagram, const struct yinsh_record *record,
                      const struct fault *fault);

/** Describe a position that belongs to no record. */
void diagram_of_position(struct diagram *diagram, const yinsh_position *position);

#endif
