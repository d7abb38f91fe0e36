/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What the tests of the rules share: positions given as lists of points, actions given as
 * text.  Rings that a test does not care about stand in a corner of the board.
 */
#ifndef SUPPORT_RULES_DRIVER_H
#define SUPPORT_RULES_DRIVER_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/tests.h"
#include "yinsh.h"

/** Five rings for each side that are out of the way of every test. */
#define FAR_WHITE "a2 a3 a4 a5 b1"
#define FAR_BLACK "k7 k8 k9 k10 j11"

/** A position by its pieces.  The number of the turn follows from the markers. */
struct setup {
    const char *white_rings, *black_rings; /* NULL is out of the way */
    const char *white_markers, *black_markers;
    char side;           /* w or b */
    const char *due;     /* as in the position line */
    int removed[2];      /* rings, white then black */
    const char *variant; /* NULL is standard */
    bool passed;
    int crowd;          /* fill up to so many markers, no five alike in a line */
    const char *vacant; /* points that the crowd leaves alone */
};

/** The lowest and the highest row number of columns A to K. */
static const int lowest[11] = {2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7};
static const int highest[11] = {5, 7, 8, 9, 10, 10, 11, 11, 11, 11, 10};

/** The number of a point by its name; numbers are spelt out here on purpose. */
static inline yinsh_point at(const char *name)
{
    return (yinsh_point)(11 * (name[0] - 'a') + atoi(name + 1) - 1);
}

/** Put a piece on every point of a list; returns how many there are. */
static inline int put_pieces(char board[11][12], const char *list, char piece)
{
    int count = 0;
    while (list != NULL && *list != '\0') {
        yinsh_point point = at(list);
        assert_int_equal(board[point / 11][point % 11], '.');
        board[point / 11][point % 11] = piece;
        count++;
        list += strcspn(list, " ");
        list += strspn(list, " ");
    }
    return count;
}

/**
 * Fill the first vacant points with markers until there are enough.  In a pattern
 * of this period no more than two markers of a colour are adjacent on any line.
 */
static inline int put_crowd(char board[11][12], const struct setup *setup, int markers)
{
    put_pieces(board, setup->vacant, '-');
    for (int column = 0; column < 11; column++)
        for (int line = lowest[column]; line <= highest[column] && markers < setup->crowd; line++)
            if (board[column][line - 1] == '.') {
                board[column][line - 1] = (column + 2 * line) % 4 < 2 ? 'w' : 'b';
                markers++;
            }
    assert_true(markers >= setup->crowd);
    return markers;
}

/** Build the position line of a setup and read it. */
static inline yinsh_position position_of(const struct setup *setup)
{
    char board[11][12], line[256];
    size_t length = 0, offset = 0;
    yinsh_position position;
    const char *wrong;
    int turn, rings, markers, removals = setup->removed[0] + setup->removed[1];
    memset(board, '.', sizeof board);
    rings = put_pieces(board, setup->white_rings != NULL ? setup->white_rings : FAR_WHITE, 'W');
    rings += put_pieces(board, setup->black_rings != NULL ? setup->black_rings : FAR_BLACK, 'B');
    markers =
        put_pieces(board, setup->white_markers, 'w') + put_pieces(board, setup->black_markers, 'b');
    if (setup->crowd > 0)
        markers = put_crowd(board, setup, markers);
    /* One turn for each marker ever placed, ten before them, and this one if it has not moved. */
    if (strstr(setup->due, "ring") != NULL)
        removals++;
    turn = 10 + markers + 5 * removals + (strncmp(setup->due, "post", 4) == 0 ? 0 : 1);
    if (strcmp(setup->due, "place") == 0)
        turn = rings + 1;
    if (turn % 2 != (setup->side == 'w'))
        turn++;
    for (int column = 0; column < 11; column++) {
        int vacant = 0;
        for (int line_row = lowest[column]; line_row <= highest[column] + 1; line_row++) {
            char piece = line_row > highest[column] ? '/' : board[column][line_row - 1];
            if (piece == '.' || piece == '-') {
                vacant++;
                continue;
            }
            if (vacant > 0)
                length += (size_t)snprintf(line + length, sizeof line - length, "%d", vacant);
            vacant = 0;
            line[length++] = piece;
        }
    }
    length--; /* no slash after the last column */
    snprintf(line + length, sizeof line - length, " %c %s %d-%d %d %s%s", setup->side, setup->due,
             setup->removed[0], setup->removed[1], turn,
             setup->variant != NULL ? setup->variant : "standard", setup->passed ? " passed" : "");
    wrong = yinsh_position_parse(line, strlen(line), &position, &offset);
    if (wrong != NULL)
        fail_msg("%s at %d: %s", wrong, (int)offset, line);
    return position;
}

