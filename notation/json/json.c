/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * json: the project's own notation, which loses nothing: one JSON object for a record,
 * written in one line.
 *
 *     file     = { record }                      white space anywhere between words
 *     record   = object of
 *         "yinsh":      1                        the version of the notation
 *       [ "tags":       "[" { "[" name "," value "]" } "]" ]
 *       [ "variant":    "standard" | "blitz+steal+no-limit" | ... ]
 *       [ "start":      position line ]          if it is not the empty board
 *       [ "result":     "1-0" | "0-1" | "1/2-1/2" | "*" ]
 *       [ "end":        "rings" | "resign" | ... ]
 *       [ "rings":      "[" White's "," Black's "]" ]      removed
 *       [ "notes":      notes ]                  before the first action
 *         "actions":    "[" { action } "]"
 *       [ "end_clocks": "[" { clock } "]" ]      of a resignation
 *       [ "final":      position line ]
 *     action   = object of
 *         "turn":       number
 *         "side":       "white" | "black"
 *         "kind":       "place" | "move" | "row" | "ring" | "pass" | "steal"
 *       [ "from":       point ]                  of a move, row or ring
 *       [ "to":         point ]                  of a placement, move or row
 *       [ "markers":    "[" five points "]" ]    of a row
 *       [ "position":   position line ]          after the action
 *       [ "notes":      notes ]
 *     notes    = "[" { note } "]"
 *     note     = object of one of
 *         "comment":    text
 *         "mark":       ( "!" | "?" ) { "!" | "?" }
 *         "clock":      clock
 *     clock    = milliseconds, of at most 18 digits
 *
 * Members come in any order.  Unknown ones are skipped, with a warning.  A record
 * ends with its object.  An object at the start of a line whose first member is "yinsh" is
 * always a record, and ends one before it that is not closed.
 */
#include "notation/json/head.h"
#include "notation/json/skim.h"
#include "notation/json/write.h"
#include "rules/point_text.h"
#include "rules/way.h"

/* Whether the reader saw a record; in yinsh_record.scratch.state. */
enum { NOT_READ, BROKEN };

enum { TURN_MAX = 99999 /* no game comes near it */ };

/* ---- Actions ----------------------------------------------------------- */

enum { TURN, SIDE, KIND, FROM, TO, MARKERS, POSITION, NOTES, ACTION_MEMBERS };

static const char *const action_members[] = {"turn",    "side",     "kind",  "from", "to",
                                             "markers", "position", "notes", NULL};

/* What has the form of a point; one that is not on the board is for the rules to refuse. */
static bool read_point(struct json_reader *reader, struct json_value value, yinsh_point *point)
{
    struct words text = {value.bytes + 1, value.length - 2};
    /* With escapes it is none as it is. */
    return (value_is_string(value) && words_are_point(text, point)) ||
           (json_read_text(reader, value, &text) && words_are_point(text, point));
}

/* Begin a turn if the action is not of the one before; a wrong number is a warning. */
static bool read_turn(struct json_reader *reader, struct json_value value)
{
    struct yinsh_record *record = reader->record;
    int64_t turn;
    if (!value_integer(value, &turn) || turn < 1 || turn > TURN_MAX)
        return json_wrong(reader, value, "turn must be a number from 1 to 99999");
    if (turn == reader->turn)
        return true;
    reader->turn = turn;
    if (!record_begin_turn(record))
        return false;
    record_number(record, (uint32_t)turn, value_place(record, value));
    return true;
}

/* The points that a kind of action has, and no other; the order is that of yinsh_kind. */
static const struct {
    const char *name;
    bool has[MARKERS + 1]; /* FROM, TO and MARKERS count */
} kinds[] = {
    [YINSH_PLACE] = {"place", {[TO] = true}},
    [YINSH_MOVE] = {"move", {[FROM] = true, [TO] = true}},
    [YINSH_ROW] = {"row", {[FROM] = true, [TO] = true, [MARKERS] = true}},
    [YINSH_RING] = {"ring", {[FROM] = true}},
    [YINSH_PASS] = {"pass", {false}},
    [YINSH_STEAL] = {"steal", {false}},
};

