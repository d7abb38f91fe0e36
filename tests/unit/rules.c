/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * tests/unit/rules.c - what is played: one small position for each clause of the rulebook.
 *
 * What is refused, and why: tests/unit/refusals.c.
 */
#include "support/rules_driver.h"

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

TEST(after_a_steal_white_places_up_to_turn_11_and_then_black_moves)
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

TEST(jumped_markers_turn_over_and_the_one_left_does_not)
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

TEST(rows_of_both_colours_by_the_last_marker_are_removed_and_play_continues)
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
    return run_defined_tests(NULL, NULL);
}
