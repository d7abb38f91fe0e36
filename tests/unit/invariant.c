/* SPDX-License-Identifier: BSD-2-Clause */
/* Positions that no line can state: what is wrong with them is seen all the same. */
#include "rules/bits.h"
#include "rules/rules.h"
#include "support/rules_driver.h"

/* 51 markers in blocks of four and fewer, so that no row stands, after the last move. */
static const char full_line[] =
    "WWWW/Wwwbbww/wwbbwwbb/bbwwbbwwb/wwbbwwbbww/bbwwbbwwb/wwbbwwbbw1/9/8/"
    "3BBBB/B3 - over 0-0 62 standard";

static yinsh_position read_line(const char *line)
{
    yinsh_position position;
    assert_null(yinsh_position_parse(line, strlen(line), &position, NULL));
    assert_null(yinsh_position_check(&position));
    return position;
}

static void assert_wrong(const yinsh_position *position, const char *expected)
{
    const char *wrong = yinsh_position_check(position);
    assert_non_null(wrong);
    assert_string_equal(wrong, expected);
}

/* All five markers of a row to one colour; the others keep their numbers. */
static void colour_row(yinsh_position *position, const char *from, const char *to, int colour)
{
    int step = (at(to) - at(from)) / 4;
    for (int i = 0; i < 5; i++) {
        yinsh_set one = set_of((unsigned)(at(from) + i * step));
        assert_false(
            set_is_empty(set_and(set_or(position->markers[0], position->markers[1]), one)));
        position->markers[colour] = set_or(position->markers[colour], one);
        position->markers[1 - colour] = set_minus(position->markers[1 - colour], one);
    }
}

TEST(every_piece_has_a_point_of_its_own)
{
    const yinsh_position good = POSITION(D4("j11", "d5 d6"));
    for (int colour = 0; colour < 2; colour++) {
        yinsh_position position = good;
        position.rings[colour] = set_or(position.rings[colour], set_of(at("a1")));
        assert_wrong(&position, "a piece is off the board");
        position = good;
        position.markers[colour] = set_or(position.markers[colour], set_of(at("k11")));
        assert_wrong(&position, "a piece is off the board");
        position = good;
        position.markers[colour] = set_or(position.markers[colour], set_of(at("d4")));
        assert_wrong(&position, "two pieces are on one point");
    }
    yinsh_position position = good;
    position.on_board++;
    assert_wrong(&position, "the number of markers on the board is wrong");
    position = read_line(full_line);
    position.markers[0] = set_or(position.markers[0], set_of(at("g11")));
    position.on_board++;
    assert_wrong(&position, "there are more than 51 markers on the board");
}

TEST(the_side_follows_from_the_turn)
{
    yinsh_position position = POSITION(D4("j11", ""));
    position.side = YINSH_BLACK;
    assert_wrong(&position, "odd turns are White's, even turns Black's");
    position.side = YINSH_WHITE;
    position.turn = 0;
    assert_wrong(&position, "odd turns are White's, even turns Black's");
    position = POSITION(D4("j11", ""));
    position.variant = YINSH_BLITZ + 1;
    assert_wrong(&position, "there is no variant of this name");
    position.variant = YINSH_STANDARD;
    position.house = YINSH_HOUSE_POOL_DRAWS + 1;
    assert_wrong(&position, "there is no variant of this name");
}

TEST(nothing_is_removed_while_rings_are_placed)
{
    for (int colour = 0; colour < 2; colour++) {
        yinsh_position position =
            POSITION(.white_rings = "e3", .black_rings = "a2", .side = 'w', .due = "place");
        position.removed[colour] = 1;
        assert_wrong(&position, "rings are removed while rings are being placed");
    }
    yinsh_position position =
        POSITION(.white_rings = "e3", .black_rings = "a2", .side = 'w', .due = "place");
    position.passed = true;
    assert_wrong(&position, "nobody passes while rings are being placed");
}

TEST(a_game_is_over_for_a_reason)
{
    yinsh_position position = POSITION(D4("j11", ""));
    position.due = YINSH_DUE_OVER;
    assert_wrong(&position, "the game is not over: nobody has won and the pool is not empty");
    position.passed = true;
    assert_wrong(&position, "the game is not over: a ring can move");
    /* Rows have to be removed before the end, whosever they are. */
    for (int colour = 0; colour < 2; colour++) {
        position = read_line(full_line);
        colour_row(&position, "d1", "d5", colour);
        assert_wrong(&position, "the game is not over: there is a row to remove");
        position.house = YINSH_HOUSE_POOL_ENDS;
        assert_null(yinsh_position_check(&position));
    }
    position = read_line(full_line);
    colour_row(&position, "d1", "d5", YINSH_BLACK);
    position.due = YINSH_DUE_POST_ROW;
    assert_null(yinsh_position_check(&position));
    position.house = YINSH_HOUSE_POOL_ENDS;
    assert_wrong(&position, "a row is due, but the pool is empty and ends the game");
}

TEST(a_pass_is_followed_by_a_move)
{
    yinsh_position position = POSITION(D4("j11", ""));
    position.passed = true;
    assert_wrong(&position, "the turn before cannot have been a pass");
    position = POSITION(D4("j11", "d5 d6"));
    position.passed = true;
    assert_wrong(&position, "the turn before was not a pass: a ring can move");
    position = POSITION(BEFORE("", ""));
    position.passed = true;
    assert_wrong(&position, "the turn before cannot have been a pass");
}

/* Two positions are the same if nothing differs. */
TEST(every_difference_is_one)
{
    const yinsh_position one = POSITION(D4("j11", "d5 d6"));
    yinsh_position other[14];
    for (size_t i = 0; i < sizeof other / sizeof other[0]; i++)
        other[i] = one;
    assert_true(yinsh_position_equal(&one, &other[0]));
    for (int colour = 0; colour < 2; colour++) {
        other[colour].rings[colour] = SET_EMPTY;
        other[2 + colour].markers[colour] = set_of(at("f6"));
        other[4 + colour].removed[colour] = 1;
    }
    other[6].turn++;
    other[7].side = YINSH_BLACK;
    other[8].due = YINSH_DUE_OVER;
    other[9].on_board++;
    other[10].variant = YINSH_BLITZ;
    other[11].house = YINSH_HOUSE_NO_LIMIT;
    other[12].steal = true;
    other[13].passed = true;
    for (size_t i = 0; i < sizeof other / sizeof other[0]; i++) {
        assert_false(yinsh_position_equal(&one, &other[i]));
        assert_false(yinsh_position_equal(&other[i], &one));
        assert_int_equal(rules_same_game(&one, &other[i]), i < 10 || i > 12);
    }
}

/* An action of a kind that there is not. */
TEST(no_other_kind_is_played)
{
    yinsh_position position = POSITION(D4("j11", ""));
    yinsh_action action = act("d4-d5");
    action.kind = YINSH_STEAL + 1;
    refuses(&position, action, "syntax-turn");
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
