/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * yinshml: the JSON of the program YinshML, in both of its schemas.
 *
 *     file    = { value | "," | "[" | "]" | "}" }     see below
 *     game    = "{" member { "," member } "}"         a record
 *     member  = '"source":' text                      tag Site
 *             | '"game_id":' value                    tag GameName
 *             | '"players":' "{" colour ":" "{" '"name":' text ',"rating":' value "}" ... "}"
 *             | ( '"white_model":' | '"black_model":' ) text          tags White and Black
 *             | '"result":' ( '"white"' | '"black"' | '"draw"' | "null" )
 *             | ( '"white_score":' | '"black_score":' ) number        rings removed
 *             | '"n_moves":' number                   elements of "moves"
 *             | '"moves":' "[" move { "," move } "]"
 *             | '"variant":' text | '"position":' text | '"end":' text
 *             | '"passes":' number | '"tags":' "{" ... "}" | '"notes":' "[" note ... "]"
 *             | name ":" value                        tag of that name
 *     move    = '{"move_type":' type ',"player":' colour point... "}"
 *     type    = '"PLACE_RING"'     with "position"
 *             | '"MOVE_RING"'      with "source" and "destination", or "position": "A2->B2"
 *             | '"REMOVE_MARKERS"' with "markers", five points, or "position": "None->None"
 *             | '"REMOVE_RING"'    with "position", which may be "A2->None"
 *             | '"PASS"' | '"STEAL"'                  our own
 *     note    = '{"after":' number { ',' ( '"comment":' text | '"mark":' text
 *                                        | '"clock":' milliseconds ) } "}"
 *     colour  = '"white"' | '"black"'
 *
 * The members of a game and of a move come in any order.  From "variant" on they are our
 * own; "passes" counts the passes after the last move, while passes between moves are left
 * out and supplied.  In the schema with "position": "None->None" the row is lost: it is
 * searched (record/readings.h).  Other members of a move or note are kept as comments.
 *
 * A file is an array of games, or an object with the games in its member "games" and what
 * they share in "config", or games one after another.  A record is one game, and what is
 * around games is skipped piece by piece, so that a file need not fit into memory.
 */

#include "notation/yinshml/yinshml.h"

#include <string.h>

extern const struct notation notation_yinshml;

/* Whether the reader saw a record; in yinsh_record.scratch.state. */
enum { NOT_READ, WAS_READ };

/* ---- Finding games ----------------------------------------------------- */

/*
 * Members of what is around games, and of games: each shows which of them it is.  The first certain
 * ones of a game show it wherever they are.
 */
enum { CERTAIN = 4 };
static const char *const around_games[] = {"games", "config", "wins", NULL};
static const char *const in_games[] = {"moves",       "n_moves", "white_score",
                                       "black_score", "players", "game_id",
                                       "source",      "result",  NULL};

/*
 * Whether a game, or what is around games, seems to begin with a bracket at the cursor, by the
 * name of its first member.  *name and *after are that name and what is after its colon.
 */
static bool seems_game(struct cursor *cursor, struct json_value *name, struct cursor *after)
{
    struct json_value value;
    *after = *cursor;
    name->length = 0;
    bool named = json_next_name(after, name);
    struct cursor ahead = *after;
    /* The "source" of a move is a point, and our own "result" is no word. */
    bool game = value_find(*name, in_games) >= 0 &&
                !(value_is(*name, "source") && value_skip(&ahead, &value) && value.length <= 5) &&
                !(value_is(*name, "result") && !is_letter(scan_peek(&ahead)) &&
                  !is_letter(scan_ahead(&ahead, 1)));
    cursor->starved |= ahead.starved;
    return named && (game || value_find(*name, around_games) >= 0);
}

/*
 * Whether a game, or what is around games, begins with the bracket at the cursor, even among what
 * is left of a broken one: its tags may have the names of a game's members, but only texts as
 * values, and hardly two of those names in a row.
 */
static bool begins_game(struct cursor *cursor)
{
    struct json_value name;
    struct cursor ahead;
    if (!seems_game(cursor, &name, &ahead))
        return false;
    char first = scan_peek(&ahead);
    if (first == '{' || first == '[' || is_digit(first))
        return true;
    bool begins = json_next_name(&ahead, &name) && value_find(name, in_games) >= 0;
    cursor->starved |= ahead.starved;
    return begins;
}

/* Whether a record begins at the cursor, so that the one before it ends. */
static bool ends_game(struct cursor *cursor)
{
    return begins_game(cursor) || json_others_begin(cursor, &notation_yinshml);
}

/*
 * Whether the object that the cursor is on is one around games: its first known member
 * decides, so that it need not be there as a whole.
 */
static bool is_around_games(struct cursor *cursor)
{
    struct cursor ahead = *cursor;
    struct json_value name = {NULL, 0};
    bool around = false, game = false;
    while (!around && !game && json_next_name(&ahead, &name)) {
        around = value_find(name, around_games) >= 0;
        game = value_find(name, in_games) >= 0;
    }
    cursor->starved |= ahead.starved;
    return around;
}

