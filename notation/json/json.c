/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * json: the project's own notation, which loses nothing: one JSON object for a record,
 * written in one line.
 *
 *     file     = { record | "[" | "," | "]" }    white space anywhere between words
 *     record   = object of
 *         "yinsh":      1                        the version of the notation
 *       [ "tags":       "{" { name ":" value } "}" | "[" { "[" name "," value "]" } "]" ]
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
 * ends with its object.  An object at the start of a line that begins with members of a record up
 * to "yinsh" or "actions" is always a record, and ends one before it that is not closed.
 */
#include "notation/json/json.h"
#include "base/unchecked.h"
#include "rules/rules.h"

enum { TURN_MAX = 99999 /* no game comes near it */ };

/* ---- Actions ----------------------------------------------------------- */

enum { TURN, SIDE, KIND, FROM, TO, MARKERS, POSITION, NOTES, ACTION_MEMBERS };

static const char *const action_members[] = {"turn",    "side",     "kind",  "from", "to",
                                             "markers", "position", "notes", NULL};

/* What has the form of a point; one that is not on the board is for the rules to refuse. */
static bool read_point(struct yinsh_record *record, struct json_value value, yinsh_point *point)
{
    struct words text;
    /* With escapes it is none as it is. */
    return (value_is_string(value) && words_are_point(json_inside(value), point)) ||
           (value_text(&record->arena, value, &text) && words_are_point(text, point));
}

/* Begin a turn if the action is not of the last one; a wrong number is a warning. */
static bool begin_turn(struct yinsh_record *record, int64_t turn, struct json_value number,
                       int64_t *last)
{
    if (turn == *last)
        return true;
    *last = turn;
    if (!record_begin_turn(record))
        return false;
    record_number(record, (uint32_t)turn, value_place(record, number));
    return true;
}

static bool read_turn(struct yinsh_record *record, struct json_value value, int64_t *last)
{
    int64_t turn;
    if (!value_integer(value, &turn) || turn < 1 || turn > TURN_MAX)
        return record_refuse_json(record, value, "turn must be a number from 1 to 99999");
    return begin_turn(record, turn, value, last);
}

/* The points that a kind of action has, and no other; FROM, TO and MARKERS count. */
static const bool members_of_kind[][MARKERS + 1] = {
    [YINSH_PLACE] = {[TO] = true},
    [YINSH_MOVE] = {[FROM] = true, [TO] = true},
    [YINSH_ROW] = {[FROM] = true, [TO] = true, [MARKERS] = true},
    [YINSH_RING] = {[FROM] = true},
    [YINSH_STEAL] = {false},
};

static bool read_kind(struct yinsh_record *record, struct json_value value, yinsh_action *action)
{
    int kind = value_find(value, json_kinds);
    action->kind = (uint8_t)kind;
    return kind >= 0 ||
           record_refuse_json(record, value, "kind must be place, move, row, ring, pass or steal");
}

/* The markers of a row, in any order, have to be those between its ends. */
static bool check_markers(struct yinsh_record *record, struct json_value markers,
                          yinsh_action action)
{
    struct json_walk walk = value_walk(markers);
    struct json_value name, value;
    yinsh_set stated = SET_EMPTY;
    bool good = value_is_array(markers);
    for (size_t count = 0; good && value_next(&walk, &name, &value); count++) {
        yinsh_point point;
        good = count < YINSH_ROW_LENGTH && read_point(record, value, &point) &&
               point != YINSH_NO_POINT;
        if (good)
            stated = set_or(stated, set_of(point));
    }
    if (!good || !value_close(&walk, '\0') || set_count(stated) != YINSH_ROW_LENGTH)
        return record_refuse_json(record, markers, "markers must be an array of five points");
    /* If the ends are no row, the rules report more about it. */
    if (action.from == YINSH_NO_POINT || action.to == YINSH_NO_POINT ||
        !row_spans(action.from, action.to))
        return true;
    return set_equal(row_points(action), stated) ||
           record_refuse_json(record, markers,
                              "markers must be the five points from one end to the other");
}

/* Refuse a member that an action has or lacks. */
static bool refuse_member(struct yinsh_record *record, struct json_value object,
                          struct json_value value, int member)
{
    return value.length > 0
               ? json_wrong_member(record, value, action_members[member],
                                   "does not belong to this kind of action")
               : json_wrong_member(record, object, action_members[member], "is missing");
}

