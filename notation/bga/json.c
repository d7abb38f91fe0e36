/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * bga-json: the log of a game as BoardGameArena sends it; read only.
 *
 *     file     = { record | "[" | "," | "]" }    JSON (RFC 8259), one object a record
 *     record   = { "data": data, ... }
 *     data     = { "players": [ player, player ], "logs": [ entry, ... ], ... }
 *     player   = { "id": id, "color": "#ffffff" | "#000000", "name": text, ... }
 *     entry    = { "data": note | [ note, ... ], ... }
 *     note     = { "type": type, "log": template, "args": args, ... }
 *     type     = "move" | "restartUndo" | "gameEnd" | types that change nothing
 *     args     = { "player_id": id, "player_name": text, "locationFrom": point,
 *                  "locationTo": point, "flips": number, ... }
 *     id       = text | number
 *
 * What a "move" is only its template says: "${player_name} " and the words that the text
 * log has, see bga_phrases.  Of a template as "... and flips ${n} markers" the number is
 * args.n, or is there itself.  White is #ffffff.  If "players" is left out, the
 * first player who moves is White.  A player is known by their id, or by their name if that
 * is left out.  "gameEnd" names the winner; its template may state that they removed 3 rings.
 *
 * A record ends with its object.  After a broken object the next one is looked for by its first
 * members.
 */
#include "notation/bga/bga.h"
#include "record/record.h"
#include "rules/rules.h"
#include "syntax/json_record.h"
#include "json/json_walk.h"

#include <string.h>

extern const struct notation notation_bga_json;

struct bga_json_reader {
    struct bga_game game;
    struct words names[2]; /* by colour; bytes are NULL if unknown */
    bool type_warned;
};

/* A value is missing from, or wrong in, another one. */
static bool bad_field(struct bga_json_reader *reader, struct json_value value, const char *what)
{
    return record_refuse_json(reader->game.record, value, what);
}

/* Whether a member is of the kind asked for; files a fault of it, or of the object, if not. */
static bool is_member(struct bga_json_reader *reader, struct json_value object, const char *name,
                      bool (*is_kind)(struct json_value), struct json_value member)
{
    return (member.length > 0 && is_kind(member)) ||
           bad_field(reader, member.length > 0 ? member : object, name);
}

/*
 * Read the objects of an array one after another, each of which was opened; false if one is wrong.
 * Another element is not what the words say.
 */
static bool read_each(struct bga_json_reader *reader, struct json_value array, const char *what,
                      bool (*read)(struct bga_json_reader *reader, struct json_walk *walk))
{
    struct json_walk walk = value_walk(array);
    struct json_value name, other;
    while (value_open_next(&walk, '}'))
        if (!read(reader, &walk))
            return false;
    return !value_next(&walk, &name, &other) || bad_field(reader, other, what);
}

/* ---- Players ----------------------------------------------------------- */

/* A text, as a tag may hold it. */
static bool read_text(struct bga_json_reader *reader, struct json_value value, const char *what,
                      struct words *words)
{
    struct yinsh_record *record = reader->game.record;
    bool good = value_text(&record->arena, value, words) && strlen(words->bytes) == words->length;
    return good || (!record->arena.failed && bad_field(reader, value, what));
}

/* An id: the digits of a number are as good as those of a text. */
static bool read_id(struct bga_json_reader *reader, struct json_value value, const char *what,
                    struct words *words)
{
    *words = (struct words){value.bytes, value.length};
    return is_digit(*value.bytes) || read_text(reader, value, what, words);
}

/* The first name that is known of a player is their tag. */
static bool take_name(struct bga_json_reader *reader, enum yinsh_colour side,
                      struct json_value value)
{
    struct words *name = &reader->names[side];
    if (name->bytes != NULL || value.length == 0)
        return true;
    return read_text(reader, value, "name", name) &&
           (name->length == 0 || record_tag(reader->game.record, words_of(names_of_colour[side]),
                                            *name, value_place(reader->game.record, value)));
}

