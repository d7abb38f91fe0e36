/* SPDX-License-Identifier: BSD-2-Clause */
/* The head of a record in the project's own JSON; notation/json/json.c has its grammar. */
#include "notation/json/head.h"

#include "record/outcome.h"
#include "record/tags.h"
#include "rules/names.h"

#include <string.h>

const char *const json_record_members[] = {"yinsh",   "tags",       "variant", "start",
                                           "result",  "end",        "rings",   "notes",
                                           "actions", "end_clocks", "final",   NULL};

bool json_read_version(struct json_reader *reader, struct json_value object)
{
    struct json_value value = value_member(object, json_record_members[JSON_VERSION]);
    int64_t version = 0;
    if (value.length == 0)
        return json_wrong_member(reader, object, json_record_members[JSON_VERSION], "is missing");
    if (!value_integer(value, &version) || version < 1)
        return json_wrong(reader, value, "yinsh must be 1, the version of the notation");
    return version == 1 ||
           json_wrong(reader, value, "the record has a newer version of the notation than 1");
}

/* A pair of a name, as it has to be in every notation, and a text without a NUL byte. */
static bool read_tag(struct json_reader *reader, struct json_value pair)
{
    struct json_walk walk = value_walk(pair);
    struct json_value none, name_value, value, more;
    struct words name, text;
    if (!value_is_array(pair) || !value_next(&walk, &none, &name_value) ||
        !value_next(&walk, &none, &value) || value_next(&walk, &none, &more))
        return json_wrong(reader, pair, "a tag must be an array of a name and a value");
    if (!json_read_text(reader, name_value, &name) || !words_are_tag_name(name))
        return json_wrong(reader, name_value,
                          "the name of a tag must consist of letters, digits and _");
    if (!json_read_text(reader, value, &text) || strlen(text.bytes) != text.length)
        return json_wrong(reader, value, "the value of a tag must be a string without a NUL");
    return record_tag(reader->record, name, text, value_place(reader->record, value));
}

static bool read_tags(struct json_reader *reader, struct json_value tags)
{
    struct json_walk walk = value_walk(tags);
    struct json_value name, pair;
    if (tags.length > 0 && !value_is_array(tags))
        return json_wrong(reader, tags, "tags must be an array");
    while (value_next(&walk, &name, &pair))
        if (!read_tag(reader, pair))
            return false;
    return true;
}

static bool read_variant(struct json_reader *reader, struct json_value value)
{
    yinsh_position rules = {.turn = 0};
    struct words text;
    struct place place = value_place(reader->record, value);
    if (value.length == 0)
        return true;
    if (!json_read_text(reader, value, &text))
        return json_wrong(reader, value, "variant must be a string");
    if (!variant_parse(text.bytes, text.length, &rules))
        return record_fault(reader->record, FAULT_VARIANT_UNKNOWN, place, NULL);
    return record_variant(reader->record, &rules, place);
}

static bool read_start(struct json_reader *reader, struct json_value value)
{
    yinsh_position position;
    struct words text;
    return value.length == 0 || (json_read_position(reader, value, "start", &position) &&
                                 json_read_text(reader, value, &text) &&
                                 record_tag(reader->record, words_of("Position"), text,
                                            value_place(reader->record, value)));
}

static bool read_rings(struct json_reader *reader, struct json_value value)
{
    struct yinsh_record *record = reader->record;
    struct json_walk walk = value_walk(value);
    struct json_value name, number;
    int64_t rings[2] = {0, 0};
    size_t count = 0;
    bool good = value_is_array(value);
    for (; good && value_next(&walk, &name, &number); count++)
        good = count < 2 && value_integer(number, &rings[count]) && rings[count] >= 0 &&
               rings[count] <= YINSH_RINGS;
    if (!good || count != 2)
        return json_wrong(reader, value, "rings must be an array of two numbers");
    record_claim_rings(record, (int)rings[YINSH_WHITE], (int)rings[YINSH_BLACK],
                       value_place(record, value));
    return true;
}

/* What the record states of its outcome, to be compared with the replay. */
static bool read_claims(struct json_reader *reader, const struct json_value values[])
{
    struct yinsh_record *record = reader->record;
    yinsh_position final;
    if (values[JSON_RESULT].length > 0) {
        struct place place = value_place(record, values[JSON_RESULT]);
        int result = value_find(values[JSON_RESULT], names_of_result);
        if (result < 0 && value_is_string(values[JSON_RESULT]))
            return record_fault(record, FAULT_RESULT_UNKNOWN, place, NULL);
        if (result < 0)
            return json_wrong(reader, values[JSON_RESULT], "result must be a string");
        if (!record_claim_result(record, (enum yinsh_result)result, place))
            return false;
    }
    if (values[JSON_END].length > 0) {
        int end = value_find(values[JSON_END], names_of_end);
        if (end < 0)
            return json_wrong(reader, values[JSON_END], "end must be the name of an end");
        record_claim_end(record, (enum yinsh_end)end, value_place(record, values[JSON_END]));
    }
    if (values[JSON_RINGS].length > 0 && !read_rings(reader, values[JSON_RINGS]))
        return false;
    if (values[JSON_FINAL].length > 0) {
        if (!json_read_position(reader, values[JSON_FINAL], "final", &final))
            return false;
        record_claim_final(record, &final, value_place(record, values[JSON_FINAL]));
    }
    return true;
}

bool json_read_head(struct json_reader *reader, const struct json_value values[JSON_MEMBERS])
{
    return read_variant(reader, values[JSON_VARIANT]) && read_start(reader, values[JSON_START]) &&
           read_tags(reader, values[JSON_TAGS]) && read_claims(reader, values);
}

bool json_read_end_clocks(struct json_reader *reader, struct json_value clocks, bool keep)
{
    struct json_walk walk = value_walk(clocks);
    struct json_value name, value;
    int64_t clock;
    if (clocks.length > 0 && !value_is_array(clocks))
        return json_wrong(reader, clocks, "end_clocks must be an array");
    while (value_next(&walk, &name, &value)) {
        if (!json_read_clock(value, &clock))
            return json_wrong(reader, value, "a clock must be a number of milliseconds");
        if (keep)
            record_clock(reader->record, reader->record->game.count + 1, (uint64_t)clock);
    }
    return true;
}
