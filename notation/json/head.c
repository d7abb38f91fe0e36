/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * All of a record in the project's own JSON but its actions; notation/json/json.c has its grammar.
 */
#include "notation/json/json.h"

#include "base/text.h"
#include "record/record.h"
#include "rules/rules.h"

#include <string.h>

const char *const json_record_members[] = {"yinsh",   "tags",       "variant", "start",
                                           "result",  "end",        "rings",   "notes",
                                           "actions", "end_clocks", "final",   NULL};

const char *const json_kinds[] = {"place", "move", "row", "ring", "pass", "steal", NULL};

/* ---- Members ----------------------------------------------------------- */

bool json_wrong_member(struct yinsh_record *record, struct json_value value, const char *name,
                       const char *words)
{
    char all[FAULT_WORDS];
    struct text out = text_begin(all, sizeof all);
    text_format(&out, "%s %s", name, words);
    return record_refuse_json(record, value, all);
}

bool json_find_members(struct yinsh_record *record, struct json_walk *walk,
                       const char *const names[], struct json_value values[], size_t until)
{
    struct json_value name, value;
    size_t index = 0;
    while (value_next_name(walk, names, values, &index, &name)) {
        if (index == until)
            return true;
        if (!value_take_next(walk, &value))
            return false;
        if (names[index] != NULL) {
            values[index++] = value;
            continue;
        }
        /* Nothing else in this notation is omitted. */
        if (!record->lossy &&
            !record_fault(record, FAULT_PROPERTY_LEFT_OUT, value_place(record, name), NULL))
            return false;
        index = 0;
    }
    return walk->twice.length == 0 || record_refuse_twice(record, walk);
}

bool json_read_position(struct yinsh_record *record, struct json_value value, const char *name,
                        yinsh_position *position)
{
    struct words text;
    if (!value_words(&record->arena, value, &text))
        return json_wrong_member(record, value, name, "must be a position line");
    const char *reason = yinsh_position_parse(text.bytes, text.length, position, NULL);
    return reason == NULL ||
           record_fault(record, FAULT_POSITION_BAD, value_place(record, value), reason);
}

/* ---- The head ---------------------------------------------------------- */

bool json_read_version(struct yinsh_record *record, struct json_value object,
                       struct json_value version)
{
    int64_t number = 0;
    if (version.length == 0)
        return json_wrong_member(record, object, json_record_members[JSON_VERSION], "is missing");
    if (!value_integer(version, &number) || number < 1)
        return record_refuse_json(record, version, "yinsh must be 1, the version of the notation");
    return number == 1 ||
           record_refuse_json(record, version,
                              "the record has a newer version of the notation than 1");
}

/* Read a name, which is valid as the name of a tag, and a text without a NUL byte. */
static bool read_tag(struct yinsh_record *record, struct json_value name_value,
                     struct json_value value)
{
    struct words name, text;
    if (!value_words(&record->arena, name_value, &name) || !words_are_tag_name(name))
        return record_refuse_json(record, name_value,
                                  "the name of a tag must consist of letters, digits, _ and -");
    if (!value_words(&record->arena, value, &text) || memchr(text.bytes, '\0', text.length) != NULL)
        return record_refuse_json(record, value,
                                  "the value of a tag must be a string without a NUL");
    return record_tag(record, name, text, value_place(record, value));
}

/* Read the members of an object, or an array of arrays of a name and a value. */
static bool read_tags(struct yinsh_record *record, struct json_value tags)
{
    bool pairs = value_is_array(tags);
    struct json_walk walk = value_walk(tags), pair;
    struct json_value none, name, item, value;
    if (tags.length > 0 && !pairs && !value_is_object(tags))
        return record_refuse_json(record, tags, "tags must be an object or an array");
    while (value_next(&walk, &name, &item)) {
        pair = value_walk(item);
        value = item;
        if (pairs && (!value_is_array(item) || !value_next(&pair, &none, &name) ||
                      !value_next(&pair, &none, &value) || !value_close(&pair, '\0')))
            return record_refuse_json(record, item, "a tag must be an array of a name and a value");
        if (!read_tag(record, name, value))
            return false;
    }
    return tags.length == 0 || value_close(&walk, '\0');
}

static bool read_variant(struct yinsh_record *record, struct json_value value)
{
    yinsh_position rules = {.turn = 0};
    struct words text;
    struct place place = value_place(record, value);
    if (value.length == 0)
        return true;
    if (!value_words(&record->arena, value, &text))
        return record_refuse_json(record, value, "variant must be a string");
    if (!variant_parse(text.bytes, text.length, &rules))
        return record_fault(record, FAULT_VARIANT_UNKNOWN, place, NULL);
    return record_variant(record, &rules, place);
}

static bool read_start(struct yinsh_record *record, struct json_value value)
{
    yinsh_position position;
    struct words text;
    return value.length == 0 ||
           (json_read_position(record, value, "start", &position) &&
            value_words(&record->arena, value, &text) &&
            record_tag(record, words_of("Position"), text, value_place(record, value)));
}

