/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing YinshML's JSON. */
#include "support/yinshml_driver.h"

#include "record/record.h"
#include "support/random_games.h"
#include "syntax/notation.h"

/* ---- Writing ----------------------------------------------------------- */

TEST(what_is_written)
{
    unsigned lost;
    read_text(GAME(BEFORE_ROW "\"source\": \"club\", \"game_id\": 7, \"players\": {\"white\": "
                              "{\"name\": \"Ann\", \"rating\": 0}}, ",
                   GO("white", "E6", "F6") ", " ROW("white", FIVE) ", " RING("white", "A2")));
    struct buffer text = write_record(&record, &lost);
    assert_int_equal(lost, 0);
    assert_string_equal(
        text.bytes,
        "{\"source\": \"club\", \"game_id\": \"7\", \"players\": {\"white\": {\"name\": \"Ann\", "
        "\"rating\": 0}, \"black\": {\"name\": null}}, \"result\": null, \"white_score\": 1, "
        "\"black_score\": 0, \"position\": \"WWWW/7/8/9/1wwwwW4/9/10/9/8/6B/BBBB w move 0-0 15 "
        "standard\", \"n_moves\": 3, \"moves\": [" GO("white", "E6", "F6") ", " ROW(
            "white", "\"E2\", \"E3\", \"E4\", \"E5\", \"E6\"") ", " RING("white", "A2") "]}\n");
    free(text.bytes);
}

TEST(what_is_held)
{
    read_text(GAME("", TWO));
    record_note(&record, NOTE_COMMENT, "a\0b", 3);
    record_clock(&record, 7, RECORD_CLOCK_MAX);
    add_tag(&record, "WhiteRating", "1234567890123456789");
    assert_returns(&record);
    static const char *const statements[] = {
        "\"result\": \"white\", \"end\": \"time\", ",
        "\"result\": \"black\", \"end\": \"forfeit\", ", "\"end\": \"agreed\", ",
        "\"variant\": \"blitz+no-limit\", ", "\"variant\": \"standard+steal\", "};
    for (size_t i = 0; i < sizeof statements / sizeof statements[0]; i++) {
        char text[512];
        snprintf(text, sizeof text, "{%s\"moves\": [" TWO "]}", statements[i]);
        read_text(text);
        assert_int_equal(record.fault_count, 0);
        assert_returns(&record);
    }
    read_text(GAME(BLOCKED "\"passes\": 1, ", ""));
    assert_returns(&record);
    read_text(GAME(
        "\"variant\": \"standard+steal\", ",
        PLACE("white", "A2") ", " MOVE("STEAL", "black", "\"x\": null") ", " PLACE("white", "A3")));
    assert_returns(&record);
}

TEST(losses)
{
    read_text(GAME("", TWO));
    add_tag(&record, "White", "a\xFF");
    assert_loses(&record, LOST_BYTES);
    read_text(GAME("", TWO));
    record_note(&record, NOTE_COMMENT, "a\xFF", 2);
    add_tag(&record, "a:b", "c");
    assert_loses(&record, LOST_BYTES | LOST_TAGS);
    read_text(GAME("", TWO));
    record_clock(&record, 1, RECORD_CLOCK_MAX + 1);
    assert_loses(&record, LOST_CLOCKS);
}

/* Games that continue past the 51st marker are read under the house rule. */
TEST(past_the_limit)
{
    static const yinsh_position rules = {.house = YINSH_HOUSE_NO_LIMIT};
    uint32_t random = 20260705;
    int passed = 0;
    for (int game = 0; game < 200; game++) {
        unsigned lost;
        begin_game(&record, &rules);
        while (record.game.now.due != YINSH_DUE_OVER) {
            yinsh_action actions[YINSH_MAX_ACTIONS];
            size_t count = yinsh_legal_actions(&record.game.now, actions);
            play_action(&record, actions[next_random(&random) % count]);
        }
        record_finish(&record);
        struct buffer text = write_record(&record, &lost);
        static const char variant[] = ", \"variant\": \"standard+no-limit\"";
        char *at = strstr(text.bytes, variant);
        memset(at, ' ', strlen(variant));
        assert_true(read_bytes(text.bytes, text.length, &again));
        assert_false(again.failed);
        assert_int_equal(record.game.count, again.game.count);
        assert_int_equal(record.outcome.result, again.outcome.result);
        if (again.fault_count > 0) {
            assert_int_equal(again.faults[0].code, FAULT_LIMIT_PASSED);
            assert_int_equal(again.game.start.house, YINSH_HOUSE_NO_LIMIT);
            passed++;
        }
        free(text.bytes);
    }
    print_message("%d games past the limit\n", passed);
    assert_true(passed > 10);
}

/* No game is as long as that: the note has no place. */
TEST(notes_far_after)
{
    unsigned lost;
    read_text(GAME(
        "\"notes\": [{\"after\": 3000000000, \"clock\": 5}, {\"after\": 1, \"clock\": 7}], ", TWO));
    struct buffer text = write_record(&record, &lost);
    assert_int_equal(lost, LOST_CLOCKS);
    assert_null(strstr(text.bytes, "3000000000"));
    assert_non_null(strstr(text.bytes, "\"clock\": 7"));
    free(text.bytes);
}

RUN_RECORD_TESTS()