static bool read_points(struct yinsh_record *record, struct json_value object,
                        const struct json_value values[], yinsh_action *action)
{
    const bool *has = members_of_kind[action->kind];
    for (int member = FROM; member <= TO; member++) {
        if ((values[member].length > 0) != has[member])
            return refuse_member(record, object, values[member], member);
        if (has[member] &&
            !read_point(record, values[member], member == FROM ? &action->from : &action->to))
            return json_wrong_member(record, values[member], action_members[member],
                                     "must be a point");
    }
    if (values[MARKERS].length == 0)
        return true;
    return has[MARKERS] ? check_markers(record, values[MARKERS], *action)
                        : refuse_member(record, object, values[MARKERS], MARKERS);
}

/* Read an action from its members. */
static bool read_members(struct yinsh_record *record, struct json_value object,
                         const struct json_value values[], int64_t *last_turn)
{
    yinsh_action action = {YINSH_PASS, YINSH_ANY_SIDE, YINSH_NO_POINT, YINSH_NO_POINT};
    yinsh_position position;
    for (int member = TURN; member <= KIND; member++)
        if (values[member].length == 0)
            return json_wrong_member(record, object, action_members[member], "is missing");
    int side = value_find(values[SIDE], names_of_side);
    if (!read_turn(record, values[TURN], last_turn))
        return false;
    if (side < 0)
        return record_refuse_json(record, values[SIDE], "side must be white or black");
    action.side = (uint8_t)side;
    if (!read_kind(record, values[KIND], &action) ||
        !read_points(record, object, values, &action) ||
        !record_action(record, action, value_place(record, object)))
        return false;
    if (values[POSITION].length > 0 &&
        (!json_read_position(record, values[POSITION], "position", &position) ||
         !record_check_position(record, FAULT_POSITION_MISMATCH, &position,
                                value_place(record, values[POSITION]))))
        return false;
    return json_read_notes(record, values[NOTES]);
}

/* ---- Usual actions ----------------------------------------------------- */

enum { CLOCKS = 4 /* at most, of an action in its usual form */ };

/* A placement or a move in its usual form: as programs write it, without white space or escapes. */
struct usual {
    struct json_value object;
    yinsh_action action;
    uint64_t turn;
    struct json_value number; /* of the turn */
    uint64_t clocks[CLOCKS];  /* its notes */
    size_t clock_count;
};

/* Take a point in small letters. */
static inline bool take_point(const char **at, yinsh_point *point)
{
    const char *text = *at;
    bool two = text[1] == '1' && (text[2] == '0' || text[2] == '1');
    int row = two ? 10 + (text[2] - '0') : text[1] - '0';
    *at += two ? 3 : 2;
    *point = point_at(*text - 'a', is_digit(text[1]) ? row : 0);
    return *point != YINSH_NO_POINT;
}

/* Take a number of at most so many digits, as JSON wants it. */
static inline bool take_number(const char **at, ptrdiff_t digits, uint64_t *number)
{
    const char *first = *at, *digit = first;
    uint64_t sum = 0;
    for (; digit < first + digits && is_digit(*digit); digit++)
        sum = 10 * sum + (uint64_t)(*digit - '0');
    *number = sum;
    *at = digit;
    return digit > first && (*first != '0' || digit == first + 1);
}

/* Take the number of a turn. */
static inline bool take_turn(const char **at, struct usual *usual)
{
    enum { DIGITS = 3 };
    const char *first = *at;
    bool good = take_number(at, DIGITS, &usual->turn) && usual->turn > 0;
    usual->number = (struct json_value){first, (size_t)(*at - first)};
    return good;
}

/* Take the notes of an action if there are any, which have to be clocks. */
static inline bool take_clocks(const char **at, struct usual *usual)
{
    enum { DIGITS = 18 /* see RECORD_CLOCK_MAX */ };
    usual->clock_count = 0;
    if (!TAKE_TEXT(at, ",\"notes\":["))
        return true;
    do
        if (usual->clock_count == CLOCKS || !TAKE_TEXT(at, "{\"clock\":") ||
            !take_number(at, DIGITS, &usual->clocks[usual->clock_count++]) || !TAKE_TEXT(at, "}"))
            return false;
    while (TAKE_TEXT(at, ","));
    return TAKE_TEXT(at, "]");
}

