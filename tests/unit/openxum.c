/* SPDX-License-Identifier: BSD-2-Clause */
/* OpenXum's tokens: reading them in all layouts, lost digits, and writing them. */
#define NOTATION "openxum"
#include "record/record.h"
#include "support/random_games.h"
#include "support/round_trip.h"
#include "syntax/notation.h"

static struct yinsh_record record, again;

static void read_text(const char *text)
{
    assert_true(read_bytes(text, strlen(text), &record));
}

#define PLACED "PrWA2;PrBA3;PrWA4;PrBA5;PrWB1;PrBB7;PrWE3;PrBK7;PrWK8;PrBK9;"
#define MOVED PLACED "PmWE3;MrWE3E10;PmBK7;MrBK7J6;"

TEST(tokens)
{
    expect(MOVED, "ok * unfinished 12\n");
    read_text(MOVED);
    assert_string_equal(actions_of(&record), "a2 a3 a4 a5 b1 b7 e3 k7 k8 k9 e3-e10 k7-j6");
    /* Without colours, without markers, without separators, in other layouts. */
    expect("PrA2;PrA3;PrA4;PrA5;PrB1;PrB7;PrE3;PrK7;PrK8;PrK9;PmE3;MrE3E10;PmK7;MrK7J6",
           "ok * unfinished 12\n");
    expect("PrWA2PrBA3PrWA4PrBA5PrWB1PrBB7PrWE3PrBK7PrWK8PrBK9MrWE3E10MrBK7J6",
           "ok * unfinished 12\n");
    expect("\n PrWa2\r\nPrBa3, PrWA4 ,PrBA5;;PrWB1\tPrBB7\nPrWE3\nPrBK7\nPrWK8\nPrBK9\nPmWE3\n"
           "MrWE3E10\n",
           "ok * unfinished 11\n");
    /* A marker whose ring never moved. */
    expect(MOVED "PmWA2;\n", "ok * unfinished 12\n");
    expect("", "");
    expect("  \n\n ", "");
    expect(";\n", "ok * unfinished 0\n");
}

TEST(faults)
{
    expect("PrWA2;PrBX;", "malformed * unfinished 1 syntax-turn@2:1:7\n");
    expect("PrWA2;PrBA", "malformed * unfinished 1 syntax-turn@2:1:7\n");
    expect("PrWA2;Hello there", "malformed * unfinished 1 syntax-turn@2:1:7\n");
    expect("PrWA2;PrBA2;", "illegal * unfinished 1 place-occupied@2:1:7\n");
    expect("PrWA2;PrBA12;", "illegal * unfinished 1 place-off-board@2:1:7\n");
    expect("PrWA2;PrBA02;", "illegal * unfinished 1 place-off-board@2:1:7\n");
    expect("PrWA2;PrBL2;", "illegal * unfinished 1 place-off-board@2:1:7\n");
    expect("PrWA2;PrWA3;", "illegal * unfinished 1 turn-complete@1:1:7\n");
    expect(MOVED "\nMrWA2K7", "illegal * unfinished 12 move-not-straight@13:2:1\n");
    expect(MOVED "\nPmWA2;MrWA4A5", "malformed * unfinished 12 syntax-turn@13:2:7\n");
    expect(MOVED "\nPmWA2;MrBA2B2", "malformed * unfinished 12 syntax-turn@13:2:7\n");
    expect(MOVED "\nPmWA2;MrWB1C1", "malformed * unfinished 12 syntax-turn@13:2:7\n");
    expect("PrWA2;?,", "malformed * unfinished 1 syntax-turn@2:1:7\n");
    expect(MOVED "\nPmWA2;RrWA2", "malformed * unfinished 12 syntax-turn@13:2:7\n");
    expect(MOVED "\nRrWA2", "illegal * unfinished 12 ring-not-due@13:2:1\n");
    expect(MOVED "\nRRWA2A3A4A5A2", "illegal * unfinished 12 row-not-five@13:2:1\n");
    expect(MOVED "\nRRWA2A3A4A5B6", "illegal * unfinished 12 row-not-straight@13:2:1\n");
    expect(MOVED "\nRRWE2E3E4E5E6", "illegal * unfinished 12 row-vacant@13:2:1\n");
    expect(MOVED "\nRRE2E3E4E5Z6", "illegal * unfinished 12 row-off-board@12:2:1\n");
}

