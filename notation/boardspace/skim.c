/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Boardspace's records, skimmed: games without variations, written as the site does.  Any other is
 * left to notation/boardspace/boardspace.c.
 */
#include "notation/boardspace/skim.h"

#include "notation/boardspace/command.h"
#include "notation/boardspace/property.h"
#include "notation/boardspace/result.h"
#include "notation/boardspace/skim_turns.h"
#include "record/tags.h"
#include "rules/names.h"

#include <string.h>

enum { COMMAND_ROOM = 64 /* more bytes than a command takes that is skimmed */ };

/** A record being skimmed. */
struct boardspace_skimming {
    struct cursor *cursor;
    struct skim_steps steps;
    struct boardspace_facts facts;
    struct boardspace_hand hand;
    const struct boardspace_property *next; /* that is likely */
    bool begun;                             /* whether there was a command */
    struct words names[2];                  /* of P0 and P1 */
    struct skim_names *own;                 /* of the tags in our own property */
};

/* ---- Commands ---------------------------------------------------------- */

/* The game ends off the board. */
static void end_game(struct boardspace_skimming *skimming, enum yinsh_end end,
                     enum yinsh_colour winner)
{
    struct skimmed *record = skimming->steps.record;
    record->claims.states_end = record->ends_last = true;
    record->claims.end = end;
    record->claims.result = winner == YINSH_WHITE ? YINSH_RESULT_WHITE : YINSH_RESULT_BLACK;
}

/* Add a step that is final; false if it cannot be. */
static bool play(struct boardspace_skimming *skimming, const struct boardspace_step *step)
{
    struct skim_steps *steps = &skimming->steps;
    bool has_from = step->from != YINSH_NO_POINT, has_to = step->to != YINSH_NO_POINT, begins;
    unsigned from = step->from, to = step->to;
    if (step->kind == STEP_RESIGN) {
        end_game(skimming, YINSH_END_RESIGN, rules_opponent(step->colour));
        return true;
    }
    if (!skim_side(steps, step->colour, &begins))
        return false;
    switch (step->kind) {
    case STEP_PLACE:
        return has_to && skim_add_placement(steps, begins, to);
    case STEP_MOVE:
        return has_from && has_to && skim_add_move(steps, begins, from, to);
    case STEP_ROW:
        return has_from && has_to &&
               skim_add_row(steps, begins, from < to ? from : to, from < to ? to : from);
    case STEP_RING_REMOVED:
        return has_from && skim_add_ring(steps, begins, from);
    default:
        return false;
    }
}

/* Carry out what a command changes; false if there is something wrong. */
static bool apply(struct boardspace_skimming *skimming, struct boardspace_change change)
{
    return !change.misfit && (change.played.kind == STEP_NONE || play(skimming, &change.played));
}

static bool skim_command(struct boardspace_skimming *skimming, enum yinsh_colour player,
                         struct words value)
{
    struct boardspace_command command = {.player = player};
    skimming->begun = true;
    if (!boardspace_parse_command(value, &command) || command.kind == COMMAND_IDLE ||
        command.step.kind == STEP_STEAL ||
        !apply(skimming, boardspace_run(&skimming->hand, &command)))
        return false;
    /* The player whose turn comes next has won. */
    if (command.kind == COMMAND_TIME)
        end_game(skimming, YINSH_END_TIME, rules_side_of_turn(skimming->steps.turns + 1));
    return true;
}

/* ---- Properties -------------------------------------------------------- */

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

/* Whether a tag of that name may come from another property than our own. */
static bool is_taken(struct words name)
{
    static const char *const others[] = {"White",     "Black",      "WhiteTime",
                                         "BlackTime", "ResultText", NULL};
    return name_find(others, name.bytes, name.length) >= 0 ||
           boardspace_property_of_tag(name.bytes, name.length) != NULL;
}

/* A tag in our own property: how the game ended, or one that states nothing of the game itself. */
static bool skim_own(struct boardspace_skimming *skimming, struct words text)
{
    struct skimmed *record = skimming->steps.record;
    struct words name, value;
    if (!boardspace_divide_tag(text, &name, &value))
        return false;
    if (words_are(name, "Termination")) {
        int end = name_find(names_of_end, value.bytes, value.length);
        record->claims.states_end = true;
        record->claims.end = end >= 0 ? (enum yinsh_end)end : YINSH_END_UNFINISHED;
        return end >= 0;
    }
    return !record_understands(name.bytes, name.length) && !is_taken(name) &&
           skim_name(skimming->own, name);
}