static bool read_colour(struct json_value value, enum yinsh_colour *side)
{
    struct words colour = json_inside(value);
    if (colour.length > 0 && *colour.bytes == '#')
        colour = words_from(colour, 1);
    *side = words_are(colour, "000000") ? YINSH_BLACK : YINSH_WHITE;
    return *side == YINSH_BLACK || words_alike(colour, "ffffff");
}

static bool read_player(struct bga_json_reader *reader, struct json_walk *walk)
{
    static const char *const names[] = {"id", "color", "name", NULL};
    enum { ID, COLOR, NAME, MEMBERS };
    struct json_value values[MEMBERS + 1] = {{NULL, 0}}, player;
    struct words words;
    enum yinsh_colour side;
    if (!record_take_members(reader->game.record, walk, ']', names, values, &player) ||
        !is_member(reader, player, names[COLOR], value_is_string, values[COLOR]))
        return false;
    struct words *known = reader->game.players;
    if (!read_colour(values[COLOR], &side) || known[side].bytes != NULL)
        return bad_field(reader, values[COLOR], names[COLOR]);
    if (values[ID].length == 0)
        return bad_field(reader, player, names[ID]);
    if (!read_id(reader, values[ID], names[ID], &words))
        return false;
    if (words.length == 0 || words_equal(words, known[1 - (int)side]))
        return bad_field(reader, values[ID], names[ID]);
    known[side] = words;
    return take_name(reader, side, values[NAME]);
}

static bool read_players(struct bga_json_reader *reader, struct json_value players)
{
    if (players.length == 0)
        return true;
    if (!value_is_array(players))
        return bad_field(reader, players, "players");
    if (!read_each(reader, players, "player", read_player))
        return false;
    return (reader->game.players[0].bytes != NULL && reader->game.players[1].bytes != NULL) ||
           bad_field(reader, players, "two players");
}

/* Whether both players have a name, which then does not decide between them. */
static bool is_shared(const struct bga_json_reader *reader, struct words name)
{
    return reader->names[YINSH_WHITE].bytes != NULL && reader->names[YINSH_BLACK].bytes != NULL &&
           words_equal(reader->names[YINSH_WHITE], name) &&
           words_equal(reader->names[YINSH_BLACK], name);
}

/* The arguments of a note that are understood. */
enum { PLAYER_ID, PLAYER_NAME, FROM, TO, ARGS };
static const char *const arg_names[] = {"player_id", "player_name", "locationFrom", "locationTo",
                                        NULL};

/* The arguments of a note. */
struct args {
    struct json_value whole;
    struct json_value members[ARGS + 1];
};

/* The player of a step, by their id, or by their name if the id is omitted. */
static bool read_side(struct bga_json_reader *reader, const struct args *args,
                      enum yinsh_colour *side, struct json_value *who)
{
    struct json_value name = args->members[PLAYER_NAME];
    struct words words;
    *who = args->members[PLAYER_ID];
    if (who->length > 0)
        return read_id(reader, *who, arg_names[PLAYER_ID], &words) &&
               bga_find_player(&reader->game, words, value_place(reader->game.record, *who),
                               side) &&
               take_name(reader, *side, name);
    *who = name;
    if (who->length == 0)
        return bad_field(reader, args->whole, arg_names[PLAYER_ID]);
    if (!read_text(reader, *who, arg_names[PLAYER_NAME], &words))
        return false;
    for (int i = YINSH_WHITE; i <= YINSH_BLACK && !is_shared(reader, words); i++)
        if (reader->names[i].bytes != NULL && words_equal(reader->names[i], words)) {
            *side = (enum yinsh_colour)i;
            return true;
        }
    return record_fault(reader->game.record, FAULT_PLAYER_UNKNOWN,
                        value_place(reader->game.record, *who), NULL);
}

