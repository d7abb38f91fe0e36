/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * points: the moves of antoinedesbois's program, with numbered points.
 *
 *     file    = { blank-line } { record blank-line { blank-line } }
 *     record  = line newline { line newline } | "W" newline
 *     line    = ( "W" | "B" ) ( place | turn ) [ "," ]
 *     place   = point
 *     turn    = move { removal } | removal { removal } [ "." move { removal } ]
 *     move    = point ( "," | "-" ) point
 *     removal = ".[" point { "," point } "]" [ "." point ]      row, ring
 *     point   = digits
 *
 * The points are numbered from 0 to 84, column by column from a to k and in each from its
 * highest row number down.  The letter is the player's colour.  The five points of a row
 * are in any order.  The program knows no removal before the move: that form is ours, as
 * is the line "W", a game that has not begun.
 *
 * A record ends at a blank line, and where White places a ring after a ring was moved.
 */
#include "rules/rules.h"
#include "syntax/line.h"
#include "syntax/writer.h"

#include <stdlib.h>
#include <string.h>

extern const struct notation notation_points;

/* ---- Points ------------------------------------------------------------ */

/* The point of a number, or YINSH_NO_POINT. */
static yinsh_point point_of(uint32_t number)
{
    for (int column = 0; column < YINSH_COLUMNS; column++) {
        unsigned rows = (unsigned)point_high_row[column] - point_low_row[column] + 1;
        if (number < rows)
            return yinsh_point_at(column, (int)(point_high_row[column] - number));
        number -= rows;
    }
    return YINSH_NO_POINT;
}

static uint32_t number_of(yinsh_point point)
{
    uint32_t number = point_high_row[point_column(point)] - point_row(point);
    for (unsigned column = 0; column < point_column(point); column++)
        number += (uint32_t)point_high_row[column] - point_low_row[column] + 1;
    return number;
}

/* ---- Reading: turns ---------------------------------------------------- */

/* A line being read. */
struct points_reader {
    struct yinsh_record *record;
    struct cursor cursor; /* over the line */
    uint8_t side;
};

static struct place place_here(const struct points_reader *reader, const char *from)
{
    return (struct place){(size_t)(from - reader->record->window.bytes),
                          (size_t)(reader->cursor.at - from)};
}

/* File a fault of the line from a place on; it is not a turn's. */
static bool line_fault(struct points_reader *reader, const char *from)
{
    reader->cursor.at = reader->cursor.end;
    reader->record->game.turn = 0;
    return record_fault(reader->record, FAULT_SYNTAX_LINE, place_here(reader, from), NULL);
}

static bool take_point(struct points_reader *reader, yinsh_point *point)
{
    enum { BEYOND = 999 };
    uint32_t number;
    if (scan_number(&reader->cursor, BEYOND, &number) == 0)
        return false;
    *point = point_of(number);
    return true;
}

static bool play(struct points_reader *reader, uint8_t kind, yinsh_point from, yinsh_point to,
                 const char *first)
{
    return record_action(reader->record, rules_action(kind, reader->side, from, to),
                         place_here(reader, first));
}

/*
 * A move, or a lone point: before everything a placement, elsewhere a ring without a row.  A comma
 * with no point after it ends the line.
 */
static bool read_move(struct points_reader *reader, bool in_front)
{
    struct cursor *cursor = &reader->cursor;
    const char *first = cursor->at;
    yinsh_point from = YINSH_NO_POINT, to = YINSH_NO_POINT;
    if (!take_point(reader, &from))
        return line_fault(reader, first);
    char next = scan_peek(cursor);
    if ((next != ',' && next != '-') || !is_digit(scan_ahead(cursor, 1)))
        return play(reader, in_front ? YINSH_PLACE : YINSH_RING, from, YINSH_NO_POINT, first);
    cursor->at++;
    take_point(reader, &to);
    return play(reader, YINSH_MOVE, from, to, first);
}

static int compare_points(const void *a, const void *b)
{
    return *(const yinsh_point *)a - *(const yinsh_point *)b;
}

/*
 * Find the row that a list of points means: its ends if they are five in a row.  If not, two of its
 * points that make the rules report why; false if there are none.
 */
static bool find_row(yinsh_point *points, size_t count, yinsh_action *row)
{
    qsort(points, count, sizeof *points, compare_points);
    row->from = points[0];
    row->to = points[count - 1];
    for (size_t i = 1; i < count; i++)
        for (size_t j = 0; j < i; j++)
            if (points[i] != YINSH_NO_POINT && points[i] != points[j] &&
                point_direction(points[j], points[i]) == DIRECTIONS) {
                row->from = points[j];
                row->to = points[i];
                return true;
            }
    if (row->to == YINSH_NO_POINT || !row_spans(row->from, row->to))
        return true;
    bool good = count == YINSH_ROW_LENGTH;
    for (int i = 0; good && i < YINSH_ROW_LENGTH; i++)
        good = points[i] == row_marker(*row, i);
    return good;
}

