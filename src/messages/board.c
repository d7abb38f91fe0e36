/* SPDX-License-Identifier: BSD-2-Clause */
#include "messages/messages.h"

#include "picture/geometry.h"

#include <stdio.h>
#include <string.h>

enum {
    COLUMN_WIDTH = 4,
    MARGIN = 4 /* left of column A, for the numbers */
};

/* What is at one place of the drawing. */
enum cell { CELL_VACANT, WHITE_RING, BLACK_RING, WHITE_MARKER, BLACK_MARKER, CELLS };

static const char *const ascii_cells[CELLS] = {".", "W", "B", "w", "b"};
static const char *const unicode_cells[CELLS] = {"·", "◎", "◉", "○", "●"};
static const char *const cell_colors[CELLS] = {"\033[2m", "\033[1;33m", "\033[1;36m", "\033[33m",
                                               "\033[36m"};

/* What was done on a point: the signs before and after it, and what they mean. */
struct sign {
    const char *before, *after, *meaning;
    bool plain; /* whether they have no colour */
};

/* Of several signs on a point, the first is shown. */
enum { SIGN_FAULT, SIGN_RING, SIGN_TO, SIGN_PLACED, SIGN_ROW, SIGN_FROM, SIGN_FLIPPED, SIGNS };
static const struct sign signs[SIGNS] = {
    [SIGN_FAULT] = {"[", "]", "fault", true},
    [SIGN_RING] = {"|", "|", "ring removed", false},
    [SIGN_TO] = {"<", ">", "moved here", false},
    [SIGN_PLACED] = {"<", ">", "placed or taken over", false},
    [SIGN_ROW] = {"{", "}", "row removed", false},
    [SIGN_FROM] = {"(", ")", "moved from here", false},
    [SIGN_FLIPPED] = {"~", "~", "flipped", false},
};
static const char sign_color[] = "\033[1;35m";

/* Return the number of the sign of a point, or SIGNS. */
static int sign_at(const struct marks *marks, const yinsh_position *position, yinsh_point point)
{
    yinsh_set rings = set_or(position->rings[YINSH_WHITE], position->rings[YINSH_BLACK]);
    /* A ring may have moved to where another was removed in the same turn. */
    return marks == NULL                                            ? SIGNS
           : set_has(marks->faulty, point)                          ? SIGN_FAULT
           : set_has(marks->rings, point) && !set_has(rings, point) ? SIGN_RING
           : point == marks->to                                     ? SIGN_TO
           : point == marks->placed                                 ? SIGN_PLACED
           : set_has(marks->row, point)                             ? SIGN_ROW
           : point == marks->from                                   ? SIGN_FROM
           : set_has(marks->flipped, point)                         ? SIGN_FLIPPED
                                                                    : SIGNS;
}

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

static void put_colored(struct output *output, const char *text, const char *color, bool colored)
{
    output_string(output, colored ? color : "");
    output_string(output, text);
    output_string(output, colored ? "\033[0m" : "");
}

/* Write text of one column at a column of the line; *at is the column that has been reached. */
static void put_at(struct output *output, int *at, int column, const char *text)
{
    for (; *at < column; ++*at)
        output_string(output, " ");
    output_string(output, text);
    *at += (int)strlen(text);
}

/* Write one of the signs around a point at a column of the line. */
static void put_sign(struct output *output, int *at, int column, const struct sign *sign,
                     const char *text, struct board_style style)
{
    put_at(output, at, column, "");
    put_colored(output, text, sign_color, style.color && !sign->plain);
    *at += (int)strlen(text);
}

static void put_point(struct output *output, int *at, int x, const yinsh_position *position,
                      yinsh_point point, struct board_style style)
{
    int sign = sign_at(style.marks, position, point);
    enum cell cell = cell_at(position, point);
    if (sign < SIGNS)
        put_sign(output, at, x - 1, &signs[sign], signs[sign].before, style);
    put_at(output, at, x, "");
    put_colored(output, style.ascii ? ascii_cells[cell] : unicode_cells[cell], cell_colors[cell],
                style.color);
    ++*at;
    if (sign < SIGNS)
        put_sign(output, at, x + 1, &signs[sign], signs[sign].after, style);
}