static bool read_kind(struct json_reader *reader, struct json_value value, yinsh_action *action)
{
    for (size_t kind = 0; kind < sizeof kinds / sizeof kinds[0]; kind++)
        if (value_is(value, kinds[kind].name)) {
            action->kind = (uint8_t)kind;
            return true;
        }
    return json_wrong(reader, value, "kind must be place, move, row, ring, pass or steal");
}

/* The markers of a row, in any order, have to be those between its ends. */
static bool check_markers(struct json_reader *reader, struct json_value markers,
                          yinsh_action action)
{
    struct json_walk walk = value_walk(markers);
    struct json_value name, value;
    yinsh_set stated = SET_EMPTY, row = SET_EMPTY;
    bool good = value_is_array(markers);
    for (size_t count = 0; good && value_next(&walk, &name, &value); count++) {
        yinsh_point point;
        good = count < YINSH_ROW_LENGTH && read_point(reader, value, &point) &&
               point != YINSH_NO_POINT;
        if (good)
            stated = set_or(stated, set_of(point));
    }
    if (!good || set_count(stated) != YINSH_ROW_LENGTH)
        return json_wrong(reader, markers, "markers must be an array of five points");
    /* If the ends are no row, the rules report more about it. */
    if (action.from == YINSH_NO_POINT || action.to == YINSH_NO_POINT)
        return true;
    enum direction direction = point_direction(action.from, action.to);
    if (direction == DIRECTIONS || point_distance(action.from, action.to) != YINSH_ROW_LENGTH - 1)
        return true;
    for (int i = 0; i < YINSH_ROW_LENGTH; i++)
        row = set_or(row, set_of((unsigned)(action.from + i * direction_step[direction])));
    return set_equal(row, stated) ||
           json_wrong(reader, markers, "markers must be the five points from one end to the other");
}

static bool read_points(struct json_reader *reader, struct json_value object,
                        const struct json_value values[], yinsh_action *action)
{
    static const char *const texts[] = {
        [FROM] = "from must be a point", [TO] = "to must be a point"};
    const bool *has = kinds[action->kind].has;
    action->from = action->to = YINSH_NO_POINT;
    for (int member = FROM; member <= MARKERS; member++) {
        if (values[member].length > 0 && !has[member])
            return json_wrong_member(reader, values[member], action_members[member],
                                     "does not belong to this kind of action");
        if (member == MARKERS || !has[member])
            continue;
        if (values[member].length == 0)
            return json_wrong_member(reader, object, action_members[member], "is missing");
        if (!read_point(reader, values[member], member == FROM ? &action->from : &action->to))
            return json_wrong(reader, values[member], texts[member]);
    }
    return values[MARKERS].length == 0 || check_markers(reader, values[MARKERS], *action);
}

/* An action, with its members. */
static bool read_action(struct json_reader *reader, struct json_value object,
                        const struct json_value values[])
{
    static const char *const sides[] = {"white", "black", NULL};
    struct yinsh_record *record = reader->record;
    yinsh_action action = {YINSH_PASS, YINSH_ANY_SIDE, YINSH_NO_POINT, YINSH_NO_POINT};
    yinsh_position position;
    for (int member = TURN; member <= KIND; member++)
        if (values[member].length == 0)
            return json_wrong_member(reader, object, action_members[member], "is missing");
    int side = value_find(values[SIDE], sides);
    if (!read_turn(reader, values[TURN]))
        return false;
    if (side < 0)
        return json_wrong(reader, values[SIDE], "side must be white or black");
    action.side = (uint8_t)side;
    if (!read_kind(reader, values[KIND], &action) ||
        !read_points(reader, object, values, &action) ||
        !record_action(record, action, value_place(record, object)))
        return false;
    if (values[POSITION].length > 0 &&
        (!json_read_position(reader, values[POSITION], "position", &position) ||
         !record_check_position(record, FAULT_POSITION_MISMATCH, &position,
                                value_place(record, values[POSITION]))))
        return false;
    return json_read_notes(reader, values[NOTES]);
}

static bool read_actions(struct json_reader *reader, struct json_value actions)
{
    struct json_walk walk = value_walk(actions), members;
    struct json_value name, other;
    if (!value_is_array(actions))
        return json_wrong(reader, actions, "actions must be an array");
    while (value_open_next(&walk, &members)) {
        struct json_value values[ACTION_MEMBERS] = {{NULL, 0}};
        if (!json_find_members(reader, &members, action_members, values) ||
            !read_action(reader, value_close(&walk, &members), values))
            return false;
    }
    if (value_next(&walk, &name, &other))
        return json_wrong(reader, other, "an action must be an object");
    return record_is_good(reader->record);
}

