/* SPDX-License-Identifier: BSD-2-Clause */
/* Points, actions and the one-line position notation. */
#include "rules/bits.h"
#include "rules/rules.h"
#include "support/all_points.h"
#include "support/tests.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char empty_board[] = "4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard";

TEST(points_are_those_of_the_board)
{
    size_t next = 0;
    for (int number = 0; number < 256; number++) {
        char name[YINSH_POINT_TEXT];
        yinsh_point point = (yinsh_point)number;
        if (!yinsh_point_on_board(point)) {
            assert_int_equal(yinsh_point_format(point, name), 1);
            assert_string_equal(name, "-");
            continue;
        }
        assert_true(next < YINSH_POINTS);
        assert_int_equal(yinsh_point_format(point, name), strlen(all_points[next]));
        assert_string_equal(name, all_points[next]);
        assert_int_equal(number, 11 * (name[0] - 'a') + atoi(name + 1) - 1);
        assert_int_equal(yinsh_point_at(name[0] - 'a', atoi(name + 1)), number);
        next++;
    }
    assert_int_equal(next, YINSH_POINTS);
}

TEST(points_are_read_in_either_case)
{
    for (size_t i = 0; i < YINSH_POINTS; i++) {
        char name[YINSH_POINT_TEXT];
        yinsh_point lower = YINSH_NO_POINT, upper = YINSH_NO_POINT;
        size_t length = strlen(all_points[i]);
        memcpy(name, all_points[i], length + 1);
        assert_int_equal(yinsh_point_parse(name, length, &lower), length);
        name[0] = (char)(name[0] - 'a' + 'A');
        assert_int_equal(yinsh_point_parse(name, length, &upper), length);
        assert_int_equal(lower, upper);
    }
}

TEST(what_is_no_point_is_refused)
{
    static const char *const wrong[] = {"",    "a",  "a1",  "a6", "b8", "c9",  "e11",  "f1",
                                        "f11", "g1", "h2",  "i3", "j4", "k6",  "k11",  "l5",
                                        "a02", "e0", "e03", "33", "-3", "e 3", "e100", "`3"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        yinsh_point point = 7;
        assert_int_equal(yinsh_point_parse(wrong[i], strlen(wrong[i]), &point), 0);
        assert_int_equal(point, 7);
    }
    assert_int_equal(yinsh_point_at(-1, 3), YINSH_NO_POINT);
    assert_int_equal(yinsh_point_at(11, 8), YINSH_NO_POINT);
}

TEST(actions_are_written_and_read)
{
    static const char *const texts[][2] = {
        {"e3", "e3"},           {"H7-G7", "h7-g7"}, {"xg5-g9", "xg5-g9"}, {"xg9-g5", "xg5-g9"},
        {"XF10-F6", "xf6-f10"}, {"xa5", "xa5"},     {"pass", "pass"},     {"i11-i10", "i11-i10"},
        {"steal", "steal"},     {"STEAL", "steal"},
    };
    static const char *const wrong[] = {"",     "e",      "x",        "e3-",    "e3-l9", "xe3-",
                                        "a1",   "e3e4",   "e3-e4-e5", "passs",  "Pas",   "xe3-e7 ",
                                        "x e3", "e3--e4", "stea",     "steals", "xsteal"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        yinsh_action action;
        char text[YINSH_ACTION_TEXT];
        assert_true(yinsh_action_parse(texts[i][0], strlen(texts[i][0]), &action));
        assert_int_equal(action.side, YINSH_ANY_SIDE);
        assert_int_equal(yinsh_action_format(action, text), strlen(texts[i][1]));
        assert_string_equal(text, texts[i][1]);
    }
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        yinsh_action action = {9, 9, 9, 9};
        assert_false(yinsh_action_parse(wrong[i], strlen(wrong[i]), &action));
        assert_int_equal(action.kind, 9);
    }
}