/* ---- Steps ------------------------------------------------------------- */

/*
 * The wording that a template has after the player's name, or NULL; *rest is what follows it.
 * "removes a ring from" holds "moves a ring from": only whole wordings are compared.
 */
static const struct bga_phrase *find_phrase(struct words template, const char **rest)
{
    static const char player[] = "${player_name} ";
    const size_t length = sizeof player - 1;
    if (strncmp(template.bytes, player, length) != 0)
        return NULL;
    const char *words = template.bytes + length;
    for (const struct bga_phrase *phrase = bga_phrases; phrase->words != NULL; phrase++) {
        size_t size = phrase->length - (phrase->points > 0); /* without the blank */
        if (strncmp(words, phrase->words, size) != 0)
            continue;
        *rest = words + size;
        if (**rest == '\0' || (**rest == ' ' && phrase->points > 0))
            return phrase;
    }
    return NULL;
}

/* A point of a step; one that is off the board is what a fault of the step points at. */
static bool read_point(struct bga_json_reader *reader, const struct args *args, int member,
                       struct bga_step *step, yinsh_point *point)
{
    struct json_value value = args->members[member];
    const char *name = arg_names[member];
    struct words words;
    bool bad_before = step->place.length > 0 && step->from == YINSH_NO_POINT;
    if (!is_member(reader, args->whole, name, value_is_string, value) ||
        !read_text(reader, value, name, &words))
        return false;
    if (!words_are_point(words, point))
        return bad_field(reader, value, name);
    if (step->place.length == 0 || (*point == YINSH_NO_POINT && !bad_before))
        step->place = place_of_words(reader->game.record, json_inside(value));
    return true;
}

static bool read_points(struct bga_json_reader *reader, const struct args *args,
                        struct bga_step *step)
{
    step->place.length = 0;
    if (step->kind == BGA_PLACE || step->kind == BGA_MARKER)
        return read_point(reader, args, TO, step,
                          step->kind == BGA_PLACE ? &step->to : &step->from);
    return read_point(reader, args, FROM, step, &step->from) &&
           (step->kind == BGA_RING || read_point(reader, args, TO, step, &step->to));
}

/* Digits, and nothing else, as the number of markers turned over. */
static bool scan_flips(const char *bytes, size_t length, struct bga_step *step)
{
    enum { MOST = 999 };
    struct cursor cursor = cursor_over(bytes, length);
    step->flips_stated = scan_number(&cursor, MOST, &step->flips) > 0 && cursor.at == cursor.end;
    return step->flips_stated;
}

/*
 * The number of markers that a move turned over, if it is stated; rest is the end of the template.
 * A number that the template refers to has to be there.
 */
static bool read_flips(struct bga_json_reader *reader, struct json_value args,
                       struct json_value log, const char *rest, struct bga_step *step)
{
    static const char flips[] = " and flips ";
    char name[32] = "flips";
    struct words words;
    const char *said = strstr(rest, flips);
    said = said != NULL ? said + sizeof flips - 1 : "";
    size_t length = strcspn(said, " ");
    bool named =
        length > 3 && length < sizeof name && memcmp(said, "${", 2) == 0 && said[length - 1] == '}';
    step->flips_place = value_place(reader->game.record, log);
    if (length > 0 && scan_flips(said, length, step))
        return true;
    if (named) {
        memcpy(name, said + 2, length - 3);
        name[length - 3] = '\0';
    }
    struct json_value value[2] = {{NULL, 0}};
    if (!record_find_members(reader->game.record, args, (const char *const[]){name, NULL}, value))
        return false;
    if (value->length == 0 || (!named && !is_digit(*value->bytes) && !value_is_string(*value)))
        return !named || bad_field(reader, args, name);
    step->flips_place = value_place(reader->game.record, *value);
    return read_id(reader, *value, name, &words) &&
           (scan_flips(words.bytes, words.length, step) || bad_field(reader, *value, name));
}

