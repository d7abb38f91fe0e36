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
 *       [ "start":      position line ]          where it is not the empty board
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
 *       [ "position":   position line ]          behind the action
 *       [ "notes":      notes ]
 *     notes    = "[" { note } "]"
 *     note     = object of one of
 *         "comment":    text
 *         "mark":       ( "!" | "?" ) { "!" | "?" }
 *         "clock":      clock
 *     clock    = milliseconds, of at most 18 digits
 *
 * Members stand in any order.  Unknown ones are passed over, with a warning.  A record
 * ends with its object.  An object at the start of a line whose first member is "yinsh" is
 * always a record, and ends one before it that is not closed.
 */
#include "json.h"

#include "json_write.h"
#include "names.h"
#include "point.h"
#include "text.h"

#include <string.h>

/* How far reading a record came; in yinsh_record.reader_state. */
enum { NOT_READ, BROKEN, AT_END };

enum { TURN_MAX = 99999 /* no game comes near it */ };

static const int64_t clock_max = 999999999999999999;

/* A record being read. */
struct reader {
    struct yinsh_record *record;
    int64_t turn;     /* as the last action has it; 0 before the first */
    bool left_warned; /* whether an unknown member was reported */
};

/* ---- Values ------------------------------------------------------------ */

/* File that a value is not what it has to be; false. */
static bool wrong(struct reader *reader, struct json_value value, const char *what)
{
    return record_fault(reader->record, FAULT_JSON_FIELD, value_place(reader->record, value), what);
}

/* The same with the name of a member before the words. */
static bool wrong_member(struct reader *reader, struct json_value value, const char *name,
                         const char *words)
{
    char all[FAULT_WORDS];
    struct text out = text_begin(all, sizeof all);
    text_add_string(&out, name);
    text_add_string(&out, " ");
    text_add_string(&out, words);
    return wrong(reader, value, all);
}

/*
 * Find the members of an object; values has a place for each of the names.  Unknown members
 * are passed over, the first of a record with a warning.
 */
static bool find_members(struct reader *reader, struct json_value object, const char *const names[],
                         struct json_value values[])
{
    struct json_walk walk = value_walk(object);
    struct json_value name, value;
    while (value_next(&walk, &name, &value)) {
        size_t index = 0;
        while (names[index] != NULL && !value_is(name, names[index]))
            index++;
        if (names[index] == NULL) {
            if (!reader->left_warned)
                record_fault(reader->record, FAULT_PROPERTY_LEFT_OUT,
                             value_place(reader->record, name), NULL);
            reader->left_warned = true;
        } else if (values[index].length > 0) {
            return wrong_member(reader, name, names[index], "stands here a second time");
        } else {
            values[index] = value;
        }
    }
    return true;
}

/* A string as its bytes; false where the value is none, or memory ran out. */
struct words {
    const char *bytes;
    size_t length;
};

static bool read_text(struct reader *reader, struct json_value value, struct words *text)
{
    text->bytes = value_text(&reader->record->arena, value, &text->length);
    return text->bytes != NULL;
}

/* The index of a string in a list of names, or -1. */
static int read_name(struct json_value value, const char *const names[])
{
    for (int index = 0; names[index] != NULL; index++)
        if (value_is(value, names[index]))
            return index;
    return -1;
}

/* What has the form of a point; one that is not on the board is for the rules to refuse. */
static bool read_point(struct reader *reader, struct json_value value, yinsh_point *point)
{
    struct words text;
    if (!read_text(reader, value, &text))
        return false;
    struct cursor cursor = cursor_over(text.bytes, text.length);
    return scan_point(&cursor, point) && cursor.at == cursor.end;
}

static bool read_position(struct reader *reader, struct json_value value, const char *name,
                          yinsh_position *position)
{
    struct words text;
    if (!read_text(reader, value, &text))
        return wrong_member(reader, value, name, "is a position line");
    const char *reason = yinsh_position_parse(text.bytes, text.length, position, NULL);
    return reason == NULL || record_fault(reader->record, FAULT_POSITION_BAD,
                                          value_place(reader->record, value), reason);
}

