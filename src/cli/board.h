/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Drawing a board in text, as the rulebook prints it: column A on the left, White at the bottom.
 */
#ifndef CLI_BOARD_H
#define CLI_BOARD_H

#include "base/output.h"

/** How to draw a board. */
struct board_style {
    bool ascii;
    bool color;
    yinsh_set marked; /* points that are put in brackets */
};

/** Draw a position as a board with letters and numbers around it, 21 lines. */
void board_draw(struct output *output, const yinsh_position *position, struct board_style style);

#endif
