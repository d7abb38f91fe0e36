/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/filter_step.h"

#include <errno.h>
#include <string.h>

enum { PATTERN_PREFIX = 8 /* room for all flags, each once */ };

void token_begin(struct token_scanner *scanner, const char *bytes, size_t length,
                 struct arena *arena, struct text *error)
{
    *scanner = (struct token_scanner){
        .cursor = cursor_over(bytes, length), .arena = arena, .error = error};
    /* No token is longer than the expression, except for the flags before a pattern. */
    scanner->room = arena_alloc(arena, PATTERN_PREFIX + length);
}

/* Store an error at a place. */
static void wrong_at(struct token_scanner *scanner, const char *at, const char *reason)
{
    scanner->token.kind = TOKEN_WRONG;
    scanner->error_column = (size_t)(at - scanner->cursor.start) + 1;
    text_add_string(scanner->error, reason);
}

/* The same with the byte there before the reason. */
static void wrong_byte(struct token_scanner *scanner, const char *at, const char *reason)
{
    text_add_string(scanner->error, "'");
    text_add_visible(scanner->error, at, 1);
    text_add_string(scanner->error, "' ");
    wrong_at(scanner, at, reason);
}

/* End a token with the text (bytes, length). */
static void end_text(struct token_scanner *scanner, enum token_kind kind, const char *bytes,
                     size_t length)
{
    scanner->token.kind = kind;
    scanner->token.text = (struct words){arena_copy(scanner->arena, bytes, length), length};
    if (scanner->token.text.bytes == NULL)
        wrong_at(scanner, scanner->cursor.at, strerror(ENOMEM));
}

/* ---- Words and strings ------------------------------------------------- */

static bool is_word_byte(char byte)
{
    return is_letter(byte) || is_digit(byte) || (unsigned char)byte >= 0x80 ||
           (byte != '\0' && strchr("_-+.:/*?@#%,", byte) != NULL);
}

static bool continues_word(const struct token_scanner *scanner, char byte)
{
    return is_word_byte(byte) && !(scanner->in_list && byte == ',');
}

/* Decode an escape, which begins with a backslash; false if there is no such escape. */
static bool take_escape(struct cursor *cursor, char *byte)
{
    static const char letters[] = "ntr\\\"'", bytes[] = "\n\t\r\\\"'";
    char letter = scan_ahead(cursor, 1);
    const char *found = letter != '\0' ? strchr(letters, letter) : NULL;
    unsigned code = text_hex_escape(cursor->at, scan_left(cursor));
    if (found == NULL && code == TEXT_NO_BYTE)
        return false;
    *byte = found != NULL ? bytes[found - letters] : (char)code;
    cursor->at += found != NULL ? 2 : 4;
    return true;
}

/* Append a string, without its quotation marks, to the room; false, and stored, if invalid. */
static bool take_string(struct token_scanner *scanner, size_t *length)
{
    struct cursor *cursor = &scanner->cursor;
    const char *first = cursor->at;
    char quote = *cursor->at++;
    while (!scan_at_end(cursor) && *cursor->at != quote) {
        char byte = *cursor->at;
        if (byte != '\\') {
            cursor->at++;
        } else if (!take_escape(cursor, &byte)) {
            wrong_at(scanner, cursor->at,
                     "a backslash must be followed by n, t, r, x with two hexadecimal digits, a "
                     "backslash or a quotation mark");
            return false;
        }
        scanner->room[(*length)++] = byte;
    }
    if (!scan_byte(cursor, quote)) {
        wrong_at(scanner, first, "this string is not closed");
        return false;
    }
    return true;
}

/* Read a word; after "tag:" a string may follow. */
static void read_word(struct token_scanner *scanner)
{
    struct cursor *cursor = &scanner->cursor;
    size_t length = 0;
    while (!scan_at_end(cursor) && continues_word(scanner, *cursor->at))
        scanner->room[length++] = *cursor->at++;
    bool is_tag = length == 4 && memcmp(scanner->room, "tag:", 4) == 0;
    bool quoted = is_tag && (scan_peek(cursor) == '"' || scan_peek(cursor) == '\'');
    if (!quoted || take_string(scanner, &length))
        end_text(scanner, TOKEN_WORD, scanner->room, length);
}

/* ---- Patterns ---------------------------------------------------------- */

/* Write the group that sets flags at the end of the prefix; returns its length. */
static size_t put_flags(char prefix[PATTERN_PREFIX], const char *flags)
{
    char group[PATTERN_PREFIX + 1];
    struct text text = text_begin(group, sizeof group);
    text_format(&text, "(?%s)", *flags != '\0' ? flags : ":");
    memcpy(prefix + PATTERN_PREFIX - text.length, group, text.length);
    return text.length;
}

