/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/game_columns.h"

#include "record/identity.h"
#include "record/marks.h"
#include "rules/rules.h"

#include <stdio.h>
#include <string.h>

/* What happened in a game, by the colour of the player or of the markers. */
struct game_facts {
    unsigned first_ring; /* turn in which a ring was removed for the first time, or 0 */
    unsigned rows[2];    /* that were removed */
    unsigned made[2];    /* those of them that the opponent made */
    unsigned flips[2];   /* markers that the player flipped */
};

static struct game_facts find_facts(const struct yinsh_record *record)
{
    const struct record_game *game = &record->game;
    struct game_facts facts = {.first_ring = 0};
    yinsh_set markers[2] = {game->start.markers[0], game->start.markers[1]};
    for (size_t i = 0; i < game->count; i++) {
        const struct played *played = &game->played[i];
        enum yinsh_colour side = (enum yinsh_colour)played->action.side;
        facts.flips[side] += set_count(rules_move_markers(markers, played->action));
        if (played->action.kind == YINSH_ROW) {
            facts.rows[side]++;
            facts.made[side] += row_maker(game, played) != side;
        }
        if (played->action.kind == YINSH_RING && facts.first_ring == 0)
            facts.first_ring = played->turn;
    }
    return facts;
}

/* The colour that a column is about: its name begins with it. */
static enum yinsh_colour colour_of(const struct view *view)
{
    return view->column->name[0] == 'w' ? YINSH_WHITE : YINSH_BLACK;
}

static void get_first_ring(const struct view *view, struct column_value *value)
{
    value->number = find_facts(view->record).first_ring;
    value->present = value->number > 0;
}

static void get_rows(const struct view *view, struct column_value *value)
{
    column_set_number(value, find_facts(view->record).rows[colour_of(view)]);
}

static void get_gifts(const struct view *view, struct column_value *value)
{
    column_set_number(value, find_facts(view->record).made[colour_of(view)]);
}

static void get_flips(const struct view *view, struct column_value *value)
{
    column_set_number(value, find_facts(view->record).flips[colour_of(view)]);
}

/* The last clock after an action of the player. */
static void get_clock(const struct view *view, struct column_value *value)
{
    const struct record_game *game = &view->record->game;
    for (const struct note *note = view->record->notes; note != NULL; note = note->next)
        if (note->kind == NOTE_CLOCK && note->after > 0 && note->after <= game->count &&
            game->played[note->after - 1].action.side == colour_of(view))
            column_set_number(value, note->milliseconds);
}

/* The identity of the game as 16 digits, the same on every machine. */
static void set_hash(const struct view *view, struct column_value *value, bool symmetric)
{
    static const uint64_t no_secret[2];
    struct game_identity identity = game_identity_of(view->record, no_secret, symmetric);
    struct text text = text_begin(value->room, sizeof value->room);
    text_format(&text, "%016llx", (unsigned long long)identity.word[0]);
    column_set_room(value, text.length);
}

static void get_hash(const struct view *view, struct column_value *value)
{
    set_hash(view, value, false);
}

static void get_symmetric_hash(const struct view *view, struct column_value *value)
{
    set_hash(view, value, true);
}

static const struct column list[] = {
    {"first_ring", COLUMN_NUMBER, get_first_ring, NULL, NULL, true},
    {"white_rows", COLUMN_NUMBER, get_rows, NULL, NULL, true},
    {"black_rows", COLUMN_NUMBER, get_rows, NULL, NULL, true},
    {"white_gifts", COLUMN_NUMBER, get_gifts, NULL, NULL, true},
    {"black_gifts", COLUMN_NUMBER, get_gifts, NULL, NULL, true},
    {"white_flips", COLUMN_NUMBER, get_flips, NULL, NULL, true},
    {"black_flips", COLUMN_NUMBER, get_flips, NULL, NULL, true},
    {"white_clock", COLUMN_SECONDS, get_clock, NULL, NULL, true},
    {"black_clock", COLUMN_SECONDS, get_clock, NULL, NULL, true},
    {"hash", COLUMN_TEXT, get_hash, NULL, NULL, true},
    {"symmetric_hash", COLUMN_TEXT, get_symmetric_hash, NULL, NULL, true},
};

_Static_assert(sizeof list / sizeof list[0] <= COLUMN_LIST, "all names fit");

const struct column_list game_columns = {list, sizeof list / sizeof list[0], NULL};
