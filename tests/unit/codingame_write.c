/* SPDX-License-Identifier: BSD-2-Clause */
/* CodinGame's lines: writing them, and reading them back. */
#include "record/record.h"
#include "support/codingame_driver.h"
#include "support/sample_games.h"
#include "syntax/notation.h"

static void expect_written(const char *text, const char *expected, unsigned losses)
{
    unsigned lost;
    assert_string_equal(convert(NULL, text, &lost), expected);
    assert_int_equal(lost, losses);
}

/* ---- Writing ----------------------------------------------------------- */

TEST(writing)
{
    char expected[sizeof game + 1];
    snprintf(expected, sizeof expected, "%s\n", game);
    expect_written(game, expected, 0);
    expect_written("C8\nSTEAL;\nD4 MSG a MSG b\n", "c8\nsteal\nd4 MSG a MSG b\n\n", 0);
    expect_written("1.c8 *", "c8\n\n", 0);
    expect_written("* ", "yes\n\n", 0);
    expect_written("{a} {b} 1.c8 *", "yes MSG a MSG b\nc8\n\n", 0);
    expect_written("{[%tm 5]} {a} 1.c8 *", "yes MSG a\nc8\n\n", LOST_CLOCKS);
    expect_written("[White \"a\"] 1.c8! 2.g4 {[%tm 5]} *", "c8\ng4\n\n",
                   LOST_TAGS | LOST_MARKS | LOST_CLOCKS);
    expect_written("[Result \"1-0\"][Termination \"resign\"] 1.c8 *", "c8\n\n", LOST_END);
    expect_written("[Variant \"blitz+pool-ends\"] 1.c8 *", "c8\n\n", LOST_VARIANT | LOST_HOUSE);
    expect_written("[Variant \"standard+steal\"] 1.c8 2.steal *", "c8\nsteal\n\n", 0);
    expect_written("[Variant \"standard+steal\"] 1.c8 2.d5 *", "c8\nd5\n\n", LOST_VARIANT);
    expect_written("[Variant \"blitz+steal\"] 1.c8 2.steal *", "c8\nsteal\n\n", LOST_VARIANT);
    expect_written("[Position \"4/7/2W5/9/10/9/10/9/8/7/4 b place 0-0 2 standard+steal\"] steal *",
                   "", LOST_POSITION | LOST_VARIANT);
}

TEST(comments_that_cannot_be_messages)
{
    static const char *const comments[] = {
        "", " a", "a ", "a\nb", "MSG", "aMSG", "a\\x01", "a\\xe2\\x80\\xae", "\t"};
    for (size_t i = 0; i < sizeof comments / sizeof comments[0]; i++) {
        char text[64];
        snprintf(text, sizeof text, "1.c8 {%s} *", comments[i]);
        expect_written(text, "c8\n\n", LOST_COMMENTS);
        snprintf(text, sizeof text, "{%s} 1.c8 {b} *", comments[i]);
        expect_written(text, "c8 MSG b\n\n", LOST_COMMENTS);
    }
    expect_written("1.c8 {MSgMS} {\\x7d 1.e3 é} *", "c8 MSG MSgMS MSG } 1.e3 é\n\n", 0);
}

/* What is said inside of a turn is written after it. */
TEST(comments_inside_of_a_turn)
{
    unsigned lost;
    const char *text =
        convert(NULL,
                "[Variant \"standard\"] "
                "1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 13.c1-c7 "
                "14.g4-g10 15.j9-b1 16.d7-k7 17.d4-h4 18.k7-e7 19.d6-d8 20.e7-c5 21.d8-e9 "
                "22.f8-g9 23.e9-e6 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5 "
                "30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9 {move};xd4-d8 {row}xd9 "
                "{ring} *",
                &lost);
    assert_int_equal(lost, 0);
    assert_non_null(strstr(text, "\nd5-d9;xd4-d8xd9 MSG move MSG row MSG ring\n\n"));
}

/* A turn in which a player gave up is no turn here. */
TEST(a_turn_that_was_given_up)
{
    char text[4096], expected[4096];
    size_t length = (size_t)(strstr(game, "d5-d9;xd4") - game);
    unsigned lost;
    snprintf(expected, sizeof expected, "%.*s\n", (int)length, game);
    for (int cut = 0; cut < 2; cut++) {
        snprintf(text, sizeof text, "[Result \"0-1\"][Termination \"resign\"]\n%.*s%s {c} 0-1",
                 (int)length, game, cut == 0 ? "d5-d9" : "d5-d9;xd4-d8");
        assert_string_equal(convert(NULL, text, &lost), expected);
        assert_int_equal(lost, LOST_END | LOST_COMMENTS);
    }
}

/* So is one in which he did not even begin, for a row of his was owed. */
TEST(a_row_that_was_given_up)
{
    char text[4096];
    unsigned lost;
    for (int removed = 0; removed < 2; removed++) {
        const char *end =
            strstr(official_game, "59.xb5-f9xb7") + (removed ? strlen("59.xb5-f9") : 0);
        snprintf(text, sizeof text, "[Result \"0-1\"][Termination \"resign\"]\n%.*s 0-1",
                 (int)(end - official_game), official_game);
        const char *written = convert("gipf", text, &lost);
        assert_int_equal(lost, LOST_END);
        assert_null(strstr(written, "xb5"));
        assert_non_null(strstr(written, "\nd8-g8;xd6-h10xd9\n\n"));
    }
}

/* Two records one after another are two. */
TEST(two_records)
{
    static const char *const texts[] = {"* ", "{a} 1.c8 *", "1.c8 *", "c8\nsteal\nd5\n"};
    for (size_t i = 0; i < 16; i++) {
        unsigned lost;
        char both[256];
        size_t used = (size_t)snprintf(both, sizeof both, "%s", convert(NULL, texts[i / 4], &lost));
        snprintf(both + used, sizeof both - used, "%s", convert(NULL, texts[i % 4], &lost));
        const char *lines = summary_of_bytes(both, strlen(both), 7, NOTATION);
        const char *newline = strchr(lines, '\n');
        assert_non_null(newline);
        assert_non_null(strchr(newline + 1, '\n'));
        assert_string_equal(strchr(newline + 1, '\n'), "\n");
        assert_null(strstr(lines, "@"));
    }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