/* The members of a note. */
enum { TYPE, LOG, ARGUMENTS, NOTE_MEMBERS };
static const char *const note_names[] = {"type", "log", "args", NULL};

/* A note that is a step; its template states which. */
static bool read_step(struct bga_json_reader *reader, struct json_value note,
                      const struct json_value members[], bool undo)
{
    struct json_value log = members[LOG], who;
    struct args args = {members[ARGUMENTS], {{NULL, 0}}};
    struct words template;
    enum yinsh_colour side = YINSH_WHITE;
    const char *rest;
    if (!is_member(reader, note, note_names[LOG], value_is_string, log) ||
        !read_text(reader, log, note_names[LOG], &template) ||
        !is_member(reader, note, note_names[ARGUMENTS], value_is_object, args.whole))
        return false;
    const struct bga_phrase *phrase = find_phrase(template, &rest);
    if (phrase == NULL || phrase->kind == BGA_WON || undo != (phrase->points == 0))
        return bad_field(reader, log, note_names[LOG]);
    struct bga_step step = {.kind = phrase->kind,
                            .from = YINSH_NO_POINT,
                            .to = YINSH_NO_POINT,
                            .place = value_place(reader->game.record, log)};
    if (!record_find_members(reader->game.record, args.whole, arg_names, args.members) ||
        !read_side(reader, &args, &side, &who) || (!undo && !read_points(reader, &args, &step)) ||
        (step.kind == BGA_MOVE && !read_flips(reader, args.whole, log, rest, &step)))
        return false;
    return bga_play(&reader->game, side, &step);
}

/* The end of the game: who won, and whether by rings, as the template states. */
static bool read_end(struct bga_json_reader *reader, const struct json_value members[])
{
    struct yinsh_record *record = reader->game.record;
    struct json_value log = members[LOG], who;
    struct args args = {members[ARGUMENTS], {{NULL, 0}}};
    struct words words;
    enum yinsh_colour side = YINSH_WHITE;
    if (!record_find_members(record, args.whole, arg_names, args.members))
        return false;
    struct json_value name = args.members[PLAYER_NAME];
    bool by_id = args.members[PLAYER_ID].length > 0;
    if (!by_id && name.length == 0)
        return true;
    if (value_is(log, "${player_name} has removed 3 rings"))
        record_claim_end(record, YINSH_END_RINGS, value_place(record, log));
    if (!by_id && !read_text(reader, name, arg_names[PLAYER_NAME], &words))
        return false;
    if (!by_id && is_shared(reader, words))
        return record_fault(record, FAULT_RESULT_UNREAD, value_place(record, name), NULL);
    if (!read_side(reader, &args, &side, &who))
        return false;
    return record_claim_result(record, rules_won_by(side), value_place(record, who));
}

static bool read_note(struct bga_json_reader *reader, struct json_walk *walk)
{
    static const char *const idle[] = {"gameStateChange", "confirmMove", "updateReflexionTime",
                                       "simpleNode", NULL};
    struct json_value members[NOTE_MEMBERS + 1] = {{NULL, 0}}, note;
    if (!record_take_members(reader->game.record, walk, ']', note_names, members, &note) ||
        !is_member(reader, note, note_names[TYPE], value_is_string, members[TYPE]))
        return false;
    if (value_is(members[TYPE], "move"))
        return read_step(reader, note, members, false);
    if (value_is(members[TYPE], "restartUndo"))
        return read_step(reader, note, members, true);
    if (value_is(members[TYPE], "gameEnd"))
        return read_end(reader, members);
    if (value_find(members[TYPE], idle) >= 0)
        return true;
    if (!reader->type_warned)
        record_fault(reader->game.record, FAULT_COMMAND_IGNORED,
                     value_place(reader->game.record, members[TYPE]), NULL);
    reader->type_warned = true;
    return true;
}

