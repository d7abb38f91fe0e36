/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/board.h"

#include "rules/point.h"

#include <stdio.h>
#include <string.h>

/*
 * Two rows of a column are two lines apart; the next column is shifted by one line, so that the
 * line of a point is 2 * row - column.
 */
enum {
    COLUMN_WIDTH = 4,
    MARGIN = 4,    /* left of column A, for the numbers */
    TOP_LINE = 16, /* line of G11 and E10 */
    BOTTOM_LINE = -3,
    WIDTH = MARGIN + 11 * COLUMN_WIDTH
};

/* What is at one place of the drawing. */
enum cell { CELL_VACANT, WHITE_RING, BLACK_RING, WHITE_MARKER, BLACK_MARKER, CELLS };

static const char *const ascii_cells[CELLS] = {".", "W", "B", "w", "b"};
static const char *const unicode_cells[CELLS] = {"·", "◎", "◉", "○", "●"};
static const char *const cell_colors[CELLS] = {"\033[2m", "\033[1;33m", "\033[1;36m", "\033[33m",
                                               "\033[36m"};

static enum cell cell_at(const yinsh_position *position, yinsh_point point)
{
    for (int colour = 0; colour < 2; colour++) {
        if (set_has(position->rings[colour], point))
            return colour == YINSH_WHITE ? WHITE_RING : BLACK_RING;
        if (set_has(position->markers[colour], point))
            return colour == YINSH_WHITE ? WHITE_MARKER : BLACK_MARKER;
    }
    return CELL_VACANT;
}

static void draw_point(struct output *output, enum cell cell, struct board_style style)
{
    output_string(output, style.color ? cell_colors[cell] : "");
    output_string(output, style.ascii ? ascii_cells[cell] : unicode_cells[cell]);
    output_string(output, style.color ? "\033[0m" : "");
}

/* Write text at a column of the line; *at is the column that has been reached. */
static void put_at(struct output *output, int *at, int column, const char *text)
{
    for (; *at < column; ++*at)
        output_string(output, " ");
    output_string(output, text);
    *at += (int)strlen(text);
}

static void draw_line(struct output *output, const yinsh_position *position, int line,
                      struct board_style style)
{
    int at = 0;
    for (int column = 0; column < YINSH_COLUMNS; column++) {
        int row = (line + column) / 2;
        int x = MARGIN + column * COLUMN_WIDTH;
        if (line + column == 2 * point_low_row[column] - 1)
            put_at(output, &at, x, (const char[]){(char)('A' + column), '\0'});
        if (line + column < 0 || (line + column) % 2 != 0)
            continue;
        yinsh_point point = yinsh_point_at(column, row);
        if (point == YINSH_NO_POINT)
            continue;
        /* The number of a row precedes its leftmost point. */
        if (yinsh_point_at(column - 1, row) == YINSH_NO_POINT) {
            char number[12];
            int digits = snprintf(number, sizeof number, "%d", row);
            put_at(output, &at, x - 1 - digits, number);
        }
        bool marked = set_has(style.marked, point);
        put_at(output, &at, x - 1, marked ? "[" : " ");
        draw_point(output, cell_at(position, point), style);
        at++;
        if (marked)
            put_at(output, &at, x + 1, "]");
    }
    output_string(output, "\n");
}

void board_draw(struct output *output, const yinsh_position *position, struct board_style style)
{
    for (int line = TOP_LINE; line >= BOTTOM_LINE; line--)
        draw_line(output, position, line, style);
}