/** The position of a setup, given as its initializer. */
#define POSITION(...) position_of(&(struct setup){__VA_ARGS__})

/** An action by its text, as "d4-d5" "xg3-g7" "xa5" "e3" "pass" "steal"; "b:e3" is Black's. */
static inline yinsh_action act(const char *text)
{
    yinsh_action action = {YINSH_PASS, YINSH_ANY_SIDE, YINSH_NO_POINT, YINSH_NO_POINT};
    if (text[1] == ':') {
        action.side = *text == 'w' ? YINSH_WHITE : YINSH_BLACK;
        text += 2;
    }
    const char *dash = strchr(text, '-');
    bool removal = *text == 'x';
    if (strcmp(text, "pass") == 0)
        return action;
    if (strcmp(text, "steal") == 0) {
        action.kind = YINSH_STEAL;
        return action;
    }
    if (removal || dash != NULL)
        action.from = at(text + removal);
    if (!removal || dash != NULL)
        action.to = at(dash != NULL ? dash + 1 : text);
    action.kind = removal ? (dash != NULL ? YINSH_ROW : YINSH_RING)
                          : (dash != NULL ? YINSH_MOVE : YINSH_PLACE);
    return action;
}

/** An action must be refused for the given reason and change nothing. */
static inline void refuses(const yinsh_position *position, yinsh_action action, const char *fault)
{
    yinsh_position tried;
    const char *given;
    memcpy(&tried, position, sizeof tried);
    given = yinsh_fault_name(yinsh_play(&tried, action));
    assert_non_null(given);
    assert_string_equal(given, fault);
    assert_memory_equal(&tried, position, sizeof tried);
}

/** Play actions that are divided by spaces; all of them must be legal. */
static inline void plays(yinsh_position *position, const char *actions)
{
    while (*actions != '\0') {
        char text[16] = "";
        size_t length = strcspn(actions, " ");
        memcpy(text, actions, length);
        assert_string_equal(yinsh_fault_name(yinsh_play(position, act(text))), "none");
        assert_null(yinsh_position_check(position));
        actions += length + strspn(actions + length, " ");
    }
}

/* ---- Positions of many tests ------------------------------------------- */

/** White is to move and tries his ring on d4; a black ring and markers as given. */
#define D4(ring, markers)                                                                          \
    .white_rings = "a2 a3 a4 a5 d4", .black_rings = "k7 k8 k9 k10 " ring,                          \
    .black_markers = markers, .side = 'w', .due = "move"

/** White has the row g3-g7, and more markers as given. */
#define ROW_ON_G(what, white, black)                                                               \
    .white_rings = "a2 a3 a4 a5 e5", .white_markers = "g3 g4 g5 g6 g7 " white,                     \
    .black_markers = black, .side = 'w', .due = what

/** The same with the row to be removed after the move, or before it. */
#define AFTER(white, black) ROW_ON_G("post-row", white, black)
#define BEFORE(white, black) ROW_ON_G("pre-row", white, black)

#endif
