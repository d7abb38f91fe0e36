/* SPDX-License-Identifier: BSD-2-Clause */
/* Points as most notations write them: a letter and a row number. */
#ifndef RULES_POINT_TEXT_H
#define RULES_POINT_TEXT_H

#include "base/words.h"
#include "yinsh.h"

/**
 * Take a letter in either case and digits.  Returns false and takes nothing if there is something
 * else; *point is YINSH_NO_POINT if there is no such point on the board.
 */
static inline bool scan_point(struct cursor *cursor, yinsh_point *point)
{
    uint32_t row;
    if (!is_letter(scan_peek(cursor)) || !is_digit(scan_ahead(cursor, 1)))
        return false;
    int column = (*cursor->at++ | 0x20) - 'a';
    bool zero_first = *cursor->at == '0';
    scan_number(cursor, YINSH_COLUMNS + 1, &row);
    *point = zero_first ? YINSH_NO_POINT : yinsh_point_at(column, (int)row);
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
        *point = yinsh_point_at((at[0] | 0x20) - 'a', row);
        return true;
    }
    struct cursor cursor = cursor_over(words.bytes, words.length);
    return scan_point(&cursor, point) && cursor.at == cursor.end;
}

#endif
