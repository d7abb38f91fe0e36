/* SPDX-License-Identifier: BSD-2-Clause */
#include "rules/rules.h"

#define NAME(column, row)                                                                          \
    [POINT_NUMBER(column, row)] = {'a' + (column), '0' + ((row) < 10 ? (row) : 1),                 \
                                   (row) < 10 ? '\0' : '0' + (row)-10, (row) < 10 ? 2 : 3},

const char point_names[YINSH_FRAME + 1][YINSH_POINT_TEXT] = {
    POINT_LIST(NAME)[YINSH_FRAME] = {'-', '\0', '\0', 1}};

size_t yinsh_point_format(yinsh_point point, char text[YINSH_POINT_TEXT])
{
    char *end = append_point(text, yinsh_point_on_board(point) ? point : YINSH_FRAME);
    *end = '\0';
    return (size_t)(end - text);
}

size_t yinsh_point_parse(const char *text, size_t length, yinsh_point *point)
{
    struct cursor cursor = cursor_over(text, length);
    yinsh_point found;
    if (!scan_point(&cursor, &found) || found == YINSH_NO_POINT)
        return 0;
    *point = found;
    return scan_offset(&cursor);
}

char *append_action(char *at, yinsh_action action)
{
    switch (action.kind) {
    case YINSH_PLACE:
        return append_point(at, action.to);
    case YINSH_ROW:
    case YINSH_MOVE:
        *at = 'x';
        at += action.kind == YINSH_ROW;
        at = append_point(at, action.from);
        *at++ = '-';
        return append_point(at, action.to);
    case YINSH_RING:
        *at++ = 'x';
        return append_point(at, action.from);
    default:
        return append_string(at, action.kind == YINSH_STEAL ? "steal" : "pass");
    }
}