/* A player's name, time or command. */
static bool skim_player(struct boardspace_skimming *skimming, unsigned player, struct words value)
{
    static const char id[] = "id \"", time[] = "time ", start[] = "0 Start ";
    const struct boardspace_property *property = &boardspace_properties[player];
    /* Every game begins with it. */
    if (!skimming->begun && value.length >= sizeof start &&
        memcmp(value.bytes, start, sizeof start - 1) == 0) {
        skimming->begun = true;
        return true;
    }
    if (value.length >= sizeof id && memcmp(value.bytes, id, sizeof id - 1) == 0) {
        skimming->names[player] =
            (struct words){value.bytes + sizeof id - 1, value.length - sizeof id};
        return !skimming->begun && value.bytes[value.length - 1] == '"' &&
               boardspace_first_time(&skimming->facts, property, BOARDSPACE_NAME);
    }
    if (value.length >= sizeof time && memcmp(value.bytes, time, sizeof time - 1) == 0)
        return boardspace_first_time(&skimming->facts, property, BOARDSPACE_TIME);
    return boardspace_cut_value(&value) == BOARDSPACE_COMMAND &&
           skim_command(skimming, boardspace_player(&skimming->facts, property), value);
}

/* A property that only the head of a game has. */
static bool skim_head(struct boardspace_skimming *skimming,
                      const struct boardspace_property *property, struct words value)
{
    struct boardspace_facts *facts = &skimming->facts;
    switch (property->value) {
    case BOARDSPACE_FACT:
        return boardspace_first_time(facts, property, BOARDSPACE_FACT) &&
               property->read(facts, value);
    case BOARDSPACE_TAG:
        return boardspace_first_time(facts, property, BOARDSPACE_TAG);
    case BOARDSPACE_OWN_TAG:
        return skim_own(skimming, value);
    default:
        return property->value == BOARDSPACE_IGNORED;
    }
}

/* A property. */
static inline bool skim_item(struct boardspace_skimming *skimming)
{
    struct cursor *cursor = skimming->cursor;
    const char *name = cursor->at;
    size_t length = name[1] == '[' ? 1 : 2;
    struct words value;
    uint64_t clock;
    if (!is_letter(name[0]) || name[1] == '\0' || name[length] != '[')
        return false;
    cursor->at += length + 1;
    if (name[0] == 'T' && name[1] == 'M')
        return scan_clock(cursor, &clock) && scan_byte(cursor, ']');
    if (!skim_value(cursor, &value))
        return false;
    if (name[0] == 'P' && (name[1] == '0' || name[1] == '1'))
        return skim_player(skimming, name[1] == '1', value);
    /* Most come in the order of the table. */
    const struct boardspace_property *property = skimming->next;
    if (memcmp(property->name, name, 2) != 0)
        property = boardspace_find_property((struct words){name, length});
    skimming->next = property + 1;
    return property->value == BOARDSPACE_COMMENT || property->value == BOARDSPACE_MARK ||
           (!skimming->begun && skim_head(skimming, property, value));
}

/* All nodes, and what closes the game; the cursor is then after its bracket. */
static bool skim_nodes(struct boardspace_skimming *skimming)
{
    struct cursor *cursor = skimming->cursor;
    struct boardspace_hand *hand = &skimming->hand;
    bool in_node = false;
    for (;;) {
        /* Most nodes have a line. */
        const char *line = cursor->at + (*cursor->at == '\r'), *at = line;
        if (SKIM_TEXT(&at, "\n; P")) {
            in_node = true;
            cursor->at = line;
            if (hand->step.kind == STEP_NONE && !hand->ended)
                boardspace_skim_turns(cursor, &skimming->steps, skimming->facts.first);
            if (cursor->at != line) {
                skimming->begun = hand->played = true;
                continue;
            }
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

static bool skim_variant(const struct boardspace_facts *facts)
{
    return facts->variant.bytes == NULL || words_are(facts->variant, "Yinsh");
}

/* The result that the sentence states, which has to agree with a resignation. */
static bool skim_sentence(struct boardspace_skimming *skimming)
{
    struct skimmed *record = skimming->steps.record;
    const struct boardspace_facts *facts = &skimming->facts;
    const struct words names[2] = {skimming->names[facts->first],
                                   skimming->names[facts->first ^ 1]};
    enum yinsh_result result, before = record->claims.result;
    record->states_last = record->ends_last || facts->re.length > 0;
    if (facts->re.length > 0) {
        if (!boardspace_result(facts->re, names, &result))
            return false;
        if (result != YINSH_RESULT_NONE)
            record->claims.result = result;
    }
    record->last = record->claims.result;
    return before == YINSH_RESULT_NONE || record->claims.result == before;
}

enum skim_found boardspace_skim(struct cursor *cursor, bool at_end, struct skimmed *record)
{
    struct skim_names own;
    struct boardspace_skimming skimming = {
        .cursor = cursor,
        .own = &own,
        .next = &boardspace_properties[BOARDSPACE_HEAD],
        .steps = skim_steps_begin(record),
        .names = {words_of(""), words_of("")},
    };
    own.count = own.letters = 0;
    bool good = scan_byte(cursor, '(') && skim_nodes(&skimming);
    if (good && skim_variant(&skimming.facts) &&
        apply(&skimming, boardspace_finish(&skimming.hand)) && skim_steps_end(&skimming.steps) &&
        skim_sentence(&skimming))
        return SKIM_RECORD;
    return cursor->starved && !good && !at_end ? SKIM_STARVED : SKIM_UNSURE;
}