/* File that the JSON is broken at a byte, and skip it. */
static bool syntax_fault(struct cursor *cursor, struct yinsh_record *record, const char *at)
{
    cursor->at = at + 1;
    return record_fault(record, FAULT_JSON_SYNTAX, (struct place){(size_t)(at - cursor->start), 1},
                        NULL);
}

/* Keep the names that the configuration gives the players; false after a fault. */
static bool carry_names(struct yinsh_record *record, struct json_value config)
{
    /* A label counts more than what comes before. */
    static const char *const names[] = {"white", "black", "white_label", "black_label", NULL};
    struct json_value values[sizeof names / sizeof names[0]] = {{NULL, 0}};
    struct words name;
    if (!record_find_members(record, config, names, values))
        return false;
    for (int i = 0; names[i] != NULL; i++)
        if (value_text(&record->arena, values[i], &name) &&
            memchr(name.bytes, '\0', name.length) == NULL)
            record_carry_name(record, (enum yinsh_colour)(i % 2), name);
    return true;
}

/*
 * Take a member of the object around the games: enter the array of games, keep the names that the
 * configuration gives the players, and skip any other.
 */
static bool pass_member(struct cursor *cursor, struct yinsh_record *record)
{
    const char *first = cursor->at;
    struct json_value name, value;
    if (!json_take_name(cursor, &name))
        return syntax_fault(cursor, record, first);
    if (value_is(name, "games") && scan_byte(cursor, '['))
        return true;
    if (!record_take_json(record, cursor, ends_game, &value, NULL))
        return false;
    return !value_is(name, "config") || carry_names(record, value);
}

/* Move to the next game; false if there is none before the end, or a fault was filed. */
static bool find_game(struct cursor *cursor, struct yinsh_record *record)
{
    struct json_value word;
    for (;;) {
        const char *blanks = cursor->at;
        scan_blanks(cursor);
        if (scan_at_end(cursor))
            return false;
        char next = *cursor->at;
        bool newline = memchr(blanks, '\n', (size_t)(cursor->at - blanks)) != NULL;
        if ((newline && notation_others_begin_at(cursor, cursor->at, false, &notation_yinshml)) ||
            notation_others_announce(cursor, &notation_yinshml))
            return false;
        if (next == '{' && !is_around_games(cursor))
            return true;
        if (next != '\0' && strchr("{[]},\036", next) != NULL) {
            cursor->at++;
        } else if (next == '"') {
            if (!pass_member(cursor, record))
                return false;
        } else if (!value_skip(cursor, &word) || value_word_fault(word) != NULL) {
            cursor->at = word.bytes;
            /* A line after the last bracket may be text. */
            return newline && blanks > cursor->start ? false
                                                     : syntax_fault(cursor, record, cursor->at);
        }
    }
}

/* ---- The notation ------------------------------------------------------ */

static bool yinshml_read(struct cursor *cursor, struct yinsh_record *record)
{
    struct json_value game;
    record->scratch.state = WAS_READ;
    if (!find_game(cursor, record))
        return !record_is_good(record);
    record->window.begin = scan_offset(cursor);
    struct json_walk walk = {.cursor = *cursor};
    if (record->bulk == NULL) {
        if (!record_take_json(record, cursor, ends_game, &game, NULL))
            return true;
        record->whole = true;
        yinshml_read_game(record, &walk);
        return true;
    }
    /* A game that is not closed may end where a line begins, which was not examined. */
    record->whole = yinshml_read_game(record, &walk) &&
                    memchr(cursor->at, '\n', (size_t)(walk.cursor.at - cursor->at)) == NULL;
    cursor->at = walk.cursor.at;
    cursor->starved |= walk.cursor.starved;
    return true;
}

/* Take what a game begins with up to a member that is certainly one of a game. */
static bool scan_game(struct cursor *cursor)
{
    struct cursor ahead;
    struct json_value name;
    bool begins = seems_game(cursor, &name, &ahead);
    name.length = 0;
    while (!begins && json_next_name(cursor, &name))
        begins = (unsigned)value_find(name, in_games) < CERTAIN;
    return begins;
}

static bool yinshml_announces(struct cursor *cursor)
{
    return json_begins(cursor, scan_game);
}

/* A record that was refused was not skipped; else the next begins with a known member. */
static bool yinshml_resync(struct cursor *cursor, struct yinsh_record *record)
{
    while (record->scratch.state == NOT_READ && !scan_at_end(cursor) && *cursor->at != '{')
        cursor->at++;
    return json_find_record(cursor, record, begins_game);
}

const struct notation notation_yinshml = {
    .name = "yinshml",
    .description = "the JSON of the program YinshML",
    .extensions = ".json",
    .signatures =
        (const struct signature[]){
            {"\"move_type\"\\s*:\\s*\"(PLACE_RING|MOVE_RING|REMOVE_MARKERS|REMOVE_RING)\"", 60,
             "\"move_type\":", NULL},
            {"\"(white_score|black_score|n_moves)\"\\s*:", 20, "\"_:", NULL},
            {NULL, 0, "", NULL},
        },
    .announces = yinshml_announces,
    .announced_by = "{[",
    .read = yinshml_read,
    .resync = yinshml_resync,
    .write = yinshml_write,
};
