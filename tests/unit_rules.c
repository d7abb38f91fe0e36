/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * unit_rules.c - one small position for each clause of the rulebook.
 *
 * Every kind of illegality has a test of its own, which also asserts that the
 * refused action left the position alone.  Positions are given as lists of
 * points; rings that a test does not care about stand in a corner of the board.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "yinsh.h"

/* Five rings for each side that are out of the way of every test. */
#define FAR_WHITE "a2 a3 a4 a5 b1"
#define FAR_BLACK "k7 k8 k9 k10 j11"

/* A position by its pieces.  The number of the turn follows from the markers. */
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

/* The lowest and the highest row number of columns A to K. */
static const int low[11] = {2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7};
static const int high[11] = {5, 7, 8, 9, 10, 10, 11, 11, 11, 11, 10};

/* The number of a point by its name; numbers are spelt out here on purpose. */
static yinsh_point at(const char *name)
{
    return (yinsh_point)(11 * (name[0] - 'a') + atoi(name + 1) - 1);
}

/* Put a piece on every point of a list; returns how many there are. */
static int put_pieces(char board[11][12], const char *list, char piece)
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

/*
 * Fill the first vacant points with markers until there are enough.  In a pattern
 * of this period no more than two markers of a colour are adjacent on any line.
 */
static int put_crowd(char board[11][12], const struct setup *setup, int markers)
{
    put_pieces(board, setup->vacant, '-');
    for (int column = 0; column < 11; column++)
        for (int line = low[column]; line <= high[column] && markers < setup->crowd; line++)
            if (board[column][line - 1] == '.') {
                board[column][line - 1] = (column + 2 * line) % 4 < 2 ? 'w' : 'b';
                markers++;
            }
    assert_true(markers >= setup->crowd);
    return markers;
}

/* Build the position line of a setup and read it. */
static yinsh_position position_of(const struct setup *setup)
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
        for (int line_row = low[column]; line_row <= high[column] + 1; line_row++) {
            char piece = line_row > high[column] ? '/' : board[column][line_row - 1];
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
    length--; /* no slash behind the last column */
    snprintf(line + length, sizeof line - length, " %c %s %d-%d %d %s%s", setup->side, setup->due,
             setup->removed[0], setup->removed[1], turn,
             setup->variant != NULL ? setup->variant : "standard", setup->passed ? " passed" : "");
    wrong = yinsh_position_parse(line, strlen(line), &position, &offset);
    if (wrong != NULL)
        fail_msg("%s at %d: %s", wrong, (int)offset, line);
    return position;
}

#define POSITION(...) position_of(&(struct setup){__VA_ARGS__})

/* An action by its text, as "d4-d5" "xg3-g7" "xa5" "e3" "pass" "steal"; "b:e3" is Black's. */
static yinsh_action act(const char *text)
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

/* An action must be refused for the given reason and change nothing. */
static void refuses(const yinsh_position *position, yinsh_action action, const char *fault)
{
    yinsh_position tried;
    const char *given;
    memcpy(&tried, position, sizeof tried);
    given = yinsh_fault_name(yinsh_play(&tried, action));
    assert_non_null(given);
    assert_string_equal(given, fault);
    assert_memory_equal(&tried, position, sizeof tried);
}

/* Play actions that are divided by spaces; all of them must be legal. */
static void plays(yinsh_position *position, const char *actions)
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

static void is_due(const yinsh_position *position, enum yinsh_due due, enum yinsh_colour side)
{
    assert_int_equal(position->due, due);
    assert_int_equal(position->side, side);
}

static void is_over(const yinsh_position *position, enum yinsh_end end, enum yinsh_result result)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    assert_int_equal(position->due, YINSH_DUE_OVER);
    assert_int_equal(yinsh_position_end(position), end);
    assert_int_equal(yinsh_position_result(position), result);
    assert_int_equal(yinsh_legal_actions(position, actions), 0);
}

/* Whether a point is in a set, without the library's help. */
static bool stands(yinsh_set set, const char *point)
{
    return (set.word[at(point) / 64] >> (at(point) % 64) & 1) != 0;
}

