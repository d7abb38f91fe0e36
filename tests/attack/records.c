/* SPDX-License-Identifier: BSD-2-Clause */
#include "attack/records.h"

#include "reader/reader.h"
#include "registry/notation_list.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    FIRST_ACTIONS = 6, /* by which a game is known */
    SHORTEST = 8,      /* actions of a game */
    LINE_WIDTH = 72,
    NUMBER_STEP = 97,
    NUMBER_FIRST = 10013
};

static struct generated_game games[ATTACK_GAMES];
static uint64_t first_actions[ATTACK_GAMES];
static struct unit units[ATTACK_NOTATIONS][ATTACK_GAMES];
static size_t unit_counts[ATTACK_NOTATIONS], unreadable[ATTACK_NOTATIONS];

/* ---- Text ---------------------------------------------------------------- */

void buffer_put(struct buffer *buffer, const char *bytes, size_t length)
{
    buffer->full |= length > sizeof buffer->bytes - buffer->length;
    if (buffer->full || length == 0)
        return;
    memcpy(buffer->bytes + buffer->length, bytes, length);
    buffer->length += length;
}

void buffer_string(struct buffer *buffer, const char *string)
{
    buffer_put(buffer, string, strlen(string));
}

void buffer_format(struct buffer *buffer, const char *format, ...)
{
    char piece[512];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(piece, sizeof piece, format, arguments);
    va_end(arguments);
    if (length < 0 || (size_t)length >= sizeof piece)
        abort();
    buffer_put(buffer, piece, (size_t)length);
}

void buffer_replace(struct buffer *buffer, size_t at, size_t length, const char *bytes,
                    size_t new_length)
{
    char *place = buffer->bytes + at;
    if (at > buffer->length)
        return;
    if (length > buffer->length - at)
        length = buffer->length - at;
    buffer->full |= new_length > sizeof buffer->bytes - (buffer->length - length);
    if (buffer->full)
        return;
    memmove(place + new_length, place + length, buffer->length - at - length);
    if (new_length > 0)
        memcpy(place, bytes, new_length);
    buffer->length += new_length - length;
}

static int take_bytes(void *context, const char *bytes, size_t length)
{
    buffer_put(context, bytes, length);
    return 0;
}

/* ---- What a record is ---------------------------------------------------- */

static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t length)
{
    const unsigned char *at = bytes;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ at[i]) * UINT64_C(0x100000001b3);
    return hash ^ hash >> 29;
}

static uint64_t hash_number(uint64_t hash, uint64_t number)
{
    return hash_bytes(hash, &number, sizeof number);
}

static uint64_t hash_actions(const yinsh_action *actions, size_t count)
{
    uint64_t hash = 1;
    for (size_t i = 0; i < count; i++) {
        hash = hash_number(hash, actions[i].kind);
        hash = hash_number(hash, actions[i].from);
        hash = hash_number(hash, actions[i].to);
    }
    return hash;
}

/*
 * A number that is hardly ever that of another game if one of its digits is changed, and never if
 * some are cut off.
 */
int attack_number(int game)
{
    return NUMBER_STEP * game + NUMBER_FIRST;
}

/* The game of the number after the first of some words in a text, or NO_GAME. */
static int number_in(const char *text, const char *const words[])
{
    for (; *words != NULL; words++) {
        const char *at = strstr(text, *words);
        int past = at != NULL ? atoi(at + strlen(*words)) - NUMBER_FIRST : -1;
        if (past >= 0 && past % NUMBER_STEP == 0 && past / NUMBER_STEP < ATTACK_GAMES)
            return past / NUMBER_STEP;
    }
    return NO_GAME;
}

static void name_as(struct identity *identity, int *which, int game)
{
    if (game == NO_GAME)
        return;
    identity->mixed |= *which != NO_GAME && *which != game;
    *which = game;
}

bool attack_has(int notation, enum notation_form form)
{
    return traits_have(traits_of(notation_table[notation]), form);
}

int attack_notation_count(void)
{
    int count = 0;
    while (notation_table[count] != NULL)
        count++;
    return count;
}