TEST(points_off_the_board_are_written_as_dashes)
{
    /* A1 is in the frame of the board, but not a point of it. */
    const yinsh_action row = {YINSH_ROW, YINSH_WHITE, yinsh_point_at(0, 2), 0};
    const yinsh_action move = {YINSH_MOVE, YINSH_WHITE, YINSH_NO_POINT, yinsh_point_at(10, 10)};
    char text[YINSH_ACTION_TEXT];
    assert_int_equal(yinsh_action_format(row, text), 5);
    assert_string_equal(text, "x--a2");
    assert_int_equal(yinsh_action_format(move, text), 5);
    assert_string_equal(text, "--k10");
}

TEST(the_empty_board)
{
    yinsh_position start, read;
    char text[YINSH_POSITION_TEXT];
    yinsh_start(&start, YINSH_STANDARD, YINSH_HOUSE_NONE);
    assert_int_equal(yinsh_position_format(&start, text), strlen(empty_board));
    assert_string_equal(text, empty_board);
    assert_null(yinsh_position_parse(text, strlen(text), &read, NULL));
    assert_true(yinsh_position_equal(&start, &read));
}

/* Lines that are read and come out as they went in. */
TEST(lines_round_trip)
{
    static const char *const lines[] = {
        "4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 blitz",
        "4/7/2W5/9/10/9/10/9/8/7/4 b place 0-0 2 standard+no-limit",
        "WWWW/W6/8/9/10/9/10/9/8/3BBBB/B3 w move 0-0 11 standard",
        "WWWW/Wwwwww1/8/9/10/9/10/9/8/3BBBB/B3 w pre-row 0-0 13 standard+pool-ends",
        "WWWW/Wwwwww1/8/9/10/9/10/9/8/3BBBB/B3 w post-row 0-0 13 standard+pool-draws",
        "WWWW/W6/8/9/10/9/10/9/8/3BBBB/B3 b pre-ring 0-0 14 standard",
        "WWWW/W6/8/9/10/9/10/9/8/3BBBB/B3 b post-ring 0-0 14 standard",
        "WWWW/7/8/9/10/9/10/9/8/3BBBB/B3 b post-ring 1-0 14 standard",
        "4/WW5/8/9/10/9/10/9/8/3BBBB/B3 - over 3-0 57 standard",
        "WWWW/7/8/9/10/9/10/9/8/3BBBB/B3 - over 1-0 31 blitz",
        "WWWB/1BBBB2/8/9/10/9/10/9/8/7/4 w move 2-0 21 standard",
        "4/7/2W5/9/10/9/10/9/8/7/4 b place 0-0 2 standard+steal",
        "4/7/2W5/9/10/9/10/9/8/7/4 b place 0-0 2 blitz+steal+pool-draws",
        "WWWW/W6/8/9/10/9/10/9/8/3BBBB/B3 w move 0-0 11 standard+steal",
        "WWWW/W6/8/9/10/9/10/9/8/3BBBB/B3 b move 0-0 12 standard+steal",
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        yinsh_position position;
        char text[YINSH_POSITION_TEXT];
        const char *wrong = yinsh_position_parse(lines[i], strlen(lines[i]), &position, NULL);
        if (wrong != NULL)
            print_message("%s: %s\n", lines[i], wrong);
        assert_null(wrong);
        yinsh_position_format(&position, text);
        assert_string_equal(text, lines[i]);
    }
}

