/* SPDX-License-Identifier: BSD-2-Clause */
#include "json/value.h"

#include "base/name_list.h"
#include "base/text.h"
#include "json/ascii.h"

#include <jansson.h>

#include <limits.h>
#include <string.h>

/* ---- Judging ----------------------------------------------------------- */

static json_t *load(struct json_value value, json_error_t *error)
{
    *error = (json_error_t){.line = 0}; /* the library does not set all of it */
    return json_loadb(value.bytes, value.length, JSON_DECODE_ANY | JSON_ALLOW_NUL, error);
}

/* Take the code unit after "\u" at the cursor; above 0xFFFF if there is none. */
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

/* Take an escape at the cursor and return its decoded length; 0 if there is none. */
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
 * The decoded length of a string, or SIZE_MAX if it is broken.  If memory runs out, the library may
 * cut a string or report a good one as broken: comparing lengths detects that.
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

/* Whether a value could not be loaded because memory ran out. */
static bool is_without_memory(struct json_value value, const json_error_t *error)
{
    return json_error_code(error) == json_error_out_of_memory || error->text[0] == '\0' ||
           (value_is_string(value) && decoded_length(value) != SIZE_MAX);
}

bool value_judge(struct json_value value, char *reason, size_t size)
{
    json_error_t error;
    json_t *content = load(value, &error);
    struct text out = text_begin(reason, size);
    if (content == NULL && !is_without_memory(value, &error))
        text_add_string(&out, error.text);
    json_decref(content);
    return content != NULL;
}

/* Whether a number is an integer of few digits in valid JSON form. */
static bool is_short_number(struct json_value value)
{
    enum { DIGITS = 18 /* every number of as many digits fits */ };
    if (value.length > DIGITS || (value.bytes[0] == '0' && value.length > 1))
        return false;
    for (size_t at = 0; at < value.length; at++)
        if (!is_digit(value.bytes[at]))
            return false;
    return true;
}

bool value_is_plain(struct json_value value)
{
    static const char *const words[] = {"true", "false", "null", NULL};
    if (is_digit(value.bytes[0]))
        return is_short_number(value);
    if (!value_is_string(value))
        return name_find(words, value.bytes, value.length) >= 0;
    const char *end = value.bytes + value.length - 1;
    const char *at = json_skip_ascii(value.bytes + 1, end);
    while (at < end) {
        uint32_t code = (unsigned char)*at;
        size_t taken = code < 0x80 ? 1 : text_decode(at, (size_t)(end - at), &code);
        if (taken == 0 || code == '\\')
            return false;
        at += taken;
    }
    return true;
}

/* ---- Decoding ---------------------------------------------------------- */

/* Take one character of a string that was checked; NUL if it is not ASCII. */
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

bool value_is_spelled(struct json_value value, const char *text)
{
    struct cursor cursor = cursor_over(value.bytes + 1, value.length - 2);
    for (; cursor.at < cursor.end; text++)
        if (*text == '\0' || take_ascii(&cursor) != *text)
            return false;
    return *text == '\0';
}

int value_find(struct json_value value, const char *const texts[])
{
    for (int index = 0; texts[index] != NULL; index++)
        if (value_is(value, texts[index]))
            return index;
    return -1;
}

const char *value_text(struct arena *arena, struct json_value value, size_t *length)
{
    json_error_t error;
    if (!value_is_string(value))
        return NULL;
    if (value_is_plain(value)) {
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

bool value_words(struct arena *arena, struct json_value value, struct words *words)
{
    bool plain = value_is_string(value) && value_is_plain(value);
    *words = (struct words){value.bytes + 1, value.length - 2};
    if (!plain)
        words->bytes = value_text(arena, value, &words->length);
    return words->bytes != NULL;
}

bool value_integer(struct json_value value, int64_t *number)
{
    enum { SAFE = 18 /* every number of as many digits fits */ };
    const char *at = value.bytes, *end = at + value.length;
    bool negative = at < end && *at == '-';
    const char *digits = at += negative;
    int64_t sum = 0;
    for (; at < end && is_digit(*at); at++) {
        int digit = *at - '0';
        if (at - digits >= SAFE && sum < (INT64_MIN + digit) / 10)
            return false;
        sum = 10 * sum - digit; /* negative, since one more value fits below 0 */
    }
    if (at == digits || (*digits == '0' && at > digits + 1) || (!negative && sum == INT64_MIN))
        return false;
    if (end - at > 1 && *at == '.')
        for (at++; at < end && *at == '0';)
            at++;
    if (at < end)
        return false;
    *number = negative ? sum : -sum;
    return true;
}

/* ---- Writing ----------------------------------------------------------- */

bool value_write(struct output *output, const char *bytes, size_t length)
{
    struct words text = {bytes, length};
    struct visible piece;
    bool whole = true;
    output_string(output, "\"");
    while (output_plain(output, &text, "\"\\", &piece)) {
        uint32_t code;
        if (*piece.source == '"' || *piece.source == '\\') {
            output_string(output, *piece.source == '"' ? "\\\"" : "\\\\");
        } else if (!piece.escaped) {
            output_bytes(output, piece.text, piece.length);
        } else if (text_decode(piece.source, piece.taken, &code) == 0) {
            output_string(output, "\\ufffd");
            whole = false;
        } else if (code > 0xFFFF) {
            output_format(output, "\\u%04x\\u%04x", 0xD7C0 + (unsigned)(code >> 10),
                          0xDC00 + (unsigned)(code & 0x3FF));
        } else {
            output_format(output, "\\u%04x", (unsigned)code);
        }
    }
    output_string(output, "\"");
    return whole;
}
