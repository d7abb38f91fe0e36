/* SPDX-License-Identifier: BSD-2-Clause */
/* No notation in JSON reads a member twice, wherever that is. */
#define DESCRIBE describe_faults
#include "support/record_driver.h"
#include "json/json_walk.h"

static struct yinsh_record record, again;

/* The status of a record, and its faults as "line:column text". */
static inline void describe_faults(struct text *out, const struct yinsh_record *of)
{
    text_add_string(out, yinsh_status_name(yinsh_record_status(of)));
    for (size_t i = 0; i < yinsh_record_fault_count(of); i++) {
        char words[512];
        yinsh_diagnostic fault = yinsh_record_fault(of, i);
        yinsh_record_fault_text(of, i, words, sizeof words);
        const char *colon = strncmp(words, "turn ", 5) == 0 ? strchr(words, ':') + 2 : words;
        text_format(out, " %d:%d %s: %s", (int)fault.line, (int)fault.column,
                    yinsh_fault_name(fault.code), colon);
    }
    text_add_string(out, "\n");
}

/* Records in which every member has a meaning; what is in "tags" and "players" is a tag. */
static const struct {
    const char *notation, *text;
} records[] = {
    {"json", "{\"yinsh\":1,\"tags\":{},\"variant\":\"standard\",\"result\":\"*\",\"end\":"
             "\"unfinished\",\"rings\":[0,0],\"notes\":[{\"comment\":\"a\"},{\"mark\":\"!\"},"
             "{\"clock\":5}],\"actions\":[{\"turn\":1,\"side\":\"white\",\"kind\":\"place\","
             "\"to\":\"e3\",\"notes\":[{\"comment\":\"b\"}]}],\"end_clocks\":[5]}"},
    {"yinshml",
     "{\"moves\": [{\"move_type\": \"PLACE_RING\", \"player\": \"white\", \"position\": \"A2\", "
     "\"move_number\": 1}, {\"player\": \"black\", \"move_type\": \"PLACE_RING\", \"position\": "
     "\"A3\"}], \"source\": \"a\", \"game_id\": 1, \"white_model\": \"b\", \"black_model\": \"c\", "
     "\"result\": null, \"white_score\": 0, \"black_score\": 0, \"variant\": \"standard\", "
     "\"tags\": {}, \"n_moves\": 2, \"passes\": 0, \"notes\": [{\"after\": 1, \"comment\": "
     "\"d\"}, {\"after\": 1, \"mark\": \"!\"}, {\"after\": 2, \"clock\": 5}]}"},
    {"yinshml", "{\"players\": {}, \"moves\": []}"},
    {"bga-json",
     "{\"data\": {\"players\": [{\"id\": 1, \"color\": \"#ffffff\", \"name\": \"Ann\"}, {\"id\": "
     "2, \"color\": \"#000000\"}], \"logs\": [{\"data\": [{\"type\": \"move\", \"log\": "
     "\"${player_name} places a ring on ${locationTo}\", \"args\": {\"player_id\": 1, "
     "\"player_name\": \"Ann\", \"locationFrom\": \"x\", \"locationTo\": \"A2\"}}]}, {\"data\": "
     "{\"log\": \"\", \"type\": \"gameEnd\"}}]}}"},
    {"iit-delhi", "{\"action\": \"NORMAL\", \"meta\": \"\", \"data\": \"P 0 0\"}\n"
                  "{\"action\": \"FINISH\", \"meta\": \"\", \"data\": \"P 1 0\"}"},
};

/* Expect what comes of a record with a member repeated, and that the next record is read. */
static void expect_refused(const char *notation, const char *text, struct json_value name,
                           const char *end)
{
    char twice[2048], expected[512];
    const char *line = text;
    int number = 1;
    for (const char *at = text; at < end; at++)
        if (*at == '\n') {
            line = at + 1;
            number++;
        }
    struct text out = text_begin(expected, sizeof expected);
    text_format(&out, "malformed %d:%d json-field: a value is missing or invalid: ", number,
                (int)(end + 2 - line));
    text_add(&out, name.bytes + 1, name.length - 2);
    text_add_string(&out, " appears twice\nok\n");
    out = text_begin(twice, sizeof twice);
    text_add(&out, text, (size_t)(end - text));
    text_add_string(&out, ",");
    text_add(&out, name.bytes, (size_t)(end - name.bytes));
    text_add_string(&out, end);
    text_add_string(&out, "\n");
    text_add_string(&out, text);
    text_add_string(&out, "\n");
    expect_in(twice, notation, expected);
}

TEST(members_twice)
{
    for (size_t i = 0; i < sizeof records / sizeof records[0]; i++) {
        const char *text = records[i].text;
        struct cursor cursor = cursor_over(text, strlen(text) + 1);
        size_t members = 0;
        for (; *cursor.at != '\0'; cursor.at++) {
            struct cursor ahead = cursor;
            struct json_value name, value;
            if (*ahead.at != '"' || !value_skip(&ahead, &name))
                continue;
            cursor.at = ahead.at - 1;
            if (*ahead.at != ':')
                continue;
            ahead.at++;
            scan_blanks(&ahead);
            assert_true(value_skip(&ahead, &value));
            expect_refused(records[i].notation, text, name, ahead.at);
            members++;
        }
        assert_true(members > 1);
        expect_in(text, records[i].notation, "ok\n");
    }
}

RUN_RECORD_TESTS()