TEST(malformed_lines_are_refused_with_a_reason)
{
#define VARIANTS                                                                                   \
    "the variant must be standard or blitz, optionally followed by +steal and by one of "          \
    "+no-limit, +pool-ends and +pool-draws"
#define BOARD "WWWW/W6/8/9/10/9/10/9/8/3BBBB/B3"
    static const char *const wrong[][2] = {
        {"", "a column must consist of W, B, w, b and numbers"},
        {"4", "a column has too many points"},
        {"4/7", "a column has too many points"},
        {"4/7/8/9/10/9/10/9/8/7 w place 0-0 1 standard", "there are fewer than eleven columns"},
        {"3/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard", "a column has too few points"},
        {"5/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard", "a column has too many points"},
        {"4/7/8/9/10/9/10/9/8/7/4/1 w place 0-0 1 standard", "a column has too many points"},
        {"4/7/8/9/10/9/10/9/8/7/3W1 w place 0-0 1 standard", "a column has too many points"},
        {"04/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard",
         "a number of vacant points must not begin with a zero"},
        {"99999999999999999999/7 w", "a column has too many points"},
        {"4/7/8/9/10/9/10/9/8/x6/4 w place 0-0 1 standard",
         "a column must consist of W, B, w, b and numbers"},
        {"4/7/8/9/10/9/10/9/8/7/4", "the second field, the side to act, is missing"},
        {"4/7/8/9/10/9/10/9/8/7/4 ", "the side to act must be w, b or -"},
        {"4/7/8/9/10/9/10/9/8/7/4  w place 0-0 1 standard", "the side to act must be w, b or -"},
        {"4/7/8/9/10/9/10/9/8/7/4 W place 0-0 1 standard", "the side to act must be w, b or -"},
        {"4/7/8/9/10/9/10/9/8/7/4 w", "the third field, what is due, is missing"},
        {"4/7/8/9/10/9/10/9/8/7/4 w plac 0-0 1 standard",
         "what is due must be place, pre-row, pre-ring, move, post-row, post-ring or over"},
        {"4/7/8/9/10/9/10/9/8/7/4 - place 0-0 1 standard",
         "the side to act must be - if the game is over, and only then"},
        {BOARD " w over 0-0 13 standard",
         "the side to act must be - if the game is over, and only then"},
        {"4/7/8/9/10/9/10/9/8/7/4 w place", "the fourth field, the rings removed, is missing"},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0 1 standard",
         "the rings removed must be two numbers from 0 to 3, such as 1-2"},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-4 1 standard",
         "the rings removed must be two numbers from 0 to 3, such as 1-2"},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-0",
         "the fifth field, the number of the turn, is missing"},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 0 standard",
         "the fifth field must be a turn number that does not begin with a zero"},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 x standard",
         "the fifth field must be a turn number that does not begin with a zero"},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 10001 standard", "the turn number is too high"},
        {"4/7/8/9/10/9/10/9/8/7/4 b place 0-0 1 standard",
         "odd turns are White's, even turns Black's"},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1", "the sixth field, the variant, is missing"},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 std", VARIANTS},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard+", VARIANTS},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard+steal+steal", VARIANTS},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard+no-limit+pool-ends", VARIANTS},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard+steal+", VARIANTS},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard++steal", VARIANTS},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standardsteal", VARIANTS},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard+Steal", VARIANTS},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard pass",
         "the seventh field must be passed or be omitted"},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard passed x",
         "unexpected text after the last field"},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard passed",
         "nobody passes while rings are being placed"},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 3 standard",
         "the rings on the board do not fit the number of the turn"},
        {"4/7/8/9/10/9/10/9/8/7/4 w move 0-0 1 standard", "rings are placed in turns 1 to 10"},
        {"w3/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard",
         "there are markers on the board while rings are being placed"},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 1-0 1 standard",
         "rings are removed while rings are being placed"},
        {BOARD " w place 0-0 11 standard", "rings are placed in turns 1 to 10 only"},
        {"WWWW/7/8/9/10/9/10/9/8/3BBBB/B3 w move 0-0 13 standard",
         "rings on the board and rings removed do not add up to five"},
        {"WWW1/7/8/9/10/9/10/9/8/3BBBB/B3 w move 2-0 13 blitz",
         "more rings are removed than win the game"},
        {"WWWW/7/8/9/10/9/10/9/8/3BBBB/B3 w move 1-0 13 blitz",
         "a player has removed the rings that win, but the game is not over"},
        {"4/WW5/8/9/10/9/10/9/8/5BB/4 - over 3-3 57 standard",
         "both players have removed the rings that win"},
        {BOARD " - over 0-0 13 standard", "the game is not over: a ring can move"},
        {"4/WW5/8/9/10/9/10/9/8/3BBBB/B3 - over 3-0 57 standard passed",
         "a pass does not end a game that is already over"},
        {BOARD " w pre-row 0-0 13 standard", "the side to act has no row"},
        {"WWWW/Wwwwww1/8/9/10/9/10/9/8/3BBBB/B3 w move 0-0 13 standard",
         "the side to act has a row, so no move is due"},
        {"WWWW/Wbbbbb1/8/9/10/9/10/9/8/3BBBB/B3 w move 0-0 13 standard",
         "the other side has a row before the move"},
        {"WWWWW/6/8/9/10/9/10/9/8/3BBBB/B3 w move 0-0 13 standard", "a column has too many points"},
        {BOARD " w move 0-0 11 standard passed", "the turn before cannot have been a pass"},
        {BOARD " w move 0-0 13 standard passed", "the turn before was not a pass: a ring can move"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        yinsh_position position = {.turn = 77};
        size_t offset = 9999;
        const char *reason =
            yinsh_position_parse(wrong[i][0], strlen(wrong[i][0]), &position, &offset);
        if (reason == NULL || strcmp(reason, wrong[i][1]) != 0)
            print_message("line: %s\n", wrong[i][0]);
        assert_non_null(reason);
        assert_string_equal(reason, wrong[i][1]);
        assert_int_equal(position.turn, 77);
        assert_true(offset <= strlen(wrong[i][0]));
    }
}