/* A game up to its first row, which is left out. */
static const char before_row[] =
    "PrWC8;PrBG4;PrWD4;PrBG11;PrWD6;PrBB3;PrWJ9;PrBF8;PrWA2;PrBD7;PmWC8;"
    "MrWC8C1;PmBB3;MrBB3H9;PmWC1;MrWC1C7;PmBG4;MrBG4G10;PmWJ9;MrWJ9B1;PmBD7;"
    "MrBD7K7;PmWD4;MrWD4H4;PmBK7;MrBK7E7;PmWD6;MrWD6D8;PmBE7;MrBE7C5;PmWD8;"
    "MrWD8E9;PmBF8;MrBF8G9;PmWE9;MrWE9E6;PmBG10;MrBG10C6;PmWH4;MrWH4H6;PmBG9;"
    "MrBG9G3;PmWH6;MrWH6I7;PmBH9;MrBH9G8;PmWC7;MrWC7A5;PmBC5;MrBC5B4;PmWA5;"
    "MrWA5D5;PmBG11;MrBG11B6;PmWE6;MrWE6E3;PmBC6;MrBC6C4;PmWD5;MrWD5D9;";

TEST(rows)
{
    static const struct {
        const char *tokens, *expected;
    } cases[] = {
        {"RRWD4D5D6D7D8;RrWD9;", "ok * unfinished 37\n"},
        {"RRWD6D8D4D7D5;RrWD9;", "ok * unfinished 37\n"},
        {"RRD6D8D4D7D5;RrD9;", "ok * unfinished 37\n"},
        {"RRWD3D4D5D6D7", "row-"},
        {"RRWD4D5D6D7D7", "row-not-five"},
        {"RRWD4D5D6D7L8", "row-off-board"},
        {"RRBD4D5D6D7D8", "row-due"},
        {"RrWD9", "row-due"},
        {"PmBC4;MrBC4C5", "row-due"},
        {"", "row-due"},
        {"RRWD4D5D6D7D8;", "ring-due"},
        {"RRWD4D5D6D7D8;RrWG8", "ring-opponent"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[4096];
        snprintf(text, sizeof text, "%s%s", before_row, cases[i].tokens);
        assert_non_null(
            strstr(summary_of_bytes(text, strlen(text), 0, NOTATION), cases[i].expected));
    }
}

/* In a text without second digits, a row is read with them, too, if it is one. */
TEST(rows_without_second_digits)
{
    /* All but the first of these can be read in no way, and then it is as it stands. */
    static const struct {
        const char *tokens, *expected;
    } rows[] = {
        {"RRWD4D5D6D7D8;RrWD9;", "ok * unfinished 37 reading-found@4:1:19\n"},
        {"RRWD4D4D5D6D7", "illegal * unfinished 3 place-off-board@4:1:19\n"},
        {"RRWD1D4D5D6D7", "illegal * unfinished 3 place-off-board@4:1:19\n"},
        {"RRWL1D4D5D6D7", "illegal * unfinished 3 place-off-board@4:1:19\n"},
        {"RRWG1F9E8D7C6", "illegal * unfinished 3 place-off-board@4:1:19\n"},
        {"RRWG1G1G9G8G7", "illegal * unfinished 3 place-off-board@4:1:19\n"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char text[4096];
        size_t length = 0;
        for (const char *at = before_row; *at != '\0'; at++)
            if (at == before_row || !is_digit(*at) || !is_digit(at[-1]))
                text[length++] = *at;
        snprintf(text + length, sizeof text - length, "%s", rows[i].tokens);
        assert_string_equal(summary_of_bytes(text, strlen(text), 0, NOTATION), rows[i].expected);
    }
}

TEST(black_begins)
{
    expect(" PrBA2;PrWA3;PrBA4;", "ok * unfinished 3 colours-swapped@0:1:2\n");
    read_text("PrBA2;PrWA3;PrBA4;");
    assert_int_equal(record.game.played[0].action.side, YINSH_WHITE);
    expect("PrBA2;PrBA3", "illegal * unfinished 1 colours-swapped@0:1:1 turn-complete@1:1:7\n");
    expect("PrBA2;PrA3;PrBA4;", "ok * unfinished 3 colours-swapped@0:1:1\n");
    /* A marker that no move follows is all that is there. */
    expect(";PmBE4;MrH4A4", "malformed * unfinished 0 colours-swapped@0:1:2 syntax-turn@1:1:8\n");
    /* Only where it begins. */
    expect("PrA2;PrWA3", "illegal * unfinished 1 turn-complete@1:1:6\n");
}

TEST(borders)
{
    expect(PLACED "\n\n" MOVED, "ok * unfinished 10\nok * unfinished 12\n");
    expect(PLACED "\n" MOVED, "illegal * unfinished 10 place-after-ten@11:2:1\n");
    expect(MOVED "\n" MOVED "\n" PLACED,
           "ok * unfinished 12\nok * unfinished 12\nok * unfinished 10\n");
    expect(MOVED MOVED, "ok * unfinished 12\nok * unfinished 12\n");
    expect(";\n\n;\n\n" PLACED, "ok * unfinished 0\nok * unfinished 0\nok * unfinished 10\n");
    expect(PLACED "\n \t\r\n;;\n", "ok * unfinished 10\nok * unfinished 0\n");
    /* Another notation. */
    const char *mixed = PLACED "\n[White \"Ann\"]\n1.e3 2.e4\n";
    assert_string_equal(summary_of_bytes(mixed, strlen(mixed), 0, NULL),
                        "ok * unfinished 10\nok * unfinished 2\n");
}

TEST(resync)
{
    /* The rest of a bad record is no record. */
    expect("PrWA2\nPrBA2\nPrWA4\nPmWA2\nMrWA2B2\n\n" PLACED,
           "illegal * unfinished 1 place-occupied@2:2:1\nok * unfinished 10\n");
    expect("PrWA2\n?\nPrWA4\nPrBA5\nPmWA2\nMrWA2B2\n" MOVED "\n",
           "malformed * unfinished 1 syntax-turn@2:2:1\nok * unfinished 12\n");
    expect("PrWA2\n?\nPrWA4\nPrBA5\n\n\n" PLACED,
           "malformed * unfinished 1 syntax-turn@2:2:1\nok * unfinished 10\n");
    expect("PrWA2;?\nPrWA4;PrBA5\n", "malformed * unfinished 1 syntax-turn@2:1:7\n");
    expect(MOVED "?;\n" MOVED "\n",
           "malformed * unfinished 12 syntax-turn@13:1:90\nok * unfinished 12\n");
}

/* ---- Lost digits ------------------------------------------------------- */

TEST(lost_digits)
{
    /* Literally legal: nothing is changed. */
    expect("PrWB1;PrBE1;", "ok * unfinished 2\n");
    /* There is no f1, and f11 neither. */
    expect("PrWB1;PrBF1;", "ok * unfinished 2 reading-found@2:1:7\n");
    read_text("PrWB1;PrBF1;");
    assert_string_equal(actions_of(&record), "b1 f10");
    /* e1 is occupied, so it is e10. */
    expect("PrWE1;PrBE1;", "malformed * unfinished 0 readings-many@1:1:1\n");
    expect("PrWB1;PrBG1;", "malformed * unfinished 1 readings-many@2:1:7\n");
    /* In a text with two digits anywhere 1 is 1. */
    expect("PrWB1;PrBF1;PrWG10", "illegal * unfinished 1 place-off-board@2:1:7\n");
    /* No reading at all: the fault is that of the text. */
    expect("PrWB1;PrBF1;PrWA1;", "illegal * unfinished 1 place-off-board@2:1:7\n");
    /* What it was is settled by what follows. */
    expect("PrWG1;PrBA3;PrWA4;PrBA5;PrWB1;PrBB7;PrWE3;PrBK7;PrWK8;PrBK9;PmWG1;MrWG1G9;PmBK7;"
           "MrBK7J6;",
           "malformed * unfinished 0 readings-many@1:1:1\n");
    expect("PrWG1;PrBG1;PrWA4;PrBA5;PrWB1;PrBB7;PrWE3;PrBK7;PrWK8;PrBK9;PmWG1;MrWG1G9;PmBG1;"
           "MrBG1F1;",
           "ok * unfinished 12 reading-found@1:1:1\n");
    read_text("PrWG1;PrBG1;PrWA4;PrBA5;PrWB1;PrBB7;PrWE3;PrBK7;PrWK8;PrBK9;PmWG1;MrWG1G9;PmBG1;"
              "MrBG1F1;");
    assert_string_equal(actions_of(&record), "g10 g11 a4 a5 b1 b7 e3 k7 k8 k9 g10-g9 g11-f10");
}

/* ---- Writing ----------------------------------------------------------- */

TEST(losses)
{
    unsigned lost;
    record_reset(&record);
    assert_returns_in(notation_find(NOTATION), &record, 0);
    record_tag(&record, words_of("White"), words_of("Ann"), (struct place){0, 0});
    record_note(&record, NOTE_COMMENT, "x", 1);
    record_note(&record, NOTE_MARK, "!", 1);
    record_clock(&record, 0, 5);
    assert_returns_in(notation_find(NOTATION), &record,
                      LOST_TAGS | LOST_COMMENTS | LOST_MARKS | LOST_CLOCKS);
    /* A game that was given up in the middle of a turn is written up to that turn. */
    read_text("PrA2");
    record_claim_end(&record, YINSH_END_AGREED, (struct place){0, 0});
    record_finish(&record);
    assert_returns_in(notation_find(NOTATION), &record, LOST_END);
    static const char line[] = "WWWW/7/8/9/1wwwwW4/9/10/9/8/6B/BBBB w move 0-0 15 standard";
    record_reset(&record);
    record_tag(&record, words_of("Position"), words_of(line), (struct place){0, 0});
    record_finish(&record);
    struct buffer text = write_record(&record, &lost);
    assert_int_equal(lost, LOST_POSITION);
    assert_int_equal(text.length, 0);
    free(text.bytes);
}

/* Games without the second digits are never read as another game in silence. */
TEST(random_lost_digits)
{
    uint32_t random = 20260703;
    size_t found = 0, many = 0;
    again.options.rules = (yinsh_position){.turn = 0};
    for (int game = 0; game < 100; game++) {
        unsigned lost;
        record_reset(&record);
        record.window.bytes = NULL;
        size_t stop = 12 + next_random(&random) % 20;
        while (record.game.now.due != YINSH_DUE_OVER && record.game.count < stop)
            play_action(&record, choose(&record.game.now, &random, 3));
        if (record.game.now.due != YINSH_DUE_MOVE)
            continue;
        record_finish(&record);
        struct buffer text = write_record(&record, &lost);
        size_t length = 0;
        for (size_t i = 0; i < text.length; i++)
            if (i == 0 || !is_digit(text.bytes[i]) || !is_digit(text.bytes[i - 1]))
                text.bytes[length++] = text.bytes[i];
        assert_true(read_bytes(text.bytes, length, &again));
        if (again.fault_count == 0) {
            assert_same_turns(&record, &again);
        } else if (again.faults[0].code == FAULT_READING_FOUND) {
            assert_same_turns(&record, &again);
            found++;
        } else {
            assert_int_equal(again.faults[0].code, FAULT_READINGS_MANY);
            many++;
        }
        free(text.bytes);
    }
    print_message("%zu found, %zu with several readings\n", found, many);
    assert_true(found > 0 && many > 0);
}

/* ---- Hostile pieces ---------------------------------------------------- */

TEST(truncation)
{
    static const char text[] = MOVED "\n\n" MOVED "?" MOVED "\nRRWA2A3A4A5A6;PrWA10";
    for (size_t length = 0; length <= strlen(text); length++)
        summary_of_bytes(text, length, 0, "openxum");
}

TEST(long_text)
{
    enum { TOKENS = 40000, ROOM = TOKENS * 16 };
    char *text = malloc(ROOM);
    assert_non_null(text);
    struct text out = text_begin(text, ROOM);
    for (int i = 0; i < TOKENS; i++)
        text_add_string(&out, i % 2 ? "MrWE1G1;" : "MrBG1E1;");
    assert_string_equal(summary_of_bytes(text, strlen(text), 0, NOTATION),
                        "illegal * unfinished 0 colours-swapped@0:1:1 placing-due@1:1:1\n");
    free(text);
}

RUN_RECORD_TESTS()
