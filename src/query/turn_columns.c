/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/columns.h"

#include <string.h>

static const char *const names_of_maker[] = {"white", "black", "both", NULL};
static const char *const names_of_kind[] = {"place", "move", "pass", "steal", "remove", NULL};

/* In the order of their names. */
enum turn_kind { KIND_PLACE, KIND_MOVE, KIND_PASS, KIND_STEAL, KIND_REMOVE };

/* ---- What the actions did ---------------------------------------------- */

/* Add what an action did to the markers before it, and move them. */
static enum turn_kind follow(struct turn_facts *facts, const struct played *played,
                             yinsh_set markers[2])
{
    yinsh_action action = played->action;
    yinsh_set flipped = rules_move_markers(markers, action);
    switch (action.kind) {
    case YINSH_PLACE:
        facts->points[TURN_TO] = set_of(action.to);
        return KIND_PLACE;
    case YINSH_MOVE:
        facts->points[TURN_FROM] = set_of(action.from);
        facts->points[TURN_TO] = set_of(action.to);
        facts->counts[TURN_FLIPS] = set_count(flipped);
        return KIND_MOVE;
    case YINSH_ROW:
        facts->counts[TURN_ROWS]++;
        facts->made_rows |= 1U << row_maker(&facts->record->game, played);
        return KIND_REMOVE;
    case YINSH_RING:
        facts->points[TURN_RINGS] = set_or(facts->points[TURN_RINGS], set_of(action.from));
        return KIND_REMOVE;
    case YINSH_PASS:
        return KIND_PASS;
    default:
        return KIND_STEAL;
    }
}

static const struct turn_facts *find_played(struct turn_facts *facts)
{
    const struct turn *turn = facts->turn;
    yinsh_set markers[2] = {turn->before.markers[0], turn->before.markers[1]};
    enum turn_kind kind = KIND_REMOVE;
    if (facts->played_known)
        return facts;
    facts->played_known = true;
    memset(facts->points, 0, sizeof facts->points);
    memset(facts->counts, 0, sizeof facts->counts);
    facts->made_rows = 0;
    for (size_t i = 0; i < turn->count; i++) {
        enum turn_kind is = follow(facts, &turn->played[i], markers);
        if (is != KIND_REMOVE)
            kind = is;
    }
    facts->kind = names_of_kind[kind];
    return facts;
}

/* ---- Notes ------------------------------------------------------------- */

/*
 * Return the next note of a kind in the turn, or NULL; *next is the first one not yet returned, and
 * those of earlier turns are skipped.
 */
static const struct note *next_note(const struct turn_facts *facts, enum note_kind kind,
                                    const struct note **next)
{
    size_t before = facts->played_before, end = before + facts->turn->count;
    const struct note *note = *next;
    /* Comments before the first action belong to the first turn; no clock does. */
    bool first = before == 0 && kind == NOTE_COMMENT;
    while (note != NULL && (note->kind != kind || (note->after <= before && !first)))
        note = note->next;
    bool found = note != NULL && note->after <= end;
    *next = found ? note->next : note;
    return found ? note : NULL;
}

/* Join the comments of the turn with line ends between them; one alone is not copied. */
static void find_comment(struct turn_facts *facts)
{
    const struct note *note;
    if (facts->comment_known)
        return;
    facts->comment_known = true;
    facts->comment = (struct words){NULL, 0};
    for (size_t count = 0; (note = next_note(facts, NOTE_COMMENT, &facts->next_comment)) != NULL;
         count++) {
        if (count == 0) {
            facts->comment = (struct words){note->text, note->length};
            continue;
        }
        if (count == 1) {
            bytes_drop(&facts->joined, facts->joined.length);
            facts->failed |=
                !bytes_add(&facts->joined, facts->comment.bytes, facts->comment.length);
        }
        facts->failed |= !bytes_add(&facts->joined, "\n", 1) ||
                         !bytes_add(&facts->joined, note->text, note->length);
        facts->comment = (struct words){facts->joined.at, facts->joined.length};
    }
}

static void find_clock(struct turn_facts *facts)
{
    const struct note *note;
    if (facts->clock_known)
        return;
    facts->clock_known = true;
    facts->clock = NULL;
    while ((note = next_note(facts, NOTE_CLOCK, &facts->next_clock)) != NULL)
        facts->clock = note;
}

void turn_facts_begin(struct turn_facts *facts, const struct yinsh_record *record)
{
    facts->record = record;
    facts->next_comment = facts->next_clock = record->notes;
    facts->comments = 0;
}

/* ---- Values ------------------------------------------------------------ */

static void get_turn(const struct view *view, struct column_value *value)
{
    column_set_number(value, (uint64_t)view->turn->turn->number);
}

static void get_side(const struct view *view, struct column_value *value)
{
    column_set_string(value, names_of_side[view->turn->turn->side]);
}

static void get_player(const struct view *view, struct column_value *value)
{
    column_set_player(value, view, view->turn->turn->side);
}