static size_t rows_standing(const yinsh_position *position, enum yinsh_colour colour)
{
    yinsh_action rows[YINSH_MAX_ACTIONS];
    return yinsh_rows(position, colour, rows);
}

/* ---- What is refused, and why ------------------------------------------ */

/* Rings are being placed. */
#define PLACING(white, black, colour)                                                              \
    .white_rings = white, .black_rings = black, .side = colour, .due = "place"

/* White is to move and tries his ring on d4; a black ring and markers as given. */
#define D4(ring, markers)                                                                          \
    .white_rings = "a2 a3 a4 a5 d4", .black_rings = "k7 k8 k9 k10 " ring,                          \
    .black_markers = markers, .side = 'w', .due = "move"

/* White has the row g3-g7, and more markers as given. */
#define ROW_ON_G(what, white, black)                                                               \
    .white_rings = "a2 a3 a4 a5 e5", .white_markers = "g3 g4 g5 g6 g7 " white,                     \
    .black_markers = black, .side = 'w', .due = what

#define AFTER(white, black) ROW_ON_G("post-row", white, black)
#define BEFORE(white, black) ROW_ON_G("pre-row", white, black)

/* White has removed a row, his ring is due. */
#define RING_DUE(what) .white_markers = "g3", .black_markers = "b4", .side = 'w', .due = what

/* Black may steal a ring. */
#define STEAL , .variant = "standard+steal"