static bool read_clock(struct json_value value, int64_t *clock)
{
    return value_integer(value, clock) && *clock >= 0 && *clock <= clock_max;
}

/* ---- Notes ------------------------------------------------------------- */

static bool read_comment(struct reader *reader, struct json_value value)
{
    struct words text;
    if (!read_text(reader, value, &text))
        return wrong(reader, value, "comment is a string");
    record_note(reader->record, NOTE_COMMENT, text.bytes, text.length);
    return true;
}

static bool read_mark(struct reader *reader, struct json_value value)
{
    struct words text;
    if (!read_text(reader, value, &text) || text.length == 0 ||
        strspn(text.bytes, "!?") != text.length)
        return wrong(reader, value, "mark is made of ! and ?");
    record_note(reader->record, NOTE_MARK, text.bytes, text.length);
    return true;
}

static bool read_note(struct reader *reader, struct json_value object)
{
    static const char *const names[] = {"comment", "mark", "clock", NULL};
    enum { COMMENT, MARK, CLOCK, COUNT };
    struct json_value values[COUNT] = {{NULL, 0}};
    struct yinsh_record *record = reader->record;
    int64_t clock;
    if (!value_is_object(object))
        return wrong(reader, object, "a note is an object");
    if (!find_members(reader, object, names, values))
        return false;
    size_t count = (size_t)(values[COMMENT].length > 0) + (values[MARK].length > 0) +
                   (values[CLOCK].length > 0);
    if (count != 1)
        return wrong(reader, object, "a note is one of comment, mark and clock");
    if (values[COMMENT].length > 0)
        return read_comment(reader, values[COMMENT]);
    if (values[MARK].length > 0)
        return read_mark(reader, values[MARK]);
    if (!read_clock(values[CLOCK], &clock))
        return wrong(reader, values[CLOCK], "clock is a number of milliseconds");
    record_clock(record, record->count, (uint64_t)clock);
    return true;
}

/* The notes of an action, or those before the first, where there are any. */
static bool read_notes(struct reader *reader, struct json_value notes)
{
    struct json_walk walk = value_walk(notes);
    struct json_value name, note;
    if (notes.length == 0)
        return true;
    if (!value_is_array(notes))
        return wrong(reader, notes, "notes is an array");
    while (value_next(&walk, &name, &note))
        if (!read_note(reader, note))
            return false;
    return record_is_good(reader->record);
}

/* ---- Actions ----------------------------------------------------------- */

enum { TURN, SIDE, KIND, FROM, TO, MARKERS, POSITION, NOTES, ACTION_MEMBERS };

static const char *const action_members[] = {"turn",    "side",     "kind",  "from", "to",
                                             "markers", "position", "notes", NULL};

/* Begin a turn where the action is not of the one before; a wrong number is a warning. */
static bool read_turn(struct reader *reader, struct json_value value)
{
    struct yinsh_record *record = reader->record;
    int64_t turn;
    if (!value_integer(value, &turn) || turn < 1 || turn > TURN_MAX)
        return wrong(reader, value, "turn is a number from 1 to 99999");
    if (turn == reader->turn)
        return true;
    reader->turn = turn;
    if (!record_begin_turn(record))
        return false;
    if (turn != record->turn && !record->number_warned) {
        record_fault_numbers(record, FAULT_NUMBER_WRONG, value_place(record, value), (long)turn,
                             record->turn);
        record->number_warned = true;
    }
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

static bool read_kind(struct reader *reader, struct json_value value, yinsh_action *action)
{
    for (size_t kind = 0; kind < sizeof kinds / sizeof kinds[0]; kind++)
        if (value_is(value, kinds[kind].name)) {
            action->kind = (uint8_t)kind;
            return true;
        }
    return wrong(reader, value, "kind is place, move, row, ring, pass or steal");
}

/* The markers of a row, in any order, have to be those between its ends. */
static bool check_markers(struct reader *reader, struct json_value markers, yinsh_action action)
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
        return wrong(reader, markers, "markers is an array of five points");
    /* Where the ends are no row the rules have more to say about it. */
    if (action.from == YINSH_NO_POINT || action.to == YINSH_NO_POINT)
        return true;
    enum direction direction = point_direction(action.from, action.to);
    if (direction == DIRECTIONS ||
        point_distance(action.from, action.to, direction) != YINSH_ROW_LENGTH - 1)
        return true;
    for (int i = 0; i < YINSH_ROW_LENGTH; i++)
        row = set_or(row, set_of((unsigned)(action.from + i * direction_step[direction])));
    return set_equal(row, stated) ||
           wrong(reader, markers, "markers is the five points between the ends");
}

