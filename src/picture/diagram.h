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

/* ---- Positions and turns in words: describe.c ---------------------------- */

/* For captions, and for readers who do not see the picture. */

enum { DESCRIBE_BYTES = 2048 /* of a description, with names of usual length */ };

/** Append what a diagram shows in a line, as a title. */
void describe_title(struct text *text, const struct diagram *diagram);

/** Append the pieces on the board, what is beside it, and what the last turn did, in sentences. */
void describe_position(struct text *text, const struct diagram *diagram);

/** Append a turn in words, as "White moves the ring on e5 to g7 and flips 3 markers." */
void describe_turn(struct text *text, const struct marks *marks);

/** Append who has to do what in a position, or how it ended the game. */
void describe_due(struct text *text, const yinsh_position *position);

/** Do the same for a diagram; the game may also have ended outside the board. */
void describe_state(struct text *text, const struct diagram *diagram);

#endif