/* ---- Records ----------------------------------------------------------- */

static bool read_entry(struct bga_json_reader *reader, struct json_walk *walk)
{
    static const char *const names[] = {"data", NULL};
    struct json_value data[2] = {{NULL, 0}}, entry;
    if (!record_take_members(reader->game.record, walk, ']', names, data, &entry))
        return false;
    struct json_walk note = value_walk(*data);
    if (value_is_object(*data))
        return read_note(reader, &note);
    return is_member(reader, entry, names[0], value_is_array, *data) &&
           read_each(reader, *data, "notification", read_note);
}

/* Read a game from its object and the longest array or object directly inside that. */
static bool read_game(struct bga_json_reader *reader, struct json_value whole,
                      struct json_value longest)
{
    static const char *const names[] = {"data", NULL}, *const in_data[] = {"players", "logs", NULL};
    enum { PLAYERS, LOGS, MEMBERS };
    struct json_walk walk = value_walk(whole);
    struct json_value data[2] = {{NULL, 0}}, members[MEMBERS + 1] = {{NULL, 0}};
    walk.known = longest;
    return record_take_members(reader->game.record, &walk, '\0', names, data, &whole) &&
           record_find_members(reader->game.record, data[0], in_data, members) &&
           is_member(reader, whole, names[0], value_is_object, data[0]) &&
           read_players(reader, members[PLAYERS]) &&
           is_member(reader, data[0], in_data[LOGS], value_is_array, members[LOGS]) &&
           read_each(reader, members[LOGS], "log entry", read_entry);
}

/* Take what a log begins with. */
static bool scan_log(struct cursor *cursor)
{
    struct json_value name = {NULL, 0};
    if (!json_next_name(cursor, &name))
        return false;
    if (!value_is(name, "data"))
        return value_is(name, "status");
    name.length = 0;
    json_next_name(cursor, &name);
    return value_is(name, "players") || value_is(name, "logs");
}

/*
 * Whether an object begins at the cursor as a log does.  Inside of a log "data" is an array, or an
 * object with a "type"; a "status" is only outside.
 */
static bool begins_log(struct cursor *cursor)
{
    return json_begins(cursor, scan_log);
}

/* Whether a record begins at the cursor, so that the one before it ends. */
static bool ends_log(struct cursor *cursor)
{
    return begins_log(cursor) || json_others_begin(cursor, &notation_bga_json);
}

static bool bga_json_read(struct cursor *cursor, struct yinsh_record *record)
{
    struct bga_json_reader reader = {.game.record = record};
    struct json_value whole, longest;
    if (!json_find_object(cursor, record, begins_log))
        return !record_is_good(record);
    if (!record_take_json(record, cursor, ends_log, &whole, &longest))
        return true;
    record->whole = true;
    if (read_game(&reader, whole, longest))
        bga_finish(&reader.game);
    return true;
}

/* The next record begins as a log does. */
static bool bga_json_resync(struct cursor *cursor, struct yinsh_record *record)
{
    return json_find_record(cursor, record, begins_log);
}

static const struct signature signatures[] = {
    {"\\A[\\s[\\x1E]*\\{\\s*\"(?:status|data)\"\\s*:", 30, "{\":", "{[\036"},
    {"\"log\"\\s*:\\s*\"\\$\\{player_name\\} (?:places|moves|removes|restarts|takes)", 60,
     "\"log\":\"${player_name} ", NULL},
    {"\"player_name\"\\s*:", 10, "\"player_name\":", NULL},
    {NULL, 0, "", NULL},
};

const struct notation notation_bga_json = {
    .name = "bga-json",
    .description = "the log of BoardGameArena as JSON; read only",
    .extensions = ".json",
    .signatures = signatures,
    .announces = begins_log,
    .announced_by = "{[",
    .read = bga_json_read,
    .resync = bga_json_resync,
    .states_flips = true,
};