static struct refusal {
    const char *name;
    struct setup setup;
    const char *action;
    const char *fault;
} refusals[] = {
    {"a ring is placed on the own ring", {PLACING("e3", "a2", 'w')}, "e3", "place-occupied"},
    {"a ring is placed on the other's ring", {PLACING("e3", "a2", 'w')}, "a2", "place-occupied"},
    {"a ring is placed on a corner", {PLACING("e3", "a2", 'w')}, "a1", "place-off-board"},
    {"black places first", {PLACING("", "", 'w')}, "b:e3", "place-wrong-side"},
    {"white places twice", {PLACING("e3", "", 'b')}, "w:e4", "place-wrong-side"},
    {"a sixth ring is placed", {D4("j11", "")}, "e5", "place-after-ten"},
    {"a ring moves in turn 2", {PLACING("e3", "", 'b')}, "e3-e4", "placing-due"},
    {"a ring moves in turn 10", {PLACING(FAR_WHITE, "k7 k8 k9 k10", 'b')}, "k7-j7", "placing-due"},
    {"a row is removed while placing", {PLACING("e3", "", 'b')}, "xe3-e7", "placing-due"},
    {"a ring is removed while placing", {PLACING("e3", "", 'b')}, "xe3", "placing-due"},
    {"a pass while placing", {PLACING("e3", "", 'b')}, "pass", "placing-due"},
    {"a steal without the variant", {PLACING("e3", "", 'b')}, "steal", "steal-refused"},
    {"a steal in turn 1", {PLACING("", "", 'w') STEAL}, "steal", "steal-refused"},
    {"white steals", {PLACING("e3", "", 'b') STEAL}, "w:steal", "steal-refused"},
    {"a steal in turn 3", {PLACING("e3", "a2", 'w') STEAL}, "b:steal", "steal-refused"},
    {"a steal in turn 4", {PLACING("e3 e4", "a2", 'b') STEAL}, "steal", "steal-refused"},
    {"a steal while a move is due", {D4("j11", "") STEAL}, "steal", "steal-refused"},
    {"a steal while a row stands", {AFTER("", "") STEAL}, "steal", "row-due"},
    {"a steal when a ring is due", {RING_DUE("pre-ring") STEAL}, "steal", "ring-due"},
    {"a move ends off the board", {D4("j11", "")}, "d4-d10", "move-off-board"},
    {"a move starts off the board", {D4("j11", "")}, "a1-d4", "move-off-board"},
    {"a vacant point moves", {D4("j11", "")}, "e4-e5", "move-no-ring"},
    {"a marker moves", {D4("j11", "e4")}, "e4-e5", "move-no-ring"},
    {"the other's ring moves", {D4("g6", "")}, "g6-g7", "move-opponent-ring"},
    {"the other player moves", {D4("g6", "")}, "b:g6-g7", "move-wrong-side"},
    {"a move to where it starts", {D4("j11", "")}, "d4-d4", "move-no-movement"},
    {"a move to a point on no line", {D4("j11", "")}, "d4-e6", "move-not-straight"},
    {"a move with letter up, number down", {D4("j11", "")}, "d4-e3", "move-not-straight"},
    {"a move on to the other's ring", {D4("d7", "")}, "d4-d7", "move-end-ring"},
    {"a move on to an own ring", {D4("j11", "")}, "d4-a4", "move-end-ring"},
    {"a move on to a marker", {D4("j11", "d5")}, "d4-d5", "move-end-marker"},
    {"the end is told before a ring in the way", {D4("d5", "d6")}, "d4-d6", "move-end-marker"},
    {"the end is told before a point passed", {D4("j11", "d5 d7")}, "d4-d7", "move-end-marker"},
    {"a move across a ring", {D4("d6", "")}, "d4-d7", "move-ring-in-way"},
    {"a move across a marker and a ring", {D4("d6", "d5")}, "d4-d7", "move-ring-in-way"},
    {"a move past the point behind a marker", {D4("j11", "d5")}, "d4-d7", "move-past-block"},
    {"vacant points before a marker", {D4("j11", "d6")}, "d4-d8", "move-past-block"},
    {"a jump over two blocks", {D4("j11", "d5 d7")}, "d4-d8", "move-past-block"},
    {"a row that bends", {AFTER("", "")}, "xg3-h5", "row-not-straight"},
    {"a row with letter up, number down", {AFTER("", "")}, "xc7-g3", "row-not-straight"},
    {"a row of four", {AFTER("", "")}, "xg3-g6", "row-not-five"},
    {"a row of six", {AFTER("g8", "")}, "xg3-g8", "row-not-five"},
    {"a row that ends off the board", {AFTER("", "")}, "xe7-e11", "row-off-board"},
    {"a row that starts off the board", {BEFORE("", "")}, "xa1-e5", "row-off-board"},
    {"a ring in the row", {AFTER("e3 e4 e6 e7", "")}, "xe3-e7", "row-has-ring"},
    {"a vacant point in the row", {AFTER("f3 f4 f6 f7", "")}, "xf3-f7", "row-vacant"},
    {"a row of vacant points when none is due", {D4("j11", "")}, "xf3-f7", "row-vacant"},
    {"one marker of the other's", {AFTER("f3 f4 f6 f7", "f5")}, "xf3-f7", "row-wrong-colour"},
    {"the other's row", {AFTER("", "i5 i6 i7 i8 i9")}, "w:xi5-i9", "row-wrong-colour"},
    {"the other player removes first", {AFTER("", "i5 i6 i7 i8 i9")}, "b:xi5-i9", "row-order"},
    {"a move while the own row stands", {AFTER("", "")}, "e5-e6", "row-due"},
    {"a ring before its row", {AFTER("", "")}, "xe5", "row-due"},
    {"a pass while the own row stands", {AFTER("", "")}, "pass", "row-due"},
    {"a move before a row by the other", {BEFORE("", "")}, "e5-e6", "row-due-before-move"},
    {"a ring before a row by the other", {BEFORE("", "")}, "xe5", "row-due-before-move"},
    {"a pass before a row by the other", {BEFORE("", "")}, "pass", "row-due-before-move"},
    {"a move when a ring is due", {RING_DUE("post-ring")}, "a5-b5", "ring-due"},
    {"a move when a ring is due before it", {RING_DUE("pre-ring")}, "a5-b5", "ring-due"},
    {"a second row before the ring", {ROW_ON_G("post-ring", "", "")}, "xg3-g7", "ring-due"},
    {"a pass when a ring is due", {RING_DUE("post-ring")}, "pass", "ring-due"},
    {"a ring off the board", {RING_DUE("post-ring")}, "xa1", "ring-off-board"},
    {"no ring on a vacant point", {RING_DUE("post-ring")}, "xf5", "ring-none-there"},
    {"no ring on a marker", {RING_DUE("pre-ring")}, "xb4", "ring-none-there"},
    {"the other's ring for a row", {RING_DUE("post-ring")}, "xk7", "ring-opponent"},
    {"a ring without a row", {D4("j11", "")}, "xd4", "ring-not-due"},
    {"a pass while a ring can move", {D4("j11", "")}, "pass", "pass-can-move"},
};