static bool read_points(struct reader *reader, struct json_value object,
                        const struct json_value values[], yinsh_action *action)
{
    static const char *const texts[] = {[FROM] = "from is a point", [TO] = "to is a point"};
    const bool *has = kinds[action->kind].has;
    action->from = action->to = YINSH_NO_POINT;
    for (int member = FROM; member <= MARKERS; member++) {
        if (values[member].length > 0 && !has[member])
            return wrong_member(reader, values[member], action_members[member],
                                "is no part of such an action");
        if (member == MARKERS || !has[member])
            continue;
        if (values[member].length == 0)
            return wrong_member(reader, object, action_members[member], "is missing");
        if (!read_point(reader, values[member], member == FROM ? &action->from : &action->to))
            return wrong(reader, values[member], texts[member]);
    }
    return values[MARKERS].length == 0 || check_markers(reader, values[MARKERS], *action);
}

static bool read_action(struct reader *reader, struct json_value object)
{
    static const char *const sides[] = {"white", "black", NULL};
    struct yinsh_record *record = reader->record;
    struct json_value values[ACTION_MEMBERS] = {{NULL, 0}};
    yinsh_action action = {YINSH_PASS, YINSH_ANY_SIDE, YINSH_NO_POINT, YINSH_NO_POINT};
    yinsh_position position;
    if (!value_is_object(object))
        return wrong(reader, object, "an action is an object");
    if (!find_members(reader, object, action_members, values))
        return false;
    for (int member = TURN; member <= KIND; member++)
        if (values[member].length == 0)
            return wrong_member(reader, object, action_members[member], "is missing");
    int side = read_name(values[SIDE], sides);
    if (!read_turn(reader, values[TURN]))
        return false;
    if (side < 0)
        return wrong(reader, values[SIDE], "side is white or black");
    action.side = (uint8_t)side;
    if (!read_kind(reader, values[KIND], &action) ||
        !read_points(reader, object, values, &action) ||
        !record_action(record, action, value_place(record, object)))
        return false;
    if (values[POSITION].length > 0 &&
        (!read_position(reader, values[POSITION], "position", &position) ||
         !record_check_position(record, FAULT_POSITION_MISMATCH, &position,
                                value_place(record, values[POSITION]))))
        return false;
    return read_notes(reader, values[NOTES]);
}

static bool read_actions(struct reader *reader, struct json_value actions)
{
    struct json_walk walk = value_walk(actions);
    struct json_value name, action;
    if (!value_is_array(actions))
        return wrong(reader, actions, "actions is an array");
    while (value_next(&walk, &name, &action))
        if (!read_action(reader, action))
            return false;
    return record_is_good(reader->record);
}

/* ---- The record -------------------------------------------------------- */

enum {
    VERSION,
    TAGS,
    VARIANT,
    START,
    RESULT,
    END,
    RINGS,
    FIRST_NOTES,
    ACTIONS,
    END_CLOCKS,
    FINAL,
    RECORD_MEMBERS
};

static const char *const record_members[] = {"yinsh",   "tags",       "variant", "start",
                                             "result",  "end",        "rings",   "notes",
                                             "actions", "end_clocks", "final",   NULL};

static bool read_version(struct reader *reader, struct json_value object)
{
    struct json_value value = value_member(object, record_members[VERSION]);
    int64_t version = 0;
    if (value.length == 0)
        return wrong_member(reader, object, record_members[VERSION], "is missing");
    if (!value_integer(value, &version) || version < 1)
        return wrong(reader, value, "yinsh is the version of the notation, 1");
    return version == 1 || wrong(reader, value, "version 1 is read, and this is a newer one");
}

