/* SPDX-License-Identifier: BSD-2-Clause */
/* The logs of IIT Delhi's server: what its texts say of the end, and turns that are odd. */
#include "support/iit_delhi_driver.h"
#include "syntax/notation.h"

/* A turn of two steps with an escape in it; the next player does not wait for a row. */
TEST(turns_in_whole)
{
    char first[2048], second[2048];
    snprintf(first, sizeof first, "%s%s", placing, NORMAL("S 4 0 M\\t3 0") CLIENT0);
    snprintf(second, sizeof second, "%s%s", placing, NORMAL("S 4 0 M\\t5 0") CLIENT0);
    expect(first, "ok * unfinished 11\n");
    expect(second, "illegal * unfinished 10 move-off-board@11:11:43\n");
    /* White's row of turn 35 is left where it is. */
    read_whole();
    char *removal = strstr(whole, " RS ");
    assert_non_null(removal);
    memmove(removal, strchr(removal, '"'), strlen(strchr(removal, '"')) + 1);
    expect(whole, "illegal * unfinished 34 row-due@35:35:45\n");
}

TEST(near_misses)
{
    /* Near misses of a player's line, and of a turn. */
    expect("P 0 0\nPlayer x played : P 1 0\nYou say P 1 0\nYou playedP 1 0\nP x\nSP 1 0\n",
           "ok * unfinished 1 line-unknown@0:2:1 line-unknown@0:3:1 line-unknown@0:4:1 "
           "line-unknown@0:5:1 line-unknown@0:6:1\n");
    expect("P 0 0\nP 1\n", "malformed * unfinished 1 syntax-turn@2:2:1\n");
    expect("P 0 0 abcd\n", "malformed * unfinished 1 syntax-turn@1:1:7\n");
    expect("P 0 0 abcde\n", "malformed * unfinished 1 syntax-turn@1:1:7\n");
}

/* The texts that say more than would be written are kept. */
TEST(meta_tag)
{
    static const struct {
        const char *text, *tag;
    } texts[] = {
        {"Player 1 SCORE : 8.026 : Player 2 SCORE : 2.02", NULL},
        {"Player 1 SCORE : 8.1 : Player 2 SCORE : 2.2",
         "Player 1 SCORE : 8.1 : Player 2 SCORE : 2.2"},
        {"hello \\\"you\\\" \\u00e4", "hello \"you\" \xc3\xa4"},
        {"", NULL},
    };
    unsigned lost;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct source source;
        const struct yinsh_record *record;
        static char text[16384];
        snprintf(text, sizeof text, "%s", changed(score, texts[i].text));
        yinsh_reader *reader = read_first(text, NULL, &source, &record);
        assert_int_equal(record->tag_count, texts[i].tag != NULL);
        if (texts[i].tag != NULL)
            assert_string_equal(yinsh_record_tag(record, "ServerMeta"), texts[i].tag);
        assert_returns(record);
        yinsh_reader_free(reader);
    }
    /* Not if they contradict the record. */
    assert_string_equal(
        convert("gipf", "[ServerMeta \"Player 1 SCORE : 8.1 : Player 2 SCORE : 2.2\"]\n\n1.f6 *",
                &lost),
        NORMAL("P 0 0") CLIENT0 "\n");
    assert_int_equal(lost, LOST_TAGS);
    assert_string_equal(
        convert("gipf",
                "[ServerMeta \"TIMEOUT BY PLAYER 1\"]\n[Termination \"time\"]\n"
                "[Result \"1-0\"]\n\n1.f6 1-0",
                &lost),
        NORMAL("P 0 0")
            CLIENT0 FINISH("TIMEOUT BY PLAYER 2 : Player 2 SCORE : 0.0 : Player 1 SCORE : 10.0", "")
                CLIENT1);
    assert_int_equal(lost, LOST_TAGS);
    convert("gipf", "[ServerMeta \"a\"]\n[ServerMeta \"b\"]\n\n1.f6 *", &lost);
    assert_int_equal(lost, LOST_TAGS);
    convert("gipf", "[ServerMeta \"\"]\n\n1.f6 *", &lost);
    assert_int_equal(lost, LOST_TAGS);
    assert_string_equal(convert("gipf", "[ServerMeta \"a\x80\"]\n\n1.f6 *", &lost),
                        FINISH("a\xE2\x82\xAC", "P 0 0") CLIENT0);
    assert_int_equal(lost, 0);
}

/* What is not quite one of the server's texts claims nothing. */
TEST(texts_that_claim_nothing)
{
    static const char *const others[] = {"Player 3 SCORE : 8.0 : Player 2 SCORE : 2.0",
                                         "Player 1 SCORE : 8.0 : Player 2 SCORE : 2.0x",
                                         "Player 1 SCORE : 8.0, Player 2 SCORE : 2.0",
                                         "Player 1 SCORE : 8.0 : 2.0",
                                         "Player 1 has 8",
                                         "TIMEOUT BY PLAYER 2x",
                                         "TIMEOUT BY PLAYER 22",
                                         "TIMEOUT BY PLAYER 3"};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        expect(replace_once(read_whole(), score, others[i]), "ok 1-0 rings 81\n");
}

/* A text is written in place of the usual one if it states the same end. */
TEST(texts_that_are_held)
{
    unsigned lost;
    static const struct {
        const char *end, *said;
        unsigned lost;
    } ends[] = {{"time", "hello", LOST_TAGS},
                {"time", "TIMEOUT BY PLAYER 2", 0},
                {"time", "INVALID MOVE BY PLAYER 2", LOST_TAGS},
                {"time", "UNEXPECTED STOP BY PLAYER 2", LOST_TAGS},
                {"time", "Player 1 SCORE : 10.0 : Player 2 SCORE : 0.0", LOST_TAGS},
                {"forfeit", "INVALID MOVE BY PLAYER 2", 0},
                {"forfeit", "UNEXPECTED STOP BY PLAYER 2", 0},
                {"forfeit", "TIMEOUT BY PLAYER 2", LOST_TAGS}};
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        char text[256];
        snprintf(text, sizeof text,
                 "[ServerMeta \"%s\"]\n[Termination \"%s\"]\n[Result \"1-0\"]\n\n1.f6 1-0",
                 ends[i].said, ends[i].end);
        assert_int_equal(strstr(convert("gipf", text, &lost), ends[i].said) != NULL,
                         ends[i].lost == 0);
        assert_int_equal(lost, ends[i].lost);
    }
    char game[4096];
    snprintf(game, sizeof game, "[ServerMeta \"Player 1 SCORE : 9.1 : Player 2 SCORE : 1.2\"]\n%s",
             official_game);
    assert_null(strstr(convert("gipf", game, &lost), "9.1"));
    assert_int_equal(lost, LOST_TAGS);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