/* Read the flags after a pattern, each once; false, and stored, if one is unknown. */
static bool take_flags(struct token_scanner *scanner, char flags[PATTERN_PREFIX])
{
    static const char known[] = "imsx";
    struct cursor *cursor = &scanner->cursor;
    struct text chosen = text_begin(flags, PATTERN_PREFIX);
    for (; !scan_at_end(cursor) && is_word_byte(*cursor->at); cursor->at++) {
        if (strchr(known, *cursor->at) == NULL) {
            wrong_byte(scanner, cursor->at,
                       "is not a flag of a pattern; the flags are: i, m, s, x");
            return false;
        }
        if (strchr(flags, *cursor->at) == NULL)
            text_add(&chosen, cursor->at, 1);
    }
    return true;
}

/*
 * Read a pattern between slashes with its flags after it.  The flags go before it as a group that
 * sets them; without any the group is empty, so that a pattern cannot begin with an item that
 * changes how all of it is interpreted.
 */
static void read_pattern(struct token_scanner *scanner)
{
    struct cursor *cursor = &scanner->cursor;
    const char *first = cursor->at;
    size_t length = PATTERN_PREFIX;
    char flags[PATTERN_PREFIX];
    if (!scan_byte(cursor, '/')) {
        wrong_at(scanner, first, "expected a pattern between slashes here");
        return;
    }
    while (!scan_at_end(cursor) && *cursor->at != '/') {
        bool escape = *cursor->at == '\\';
        if (escape && scan_ahead(cursor, 1) != '/')
            scanner->room[length++] = '\\';
        cursor->at += escape;
        if (!scan_at_end(cursor))
            scanner->room[length++] = *cursor->at++;
    }
    if (!scan_byte(cursor, '/')) {
        wrong_at(scanner, first, "this pattern is not closed");
        return;
    }
    if (!take_flags(scanner, flags))
        return;
    size_t prefix = put_flags(scanner->room, flags);
    end_text(scanner, TOKEN_PATTERN, scanner->room + PATTERN_PREFIX - prefix,
             prefix + length - PATTERN_PREFIX);
}

/* ---- Signs ------------------------------------------------------------- */

static const struct {
    const char *sign;
    enum token_kind kind;
    enum comparison comparison;
} signs[] = {
    /* A sign that begins like another comes before it. */
    {"==", TOKEN_COMPARE, COMPARE_EQUAL},
    {"!=", TOKEN_COMPARE, COMPARE_UNEQUAL},
    {"<=", TOKEN_COMPARE, COMPARE_LESS_EQUAL},
    {">=", TOKEN_COMPARE, COMPARE_GREATER_EQUAL},
    {"=~", TOKEN_COMPARE, COMPARE_MATCH},
    {"!~", TOKEN_COMPARE, COMPARE_NO_MATCH},
    {"~", TOKEN_COMPARE, COMPARE_POSITION},
    {"<", TOKEN_COMPARE, COMPARE_LESS},
    {">", TOKEN_COMPARE, COMPARE_GREATER},
    {"&&", TOKEN_AND, COMPARE_NONE},
    {"||", TOKEN_OR, COMPARE_NONE},
    {"!", TOKEN_NOT, COMPARE_NONE},
    {"(", TOKEN_OPEN, COMPARE_NONE},
    {")", TOKEN_CLOSE, COMPARE_NONE},
    {",", TOKEN_COMMA, COMPARE_NONE},
};

static void read_sign(struct token_scanner *scanner)
{
    const char *first = scanner->cursor.at;
    for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++)
        if (scan_word(&scanner->cursor, signs[i].sign)) {
            scanner->token.kind = signs[i].kind;
            scanner->token.comparison = signs[i].comparison;
            return;
        }
    wrong_byte(scanner, first,
               *first == '='   ? "is not an operator; use =="
               : *first == '&' ? "is not an operator; use &&"
               : *first == '|' ? "is not an operator; use ||"
                               : "is allowed only in a string");
}

void token_next(struct token_scanner *scanner)
{
    bool pattern = comparison_matches(scanner->token.comparison);
    size_t length = 0;
    scan_blanks(&scanner->cursor);
    scanner->token = (struct token){.kind = TOKEN_END};
    scanner->token.column = scan_offset(&scanner->cursor) + 1;
    if (scanner->room == NULL) {
        wrong_at(scanner, scanner->cursor.at, strerror(ENOMEM));
        return;
    }
    if (pattern)
        read_pattern(scanner);
    else if (scan_at_end(&scanner->cursor))
        return;
    else if (continues_word(scanner, *scanner->cursor.at))
        read_word(scanner);
    else if (*scanner->cursor.at != '"' && *scanner->cursor.at != '\'')
        read_sign(scanner);
    else if (take_string(scanner, &length))
        end_text(scanner, TOKEN_STRING, scanner->room, length);
}
