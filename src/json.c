/* SPDX-License-Identifier: BSD-2-Clause */
#include "json.h"

#include "names.h"
#include "text.h"

#include <jansson.h>

#include <limits.h>
#include <string.h>

/* ---- Finding values ---------------------------------------------------- */

/*
 * Move behind a string; the cursor stands on its first quote.  No string holds a control
 * character, so that one which is not closed ends with its line.
 */
static bool skip_string(struct cursor *cursor)
{
    for (cursor->at++; !scan_at_end(cursor) && (unsigned char)*cursor->at >= ' '; cursor->at++) {
        if (*cursor->at == '"') {
            cursor->at++;
            return true;
        }
        if (*cursor->at == '\\' && (unsigned char)scan_ahead(cursor, 1) >= ' ')
            cursor->at++;
    }
    return false;
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
    size_t depth = 0;
    do {
        char byte = scan_peek(cursor);
        if (scan_at_end(cursor))
            return false;
        if (byte == '"') {
            if (!skip_string(cursor))
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
    } while (depth > 0);
    return true;
}

bool value_skip(struct cursor *cursor, struct json_value *value)
{
    const char *first = cursor->at;
    char byte = scan_peek(cursor);
    bool closed;
    if (byte == '"')
        closed = skip_string(cursor);
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

bool value_next(struct json_walk *walk, struct json_value *name, struct json_value *value)
{
    struct cursor *cursor = &walk->cursor;
    *name = (struct json_value){cursor->at, 0};
    if (walk->close == '\0')
        return false;
    scan_blanks(cursor);
    scan_byte(cursor, ',');
    scan_blanks(cursor);
    /* unreachable: the end, for values that are walked are closed */
    if (scan_at_end(cursor) || *cursor->at == walk->close)
        return false;
    if (walk->close == '}') {
        if (!value_skip(cursor, name))
            return false;
        scan_blanks(cursor);
        scan_byte(cursor, ':');
        scan_blanks(cursor);
    }
    return value_skip(cursor, value);
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
};

static json_t *load(struct json_value value, json_error_t *error)
{
    *error = (json_error_t){.line = 0}; /* the library does not set all of it */
    return json_loadb(value.bytes, value.length, JSON_DECODE_ANY | JSON_ALLOW_NUL, error);
}

/* The code unit behind "\u" at the cursor, which moves on; above 0xFFFF where there is none. */
static unsigned take_unit(struct cursor *cursor)
{
    unsigned unit = 0;
    if (scan_left(cursor) < 6 || cursor->at[0] != '\\' || cursor->at[1] != 'u')
        return UINT_MAX;
    for (int i = 2; i < 6; i++) {
        unsigned digit = text_hex_digit(cursor->at[i]);
        if (digit > 15)
            return UINT_MAX;
        unit = unit << 4 | digit;
    }
    cursor->at += 6;
    return unit;
}

/* The bytes that an escape at the cursor, which moves on, stands for; 0 where it is none. */
static size_t take_escape(struct cursor *cursor)
{
    if (scan_left(cursor) >= 2 && cursor->at[1] != 'u') {
        cursor->at += 2;
        return cursor->at[-1] != '\0' && strchr("\"\\/bfnrt", cursor->at[-1]) != NULL;
    }
    unsigned unit = take_unit(cursor);
    if (unit >= 0xD800 && unit < 0xDC00) {
        unit = take_unit(cursor);
        return unit >= 0xDC00 && unit < 0xE000 ? 4 : 0;
    }
    if (unit > 0xFFFF || (unit >= 0xDC00 && unit < 0xE000))
        return 0;
    return unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
}

/*
 * The length of what a string stands for, or SIZE_MAX where it is broken.  Without memory the
 * library may drop what does not fit, or call a good string broken: this tells.
 */
static size_t decoded_length(struct json_value value)
{
    struct cursor cursor = cursor_over(value.bytes + 1, value.length - 2);
    size_t sum = 0;
    while (cursor.at < cursor.end) {
        uint32_t code;
        size_t taken = text_decode(cursor.at, scan_left(&cursor), &code);
        if (taken == 0 || code < 0x20)
            return SIZE_MAX;
        if (code != '\\')
            cursor.at += taken;
        else if ((taken = take_escape(&cursor)) == 0)
            return SIZE_MAX;
        sum += taken;
    }
    return sum;
}

/* Whether it was for lack of memory that a value could not be loaded. */
static bool is_without_memory(struct json_value value, const json_error_t *error)
{
    return json_error_code(error) == json_error_out_of_memory || error->text[0] == '\0' ||
           (value_is_string(value) && decoded_length(value) != SIZE_MAX);
}

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

/* Whether a string or word has nothing in it that jansson would have to judge. */
static bool is_plain(struct json_value value)
{
    static const char *const words[] = {"true", "false", "null", NULL};
    if (!value_is_string(value))
        return name_find(words, value.bytes, value.length) >= 0;
    for (size_t at = 1; at + 1 < value.length;) {
        uint32_t code;
        size_t taken = text_decode(value.bytes + at, value.length - 1 - at, &code);
        if (taken == 0 || code == '\\')
            return false;
        at += taken;
    }
    return true;
}

/* Check what a string, number or word holds. */
static bool check_content(struct check *check, struct json_value value)
{
    json_error_t error;
    if (is_plain(value))
        return true;
    json_t *content = load(value, &error);
    if (content == NULL && is_without_memory(value, &error)) {
        check->record->arena.failed = true;
        return false;
    }
    if (content == NULL)
        return refuse(check, value.bytes, value.length, error.text);
    json_decref(content);
    return true;
}

/* A string, number or word at the cursor, as a value or a name. */
static bool check_word(struct check *check)
{
    struct cursor *cursor = check->cursor;
    struct json_value value = {cursor->at, 0};
    bool string = *cursor->at == '"';
    bool closed = string ? skip_string(cursor) : skip_word(cursor);
    value.length = (size_t)(cursor->at - value.bytes);
    if (!closed && string)
        return refuse(check, value.bytes, value.length, "the string is not closed");
    if (!wants_value(check) && !(wants_name(check) && string))
        return refuse_word(check, value.bytes, closed ? value.length : 1);
    if (!closed)
        return refuse_word(check, value.bytes, 1);
    if (!check_content(check, value))
        return false;
    if (wants_name(check))
        check->next = NEXT_COLON;
    else
        end_value(check);
    return true;
}

/* One word of the value; the cursor stands on its first byte. */
static bool check_step(struct check *check)
{
    char byte = *check->cursor->at;
    bool ends = byte == '}' ? check->next == NEXT_MEMBER || check->next == NEXT_FIRST_NAME
                            : check->next == NEXT_ELEMENT || check->next == NEXT_FIRST_VALUE;
    if (byte == '{' || byte == '[') {
        if (!wants_value(check))
            return refuse_word(check, check->cursor->at, 1);
        if (check->depth == JSON_DEPTH)
            return refuse(check, check->cursor->at, 1, "the values are nested too deeply");
        check->open[check->depth++] = byte;
        check->next = byte == '{' ? NEXT_FIRST_NAME : NEXT_FIRST_VALUE;
    } else if (byte == '}' || byte == ']') {
        if (!ends)
            return refuse_word(check, check->cursor->at, 1);
        check->depth--;
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
                bool (*begins)(struct cursor *cursor), struct json_value *value)
{
    struct check check = {.cursor = cursor, .record = record, .behind = cursor->at};
    const char *first = cursor->at;
    while (check.next != NEXT_NOTHING) {
        bool new_line = skip_space(cursor) && begins != NULL;
        if (scan_at_end(cursor) || (new_line && begins(cursor)))
            return refuse(&check, check.behind, 0, "the value is not closed");
        if (!check_step(&check))
            return false;
        check.behind = cursor->at;
    }
    *value = (struct json_value){first, (size_t)(cursor->at - first)};
    return true;
}

bool value_check(struct yinsh_record *record, struct json_value value)
{
    struct cursor cursor = cursor_over(value.bytes, value.length);
    struct json_value taken;
    if (!value_take(&cursor, record, NULL, &taken))
        return false;
    if (cursor.at == cursor.end)
        return true;
    struct check check = {.record = record, .next = NEXT_NOTHING};
    return refuse_word(&check, cursor.at, 1);
}

/* ---- Decoding ---------------------------------------------------------- */

/* Take one character of a string that was checked, where it is an ASCII one; else NUL. */
static char take_ascii(struct cursor *cursor)
{
    static const char letters[] = "bfnrt", controls[] = "\b\f\n\r\t";
    char byte = *cursor->at++;
    if (byte != '\\')
        return byte;
    byte = scan_peek(cursor);
    cursor->at += scan_left(cursor) > 0;
    const char *letter = byte != '\0' ? strchr(letters, byte) : NULL;
    if (letter != NULL)
        return controls[letter - letters];
    if (byte != 'u')
        return byte;
    unsigned code = 0;
    for (int digit = 0; digit < 4 && !scan_at_end(cursor); digit++)
        code = code << 4 | text_hex_digit(*cursor->at++);
    return code < 0x80 ? (char)code : '\0';
}

bool value_is(struct json_value value, const char *text)
{
    if (!value_is_string(value))
        return false;
    struct cursor cursor = cursor_over(value.bytes + 1, value.length - 2);
    for (; cursor.at < cursor.end; text++)
        if (*text == '\0' || take_ascii(&cursor) != *text)
            return false;
    return *text == '\0';
}

const char *value_text(struct arena *arena, struct json_value value, size_t *length)
{
    json_error_t error;
    if (!value_is_string(value))
        return NULL;
    if (is_plain(value)) {
        *length = value.length - 2;
        return arena_copy(arena, value.bytes + 1, *length);
    }
    json_t *string = load(value, &error);
    size_t wanted = decoded_length(value);
    if (string == NULL || json_string_length(string) != wanted) {
        arena->failed |= wanted != SIZE_MAX;
        json_decref(string);
        return NULL;
    }
    *length = json_string_length(string);
    const char *copy = arena_copy(arena, json_string_value(string), *length);
    json_decref(string);
    return copy;
}

bool value_integer(struct json_value value, int64_t *number)
{
    struct cursor cursor = cursor_over(value.bytes, value.length);
    bool negative = scan_byte(&cursor, '-');
    const char *digits = cursor.at;
    int64_t sum = 0;
    for (; is_digit(scan_peek(&cursor)); cursor.at++) {
        int digit = *cursor.at - '0';
        if (sum < (INT64_MIN + digit) / 10)
            return false;
        sum = 10 * sum - digit; /* below 0, where there is one number more */
    }
    if (cursor.at == digits || (!negative && sum == INT64_MIN))
        return false;
    if (scan_byte(&cursor, '.'))
        while (scan_byte(&cursor, '0'))
            continue;
    if (cursor.at < cursor.end)
        return false;
    *number = negative ? sum : -sum;
    return true;
}

/* ---- Writing ----------------------------------------------------------- */

/* Write a UTF-16 unit as an escape. */
static void write_unit(struct output *output, unsigned unit)
{
    static const char hex[] = "0123456789abcdef";
    const char escape[] = {
        '\\', 'u', hex[unit >> 12 & 15], hex[unit >> 8 & 15], hex[unit >> 4 & 15], hex[unit & 15]};
    output_bytes(output, escape, sizeof escape);
}

bool value_write(struct output *output, const char *bytes, size_t length)
{
    bool whole = true;
    output_string(output, "\"");
    while (length > 0) {
        uint32_t code;
        struct visible piece = text_next_visible(bytes, length);
        if (*bytes == '"' || *bytes == '\\') {
            const char escape[] = {'\\', *bytes};
            output_bytes(output, escape, sizeof escape);
        } else if (!piece.escaped) {
            output_bytes(output, piece.text, piece.length);
        } else if (text_decode(bytes, length, &code) == 0) {
            write_unit(output, 0xFFFD);
            whole = false;
        } else if (code > 0xFFFF) {
            write_unit(output, 0xD7C0 + (unsigned)(code >> 10));
            write_unit(output, 0xDC00 + (unsigned)(code & 0x3FF));
        } else {
            write_unit(output, (unsigned)code);
        }
        bytes += piece.taken;
        length -= piece.taken;
    }
    output_string(output, "\"");
    return whole;
}
