/* SPDX-License-Identifier: BSD-2-Clause */
#include "json/check.h"

#include "base/text.h"
#include "json/skip.h"

/* What has to come next in a value that is being checked. */
enum next {
    NEXT_VALUE,
    NEXT_FIRST_VALUE, /* or the end of the array */
    NEXT_NAME,
    NEXT_FIRST_NAME, /* or the end of the object */
    NEXT_COLON,
    NEXT_MEMBER,  /* a comma, or the end of the object */
    NEXT_ELEMENT, /* a comma, or the end of the array */
    NEXT_NOTHING  /* the value is complete */
};

/* A value being checked, word by word. */
struct check {
    struct cursor *cursor;
    struct json_error *error;
    enum next next;
    char open[JSON_DEPTH]; /* the brackets that are not closed */
    size_t depth;
    const char *after; /* the word before the cursor */
    const char *inner; /* the bracket of the array or object that is open in the outermost */
    struct json_value longest; /* of those that were open in the outermost */
};

/* Refuse some bytes for the reason already written; returns false. */
static bool refuse_bytes(struct check *check, const char *at, size_t length)
{
    check->error->at = at;
    check->error->length = length;
    return false;
}

/* Refuse some bytes; false. */
static bool refuse(struct check *check, const char *at, size_t length, const char *reason)
{
    struct text out = text_begin(check->error->reason, sizeof check->error->reason);
    text_add_string(&out, reason);
    return refuse_bytes(check, at, length);
}

/* Refuse some bytes because something else has to come next; false. */
static bool refuse_word(struct check *check, const char *at, size_t length)
{
    static const char *const expected[] = {"a value",      "a value or ]", "a name",
                                           "a name or }",  "a colon",      "a comma or }",
                                           "a comma or ]", "no more text"};
    struct text out = text_begin(check->error->reason, FAULT_WORDS);
    text_format(&out, "expected %s, not ", expected[check->next]);
    text_add_visible(&out, at, length);
    return refuse_bytes(check, at, length);
}

static bool wants_value(const struct check *check)
{
    return check->next == NEXT_VALUE || check->next == NEXT_FIRST_VALUE;
}

static bool wants_name(const struct check *check)
{
    return check->next == NEXT_NAME || check->next == NEXT_FIRST_NAME;
}

/* A value is complete: decide what has to follow it. */
static void end_value(struct check *check)
{
    if (check->depth == 0)
        check->next = NEXT_NOTHING;
    else
        check->next = check->open[check->depth - 1] == '{' ? NEXT_MEMBER : NEXT_ELEMENT;
}

/* A string, number or word at the cursor, as a value or a name. */
static bool check_word(struct check *check)
{
    struct cursor *cursor = check->cursor;
    struct json_value value = {cursor->at, 0};
    bool string = *cursor->at == '"', plain = false;
    bool closed = string ? json_skip_string(cursor, &plain) : json_skip_word(cursor);
    value.length = (size_t)(cursor->at - value.bytes);
    if (!closed && string)
        return refuse(check, value.bytes, value.length, "the string is not closed");
    if (!wants_value(check) && !(wants_name(check) && string))
        return refuse_word(check, value.bytes, closed ? value.length : 1);
    if (!closed)
        return refuse_word(check, value.bytes, 1);
    if (!plain && !value_is_plain(value) &&
        !value_judge(value, check->error->reason, sizeof check->error->reason))
        return refuse_bytes(check, value.bytes, value.length);
    if (wants_name(check))
        check->next = NEXT_COLON;
    else
        end_value(check);
    return true;
}

/* Keep the longest of what is closed inside the outermost; the cursor is at its last bracket. */
static void note_inner(struct check *check)
{
    size_t length = (size_t)(check->cursor->at + 1 - check->inner);
    if (length > check->longest.length)
        check->longest = (struct json_value){check->inner, length};
}

/* One word of the value; the cursor is at its first byte. */
static bool check_step(struct check *check)
{
    char byte = *check->cursor->at;
    if (byte == '"')
        return check_word(check);
    if (byte == '{' || byte == '[') {
        if (!wants_value(check))
            return refuse_word(check, check->cursor->at, 1);
        if (check->depth == JSON_DEPTH)
            return refuse(check, check->cursor->at, 1, "the values are nested too deeply");
        if (check->depth == 1)
            check->inner = check->cursor->at;
        check->open[check->depth++] = byte;
        check->next = byte == '{' ? NEXT_FIRST_NAME : NEXT_FIRST_VALUE;
    } else if (byte == '}' || byte == ']') {
        if (byte == '}' ? check->next != NEXT_MEMBER && check->next != NEXT_FIRST_NAME
                        : check->next != NEXT_ELEMENT && check->next != NEXT_FIRST_VALUE)
            return refuse_word(check, check->cursor->at, 1);
        if (--check->depth == 1)
            note_inner(check);
        end_value(check);
    } else if (byte == ':' && check->next == NEXT_COLON) {
        check->next = NEXT_VALUE;
    } else if (byte == ',' && (check->next == NEXT_MEMBER || check->next == NEXT_ELEMENT)) {
        check->next = check->next == NEXT_MEMBER ? NEXT_NAME : NEXT_VALUE;
    } else {
        return check_word(check);
    }
    check->cursor->at++;
    return true;
}