/* After a steal Black has White's first ring, and White one less than he would have. */
TEST(the_placing_phase_after_a_steal)
{
    static const char *const lines[] = {
        "B3/7/8/9/10/9/10/9/8/7/4 w place 0-0 3 standard+steal",
        "BW2/7/8/9/10/9/10/9/8/7/4 b place 0-0 4 standard+steal",
        "BWB1/7/8/9/10/9/10/9/8/7/4 w place 0-0 5 standard+steal+no-limit",
        "BWBW/7/8/9/10/9/10/9/8/7/4 b place 0-0 6 blitz+steal",
        "BWBW/B6/8/9/10/9/10/9/8/7/4 w place 0-0 7 standard+steal",
        "BWBW/BW5/8/9/10/9/10/9/8/7/4 b place 0-0 8 standard+steal",
        "BWBW/BWB4/8/9/10/9/10/9/8/7/4 w place 0-0 9 standard+steal",
        "BWBW/BWBW3/8/9/10/9/10/9/8/7/4 b place 0-0 10 standard+steal",
        "BWBW/BWBWB2/8/9/10/9/10/9/8/7/4 w place 0-0 11 standard+steal",
        "BWBW/BWBWBW1/8/9/10/9/10/9/8/7/4 b move 0-0 12 standard+steal",
    };
#define UNFIT "the rings on the board do not fit the number of the turn"
    static const char *const wrong[][2] = {
        /* Nobody has stolen before turn 3, and there is one ring to steal. */
        {"4/7/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard+steal", UNFIT},
        {"B3/7/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard+steal", UNFIT},
        {"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 3 standard+steal", UNFIT},
        {"BB2/7/8/9/10/9/10/9/8/7/4 w place 0-0 3 standard+steal", UNFIT},
        {"BB2/7/8/9/10/9/10/9/8/7/4 w place 0-0 5 standard+steal", UNFIT},
        {"BBB1/7/8/9/10/9/10/9/8/7/4 b place 0-0 4 standard+steal", UNFIT},
        {"BWBW/BWBB3/8/9/10/9/10/9/8/7/4 b place 0-0 10 standard+steal", UNFIT},
        {"BWBW/BWBB3/8/9/10/9/10/9/8/7/4 w place 0-0 11 standard+steal", UNFIT},
        {"BWBW/BWBBW2/8/9/10/9/10/9/8/7/4 w place 0-0 9 standard+steal", UNFIT},
        /* Without the variant nobody steals at all. */
        {"B3/7/8/9/10/9/10/9/8/7/4 w place 0-0 3 standard", UNFIT},
        {"BWBW/BWBW3/8/9/10/9/10/9/8/7/4 b place 0-0 10 blitz+no-limit", UNFIT},
        {"BWBW/BWBWB2/8/9/10/9/10/9/8/7/4 w place 0-0 11 standard",
         "rings are placed in turns 1 to 10 only"},
        /* Ten rings stand: a move is due, and before that a placing. */
        {"BWBW/BWBWBW1/8/9/10/9/10/9/8/7/4 w place 0-0 11 standard+steal",
         "rings are placed in turns 1 to 10 only"},
        {"BWBW/BWBWBW1/8/9/10/9/10/9/8/7/4 b place 0-0 12 standard+steal",
         "rings are placed in turns 1 to 10 only"},
        {"BWBW/BWBWB2/8/9/10/9/10/9/8/7/4 w place 0-0 13 standard+steal",
         "rings are placed in turns 1 to 10 only"},
        {"BWBW/BWBWB2/8/9/10/9/10/9/8/7/4 w move 0-0 11 standard+steal",
         "rings on the board and rings removed do not add up to five"},
        {"BWBW/BWBWBW1/8/9/10/9/10/9/8/7/4 b move 0-0 10 standard+steal",
         "rings are placed in turns 1 to 10"},
        {"BWBW/BWBWBw1/8/9/10/9/10/9/8/7/4 w place 0-0 11 standard+steal",
         "there are markers on the board while rings are being placed"},
        {"BWBW/BWBWB2/8/9/10/9/10/9/8/7/4 w place 1-0 11 standard+steal",
         "rings are removed while rings are being placed"},
        {"BWBW/BWBWB2/8/9/10/9/10/9/8/7/4 w place 0-0 11 standard+steal passed",
         "nobody passes while rings are being placed"},
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        yinsh_position position;
        char text[YINSH_POSITION_TEXT];
        assert_null(yinsh_position_parse(lines[i], strlen(lines[i]), &position, NULL));
        assert_null(yinsh_position_check(&position));
        assert_true(position.steal);
        yinsh_position_format(&position, text);
        assert_string_equal(text, lines[i]);
    }
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        yinsh_position position;
        const char *reason =
            yinsh_position_parse(wrong[i][0], strlen(wrong[i][0]), &position, NULL);
        if (reason == NULL || strcmp(reason, wrong[i][1]) != 0)
            print_message("line: %s\n", wrong[i][0]);
        assert_non_null(reason);
        assert_string_equal(reason, wrong[i][1]);
    }
}

