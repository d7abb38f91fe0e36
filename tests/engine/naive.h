/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * tests/engine/naive.h - a second rules engine, as plain as the rulebook.
 *
 * It exists to be compared with the real one: a board of characters, loops that
 * step from point to point, everything counted again whenever it is needed.
 * Nothing but the types of yinsh.h is shared, so a mistake has to be made twice,
 * in two different ways, to go unnoticed.
 */
#ifndef ENGINE_NAIVE_H
#define ENGINE_NAIVE_H

#include "yinsh.h"

/** What is on a point, as the position line writes it. */
enum naive_cell {
    NAIVE_OFF = ' ',
    NAIVE_VACANT = '.',
    NAIVE_WHITE_RING = 'W',
    NAIVE_BLACK_RING = 'B',
    NAIVE_WHITE_MARKER = 'w',
    NAIVE_BLACK_MARKER = 'b'
};

/** A game: the board by column and row number less one, and whose turn it is. */
struct naive {
    char board[11][11];
    int turn;
    int side;
    int due;
    int removed[2];
    int variant;
    int house;
    bool may_steal; /* the variant has +steal */
    bool passed;
    int end; /* enum yinsh_end */
};

/** The state before the first turn. */
struct naive naive_start(int variant, int house, bool may_steal);

/** The state that a position of the real engine describes. */
struct naive naive_from_position(const yinsh_position *position);

/** The state as a position of the real engine, for comparing the two field by field. */
yinsh_position naive_to_position(const struct naive *game);

/** The field in which a position differs from the state; NULL when there is none. */
const char *naive_difference(const struct naive *game, const yinsh_position *position);

/** Play an action; returns whether it is legal and leaves the state untouched if not. */
bool naive_play(struct naive *game, yinsh_action action);

/** List the legal actions sorted by from, then to, a steal last; returns their number. */
size_t naive_legal_actions(const struct naive *game, yinsh_action actions[YINSH_MAX_ACTIONS]);

/** List the rows of a colour sorted by lower end, then upper end; returns their number. */
size_t naive_rows(const struct naive *game, int colour, yinsh_action rows[YINSH_MAX_ACTIONS]);

/** Who won; YINSH_RESULT_NONE while the game continues. */
enum yinsh_result naive_result(const struct naive *game);

/** How the game ended; YINSH_END_UNFINISHED while it continues. */
enum yinsh_end naive_end(const struct naive *game);

/** Whether a column (0..10) and row number (1..11) is a point of the board. */
bool naive_on_board(int column, int row);

/** Markers on the board, both colours. */
int naive_markers(const struct naive *game);

/** The length of the longest unbroken line of markers of a colour. */
int naive_longest_line(const struct naive *game, int colour);

#endif