static void is_refused(void **state)
{
    const struct refusal *refusal = *state;
    yinsh_position position = position_of(&refusal->setup);
    refuses(&position, act(refusal->action), refusal->fault);
}

/* ---- What is played ---------------------------------------------------- */

#define TEST(name) static void name(__attribute__((unused)) void **state)

TEST(white_and_black_place_five_rings_each_and_then_white_moves)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    yinsh_position position;
    yinsh_start(&position, YINSH_STANDARD, YINSH_HOUSE_NONE);
    is_due(&position, YINSH_DUE_PLACE, YINSH_WHITE);
    assert_int_equal(yinsh_legal_actions(&position, actions), 85);
    plays(&position, "e3 a2 f6 k10 d4 g8 b7 h5 i9");
    is_due(&position, YINSH_DUE_PLACE, YINSH_BLACK);
    assert_int_equal(yinsh_legal_actions(&position, actions), 76);
    plays(&position, "c2");
    is_due(&position, YINSH_DUE_MOVE, YINSH_WHITE);
    assert_int_equal(position.turn, 11);
    assert_true(stands(position.rings[YINSH_BLACK], "a2"));
}

/* The rings of a colour on the board, counted without the library's help. */
static int rings_of(const yinsh_position *position, enum yinsh_colour colour)
{
    int count = 0;
    for (unsigned point = 0; point < YINSH_FRAME; point++)
        count += (int)(position->rings[colour].word[point / 64] >> (point % 64) & 1);
    return count;
}

static int steals_in(const yinsh_position *position)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    size_t count = yinsh_legal_actions(position, actions);
    int steals = 0;
    for (size_t i = 0; i < count; i++)
        steals += actions[i].kind == YINSH_STEAL;
    /* It comes last. */
    assert_true(steals == 0 || actions[count - 1].kind == YINSH_STEAL);
    return steals;
}

TEST(behind_a_steal_white_places_up_to_turn_11_and_then_black_moves)
{
    /* Rings of White and of Black at the start of turns 3 to 12. */
    static const int rings[][2] = {{0, 1}, {1, 1}, {1, 2}, {2, 2}, {2, 3},
                                   {3, 3}, {3, 4}, {4, 4}, {4, 5}, {5, 5}};
    static const char *const points[] = {"a2", "f6", "k10", "d4", "g8", "b7", "h5", "i9", "c2"};
    yinsh_action actions[YINSH_MAX_ACTIONS];
    yinsh_position position;
    yinsh_start(&position, YINSH_STANDARD, YINSH_HOUSE_NONE);
    position.steal = true;
    assert_int_equal(steals_in(&position), 0);
    plays(&position, "e3");
    assert_int_equal(yinsh_legal_actions(&position, actions), 85);
    assert_int_equal(steals_in(&position), 1);
    plays(&position, "b:steal");
    assert_true(stands(position.rings[YINSH_BLACK], "e3"));
    for (int turn = 3; turn <= 12; turn++) {
        assert_int_equal(position.turn, turn);
        is_due(&position, turn < 12 ? YINSH_DUE_PLACE : YINSH_DUE_MOVE,
               turn % 2 == 1 ? YINSH_WHITE : YINSH_BLACK);
        for (int colour = 0; colour < 2; colour++)
            assert_int_equal(rings_of(&position, (enum yinsh_colour)colour),
                             rings[turn - 3][colour]);
        assert_int_equal(steals_in(&position), 0);
        if (turn < 12) {
            assert_int_equal(yinsh_legal_actions(&position, actions), 85 - (turn - 2));
            refuses(&position, act("e3-e4"), "placing-due");
            plays(&position, points[turn - 3]);
        }
    }
    refuses(&position, act("e5"), "place-after-ten");
    plays(&position, "e3-e4");
    is_due(&position, YINSH_DUE_MOVE, YINSH_WHITE);
    assert_int_equal(position.turn, 13);
}

