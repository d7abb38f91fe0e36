/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/diff/diff.h"

#include "record/symmetry.h"
#include "rules/rules.h"

#include <inttypes.h>
#include <string.h>

const char *const diff_columns[] = {"file",          "record",   "other_file", "other_record",
                                    "how",           "symmetry", "turn",       "actions",
                                    "other_actions", "tags",     "clocks",     "comments"};
_Static_assert(sizeof diff_columns / sizeof diff_columns[0] == DIFF_COLUMNS, "all columns");

enum { TURN_TEXT = 256 /* more than the actions of any turn */ };
_Static_assert((int)TURN_TEXT > (int)MARKS_ACTIONS * YINSH_ACTION_TEXT, "room for a turn");

static const char signs[2] = {'<', '>'};

/* Append the actions of a turn in the official notation. */
static void add_turn(struct text *text, const struct record_game *game, size_t first, size_t end)
{
    char action[YINSH_ACTION_TEXT];
    for (size_t at = first; at < end; at++) {
        if (at > first && game->played[at].action.kind != YINSH_RING)
            text_add_string(text, ";");
        text_add(text, action, (size_t)(append_action(action, game->played[at].action) - action));
    }
}

/* ---- For people -------------------------------------------------------------- */

static void put_place(struct output *out, const struct diff_side *side)
{
    cli_file_name(out, side->file);
    output_format(out, ", record %" PRIu64, side->number);
}

/* Write which record it is. */
static void put_record(struct output *out, const struct diff_side *side)
{
    put_place(out, side);
    output_string(out, " (");
    cli_put_player(out, side->record, "White");
    output_string(out, " - ");
    cli_put_player(out, side->record, "Black");
    output_string(out, ")");
}

/* Write the turn of one side that differs. */
static void put_turn(struct output *out, const struct record_game *game, int side,
                     const struct difference *difference)
{
    char bytes[TURN_TEXT];
    struct text text = text_begin(bytes, sizeof bytes);
    add_turn(&text, game, difference->first[side], difference->end[side]);
    if (difference->first[side] == difference->end[side])
        output_format(out, "%c (ends after turn %d)\n", signs[side], difference->turn - 1);
    else
        output_format(out, "%c %d.%s\n", signs[side], difference->turn, bytes);
}

/* Get the position after the turn of one side that differs, and what that turn changed. */
static void get_position(const struct record_game *game, size_t first, size_t end,
                         yinsh_position *position, struct marks *changed)
{
    *position = game->start;
    *changed = marks_none();
    for (size_t at = 0; at < end; at++) {
        if (at >= first)
            marks_add(changed, position, game->played[at].action);
        rules_apply(position, game->played[at].action);
    }
}

static void put_boards(struct output *out, const struct diff_side sides[2],
                       const struct difference *difference, const struct diff_style *style)
{
    yinsh_position positions[2];
    struct marks changed[2];
    struct board_style styles[2];
    for (int i = 0; i < 2; i++) {
        get_position(&sides[i].record->game, difference->first[i], difference->end[i],
                     &positions[i], &changed[i]);
        styles[i] = style->board;
        styles[i].marks = &changed[i];
    }
    board_draw_pair(out, positions, styles);
}

static void put_turns(struct output *out, const struct diff_side sides[2],
                      const struct difference *difference, const struct diff_style *style)
{
    if (difference->symmetry > 0)
        output_format(out, "(the first is shown after %s)\n", symmetry_names[difference->symmetry]);
    if (difference->turn == 0)
        output_string(out, "the positions at the start, or the variants, differ\n");
    for (int i = 0; i < 2 && difference->turn > 0; i++)
        put_turn(out, &sides[i].record->game, i, difference);
    if (style->boards)
        put_boards(out, sides, difference, style);
}

