/* SPDX-License-Identifier: BSD-2-Clause */
/* Points as most notations write them: a letter and a row number. */
#ifndef RULES_POINT_TEXT_H
#define RULES_POINT_TEXT_H

#include "base/text.h"
#include "base/words.h"
#include "rules/point.h"

/** The names of the points of the board, as "e10", each with its length; the last one is "-". */
extern const char point_names[YINSH_FRAME + 1][YINSH_POINT_TEXT];

/**
 * Append a point of the board as "e3".  This changes YINSH_POINT_TEXT bytes, as do the functions
 * that use it.
 */
static inline char *append_point(char *at, yinsh_point point)
{
    memcpy(at, point_names[point], YINSH_POINT_TEXT);
    return at + point_names[point][YINSH_POINT_TEXT - 1];
}

/** Return the length of the name of a point of the board. */
static inline size_t point_length(yinsh_point point)
{
    return (size_t)point_names[point][YINSH_POINT_TEXT - 1];
}

/** Append a point of the board as "E3". */
static inline char *append_capital_point(char *at, yinsh_point point)
{
    char *end = append_point(at, point);
    *at = (char)(*at & ~0x20);
    return end;
}

/**
 * Append an action of a record as yinsh_action_format() writes it: its points are on the board, and
 * the lower end of a row comes first.
 */
char *append_action(char *at, yinsh_action action);

/**
 * Take a letter in either case and digits.  Returns false and takes nothing if there is something
 * else; *point is YINSH_NO_POINT if there is no such point on the board.
 */
static inline bool scan_point(struct cursor *cursor, yinsh_point *point)
{
    const char *at = cursor->at;
    size_t left = scan_left(cursor);
    uint32_t row;
    /* Most have one digit. */
    if (left > 1 && is_letter(at[0]) && is_digit(at[1]) && (left == 2 || !is_digit(at[2]))) {
        cursor->starved |= left == 2;
        *point = point_at((at[0] | 0x20) - 'a', at[1] - '0');
        cursor->at += 2;
        return true;
    }
    if (!is_letter(scan_peek(cursor)) || !is_digit(scan_ahead(cursor, 1)))
        return false;
    int column = (*cursor->at++ | 0x20) - 'a';
    bool zero_first = *cursor->at == '0';
    scan_number(cursor, YINSH_COLUMNS + 1, &row);
    *point = zero_first ? YINSH_NO_POINT : point_at(column, (int)row);
    return true;
}

/**
 * Return whether the words are a letter and digits and nothing else; *point as for scan_point().
 */
static inline bool words_are_point(struct words words, yinsh_point *point)
{
    const char *at = words.bytes;
    /* Most have no zero before the number. */
    if ((words.length == 2 || words.length == 3) && is_letter(at[0]) && is_digit(at[1]) &&
        at[1] != '0' && is_digit(at[words.length - 1])) {
        int row = words.length == 2 ? at[1] - '0' : 10 * (at[1] - '0') + (at[2] - '0');
        *point = point_at((at[0] | 0x20) - 'a', row);
        return true;
    }
    struct cursor cursor = cursor_over(words.bytes, words.length);
    return scan_point(&cursor, point) && cursor.at == cursor.end;
}

#endif
