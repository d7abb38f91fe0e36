/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * yinsh-record: the games that the Typst package yinsh-record draws.
 *
 *     file   = { blank-line } { record blank-line { blank-line } }
 *     record = line { line }
 *     line   = ( "p" point                  a ring is placed
 *              | "s" point                  a marker is put in the ring there,
 *              | "m" point                  which then moves to this point
 *              | "r" point point            a row is removed; its ends, in either order
 *              | "x" point ) line-end       a ring is removed
 *     point  = letter digits
 *
 * Letters may be upper or lower case.  White space is between the words of a line, and may be
 * around them. Who plays follows from the rules.  There is no pass: it is supplied.  A marker at
 * the end without a move was never put there.
 *
 * A record ends at a blank line, if two lines with "p" follow a line of another kind, if another
 * notation announces itself, and with the source.  A blank line always ends it, since what follows
 * may be the rest of a record that lost its beginning, and must not be added to a good one.  A line
 * of text directly before a record is a bad record by itself.
 */
#include "record/record.h"
#include "rules/rules.h"
#include "syntax/line.h"
#include "syntax/writer.h"

extern const struct notation notation_yinsh_record;

/* ---- Lines ------------------------------------------------------------- */

/* A line of a record. */
struct command {
    char letter; /* "p", "s", "m", "r" or "x" */
    yinsh_point points[2];
};

/* Whether a line begins with the letter of a command and white space. */
static bool begins_command(struct words line)
{
    char letter = line.length > 1 && is_blank(line.bytes[1]) ? to_lower(line.bytes[0]) : '\0';
    return letter == 'p' || letter == 's' || letter == 'm' || letter == 'r' || letter == 'x';
}

/* Whether a line without white space around it is one of the notation; *command receives it. */
static bool parse_line(struct words line, struct command *command)
{
    if (!begins_command(line))
        return false;
    *command = (struct command){to_lower(line.bytes[0]), {YINSH_NO_POINT, YINSH_NO_POINT}};
    struct words rest = words_trim(words_from(line, 1));
    if (command->letter != 'r')
        return words_are_point(rest, &command->points[0]);
    struct cursor cursor = cursor_over(rest.bytes, rest.length);
    return scan_point(&cursor, &command->points[0]) && scan_blanks(&cursor) &&
           scan_point(&cursor, &command->points[1]) && cursor.at == cursor.end;
}

/* Whether a line places a ring. */
static bool is_placing(struct words line)
{
    struct command command;
    return parse_line(line, &command) && command.letter == 'p';
}

/* ---- Reading ----------------------------------------------------------- */

/* Whether a line that is none of the notation is text, and not a broken one of the notation. */
static bool is_text(struct words line)
{
    return !begins_command(line) && !is_digit(line.bytes[line.length - 1]);
}

/* A record being read. */
struct command_reader {
    struct yinsh_record *record;
    bool marked; /* whether a marker waits for the move of its ring, */
    yinsh_point marker;
    struct place marker_place;
};

/* Put a marker in a ring, which begins the turn of the move that follows. */
static bool put_marker(struct command_reader *reader, yinsh_point point, struct place place)
{
    struct yinsh_record *record = reader->record;
    const yinsh_action move = {YINSH_MOVE, YINSH_ANY_SIDE, point, point};
    reader->marked = true;
    reader->marker = point;
    reader->marker_place = place;
    record_supply_passes(record, YINSH_ANY_SIDE, place);
    return turns_begin(record, move) &&
           record_marker(record, rules_side_of_turn((unsigned)record->game.turn), point, place);
}

static bool move_ring(struct command_reader *reader, yinsh_point to, struct place place)
{
    const yinsh_action move = {YINSH_MOVE, YINSH_ANY_SIDE, reader->marker, to};
    reader->marked = false;
    record_split_turn(reader->record, move);
    return record_action(reader->record, move, place);
}

static bool read_command(struct command_reader *reader, const struct command *command,
                         struct place place)
{
    struct yinsh_record *record = reader->record;
    uint8_t kind = command->letter == 'p'   ? YINSH_PLACE
                   : command->letter == 'x' ? YINSH_RING
                                            : YINSH_ROW;
    if (reader->marked != (command->letter == 'm'))
        /* A marker has no move, or a move no marker; the turn of a move begins with its marker. */
        return (reader->marked ||
                turns_begin(record, (yinsh_action){YINSH_MOVE, YINSH_ANY_SIDE, YINSH_NO_POINT,
                                                   YINSH_NO_POINT})) &&
               record_fault(record, FAULT_MARKER_MISFIT, place, NULL);
    if (command->letter == 's')
        return put_marker(reader, command->points[0], place);
    if (command->letter == 'm')
        return move_ring(reader, command->points[0], place);
    record_supply_passes(record, YINSH_ANY_SIDE, place);
    return turns_play(
        record, rules_action(kind, YINSH_ANY_SIDE, command->points[0], command->points[1]), place);
}

/*
 * Whether a line, after which the cursor is, begins another record.  A lone placement is a mistake,
 * which the rules report.
 */
static bool restarts(struct words line, int state, struct cursor *cursor)
{
    if ((state & (LINE_IN_MOVES | LINE_ONLY_TEXT)) == 0 || !is_placing(line))
        return false;
    struct cursor ahead = *cursor;
    bool places = is_placing(line_take(&ahead));
    cursor->starved |= ahead.starved;
    return places;
}

