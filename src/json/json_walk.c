/* SPDX-License-Identifier: BSD-2-Clause */
#include "json/json_walk.h"

#include "base/text.h"

#include <limits.h>

/* ---- White space, strings, and numbers or names ------------------------ */

/*
 * Skip bytes of a string, eight at a time, as long as all are ASCII and none is a control
 * character, a quotation mark or a backslash.  Fewer than eight of these may be left.
 */
static inline const char *json_skip_ascii(const char *at, const char *end)
{
    const uint64_t ones = UINT64_MAX / UINT8_MAX, high = ones << 7;
    uint64_t word;
    for (; (size_t)(end - at) >= sizeof word; at += sizeof word) {
        memcpy(&word, at, sizeof word);
        /* In the first byte that ends this, the high bit becomes set: no byte before it borrows. */
        uint64_t stops = (((word ^ ones * '"') - ones) | ((word ^ ones * '\\') - ones) |
                          (word - ones * ' ') | word) &
                         high;
        if (stops == 0)
            continue;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        at += (unsigned)__builtin_ctzll(stops) / CHAR_BIT;
#endif
        break;
    }
    return at;
}

/* Skip the white space of JSON; returns whether a line ends in it. */
static inline bool json_skip_space(struct cursor *cursor)
{
    bool newline = false;
    for (; !scan_at_end(cursor) && *cursor->at <= ' '; cursor->at++) {
        char byte = *cursor->at;
        if (byte != ' ' && byte != '\t' && byte != '\r' && byte != '\n')
            break;
        newline |= byte == '\n';
    }
    return newline;
}

/*
 * Move the cursor from the first quotation mark of a string to the end of it.  No string holds a
 * control character, so one that is not closed ends with its line, and false is returned.  *plain
 * becomes whether the string has nothing but ASCII in it and no escape.
 */