static void identify_notes(const struct yinsh_record *record, struct identity *identity)
{
    static const char *const words[] = {"note", NULL};
    bool ignored = record->notation != NULL &&
                   traits_have(traits_of(notation_find(record->notation)), COMMENTS_ARE_LINES);
    for (const struct note *note = record->notes; note != NULL; note = note->next) {
        if (note->kind == NOTE_COMMENT && ignored)
            continue;
        identity->whole = hash_number(identity->whole, note->kind);
        identity->whole = hash_number(identity->whole, note->after);
        identity->whole = hash_number(identity->whole, note->milliseconds);
        if (note->text == NULL)
            continue;
        identity->whole = hash_bytes(identity->whole, note->text, note->length);
        if (note->kind == NOTE_COMMENT)
            name_as(identity, &identity->noted, number_in(note->text, words));
    }
}

struct cursor attack_cursor(const char *bytes, size_t length)
{
    struct cursor cursor = cursor_over(bytes, length);
    cursor.notations = notation_table;
    return cursor;
}

struct identity attack_identify(const struct yinsh_record *record)
{
    static const char *const words[] = {"Anna", "Bert", "Cup ", NULL};
    char line[YINSH_POSITION_TEXT];
    yinsh_action actions[FIRST_ACTIONS];
    struct identity identity = {
        .good = yinsh_record_status(record) == YINSH_STATUS_OK,
        .outcome = hash_bytes(7, line, yinsh_position_format(&record->game.start, line)),
        .game = NO_GAME,
        .named = NO_GAME,
        .noted = NO_GAME};
    for (size_t i = 0; i < record->tag_count; i++) {
        const struct tag *tag = &record->tags[i];
        identity.outcome = hash_bytes(identity.outcome, tag->name, strlen(tag->name) + 1);
        identity.outcome = hash_bytes(identity.outcome, tag->value, tag->length + 1);
        name_as(&identity, &identity.named, number_in(tag->value, words));
    }
    identity.outcome = hash_number(identity.outcome, yinsh_record_result(record));
    identity.outcome = hash_number(identity.outcome, yinsh_record_end(record));
    identity.outcome = hash_number(identity.outcome, (uint64_t)yinsh_record_turns(record));
    identity.outcome = hash_number(identity.outcome, (uint64_t)yinsh_record_moves(record));
    for (size_t i = 0; i < record->game.count; i++)
        identity.actions =
            hash_bytes(identity.actions, &record->game.played[i].action, sizeof *actions);
    identity.whole = hash_number(identity.outcome, identity.actions);
    identify_notes(record, &identity);
    if (record->game.count < FIRST_ACTIONS)
        return identity;
    for (size_t i = 0; i < FIRST_ACTIONS; i++)
        actions[i] = record->game.played[i].action;
    uint64_t first = hash_actions(actions, FIRST_ACTIONS);
    for (int i = 0; i < ATTACK_GAMES; i++)
        if (first_actions[i] == first)
            identity.game = i;
    return identity;
}

/* ---- Games ----------------------------------------------------------------- */

/* Leave out what comes after an action number, up to where a turn begins. */
static void shorten(struct chance *chance, struct generated_game *game)
{
    yinsh_position position;
    size_t at = SHORTEST + attack_below(chance, 22);
    for (; at < game->count; at++) {
        generated_position(game, at, &position);
        if (position.due == YINSH_DUE_PLACE || position.due == YINSH_DUE_MOVE)
            break;
    }
    if (at >= game->count)
        return;
    game->count = at;
    game->turns = generated_turns(&position);
    game->end = (enum yinsh_end)(YINSH_END_RESIGN + attack_below(chance, 5));
    game->result = position.side == YINSH_WHITE ? YINSH_RESULT_BLACK : YINSH_RESULT_WHITE;
    if (game->end == YINSH_END_AGREED)
        game->result = YINSH_RESULT_DRAW;
    if (game->end > YINSH_END_AGREED) {
        game->end = YINSH_END_UNFINISHED;
        game->result = YINSH_RESULT_NONE;
    }
}

/* ---- The official notation, from which the others are made ------------------ */

static const char *const comments[] = {
    "plain",
    "with \"quotes\" and \\\\ backslash",
    "with [brackets] (and parentheses)",
    "e3 b2-b4, 12.c3 and 1-0",
    "a, b; c: d = 4",
    "\xc3\xa9t\xc3\xa9",
    "{\"a\":1",
    "what a very long sentence that somebody wrote about this move, and on and on it goes"};

/* Lines that begin records of each notation: as text they have no meaning. */
static const char *const evil_comments[] = {
    "[White \"x\"]", "X places a ring on E5", "Move 1 : x", "(;GM[24]VV[2]",  "{\"yinsh\":1",
    "PrWE5;",        "P 3 10 True",           "W35",        "# RESULT White", "End of game",
    "MSG x"};

