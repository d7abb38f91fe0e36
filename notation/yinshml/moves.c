/* SPDX-License-Identifier: BSD-2-Clause */
#include "notation/yinshml/moves.h"

#include "base/text.h"
#include "base/words.h"
#include "notation/yinshml/head.h"
#include "notation/yinshml/values.h"
#include "record/readings.h"
#include "rules/point_text.h"

const char *const yinshml_types[] = {
    "PLACE_RING", "MOVE_RING", "REMOVE_MARKERS", "REMOVE_RING", "PASS", "STEAL", NULL};

/* Passes after the last move that are read; one more than are ever legal. */
enum { MOST_PASSES = 3 };

/* ---- Moves ------------------------------------------------------------- */

/* Up to two points, as "position" holds them. */
struct pair {
    bool has[2];
    yinsh_point point[2];
};

/* A point that is the whole of a string. */
static bool read_point(struct json_value value, yinsh_point *point)
{
    return value_is_string(value) &&
           words_are_point((struct words){value.bytes + 1, value.length - 2}, point);
}

/* Read "A2", "A2->B2", "A2->None" or "None->None". */
static bool read_pair(struct json_value value, struct pair *pair)
{
    *pair = (struct pair){.has = {false, false}};
    if (!value_is_string(value))
        return yinshml_is_null(value);
    struct cursor cursor = cursor_over(value.bytes + 1, value.length - 2);
    for (int i = 0;; i++) {
        pair->has[i] = scan_point(&cursor, &pair->point[i]);
        if (!pair->has[i] && !scan_letters(&cursor, "none"))
            return false;
        if (cursor.at == cursor.end)
            return true;
        if (i > 0 || !scan_word(&cursor, "->"))
            return false;
    }
}

/* A game being read. */
struct yinshml_reader {
    struct yinsh_record *record;
    struct wanted *wanted;    /* what the moves state */
    struct json_value *moves; /* and the moves themselves */
    size_t count;             /* of both */
    struct json_value blamed; /* what is wrong with the move after them; length 0: nothing */
    const char *words;        /* about it */
    enum fault_code code;
};

/* The move being read is wrong: it ends the game, once those before it were played. */
static bool blame(struct yinshml_reader *reader, enum fault_code code, struct json_value value,
                  const char *words)
{
    reader->code = code;
    reader->blamed = value;
    reader->words = words;
    return false;
}

/* A value that a move has to have is missing or wrong. */
static bool blame_member(struct yinshml_reader *reader, struct json_value move, const char *name)
{
    struct json_value value = value_member(move, name);
    if (value.length == 0)
        return blame(reader, FAULT_JSON_FIELD, (struct json_value){move.bytes, 1}, name);
    return blame(reader, FAULT_JSON_FIELD, value, NULL);
}

/* One of the two points, for a placement or the removal of a ring. */
static bool read_single(struct yinshml_reader *reader, struct json_value move, yinsh_point *point)
{
    struct pair pair;
    if (!read_pair(value_member(move, "position"), &pair) || pair.has[0] == pair.has[1])
        return blame_member(reader, move, "position");
    *point = pair.point[pair.has[0] ? 0 : 1];
    return true;
}

static bool read_move_points(struct yinshml_reader *reader, struct json_value move,
                             yinsh_action *action)
{
    struct pair pair;
    struct json_value position = value_member(move, "position");
    if (!yinshml_is_null(position)) {
        if (!read_pair(position, &pair) || !pair.has[0] || !pair.has[1])
            return blame_member(reader, move, "position");
        action->from = pair.point[0];
        action->to = pair.point[1];
        return true;
    }
    if (!read_point(value_member(move, "source"), &action->from))
        return blame_member(reader, move, "source");
    if (!read_point(value_member(move, "destination"), &action->to))
        return blame_member(reader, move, "destination");
    return true;
}