/* Read a row, and the ring for it if there is one; the cursor is on the bracket. */
static bool read_removal(struct points_reader *reader)
{
    enum { MOST = 16 };
    struct cursor *cursor = &reader->cursor;
    const char *first = cursor->at;
    yinsh_point points[MOST];
    yinsh_action row;
    size_t count = 0;
    do {
        cursor->at++; /* a bracket or a comma */
        if (count == MOST || !take_point(reader, &points[count++]))
            return line_fault(reader, first);
    } while (scan_peek(cursor) == ',');
    if (!scan_byte(cursor, ']') || !find_row(points, count, &row))
        return line_fault(reader, first);
    if (!play(reader, YINSH_ROW, row.from, row.to, first))
        return false;
    if (scan_peek(cursor) != '.' || !is_digit(scan_ahead(cursor, 1)))
        return true;
    first = ++cursor->at;
    take_point(reader, &points[0]);
    return play(reader, YINSH_RING, points[0], YINSH_NO_POINT, first);
}

/* Whether a line begins as one of the notation. */
static bool begins_line(struct words line)
{
    return line.length > 1 && (*line.bytes == 'W' || *line.bytes == 'B') &&
           (is_digit(line.bytes[1]) || line.bytes[1] == '.');
}

/* A line; false if the record ends there in an error. */
static bool read_line(struct yinsh_record *record, struct words line)
{
    struct points_reader reader = {.record = record,
                                   .cursor = cursor_over(line.bytes, line.length)};
    struct cursor *cursor = &reader.cursor;
    if (!begins_line(line))
        return line_fault(&reader, line.bytes);
    reader.side = *cursor->at++ == 'W' ? YINSH_WHITE : YINSH_BLACK;
    record_supply_passes(record, (enum yinsh_colour)reader.side, place_of_words(record, line));
    if (!record_begin_turn(record) || (is_digit(*cursor->at) && !read_move(&reader, true)))
        return false;
    while (scan_byte(cursor, '.'))
        if (scan_peek(cursor) == '[' ? !read_removal(&reader) : !read_move(&reader, false))
            return false;
    const char *rest = cursor->at;
    scan_byte(cursor, ',');
    return cursor->at == cursor->end || line_fault(&reader, rest);
}

/* ---- Reading: records -------------------------------------------------- */

/* Whether a line places a ring; more than two digits are no point. */
static bool is_placing(struct words line)
{
    size_t length = 1;
    while (length < line.length && length < 4 && is_digit(line.bytes[length]))
        length++;
    return begins_line(line) && (length == 2 || length == 3) &&
           (length == line.length || (length + 1 == line.length && line.bytes[length] == ','));
}

/* Whether a line moves a ring, or removes one; after a broken line placements may continue. */
static bool is_moving(struct words line)
{
    return begins_line(line) && !is_placing(line) &&
           (memchr(line.bytes, ',', line.length) != NULL ||
            memchr(line.bytes, '-', line.length) != NULL);
}

/* Whether White places a ring in a line, if no record continues with that. */
static bool restarts(struct words line, int state)
{
    return (state & (LINE_IN_MOVES | LINE_ONLY_TEXT)) != 0 && is_placing(line) &&
           *line.bytes == 'W';
}

static bool points_read(struct cursor *cursor, struct yinsh_record *record)
{
    bool any = false;
    record->scratch.state = 0;
    while (!scan_at_end(cursor)) {
        struct cursor ahead = *cursor;
        struct words line = line_take(&ahead);
        cursor->starved |= ahead.starved;
        if (any && (line.length == 0 || restarts(line, record->scratch.state) ||
                    (!begins_line(line) &&
                     notation_others_announce_at(cursor, line.bytes, false, &notation_points))))
            break;
        cursor->at = ahead.at;
        if (line.length == 0)
            continue;
        /* The whole of a record in which nothing was played. */
        bool no_game = !any && line.length == 1 && *line.bytes == 'W';
        if (!any && !no_game && !begins_line(line))
            record->scratch.state |= LINE_ONLY_TEXT;
        any = true;
        if (no_game)
            break;
        if (is_moving(line))
            record->scratch.state |= LINE_IN_MOVES;
        if (!read_line(record, line))
            return true;
    }
    record->whole = true;
    return any;
}