static void put_comment(struct chance *chance, struct buffer *text, int game)
{
    bool evil = chance_percent(chance, 8);
    size_t count = evil ? sizeof evil_comments / sizeof evil_comments[0]
                        : sizeof comments / sizeof comments[0];
    const char *words = (evil ? evil_comments : comments)[attack_below(chance, count)];
    bool first = evil && chance_percent(chance, 50);
    if (first)
        buffer_format(text, " {%s note%d}", words, attack_number(game));
    else
        buffer_format(text, " {note%d %s}", attack_number(game), words);
}

static void put_tags(struct chance *chance, struct buffer *text, int number)
{
    const struct generated_game *game = &games[number];
    int id = attack_number(number);
    if (number % 6 != 5)
        buffer_format(text, "[White \"Anna%d\"]\n[Black \"Bert%d\"]\n", id, id);
    if (chance_percent(chance, 40))
        buffer_format(text, "[Event \"Cup %d, \\\"the\\\" [final]\"]\n", id);
    if (chance_percent(chance, 30))
        buffer_string(text, "[Date \"2024.01.31\"]\n[Round \"3\"]\n[Site \"K\\\\L\"]\n");
    buffer_format(text, "[Result \"%s\"]\n", yinsh_result_name(game->result));
    if (game->variant == YINSH_BLITZ)
        buffer_string(text, "[Variant \"blitz\"]\n");
    if (game->end >= YINSH_END_RESIGN)
        buffer_format(text, "[Termination \"%s\"]\n", yinsh_end_name(game->end));
    buffer_string(text, "\n");
}

static void put_official(struct chance *chance, struct buffer *text, int number)
{
    const struct generated_game *game = &games[number];
    yinsh_position position;
    char turn[GENERATED_TURN];
    bool comments_too = number % 3 != 0, clocks = number % 4 == 1, marks = number % 5 == 1;
    text->length = 0;
    text->full = false;
    if (number % 8 != 7 || game->end >= YINSH_END_RESIGN || game->variant == YINSH_BLITZ)
        put_tags(chance, text, number);
    yinsh_start(&position, game->variant, YINSH_HOUSE_NONE);
    if (comments_too && chance_percent(chance, 20))
        put_comment(chance, text, number);
    for (size_t at = 0, line = text->length; at < game->count;) {
        bool full = text->length - line > LINE_WIDTH;
        buffer_string(text, full ? "\n" : " ");
        line = full ? text->length : line;
        buffer_format(text, "%u.", (unsigned)position.turn);
        generated_turn_format(game, &position, &at, turn);
        buffer_string(text, turn);
        if (marks && chance_percent(chance, 10))
            buffer_string(text, "?!");
        if (clocks)
            buffer_format(text, " {[%%tm %u]}", 1000 + (unsigned)at);
        if (comments_too && chance_percent(chance, 1200 / (unsigned)game->count))
            put_comment(chance, text, number);
    }
    buffer_format(text, " %s\n\n", yinsh_result_name(game->result));
}

/* ---- The log of BoardGameArena, which no writer makes ------------------------ */

static void put_bga_note(struct buffer *text, int player, int number, const char *log,
                         const char *points)
{
    buffer_format(text,
                  "{\"type\":\"move\",\"log\":\"${player_name} %s\",\"args\":{\"player_id\":\"%d\","
                  "\"player_name\":\"%s%d\"%s}}",
                  log, 100 + player, player == YINSH_WHITE ? "Anna" : "Bert", attack_number(number),
                  points);
}

/* Write a point with a capital letter. */
static void put_capital(yinsh_point point, char text[YINSH_POINT_TEXT])
{
    yinsh_point_format(point, text);
    for (char *at = text; *at != '\0'; at++)
        *at = (char)(*at >= 'a' ? *at - 32 : *at);
}

static void put_bga_action(struct buffer *text, int number, yinsh_action action)
{
    static const char *const logs[] = {
        [YINSH_PLACE] = "places a ring on ${locationTo}",
        [YINSH_MOVE] = "moves a ring from ${locationFrom} to ${locationTo}",
        [YINSH_ROW] = "removes a row of markers from ${locationFrom} to ${locationTo}",
        [YINSH_RING] = "removes a ring from ${locationFrom}"};
    char points[64], from[YINSH_POINT_TEXT], to[YINSH_POINT_TEXT];
    put_capital(action.from, from);
    put_capital(action.to, to);
    buffer_string(text, "{\"data\":[");
    if (action.kind == YINSH_MOVE) {
        snprintf(points, sizeof points, ",\"locationTo\":\"%s\"", from);
        put_bga_note(text, action.side, number, "places a marker on ${locationTo}", points);
        buffer_string(text, "]},\n{\"data\":[");
    }
    snprintf(points, sizeof points, ",\"locationFrom\":\"%s\",\"locationTo\":\"%s\"", from, to);
    put_bga_note(text, action.side, number, logs[action.kind], points);
    buffer_string(text, "]}");
}

