/* SPDX-License-Identifier: BSD-2-Clause */
/* vying.org's sequences of moves. */
#define NOTATION "vying"
#include "record/record.h"
#include "registry/notation_list.h"
#include "support/sample_games.h"
#include "support/turns_driver.h"
#include "syntax/notation.h"

/*
 * White moves a ring up the d column, Black one up the j column: after White's fifth move there are
 * markers on d2 to d6, after Black's on j5 to j9.
 */
#define PLACED "d2 k7 d1 k8 a2 k9 a3 k10 a4 j5 "
#define BEFORE_ROW PLACED "d2d3 j5j6 d3d4 j6j7 d4d5 j7j8 d5d6 j8j9 "
#define ROW_MADE BEFORE_ROW "d6d7 "
#define ROWS ROW_MADE "d4 d2 d6 d3 d5 d1 j9j10 j5 j6 j7 j8 j9 k7 "

/* ---- Tokens ------------------------------------------------------------ */

TEST(what_a_point_is)
{
    assert_string_equal(actions(ROWS),
                        "d2 k7 d1 k8 a2 k9 a3 k10 a4 j5 d2-d3 j5-j6 d3-d4 j6-j7 "
                        "d4-d5 j7-j8 d5-d6 j8-j9 d6-d7 xd2-d6 xd1 j9-j10 xj5-j9 xk7");
    expect(ROWS, "ok * unfinished 24\n");
    /* The row has the place of its five tokens. */
    assert_int_equal(record.game.played[19].offset, strlen(ROW_MADE));
    assert_int_equal(record.game.played[19].length, strlen("d4 d2 d6 d3 d5"));
    assert_int_equal(record.game.played[20].turn, 19);
    assert_int_equal(record.game.played[21].turn, 20);
}

TEST(layouts)
{
    expect("D2 K7\r\nD1\tK8 A2\vK9\n A3   K10\n\tA4 J5 D2D3 \r\n", "ok * unfinished 11\n");
    expect("\n\n  " ROWS, "ok * unfinished 24\n");
    expect("e3", "ok * unfinished 1\n");
    expect("", "");
    expect(" \n\n ", "");
}

/* ---- Ends -------------------------------------------------------------- */

TEST(ends)
{
    static const struct {
        const char *token, *outcome;
    } ends[] = {{"white_resigns", "0-1 resign"},
                {"black_resigns", "1-0 resign"},
                {"time_exceeded_by_white", "0-1 time"},
                {"time_exceeded_by_black", "1-0 time"},
                {"draw", "1/2-1/2 agreed"}};
    char text[256], expected[256];
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        snprintf(text, sizeof text, PLACED "%s\n\n", ends[i].token);
        snprintf(expected, sizeof expected, "ok %s 10\n", ends[i].outcome);
        expect(text, expected);
        actions(text);
        assert_int_equal(assert_written_as(&record, text), 0);
        /* Alone it is a record, too. */
        snprintf(expected, sizeof expected, "ok %s 0\n", ends[i].outcome);
        expect(ends[i].token, expected);
        /* Nothing follows it. */
        snprintf(text, sizeof text, "e3 %s a5\n\nb1", ends[i].token);
        snprintf(expected, sizeof expected,
                 "malformed * unfinished 1 syntax-turn@1:1:%d\nok * unfinished 1\n",
                 (int)strlen(ends[i].token) + 5);
        expect(text, expected);
    }
    /* A removal that is owed does not matter any more. */
    expect(ROW_MADE "white_resigns", "ok 0-1 resign 19\n");
    expect(ROW_MADE "d4 d2 d6 d3 d5 white_resigns", "ok 0-1 resign 20\n");
    expect(ROW_MADE "d4 white_resigns", "illegal * unfinished 19 row-not-five@19:1:77\n");
    expect("green_resigns", "malformed * unfinished 0 syntax-turn@0:1:1\n");
    expect("WHITE_RESIGNS", "malformed * unfinished 0 syntax-turn@0:1:1\n");
    expect("e3 undo", "malformed * unfinished 1 syntax-turn@1:1:4\n");
}

