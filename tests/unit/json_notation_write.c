/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing the project's own JSON. */
#include "record/record.h"
#include "support/json_driver.h"
#include "syntax/notation.h"

/* A text written again. */
static void expect_written(const char *text, const char *expected)
{
    assert_true(read_bytes(text, strlen(text), &record));
    assert_false(record.failed);
    assert_int_equal(assert_written_as(&record, expected), 0);
    assert_returns(&record);
}

/* ---- What is written --------------------------------------------------- */

TEST(what_is_written)
{
    expect_written(GAME(""), "{\"yinsh\":1,\"tags\":{},\"variant\":\"standard\",\"result\":\"*\","
                             "\"end\":\"unfinished\",\"rings\":[0,0],\"actions\":[],"
                             "\"final\":\"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard\"}\n");
    expect_written(
        "{\"yinsh\":1,\"tags\":[[\"White\",\"A\\\"n\\u00e9\"],[\"B\",\"\"]],\"variant\":\"blitz+"
        "steal\",\"notes\":[{\"comment\":\"\\u0000\\n\"},{\"clock\":5},{\"mark\":\"!?\"}],"
        "\"actions\":[" FIRST ",{\"turn\":2,\"side\":\"black\",\"kind\":\"steal\",\"notes\":"
        "[{\"mark\":\"?\"},{\"clock\":7},{\"comment\":\"\"}]}],\"end_clocks\":[8,0],"
        "\"result\":\"1-0\",\"end\":\"time\"}",
        "{\"yinsh\":1,\"tags\":{\"White\":\"A\\\"n\xC3\xA9\",\"B\":\"\"},"
        "\"variant\":\"blitz+steal\",\"result\":\"1-0\",\"end\":\"time\",\"rings\":[0,0],"
        "\"notes\":[{\"comment\":\"\\u0000\\u000a\"},{\"clock\":5},{\"mark\":\"!?\"}],"
        "\"actions\":[" FIRST ",{\"turn\":2,\"side\":\"black\",\"kind\":\"steal\",\"notes\":"
        "[{\"mark\":\"?\"},{\"clock\":7},{\"comment\":\"\"}]}],\"end_clocks\":[8,0],"
        "\"final\":\"4/7/8/9/2B7/9/10/9/8/7/4 w place 0-0 3 blitz+steal\"}\n");
    expect_written(
        ROW_GAME(ROW_MOVE "," ROW_ROW "," ROW_RING),
        "{\"yinsh\":1,\"tags\":{},\"variant\":\"standard\",\"start\":\"" BEFORE_ROW
        "\",\"result\":\"*\",\"end\":\"unfinished\",\"rings\":[1,0],\"actions\":[" ROW_MOVE
        "," ROW_HEAD ",\"markers\":[\"e2\",\"e3\",\"e4\",\"e5\",\"e6\"]}," ROW_RING "],\"final\":"
        "\"1WWW/7/8/9/6W3/9/10/9/8/6B/BBBB b move 1-0 16 standard\"}\n");
}

