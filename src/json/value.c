/* SPDX-License-Identifier: BSD-2-Clause */
#include "json/value.h"

#include "base/name_list.h"

#include <string.h>

/* ---- Strings ----------------------------------------------------------- */

/* Take the code unit after "\u" at the cursor; above 0xFFFF if there is none. */
static uint32_t take_unit(struct cursor *cursor)
{
    uint32_t unit;
    if (scan_left(cursor) < 6 || cursor->at[0] != '\\' || cursor->at[1] != 'u' ||
        !text_hex(cursor->at + 2, 4, &unit))
        return UINT32_MAX;
    cursor->at += 6;
    return unit;
}

/* Take an escape at the cursor and return its character; above 0x10FFFF if there is none. */
static uint32_t take_escape(struct cursor *cursor)
{
    enum { HIGH = 0xD800, LOW = 0xDC00, AFTER_LOW = 0xE000, PAIRS = 0x10000 };
    static const char letters[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
    char letter = scan_ahead(cursor, 1);
    const char *found = letter != '\0' ? strchr(letters, letter) : NULL;
    if (found != NULL) {
        cursor->at += 2;
        return (unsigned char)meanings[found - letters];
    }
    uint32_t unit = take_unit(cursor);
    if (unit < HIGH || unit >= AFTER_LOW)
        return unit;
    uint32_t low = unit < LOW ? take_unit(cursor) : 0;
    return low >= LOW && low < AFTER_LOW ? PAIRS + ((unit - HIGH) << 10) + (low - LOW) : UINT32_MAX;
}

/* Take the next character of a string; returns NULL, or what is wrong with it. */
static const char *take_character(struct cursor *cursor, uint32_t *code)
{
    if (*cursor->at == '\\') {
        *code = take_escape(cursor);
        return *code <= 0x10FFFF ? NULL : "an escape in the string is invalid, or half of a pair";
    }
    size_t taken = text_decode(cursor->at, scan_left(cursor), code);
    cursor->at += taken;
    if (taken == 0) {
        /* A byte in another charset, which is converted later. */
        *code = 0x80;
        cursor->at++;
    }
    return *code < 0x20 ? "the string has a control character" : NULL;
}

/* Return a cursor over what is between the quotes of a string. */
static struct cursor inside(struct json_value string)
{
    return cursor_over(string.bytes + 1, string.length - 2);
}

const char *value_string_fault(struct json_value string)
{
    struct cursor cursor = inside(string);
    const char *fault = NULL;
    uint32_t code;
    while (cursor.at < cursor.end && fault == NULL)
        fault = take_character(&cursor, &code);
    return fault;
}

bool value_is_spelled(struct json_value value, const char *text)
{
    struct cursor cursor = inside(value);
    uint32_t code;
    for (; cursor.at < cursor.end; text++)
        if (*text == '\0' || take_character(&cursor, &code) != NULL || code != (unsigned char)*text)
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

bool value_text(struct arena *arena, struct json_value value, struct words *text)
{
    *text = (struct words){NULL, 0};
    if (!value_is_string(value))
        return false;
    struct cursor cursor = inside(value);
    /* No character becomes longer, and there is room for a NUL. */
    char *bytes = arena_alloc(arena, value.length), *at = bytes;
    uint32_t code;
    while (bytes != NULL && cursor.at < cursor.end) {
        const char *escape = memchr(cursor.at, '\\', scan_left(&cursor));
        size_t plain = (size_t)((escape != NULL ? escape : cursor.end) - cursor.at);
        at = append_bytes(at, cursor.at, plain);
        cursor.at += plain;
        if (escape == NULL)
            break;
        if (take_character(&cursor, &code) != NULL)
            return false;
        at = append_character(at, code);
    }
    if (bytes == NULL)
        return false;
    *at = '\0';
    *text = (struct words){bytes, (size_t)(at - bytes)};
    return true;
}

bool value_words(struct arena *arena, struct json_value value, struct words *words)
{
    if (!value_is_string(value) || memchr(value.bytes, '\\', value.length) != NULL)
        return value_text(arena, value, words);
    *words = (struct words){value.bytes + 1, value.length - 2};
    return true;
}

/* ---- Words and numbers ------------------------------------------------- */

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

/* Move to the first byte that is no digit; returns how many there were. */
static size_t skip_digits(const char **at, const char *end)
{
    const char *first = *at;
    while (*at < end && is_digit(**at))
        ++*at;
    return (size_t)(*at - first);
}

/* Whether a word has the form of a number; *exponent is then the place of its exponent, or the end.
 */
static bool is_number(struct json_value word, const char **exponent)
{
    const char *at = word.bytes, *end = at + word.length;
    at += *at == '-';
    bool zero = at < end && *at == '0';
    size_t digits = skip_digits(&at, end);
    if (digits == 0 || (zero && digits > 1))
        return false;
    if (at < end && *at == '.' && (at++, skip_digits(&at, end) == 0))
        return false;
    *exponent = at;
    if (at < end && (*at == 'e' || *at == 'E')) {
        at++;
        at += at < end && (*at == '+' || *at == '-');
        if (skip_digits(&at, end) == 0)
            return false;
    }
    return at == end;
}

/* Whether a number with a point or an exponent is 1e309 or more. */
static bool is_huge(struct json_value number, const char *exponent)
{
    enum { MOST = 308, ENOUGH = 1000000000 /* no text is as long */ };
    bool point = false, begun = false, negative = false;
    int64_t power = -1,
            shift = 0; /* of ten: that of the first digit that is not 0, and the exponent */
    for (const char *at = number.bytes; at < exponent; at++) {
        point |= *at == '.';
        begun |= *at > '0';
        if (is_digit(*at))
            power += point ? -(int64_t)!begun : begun;
    }
    for (const char *at = exponent; at < number.bytes + number.length; at++) {
        negative |= *at == '-';
        if (is_digit(*at) && shift < ENOUGH)
            shift = 10 * shift + (*at - '0');
    }
    return begun && power + (negative ? -shift : shift) > MOST;
}

const char *value_word_fault(struct json_value word)
{
    static const char *const words[] = {"true", "false", "null", NULL};
    const char *exponent, *end = word.bytes + word.length;
    int64_t number;
    if (name_find(words, word.bytes, word.length) >= 0)
        return NULL;
    if (!is_number(word, &exponent))
        return "";
    bool integer = exponent == end && memchr(word.bytes, '.', word.length) == NULL;
    return (integer ? value_integer(word, &number) : !is_huge(word, exponent))
               ? NULL
               : "the number is out of range";
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
