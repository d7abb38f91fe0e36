/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The project's own JSON, skimmed: records with the members that notation/json/write.c writes, in
 * its order and without white space or escapes.  Any other is left to notation/json/json.c.
 */
#include "notation/json/skim.h"

#include "notation/json/head.h"
#include "notation/json/skim_actions.h"
#include "record/tags.h"
#include "rules/names.h"
#include "syntax/skim_steps.h"

#include <string.h>

enum { ACTION_ROOM = 192 /* more bytes than an action takes that is skimmed */ };

/** A record being skimmed. */
struct json_skimming {
    struct cursor *cursor;
    struct skim_steps steps;
};

/* ---- Words and texts --------------------------------------------------- */

/* As scan_word(), with a length that is known. */
static ALWAYS_INLINE bool take_word(struct cursor *cursor, const char *word, size_t length)
{
    return scan_left(cursor) < length ? scan_word(cursor, word)
                                      : skim_bytes(&cursor->at, word, length);
}

/* The same for the text of a literal. */
#define TAKE(cursor, text) take_word((cursor), (text), sizeof(text) - 1)

/* The rest of a string, which begins at the cursor, from a byte of it on. */
static bool skim_rest(struct cursor *cursor, const char *at, struct words *text)
{
    const char *first = cursor->at, *end = cursor->end;
    signed char all = 0;
    for (; at < end && *at != '"'; at++) {
        if ((unsigned char)*at < ' ' || *at == '\\')
            return false;
        all |= (signed char)*at;
    }
    cursor->starved |= at >= end;
    if (at >= end ||
        (all < 0 && !value_is_plain((struct json_value){first, (size_t)(at + 1 - first)})))
        return false;
    cursor->at = at + 1;
    *text = (struct words){first + 1, (size_t)(at - first - 1)};
    return true;
}

/* A string without escapes. */
static bool skim_text(struct cursor *cursor, struct words *text)
{
    const char *first = cursor->at, *end = cursor->end;
    if (scan_peek(cursor) != '"')
        return false;
    const char *at = skim_find(
        first + 1, end,
        (struct skim_stops){.bytes = {'"', '\\', '"', '"'}, .controls = true, .foreign = true});
    if (at >= end || *at != '"')
        return skim_rest(cursor, at, text);
    cursor->at = at + 1;
    *text = (struct words){first + 1, (size_t)(at - first - 1)};
    return true;
}

/* ---- Notes ------------------------------------------------------------- */

/* A clock, with the digits that JSON wants. */
static bool skim_clock(struct cursor *cursor)
{
    uint64_t clock;
    return scan_byte(cursor, '0') || scan_clock(cursor, &clock);
}

/* A mark is made of ! and ?, one at least. */
static bool skim_mark(struct cursor *cursor)
{
    struct words mark;
    if (!skim_text(cursor, &mark))
        return false;
    for (size_t i = 0; i < mark.length; i++)
        if (mark.bytes[i] != '!' && mark.bytes[i] != '?')
            return false;
    return mark.length > 0;
}

/* Notes up to the bracket that closes them. */
static bool skim_notes(struct cursor *cursor)
{
    struct words comment;
    bool good;
    if (scan_byte(cursor, ']'))
        return true;
    do {
        if (scan_word(cursor, "{\"clock\":"))
            good = skim_clock(cursor);
        else if (scan_word(cursor, "{\"comment\":"))
            good = skim_text(cursor, &comment);
        else
            good = scan_word(cursor, "{\"mark\":") && skim_mark(cursor);
        if (!good || !scan_byte(cursor, '}'))
            return false;
    } while (scan_byte(cursor, ','));
    return scan_byte(cursor, ']');
}

/* The clocks of a resignation, up to the bracket that closes them. */
static bool skim_end_clocks(struct cursor *cursor)
{
    if (scan_byte(cursor, ']'))
        return true;
    do {
        if (!skim_clock(cursor))
            return false;
    } while (scan_byte(cursor, ','));
    return scan_byte(cursor, ']');
}

/* ---- Actions ----------------------------------------------------------- */