/* No game has two pieces on one point: of such the ring shows, and the white one. */
TEST(pieces_on_one_point)
{
    static const char pieces[] = {'W', 'B', 'w', 'b'};
    for (unsigned some = 1; some < 16; some++) {
        yinsh_position position;
        char text[YINSH_POSITION_TEXT], expected[YINSH_POSITION_TEXT];
        yinsh_start(&position, YINSH_STANDARD, YINSH_HOUSE_NONE);
        for (unsigned piece = 0; piece < 4; piece++)
            if ((some >> piece & 1) != 0)
                *(piece < 2 ? &position.rings[piece] : &position.markers[piece - 2]) = set_of(1);
        /* Off the board nothing shows. */
        position.rings[YINSH_BLACK] = set_or(position.rings[YINSH_BLACK], set_of(0));
        snprintf(expected, sizeof expected, "%c%s", pieces[__builtin_ctz(some)],
                 "3/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard");
        yinsh_position_format(&position, text);
        assert_string_equal(text, expected);
    }
}

/* Names are found whole, and not if there is a NUL in the text. */
TEST(names)
{
    static const char text[] = "rings\0\0markers";
    assert_int_equal(name_find(names_of_end, text, 5), YINSH_END_RINGS);
    assert_int_equal(name_find(names_of_end, text, 4), -1);
    assert_int_equal(name_find(names_of_end, text, 6), -1);
    assert_int_equal(name_find(names_of_end, text, 7), -1);
    assert_int_equal(name_find(names_of_end, text, 0), -1);
    assert_int_equal(name_find(names_of_house, text + 5, 1), -1);
    assert_int_equal(name_find(names_of_house, text, 0), YINSH_HOUSE_NONE);
    assert_int_equal(name_find(names_of_end, text + 7, 7), YINSH_END_MARKERS);
}

