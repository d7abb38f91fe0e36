/* SPDX-License-Identifier: BSD-2-Clause */
#include "rules/point_text.h"

#include "rules/point.h"

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
    if (length < 2)
        return 0;
    int column = (text[0] | 0x20) - 'a';
    int row = 0;
    size_t taken = 1;
    while (taken < length && text[taken] >= '0' && text[taken] <= '9') {
        /* No leading zero, and no third digit: neither can name a point. */
        if ((taken == 1 && text[taken] == '0') || taken > 2)
            return 0;
        row = 10 * row + (text[taken++] - '0');
    }
    yinsh_point found = yinsh_point_at(column, row);
    if (found == YINSH_NO_POINT)
        return 0;
    *point = found;
    return taken;
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
