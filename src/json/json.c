/* SPDX-License-Identifier: BSD-2-Clause */
#include "json/json.h"

#include "base/text.h"

/* ---- Finding values ---------------------------------------------------- */

/*
 * Move behind a string; the cursor stands on its first quote.  No string holds a control
 * character, so that one which is not closed ends with its line.  *plain is whether there is
 * nothing but ASCII in it, and no escape, so that it is what it says.
 */
static bool skip_string(struct cursor *cursor, bool *plain)
{
    const char *at = cursor->at + 1, *end = cursor->end;
    bool closed = false;
    *plain = true;
    for (; at < end; at++) {
        signed char byte = (signed char)*at;
        /* Most are small letters. */
        if (byte > '\\')
            continue;
        closed = byte == '"';
        if (closed || (byte >= 0 && byte < ' '))
            break;
        if (byte == '\\')
            at += end - at > 1 && (unsigned char)at[1] >= ' ';
        *plain &= byte >= ' ' && byte != '\\';
    }
    cursor->starved |= at == end;
    cursor->at = at + closed;
    return closed;
}

/* Move behind a number or a word: everything up to what may follow one. */
static bool skip_word(struct cursor *cursor)
{
    const char *first = cursor->at;
    for (; !scan_at_end(cursor); cursor->at++) {
        char byte = *cursor->at;
        if (!is_letter(byte) && !is_digit(byte) && byte != '+' && byte != '-' && byte != '.')
            break;
    }
    return cursor->at != first;
}

/* Move behind an object or array; the cursor stands on its bracket. */
static bool skip_nested(struct cursor *cursor)
{
    char open[JSON_DEPTH];
    size_t depth = 1;
    bool plain;
    open[0] = *cursor->at++;
    while (depth > 0) {
        if (scan_at_end(cursor))
            return false;
        char byte = *cursor->at;
        if (byte == '"') {
            if (!skip_string(cursor, &plain))
                return false;
            continue;
        }
        cursor->at++;
        if (byte == '{' || byte == '[') {
            if (depth == JSON_DEPTH)
                return false;
            open[depth++] = byte;
        } else if (byte == '}' || byte == ']') {
            if (open[depth - 1] != (byte == '}' ? '{' : '['))
                return false;
            depth--;
        }
    }
    return true;
}

bool value_skip(struct cursor *cursor, struct json_value *value)
{
    const char *first = cursor->at;
    char byte = scan_peek(cursor);
    bool closed, plain;
    if (byte == '"')
        closed = skip_string(cursor, &plain);
    else if (byte == '{' || byte == '[')
        closed = skip_nested(cursor);
    else
        closed = skip_word(cursor);
    *value = (struct json_value){first, (size_t)(cursor->at - first)};
    if (!closed)
        cursor->at = first;
    return closed;
}

static char first_byte(struct json_value value)
{
    return value.length > 0 ? *value.bytes : '\0';
}

bool value_is_object(struct json_value value)
{
    return first_byte(value) == '{';
}

bool value_is_array(struct json_value value)
{
    return first_byte(value) == '[';
}

bool value_is_string(struct json_value value)
{
    return first_byte(value) == '"';
}

struct place value_place(const struct yinsh_record *record, struct json_value value)
{
    return (struct place){(size_t)(value.bytes - record->source), value.length};
}

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

/* Move to the next element or member; false where there is none. */
static bool move_to_next(struct json_walk *walk)
{
    struct cursor *cursor = &walk->cursor;
    if (walk->close == '\0')
        return false;
    /* Mostly there is no white space. */
    if (scan_left(cursor) > 1 && cursor->at[0] == ',' && cursor->at[1] > ' ') {
        cursor->at++;
        return *cursor->at != walk->close;
    }
    scan_blanks(cursor);
    scan_byte(cursor, ',');
    scan_blanks(cursor);
    /* unreachable: the end, for values that are walked are closed */
    return !scan_at_end(cursor) && *cursor->at != walk->close;
}

