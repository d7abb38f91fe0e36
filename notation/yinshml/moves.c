/* SPDX-License-Identifier: BSD-2-Clause */
#include "notation/yinshml/yinshml.h"

#include "base/text.h"
#include "record/readings.h"
#include "rules/rules.h"

const char *const yinshml_types[] = {
    "PLACE_RING", "MOVE_RING", "REMOVE_MARKERS", "REMOVE_RING", "PASS", "STEAL", NULL};

/* Passes after the last move that are read; one more than are ever legal. */
enum { MOST_PASSES = 3 };

/* Bytes of the shortest move that is understood: {"move_type":"PASS","player":"white"}. */
enum { SHORTEST_MOVE = 37 };

/* ---- Moves ------------------------------------------------------------- */

/* Up to two points, as "position" holds them. */
struct pair {
    bool has[2];
    yinsh_point point[2];
};

/* A point that is the whole of a string. */
static bool read_point(struct json_value value, yinsh_point *point)
{
    return value_is_string(value) && words_are_point(json_inside(value), point);
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

/* The members of a move that are its own. */
enum member { TYPE, PLAYER, POSITION, SOURCE, DESTINATION, MARKERS, NUMBER, MEMBERS };
static const char *const members[] = {"move_type",   "player",  "position",    "source",
                                      "destination", "markers", "move_number", NULL};

/* A move, and its members of those names; length 0: there is none. */
struct move {
    struct json_value whole;
    struct json_value members[MEMBERS + 1]; /* the last of them is another member */
};

/* Take the next of the moves, with its members if it is an object; false if none is left. */
static bool take_move(struct json_walk *walk, struct move *move)
{
    struct json_value name;
    *move = (struct move){.whole = {NULL, 0}};
    return value_open_next(walk, '}')
               ? value_take_members(walk, ']', members, move->members, &move->whole)
               : value_next(walk, &name, &move->whole);
}

/* A game being read. */
struct yinshml_reader {
    struct yinsh_record *record;
    struct wanted *wanted;    /* what the moves state */
    struct json_value *moves; /* those of the moves that have other members */
    size_t count;             /* of both */
    size_t move_count;        /* of all moves, also of those that were not read */
    int64_t noted;            /* the actions before the last note that was not a clock */
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
static bool blame_member(struct yinshml_reader *reader, const struct move *move, enum member member)
{
    struct json_value value = move->members[member];
    if (value.length == 0)
        return blame(reader, FAULT_JSON_FIELD, (struct json_value){move->whole.bytes, 1},
                     members[member]);
    return blame(reader, FAULT_JSON_FIELD, value, NULL);
}

/* One of the two points, for a placement or the removal of a ring. */
static bool read_single(struct yinshml_reader *reader, const struct move *move, yinsh_point *point)
{
    struct pair pair;
    if (!read_pair(move->members[POSITION], &pair) || pair.has[0] == pair.has[1])
        return blame_member(reader, move, POSITION);
    *point = pair.point[pair.has[0] ? 0 : 1];
    return true;
}

static bool read_move_points(struct yinshml_reader *reader, const struct move *move,
                             yinsh_action *action)
{
    struct pair pair;
    if (!yinshml_is_null(move->members[POSITION])) {
        if (!read_pair(move->members[POSITION], &pair) || !pair.has[0] || !pair.has[1])
            return blame_member(reader, move, POSITION);
        action->from = pair.point[0];
        action->to = pair.point[1];
        return true;
    }
    if (!read_point(move->members[SOURCE], &action->from))
        return blame_member(reader, move, SOURCE);
    if (!read_point(move->members[DESTINATION], &action->to))
        return blame_member(reader, move, DESTINATION);
    return true;
}

/* A row without markers: its ends, or nothing at all. */
static bool read_ends(struct yinshml_reader *reader, const struct move *move, struct wanted *wanted)
{
    struct pair pair;
    if (!read_pair(move->members[POSITION], &pair) || pair.has[0] != pair.has[1])
        return blame_member(reader, move, POSITION);
    wanted->actions[0] = (yinsh_action){YINSH_ROW, wanted->side, pair.point[0], pair.point[1]};
    wanted->count = pair.has[0];
    return true;
}

/* A row, which usually has five markers. */
static bool read_row(struct yinshml_reader *reader, const struct move *move, struct wanted *wanted)
{
    struct json_value markers = move->members[MARKERS], name, marker, wrong = {NULL, 0};
    struct json_walk walk = value_walk(markers);
    yinsh_point points[YINSH_ROW_LENGTH];
    size_t count = 0;
    for (; value_next(&walk, &name, &marker); count++)
        if (count < YINSH_ROW_LENGTH && wrong.length == 0 && !read_point(marker, &points[count]))
            wrong = marker;
    if (count == 0 && (yinshml_is_null(markers) || value_is_array(markers)))
        return read_ends(reader, move, wanted);
    if (count == YINSH_ROW_LENGTH && wrong.length > 0)
        return blame(reader, FAULT_JSON_FIELD, wrong, NULL);
    return (count == YINSH_ROW_LENGTH && readings_row(points, wanted->side, &wanted->actions[0])) ||
           blame_member(reader, move, MARKERS);
}

/* The place of a fault of a move: its points, or the move if these are two members. */
static struct place place_of(const struct yinsh_record *record, const struct move *move)
{
    struct json_value value = move->members[POSITION];
    if (value.length == 0)
        value = move->members[MARKERS];
    return value_place(record, value.length > 0 ? value : move->whole);
}

static bool read_player(struct yinshml_reader *reader, const struct move *move, uint8_t *side)
{
    struct json_value player = move->members[PLAYER];
    *side = value_is(player, "black") ? YINSH_BLACK : YINSH_WHITE;
    if (*side == YINSH_BLACK || value_is(player, "white"))
        return true;
    return value_is_string(player) ? blame(reader, FAULT_PLAYER_UNKNOWN, player, NULL)
                                   : blame_member(reader, move, PLAYER);
}

static bool read_move(struct yinshml_reader *reader, const struct move *move, struct wanted *wanted)
{
    yinsh_action *action = &wanted->actions[0];
    int kind = value_find(move->members[TYPE], yinshml_types);
    if (!value_is_object(move->whole))
        return blame(reader, FAULT_JSON_FIELD, move->whole, NULL);
    if (kind < 0)
        return blame_member(reader, move, TYPE);
    wanted->count = 1;
    wanted->place = place_of(reader->record, move);
    if (!read_player(reader, move, &wanted->side))
        return false;
    *action = (yinsh_action){(uint8_t)kind, wanted->side, YINSH_NO_POINT, YINSH_NO_POINT};
    if (kind == YINSH_MOVE)
        return read_move_points(reader, move, action);
    if (kind == YINSH_ROW)
        return read_row(reader, move, wanted);
    return (kind != YINSH_PLACE && kind != YINSH_RING) ||
           read_single(reader, move, kind == YINSH_PLACE ? &action->to : &action->from);
}

/* The passes after the last move, which "passes" counts.  Two of them end a game. */
static bool add_passes(struct yinshml_reader *reader, struct json_value passes)
{
    int64_t count = 0;
    if (yinshml_is_null(passes))
        return true;
    if (!value_integer(passes, &count) || count < 0)
        return record_refuse_json(reader->record, passes, NULL);
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

/* Read the moves, up to the first that is wrong, and count all; false if memory ran out. */
static bool read_moves(struct yinshml_reader *reader, struct json_walk *walk)
{
    struct move move;
    size_t room = scan_left(&walk->cursor) / SHORTEST_MOVE + 1;
    /* More than any game has: before the last of them a rule is broken. */
    room = room < RECORD_ACTIONS ? room : RECORD_ACTIONS + 1;
    size_t all = room + MOST_PASSES;
    reader->wanted = arena_alloc(&reader->record->arena, all * sizeof *reader->wanted);
    reader->moves = arena_alloc(&reader->record->arena, all * sizeof *reader->moves);
    if (reader->record->arena.failed)
        return false;
    for (; take_move(walk, &move); reader->move_count++) {
        if (reader->count == room || reader->blamed.length > 0)
            continue;
        struct wanted *wanted = &reader->wanted[reader->count];
        *wanted = (struct wanted){.unsure = false};
        reader->moves[reader->count] = (struct json_value){
            move.whole.bytes, move.members[MEMBERS].length > 0 ? move.whole.length : 0};
        reader->count += read_move(reader, &move, wanted);
    }
    return true;
}

/* ---- Playing ----------------------------------------------------------- */

/* Members of a move or note that are not its own are kept as comments after it. */
static void keep_members(struct yinsh_record *record, struct json_value object,
                         const char *const own[])
{
    struct json_walk walk = value_walk(object);
    struct json_value key, value;
    while (value_next(&walk, &key, &value)) {
        struct words name, text;
        if (yinshml_is_null(value) || value_find(key, own) >= 0)
            continue;
        if (!value_text(&record->arena, key, &name) || !yinshml_text(record, value, &text))
            return;
        char *whole = arena_alloc(&record->arena, name.length + text.length + sizeof ": ");
        if (whole == NULL)
            return;
        char *end = append_string(append_bytes(whole, name.bytes, name.length), ": ");
        end = append_bytes(end, text.bytes, text.length);
        record_note(record, NOTE_COMMENT, whole, (size_t)(end - whole));
    }
}

/* Play the game up to a number of actions, or to its end; false once there is an error. */
static bool play(struct yinshml_reader *reader, struct readings *readings, uint64_t up_to)
{
    while (reader->record->game.count < up_to && !readings_done(readings)) {
        size_t at = readings->next;
        if (!readings_step(readings, reader->record))
            return false;
        if (readings->next > at && reader->moves[at].length > 0)
            keep_members(reader->record, reader->moves[at], members);
    }
    return record_is_good(reader->record);
}

/*
 * Play up to a note, which has to be among the actions and after the notes before it, unless the
 * record is broken.
 */
static bool play_to_note(struct yinshml_reader *reader, struct readings *readings, int64_t after,
                         struct json_value place)
{
    struct yinsh_record *record = reader->record;
    if (!play(reader, readings, (uint64_t)after))
        return false;
    uint64_t played = record->bulk != NULL ? reader->count : record->game.count;
    bool broken = reader->blamed.length > 0 || record->script.ever_diverged;
    if (after < reader->noted || ((uint64_t)after > played && !broken))
        return record_refuse_json(record, place, "after decreases, or exceeds the actions played");
    reader->noted = after;
    return true;
}

/* A clock may be that of any action; what else a note has belongs after those that were played. */
static bool read_note(struct yinshml_reader *reader, struct readings *readings,
                      struct json_value note)
{
    struct yinsh_record *record = reader->record;
    static const char *const names[] = {"after", "clock", "mark", "comment", NULL};
    enum { AFTER, CLOCK, MARK, COMMENT, OTHER };
    struct json_value values[OTHER + 1] = {{NULL, 0}};
    int64_t after;
    uint64_t milliseconds;
    struct words words;
    if (!record_find_members(record, note, names, values))
        return false;
    bool has_text = values[MARK].length + values[COMMENT].length > 0;
    if (!value_integer(values[AFTER], &after) || after < 0)
        return yinshml_missing(record, note, names[AFTER]);
    if (values[CLOCK].length > 0) {
        if (!json_clock(values[CLOCK], &milliseconds))
            return record_refuse_json(record, values[CLOCK], NULL);
        record_clock(record, (size_t)after, milliseconds);
        if (!has_text && values[OTHER].length == 0)
            return record_is_good(record);
    } else if (!has_text) {
        return yinshml_missing(record, note, names[COMMENT]);
    }
    if (!play_to_note(reader, readings, after, values[AFTER]))
        return false;
    for (int member = MARK; member <= COMMENT; member++) {
        if (values[member].length == 0)
            continue;
        if (!value_text(&record->arena, values[member], &words))
            return yinshml_missing(record, note, names[member]);
        record_keep(record, value_place(record, values[member]));
        record_note(record, member == MARK ? NOTE_MARK : NOTE_COMMENT, words.bytes, words.length);
    }
    keep_members(record, note, names);
    return record_is_good(record);
}

/* Read what was played, once the moves are known. */
static void read_played(struct yinshml_reader *reader, const struct yinshml_game *game)
{
    struct yinsh_record *record = reader->record;
    struct readings readings;
    struct json_value notes = game->members[YINSHML_NOTES], name, note;
    struct json_walk walk = value_walk(notes);
    if (!add_passes(reader, game->members[YINSHML_PASSES]) ||
        !readings_find(&readings, record, reader->wanted, reader->count))
        return;
    while (value_is_array(notes) && value_next(&walk, &name, &note))
        if (!read_note(reader, &readings, note))
            return;
    if (!play(reader, &readings, UINT64_MAX) || reader->blamed.length == 0)
        return;
    /* The first move that was not played would begin a turn. */
    if (record->bulk == NULL && record->game.turn != record->game.now.turn)
        record_begin_turn(record);
    record_fault(record, reader->code, value_place(record, reader->blamed), reader->words);
}

/* Find the members of a game, and read its moves on the way; false without memory. */
static bool find_members(struct yinshml_reader *reader, struct json_walk *walk,
                         struct yinshml_game *game)
{
    struct json_value name, value;
    size_t at = 0;
    for (; value_next_name(walk, yinshml_members, game->members, &at, &name); at = 0) {
        value.bytes = walk->cursor.at;
        if (at == YINSHML_MOVES && value_open(walk, ']')) {
            if (!read_moves(reader, walk) || !value_close(walk, '}'))
                return false;
            value.length = (size_t)(walk->cursor.at - value.bytes);
        } else if (!value_take_next(walk, &value)) {
            return false;
        }
        game->members[at] = value;
    }
    return value_close(walk, '\0');
}

bool yinshml_read_game(struct yinsh_record *record, struct json_walk *walk)
{
    struct yinshml_reader reader = {.record = record};
    struct yinshml_game game = {.whole = {walk->cursor.at, 0}};
    if (!value_open(walk, '}') || !find_members(&reader, walk, &game))
        return record_refuse_twice(record, walk);
    game.whole.length = (size_t)(walk->cursor.at - game.whole.bytes);
    if (!yinshml_read_head(record, &game, reader.move_count))
        return true;
    if (reader.moves != NULL)
        read_played(&reader, &game);
    else
        yinshml_missing(record, game.whole, "moves");
    return true;
}