/* In one line or, with a line for each entry, as it is laid out by programs. */
static bool put_bga_log(struct buffer *text, int number)
{
    const struct generated_game *game = &games[number];
    text->length = 0;
    text->full = false;
    buffer_format(
        text,
        "{%s\"data\":{\"players\":[{\"id\":\"100\",\"name\":\"Anna%d\",\"color\":\"#ffffff\"},"
        "{\"id\":\"101\",\"name\":\"Bert%d\",\"color\":\"#000000\"}],\"logs\":[",
        number % 3 == 2 ? "\"status\":1,\n" : "", attack_number(number), attack_number(number));
    for (size_t i = 0; i < game->count; i++) {
        if (game->actions[i].kind > YINSH_RING)
            return false;
        buffer_string(text, i == 0 ? "" : number % 2 == 0 ? "," : ",\n");
        put_bga_action(text, number, game->actions[i]);
    }
    buffer_string(text, "]}}\n");
    for (size_t i = 0; number % 2 == 0 && i < text->length - 1; i++)
        if (text->bytes[i] == '\n' && number % 3 != 2)
            text->bytes[i] = ' ';
    return true;
}

/* ---- Records ------------------------------------------------------------------ */

static ptrdiff_t read_buffer(void *context, char *bytes, size_t size)
{
    struct buffer *buffer = context;
    size_t length = buffer->length < size ? buffer->length : size;
    memcpy(bytes, buffer->bytes, length);
    memmove(buffer->bytes, buffer->bytes + length, buffer->length - length);
    buffer->length -= length;
    return (ptrdiff_t)length;
}

/* Read the only record of a text, which is used up; the reader must be freed. */
static yinsh_reader *read_one(struct buffer *text, const char *notation,
                              const yinsh_record **record)
{
    yinsh_reader_options options = {.size = sizeof(yinsh_reader_options), .notation = notation};
    yinsh_reader *reader = yinsh_reader_new(read_buffer, text, &options);
    if (reader == NULL || yinsh_reader_next(reader, record) != 1)
        abort();
    return reader;
}

static bool is_space(char byte)
{
    return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
}

/* Keep a record if it is read alone as the game that it was made of. */
static void keep_unit(struct buffer *text, int notation, int game)
{
    static struct buffer copy;
    struct unit *unit = &units[notation][unit_counts[notation]];
    const yinsh_record *record;
    size_t begin = 0, end = text->length;
    if (text->full)
        abort();
    while (begin < end && is_space(text->bytes[begin]))
        begin++;
    while (end > begin && is_space(text->bytes[end - 1]))
        end--;
    *unit =
        (struct unit){.notation = notation,
                      .game = game,
                      .length = end - begin,
                      .separator = text->length - end > 1 && memchr(text->bytes + end + 1, '\n',
                                                                    text->length - end - 1) != NULL
                                       ? "\n\n"
                                       : "\n"};
    copy.length = 0;
    buffer_put(&copy, text->bytes + begin, end - begin);
    buffer_put(&copy, "\n\n", 2);
    yinsh_reader *reader = read_one(&copy, notation_table[notation]->name, &record);
    unit->identity = attack_identify(record);
    unit->named = yinsh_record_tag(record, "White") != NULL;
    bool good = unit->identity.good && unit->identity.game == game && !unit->identity.mixed;
    good = good && yinsh_reader_next(reader, &record) == 0;
    yinsh_reader_free(reader);
    if (!good) {
        /* A game of blitz is another one if a notation cannot hold that. */
        unreadable[notation] += games[game].variant == YINSH_STANDARD;
        return;
    }
    unit->placed = games[game].count >= 10;
    unit->text = malloc(unit->length);
    if (unit->text == NULL)
        abort();
    memcpy(unit->text, text->bytes + begin, unit->length);
    unit_counts[notation]++;
}