/* Move behind a name and the colon that follows it. */
static bool skip_name(struct cursor *cursor, struct json_value *name)
{
    if (!value_skip(cursor, name))
        return false;
    scan_blanks(cursor);
    scan_byte(cursor, ':');
    scan_blanks(cursor);
    return true;
}

/* The next value, in front of which the cursor stands. */
static bool take_value(struct json_walk *walk, struct json_value *value)
{
    if (walk->cursor.at != walk->known.bytes)
        return value_skip(&walk->cursor, value);
    *value = walk->known;
    walk->cursor.at += value->length;
    return true;
}

/* Whether a name with its quotes and the colon behind it come next, which are then taken. */
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

/* The index of a name in a list, or that of the NULL behind it. */
static size_t find_name(struct json_value name, const char *const names[])
{
    size_t index = 0;
    while (names[index] != NULL && !value_is(name, names[index]))
        index++;
    return index;
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
        next = find_name(*name, names);
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

/* ---- Checking ---------------------------------------------------------- */

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
    struct yinsh_record *record;
    enum next next;
    char open[JSON_DEPTH]; /* the brackets that are not closed */
    size_t depth;
    const char *behind; /* the last word */
    const char *inner;  /* the bracket of the array or object that is open in the outermost */
    struct json_value longest; /* of those that were */
};

/* File what is wrong at a place; false. */
static bool refuse(struct check *check, const char *at, size_t length, const char *words)
{
    struct place place = {(size_t)(at - check->record->source), length};
    return record_fault(check->record, FAULT_JSON_SYNTAX, place, words);
}

/* File that something else than this has to come next; false. */
static bool refuse_word(struct check *check, const char *at, size_t length)
{
    static const char *const expected[] = {"a value", "a value or ]", "a name",       "a name or }",
                                           "a colon", "a comma or }", "a comma or ]", "nothing"};
    char words[FAULT_WORDS];
    struct text out = text_begin(words, sizeof words);
    text_add_string(&out, expected[check->next]);
    text_add_string(&out, " has to stand here, not ");
    text_add_visible(&out, at, length);
    return refuse(check, at, length, words);
}

static bool wants_value(const struct check *check)
{
    return check->next == NEXT_VALUE || check->next == NEXT_FIRST_VALUE;
}

static bool wants_name(const struct check *check)
{
    return check->next == NEXT_NAME || check->next == NEXT_FIRST_NAME;
}

/* A value is complete: settle what has to follow it. */
static void end_value(struct check *check)
{
    if (check->depth == 0)
        check->next = NEXT_NOTHING;
    else
        check->next = check->open[check->depth - 1] == '{' ? NEXT_MEMBER : NEXT_ELEMENT;
}

/* Check what a string, number or word holds that is not plain. */
static bool check_content(struct check *check, struct json_value value)
{
    char reason[2 * FAULT_WORDS];
    return value_judge(&check->record->arena, value, reason, sizeof reason) ||
           (!check->record->arena.failed && refuse(check, value.bytes, value.length, reason));
}

/* A string, number or word at the cursor, as a value or a name. */
static bool check_word(struct check *check)
{
    struct cursor *cursor = check->cursor;
    struct json_value value = {cursor->at, 0};
    bool string = *cursor->at == '"', plain = false;
    bool closed = string ? skip_string(cursor, &plain) : skip_word(cursor);
    value.length = (size_t)(cursor->at - value.bytes);
    if (!closed && string)
        return refuse(check, value.bytes, value.length, "the string is not closed");
    if (!wants_value(check) && !(wants_name(check) && string))
        return refuse_word(check, value.bytes, closed ? value.length : 1);
    if (!closed)
        return refuse_word(check, value.bytes, 1);
    if (!plain && !value_is_plain(value) && !check_content(check, value))
        return false;
    if (wants_name(check))
        check->next = NEXT_COLON;
    else
        end_value(check);
    return true;
}

/* Keep the longest of what is closed inside the outermost; the cursor stands on its bracket. */
static void note_inner(struct check *check)
{
    size_t length = (size_t)(check->cursor->at + 1 - check->inner);
    if (length > check->longest.length)
        check->longest = (struct json_value){check->inner, length};
}

/* One word of the value; the cursor stands on its first byte. */
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