static inline bool json_skip_string(struct cursor *cursor, bool *plain)
{
    const char *end = cursor->end, *at = json_skip_ascii(cursor->at + 1, end);
    bool closed = false;
    *plain = true;
    for (; at < end; at++) {
        signed char byte = (signed char)*at;
        /* Most bytes are letters and digits. */
        if (byte > '\\' || (byte > '"' && byte < '\\'))
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

/* Move the cursor to the end of a number or a word; false if there is none. */
static inline bool json_skip_word(struct cursor *cursor)
{
    const char *first = cursor->at;
    for (; !scan_at_end(cursor); cursor->at++) {
        char byte = *cursor->at;
        if (!is_letter(byte) && !is_digit(byte) && byte != '+' && byte != '-' && byte != '.')
            break;
    }
    return cursor->at != first;
}

/* ---- What is wrong ----------------------------------------------------- */

/* End a walk at what is not JSON, so that nothing is left of it; returns false. */
static bool refuse(struct json_walk *walk, const char *at, size_t length, const char *reason)
{
    walk->close = '\0';
    walk->cursor.end = walk->cursor.at;
    if (walk->error != NULL) {
        struct text out = text_begin(walk->error->reason, sizeof walk->error->reason);
        text_add_string(&out, reason);
        walk->error->at = at;
        walk->error->length = length;
    }
    return false;
}

/* End a walk because something else has to be at the cursor; returns false. */
static bool refuse_word(struct json_walk *walk, const char *expected)
{
    struct cursor *cursor = &walk->cursor;
    const char *first = cursor->at;
    bool plain, closed;
    if (*first == '"' && !json_skip_string(cursor, &plain))
        return refuse(walk, first, (size_t)(cursor->at - first), "the string is not closed");
    closed = *first == '"' || json_skip_word(cursor);
    refuse(walk, first, closed ? (size_t)(cursor->at - first) : 1, "");
    if (walk->error != NULL) {
        struct text out = text_begin(walk->error->reason, FAULT_WORDS);
        text_format(&out, "expected %s, not ", expected);
        text_add_visible(&out, first, walk->error->length);
    }
    return false;
}

/* Whether nothing was taken yet of the object or array in which the cursor is. */
static bool is_first(const struct json_walk *walk)
{
    const char *at = walk->cursor.at;
    while (is_blank(at[-1]))
        at--;
    return at[-1] == (walk->close == '}' ? '{' : '[');
}

/* ---- Words ------------------------------------------------------------- */

/* Move to the next word; false if there is none. */
static inline bool skip_space(struct json_walk *walk)
{
    struct cursor *cursor = &walk->cursor;
    const char *after = cursor->at;
    if (scan_left(cursor) > 0 && *after > ' ')
        return true;
    bool line = json_skip_space(cursor);
    return (!scan_at_end(cursor) && !(line && walk->begins != NULL && walk->begins(cursor))) ||
           refuse(walk, after, 0, "the value is not closed");
}

/* Take the string at the cursor. */
static inline bool take_string(struct json_walk *walk, struct json_value *string)
{
    struct cursor *cursor = &walk->cursor;
    bool plain;
    string->bytes = cursor->at;
    bool closed = json_skip_string(cursor, &plain);
    string->length = (size_t)(cursor->at - string->bytes);
    if (closed && plain)
        return true;
    const char *fault = closed ? value_string_fault(*string) : "the string is not closed";
    return fault == NULL || refuse(walk, string->bytes, string->length, fault);
}

/* Take the number or word at the cursor. */
static bool take_word(struct json_walk *walk, struct json_value *value)
{
    enum { DIGITS = 18 /* every number of as many digits fits */ };
    struct cursor *cursor = &walk->cursor;
    const char *first = cursor->at, *at = first;
    while (at < cursor->end && is_digit(*at))
        at++;
    cursor->at = at;
    json_skip_word(cursor);
    *value = (struct json_value){first, (size_t)(cursor->at - first)};
    if (at > first && at == cursor->at && value->length <= DIGITS &&
        (*first != '0' || value->length == 1))
        return true;
    const char *fault = value->length > 0 ? value_word_fault(*value) : "";
    if (fault == NULL)
        return true;
    cursor->at = first;
    if (*fault == '\0')
        return refuse_word(walk, walk->close == ']' && is_first(walk) ? "a value or ]" : "a value");
    cursor->at += value->length;
    return refuse(walk, first, value->length, fault);
}

/* Take the string, number or word at the cursor. */
static inline bool take_scalar(struct json_walk *walk, struct json_value *value)
{
    return *walk->cursor.at == '"' ? take_string(walk, value) : take_word(walk, value);
}

/* Take the name at the cursor, and move to the value. */
static bool take_name(struct json_walk *walk, struct json_value *name)
{
    if (*walk->cursor.at != '"')
        return refuse_word(walk, is_first(walk) ? "a name or }" : "a name");
    if (!take_string(walk, name) || !skip_space(walk))
        return false;
    if (*walk->cursor.at != ':')
        return refuse_word(walk, "a colon");
    walk->cursor.at++;
    return skip_space(walk);
}

/* ---- Members and elements ---------------------------------------------- */

struct json_walk value_walk(struct json_value value)
{
    struct json_walk walk = {.close = '\0'};
    if (value_is_object(value) || value_is_array(value)) {
        walk.cursor = cursor_over(value.bytes, value.length);
        value_open(&walk, value_is_object(value) ? '}' : ']');
    }
    return walk;
}

/* Move to the next element or member; false if there is none. */
static inline bool move_to_next(struct json_walk *walk)
{
    if (walk->close == '\0' || !skip_space(walk))
        return false;
    bool first = !walk->begun;
    walk->begun = true;
    if (first || *walk->cursor.at == walk->close)
        return *walk->cursor.at != walk->close;
    if (*walk->cursor.at != ',')
        return refuse_word(walk, walk->close == '}' ? "a comma or }" : "a comma or ]");
    walk->cursor.at++;
    return skip_space(walk);
}

bool value_open(struct json_walk *walk, char close)
{
    if (scan_left(&walk->cursor) == 0 || *walk->cursor.at != (close == '}' ? '{' : '['))
        return false;
    walk->cursor.at++;
    walk->close = close;
    walk->begun = false;
    return true;
}

bool value_open_next(struct json_walk *walk, char close)
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

bool value_close(struct json_walk *walk, char outer)
{
    if (walk->close == '\0' || !skip_space(walk) || *walk->cursor.at != walk->close)
        return false;
    walk->cursor.at++;
    walk->close = outer;
    walk->begun = true;
    return true;
}

/* Take the name at the cursor with its quotation marks and its colon, if it is certainly this one.
 */
static inline bool take_listed(struct cursor *cursor, const char *text)
{
    enum { ROOM = 40 /* more bytes than are examined */ };
    const char *at = cursor->at;
    if (scan_left(cursor) < ROOM || at[0] != '"' || at[1] != *text)
        return false;
    for (at++; *text != '\0' && *at == *text; at++)
        text++;
    if (*text != '\0' || at[0] != '"' || at[1] != ':')
        return false;
    cursor->at = at + 2;
    return true;
}

/* End a walk at the name of a member that appears twice; returns false. */
static bool refuse_twice(struct json_walk *walk, struct json_value name)
{
    walk->twice = name;
    return refuse(walk, name.bytes, name.length, "a member appears twice");
}

bool value_next_name(struct json_walk *walk, const char *const names[],
                     const struct json_value values[], size_t *index, struct json_value *name)
{
    struct cursor *cursor = &walk->cursor;
    size_t next = *index;
    if (walk->close != '}' || !move_to_next(walk))
        return false;
    *name = (struct json_value){cursor->at, 0};
    while (names[next] != NULL && !take_listed(cursor, names[next]))
        next++;
    if (names[next] != NULL) {
        name->length = (size_t)(cursor->at - 1 - name->bytes);
        *index = next;
        return values[next].length > 0 ? refuse_twice(walk, *name) : skip_space(walk);
    }
    if (!take_name(walk, name))
        return false;
    int found = value_find(*name, names);
    *index = found >= 0 ? (size_t)found : next;
    return found < 0 || values[found].length == 0 || refuse_twice(walk, *name);
}

/* ---- Whole values ------------------------------------------------------ */

/* Take the object or array at the cursor, and note the longest directly inside it. */
static bool take_nested(struct json_walk *walk, struct json_value *value,
                        struct json_value *longest)
{
    char outer[JSON_DEPTH]; /* what closes each, from the outermost; the walk has the innermost */
    size_t depth = 0;
    const char *whole = walk->cursor.at, *inner = whole;
    struct json_value word;
    do {
        const char *at = walk->cursor.at;
        char close = *at == '{' ? '}' : ']';
        if (*at != '{' && *at != '[') {
            if (!take_scalar(walk, &word))
                return false;
        } else if (depth == JSON_DEPTH) {
            return refuse(walk, at, 1, "the values are nested too deeply");
        } else {
            inner = depth == 1 ? at : inner;
            outer[depth++] = walk->close;
            value_open(walk, close);
        }
        while (depth > 0 && !move_to_next(walk)) {
            if (!value_close(walk, outer[depth - 1]))
                return false;
            depth--;
            size_t length = (size_t)(walk->cursor.at - inner);
            if (depth == 1 && longest != NULL && length > longest->length)
                *longest = (struct json_value){inner, length};
        }
        if (depth > 0 && walk->close == '}' && !take_name(walk, &word))
            return false;
    } while (depth > 0);
    *value = (struct json_value){whole, (size_t)(walk->cursor.at - whole)};
    return true;
}

bool value_take_next(struct json_walk *walk, struct json_value *value)
{
    char byte = scan_peek(&walk->cursor);
    if (byte != '{' && byte != '[')
        return take_scalar(walk, value);
    if (walk->cursor.at != walk->known.bytes)
        return take_nested(walk, value, NULL);
    *value = walk->known;
    walk->cursor.at += value->length;
    return true;
}

bool value_next(struct json_walk *walk, struct json_value *name, struct json_value *value)
{
    *name = (struct json_value){walk->cursor.at, 0};
    return move_to_next(walk) && (walk->close != '}' || take_name(walk, name)) &&
           value_take_next(walk, value);
}

bool value_take_members(struct json_walk *walk, char outer, const char *const names[],
                        struct json_value values[], struct json_value *object)
{
    const char *first = walk->cursor.at - 1;
    struct json_value name, value;
    size_t index = 0;
    while (value_next_name(walk, names, values, &index, &name) && value_take_next(walk, &value)) {
        values[index] = value;
        index = names[index] != NULL ? index + 1 : 0;
    }
    bool closed = value_close(walk, outer);
    *object = (struct json_value){first, (size_t)(walk->cursor.at - first)};
    return closed;
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

bool value_skip(struct cursor *cursor, struct json_value *value)
{
    const char *first = cursor->at;
    char byte = scan_peek(cursor);
    bool plain;
    bool found = byte == '{' || byte == '[' ? value_take(cursor, NULL, value, NULL, NULL)
                 : byte == '"'              ? json_skip_string(cursor, &plain)
                                            : json_skip_word(cursor);
    *value = (struct json_value){first, (size_t)(cursor->at - first)};
    if (!found)
        cursor->at = first;
    return found;
}

/* ---- The next value ---------------------------------------------------- */

/*
 * Move the cursor from where reading a value stopped back to where the next one begins: its bracket
 * may have ended up in a string that is not closed.  If none is found, that is the end of the
 * previous line, since a value may begin in a line that is invalid at its place.  SGF may be quoted
 * in a closed string, so it is looked for from the error on, or in the string directly before that.
 */
static void find_begin(struct cursor *cursor, const char *first, const struct json_error *error,
                       bool (*begins)(struct cursor *cursor))
{
    const char *line = cursor->at, *stopped = cursor->at, *fault = error->at;
    bool string = error->length > 0 && fault > first && fault[-1] == '"';
    for (fault -= string; string && fault > first && fault[-1] != '"';)
        fault--;
    for (cursor->at = first + 1; cursor->at <= stopped && cursor->at < cursor->end; cursor->at++)
        if ((*cursor->at == '{' || (*cursor->at == '(' && cursor->at >= fault)) && begins(cursor))
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
    struct json_walk walk = {.cursor = *cursor, .begins = begins, .error = error};
    const char *first = cursor->at;
    if (longest != NULL)
        longest->length = 0;
    bool good = skip_space(&walk) && (*walk.cursor.at == '{' || *walk.cursor.at == '['
                                          ? take_nested(&walk, value, longest)
                                          : take_scalar(&walk, value));
    cursor->at = walk.cursor.at;
    cursor->starved |= walk.cursor.starved;
    if (!good && begins != NULL)
        find_begin(cursor, first, error, begins);
    return good;
}
