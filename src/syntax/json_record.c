/* SPDX-License-Identifier: BSD-2-Clause */
#include "syntax/json_record.h"

#include "syntax/notation.h"

#include <string.h>

bool record_take_json(struct yinsh_record *record, struct cursor *cursor,
                      bool (*begins)(struct cursor *cursor), struct json_value *value,
                      struct json_value *longest)
{
    struct json_error error;
    if (value_take(cursor, begins, value, longest, &error))
        return true;
    record->whole = begins != NULL && cursor->at < cursor->end && begins(cursor);
    return record_fault(record, FAULT_JSON_SYNTAX,
                        value_place(record, (struct json_value){error.at, error.length}),
                        error.reason);
}

bool json_others_begin(struct cursor *cursor, const struct notation *self)
{
    const char *before = cursor->at;
    struct cursor object = *cursor, end = *cursor;
    struct json_value value;
    while (before > cursor->start && is_blank(before[-1]))
        before--;
    bool line =
        before == cursor->start || memchr(before, '\n', (size_t)(cursor->at - before)) != NULL;
    /* SGF begins with another bracket, which no value has. */
    if (scan_peek(&object) != '(' && (scan_peek(&object) != '{' || (!line && before[-1] == ':')))
        return false;
    cursor->starved |= scan_left(cursor) < ANNOUNCEMENT;
    /* What is after the object announces nothing. */
    if (value_skip(&end, &value))
        object.end = end.at;
    if (!notation_others_announce(&object, self))
        return false;
    /* A notation with lines needs one. */
    const char *first = notation_announced(object, self)->announced_by;
    return line || (first != NULL && first[strspn(first, "{[(")] == '\0');
}

bool json_clock(struct json_value value, uint64_t *clock)
{
    int64_t number = -1;
    bool good = value_integer(value, &number) && number >= 0 && number <= RECORD_CLOCK_MAX;
    *clock = (uint64_t)number;
    return good;
}

bool record_refuse_json(struct yinsh_record *record, struct json_value value, const char *words)
{
    return record_fault(record, FAULT_JSON_FIELD, value_place(record, value), words);
}

bool record_refuse_twice(struct yinsh_record *record, const struct json_walk *walk)
{
    char words[FAULT_WORDS];
    struct text out = text_begin(words, sizeof words);
    if (walk->twice.length == 0)
        return false;
    text_format(&out, "%.*s appears twice", (int)walk->twice.length - 2, walk->twice.bytes + 1);
    return record_refuse_json(record, walk->twice, words);
}

bool record_take_members(struct yinsh_record *record, struct json_walk *walk, char outer,
                         const char *const names[], struct json_value values[],
                         struct json_value *object)
{
    return value_take_members(walk, outer, names, values, object) ||
           record_refuse_twice(record, walk);
}

bool record_find_members(struct yinsh_record *record, struct json_value object,
                         const char *const names[], struct json_value values[])
{
    struct json_walk walk = value_walk(object);
    return !value_is_object(object) ||
           record_take_members(record, &walk, '\0', names, values, &object);
}

bool json_take_name(struct cursor *cursor, struct json_value *name)
{
    if (scan_peek(cursor) != '"' || !value_skip(cursor, name))
        return false;
    scan_blanks(cursor);
    bool named = scan_byte(cursor, ':');
    scan_blanks(cursor);
    return named;
}

bool json_next_name(struct cursor *cursor, struct json_value *name)
{
    struct json_value value;
    bool first = name->length == 0;
    if (!first && !value_skip(cursor, &value))
        return false;
    scan_blanks(cursor);
    if (!scan_byte(cursor, first ? '{' : ','))
        return false;
    scan_blanks(cursor);
    return json_take_name(cursor, name);
}

bool json_begins(struct cursor *cursor, bool (*scan)(struct cursor *cursor))
{
    enum { NESTED = 4 /* arrays: each of many brackets may be asked for what is after it */ };
    struct cursor ahead = *cursor;
    bool cut = scan_left(&ahead) > ANNOUNCEMENT;
    ahead.starved = false;
    if (cut)
        ahead.end = ahead.at + ANNOUNCEMENT;
    for (int i = 0; i < NESTED && scan_byte(&ahead, '['); i++)
        scan_blanks(&ahead);
    bool begins = scan_peek(&ahead) == '{' && scan(&ahead);
    cursor->starved |= ahead.starved && !cut;
    return begins;
}

bool json_find_object(struct cursor *cursor, struct yinsh_record *record,
                      bool (*begins)(struct cursor *cursor))
{
    scan_blanks(cursor);
    /* After lines with its tags. */
    while (cursor->at > cursor->start && scan_peek(cursor) == '[' && begins(cursor)) {
        cursor->at++;
        scan_blanks(cursor);
    }
    struct cursor ahead = *cursor;
    bool part = scan_byte(&ahead, ',') || scan_byte(&ahead, ']') || scan_byte(&ahead, '\036');
    if (!part && scan_byte(&ahead, '[')) {
        scan_blanks(&ahead);
        part = scan_at_end(&ahead) || *ahead.at == '{' || *ahead.at == '[' || *ahead.at == ']';
    }
    cursor->starved |= ahead.starved;
    cursor->at += part;
    if (part || scan_at_end(cursor))
        return false;
    record->scratch.state = 1;
    return *cursor->at == '{' ||
           record_fault(record, FAULT_JSON_SYNTAX, (struct place){scan_offset(cursor), 1},
                        "a record must be an object, which begins with {");
}

bool json_find_record(struct cursor *cursor, struct yinsh_record *record,
                      bool (*begins)(struct cursor *cursor))
{
    if (record->scratch.state == 0 && !scan_at_end(cursor))
        cursor->at++;
    record->scratch.state = 1;
    return value_find_begin(cursor, begins);
}