/* After an error the record continues as it would have without it. */
static bool points_resync(struct cursor *cursor, struct yinsh_record *record)
{
    struct line_walk walk = line_walk_begin(cursor, &record->scratch.state);
    struct words line;
    while (line_walk_next(&walk, &line)) {
        bool begins = begins_line(line);
        if ((begins && (*walk.state & LINE_AT_BLANK) != 0) || restarts(line, *walk.state))
            return line_walk_found(&walk);
        if (begins)
            *walk.state &= ~LINE_ONLY_TEXT;
        if (line.length == 0)
            *walk.state |= LINE_AT_BLANK;
        else if (is_moving(line))
            *walk.state |= LINE_IN_MOVES;
    }
    if (begins_line(line) && (*walk.state & LINE_AT_BLANK) != 0)
        return line_walk_found(&walk);
    return line_walk_lost(&walk);
}

/* ---- Writing ----------------------------------------------------------- */

static void put_row(struct writer *writer, yinsh_action row)
{
    enum { LAST = YINSH_ROW_LENGTH - 1 };
    /* Along a column the numbers decrease as the row numbers increase. */
    bool falls = number_of(row.from) > number_of(row.to);
    put(writer, ".[");
    for (int i = 0; i <= LAST; i++) {
        put(writer, i > 0 ? "," : "");
        put_number(writer, number_of(row_marker(row, falls ? LAST - i : i)));
    }
    put(writer, "]");
}

/* Write an action; a pass is omitted. */
static void put_action(struct writer *writer, yinsh_action action, bool first)
{
    if (action.kind == YINSH_PASS)
        return;
    if (action.kind == YINSH_ROW) {
        put_row(writer, action);
        return;
    }
    put(writer, first ? "" : ".");
    put_number(writer, number_of(action.kind == YINSH_PLACE ? action.to : action.from));
    if (action.kind == YINSH_MOVE) {
        put(writer, ",");
        put_number(writer, number_of(action.to));
    }
}

static void points_write(struct writer *writer)
{
    const struct played *played = writer->record->game.played;
    if (!writer_begin(writer, LOST_EMPTY, NULL))
        return;
    writer->count = notation_whole_turns(writer->record, writer->lost);
    for (size_t at = 0, end; at < writer->count; at = end) {
        end = writer_end_of_turn(writer, at);
        if (played[at].action.kind == YINSH_PASS)
            continue;
        put(writer, rules_side_of_turn(played[at].turn) == YINSH_WHITE ? "W" : "B");
        for (size_t i = at; i < end; i++)
            put_action(writer, played[i].action, i == at);
        put(writer, "\n");
    }
    put(writer, writer->count > 0 ? "\n" : "W\n\n");
}

/* ---- The notation ------------------------------------------------------ */

/* Take a line that places a ring for a side; *number is that of the point. */
static bool take_placing(struct cursor *cursor, char side, uint32_t *number)
{
    scan_line_blanks(cursor);
    bool placing = scan_byte(cursor, side) && scan_number(cursor, 999, number) > 0 && *number < 85;
    scan_byte(cursor, ',');
    scan_line_blanks(cursor);
    bool whole = scan_at_end(cursor) || scan_byte(cursor, '\n');
    scan_line_blanks(cursor);
    return placing && whole;
}

/*
 * A turn that moves a ring or removes a row; or a placement alone, or with the other player's after
 * it, as a single "W3" may be a slip in another notation.  The official one has no column w, and
 * no row number above 11.
 */
static bool points_announces(struct cursor *cursor)
{
    struct cursor line = *cursor;
    uint32_t number, other;
    bool white = scan_peek(cursor) == 'W';
    if (take_placing(&line, white ? 'W' : 'B', &number)) {
        cursor->at = line.at;
        return (white || number > YINSH_COLUMNS) &&
               (scan_at_end(&line) || *line.at == '\n' || *line.at == '\r' ||
                take_placing(cursor, white ? 'B' : 'W', &other));
    }
    if (!scan_byte(cursor, white ? 'W' : 'B'))
        return false;
    size_t digits = scan_number(cursor, 999, &number);
    char next = scan_peek(cursor), following = scan_ahead(cursor, 1);
    return digits > 0 && digits <= 2 &&
           (next == '.' ? following == '[' : (next == ',' || next == '-') && is_digit(following));
}

static const struct signature signatures[] = {
    {"\\A\\s*W[0-9]{1,2}\\s*\\n\\s*B[0-9]{1,2}\\s*\\n", 60, "WB\n", "W"},
    {"(?m:^)[WB][0-9]{1,2}[-,][0-9]{1,2}", 40, "", NULL},
    {"\\.\\[[0-9]{1,2}(?:,[0-9]{1,2}){4}\\]", 40, ".[,]", NULL},
    {NULL, 0, "", NULL},
};

const struct notation notation_points = {
    .name = "points",
    .description = "moves between points numbered from 0 to 84, one line per turn",
    .extensions = ".txt",
    .signatures = signatures,
    .announces = points_announces,
    .announced_by = "WB",
    .read = points_read,
    .resync = points_resync,
    .write = points_write,
};