static void get_kind(const struct view *view, struct column_value *value)
{
    column_set_string(value, find_played(view->turn)->kind);
}

static void get_points(const struct view *view, struct column_value *value)
{
    value->points = find_played(view->turn)->points[view->column->fact];
    value->present = !set_is_empty(value->points);
}

static void get_count(const struct view *view, struct column_value *value)
{
    column_set_number(value, find_played(view->turn)->counts[view->column->fact]);
}

static void get_row_by(const struct view *view, struct column_value *value)
{
    unsigned made = find_played(view->turn)->made_rows;
    /* A bit for each: white, black, both. */
    if (made != 0)
        column_set_string(value, names_of_maker[made - 1]);
}

static void get_markers(const struct view *view, struct column_value *value)
{
    enum yinsh_colour colour =
        view->column->name[sizeof "markers_" - 1] == 'w' ? YINSH_WHITE : YINSH_BLACK;
    column_set_number(value, set_count(view->turn->turn->after.markers[colour]));
}

static void get_mobility(const struct view *view, struct column_value *value)
{
    const struct turn *turn = view->turn->turn;
    column_set_number(value, rules_count_moves(&turn->after, rules_opponent(turn->side)));
}

static void get_clock(const struct view *view, struct column_value *value)
{
    find_clock(view->turn);
    value->present = view->turn->clock != NULL;
    if (value->present)
        value->number = view->turn->clock->milliseconds;
}

static void get_comment(const struct view *view, struct column_value *value)
{
    find_comment(view->turn);
    value->text = view->turn->comment;
    value->present = value->text.bytes != NULL;
}

static void get_legal_moves(const struct view *view, struct column_value *value)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    column_set_number(value, rules_actions(&view->turn->turn->before, actions));
}

void turn_set_actions(const struct turn *turn, struct column_value *value)
{
    struct text text = text_begin(value->room, sizeof value->room);
    struct marks marks = turn_marks(turn);
    text_add_actions(&text, marks.actions, marks.count, " ");
    column_set_room(value, text.length);
}

static void get_actions(const struct view *view, struct column_value *value)
{
    turn_set_actions(view->turn->turn, value);
}

static void get_position(const struct view *view, struct column_value *value)
{
    column_set_room(value, yinsh_position_format(&view->turn->turn->after, value->room));
}

size_t turn_facts_parts(struct turn_facts *facts, const struct column *column)
{
    size_t turns = facts->record->game.count;
    if (facts->comments == 0) {
        for (const struct note *note = facts->record->notes; note != NULL; note = note->next)
            facts->comments += note->kind == NOTE_COMMENT;
        /* All comments of a turn are one text. */
        if (facts->comments > turns)
            facts->comments = turns;
        facts->comments += facts->comments == 0;
    }
    return column->get == get_comment ? facts->comments : turns;
}

/* ---- Names ------------------------------------------------------------- */

static const struct column list[] = {
    {"turn", COLUMN_NUMBER, get_turn, NULL, NULL, true, 0},
    {"side", COLUMN_TEXT, get_side, NULL, names_of_side, true, 0},
    {"player", COLUMN_TEXT, get_player, NULL, NULL, true, 0},
    {"kind", COLUMN_TEXT, get_kind, NULL, names_of_kind, true, 0},
    {"from", COLUMN_POINT, get_points, NULL, NULL, true, TURN_FROM},
    {"to", COLUMN_POINT, get_points, NULL, NULL, true, TURN_TO},
    {"flips", COLUMN_NUMBER, get_count, NULL, NULL, true, TURN_FLIPS},
    {"row", COLUMN_NUMBER, get_count, NULL, NULL, true, TURN_ROWS},
    {"row_by", COLUMN_TEXT, get_row_by, NULL, names_of_maker, true, 0},
    {"ring_taken", COLUMN_POINT, get_points, NULL, NULL, true, TURN_RINGS},
    {"markers_white", COLUMN_NUMBER, get_markers, NULL, NULL, true, 0},
    {"markers_black", COLUMN_NUMBER, get_markers, NULL, NULL, true, 0},
    {"mobility", COLUMN_NUMBER, get_mobility, NULL, NULL, true, 0},
    {"clock", COLUMN_SECONDS, get_clock, NULL, NULL, true, 0},
    {"comment", COLUMN_TEXT, get_comment, NULL, NULL, true, 0},
    {"legal_moves", COLUMN_NUMBER, get_legal_moves, NULL, NULL, true, 0},
    {"actions", COLUMN_TEXT, get_actions, NULL, NULL, true, 0},
    {"position", COLUMN_TEXT, get_position, NULL, NULL, true, 0},
};

_Static_assert(sizeof list / sizeof list[0] <= COLUMN_LIST, "all names fit");

/* All but those that take long or are long. */
static const char *const usual[] = {
    "file", "record", "turn",       "side",          "kind",          "from",     "to",    "flips",
    "row",  "row_by", "ring_taken", "markers_white", "markers_black", "mobility", "clock", NULL};

const struct column_list turn_columns = {list, sizeof list / sizeof list[0], usual};
