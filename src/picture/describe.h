/* SPDX-License-Identifier: BSD-2-Clause */
/* Positions and turns in words, for captions and for readers who do not see the picture. */
#ifndef PICTURE_DESCRIBE_H
#define PICTURE_DESCRIBE_H

#include "base/text.h"
#include "picture/diagram.h"

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