/* A pair of a name, as it has to be in every notation, and a text without a NUL byte. */
static bool read_tag(struct reader *reader, struct json_value pair)
{
    struct json_walk walk = value_walk(pair);
    struct json_value none, name_value, value, more;
    struct words name, text;
    if (!value_is_array(pair) || !value_next(&walk, &none, &name_value) ||
        !value_next(&walk, &none, &value) || value_next(&walk, &none, &more))
        return wrong(reader, pair, "a tag is an array of a name and a value");
    if (!read_text(reader, name_value, &name) || !json_is_tag_name(name.bytes) ||
        strlen(name.bytes) != name.length)
        return wrong(reader, name_value, "the name of a tag has letters, digits and _ only");
    if (!read_text(reader, value, &text) || strlen(text.bytes) != text.length)
        return wrong(reader, value, "the value of a tag is a string without a NUL");
    return record_tag(reader->record, name.bytes, name.length, text.bytes, text.length,
                      value_place(reader->record, value));
}

static bool read_tags(struct reader *reader, struct json_value tags)
{
    struct json_walk walk = value_walk(tags);
    struct json_value name, pair;
    if (tags.length > 0 && !value_is_array(tags))
        return wrong(reader, tags, "tags is an array");
    while (value_next(&walk, &name, &pair))
        if (!read_tag(reader, pair))
            return false;
    return true;
}

static bool read_variant(struct reader *reader, struct json_value value)
{
    yinsh_position rules = {.turn = 0};
    struct words text;
    struct place place = value_place(reader->record, value);
    if (value.length == 0)
        return true;
    if (!read_text(reader, value, &text))
        return wrong(reader, value, "variant is a string");
    if (!variant_parse(text.bytes, text.length, &rules))
        return record_fault(reader->record, FAULT_VARIANT_UNKNOWN, place, NULL);
    return record_variant(reader->record, &rules, place);
}

static bool read_start(struct reader *reader, struct json_value value)
{
    yinsh_position position;
    struct words text;
    return value.length == 0 ||
           (read_position(reader, value, "start", &position) && read_text(reader, value, &text) &&
            record_tag(reader->record, "Position", strlen("Position"), text.bytes, text.length,
                       value_place(reader->record, value)));
}

static bool read_rings(struct reader *reader, struct json_value value)
{
    struct yinsh_record *record = reader->record;
    struct json_walk walk = value_walk(value);
    struct json_value name, number;
    int64_t rings[2] = {0, 0};
    size_t count = 0;
    bool good = value_is_array(value);
    for (; good && value_next(&walk, &name, &number); count++)
        good = count < 2 && value_integer(number, &rings[count]) && rings[count] >= 0 &&
               rings[count] <= YINSH_RINGS;
    if (!good || count != 2)
        return wrong(reader, value, "rings is an array of two numbers");
    record_claim_rings(record, (int)rings[YINSH_WHITE], (int)rings[YINSH_BLACK],
                       value_place(record, value));
    return true;
}

/* What the record states of its outcome, to be compared with the replay. */
static bool read_claims(struct reader *reader, const struct json_value values[])
{
    struct yinsh_record *record = reader->record;
    yinsh_position final;
    if (values[RESULT].length > 0) {
        struct place place = value_place(record, values[RESULT]);
        int result = read_name(values[RESULT], names_of_result);
        if (result < 0 && value_is_string(values[RESULT]))
            return record_fault(record, FAULT_RESULT_UNKNOWN, place, NULL);
        if (result < 0)
            return wrong(reader, values[RESULT], "result is a string");
        if (!record_claim_result(record, (enum yinsh_result)result, place))
            return false;
    }
    if (values[END].length > 0) {
        int end = read_name(values[END], names_of_end);
        if (end < 0)
            return wrong(reader, values[END], "end is the name of an end");
        record_claim_end(record, (enum yinsh_end)end, value_place(record, values[END]));
    }
    if (values[RINGS].length > 0 && !read_rings(reader, values[RINGS]))
        return false;
    if (values[FINAL].length > 0) {
        if (!read_position(reader, values[FINAL], "final", &final))
            return false;
        record_claim_final(record, &final, value_place(record, values[FINAL]));
    }
    return true;
}

