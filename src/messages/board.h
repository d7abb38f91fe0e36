/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Drawing a board in text, as the rulebook prints it: column A on the left, White at the bottom.
 */
#ifndef MESSAGES_BOARD_H
#define MESSAGES_BOARD_H

#include "base/output.h"
#include "base/words.h"
#include "record/marks.h"

/** How to draw a board. */
struct board_style {
    bool ascii;
    bool color;
    const struct marks *marks; /* what a turn changed, and the points of a fault; NULL: nothing */
};

/** Draw a position as a board with letters and numbers around it, 21 lines. */
void board_draw(struct output *output, const yinsh_position *position, struct board_style style);

enum { BOARD_SECOND = 52 /* column at which the second of two boards begins */ };

/** Draw two positions side by side. */
void board_draw_pair(struct output *output, const yinsh_position positions[2],
                     const struct board_style styles[2]);

/** Write what the signs on a board mean, as far as there are any, in a line. */
void board_legend(struct output *output, const yinsh_position *position, const struct marks *marks);

/**
 * Read a board that board_draw() drew without colour, and in which any sign may have been replaced
 * by another ASCII character.  Stores the ASCII character on each point and its offset in the
 * text.  Lines before the board are skipped.  Returns false if the board is incomplete.
 */
bool board_read(struct words text, char cells[YINSH_FRAME], size_t offsets[YINSH_FRAME]);

#endif