/* Take the kind of an action and its points. */
static ALWAYS_INLINE bool take_kind(const char **at, yinsh_action *action)
{
    bool move = TAKE_TEXT(at, "move\",\"from\":\"");
    action->kind = move ? YINSH_MOVE : YINSH_PLACE;
    return (move ? take_point(at, &action->from) && TAKE_TEXT(at, "\",\"to\":\"")
                 : TAKE_TEXT(at, "place\",\"to\":\"")) &&
           take_point(at, &action->to) && TAKE_TEXT(at, "\"");
}

/* Take the next action if it has its usual form. */
static bool take_usual(struct json_walk *walk, struct usual *usual)
{
    enum { LONGEST = 288 /* more bytes than are examined */ };
    const char *at = walk->cursor.at;
    usual->action = (yinsh_action){YINSH_PLACE, YINSH_WHITE, YINSH_NO_POINT, YINSH_NO_POINT};
    if (scan_left(&walk->cursor) < LONGEST || (walk->begun && *at++ != ','))
        return false;
    usual->object.bytes = at;
    if (!TAKE_TEXT(&at, "{\"turn\":") || !take_turn(&at, usual))
        return false;
    if (!TAKE_TEXT(&at, ",\"side\":\"white\",\"kind\":\"")) {
        usual->action.side = YINSH_BLACK;
        if (!TAKE_TEXT(&at, ",\"side\":\"black\",\"kind\":\""))
            return false;
    }
    if (!take_kind(&at, &usual->action) || !take_clocks(&at, usual) || !TAKE_TEXT(&at, "}"))
        return false;
    usual->object.length = (size_t)(at - usual->object.bytes);
    walk->cursor.at = at;
    walk->begun = true;
    return true;
}

/* Play an action that was taken in its usual form. */
static bool play_usual(struct yinsh_record *record, const struct usual *usual, int64_t *last_turn)
{
    if (!begin_turn(record, (int64_t)usual->turn, usual->number, last_turn) ||
        !record_action(record, usual->action, value_place(record, usual->object)))
        return false;
    for (size_t i = 0; i < usual->clock_count; i++)
        record_clock(record, record->game.count, usual->clocks[i]);
    return true;
}

/* Read the action whose members are walked over. */
static bool read_action(struct yinsh_record *record, struct json_walk *walk, int64_t *last_turn)
{
    struct json_value values[ACTION_MEMBERS] = {{NULL, 0}}, object = {walk->cursor.at - 1, 0};
    if (!json_find_members(record, walk, action_members, values, JSON_TO_END) ||
        !value_close(walk, ']'))
        return false;
    object.length = (size_t)(walk->cursor.at - object.bytes);
    return read_members(record, object, values, last_turn);
}

/* Read the actions of an array that is walked over. */
static bool read_actions(struct yinsh_record *record, struct json_walk *walk)
{
    int64_t turn = 0;
    struct json_value name, object;
    struct usual usual;
    for (;;) {
        bool taken = take_usual(walk, &usual);
        if (!taken && !value_open_next(walk, '}'))
            break;
        if (!(taken ? play_usual(record, &usual, &turn) : read_action(record, walk, &turn)))
            return false;
    }
    if (value_next(walk, &name, &object))
        return record_refuse_json(record, object, "an action must be an object");
    return record_is_good(record);
}

/* ---- The record -------------------------------------------------------- */

/* All of a record; what is not part of a turn comes before the turns. */
static bool read_object(struct yinsh_record *record, struct json_value object,
                        struct json_value longest)
{
    struct json_value values[JSON_MEMBERS] = {{NULL, 0}};
    struct json_walk walk = value_walk(object);
    walk.known = longest;
    if (!json_read_version(record, object,
                           value_member(object, json_record_members[JSON_VERSION])) ||
        !json_find_members(record, &walk, json_record_members, values, JSON_TO_END))
        return false;
    if (values[JSON_ACTIONS].length == 0)
        return json_wrong_member(record, object, json_record_members[JSON_ACTIONS], "is missing");
    if (!json_read_head(record, values) || !json_read_final(record, values[JSON_FINAL]) ||
        !json_read_end_clocks(record, values[JSON_END_CLOCKS], false) ||
        !json_read_notes(record, values[JSON_FIRST_NOTES]))
        return false;
    if (!value_is_array(values[JSON_ACTIONS]))
        return record_refuse_json(record, values[JSON_ACTIONS], "actions must be an array");
    walk = value_walk(values[JSON_ACTIONS]);
    return read_actions(record, &walk) &&
           json_read_end_clocks(record, values[JSON_END_CLOCKS], true);
}

/*
 * All of a record that is judged in bulk, in one pass: what is not part of a turn has to come
 * before the turns, except the last two members.
 */