static bool command_record_read(struct cursor *cursor, struct yinsh_record *record)
{
    struct command_reader reader = {.record = record};
    bool any = false;
    record->scratch.state = 0;
    while (!scan_at_end(cursor)) {
        struct cursor ahead = *cursor;
        struct words line = line_take(&ahead);
        struct command command;
        bool known = parse_line(line, &command);
        bool ends = any && (line.length == 0 || restarts(line, record->scratch.state, &ahead) ||
                            (!known && notation_others_announce_at(cursor, line.bytes, false,
                                                                   &notation_yinsh_record)));
        cursor->starved |= ahead.starved;
        if (ends)
            break;
        cursor->at = ahead.at;
        if (line.length == 0)
            continue;
        struct place place = place_of_words(record, line);
        if (!any && !known && is_text(line))
            record->scratch.state |= LINE_ONLY_TEXT;
        any = true;
        if (known && command.letter != 'p')
            record->scratch.state |= LINE_IN_MOVES;
        if (known ? !read_command(&reader, &command, place)
                  : !record_fault(record, FAULT_SYNTAX_LINE, place, NULL))
            return true;
    }
    if (reader.marked && record->bulk != NULL)
        bulk_give_up(record);
    else if (reader.marked)
        record_fault(record, FAULT_COMMAND_IGNORED, reader.marker_place, NULL);
    record->whole = true;
    return any;
}

/* After an error the record continues as it would have without it. */
static bool command_record_resync(struct cursor *cursor, struct yinsh_record *record)
{
    struct line_walk walk = line_walk_begin(cursor, &record->scratch.state);
    struct command command;
    struct words line;
    while (line_walk_next(&walk, &line)) {
        struct cursor ahead = *cursor;
        ahead.starved = false;
        bool known = parse_line(line, &command);
        bool found =
            (known && (*walk.state & LINE_AT_BLANK) != 0) || restarts(line, *walk.state, &ahead);
        if (ahead.starved && !cursor->ends)
            return line_walk_lost(&walk); /* the line after it may decide that */
        if (found)
            return line_walk_found(&walk);
        if (line.length > 0 && !is_text(line))
            *walk.state &= ~LINE_ONLY_TEXT;
        if (line.length == 0)
            *walk.state |= LINE_AT_BLANK;
        else if (known && command.letter != 'p')
            *walk.state |= LINE_IN_MOVES;
    }
    /* Of the last line there may be more to come. */
    if (cursor->ends && parse_line(line, &command) && (*walk.state & LINE_AT_BLANK) != 0)
        return line_walk_found(&walk);
    return line_walk_lost(&walk);
}

/* ---- Writing ----------------------------------------------------------- */

/* Write an action; a pass is omitted. */
static void put_action(struct writer *writer, yinsh_action action)
{
    /* What is before its points. */
    static const char *const words[][2] = {[YINSH_PLACE] = {"p "},
                                           [YINSH_MOVE] = {"s ", "\nm "},
                                           [YINSH_ROW] = {"r ", " "},
                                           [YINSH_RING] = {"x "}};
    if (action.kind == YINSH_PASS)
        return;
    char *at = append_string(output_room(writer->output, WRITER_ACTION), words[action.kind][0]);
    at = append_point(at, action.kind == YINSH_PLACE ? action.to : action.from);
    if (words[action.kind][1] != NULL)
        at = append_point(append_string(at, words[action.kind][1]), action.to);
    output_take(writer->output, append_string(at, "\n"));
}

static void command_record_write(struct writer *writer)
{
    /* Without an action nothing would show that there is a game. */
    if (!writer_begin(writer, 0, NULL))
        return;
    for (size_t i = 0; i < writer->count; i++)
        put_action(writer, writer->record->game.played[i].action);
    put(writer, "\n");
}

/* ---- The notation ------------------------------------------------------ */

/* Take a line that places a ring on a point of the board. */
static bool take_placing(struct cursor *cursor)
{
    struct command command;
    return parse_line(line_take(cursor), &command) && command.letter == 'p' &&
           command.points[0] != YINSH_NO_POINT;
}

/* Two placements, or one that is all of a record: a single line may be a slip, or a remark. */
static bool command_record_announces(struct cursor *cursor)
{
    if (is_blank(scan_peek(cursor)) || !take_placing(cursor))
        return false;
    struct cursor next = *cursor;
    return line_take(&next).length == 0 || take_placing(cursor);
}

#define POINT "[ \\t]+[A-K](?:1[01]|[1-9])"
#define LINE_END "[ \\t\\r]*$"

static const struct signature signatures[] = {
    {"(?mi)^[ \\t]*S" POINT "[ \\t\\r]*\\n[ \\t]*M" POINT LINE_END, 40, "SM\n", NULL},
    {"(?mi)^[ \\t]*P" POINT LINE_END, 30, "P", NULL},
    {NULL, 0, "", NULL},
};

const struct notation notation_yinsh_record = {
    .name = "yinsh-record",
    .description = "the games of the Typst package yinsh-record, one command per line",
    .extensions = ".txt",
    .signatures = signatures,
    .announces = command_record_announces,
    .announced_by = "Pp",
    .announced_in_words = true,
    .read = command_record_read,
    .resync = command_record_resync,
    .write = command_record_write,
};