/* The clocks of a resignation; with keep false their form alone is checked. */
static bool read_end_clocks(struct reader *reader, struct json_value clocks, bool keep)
{
    struct json_walk walk = value_walk(clocks);
    struct json_value name, value;
    int64_t clock;
    if (clocks.length > 0 && !value_is_array(clocks))
        return wrong(reader, clocks, "end_clocks is an array");
    while (value_next(&walk, &name, &value)) {
        if (!read_clock(value, &clock))
            return wrong(reader, value, "a clock is a number of milliseconds");
        if (keep)
            record_clock(reader->record, reader->record->count + 1, (uint64_t)clock);
    }
    return true;
}

/* All of a record; what is not part of a turn comes before the turns. */
static bool read_object(struct reader *reader, struct json_value object)
{
    struct json_value values[RECORD_MEMBERS] = {{NULL, 0}};
    if (!read_version(reader, object) || !find_members(reader, object, record_members, values))
        return false;
    if (values[ACTIONS].length == 0)
        return wrong_member(reader, object, record_members[ACTIONS], "is missing");
    return read_variant(reader, values[VARIANT]) && read_start(reader, values[START]) &&
           read_tags(reader, values[TAGS]) && read_claims(reader, values) &&
           read_end_clocks(reader, values[END_CLOCKS], false) &&
           read_notes(reader, values[FIRST_NOTES]) && read_actions(reader, values[ACTIONS]) &&
           read_end_clocks(reader, values[END_CLOCKS], true);
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

/*
 * Move back to the end of the line before the one that the cursor stands in, where that is
 * part of the record, too: a record may begin in a line that does not fit where it stands.
 */
static void move_to_line(struct cursor *cursor, const char *first)
{
    const char *line = cursor->at;
    while (line > first && line[-1] != '\n')
        line--;
    if (line > first)
        cursor->at = line - 1;
}

static bool json_read(struct cursor *cursor, struct yinsh_record *record)
{
    struct reader reader = {.record = record};
    struct json_value object;
    scan_blanks(cursor);
    if (scan_at_end(cursor))
        return false;
    const char *first = cursor->at;
    record->reader_state = BROKEN;
    if (*first != '{') {
        record_fault(record, FAULT_JSON_SYNTAX, (struct place){scan_offset(cursor), 1},
                     "a record is an object, which begins with {");
        return true;
    }
    if (!value_take(cursor, record, begins_record, &object)) {
        move_to_line(cursor, first);
        return true;
    }
    record->reader_state = AT_END;
    read_object(&reader, object);
    return true;
}

/*
 * What is left of a broken object is passed over.  In a string a quotation mark has a
 * backslash before it, so that what looks as a record does is no part of one.
 */
static bool json_resync(struct cursor *cursor, struct yinsh_record *record)
{
    if (record->reader_state == AT_END)
        return true;
    /* A record that is too long was not read, and the cursor stands on its first byte. */
    if (record->reader_state == NOT_READ && !scan_at_end(cursor))
        cursor->at++;
    record->reader_state = BROKEN;
    for (; !scan_at_end(cursor); cursor->at++) {
        if (*cursor->at != '{')
            continue;
        if (begins_record(cursor))
            return true;
        /* With more bytes it may be one. */
        if (cursor->starved)
            return false;
    }
    return false;
}

/* ---- The notation ------------------------------------------------------ */

static const struct signature signatures[] = {
    {"(?s)\\A\\s*\\{(?:.*?[,}\\]])?\\s*\"yinsh\"\\s*:\\s*[0-9]", 60},
    {NULL, 0},
};

const struct notation notation_json = {
    .name = "json",
    .description = "the project's own JSON, a line for each record, in which nothing is lost",
    .extensions = ".ndjson .jsonl .json",
    .signatures = signatures,
    .announces = json_announces,
    .read = json_read,
    .resync = json_resync,
    .write = json_write,
    .writes_positions = true,
};