TEST(a_ring_that_is_not_stolen_changes_nothing)
{
    yinsh_position position;
    yinsh_start(&position, YINSH_BLITZ, YINSH_HOUSE_NO_LIMIT);
    position.steal = true;
    plays(&position, "e3 a2 f6 k10 d4 g8 b7 h5 i9");
    is_due(&position, YINSH_DUE_PLACE, YINSH_BLACK);
    plays(&position, "c2");
    is_due(&position, YINSH_DUE_MOVE, YINSH_WHITE);
    assert_int_equal(position.turn, 11);
    refuses(&position, act("e5"), "place-after-ten");
}

TEST(a_point_beyond_the_frame_is_refused)
{
    yinsh_position position = POSITION(D4("j11", ""));
    yinsh_action action = act("d4-d5");
    action.to = 200;
    refuses(&position, action, "move-off-board");
    action.from = YINSH_NO_POINT;
    refuses(&position, action, "move-off-board");
}

TEST(a_ring_moves_in_six_directions_over_vacant_points)
{
    static const char *const moves[] = {"d4-d9", "d4-d1", "d4-i4", "d4-b4", "d4-i9", "d4-b2"};
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        yinsh_position position = POSITION(D4("j11", ""));
        plays(&position, moves[i]);
        assert_true(stands(position.rings[YINSH_WHITE], moves[i] + 3));
        assert_true(stands(position.markers[YINSH_WHITE], "d4"));
        assert_int_equal(position.on_board, 1);
        is_due(&position, YINSH_DUE_MOVE, YINSH_BLACK);
    }
}

TEST(jumped_markers_turn_over_and_the_one_left_behind_does_not)
{
    yinsh_position position =
        POSITION(.white_rings = "a2 a3 a4 a5 d4", .side = 'w', .white_markers = "f6 g5",
                 .black_markers = "g7", .due = "move");
    plays(&position, "d4-h8");
    assert_true(stands(position.markers[YINSH_WHITE], "d4"));
    assert_true(stands(position.markers[YINSH_BLACK], "f6"));
    assert_true(stands(position.markers[YINSH_WHITE], "g7"));
    assert_true(stands(position.markers[YINSH_WHITE], "g5"));
    assert_int_equal(position.on_board, 4);
}

TEST(any_five_of_a_longer_run_are_taken_ends_in_either_order)
{
    yinsh_position position = POSITION(AFTER("g8 g9", ""));
    assert_int_equal(rows_standing(&position, YINSH_WHITE), 3);
    plays(&position, "xg8-g4");
    is_due(&position, YINSH_DUE_POST_RING, YINSH_WHITE);
    assert_int_equal(yinsh_pool(&position), 49);
    plays(&position, "xe5");
    assert_true(stands(position.markers[YINSH_WHITE], "g3"));
    assert_true(stands(position.markers[YINSH_WHITE], "g9"));
    is_due(&position, YINSH_DUE_MOVE, YINSH_BLACK);
}

TEST(a_crossing_row_is_broken_by_the_one_taken)
{
    yinsh_position position = POSITION(AFTER("c5 d5 f5 h5", ""));
    assert_int_equal(rows_standing(&position, YINSH_WHITE), 1); /* the ring on e5 divides them */
    position = POSITION(AFTER("f5 h5 i5 j5", ""));
    assert_int_equal(rows_standing(&position, YINSH_WHITE), 2);
    plays(&position, "xf5-j5 xe5");
    assert_int_equal(rows_standing(&position, YINSH_WHITE), 0);
    assert_int_equal(position.removed[YINSH_WHITE], 1);
    is_due(&position, YINSH_DUE_MOVE, YINSH_BLACK);
}