/* Take the colon or comma that directly follows a word, as most do. */
static void take_mark(struct check *check)
{
    struct cursor *cursor = check->cursor;
    if (check->next < NEXT_COLON || check->next == NEXT_NOTHING || cursor->at == cursor->end ||
        *cursor->at != (check->next == NEXT_COLON ? ':' : ','))
        return;
    cursor->at++;
    check->next = check->next == NEXT_MEMBER ? NEXT_NAME : NEXT_VALUE;
}

/* The end of a string of letters and digits, or of a short number; NULL if there is none. */
static const char *skip_simple(const char *at, const char *end)
{
    const char *first = at;
    if (at == end || *at != '"') {
        while (at < end && is_digit(*at))
            at++;
        struct json_value number = {first, (size_t)(at - first)};
        return at > first && value_is_plain(number) ? at : NULL;
    }
    for (at++; at < end && is_name_byte(*at); at++)
        continue;
    return at < end && *at == '"' ? at + 1 : NULL;
}

/*
 * Take members in the usual form: without white space, with names and values of letters and digits
 * only.  Everything else is left to the general check.
 */
static void take_simple_members(struct check *check)
{
    struct cursor *cursor = check->cursor;
    const char *end = cursor->end;
    while (wants_name(check) && cursor->at < end && *cursor->at == '"') {
        const char *at = skip_simple(cursor->at, end);
        if (at == NULL || at == end || *at != ':' || (at = skip_simple(at + 1, end)) == NULL ||
            at == end || (*at != ',' && *at != '}'))
            return;
        check->next = *at == ',' ? NEXT_NAME : NEXT_MEMBER;
        cursor->at = check->after = at + (*at == ',');
    }
}

/* Check the value at the cursor, and move the cursor to its end, or to where reading stopped. */
static bool check_value(struct check *check, bool (*begins)(struct cursor *cursor))
{
    struct cursor *cursor = check->cursor;
    while (check->next != NEXT_NOTHING) {
        /* Usually there is no white space. */
        bool blank = cursor->at == cursor->end || *cursor->at <= ' ';
        bool new_line = blank && json_skip_space(cursor);
        if (scan_at_end(cursor) || (new_line && begins != NULL && begins(cursor)))
            return refuse(check, check->after, 0, "the value is not closed");
        if (!check_step(check))
            return false;
        take_mark(check);
        check->after = cursor->at;
        take_simple_members(check);
    }
    return true;
}

/*
 * Move the cursor from where reading a value stopped back to where the next one begins: its bracket
 * may have ended up in a string that is not closed.  If none is found, that is the end of the
 * previous line, since a value may begin in a line that is invalid at its place.
 */
static void find_begin(struct cursor *cursor, const char *first,
                       bool (*begins)(struct cursor *cursor))
{
    const char *line = cursor->at, *stopped = cursor->at;
    for (cursor->at = first + 1; cursor->at < stopped; cursor->at++)
        if (*cursor->at == '{' && begins(cursor))
            return;
    while (line > first && line[-1] != '\n')
        line--;
    cursor->at = line > first ? line - 1 : cursor->at;
}

bool value_find_begin(struct cursor *cursor, bool (*begins)(struct cursor *cursor))
{
    for (; !scan_at_end(cursor); cursor->at++) {
        cursor->starved = false;
        if (*cursor->at == '{' && begins(cursor))
            return true;
        if (cursor->starved && !cursor->ends)
            return false;
    }
    return false;
}

bool value_take(struct cursor *cursor, bool (*begins)(struct cursor *cursor),
                struct json_value *value, struct json_value *longest, struct json_error *error)
{
    struct check check = {.cursor = cursor, .error = error, .after = cursor->at};
    const char *first = cursor->at;
    if (!check_value(&check, begins)) {
        if (begins != NULL)
            find_begin(cursor, first, begins);
        return false;
    }
    *value = (struct json_value){first, (size_t)(cursor->at - first)};
    if (longest != NULL)
        *longest = check.longest;
    return true;
}

bool value_check(struct json_value value, struct json_error *error)
{
    struct cursor cursor = cursor_over(value.bytes, value.length);
    struct check check = {.cursor = &cursor, .error = error, .after = cursor.at};
    return check_value(&check, NULL) &&
           (cursor.at == cursor.end || refuse_word(&check, cursor.at, 1));
}
