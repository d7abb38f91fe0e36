/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Boardspace's records, skimmed: games without variations, written as the site does.  Any other is
 * left to notation/boardspace/boardspace.c.
 */
#include "notation/boardspace/skim.h"

#include "record/record.h"
#include "rules/names.h"

#include <string.h>

enum { COMMAND_ROOM = 64 /* more bytes than a command takes that is skimmed */ };

/** Properties that a record has once. */
enum once {
    ONCE_GM = 1 << 0,
    ONCE_CM = 1 << 1,
    ONCE_SU = 1 << 2,
    ONCE_RE = 1 << 3,
    ONCE_NAME = 1 << 4, /* of P0; of P1 the next bit */
    ONCE_TIME = 1 << 6, /* the same */
    ONCE_TAG = 1 << 8   /* the first of boardspace_properties */
};

/* Note a property that stands here once; false the second time. */
static bool note_once(struct skimming *skimming, unsigned bit)
{
    bool first = (skimming->once & bit) == 0;
    skimming->once |= bit;
    return first;
}

/* ---- Commands ---------------------------------------------------------- */

/* The game ends outside the board. */
static void end_game(struct skimming *skimming, enum yinsh_end end, enum yinsh_colour winner)
{
    struct skimmed *record = skimming->steps.record;
    skimming->ended = true;
    record->states_end = record->ends_last = true;
    record->stated_end = end;
    record->result = winner == YINSH_WHITE ? YINSH_RESULT_WHITE : YINSH_RESULT_BLACK;
}

/* Play the step that is held; false where it is not complete, or cannot be. */
static inline bool settle(struct skimming *skimming)
{
    struct skim_steps *steps = &skimming->steps;
    enum yinsh_colour colour = skimming->colour;
    unsigned from = skimming->from, to = skimming->to;
    enum held held = skimming->held;
    if (held == HELD_NONE)
        return true;
    skimming->held = HELD_NONE;
    if (held == HELD_RESIGN) {
        end_game(skimming, YINSH_END_RESIGN, rules_opponent(colour));
        return true;
    }
    bool begins;
    if (!skim_side(steps, colour, &begins))
        return false;
    switch (held) {
    case HELD_PLACE:
        return skim_add_placement(steps, begins, to);
    case HELD_MOVE:
        return skim_add_move(steps, begins, from, to);
    case HELD_ROW:
        return skim_add_row(steps, begins, from < to ? from : to, from < to ? to : from);
    case HELD_RING:
        return skim_add_ring(steps, begins, from);
    default:
        return false;
    }
}

/* What a step comes to where it goes on as it began. */
static inline enum held gone_on(enum held held)
{
    return held == HELD_MARKER_UP ? HELD_MARKER : held == HELD_PLACE_UP ? HELD_PLACE : held;
}

/*
 * Hold a step, which takes the place of one like it: that was a change of mind.  Any other is
 * played before.  Returns false where it is not that simple.
 */
static inline bool hold(struct skimming *skimming, enum held held, enum yinsh_colour colour)
{
    bool same = gone_on(skimming->held) == held && skimming->colour == colour;
    bool replaces = same && held != HELD_MOVE && held != HELD_RESIGN;
    if (!replaces && (!settle(skimming) || skimming->ended))
        return false;
    skimming->held = held;
    skimming->colour = colour;
    return true;
}

/* Skip blanks, a few at most. */
static inline void skip_blanks(const char **at)
{
    for (int blanks = 0; blanks < 2 && **at == ' '; blanks++)
        ++*at;
}

/* Take a point, with a blank in it or none. */
static inline bool take_point(const char **at, unsigned *point)
{
    unsigned row;
    skip_blanks(at);
    unsigned column = (unsigned)((unsigned char)**at | 0x20U) - 'a';
    ++*at;
    skip_blanks(at);
    return skim_row(at, &row) && skim_point_at(column, row, point);
}

/* Take the piece that a command is about: a marker, or a ring. */
static inline bool take_piece(const char **at, enum yinsh_colour *colour, bool *ring)
{
    if (**at != 'w' && **at != 'b')
        return false;
    *colour = *(*at)++ == 'w' ? YINSH_WHITE : YINSH_BLACK;
    *ring = **at == 'r';
    *at += *ring;
    return **at == ' ';
}