static void put_tags(struct output *out, const struct diff_side sides[2])
{
    struct tag_difference tag;
    size_t at = 0;
    while (tags_differ(sides[0].record, sides[1].record, &at, &tag))
        for (int i = 0; i < 2; i++) {
            if (tag.values[i].bytes == NULL)
                continue;
            output_format(out, "%c [", signs[i]);
            output_visible(out, tag.name, strlen(tag.name));
            output_string(out, " \"");
            output_visible(out, tag.values[i].bytes, tag.values[i].length);
            output_string(out, "\"]\n");
        }
}

static void put_from(struct output *out, const char *what, int turn)
{
    if (turn == 0)
        output_format(out, "%s differ before turn 1\n", what);
    else if (turn != DIFFERS_NOWHERE)
        output_format(out, "%s differ from turn %d on\n", what, turn);
}

void diff_write_text(struct output *out, const struct diff_side sides[2],
                     const struct difference *difference, const struct diff_style *style)
{
    if (difference->how == HOW_MISSING) {
        int side = sides[0].record != NULL ? 0 : 1;
        output_format(out, "%c only: ", signs[side]);
        put_record(out, &sides[side]);
        output_string(out, "\n");
        return;
    }
    put_record(out, &sides[0]);
    output_string(out, " and ");
    put_place(out, &sides[1]);
    if (difference->how == HOW_SAME)
        output_string(out, ": the same\n");
    else if (!difference->turns && difference->symmetry > 0)
        output_format(out, ": the same turns after %s\n", symmetry_names[difference->symmetry]);
    else if (!difference->turns)
        output_string(out, ": the same turns\n");
    else
        output_format(out, ": differ in turn %d\n", difference->turn);
    if (difference->turns)
        put_turns(out, sides, difference, style);
    if (!style->ignored.tags)
        put_tags(out, sides);
    put_from(out, "clocks", difference->clocks);
    put_from(out, "comments", difference->comments);
}

/* ---- Rows -------------------------------------------------------------------- */

static void put_place_values(struct table *table, const struct diff_side *side)
{
    table_string(table, side->record != NULL ? side->file : NULL);
    table_number_if(table, side->record != NULL, side->number);
}

static void put_turn_value(struct table *table, const struct diff_side *side, int number,
                           const struct difference *difference)
{
    char bytes[TURN_TEXT];
    struct text text = text_begin(bytes, sizeof bytes);
    if (difference->turns)
        add_turn(&text, &side->record->game, difference->first[number], difference->end[number]);
    table_string(table, text.length > 0 ? bytes : NULL);
}

/* Write the names of the tags that differ, with commas between them. */
static void put_tag_names(struct table *table, const struct diff_side sides[2])
{
    char bytes[1024];
    struct text text = text_begin(bytes, sizeof bytes);
    struct tag_difference tag;
    size_t at = 0;
    while (tags_differ(sides[0].record, sides[1].record, &at, &tag)) {
        text_add_string(&text, text.length > 0 ? "," : "");
        text_add_string(&text, tag.name);
    }
    table_string(table, text.length > 0 ? bytes : NULL);
}

void diff_write_row(struct table *table, const struct diff_side sides[2],
                    const struct difference *difference, const struct diff_ignored *ignored)
{
    bool pair = difference->how != HOW_MISSING;
    for (int i = 0; i < 2; i++)
        put_place_values(table, &sides[i]);
    table_string(table, diff_how_names[difference->how]);
    table_string(table, pair ? symmetry_names[difference->symmetry] : NULL);
    table_number_if(table, difference->turns, (uint64_t)difference->turn);
    for (int i = 0; i < 2; i++)
        put_turn_value(table, &sides[i], i, difference);
    if (pair && !ignored->tags)
        put_tag_names(table, sides);
    else
        table_string(table, NULL);
    table_number_if(table, pair && difference->clocks != DIFFERS_NOWHERE,
                    (uint64_t)difference->clocks);
    table_number_if(table, pair && difference->comments != DIFFERS_NOWHERE,
                    (uint64_t)difference->comments);
}