TEST(ten_in_a_line_are_two_rows_or_one)
{
    yinsh_position two =
        POSITION(.white_markers = "e1 e2 e3 e4 e5 e6 e7 e8 e9 e10", .side = 'w', .due = "post-row");
    yinsh_position one = two;
    plays(&two, "xe1-e5 xb1");
    is_due(&two, YINSH_DUE_POST_ROW, YINSH_WHITE);
    refuses(&two, act("a5-b5"), "row-due");
    plays(&two, "xe6-e10 xa5");
    is_due(&two, YINSH_DUE_MOVE, YINSH_BLACK);
    assert_int_equal(two.removed[YINSH_WHITE], 2);
    assert_int_equal(two.on_board, 0);
    plays(&one, "xe3-e7 xb1");
    is_due(&one, YINSH_DUE_MOVE, YINSH_BLACK);
    assert_int_equal(one.removed[YINSH_WHITE], 1);
}

/*
 * f3-f6 turns f4 white and f5 black: the row b4-f4 for White, the row f5-j5 for
 * Black.  The points around them stay vacant.
 */
#define BOTH_ROWS(white, black, ...)                                                               \
    .white_rings = white " f3", .black_rings = black, .white_markers = "b4 c4 d4 e4 f5",           \
    .black_markers = "g5 h5 i5 j5 f4", .side = 'w', .due = "move", .vacant = "f6 g4 e5",           \
    __VA_ARGS__

TEST(the_mover_removes_first_the_other_at_the_start_of_his_turn)
{
    yinsh_position position = POSITION(BOTH_ROWS("a2 a3 a4 a5", FAR_BLACK, .variant = "standard"));
    int turn = position.turn;
    plays(&position, "f3-f6");
    is_due(&position, YINSH_DUE_POST_ROW, YINSH_WHITE);
    plays(&position, "xb4-f4 xf6");
    is_due(&position, YINSH_DUE_PRE_ROW, YINSH_BLACK);
    assert_int_equal(position.turn, turn + 1);
    refuses(&position, act("k7-j7"), "row-due-before-move");
    plays(&position, "xf5-j5 xk7");
    is_due(&position, YINSH_DUE_MOVE, YINSH_BLACK);
    assert_int_equal(position.turn, turn + 1);
    assert_int_equal(position.on_board, 1);
}

TEST(the_mover_wins_when_both_have_their_third_row)
{
    yinsh_position position = POSITION(BOTH_ROWS("a2 a3", "k8 k9 k10", .removed = {2, 2}));
    plays(&position, "f3-f6 xb4-f4 xa2");
    is_over(&position, YINSH_END_RINGS, YINSH_RESULT_WHITE);
    assert_int_equal(rows_standing(&position, YINSH_BLACK), 1);
    refuses(&position, act("b:xf5-j5"), "game-over");
    refuses(&position, act("xk8"), "game-over");
    assert_int_equal(position.side, YINSH_WHITE);
}

TEST(the_third_ring_ends_the_game_with_rows_left)
{
    yinsh_position position = POSITION(.white_rings = "a2 a3 a4", .side = 'w',
                                       .white_markers = "e1 e2 e3 e4 e5 g3 g4 g5 g6 g7",
                                       .due = "post-row", .removed = {2, 0});
    int turn = position.turn;
    plays(&position, "xe1-e5 xa2");
    is_over(&position, YINSH_END_RINGS, YINSH_RESULT_WHITE);
    assert_int_equal(rows_standing(&position, YINSH_WHITE), 1);
    assert_int_equal(position.turn, turn);
    refuses(&position, act("xg3-g7"), "game-over");
    refuses(&position, act("k7-j7"), "game-over");
    refuses(&position, act("pass"), "game-over");
}

TEST(a_row_that_the_other_made_can_win)
{
    yinsh_position position =
        POSITION(.black_rings = "k7 k8 k9", .side = 'b', .black_markers = "g3 g4 g5 g6 g7",
                 .due = "pre-row", .removed = {0, 2});
    plays(&position, "xg3-g7 xk7");
    is_over(&position, YINSH_END_RINGS, YINSH_RESULT_BLACK);
    assert_int_equal(position.side, YINSH_BLACK);
}