/* ---- The record -------------------------------------------------------- */

/* All of a record; what is not part of a turn comes before the turns. */
static bool read_object(struct json_reader *reader, struct json_value object,
                        struct json_value longest)
{
    struct json_value values[JSON_MEMBERS] = {{NULL, 0}};
    struct json_walk walk = value_walk(object);
    walk.known = longest;
    if (!json_read_version(reader, object) ||
        !json_find_members(reader, &walk, json_record_members, values))
        return false;
    if (values[JSON_ACTIONS].length == 0)
        return json_wrong_member(reader, object, json_record_members[JSON_ACTIONS], "is missing");
    return json_read_head(reader, values) &&
           json_read_end_clocks(reader, values[JSON_END_CLOCKS], false) &&
           json_read_notes(reader, values[JSON_FIRST_NOTES]) &&
           read_actions(reader, values[JSON_ACTIONS]) &&
           json_read_end_clocks(reader, values[JSON_END_CLOCKS], true);
}

/* Take an object's bracket and the name of its first member, which has to be "yinsh". */
static bool scan_head(struct cursor *cursor)
{
    if (!scan_byte(cursor, '{'))
        return false;
    scan_blanks(cursor);
    if (!scan_word(cursor, "\"yinsh\""))
        return false;
    scan_blanks(cursor);
    return scan_byte(cursor, ':');
}

/* Whether an object whose first member is "yinsh" begins at the cursor, which is not moved. */
static bool begins_record(struct cursor *cursor)
{
    enum { LOOK = 200 };
    struct cursor ahead = *cursor;
    bool cut = scan_left(&ahead) > LOOK;
    ahead.starved = false;
    if (cut)
        ahead.end = ahead.at + LOOK;
    bool begins = scan_head(&ahead);
    cursor->starved |= ahead.starved && !cut;
    return begins;
}

static bool json_announces(struct cursor cursor)
{
    return begins_record(&cursor);
}

static bool json_read(struct cursor *cursor, struct yinsh_record *record)
{
    struct json_reader reader = {.record = record};
    struct json_value object, longest;
    scan_blanks(cursor);
    if (scan_at_end(cursor))
        return false;
    record->scratch.state = BROKEN;
    if (*cursor->at != '{') {
        record_fault(record, FAULT_JSON_SYNTAX, (struct place){scan_offset(cursor), 1},
                     "a record must be an object, which begins with {");
        return true;
    }
    if (!record_take_json(record, cursor, begins_record, &object, &longest))
        return true;
    record->whole = true;
    read_object(&reader, object, longest);
    return true;
}

/*
 * Skip what is left of a broken object.  In a string a quotation mark has a backslash before it, so
 * that what looks like a record is not part of one.
 */
static bool json_resync(struct cursor *cursor, struct yinsh_record *record)
{
    /* A record that is too long was not read, and the cursor is on its first byte. */
    if (record->scratch.state == NOT_READ && !scan_at_end(cursor))
        cursor->at++;
    record->scratch.state = BROKEN;
    return value_find_begin(cursor, begins_record);
}

/* ---- The notation ------------------------------------------------------ */

static const struct signature signatures[] = {
    {"(?s)\\A\\s*\\{(?:.*?[,}\\]])?\\s*\"yinsh\"\\s*:\\s*[0-9]", 60, "{\"yinsh\":", "{"},
    /* What is before the first record may be broken. */
    {"\\{\\s*\"yinsh\"\\s*:\\s*[0-9]", 70, "{\"yinsh\":", NULL},
    {NULL, 0, "", NULL},
};

const struct notation notation_json = {
    .name = "json",
    .description = "the project's own JSON, one line per record; nothing is lost",
    .extensions = ".ndjson .jsonl .json",
    .signatures = signatures,
    .announces = json_announces,
    .announced_by = "{",
    .read = json_read,
    .resync = json_resync,
    .write = json_write,
    .skim = json_skim,
    .read_tags = json_read_tags,
    .writes_positions = true,
};
