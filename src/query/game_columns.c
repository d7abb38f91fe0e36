/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/columns.h"

#include "record/identity.h"

#include <string.h>

/* What happened in a game, by the colour of the player or of the markers. */
struct game_facts {
    unsigned first_ring; /* turn in which a ring was removed for the first time, or 0 */
    unsigned counts[3][2];
};

/* What is counted. */
enum {
    ROWS,  /* that were removed */
    GIFTS, /* those of them that the opponent made */
    FLIPS  /* markers that the player flipped */
};

static struct game_facts find_facts(const struct yinsh_record *record)
{
    const struct record_game *game = &record->game;
    struct game_facts facts = {.first_ring = 0};
    yinsh_set markers[2] = {game->start.markers[0], game->start.markers[1]};
    for (size_t i = 0; i < game->count; i++) {
        const struct played *played = &game->played[i];
        enum yinsh_colour side = (enum yinsh_colour)played->action.side;
        facts.counts[FLIPS][side] += set_count(rules_move_markers(markers, played->action));
        if (played->action.kind == YINSH_ROW) {
            facts.counts[ROWS][side]++;
            facts.counts[GIFTS][side] += row_maker(game, played) != side;
        }
        if (played->action.kind == YINSH_RING && facts.first_ring == 0)
            facts.first_ring = played->turn;
    }
    return facts;
}

static void get_first_ring(const struct view *view, struct column_value *value)
{
    value->number = find_facts(view->record).first_ring;
    value->present = value->number > 0;
}

static void get_count(const struct view *view, struct column_value *value)
{
    const struct game_facts facts = find_facts(view->record);
    column_set_number(value, facts.counts[view->column->fact][column_colour(view->column)]);
}

/* The last clock after an action of the player. */
static void get_clock(const struct view *view, struct column_value *value)
{
    const struct record_game *game = &view->record->game;
    for (const struct note *note = view->record->notes; note != NULL; note = note->next)
        if (note->kind == NOTE_CLOCK && note->after > 0 && note->after <= game->count &&
            game->played[note->after - 1].action.side == column_colour(view->column))
            column_set_number(value, note->milliseconds);
}

/* The identity of the game, also up to symmetry, as 16 digits, the same on every machine. */
static void get_hash(const struct view *view, struct column_value *value)
{
    static const uint64_t no_secret[2];
    bool symmetric = strcmp(view->column->name, "symmetric_hash") == 0;
    struct game_identity identity = game_identity_of(view->record, no_secret, symmetric);
    struct text text = text_begin(value->room, sizeof value->room);
    text_format(&text, "%016llx", (unsigned long long)identity.word[0]);
    column_set_room(value, text.length);
}

static const struct column list[] = {
    {"first_ring", COLUMN_NUMBER, get_first_ring, NULL, NULL, true, 0},
    {"white_rows", COLUMN_NUMBER, get_count, NULL, NULL, true, ROWS},
    {"black_rows", COLUMN_NUMBER, get_count, NULL, NULL, true, ROWS},
    {"white_gifts", COLUMN_NUMBER, get_count, NULL, NULL, true, GIFTS},
    {"black_gifts", COLUMN_NUMBER, get_count, NULL, NULL, true, GIFTS},
    {"white_flips", COLUMN_NUMBER, get_count, NULL, NULL, true, FLIPS},
    {"black_flips", COLUMN_NUMBER, get_count, NULL, NULL, true, FLIPS},
    {"white_clock", COLUMN_SECONDS, get_clock, NULL, NULL, true, 0},
    {"black_clock", COLUMN_SECONDS, get_clock, NULL, NULL, true, 0},
    {"hash", COLUMN_TEXT, get_hash, NULL, NULL, true, 0},
    {"symmetric_hash", COLUMN_TEXT, get_hash, NULL, NULL, true, 0},
};

_Static_assert(sizeof list / sizeof list[0] <= COLUMN_LIST, "all names fit");

const struct column_list game_columns = {list, sizeof list / sizeof list[0], NULL};
