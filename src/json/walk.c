/* SPDX-License-Identifier: BSD-2-Clause */
#include "json/walk.h"

#include "json/skip.h"

struct json_walk value_walk(struct json_value value)
{
    struct json_walk walk = {.close = '\0'};
    if (value_is_object(value) || value_is_array(value)) {
        walk.cursor = cursor_over(value.bytes, value.length);
        walk.close = value_is_object(value) ? '}' : ']';
        walk.cursor.at++;
    }
    return walk;
}

/* Move to the next element or member; false if there is none. */
static bool move_to_next(struct json_walk *walk)
{
    struct cursor *cursor = &walk->cursor;
    if (walk->close == '\0')
        return false;
    /* Usually there is no white space, or one blank after the comma. */
    if (walk->begun && scan_left(cursor) > 2 && *cursor->at == ',') {
        const char *next = cursor->at + 1 + (cursor->at[1] == ' ');
        if (*next > ' ' && *next != walk->close) {
            cursor->at = next;
            return true;
        }
    }
    json_skip_space(cursor);
    if (!walk->begun) {
        walk->begun = true;
        return !scan_at_end(cursor) && *cursor->at != walk->close;
    }
    const char *comma = cursor->at;
    if (!scan_byte(cursor, ','))
        return false;
    json_skip_space(cursor);
    if (!scan_at_end(cursor) && *cursor->at != walk->close)
        return true;
    cursor->at = comma;
    return false;
}

/* Skip a name and the colon that follows it; nothing if one of them is missing. */
static bool skip_name(struct cursor *cursor, struct json_value *name)
{
    const char *first = cursor->at;
    if (scan_peek(cursor) != '"' || !value_skip(cursor, name))
        return false;
    json_skip_space(cursor);
    if (!scan_byte(cursor, ':')) {
        cursor->at = first;
        return false;
    }
    json_skip_space(cursor);
    return true;
}

bool value_take_next(struct json_walk *walk, struct json_value *value)
{
    if (walk->cursor.at != walk->known.bytes)
        return value_skip(&walk->cursor, value);
    *value = walk->known;
    walk->cursor.at += value->length;
    return true;
}

/* Take a value, or go back to the name before it. */
static bool take_named(struct json_walk *walk, struct json_value name, struct json_value *value)
{
    if (value_take_next(walk, value))
        return true;
    walk->cursor.at = name.bytes;
    return false;
}

/* Take a name with its quotation marks and its colon if they come next. */
static bool take_name(struct cursor *cursor, const char *text)
{
    const char *at = cursor->at, *end = cursor->end;
    if (end - at < 2 || at[0] != '"' || at[1] != *text)
        return false;
    for (at++; *text != '\0'; at++, text++)
        if (at >= end || *at != *text)
            return false;
    if (end - at < 2 || at[0] != '"' || at[1] != ':')
        return false;
    cursor->at = at + 2;
    return true;
}

bool value_next_name(struct json_walk *walk, const char *const names[], size_t *index,
                     struct json_value *name)
{
    struct cursor *cursor = &walk->cursor;
    size_t next = *index;
    if (walk->close != '}' || !move_to_next(walk))
        return false;
    *name = (struct json_value){cursor->at, 0};
    while (names[next] != NULL && !take_name(cursor, names[next]))
        next++;
    if (names[next] != NULL) {
        name->length = (size_t)(cursor->at - 1 - name->bytes);
        json_skip_space(cursor);
    } else {
        if (!skip_name(cursor, name))
            return false;
        int found = value_find(*name, names);
        next = found >= 0 ? (size_t)found : next;
    }
    *index = next;
    return true;
}

bool value_next_of(struct json_walk *walk, const char *const names[], size_t *index,
                   struct json_value *name, struct json_value *value)
{
    return value_next_name(walk, names, index, name) && take_named(walk, *name, value);
}

bool value_open(struct json_walk *walk, char close)
{
    if (!scan_byte(&walk->cursor, close == '}' ? '{' : '['))
        return false;
    walk->close = close;
    walk->begun = false;
    return true;
}

bool value_open_spaced(struct json_walk *walk, char close)
{
    const char *at = walk->cursor.at;
    bool begun = walk->begun;
    if (walk->close != ']' || !move_to_next(walk))
        return false;
    if (value_open(walk, close))
        return true;
    walk->cursor.at = at;
    walk->begun = begun;
    return false;
}

bool value_close_spaced(struct json_walk *walk, char outer)
{
    json_skip_space(&walk->cursor);
    return !scan_at_end(&walk->cursor) && *walk->cursor.at == walk->close &&
           value_close(walk, outer);
}

bool value_next(struct json_walk *walk, struct json_value *name, struct json_value *value)
{
    *name = (struct json_value){walk->cursor.at, 0};
    if (!move_to_next(walk))
        return false;
    if (walk->close != '}')
        return value_take_next(walk, value);
    return skip_name(&walk->cursor, name) && take_named(walk, *name, value);
}

struct json_value value_member(struct json_value object, const char *name)
{
    struct json_walk walk = value_walk(object);
    struct json_value key, value;
    while (value_is_object(object) && value_next(&walk, &key, &value))
        if (value_is(key, name))
            return value;
    return (struct json_value){object.bytes, 0};
}