TEST(blitz_is_won_by_the_first_ring)
{
    yinsh_position position = POSITION(BOTH_ROWS("a2 a3 a4 a5", FAR_BLACK, .variant = "blitz"));
    assert_int_equal(yinsh_rings_to_win(&position), 1);
    plays(&position, "f3-f6 xb4-f4 xa2");
    is_over(&position, YINSH_END_RINGS, YINSH_RESULT_WHITE);
}

/* ---- The 51st marker (H.3) ---------------------------------------------- */

/* Fifty markers, White a ring ahead; f5-f6 puts the last one without making a row. */
#define LAST_MARKER(rule)                                                                          \
    .white_rings = "a3 a4 a5 f5", .side = 'w', .due = "move", .removed = {1, 0}, .vacant = "f6",   \
    .crowd = 50, .variant = rule

TEST(an_empty_pool_ends_the_game_and_most_rings_win)
{
    yinsh_position position = POSITION(LAST_MARKER("standard"));
    int turn = position.turn;
    assert_int_equal(yinsh_pool(&position), 1);
    plays(&position, "f5-f6");
    is_over(&position, YINSH_END_MARKERS, YINSH_RESULT_WHITE);
    assert_int_equal(position.turn, turn);
    assert_int_equal(position.side, YINSH_WHITE);
    refuses(&position, act("k7-j7"), "pool-empty");
    refuses(&position, act("pass"), "pool-empty");
}

TEST(an_empty_pool_can_be_a_draw_or_no_end_by_house_rule)
{
    yinsh_position draw = POSITION(LAST_MARKER("standard+pool-draws"));
    yinsh_position position = POSITION(LAST_MARKER("standard+no-limit"));
    plays(&draw, "f5-f6");
    is_over(&draw, YINSH_END_MARKERS, YINSH_RESULT_DRAW);
    plays(&position, "f5-f6");
    is_due(&position, YINSH_DUE_MOVE, YINSH_BLACK);
    assert_int_equal(yinsh_pool(&position), 0);
    plays(&position, "k10-j9");
    assert_int_equal(position.on_board, 52);
    assert_int_equal(yinsh_pool(&position), 0);
}

TEST(rows_of_both_colours_by_the_last_marker_are_removed_and_play_goes_on)
{
    yinsh_position position = POSITION(BOTH_ROWS("a2 a3 a4 a5", FAR_BLACK, .crowd = 50));
    plays(&position, "f3-f6");
    assert_int_equal(yinsh_pool(&position), 0);
    is_due(&position, YINSH_DUE_POST_ROW, YINSH_WHITE);
    plays(&position, "xb4-f4 xa2");
    is_due(&position, YINSH_DUE_PRE_ROW, YINSH_BLACK);
    plays(&position, "xf5-j5 xk7");
    is_due(&position, YINSH_DUE_MOVE, YINSH_BLACK);
    assert_int_equal(yinsh_pool(&position), 10);
}

TEST(rows_are_left_where_the_last_marker_ends_the_game_at_once)
{
    yinsh_position position =
        POSITION(BOTH_ROWS("a2 a3 a4 a5", FAR_BLACK, .crowd = 50, .variant = "standard+pool-ends"));

    plays(&position, "f3-f6");
    is_over(&position, YINSH_END_MARKERS, YINSH_RESULT_DRAW);
    assert_int_equal(rows_standing(&position, YINSH_WHITE), 1);
    refuses(&position, act("xb4-f4"), "pool-empty");
    position = POSITION(LAST_MARKER("standard+pool-ends"));
    plays(&position, "f5-f6");
    is_over(&position, YINSH_END_MARKERS, YINSH_RESULT_WHITE);
}

/* ---- Passing ------------------------------------------------------------ */

/* White's three rings stand in the corner, shut in by black ones. */
#define SHUT_IN                                                                                    \
    .white_rings = "a2 a3 a4", .black_rings = "b2 b3 b4 b5 a5", .side = 'w', .due = "move",        \
    .removed = {2, 0}