/* Take the colon or comma that stands directly behind a word, as most do. */
static void take_mark(struct check *check)
{
    struct cursor *cursor = check->cursor;
    if (check->next < NEXT_COLON || check->next == NEXT_NOTHING || cursor->at == cursor->end ||
        *cursor->at != (check->next == NEXT_COLON ? ':' : ','))
        return;
    cursor->at++;
    check->next = check->next == NEXT_MEMBER ? NEXT_NAME : NEXT_VALUE;
}

/* Move behind a string of letters and digits, or a short number; NULL where there is none. */
static const char *pass_simple(const char *at, const char *end)
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
 * Take members that are written as most are, without white space, the names and values of letters
 * and digits only; anything else is left to be looked at more closely.
 */
static void take_simple_members(struct check *check)
{
    struct cursor *cursor = check->cursor;
    const char *end = cursor->end;
    while (wants_name(check) && cursor->at < end && *cursor->at == '"') {
        const char *at = pass_simple(cursor->at, end);
        if (at == NULL || at == end || *at != ':' || (at = pass_simple(at + 1, end)) == NULL ||
            at == end || (*at != ',' && *at != '}'))
            return;
        check->next = *at == ',' ? NEXT_NAME : NEXT_MEMBER;
        cursor->at = check->behind = at + (*at == ',');
    }
}

/* Skip the white space that JSON knows; returns whether a line ends in it. */
static bool skip_space(struct cursor *cursor)
{
    bool newline = false;
    for (; !scan_at_end(cursor); cursor->at++) {
        char byte = *cursor->at;
        if (byte != ' ' && byte != '\t' && byte != '\r' && byte != '\n')
            break;
        newline |= byte == '\n';
    }
    return newline;
}

bool value_take(struct cursor *cursor, struct yinsh_record *record,
                bool (*begins)(struct cursor *cursor), struct json_value *value,
                struct json_value *longest)
{
    struct check check = {.cursor = cursor, .record = record, .behind = cursor->at};
    const char *first = cursor->at;
    while (check.next != NEXT_NOTHING) {
        /* Mostly there is no white space. */
        bool blank = cursor->at == cursor->end || *cursor->at <= ' ';
        bool new_line = blank && skip_space(cursor);
        if (scan_at_end(cursor))
            return refuse(&check, check.behind, 0, "the value is not closed");
        if (new_line && begins != NULL && begins(cursor))
            return refuse(&check, check.behind, 0, "the value is not closed");
        if (!check_step(&check))
            return false;
        take_mark(&check);
        check.behind = cursor->at;
        take_simple_members(&check);
    }
    *value = (struct json_value){first, (size_t)(cursor->at - first)};
    if (longest != NULL)
        *longest = check.longest;
    return true;
}

/*
 * Move back to the end of the line before the one that the cursor is in, if that is after first,
 * too: a record may begin in a line that does not fit where it is.
 */
static void move_to_line(struct cursor *cursor, const char *first)
{
    const char *line = cursor->at;
    while (line > first && line[-1] != '\n')
        line--;
    if (line > first)
        cursor->at = line - 1;
}

bool value_take_record(struct cursor *cursor, struct yinsh_record *record,
                       bool (*begins)(struct cursor *cursor), struct json_value *value,
                       struct json_value *longest)
{
    const char *first = cursor->at;
    if (value_take(cursor, record, begins, value, longest))
        return true;
    /* The bracket of the next record may have ended up in a string that is not closed. */
    const char *behind = cursor->at;
    for (cursor->at = first + 1; cursor->at < behind; cursor->at++)
        if (*cursor->at == '{' && begins(cursor))
            return false;
    move_to_line(cursor, first);
    return false;
}

bool value_check(struct yinsh_record *record, struct json_value value)
{
    struct cursor cursor = cursor_over(value.bytes, value.length);
    struct json_value taken;
    if (!value_take(&cursor, record, NULL, &taken, NULL))
        return false;
    if (cursor.at == cursor.end)
        return true;
    struct check check = {.record = record, .next = NEXT_NOTHING};
    return refuse_word(&check, cursor.at, 1);
}