/* Take a point in small letters and the quotation mark after it. */
static inline bool take_point(const char **at, unsigned *point)
{
    unsigned column = (unsigned)((unsigned char)*(*at)++ - 'a'), row;
    return skim_row(at, &row) && *(*at)++ == '"' && skim_point_at(column, row, point);
}

/* Take the number of an action's turn, which it may begin, and the side that is to act in it. */
static inline bool take_turn(const struct skim_steps *steps, const char **at, bool *begins)
{
    const char *bytes = *at;
    unsigned turn = 0;
    if (!SKIM_TEXT(&bytes, "{\"turn\":") || *bytes == '0')
        return false;
    for (int digits = 0; digits < 3 && is_digit(*bytes); digits++)
        turn = 10 * turn + (unsigned)(*bytes++ - '0');
    *begins = turn == steps->turns + 1;
    if (!*begins && turn != steps->turns)
        return false;
    *at = bytes;
    return rules_side_of_turn(turn) == YINSH_WHITE
               ? SKIM_TEXT(at, ",\"side\":\"white\",\"kind\":\"")
               : SKIM_TEXT(at, ",\"side\":\"black\",\"kind\":\"");
}

/* Take the five markers of a row, from its lower end on; other ends are none of a legal row. */
static bool take_markers(const char **at, unsigned from, unsigned to)
{
    unsigned step = (to - from) / (YINSH_ROW_LENGTH - 1), marker;
    if (!SKIM_TEXT(at, ",\"markers\":["))
        return false;
    for (unsigned i = 0; i < YINSH_ROW_LENGTH; i++)
        if ((i > 0 && !SKIM_TEXT(at, ",")) || !SKIM_TEXT(at, "\"") || !take_point(at, &marker) ||
            marker != from + i * step)
            return false;
    return SKIM_TEXT(at, "]");
}

/* Take the ends of a row, and its markers. */
static bool take_row(struct json_skimming *skimming, const char **at, bool begins)
{
    const char *end = skimming->cursor->end;
    unsigned from, to;
    return SKIM_TEXT(at, "row\",\"from\":\"") && take_point(at, &from) && *at <= end &&
           SKIM_TEXT(at, ",\"to\":\"") && take_point(at, &to) && from < to && *at <= end &&
           take_markers(at, from, to) && skim_add_row(&skimming->steps, begins, from, to);
}

/* Take the kind of an action and its points. */
static inline bool take_points(struct json_skimming *skimming, const char **at, bool begins)
{
    struct skim_steps *steps = &skimming->steps;
    unsigned from, to;
    if (SKIM_TEXT(at, "move\",\"from\":\""))
        return take_point(at, &from) && *at <= skimming->cursor->end &&
               SKIM_TEXT(at, ",\"to\":\"") && take_point(at, &to) &&
               skim_add_move(steps, begins, from, to);
    if (SKIM_TEXT(at, "place\",\"to\":\""))
        return take_point(at, &to) && skim_add_placement(steps, begins, to);
    if (SKIM_TEXT(at, "ring\",\"from\":\""))
        return take_point(at, &from) && skim_add_ring(steps, begins, from);
    return take_row(skimming, at, begins);
}

/* An action up to its notes. */
static inline bool skim_action(struct json_skimming *skimming)
{
    struct cursor *cursor = skimming->cursor;
    const char *at = cursor->at;
    bool begins;
    if (!take_turn(&skimming->steps, &at, &begins) || !take_points(skimming, &at, begins) ||
        at >= cursor->end)
        return false;
    cursor->at = at;
    return true;
}

/* The notes of an action, and what closes it. */
static inline bool skim_close(struct cursor *cursor)
{
    return (*cursor->at != ',' || (scan_word(cursor, ",\"notes\":[") && skim_notes(cursor))) &&
           scan_byte(cursor, '}');
}

/* The actions, and what closes them. */
static bool skim_actions(struct json_skimming *skimming)
{
    struct cursor *cursor = skimming->cursor;
    do {
        bool open = json_skim_actions(&skimming->steps, cursor);
        if ((!open && !skim_action(skimming)) || !skim_close(cursor)) {
            cursor->starved |= scan_left(cursor) < ACTION_ROOM;
            return false;
        }
    } while (scan_byte(cursor, ','));
    return scan_byte(cursor, ']');
}