static bool read_through(struct yinsh_record *record, struct json_walk *walk)
{
    struct json_value values[JSON_MEMBERS] = {{NULL, 0}};
    return value_open(walk, '}') &&
           json_find_members(record, walk, json_record_members, values, JSON_ACTIONS) &&
           json_read_version(record, values[JSON_VERSION], values[JSON_VERSION]) &&
           json_read_head(record, values) && json_read_notes(record, values[JSON_FIRST_NOTES]) &&
           value_open(walk, ']') && read_actions(record, walk) && value_close(walk, '}') &&
           json_find_members(record, walk, json_record_members + JSON_END_CLOCKS,
                             values + JSON_END_CLOCKS, JSON_TO_END) &&
           value_close(walk, '\0') && json_read_final(record, values[JSON_FINAL]) &&
           json_read_end_clocks(record, values[JSON_END_CLOCKS], true);
}

extern const struct notation notation_json;

/*
 * Take what an object begins with up to "yinsh" or the first action, if nothing but members of a
 * record is before that.
 */
static bool scan_head(struct cursor *cursor)
{
    struct json_value name = {NULL, 0};
    for (bool first = true; json_next_name(cursor, &name); first = false) {
        int member = value_find(name, json_record_members);
        if (member == JSON_VERSION && (first || is_digit(scan_peek(cursor))))
            return true;
        if (member == JSON_ACTIONS && scan_byte(cursor, '[')) {
            scan_blanks(cursor);
            name.length = 0;
            return scan_peek(cursor) == ']' ||
                   (json_next_name(cursor, &name) && value_find(name, action_members) >= 0);
        }
        if (member < 0)
            return false;
    }
    return false;
}

/* Whether an object that begins a record begins at the cursor, which is not moved, or an array. */
static bool begins_record(struct cursor *cursor)
{
    return json_begins(cursor, scan_head);
}

/* Also where a record may begin, at an empty array of a program that found nothing. */
static bool json_announces(struct cursor *cursor)
{
    struct cursor empty = *cursor;
    return begins_record(cursor) || (empty.at == empty.start && scan_word(&empty, "[]") &&
                                     (scan_at_end(&empty) || is_blank(*empty.at)));
}

/* Whether a record begins at the cursor, so that the one before it ends. */
static bool ends_record(struct cursor *cursor)
{
    return begins_record(cursor) || json_others_begin(cursor, &notation_json);
}

static bool json_read(struct cursor *cursor, struct yinsh_record *record)
{
    struct json_value object, longest;
    if (!json_find_object(cursor, record, begins_record))
        return !record_is_good(record);
    if (record->bulk != NULL) {
        struct json_walk walk = {.cursor = *cursor};
        record->whole = read_through(record, &walk);
        cursor->at = walk.cursor.at;
        cursor->starved |= walk.cursor.starved;
        return true;
    }
    if (!record_take_json(record, cursor, ends_record, &object, &longest))
        return true;
    record->whole = true;
    read_object(record, object, longest);
    return true;
}

/*
 * Skip what is left of a broken object.  In a string a quotation mark has a backslash before it, so
 * that what looks like a record is not part of one.
 */
static bool json_resync(struct cursor *cursor, struct yinsh_record *record)
{
    return json_find_record(cursor, record, begins_record);
}

/* ---- The notation ------------------------------------------------------ */

#define WORD "\"(?:kind|side)\"\\s*:\\s*\"(?:place|move|row|ring|pass|steal|white|black)\""

static const struct signature signatures[] = {
    {"(?s)\\A\\s*[{[](?:.*?[,}\\]])?\\s*\"yinsh\"\\s*:\\s*[0-9]", 60, "{\"yinsh\":", "{["},
    /* What is before the first record may be broken. */
    {"\\{\\s*\"yinsh\"\\s*:\\s*[0-9]", 70, "{\"yinsh\":", NULL},
    /* Its name may come after many actions. */
    {"(?s)\\A\\s*[{[].*" WORD "[^{}]*" WORD, 60, "{\"kindse:", "{["},
    {NULL, 0, "", NULL},
};

const struct notation notation_json = {
    .name = "json",
    .description = "the project's own JSON, one line per record; nothing is lost",
    .extensions = ".ndjson .jsonl .json",
    .signatures = signatures,
    .announces = json_announces,
    .announced_by = "{[",
    .read = json_read,
    .resync = json_resync,
    .write = json_write,
    .writes_positions = true,
    .dates = DATES_ISO,
};