TEST(idle_tokens)
{
    expect("e3 draw_offered_by_white a5 undo_requested_by_black",
           "ok * unfinished 2 command-ignored@1:1:4\n");
    expect(ROW_MADE "d4 d2 undo_requested_by_black draw_offered_by_black d6 d3 d5 d1",
           "ok * unfinished 21 command-ignored@19:1:83\n");
    expect("draw_offered_by_white", "ok * unfinished 0 command-ignored@0:1:1\n");
    expect("draw_offered_by_green", "malformed * unfinished 0 syntax-turn@0:1:1\n");
}

/* ---- Faults ------------------------------------------------------------ */

TEST(rows_at_fault)
{
    /* Five on a line, but not all White's markers. */
    expect(ROW_MADE "d5 d4 d3 d6 d7 d1", "illegal * unfinished 19 row-has-ring@19:1:77\n");
    expect(ROW_MADE "j5 j6 j7 j8 j9 d1", "illegal * unfinished 19 row-has-ring@19:1:77\n");
    expect(ROW_MADE "e2 e3 e4 e5 e6 d1", "illegal * unfinished 19 row-vacant@19:1:77\n");
    expect(ROW_MADE "j4 d2 d3 d4 d5", "illegal * unfinished 19 row-off-board@19:1:77\n");
    expect(ROW_MADE "d2 d3 m4 d5", "illegal * unfinished 19 row-off-board@19:1:83\n");
    /* No line, not five, the same twice, a gap. */
    expect(ROW_MADE "d2 d3 d4 d5 e7 d1", "illegal * unfinished 19 row-not-straight@19:1:77\n");
    expect(ROW_MADE "d1 d2 d3 d4 d6 d1", "illegal * unfinished 19 row-not-five@19:1:77\n");
    expect(ROW_MADE "d2 d2 d3 d4 d5 d1", "illegal * unfinished 19 row-not-five@19:1:77\n");
    expect(ROW_MADE "d2 d3 d3 d4 d6 d1", "illegal * unfinished 19 row-not-five@19:1:77\n");
    assert_string_equal(
        fault_of(ROW_MADE "d2 d3 d3 d4 d6"),
        "turn 19: the number of points from d2 to d3 is 2; a row is five adjacent markers");
    expect(ROW_MADE "d4 d4 d4 d4 d4 d1", "illegal * unfinished 19 row-not-five@19:1:77\n");
    /* Fewer than five, and something else begins. */
    expect(ROW_MADE "d2 d3 d4 d5 j9j10", "illegal * unfinished 19 row-not-five@19:1:77\n");
    expect(ROW_MADE "d2 d6\n\ne3", "illegal * unfinished 19 row-not-five@19:1:77\n"
                                   "ok * unfinished 1\n");
    assert_string_equal(
        fault_of(ROW_MADE "d2 d6"),
        "turn 19: the number of points from d2 to d2 is 1; a row is five adjacent markers");
    expect(ROW_MADE "d2 d3 d4 d5", "illegal * unfinished 19 row-not-five@19:1:77\n");
    /* None, and something else begins. */
    expect(ROW_MADE "j9j10", "illegal * unfinished 19 row-due@19:1:77\n");
    expect(ROW_MADE, "illegal * unfinished 19 row-due@19:1:72\n");
    expect(ROW_MADE "d4 d2 d6 d3 d5", "illegal * unfinished 20 ring-due@19:1:77\n");
    expect(ROW_MADE "d4 d2 d6 d3 d5 j9j10", "illegal * unfinished 20 ring-due@19:1:92\n");
    expect(ROW_MADE "d4 d2 d6 d3 d5 k7", "illegal * unfinished 20 ring-opponent@19:1:92\n");
    expect(ROW_MADE "d4 d2 d6 d3 d5 d2", "illegal * unfinished 20 ring-none-there@19:1:92\n");
    expect(ROW_MADE "d4 d2 d6 d3 d5 a1", "illegal * unfinished 20 ring-off-board@19:1:92\n");
}