/* A layout: a string is in the place of every so many of some bytes. */
struct layout {
    const char *notation, *string;
    char byte;
    unsigned every;
    bool json; /* not of those in strings */
};

static void change_layout(struct buffer *text, const struct layout *layout)
{
    static struct buffer copy;
    unsigned count = 0;
    bool inside = false;
    copy = *text;
    text->length = 0;
    for (size_t i = 0; i < copy.length; i++) {
        char byte = copy.bytes[i];
        bool last = i + 1 >= copy.length || copy.bytes[i + 1] == '\n';
        inside ^= layout->json && byte == '"' && (i == 0 || copy.bytes[i - 1] != '\\');
        if (byte == layout->byte && !inside && !last && ++count % layout->every == 0)
            buffer_string(text, layout->string);
        else
            buffer_put(text, &byte, 1);
    }
}

/* Put a header before each line of BoardGameArena's log. */
static void put_headers(struct buffer *text, int game)
{
    static struct buffer copy;
    size_t from = 0;
    copy = *text;
    text->length = 0;
    for (int number = 1; from < copy.length; number++) {
        const char *end = memchr(copy.bytes + from, '\n', copy.length - from);
        size_t length = end != NULL ? (size_t)(end + 1 - copy.bytes) - from : copy.length - from;
        buffer_format(text, "Move %d : %d:%02d PM\n\n", number, game % 12, number % 60);
        buffer_put(text, copy.bytes + from, length);
        from += length;
    }
}

/*
 * Lay a record out in another way that its notation allows.  Lines of vying have several moves, for
 * with one in each a game of placements is one of codingame, too.
 */
static void lay_out(struct buffer *text, int notation, int game)
{
    static const struct layout layouts[] = {
        {"json", ",\n  ", ',', 1, true},     {"yinshml", ",\n  ", ',', 1, true},
        {"boardspace", " ", '\n', 1, false}, {"vying", "\n", ' ', 4, false},
        {"openxum", ";\n", ';', 1, false},   {"codingame", " \n", '\n', 1, false}};
    for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++)
        if (strcmp(notation_table[notation]->name, layouts[i].notation) == 0)
            change_layout(text, &layouts[i]);
    if (strcmp(notation_table[notation]->name, "bga") == 0)
        put_headers(text, game);
}

/* Make the records of a game in all notations. */
static void make_units(struct chance *chance, int game)
{
    static struct buffer official, other;
    const yinsh_record *record;
    put_official(chance, &official, game);
    other = official;
    yinsh_reader *reader = read_one(&other, "gipf", &record);
    if (yinsh_record_status(record) != YINSH_STATUS_OK)
        abort();
    for (int i = 0; notation_table[i] != NULL; i++) {
        other.length = 0;
        other.full = false;
        if (notation_table[i]->write != NULL &&
            yinsh_record_write(record, notation_table[i]->name, take_bytes, &other) != 0)
            abort();
        bool has = notation_table[i]->write != NULL ? other.length > 0 : put_bga_log(&other, game);
        if (has && i == 0 && game % 2 == 0)
            other = official;
        if (has && game % 5 == 4)
            lay_out(&other, i, game);
        if (has)
            keep_unit(&other, i, game);
    }
    yinsh_reader_free(reader);
}

void attack_records_make(uint64_t seed)
{
    struct chance chance = chance_begin(seed);
    for (int i = 0; i < ATTACK_GAMES; i++) {
        enum yinsh_end end = i % 8 == 7   ? YINSH_END_RESIGN
                             : i % 8 == 6 ? YINSH_END_TIME
                                          : YINSH_END_RINGS;
        generate_game(&chance, i % 10 == 9 ? YINSH_BLITZ : YINSH_STANDARD, end, &games[i]);
        if (i % 4 != 3)
            shorten(&chance, &games[i]);
        first_actions[i] = hash_actions(games[i].actions, FIRST_ACTIONS);
    }
    for (int i = 0; i < ATTACK_GAMES; i++)
        make_units(&chance, i);
}

void attack_records_free(void)
{
    for (int i = 0; i < ATTACK_NOTATIONS; i++)
        for (size_t j = 0; j < unit_counts[i]; j++)
            free(units[i][j].text);
}

const struct unit *attack_unit(int notation, size_t number)
{
    return number < unit_counts[notation] ? &units[notation][number] : NULL;
}

size_t attack_unreadable(int notation)
{
    return unreadable[notation];
}

size_t attack_unit_count(int notation)
{
    return unit_counts[notation];
}