/* Draw a line without its end; returns the column that it has reached. */
static int draw_line(struct output *output, const yinsh_position *position, int line,
                     struct board_style style)
{
    int at = 0;
    for (int column = 0; column < YINSH_COLUMNS; column++) {
        int x = MARGIN + column * COLUMN_WIDTH;
        yinsh_point point = geometry_point((struct geometry_place){column, line});
        /* The letter is in the line below the lowest point, and the number of a row precedes its
         * leftmost point. */
        if (line + 1 == geometry_at(column, point_low_row[column]).up)
            put_at(output, &at, x, (const char[]){(char)('A' + column), '\0'});
        if (point == YINSH_NO_POINT)
            continue;
        if (geometry_begins_row(point)) {
            char number[12];
            int digits = snprintf(number, sizeof number, "%u", point_row(point));
            put_at(output, &at, x - 1 - digits, number);
        }
        put_point(output, &at, x, position, point, style);
    }
    return at;
}

void board_draw(struct output *output, const yinsh_position *position, struct board_style style)
{
    for (int line = GEOMETRY_TOP; line >= GEOMETRY_BOTTOM - 1; line--) {
        draw_line(output, position, line, style);
        output_string(output, "\n");
    }
}

void board_draw_pair(struct output *output, const yinsh_position positions[2],
                     const struct board_style styles[2])
{
    for (int line = GEOMETRY_TOP; line >= GEOMETRY_BOTTOM - 1; line--) {
        int at = draw_line(output, &positions[0], line, styles[0]);
        put_at(output, &at, BOARD_SECOND, "");
        draw_line(output, &positions[1], line, styles[1]);
        output_string(output, "\n");
    }
}

void board_legend(struct output *output, const yinsh_position *position, const struct marks *marks)
{
    bool shown[SIGNS + 1] = {false};
    const char *before = "";
    for (yinsh_set set = point_board; !set_is_empty(set); set = set_rest(set))
        shown[sign_at(marks, position, (yinsh_point)set_first(set))] = true;
    for (int sign = 0; sign < SIGNS; sign++) {
        if (!shown[sign])
            continue;
        output_format(output, "%s%s%s %s", before, signs[sign].before, signs[sign].after,
                      signs[sign].meaning);
        before = ", ";
    }
    output_string(output, *before != '\0' ? "\n" : "");
}

/* ---- Reading ----------------------------------------------------------- */

/* Return the ASCII sign of the first cell of a text, or 0 if it is none; *length gets its bytes. */
static char read_cell(struct words text, size_t *length)
{
    uint32_t code;
    *length = text_decode(text.bytes, text.length, &code);
    for (int cell = 0; cell < CELLS; cell++)
        if (words_equal((struct words){text.bytes, *length}, words_of(unicode_cells[cell])))
            return ascii_cells[cell][0];
    return *length == 1 && *text.bytes > ' ' ? *text.bytes : 0;
}

/* Read the cells in a line of the drawing; false if one is missing. */
static bool read_line(struct words text, size_t begin, int line, char cells[YINSH_FRAME],
                      size_t offsets[YINSH_FRAME])
{
    size_t at = begin, length;
    int x = 0;
    for (int column = 0; column < YINSH_COLUMNS; column++) {
        yinsh_point point = geometry_point((struct geometry_place){column, line});
        if (point == YINSH_NO_POINT)
            continue;
        for (; x < MARGIN + column * COLUMN_WIDTH && at < text.length; x++) {
            read_cell(words_from(text, at), &length);
            if (length == 0 || text.bytes[at] == '\n')
                return false;
            at += length;
        }
        if (at >= text.length || (cells[point] = read_cell(words_from(text, at), &length)) == 0)
            return false;
        offsets[point] = at;
    }
    return true;
}

bool board_read(struct words text, char cells[YINSH_FRAME], size_t offsets[YINSH_FRAME])
{
    struct words rest = text, line;
    int next = GEOMETRY_TOP;
    bool more = true;
    while (more && next >= GEOMETRY_BOTTOM) {
        more = words_cut(&rest, '\n', &line);
        size_t begin = (size_t)(line.bytes - text.bytes);
        /* A line before the board may look like its first one. */
        if (!read_line(text, begin, next, cells, offsets)) {
            next = GEOMETRY_TOP;
            if (!read_line(text, begin, next, cells, offsets))
                continue;
        }
        next--;
    }
    return next < GEOMETRY_BOTTOM;
}