/* The house rule and the steal come in either order, and are written in one. */
TEST(the_order_of_a_variant)
{
    static const char line[] = "4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 blitz+pool-ends+steal";
    yinsh_position position;
    char text[YINSH_POSITION_TEXT];
    assert_null(yinsh_position_parse(line, strlen(line), &position, NULL));
    yinsh_position_format(&position, text);
    assert_string_equal(text, "4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 blitz+steal+pool-ends");
}

/* A word after the line that is as long as the one that may stand there. */
TEST(words_after_a_line)
{
    static const char *const words[] = {"pasted", "passed ", "passe", "passedx"};
    yinsh_position position;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        char line[128];
        snprintf(line, sizeof line, "%s %s", empty_board, words[i]);
        assert_non_null(yinsh_position_parse(line, strlen(line), &position, NULL));
    }
}

/* Full boards: the pool decides what may be due. */
TEST(the_pool_is_checked)
{
    /* 51 markers in blocks of four and fewer, so that no row stands. */
#define FULL "WWWW/Wwwbbww/wwbbwwbb/bbwwbbwwb/wwbbwwbbww/bbwwbbwwb/wwbbwwbbw1/9/8/3BBBB/B3"
    yinsh_position position;
    static const char *const lines[][2] = {
        {FULL " - over 0-0 62 standard", NULL},
        {FULL " w move 0-0 63 standard", "a move is due, but the pool is empty"},
        {FULL " w move 0-0 63 standard+no-limit", NULL},
        {FULL " - over 0-0 62 standard+no-limit", "the game is not over: a ring can move"},
        {FULL " w post-ring 0-0 63 standard",
         "a ring is due for a row, but the five markers are not in the pool"},
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        const char *reason =
            yinsh_position_parse(lines[i][0], strlen(lines[i][0]), &position, NULL);
        if (lines[i][1] == NULL) {
            if (reason != NULL)
                print_message("%s\n", reason);
            assert_null(reason);
            assert_int_equal(yinsh_pool(&position), 0);
        } else {
            assert_non_null(reason);
            assert_string_equal(reason, lines[i][1]);
        }
    }
}

/* A line cut anywhere, or with one byte changed, is refused or another position. */
TEST(damaged_lines)
{
    static const char line[] = "WWWW/Wwwwww1/8/9/10/9/10/9/8/3BBBB/B3 w pre-row 0-0 13 standard";
    yinsh_position position;
    char copy[sizeof line];
    for (size_t length = 0; length + 1 < sizeof line; length++)
        assert_non_null(yinsh_position_parse(line, length, &position, NULL));
    for (size_t at = 0; at + 1 < sizeof line; at++)
        for (int byte = 0; byte < 256; byte++) {
            char text[YINSH_POSITION_TEXT];
            memcpy(copy, line, sizeof line);
            copy[at] = (char)byte;
            if (yinsh_position_parse(copy, sizeof line - 1, &position, NULL) != NULL)
                continue;
            size_t length = yinsh_position_format(&position, text);
            assert_int_equal(length, sizeof line - 1);
            assert_memory_equal(text, copy, length);
        }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
