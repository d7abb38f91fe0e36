/* SPDX-License-Identifier: BSD-2-Clause */
/* Members of the project's own JSON; notation/json/json.c has its grammar. */
#include "notation/json/members.h"

#include "base/text.h"

#include <string.h>

/* ---- Values ------------------------------------------------------------ */

bool json_wrong(struct json_reader *reader, struct json_value value, const char *what)
{
    return record_fault(reader->record, FAULT_JSON_FIELD, value_place(reader->record, value), what);
}

bool json_wrong_member(struct json_reader *reader, struct json_value value, const char *name,
                       const char *words)
{
    char all[FAULT_WORDS];
    struct text out = text_begin(all, sizeof all);
    text_format(&out, "%s %s", name, words);
    return json_wrong(reader, value, all);
}

bool json_find_members(struct json_reader *reader, struct json_walk *walk,
                       const char *const names[], struct json_value values[])
{
    struct json_value name, value;
    size_t index = 0;
    while (value_next_of(walk, names, &index, &name, &value)) {
        if (names[index] == NULL) {
            if (!reader->left_warned)
                record_fault(reader->record, FAULT_PROPERTY_LEFT_OUT,
                             value_place(reader->record, name), NULL);
            reader->left_warned = true;
            index = 0;
        } else if (values[index].length > 0) {
            return json_wrong_member(reader, name, names[index], "appears twice");
        } else {
            values[index++] = value;
        }
    }
    return true;
}

bool json_read_text(struct json_reader *reader, struct json_value value, struct words *text)
{
    text->bytes = value_text(&reader->record->arena, value, &text->length);
    return text->bytes != NULL;
}

bool json_read_position(struct json_reader *reader, struct json_value value, const char *name,
                        yinsh_position *position)
{
    struct words text;
    if (!json_read_text(reader, value, &text))
        return json_wrong_member(reader, value, name, "must be a position line");
    const char *reason = yinsh_position_parse(text.bytes, text.length, position, NULL);
    return reason == NULL || record_fault(reader->record, FAULT_POSITION_BAD,
                                          value_place(reader->record, value), reason);
}

bool json_read_clock(struct json_value value, int64_t *clock)
{
    return value_integer(value, clock) && *clock >= 0 && *clock <= RECORD_CLOCK_MAX;
}

/* ---- Notes ------------------------------------------------------------- */

static bool read_comment(struct json_reader *reader, struct json_value value)
{
    struct words text;
    if (!json_read_text(reader, value, &text))
        return json_wrong(reader, value, "comment must be a string");
    record_note(reader->record, NOTE_COMMENT, text.bytes, text.length);
    return true;
}

static bool read_mark(struct json_reader *reader, struct json_value value)
{
    struct words text;
    if (!json_read_text(reader, value, &text) || text.length == 0 ||
        strspn(text.bytes, "!?") != text.length)
        return json_wrong(reader, value, "mark must consist of ! and ?");
    record_note(reader->record, NOTE_MARK, text.bytes, text.length);
    return true;
}

static bool read_note(struct json_reader *reader, struct json_value object)
{
    static const char *const names[] = {"comment", "mark", "clock", NULL};
    enum { COMMENT, MARK, CLOCK, COUNT };
    struct json_value values[COUNT] = {{NULL, 0}};
    struct yinsh_record *record = reader->record;
    int64_t clock;
    if (!value_is_object(object))
        return json_wrong(reader, object, "a note must be an object");
    struct json_walk walk = value_walk(object);
    if (!json_find_members(reader, &walk, names, values))
        return false;
    size_t count = (size_t)(values[COMMENT].length > 0) + (values[MARK].length > 0) +
                   (values[CLOCK].length > 0);
    if (count != 1)
        return json_wrong(reader, object,
                          "a note must have exactly one of comment, mark and clock");
    if (values[COMMENT].length > 0)
        return read_comment(reader, values[COMMENT]);
    if (values[MARK].length > 0)
        return read_mark(reader, values[MARK]);
    if (!json_read_clock(values[CLOCK], &clock))
        return json_wrong(reader, values[CLOCK], "clock must be a number of milliseconds");
    record_clock(record, record->game.count, (uint64_t)clock);
    return true;
}

bool json_read_notes(struct json_reader *reader, struct json_value notes)
{
    struct json_walk walk = value_walk(notes);
    struct json_value name, note;
    if (notes.length == 0)
        return true;
    if (!value_is_array(notes))
        return json_wrong(reader, notes, "notes must be an array");
    while (value_next(&walk, &name, &note))
        if (!read_note(reader, note))
            return false;
    return record_is_good(reader->record);
}