TEST(other_faults)
{
    expect("d2d3", "illegal * unfinished 0 placing-due@1:1:1\n");
    expect("d2 d2", "illegal * unfinished 1 place-occupied@2:1:4\n");
    expect(PLACED "d2d3 d2d4", "illegal * unfinished 11 move-no-ring@12:1:37\n");
    expect(PLACED "a1a2", "illegal * unfinished 10 move-off-board@11:1:32\n");
    /* A point where nothing but a move can be. */
    expect(PLACED "d2", "illegal * unfinished 10 ring-not-due@11:1:32\n");
    expect(PLACED "e3", "illegal * unfinished 10 place-after-ten@11:1:32\n");
    expect(PLACED "m3", "illegal * unfinished 10 place-after-ten@11:1:32\n");
    expect(BEFORE_ROW "d2 d3 d4 d5 d6", "illegal * unfinished 18 row-has-ring@19:1:72\n");
    expect(BEFORE_ROW "d2 d6d7", "illegal * unfinished 18 row-not-five@19:1:72\n");
    expect("e3 a5 foo b1\n", "malformed * unfinished 2 syntax-turn@2:1:7\n");
    expect("e3 a5-b5", "malformed * unfinished 1 syntax-turn@1:1:4\n");
    expect("e3e4e5", "malformed * unfinished 0 syntax-turn@0:1:1\n");
    expect("1.e3", "malformed * unfinished 0 syntax-turn@0:1:1\n");
}

/* ---- Records ----------------------------------------------------------- */

TEST(separation)
{
    expect("e3 a5\n\ne4\n\n\n \t\n e5 b1", "ok * unfinished 2\nok * unfinished 1\n"
                                           "ok * unfinished 2\n");
    expect("e3\r\n\r\na5\r\n", "ok * unfinished 1\nok * unfinished 1\n");
    expect("e3\n \t \na5\n", "ok * unfinished 1\nok * unfinished 1\n");
    /* A bad record costs one diagnostic. */
    expect("e3 e3 a5\nb1 b1\n\ne4", "illegal * unfinished 1 place-occupied@2:1:4\n"
                                    "ok * unfinished 1\n");
    expect("e3 e3\n\ne4", "illegal * unfinished 1 place-occupied@2:1:4\nok * unfinished 1\n");
    expect("e3 e3 \n", "illegal * unfinished 1 place-occupied@2:1:4\n");
    expect("e3\n\n?\n\na5", "ok * unfinished 1\nmalformed * unfinished 0 syntax-turn@0:3:1\n"
                            "ok * unfinished 1\n");
    expect("e3\n\nfoo\n\na5", "ok * unfinished 1\nok * unfinished 1\n");
    /* Another notation announces itself where it begins. */
    expect_in(PLACED "d2d3\n[Event \"x\"]\n\n1.e3 2.a5 *\n", NULL,
              "ok * unfinished 11\nok * unfinished 2\n");
    expect_in(ROW_MADE "d2\n\n[Event \"x\"]\n\n1.e3 2.a5 *\n", NULL,
              "illegal * unfinished 19 row-not-five@19:1:77\nok * unfinished 2\n");
    expect_in(ROW_MADE "d2\n[Event \"x\"]\n\n1.e3 2.a5 *\n", NULL,
              "illegal * unfinished 19 row-not-five@19:1:77\nok * unfinished 2\n");
    expect_in("d2 white_resigns\n(;GM[24];P0[place wr A 2])\n", NULL,
              "ok 0-1 resign 1\nok * unfinished 1\n");
    expect("e3\n[Event \"x\"]\n", "malformed * unfinished 1 syntax-turn@1:2:1\n");
}