static bool read_rings(struct yinsh_record *record, struct json_value value)
{
    struct json_walk walk = value_walk(value);
    struct json_value name, number;
    int64_t rings[2] = {0, 0};
    size_t count = 0;
    bool good = value_is_array(value);
    for (; good && value_next(&walk, &name, &number); count++)
        good = count < 2 && value_integer(number, &rings[count]) && rings[count] >= 0 &&
               rings[count] <= YINSH_RINGS;
    if (!good || count != 2 || !value_close(&walk, '\0'))
        return record_refuse_json(record, value, "rings must be an array of two numbers");
    record_claim_rings(record, (int)rings[YINSH_WHITE], (int)rings[YINSH_BLACK],
                       value_place(record, value));
    return true;
}

/* What the record states of its outcome, to be compared with the replay. */
static bool read_claims(struct yinsh_record *record, const struct json_value values[])
{
    if (values[JSON_END].length > 0) {
        int end = value_find(values[JSON_END], names_of_end);
        if (end < 0)
            return record_refuse_json(record, values[JSON_END], "end must be the name of an end");
        record_claim_end(record, (enum yinsh_end)end, value_place(record, values[JSON_END]));
    }
    if (values[JSON_RESULT].length > 0) {
        struct place place = value_place(record, values[JSON_RESULT]);
        int result = value_find(values[JSON_RESULT], names_of_result);
        struct words words = {NULL, 0};
        if (result < 0 && !value_is_string(values[JSON_RESULT]))
            return record_refuse_json(record, values[JSON_RESULT], "result must be a string");
        if ((result < 0 && !value_text(&record->arena, values[JSON_RESULT], &words)) ||
            !record_state_result(record, result, words, place))
            return false;
    }
    return values[JSON_RINGS].length == 0 || read_rings(record, values[JSON_RINGS]);
}

bool json_read_head(struct yinsh_record *record, const struct json_value values[JSON_MEMBERS])
{
    return read_variant(record, values[JSON_VARIANT]) && read_start(record, values[JSON_START]) &&
           read_tags(record, values[JSON_TAGS]) && read_claims(record, values);
}

bool json_read_final(struct yinsh_record *record, struct json_value value)
{
    yinsh_position final;
    if (value.length == 0)
        return true;
    if (!json_read_position(record, value, "final", &final))
        return false;
    record_claim_final(record, &final, value_place(record, value));
    return true;
}

/* ---- Notes ------------------------------------------------------------- */

/* Read a comment or a mark. */
static bool read_text(struct yinsh_record *record, struct json_value value, enum note_kind kind)
{
    struct words text;
    bool good = value_words(&record->arena, value, &text);
    if (!good && kind == NOTE_COMMENT)
        return record_refuse_json(record, value, "comment must be a string");
    for (size_t i = 0; good && kind == NOTE_MARK && i < text.length; i++)
        good = text.bytes[i] == '!' || text.bytes[i] == '?';
    if (!good || (kind == NOTE_MARK && text.length == 0))
        return record_refuse_json(record, value, "mark must consist of ! and ?");
    record_keep(record, value_place(record, value));
    record_note(record, kind, text.bytes, text.length);
    return true;
}

/* Read the note whose members are walked over. */
static bool read_note(struct yinsh_record *record, struct json_walk *walk)
{
    static const char *const names[] = {"clock", "comment", "mark", NULL};
    enum { CLOCK, COMMENT, MARK, COUNT };
    struct json_value values[COUNT] = {{NULL, 0}}, object = {walk->cursor.at - 1, 0};
    uint64_t clock;
    if (!json_find_members(record, walk, names, values, JSON_TO_END) || !value_close(walk, ']'))
        return false;
    object.length = (size_t)(walk->cursor.at - object.bytes);
    size_t count = (size_t)(values[COMMENT].length > 0) + (values[MARK].length > 0) +
                   (values[CLOCK].length > 0);
    if (count != 1)
        return record_refuse_json(record, object,
                                  "a note must have exactly one of comment, mark and clock");
    if (values[COMMENT].length > 0)
        return read_text(record, values[COMMENT], NOTE_COMMENT);
    if (values[MARK].length > 0)
        return read_text(record, values[MARK], NOTE_MARK);
    if (!json_clock(values[CLOCK], &clock))
        return record_refuse_json(record, values[CLOCK], "clock must be a number of milliseconds");
    record_clock(record, record->game.count, clock);
    return true;
}

bool json_read_notes(struct yinsh_record *record, struct json_value notes)
{
    struct json_walk walk = value_walk(notes);
    struct json_value name, other;
    if (notes.length == 0)
        return true;
    if (!value_is_array(notes))
        return record_refuse_json(record, notes, "notes must be an array");
    while (value_open_next(&walk, '}'))
        if (!read_note(record, &walk))
            return false;
    if (value_next(&walk, &name, &other))
        return record_refuse_json(record, other, "a note must be an object");
    return value_close(&walk, '\0') && record_is_good(record);
}

bool json_read_end_clocks(struct yinsh_record *record, struct json_value clocks, bool keep)
{
    struct json_walk walk = value_walk(clocks);
    struct json_value name, value;
    uint64_t clock;
    if (clocks.length > 0 && !value_is_array(clocks))
        return record_refuse_json(record, clocks, "end_clocks must be an array");
    while (value_next(&walk, &name, &value)) {
        if (!json_clock(value, &clock))
            return record_refuse_json(record, value, "a clock must be a number of milliseconds");
        if (keep)
            record_clock(record, record->game.count + 1, clock);
    }
    return clocks.length == 0 || value_close(&walk, '\0');
}