TEST(a_player_whose_rings_cannot_move_passes)
{
    yinsh_position position = POSITION(SHUT_IN);
    yinsh_action actions[YINSH_MAX_ACTIONS];
    int turn = position.turn;
    assert_int_equal(yinsh_legal_actions(&position, actions), 1);
    assert_int_equal(actions[0].kind, YINSH_PASS);
    plays(&position, "pass");
    assert_true(position.passed);
    assert_int_equal(position.turn, turn + 1);
    assert_int_equal(position.on_board, 0);
    is_due(&position, YINSH_DUE_MOVE, YINSH_BLACK);
    refuses(&position, act("pass"), "pass-can-move");
    plays(&position, "b5-b6");
    assert_false(position.passed);
    refuses(&position, act("pass"), "pass-can-move"); /* b5 is a marker now: a4-c6 */
    plays(&position, "a4-c6");
}

TEST(two_passes_in_a_row_end_the_game)
{
    yinsh_position position = POSITION(SHUT_IN, .crowd = 77, .variant = "standard+no-limit");
    int turn = position.turn;
    plays(&position, "pass");
    is_due(&position, YINSH_DUE_MOVE, YINSH_BLACK);
    plays(&position, "pass");
    is_over(&position, YINSH_END_BLOCKED, YINSH_RESULT_WHITE);
    assert_int_equal(position.turn, turn + 1);
    assert_int_equal(position.side, YINSH_BLACK);
    assert_true(position.passed);
    refuses(&position, act("pass"), "game-blocked");
    refuses(&position, act("a4-a5"), "game-blocked");
}

int main(void)
{
    enum { REFUSALS = sizeof refusals / sizeof *refusals };
    static struct CMUnitTest refused[REFUSALS];
    static const struct CMUnitTest rules[] = {
        cmocka_unit_test(white_and_black_place_five_rings_each_and_then_white_moves),
        cmocka_unit_test(behind_a_steal_white_places_up_to_turn_11_and_then_black_moves),
        cmocka_unit_test(a_ring_that_is_not_stolen_changes_nothing),
        cmocka_unit_test(a_point_beyond_the_frame_is_refused),
        cmocka_unit_test(a_ring_moves_in_six_directions_over_vacant_points),
        cmocka_unit_test(jumped_markers_turn_over_and_the_one_left_behind_does_not),
        cmocka_unit_test(any_five_of_a_longer_run_are_taken_ends_in_either_order),
        cmocka_unit_test(a_crossing_row_is_broken_by_the_one_taken),
        cmocka_unit_test(ten_in_a_line_are_two_rows_or_one),
        cmocka_unit_test(the_mover_removes_first_the_other_at_the_start_of_his_turn),
        cmocka_unit_test(the_mover_wins_when_both_have_their_third_row),
        cmocka_unit_test(the_third_ring_ends_the_game_with_rows_left),
        cmocka_unit_test(a_row_that_the_other_made_can_win),
        cmocka_unit_test(blitz_is_won_by_the_first_ring),
        cmocka_unit_test(an_empty_pool_ends_the_game_and_most_rings_win),
        cmocka_unit_test(an_empty_pool_can_be_a_draw_or_no_end_by_house_rule),
        cmocka_unit_test(rows_of_both_colours_by_the_last_marker_are_removed_and_play_goes_on),
        cmocka_unit_test(rows_are_left_where_the_last_marker_ends_the_game_at_once),
        cmocka_unit_test(a_player_whose_rings_cannot_move_passes),
        cmocka_unit_test(two_passes_in_a_row_end_the_game),
    };
    int failed;
    for (size_t i = 0; i < REFUSALS; i++)
        refused[i] = (struct CMUnitTest){
            .name = refusals[i].name, .test_func = is_refused, .initial_state = &refusals[i]};
    failed = cmocka_run_group_tests_name("refused", refused, NULL, NULL);
    failed += cmocka_run_group_tests_name("played", rules, NULL, NULL);
    return failed == 0 ? 0 : 1;
}