/* A game that is over on the board ends with its line. */
TEST(separation_after_the_end)
{
    const yinsh_reader_options official = {.size = sizeof official, .notation = "gipf"};
    struct source source;
    const struct yinsh_record *game;
    yinsh_reader *reader = read_first(official_game, &official, &source, &game);
    unsigned lost;
    struct buffer line = write_in(NOTATION, game, false, &lost);
    char text[4096];
    line.bytes[strcspn(line.bytes, "\n")] = '\0';
    snprintf(text, sizeof text, "%s\n%s\ne3 a5\n", line.bytes, line.bytes);
    expect(text, "ok 1-0 rings 91\nok 1-0 rings 91\nok * unfinished 2\n");
    snprintf(text, sizeof text, "%s e3\na5\n", line.bytes);
    expect(text, "illegal * unfinished 91 game-over@81:1:495\n");
    /* A word on the next line is not the beginning of another. */
    snprintf(text, sizeof text, "%s\nwhite_resigns\n", line.bytes);
    expect(text, "mismatch 1-0 rings 91 result-mismatch@0:2:1\n");
    snprintf(text, sizeof text, "%s\ndraw_offered_by_white\n", line.bytes);
    expect(text, "ok 1-0 rings 91 command-ignored@81:2:1\n");
    free(line.bytes);
    yinsh_reader_free(reader);
}

/* The actions of a text that continues from a position. */
static const char *actions_from(const char *position, const char *text)
{
    struct cursor cursor = cursor_over(text, strlen(text));
    record_reset(&record);
    assert_null(yinsh_position_parse(position, strlen(position), &record.game.start, NULL));
    record.game.now = record.game.start;
    assert_true(notation_find(NOTATION)->read(&cursor, &record));
    record_finish(&record);
    assert_false(record.failed);
    return actions_of(&record);
}

/* A pass is not in the notation: it is supplied. */
TEST(passes)
{
    assert_string_equal(
        actions_from("4/bw5/bwb4w/1wbw3b1/2wbw2w2/2bbb1w2/3wwbw3/wbbbbWB2/bbwwWBB1/3bBWw/wwWw w "
                     "move 1-1 51 standard",
                     "j9j7 j7f7 j10j6"),
        "pass j9-j7 pass j7-f7 j10-j6");
    assert_int_equal(record.game.played[4].turn, 55);
    /* After a row that the other made: White's other rings cannot move. */
    static const char blocked[] =
        "WWWW/1BBBBB1/8/9/2wwwww3/9/4W5/9/8/7/4 w pre-row 0-0 17 standard";
    assert_string_equal(actions_from(blocked, "e7 e3 e4 e5 e6 g6 b2b1"), "xe3-e7 xg6 pass b2-b1");
    assert_int_equal(record.game.played[2].turn, 17);
    assert_int_equal(record.game.played[3].turn, 18);
    /* At the end it is not known. */
    assert_string_equal(actions_from(blocked, "e7 e3 e4 e5 e6 g6"), "xe3-e7 xg6");
    yinsh_position from = record.game.start;
    record.game.start = (yinsh_position){.turn = 0};
    yinsh_start(&record.game.start, YINSH_STANDARD, YINSH_HOUSE_NONE);
    record_action(&record, (yinsh_action){YINSH_PASS, 2, YINSH_NO_POINT, YINSH_NO_POINT},
                  (struct place){0, 0});
    assert_int_equal(assert_written_as(&record, "e3 e4 e5 e6 e7 g6\n\n"), LOST_PASS);
    record.game.start = from;
    assert_int_equal(assert_written_as(&record, ""), LOST_PASS | LOST_POSITION);
}