static bool take_place(struct skimming *skimming, const char **at)
{
    enum yinsh_colour colour;
    unsigned point;
    bool ring;
    if (!take_piece(at, &colour, &ring) || !take_point(at, &point) ||
        !hold(skimming, ring ? HELD_PLACE : HELD_MARKER, colour))
        return false;
    skimming->from = skimming->to = point;
    return true;
}

static bool take_drop(struct skimming *skimming, const char **at)
{
    unsigned point;
    if (!take_point(at, &point))
        return false;
    switch (skimming->held) {
    case HELD_MARKER:
        skimming->held = HELD_MOVE;
        skimming->to = point;
        return true;
    case HELD_MARKER_UP:
        skimming->held = HELD_MARKER;
        skimming->from = point;
        return true;
    case HELD_PLACE_UP:
        skimming->held = HELD_PLACE;
        skimming->to = point;
        return true;
    default:
        return false;
    }
}

/* Take up what the same player did last: he changes his mind. */
static bool take_pick(struct skimming *skimming, const char **at, enum yinsh_colour player)
{
    static const enum held before[] = {[HELD_MARKER] = HELD_MARKER_UP,
                                       [HELD_PLACE] = HELD_PLACE_UP,
                                       [HELD_MOVE] = HELD_MARKER,
                                       [HELD_ROW] = HELD_NONE,
                                       [HELD_RING] = HELD_NONE};
    unsigned point;
    if (skimming->held == HELD_NONE || skimming->held > HELD_RING || skimming->colour != player ||
        !take_point(at, &point))
        return false;
    skimming->held = before[skimming->held];
    return true;
}

static bool take_removal(struct skimming *skimming, const char **at)
{
    enum yinsh_colour colour;
    unsigned from, to = 0;
    bool ring;
    if (!take_piece(at, &colour, &ring) || !take_point(at, &from) ||
        (!ring && !take_point(at, &to)) || !hold(skimming, ring ? HELD_RING : HELD_ROW, colour))
        return false;
    skimming->from = from;
    skimming->to = to;
    return true;
}

static inline bool take_move(struct skimming *skimming, const char **at, enum yinsh_colour player)
{
    unsigned from, to;
    if (!take_point(at, &from) || !take_point(at, &to) || !hold(skimming, HELD_MOVE, player))
        return false;
    skimming->from = from;
    skimming->to = to;
    return true;
}

/* The player whose turn comes next has won. */
static bool win_on_time(struct skimming *skimming)
{
    if (!settle(skimming) || skimming->ended)
        return false;
    end_game(skimming, YINSH_END_TIME, rules_side_of_turn(skimming->steps.turns + 1));
    return true;
}

/* A command behind its number. */
static inline bool take_command(struct skimming *skimming, const char **at,
                                enum yinsh_colour player)
{
    switch (**at) {
    case 'D':
        return SKIM_TEXT(at, "Done") && settle(skimming);
    case 'm':
        return SKIM_TEXT(at, "move") && **at == ' ' && take_move(skimming, at, player);
    case 'p':
        return SKIM_TEXT(at, "place ")
                   ? take_place(skimming, at)
                   : SKIM_TEXT(at, "pick board ") && take_pick(skimming, at, player);
    case 'd':
        return SKIM_TEXT(at, "drop board ") && take_drop(skimming, at);
    case 'r':
        return SKIM_TEXT(at, "remove ") && take_removal(skimming, at);
    case 'S':
        return (SKIM_TEXT(at, "Start White") || SKIM_TEXT(at, "Start Black")) &&
               skimming->steps.turns == 0 && skimming->held == HELD_NONE;
    case 'W':
        return SKIM_TEXT(at, "WinOnTime") && win_on_time(skimming);
    case 'R':
        return SKIM_TEXT(at, "Resign") && hold(skimming, HELD_RESIGN, player);
    default:
        return false;
    }
}

