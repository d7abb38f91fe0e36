/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/board_pattern.h"

#include "base/scan.h"
#include "messages/messages.h"

#include <string.h>

/* In the order of enum board_sign. */
static const char letters[] = "WBwbMTmtOo*.";
_Static_assert(sizeof letters - 1 == BOARD_SIGNS, "a letter for each sign");

/* Report an error at a place of the text. */
static bool wrong(struct text *error, const char *message)
{
    text_add_string(error, message);
    return false;
}

static bool wrong_sign(struct text *error, char byte)
{
    text_add_string(error, "expected one of W B w b M T m t O o * . ? and not '");
    text_add_visible(error, &byte, 1);
    return wrong(error, "'");
}

/* Put a sign on a point; false if the letter is no sign. */
static bool put_sign(struct board_signs *signs, char letter, yinsh_point point)
{
    const char *at = letter != '\0' ? strchr(letters, letter) : NULL;
    if (at != NULL)
        signs->points[at - letters] = set_or(signs->points[at - letters], set_of(point));
    return at != NULL || letter == '?';
}

static bool is_taken(const struct board_signs *signs, yinsh_point point)
{
    bool taken = false;
    for (int sign = 0; sign < BOARD_SIGNS; sign++)
        taken |= set_has(signs->points[sign], point);
    return taken;
}

/* ---- Position lines ---------------------------------------------------- */

static bool parse_column(struct cursor *cursor, int column, struct board_signs *signs,
                         struct text *error)
{
    unsigned row = point_low_row[column], end = point_high_row[column] + 1U;
    while (row < end && !scan_at_end(cursor) && *cursor->at != '/' && *cursor->at != ' ') {
        uint32_t many;
        if (is_digit(*cursor->at)) {
            const char *number = cursor->at;
            scan_number(cursor, YINSH_COLUMNS, &many);
            if (many == 0 || many > end - row) {
                cursor->at = number;
                return wrong(error, "the number does not fit into its column");
            }
            row += many;
            continue;
        }
        if (!put_sign(signs, *cursor->at, point_at(column, (int)row)))
            return wrong_sign(error, *cursor->at);
        cursor->at++;
        row++;
    }
    if (row == end)
        return true;
    text_format(error, "column %c has %u points; signs for %u are missing", 'a' + column,
                end - point_low_row[column], end - row);
    return false;
}

static bool parse_fields(struct cursor *cursor, struct board_signs *signs, struct text *error)
{
    for (int field = 0; !scan_at_end(cursor); field++) {
        if (!scan_byte(cursor, ' '))
            return wrong(error, "a column has too many points");
        const char *word = cursor->at;
        while (cursor->at < cursor->end && *cursor->at != ' ')
            cursor->at++;
        size_t length = (size_t)(cursor->at - word);
        if (field == POSITION_FIELDS)
            return wrong(error, "unexpected text after the last field");
        if (length == 1 && *word == '?')
            continue;
        const char *reason =
            position_field_parse((enum position_field)field, word, length, &signs->fields);
        signs->has_field[field] = true;
        if (reason != NULL) {
            cursor->at = word;
            return wrong(error, reason);
        }
    }
    return true;
}

static bool parse_line(struct cursor *cursor, struct board_signs *signs, struct text *error)
{
    for (int column = 0; column < YINSH_COLUMNS; column++) {
        if (column > 0 && !scan_byte(cursor, '/'))
            return wrong(error, "expected / and the next of the eleven columns");
        if (!parse_column(cursor, column, signs, error))
            return false;
    }
    return parse_fields(cursor, signs, error);
}

/* ---- Lists of points --------------------------------------------------- */

static bool parse_list(struct cursor *cursor, struct board_signs *signs, struct text *error)
{
    scan_blanks(cursor);
    if (scan_at_end(cursor))
        return wrong(error, "the pattern is empty");
    for (; !scan_at_end(cursor); scan_blanks(cursor)) {
        const char *sign = cursor->at++;
        yinsh_point point;
        size_t length = yinsh_point_parse(cursor->at, scan_left(cursor), &point);
        if (length == 0)
            return wrong(error, "expected a point of the board after the sign, as in We5");
        if (is_taken(signs, point)) {
            cursor->at = sign;
            return wrong(error, "this point already has a sign");
        }
        if (!put_sign(signs, *sign, point)) {
            cursor->at = sign;
            return wrong_sign(error, *sign);
        }
        cursor->at += length;
        if (!scan_at_end(cursor) && !is_blank(*cursor->at))
            return wrong(error, "expected a space before the next sign");
    }
    return true;
}

/* ---- Drawn boards ------------------------------------------------------ */

static bool parse_drawing(struct cursor *cursor, struct board_signs *signs, struct text *error)
{
    char cells[YINSH_FRAME];
    const char *text = cursor->at;
    size_t offsets[YINSH_FRAME];
    if (!board_read((struct words){text, scan_left(cursor)}, cells, offsets))
        return wrong(error, "this is not a complete board as show draws it");
    for (yinsh_set set = point_board; !set_is_empty(set); set = set_rest(set)) {
        yinsh_point point = (yinsh_point)set_first(set);
        cursor->at = text + offsets[point];
        if (!put_sign(signs, cells[point], point))
            return wrong_sign(error, cells[point]);
    }
    return true;
}

bool board_signs_parse(struct words text, struct board_signs *signs, struct text *error,
                       size_t *offset)
{
    struct cursor cursor = cursor_over(text.bytes, text.length);
    *signs = (struct board_signs){.fields = {.turn = 0}};
    bool good;
    *offset = 0;
    if (memchr(text.bytes, '\n', text.length) != NULL)
        good = parse_drawing(&cursor, signs, error);
    else if (memchr(text.bytes, '/', text.length) != NULL)
        good = parse_line(&cursor, signs, error);
    else
        good = parse_list(&cursor, signs, error);
    *offset = scan_offset(&cursor);
    return good;
}
