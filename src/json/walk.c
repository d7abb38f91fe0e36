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
    /* Usually there is no white space. */
    if (scan_left(cursor) > 1 && cursor->at[0] == ',' && cursor->at[1] > ' ') {
        cursor->at++;
        return *cursor->at != walk->close;
    }
    scan_blanks(cursor);
    scan_byte(cursor, ',');
    scan_blanks(cursor);
    /* unreachable: the end, since values that are walked over are closed */
    return !scan_at_end(cursor) && *cursor->at != walk->close;
}

/* Skip a name and the colon that follows it. */
static bool skip_name(struct cursor *cursor, struct json_value *name)
{
    if (!value_skip(cursor, name))
        return false;
    scan_blanks(cursor);
    scan_byte(cursor, ':');
    scan_blanks(cursor);
    return true;
}

/* The next value, which begins at the cursor. */
static bool take_value(struct json_walk *walk, struct json_value *value)
{
    if (walk->cursor.at != walk->known.bytes)
        return value_skip(&walk->cursor, value);
    *value = walk->known;
    walk->cursor.at += value->length;
    return true;
}

/* Take a name with its quotation marks and its colon if they come next. */
static bool take_name(struct cursor *cursor, const char *text)
{
    const char *at = cursor->at + 1, *end = cursor->end;
    for (; *text != '\0'; at++, text++)
        if (at >= end || *at != *text)
            return false;
    if (end - at < 2 || at[0] != '"' || at[1] != ':')
        return false;
    cursor->at = at + 2;
    return true;
}

bool value_next_of(struct json_walk *walk, const char *const names[], size_t *index,
                   struct json_value *name, struct json_value *value)
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
        scan_blanks(cursor);
    } else {
        if (!skip_name(cursor, name))
            return false;
        int found = value_find(*name, names);
        next = found >= 0 ? (size_t)found : next;
    }
    *index = next;
    return take_value(walk, value);
}

bool value_open_next(struct json_walk *walk, struct json_walk *object)
{
    if (walk->close != ']' || !move_to_next(walk) || *walk->cursor.at != '{')
        return false;
    *object = (struct json_walk){.cursor = walk->cursor, .close = '}'};
    object->cursor.at++;
    return true;
}

struct json_value value_close(struct json_walk *walk, const struct json_walk *object)
{
    const char *first = walk->cursor.at;
    walk->cursor.at = object->cursor.at + 1;
    return (struct json_value){first, (size_t)(walk->cursor.at - first)};
}

bool value_next(struct json_walk *walk, struct json_value *name, struct json_value *value)
{
    *name = (struct json_value){walk->cursor.at, 0};
    return move_to_next(walk) && (walk->close != '}' || skip_name(&walk->cursor, name)) &&
           take_value(walk, value);
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