/* A player's command, with the cursor on its property. */
static inline bool skim_command(struct skimming *skimming, enum yinsh_colour player)
{
    const char *at = skimming->cursor->at + sizeof "P0[" - 1;
    for (int digits = 0; digits < 5 && is_digit(*at); digits++)
        at++;
    skip_blanks(&at);
    skimming->begun = true;
    if (!take_command(skimming, &at, player))
        return false;
    skip_blanks(&at);
    if (*at != ']' || at >= skimming->cursor->end)
        return false;
    skimming->cursor->at = at + 1;
    return true;
}

/* ---- What stands around them ------------------------------------------- */

/* A value without escapes, in one line, in which no game can begin. */
static inline bool skim_value(struct cursor *cursor, struct words *value)
{
    static const struct skim_stops stops = {.bytes = {']', '\\', '(', ']'}, .controls = true};
    const char *first = cursor->at, *end = cursor->end, *at = skim_find(first, end, stops);
    while (at < end && *at == '(' && !is_blank(at[1]) && at[1] != ';')
        at = skim_find(at + 1, end, stops);
    cursor->starved |= end - at < 2;
    if (at >= end || *at != ']')
        return false;
    *value = (struct words){first, (size_t)(at - first)};
    cursor->at = at + 1;
    return true;
}

/* The clock behind a command. */
static inline bool skim_clock(struct cursor *cursor)
{
    uint64_t clock;
    return scan_clock(cursor, &clock) && scan_byte(cursor, ']');
}

/* A player's name or time; other values are commands. */
static bool skim_player(struct skimming *skimming, unsigned player)
{
    struct cursor *cursor = skimming->cursor;
    struct words value;
    cursor->at += sizeof "P0[" - 1;
    if (!skim_value(cursor, &value))
        return false;
    if (value.length >= 5 && memcmp(value.bytes, "time ", 5) == 0)
        return note_once(skimming, (unsigned)ONCE_TIME << player);
    if (skimming->begun || value.length < 5 || memcmp(value.bytes, "id \"", 4) != 0 ||
        value.bytes[value.length - 1] != '"')
        return false;
    skimming->names[player] = (struct words){value.bytes + 4, value.length - 5};
    return note_once(skimming, (unsigned)ONCE_NAME << player);
}

/* Whether another property than our own may come to a tag of that name. */
static bool is_taken(struct words name)
{
    static const char *const others[] = {"White",     "Black",      "WhiteTime",
                                         "BlackTime", "ResultText", NULL};
    return name_find(others, name.bytes, name.length) >= 0 ||
           boardspace_property_of_tag(name) != NULL;
}

/* A tag in our own property: how the game ended, or one that says nothing of the game itself. */
static bool skim_own(struct skimming *skimming, struct words text)
{
    struct skimmed *record = skimming->steps.record;
    const char *colon = text.length > 0 ? memchr(text.bytes, ':', text.length) : NULL;
    if (colon == NULL)
        return false;
    struct words name = {text.bytes, (size_t)(colon - text.bytes)};
    struct words value = {colon + 1, text.length - name.length - 1};
    if (words_are(name, "Termination")) {
        int end = name_find(names_of_end, value.bytes, value.length);
        record->states_end = true;
        record->stated_end = end >= 0 ? (enum yinsh_end)end : YINSH_END_UNFINISHED;
        return end >= 0;
    }
    return words_are_tag_name(name) && !record_understands(name.bytes, name.length) &&
           !is_taken(name) && skim_name(skimming->own, name);
}

/* A property that stands for a tag, or none that may stand here. */
static bool skim_known(struct skimming *skimming, struct words letters)
{
    const struct boardspace_property *known = boardspace_property_of(letters);
    return known != NULL &&
           note_once(skimming, (unsigned)ONCE_TAG << (known - boardspace_properties));
}