/* A row: five markers, its ends, or nothing at all. */
static bool read_row(struct yinshml_reader *reader, struct json_value move, struct wanted *wanted)
{
    struct json_value markers = value_member(move, "markers"), name, marker;
    struct json_walk walk = value_walk(markers);
    yinsh_point points[YINSH_ROW_LENGTH];
    size_t count = yinshml_count(markers);
    struct pair pair;
    if (count > 0) {
        if (count != YINSH_ROW_LENGTH)
            return blame_member(reader, move, "markers");
        for (size_t i = 0; value_next(&walk, &name, &marker); i++)
            if (!read_point(marker, &points[i]))
                return blame(reader, FAULT_JSON_FIELD, marker, NULL);
        return readings_row(points, wanted->side, &wanted->actions[0]) ||
               blame_member(reader, move, "markers");
    }
    if (!yinshml_is_null(markers) && !value_is_array(markers))
        return blame_member(reader, move, "markers");
    if (!read_pair(value_member(move, "position"), &pair) || pair.has[0] != pair.has[1])
        return blame_member(reader, move, "position");
    wanted->actions[0] = (yinsh_action){YINSH_ROW, wanted->side, pair.point[0], pair.point[1]};
    wanted->count = pair.has[0];
    return true;
}

/* The place of a fault of a move: its points, or the move if these are two members. */
static struct place place_of(const struct yinsh_record *record, struct json_value move)
{
    struct json_value value = value_member(move, "position");
    if (value.length == 0)
        value = value_member(move, "markers");
    if (value.length == 0)
        value = move;
    return value_place(record, value);
}

static bool read_player(struct yinshml_reader *reader, struct json_value move, uint8_t *side)
{
    struct json_value player = value_member(move, "player");
    *side = value_is(player, "black") ? YINSH_BLACK : YINSH_WHITE;
    if (*side == YINSH_BLACK || value_is(player, "white"))
        return true;
    return value_is_string(player) ? blame(reader, FAULT_PLAYER_UNKNOWN, player, NULL)
                                   : blame_member(reader, move, "player");
}

static bool read_move(struct yinshml_reader *reader, struct json_value move, struct wanted *wanted)
{
    struct json_value type = value_member(move, "move_type");
    yinsh_action *action = &wanted->actions[0];
    uint8_t kind = 0;
    if (!value_is_object(move))
        return blame(reader, FAULT_JSON_FIELD, move, NULL);
    while (yinshml_types[kind] != NULL && !value_is(type, yinshml_types[kind]))
        kind++;
    if (yinshml_types[kind] == NULL)
        return blame_member(reader, move, "move_type");
    wanted->count = 1;
    wanted->place = place_of(reader->record, move);
    if (!read_player(reader, move, &wanted->side))
        return false;
    *action = (yinsh_action){kind, wanted->side, YINSH_NO_POINT, YINSH_NO_POINT};
    switch (kind) {
    case YINSH_PLACE:
        return read_single(reader, move, &action->to);
    case YINSH_MOVE:
        return read_move_points(reader, move, action);
    case YINSH_ROW:
        return read_row(reader, move, wanted);
    case YINSH_RING:
        return read_single(reader, move, &action->from);
    default:
        return true;
    }
}

/* The passes after the last move, which "passes" counts.  Two of them end a game. */
static bool add_passes(struct yinshml_reader *reader, struct json_value passes)
{
    int64_t count = 0;
    if (yinshml_is_null(passes))
        return true;
    if (!value_integer(passes, &count) || count < 0)
        return yinshml_field_fault(reader->record, passes);
    for (int i = 0; i < MOST_PASSES && i < count && reader->blamed.length == 0; i++) {
        reader->moves[reader->count] = (struct json_value){passes.bytes, 0};
        reader->wanted[reader->count++] = (struct wanted){
            .actions = {{YINSH_PASS, YINSH_ANY_SIDE, YINSH_NO_POINT, YINSH_NO_POINT}},
            .count = 1,
            .side = YINSH_ANY_SIDE,
            .place = value_place(reader->record, passes),
        };
    }
    return true;
}

/* Read the moves, up to the first that is wrong; false if memory ran out. */
static bool read_moves(struct yinshml_reader *reader, struct json_value moves)
{
    struct json_walk walk = value_walk(moves);
    struct json_value name, move;
    size_t room = yinshml_count(moves);
    /* More than any game has: before the last of them a rule is broken. */
    room = room < RECORD_ACTIONS ? room : RECORD_ACTIONS + 1;
    size_t all = room + MOST_PASSES;
    reader->wanted = arena_alloc(&reader->record->arena, all * sizeof *reader->wanted);
    reader->moves = arena_alloc(&reader->record->arena, all * sizeof *reader->moves);
    if (reader->record->arena.failed)
        return false;
    for (; reader->count < room; reader->count++) {
        value_next(&walk, &name, &move);
        reader->wanted[reader->count] = (struct wanted){.unsure = false};
        reader->moves[reader->count] = move;
        if (!read_move(reader, move, &reader->wanted[reader->count]))
            break;
    }
    return true;
}