/* Tags are an object if that holds all of them, in whichever form they were read. */
TEST(tags_in_either_form)
{
#define TAGGED(tags) "{\"yinsh\":1,\"tags\":" tags ",\"actions\":[]}"
    static const struct {
        const char *text, *tags;
    } cases[] = {
        {TAGGED("{}"), "{}"},
        {TAGGED("[]"), "{}"},
        {TAGGED("{\"B\":\"x\",\"A\":\"\"}"), "{\"B\":\"x\",\"A\":\"\"}"},
        {TAGGED("[[\"B\",\"x\"],[\"A\",\"\"]]"), "{\"B\":\"x\",\"A\":\"\"}"},
        {TAGGED(" { \"B\" : \"\\u0078\" } "), "{\"B\":\"x\"}"},
        {TAGGED("{\"a\":\"1\",\"A\":\"2\"}"), "{\"a\":\"1\",\"A\":\"2\"}"},
        {TAGGED("{\"A\":\"1\",\"B\":\"2\",\"A\":\"1\"}"),
         "[[\"A\",\"1\"],[\"B\",\"2\"],[\"A\",\"1\"]]"},
        {TAGGED("[[\"A\",\"1\"],[\"A\",\"2\"]]"), "[[\"A\",\"1\"],[\"A\",\"2\"]]"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char expected[512];
        snprintf(expected, sizeof expected,
                 "{\"yinsh\":1,\"tags\":%s,\"variant\":\"standard\",\"result\":\"*\",\"end\":"
                 "\"unfinished\",\"rings\":[0,0],\"actions\":[],\"final\":"
                 "\"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard\"}\n",
                 cases[i].tags);
        expect_written(cases[i].text, expected);
    }
}

TEST(positions_after_actions)
{
    unsigned lost;
    assert_true(read_bytes(GAME(FIRST), strlen(GAME(FIRST)), &record));
    struct buffer buffer = write_in(NOTATION, &record, true, &lost);
    assert_non_null(
        strstr(buffer.bytes,
               "\"to\":\"e3\",\"position\":\"4/7/8/9/2W7/9/10/9/8/7/4 b place 0-0 2 standard\"}]"));
    free(buffer.bytes);
    expect("{\"yinsh\":1,\"actions\":[{\"turn\":1,\"side\":\"white\",\"kind\":\"place\",\"to\":"
           "\"e3\",\"position\":\"4/7/8/9/3W6/9/10/9/8/7/4 b place 0-0 2 standard\"}," SECOND "]}",
           "mismatch * unfinished 1 position-mismatch@1:1:84\n");
    expect("{\"yinsh\":1,\"actions\":[{\"turn\":1,\"side\":\"white\",\"kind\":\"place\",\"to\":"
           "\"e3\",\"position\":\"4/7\"}," SECOND "]}",
           "malformed * unfinished 1 position-bad@1:1:84\n");
    /* The last turn that is played. */
    const char *late = "{\"yinsh\":1,\"start\":\"1WWW/7/8/9/6W3/9/10/9/8/6B/BBBB b move 1-0 9998 "
                       "standard\",\"actions\":[{\"turn\":9998,\"side\":\"black\",\"kind\":"
                       "\"move\",\"from\":\"k7\",\"to\":\"j6\"}]}";
    assert_true(read_bytes(late, strlen(late), &record));
    assert_false(record.failed);
    assert_returns(&record);
}

/* ---- Losses ------------------------------------------------------------ */

static void read_short_game(void)
{
    assert_true(read_bytes(GAME(FIRST), strlen(GAME(FIRST)), &record));
}

TEST(losses)
{
    unsigned lost;
    read_short_game();
    record_tag(&record, words_of("White"), (struct words){"a\xFF", 2}, (struct place){0, 0});
    record_note(&record, NOTE_COMMENT, "\xC3", 1);
    struct buffer text = write_record(&record, &lost);
    assert_int_equal(lost, LOST_BYTES);
    assert_non_null(strstr(text.bytes, "{\"White\":\"a\\ufffd\"}"));
    assert_true(read_bytes(text.bytes, text.length, &again));
    assert_false(again.failed);
    assert_returns(&again);
    free(text.bytes);
    /* A name that no tag has. */
    read_short_game();
    record_tag(&record, words_of("a:b"), words_of("c"), (struct place){0, 0});
    record_tag(&record, words_of("c"), words_of("d"), (struct place){0, 0});
    text = write_record(&record, &lost);
    assert_int_equal(lost, LOST_TAGS);
    assert_non_null(strstr(text.bytes, "\"tags\":{\"c\":\"d\"}"));
    free(text.bytes);
    /* Clocks that are no action's, or too great. */
    read_short_game();
    record_clock(&record, 3, 7);
    text = write_record(&record, &lost);
    assert_int_equal(lost, LOST_CLOCKS);
    assert_null(strstr(text.bytes, "clock"));
    free(text.bytes);
    read_short_game();
    record_clock(&record, 1, UINT64_MAX);
    record_clock(&record, 1, 999999999999999999);
    text = write_record(&record, &lost);
    assert_int_equal(lost, LOST_CLOCKS);
    assert_non_null(strstr(text.bytes, "\"notes\":[{\"clock\":999999999999999999}]"));
    free(text.bytes);
}

/* Clocks that come after the comments of later actions keep their places. */
TEST(notes_out_of_order)
{
    unsigned lost;
    assert_true(read_bytes(GAME(FIRST "," SECOND), strlen(GAME(FIRST "," SECOND)), &record));
    record_note(&record, NOTE_COMMENT, "c", 1);
    record_clock(&record, 1, 1);
    record_clock(&record, 2, 2);
    record_clock(&record, 0, 0);
    record_clock(&record, 3, 3);
    record_note(&record, NOTE_MARK, "!", 1);
    record_clock(&record, 1, 4);
    struct buffer text = write_record(&record, &lost);
    assert_int_equal(lost, 0);
    assert_non_null(strstr(text.bytes, "\"notes\":[{\"clock\":0}],\"actions\""));
    assert_non_null(strstr(text.bytes, "\"e3\",\"notes\":[{\"clock\":1},{\"clock\":4}]}"));
    assert_non_null(strstr(
        text.bytes, "\"a5\",\"notes\":[{\"comment\":\"c\"},{\"clock\":2},{\"mark\":\"!\"}]}"));
    assert_non_null(strstr(text.bytes, "\"end_clocks\":[3]"));
    free(text.bytes);
    assert_returns(&record);
}

RUN_RECORD_TESTS()