/* A property in front of the first command, with two letters. */
static bool skim_property(struct skimming *skimming)
{
#define LETTERS(first, second) ((first) << 8 | (second))
    struct cursor *cursor = skimming->cursor;
    const char *letters = cursor->at;
    struct words value;
    cursor->at += sizeof "GM[" - 1;
    if (!skim_value(cursor, &value))
        return false;
    switch (LETTERS(letters[0], letters[1])) {
    case LETTERS('V', 'V'):
        return true;
    case LETTERS('G', 'M'):
        return words_are(value, "24") && note_once(skimming, ONCE_GM);
    case LETTERS('S', 'U'):
        return words_are(value, "Yinsh") && note_once(skimming, ONCE_SU);
    case LETTERS('C', 'M'):
        skimming->first = words_are(value, "0,1") ? YINSH_WHITE : YINSH_BLACK;
        return (words_are(value, "0,1") || words_are(value, "1,0")) && note_once(skimming, ONCE_CM);
    case LETTERS('R', 'E'):
        skimming->sentence = words_trim(value);
        return note_once(skimming, ONCE_RE);
    case LETTERS('X', 'T'):
        return skim_own(skimming, value);
    default:
        return skim_known(skimming, (struct words){letters, 2});
    }
#undef LETTERS
}

/* A property. */
static inline bool skim_item(struct skimming *skimming)
{
    struct cursor *cursor = skimming->cursor;
    const char *at = cursor->at;
    struct words note;
    if (at[0] == 'P' && (at[1] == '0' || at[1] == '1') && at[2] == '[') {
        bool is_command = is_digit(at[3]);
        unsigned player = at[1] == '1';
        return is_command ? skim_command(skimming, (enum yinsh_colour)(skimming->first ^ player))
                          : skim_player(skimming, player);
    }
    if (at[0] == 'T' && at[1] == 'M' && at[2] == '[') {
        cursor->at += 3;
        return skim_clock(cursor);
    }
    if ((at[0] == 'C' && at[1] == '[') || (at[0] == 'X' && at[1] == 'M' && at[2] == '[')) {
        cursor->at = at + (at[0] == 'C' ? 2 : 3);
        return skim_value(cursor, &note);
    }
    return !skimming->begun && is_letter(at[0]) && is_letter(at[1]) && at[2] == '[' &&
           skim_property(skimming);
}

/* All nodes, and what closes the game; the cursor stands behind its bracket. */
static bool skim_nodes(struct skimming *skimming)
{
    struct cursor *cursor = skimming->cursor;
    bool in_node = false;
    for (;;) {
        /* Most nodes have a line. */
        const char *line = cursor->at + (*cursor->at == '\r'), *at = line;
        if (SKIM_TEXT(&at, "\n; P")) {
            in_node = true;
            cursor->at = line;
            if (skimming->held == HELD_NONE)
                boardspace_skim_turns(skimming);
            if (cursor->at != line)
                continue;
            cursor->at = at - 1;
        }
        scan_blanks(cursor);
        if (scan_at_end(cursor))
            return false;
        if (*cursor->at == ')') {
            cursor->at++;
            return true;
        }
        if (*cursor->at == ';') {
            cursor->at++;
            in_node = true;
        } else if (!in_node || !skim_item(skimming)) {
            cursor->starved |= scan_left(cursor) < COMMAND_ROOM;
            return false;
        }
    }
}

/* What the sentence says of the result, which a resignation may have said, too. */
static bool skim_sentence(struct skimming *skimming)
{
    struct skimmed *record = skimming->steps.record;
    const struct words names[2] = {skimming->names[skimming->first],
                                   skimming->names[skimming->first ^ 1]};
    enum yinsh_result result, before = record->result;
    record->states_last = record->ends_last || skimming->sentence.length > 0;
    if (skimming->sentence.length > 0) {
        if (!boardspace_result(skimming->sentence, names, &result))
            return false;
        if (result != YINSH_RESULT_NONE)
            record->result = result;
    }
    record->last = record->result;
    return before == YINSH_RESULT_NONE || record->result == before;
}

enum skim_found boardspace_skim(struct cursor *cursor, bool at_end, struct skimmed *record)
{
    struct skim_names own;
    struct skimming skimming = {
        .cursor = cursor,
        .own = &own,
        .steps = skim_steps_begin(record),
        .first = YINSH_WHITE,
        .names = {words_of(""), words_of("")},
    };
    own.count = own.letters = 0;
    bool good = scan_byte(cursor, '(') && skim_nodes(&skimming);
    if (good && settle(&skimming) && skim_steps_end(&skimming.steps) && skim_sentence(&skimming))
        return SKIM_RECORD;
    return cursor->starved && !good && !at_end ? SKIM_STARVED : SKIM_UNSURE;
}