/* ---- What is around them ----------------------------------------------- */

/* The index of a string that comes next in a list of names, or -1. */
static int skim_name_of(struct cursor *cursor, const char *const names[])
{
    struct words text;
    return skim_text(cursor, &text) ? name_find(names, text.bytes, text.length) : -1;
}

/* Take tags up to the bracket that closes them; none may state anything about the game. */
static bool skim_tags(struct cursor *cursor)
{
    struct skim_names names;
    struct words name, value;
    names.count = names.letters = 0;
    if (scan_byte(cursor, ']'))
        return true;
    do {
        if (!scan_byte(cursor, '[') || !skim_text(cursor, &name) || !scan_byte(cursor, ',') ||
            !skim_text(cursor, &value) || !scan_byte(cursor, ']') || !words_are_tag_name(name) ||
            record_understands(name.bytes, name.length) || !skim_name(&names, name))
            return false;
    } while (scan_byte(cursor, ','));
    return scan_byte(cursor, ']');
}

static bool skim_rings(struct cursor *cursor, struct skimmed *record)
{
    for (int colour = 0; colour < 2; colour++) {
        char digit = scan_peek(cursor);
        if (!is_digit(digit))
            return false;
        record->claims.rings[colour] = (uint8_t)(digit - '0');
        cursor->at++;
        if (!scan_byte(cursor, colour == 0 ? ',' : ']'))
            return false;
    }
    record->claims.states_rings = true;
    return true;
}

/* Everything up to the first action. */
static bool skim_head(struct cursor *cursor, struct skimmed *record)
{
    int result = YINSH_RESULT_NONE, end = YINSH_END_UNFINISHED;
    if (!TAKE(cursor, "{\"yinsh\":1") || (TAKE(cursor, ",\"tags\":[") && !skim_tags(cursor)) ||
        (TAKE(cursor, ",\"variant\":") && !TAKE(cursor, "\"standard\"")))
        return false;
    if (TAKE(cursor, ",\"result\":"))
        result = skim_name_of(cursor, names_of_result);
    record->claims.states_end = TAKE(cursor, ",\"end\":");
    if (record->claims.states_end)
        end = skim_name_of(cursor, names_of_end);
    if (result < 0 || end < 0)
        return false;
    record->claims.result = (enum yinsh_result)result;
    record->claims.end = (enum yinsh_end)end;
    return (!TAKE(cursor, ",\"rings\":[") || skim_rings(cursor, record)) &&
           (!TAKE(cursor, ",\"notes\":[") || skim_notes(cursor)) && TAKE(cursor, ",\"actions\":[");
}

/* Everything after the actions. */
static bool skim_tail(struct cursor *cursor, struct skimmed *record)
{
    if (TAKE(cursor, ",\"end_clocks\":[") && !skim_end_clocks(cursor))
        return false;
    record->claims.states_final = TAKE(cursor, ",\"final\":");
    return (!record->claims.states_final || skim_text(cursor, &record->final)) &&
           scan_byte(cursor, '}');
}

enum skim_found json_skim(struct cursor *cursor, bool at_end, struct skimmed *record)
{
    struct json_skimming skimming = {.cursor = cursor, .steps = skim_steps_begin(record)};
    if (skim_head(cursor, record) && skim_actions(&skimming) && skim_tail(cursor, record))
        return skim_steps_end(&skimming.steps) ? SKIM_RECORD : SKIM_UNSURE;
    return cursor->starved && !at_end ? SKIM_STARVED : SKIM_UNSURE;
}

bool json_read_tags(struct cursor *cursor, struct yinsh_record *record)
{
    struct json_reader reader = {.record = record};
    struct json_value values[JSON_MEMBERS] = {{NULL, 0}}, name, value;
    struct json_walk walk = {.cursor = *cursor, .close = '}'};
    struct cursor ahead;
    size_t index = 0;
    /* To find the end of the actions would take as long as to read them. */
    walk.cursor.at++;
    for (ahead = walk.cursor; !scan_word(&ahead, ",\"actions\":") &&
                              value_next_of(&walk, json_record_members, &index, &name, &value);
         ahead = walk.cursor)
        values[index] = value;
    return json_read_head(&reader, values);
}