/* What is so long that it comes in many pieces. */
TEST(long_gaps)
{
    enum { LENGTH = 300000 };
    static char text[LENGTH + 64];
    snprintf(text, sizeof text, "e3 a5%*se4\n\nb1", LENGTH - 5, "");
    assert_string_equal(summary_of_bytes(text, strlen(text), 4096, "vying"),
                        "ok * unfinished 3\nok * unfinished 1\n");
    /* The same after an error. */
    text[3] = 'e';
    text[4] = '3';
    text[LENGTH / 2] = text[LENGTH - 1] = '\n';
    assert_string_equal(summary_of_bytes(text, strlen(text), 4096, "vying"),
                        "illegal * unfinished 1 place-occupied@2:1:4\nok * unfinished 1\n"
                        "ok * unfinished 1\n");
    memset(text, 'x', LENGTH);
    assert_string_equal(summary_of_bytes(text, strlen(text), 4096, "vying"),
                        "malformed * unfinished 0 syntax-turn@0:1:1\nok * unfinished 1\n");
}

TEST(broken_anywhere)
{
    read_broken(ROWS "draw\n\ne3 a5\n");
}

/* ---- Detection --------------------------------------------------------- */

TEST(detection)
{
    assert_string_equal(detected(ROWS), "vying");
    assert_string_equal(detected(PLACED "d2d3"), "vying");
    assert_string_equal(detected("d2 k7 white_resigns"), "vying");
    assert_string_equal(detected("d2 draw_offered_by_white k7\ndraw\n"), "vying");
    assert_string_equal(detected("A2 K7\nA2A3\n\n[Event \"x\"]\n\n1.e3 2.a5 *\n"), "vying");
    assert_string_equal(detected(PLACED), "gipf");
    assert_string_equal(detected("e3 a5 e4 h7-g7"), "gipf");
    assert_string_equal(detected("e3 a5 e4 h7-g7 { d2d3 } d2d3 "), "gipf");
    assert_string_equal(detected("1.e3 2.a5 d2d3"), "gipf");
    assert_string_equal(detected("{ d2d3 }\n1.e3 2.a5"), "gipf");
    assert_string_equal(detected("[Event \" d2d3 \"] 1.e3 2.a5"), "gipf");
    assert_string_equal(detected("e3 a5 e4 d2-d3;xa2-a5xa2 d2d3 "), "gipf");
}

/* ---- Writing ----------------------------------------------------------- */

TEST(losses)
{
    unsigned lost;
    actions("e3 a5");
    add_tag(&record, "Event", "x");
    record_note(&record, NOTE_COMMENT, "x", 1);
    record_note(&record, NOTE_MARK, "!", 1);
    record_clock(&record, 1, 5);
    assert_int_equal(assert_written_as(&record, "e3 a5\n\n"),
                     LOST_TAGS | LOST_COMMENTS | LOST_MARKS | LOST_CLOCKS);
    actions("e3 a5");
    record.outcome.end = YINSH_END_FORFEIT;
    record.outcome.result = YINSH_RESULT_WHITE;
    assert_int_equal(assert_written_as(&record, "e3 a5\n\n"), LOST_END);
    /* The turn that only the end completes. */
    actions(ROW_MADE "d4 d2 d6 d3 d5 white_resigns");
    record.outcome.end = YINSH_END_FORFEIT;
    struct buffer text = write_record(&record, &lost);
    assert_int_equal(lost, LOST_END);
    expect(text.bytes, "ok * unfinished 18\n");
    free(text.bytes);
    /* Somebody gave up before the first turn. */
    record_reset(&record);
    record_claim_end(&record, YINSH_END_RESIGN, (struct place){0, 0});
    record_claim_result(&record, YINSH_RESULT_BLACK, (struct place){0, 0});
    record_finish(&record);
    assert_int_equal(assert_written_as(&record, "white_resigns\n\n"), 0);
    /* No token would be left. */
    record_reset(&record);
    record_finish(&record);
    assert_int_equal(assert_written_as(&record, ""), LOST_EMPTY);
}

TEST(real_game)
{
    char *text = load_shared("vying/out_of_markers.moves.txt");
    if (text == NULL) {
        print_message("the site's own game is not here\n");
        skip();
        return;
    }
    assert_string_equal(detected(text), "vying");
    expect(text, "ok 0-1 markers 68\n");
    free(text);
}

RUN_RECORD_TESTS()