/* ---- Playing ----------------------------------------------------------- */

/* Members of a move that are not its own are kept as comments after it. */
static void keep_members(struct yinsh_record *record, struct json_value move)
{
    static const char *const own[] = {"move_type",   "player",  "position",    "source",
                                      "destination", "markers", "move_number", NULL};
    struct json_walk walk = value_walk(move);
    struct json_value key, value;
    while (value_next(&walk, &key, &value)) {
        size_t name_length = 0, length = 0;
        if (yinshml_is_null(value) || value_find(key, own) >= 0)
            continue;
        const char *name = value_text(&record->arena, key, &name_length);
        const char *text = yinshml_text(record, value, &length);
        size_t size = name_length + length + sizeof ": ";
        char *whole = name != NULL && text != NULL ? arena_alloc(&record->arena, size) : NULL;
        if (whole == NULL)
            return;
        struct text out = text_begin(whole, size);
        text_add(&out, name, name_length);
        text_add_string(&out, ": ");
        text_add(&out, text, length);
        record_note(record, NOTE_COMMENT, whole, out.length);
    }
}

/* Play the game up to a number of actions, or to its end; false once there is an error. */
static bool play(struct yinshml_reader *reader, struct readings *readings, uint64_t up_to)
{
    while (reader->record->game.count < up_to && !readings_done(readings)) {
        size_t at = readings->next;
        if (!readings_step(readings, reader->record))
            return false;
        if (readings->next > at)
            keep_members(reader->record, reader->moves[at]);
    }
    return record_is_good(reader->record);
}

/* A clock may be that of any action; another note belongs after those that were played. */
static bool read_note(struct yinshml_reader *reader, struct readings *readings,
                      struct json_value note)
{
    struct yinsh_record *record = reader->record;
    struct json_value clock = value_member(note, "clock");
    struct json_value mark = value_member(note, "mark");
    struct json_value text = mark.length > 0 ? mark : value_member(note, "comment");
    int64_t after, milliseconds;
    size_t length;
    if (!value_integer(value_member(note, "after"), &after) || after < 0)
        return yinshml_missing(record, note, "after");
    if (clock.length > 0) {
        if (!value_integer(clock, &milliseconds) || milliseconds < 0 ||
            milliseconds > RECORD_CLOCK_MAX)
            return yinshml_field_fault(record, clock);
        record_clock(record, (size_t)after, (uint64_t)milliseconds);
        return record_is_good(record);
    }
    if (!play(reader, readings, (uint64_t)after))
        return false;
    const char *bytes = value_text(&record->arena, text, &length);
    if (bytes == NULL)
        return yinshml_missing(record, note, "comment");
    record_note(record, mark.length > 0 ? NOTE_MARK : NOTE_COMMENT, bytes, length);
    return record_is_good(record);
}

/* File what is wrong with the move after those that were played. */
static void file_blame(struct yinshml_reader *reader)
{
    struct yinsh_record *record = reader->record;
    if (record->game.turn != record->game.now.turn)
        record_begin_turn(record);
    record_fault(record, reader->code, value_place(record, reader->blamed), reader->words);
}

void yinshml_read_game(struct yinsh_record *record, struct json_value game)
{
    struct yinshml_reader reader = {.record = record};
    struct readings readings;
    struct json_value moves = value_member(game, "moves");
    struct json_value notes = value_member(game, "notes"), name, note;
    struct json_walk walk = value_walk(notes);
    if (!yinshml_read_head(record, game))
        return;
    if (!value_is_array(moves)) {
        yinshml_missing(record, game, "moves");
        return;
    }
    if (!read_moves(&reader, moves) || !add_passes(&reader, value_member(game, "passes")) ||
        !readings_find(&readings, record, reader.wanted, reader.count))
        return;
    while (value_is_array(notes) && value_next(&walk, &name, &note))
        if (!read_note(&reader, &readings, note))
            return;
    if (play(&reader, &readings, UINT64_MAX) && reader.blamed.length > 0)
        file_blame(&reader);
}
