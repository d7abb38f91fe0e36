/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/columns.h"

#include "base/words.h"
#include "cli/message.h"
#include "query/game_columns.h"
#include "query/turn_columns.h"
#include "record/tags.h"
#include "rules/point_text.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- Values ------------------------------------------------------------ */

static void set_string(struct column_value *value, const char *string)
{
    value->present = string != NULL;
    if (string != NULL)
        value->text = words_of(string);
}

static void set_tag(struct column_value *value, const struct yinsh_record *record, const char *name)
{
    const struct tag *tag = record_find_tag(record, name);
    value->present = tag != NULL;
    if (tag != NULL)
        value->text = (struct words){tag->value, tag->length};
}

static void set_player(struct column_value *value, const struct view *view, const char *tag)
{
    set_tag(value, view->record, tag);
    if (value->present)
        value->text = aliases_of(view->aliases, value->text);
}

static void get_player(const struct view *view, struct column_value *value)
{
    set_player(value, view, view->column->tag);
}

static void get_file(const struct view *view, struct column_value *value)
{
    set_string(value, view->origin->file);
}

static void get_record(const struct view *view, struct column_value *value)
{
    column_set_number(value, view->origin->number);
}

static void get_tag(const struct view *view, struct column_value *value)
{
    set_tag(value, view->record, view->column->tag);
}

static void get_result(const struct view *view, struct column_value *value)
{
    set_string(value, yinsh_result_name(view->record->outcome.result));
}

static void get_white_rings(const struct view *view, struct column_value *value)
{
    column_set_number(value, view->record->game.now.removed[YINSH_WHITE]);
}

static void get_black_rings(const struct view *view, struct column_value *value)
{
    column_set_number(value, view->record->game.now.removed[YINSH_BLACK]);
}

static void get_end(const struct view *view, struct column_value *value)
{
    set_string(value, yinsh_end_name(view->record->outcome.end));
}

static void get_turns(const struct view *view, struct column_value *value)
{
    column_set_number(value, (uint64_t)yinsh_record_turns(view->record));
}

static void get_moves(const struct view *view, struct column_value *value)
{
    column_set_number(value, (uint64_t)yinsh_record_moves(view->record));
}

static void get_claimed(const struct view *view, struct column_value *value)
{
    if (view->record->claims.states_result)
        set_string(value, yinsh_result_name(view->record->claims.result));
}

static void get_status(const struct view *view, struct column_value *value)
{
    set_string(value, yinsh_status_name(yinsh_record_status(view->record)));
}

static void get_code(const struct view *view, struct column_value *value)
{
    const struct fault *fault = record_first_error(view->record);
    if (fault != NULL)
        set_string(value, yinsh_fault_name((yinsh_fault)fault->code));
}

static void get_fault_turn(const struct view *view, struct column_value *value)
{
    const struct fault *fault = record_first_error(view->record);
    if (fault != NULL && fault->turn > 0)
        column_set_number(value, (uint64_t)fault->turn);
}

static void get_notation(const struct view *view, struct column_value *value)
{
    set_string(value, yinsh_record_notation(view->record));
}

static void get_variant(const struct view *view, struct column_value *value)
{
    value->present = true;
    value->text.bytes = value->room;
    value->text.length = variant_name(&view->record->game.start, value->room);
}

static void get_line(const struct view *view, struct column_value *value)
{
    column_set_number(value, view->record->window.line);
}

static void get_winner(const struct view *view, struct column_value *value)
{
    if (view->record->outcome.result == YINSH_RESULT_WHITE)
        set_player(value, view, "White");
    else if (view->record->outcome.result == YINSH_RESULT_BLACK)
        set_player(value, view, "Black");
}

uint64_t column_day(const struct date *date)
{
    return ((uint64_t)date->year * 100 + date->month) * 100 + date->day;
}

/* Get the day on which a record was played; false if its date names none. */
static bool find_day(const struct yinsh_record *record, struct date *date)
{
    const struct tag *tag = record_find_tag(record, "Date");
    return tag != NULL && date_parse((struct words){tag->value, tag->length}, date);
}

uint64_t column_day_of(const struct yinsh_record *record)
{
    struct date date;
    return find_day(record, &date) ? column_day(&date) : 0;
}

static void get_day(const struct view *view, struct column_value *value)
{
    struct date date;
    struct text text = text_begin(value->room, sizeof value->room);
    value->present = find_day(view->record, &date);
    if (!value->present)
        return;
    date_add_day(&text, &date, "-");
    value->text = (struct words){value->room, text.length};
    value->number = column_day(&date);
}

/* By how many rings one player has removed more than the other. */
static void get_margin(const struct view *view, struct column_value *value)
{
    const uint8_t *removed = view->record->game.now.removed;
    column_set_number(value, (uint64_t)abs(removed[YINSH_WHITE] - removed[YINSH_BLACK]));
}

/* ---- Names ------------------------------------------------------------- */

/* The first ones are the default columns. */
enum { USUAL_COLUMNS = 14 };

static const struct column column_table[] = {
    {"file", COLUMN_TEXT, get_file, NULL, NULL, false},
    {"record", COLUMN_NUMBER, get_record, NULL, NULL, false},
    {"white", COLUMN_TEXT, get_player, "White", NULL, false},
    {"black", COLUMN_TEXT, get_player, "Black", NULL, false},
    {"result", COLUMN_TEXT, get_result, NULL, names_of_result, false},
    {"white_rings", COLUMN_NUMBER, get_white_rings, NULL, NULL, false},
    {"black_rings", COLUMN_NUMBER, get_black_rings, NULL, NULL, false},
    {"end", COLUMN_TEXT, get_end, NULL, names_of_end, false},
    {"turns", COLUMN_NUMBER, get_turns, NULL, NULL, false},
    {"moves", COLUMN_NUMBER, get_moves, NULL, NULL, false},
    {"claimed", COLUMN_TEXT, get_claimed, NULL, names_of_result, false},
    {"status", COLUMN_TEXT, get_status, NULL, names_of_status, false},
    {"code", COLUMN_TEXT, get_code, NULL, NULL, false},
    {"fault_turn", COLUMN_NUMBER, get_fault_turn, NULL, NULL, false},
    {"notation", COLUMN_TEXT, get_notation, NULL, NULL, false},
    {"variant", COLUMN_TEXT, get_variant, NULL, NULL, false},
    {"date", COLUMN_TEXT, get_tag, "Date", NULL, false},
    {"day", COLUMN_DAY, get_day, NULL, NULL, false},
    {"event", COLUMN_TEXT, get_tag, "Event", NULL, false},
    {"site", COLUMN_TEXT, get_tag, "Site", NULL, false},
    {"round", COLUMN_TEXT, get_tag, "Round", NULL, false},
    {"line", COLUMN_NUMBER, get_line, NULL, NULL, false},
    {"winner", COLUMN_TEXT, get_winner, NULL, NULL, false},
    {"margin", COLUMN_NUMBER, get_margin, NULL, NULL, false},
};

enum { COLUMN_TABLE = sizeof column_table / sizeof column_table[0] };

_Static_assert((int)COLUMN_TABLE + GAME_COLUMNS + TURN_CHOICES + 2 <= (int)COLUMN_CHOICES,
               "all names fit");

static const char tag_prefix[] = "tag:";

void column_choices(const char *choices[COLUMN_CHOICES])
{
    size_t count = 0;
    for (; count < COLUMN_TABLE; count++)
        choices[count] = column_table[count].name;
    for (size_t i = 0; i < GAME_COLUMNS; i++)
        choices[count++] = game_columns[i].name;
    choices[count++] = "tag:NAME";
    choices[count] = NULL;
}

/* Whether a record keeps a tag of that name; those that it interprets have their own columns. */
static bool is_kept(const char *tag)
{
    static const char *const understood[] = {"Result", "Rings", "Termination", "Variant",
                                             "Position"};
    for (size_t i = 0; i < sizeof understood / sizeof understood[0]; i++)
        if (words_alike(words_of(tag), understood[i]))
            return false;
    return *tag != '\0';
}

bool column_find(const char *name, struct column *column)
{
    size_t prefix = sizeof tag_prefix - 1;
    for (size_t i = 0; i < COLUMN_TABLE; i++)
        if (strcmp(column_table[i].name, name) == 0) {
            *column = column_table[i];
            return true;
        }
    for (size_t i = 0; i < GAME_COLUMNS; i++)
        if (strcmp(game_columns[i].name, name) == 0) {
            *column = game_columns[i];
            return true;
        }
    if (strncmp(name, tag_prefix, prefix) != 0 || !is_kept(name + prefix))
        return false;
    *column = (struct column){name, COLUMN_TAG, get_tag, name + prefix, NULL, false};
    return true;
}

void column_view(const struct view *view, struct column_value *value)
{
    value->present = false;
    value->text = (struct words){NULL, 0};
    value->number = 0;
    value->points = (yinsh_set){{0, 0}};
    view->column->get(view, value);
}

void column_get(const struct column *column, const struct aliases *aliases,
                const struct origin *origin, const struct yinsh_record *record,
                struct column_value *value)
{
    const struct view view = {column, aliases, origin, record, NULL};
    column_view(&view, value);
}

void column_add_text(const struct column *column, struct column_value *value)
{
    bool seconds = column->type == COLUMN_SECONDS;
    if (column->type != COLUMN_NUMBER && !seconds)
        return;
    struct text text = text_begin(value->room, sizeof value->room);
    if (seconds) /* exactly, which a double could not hold */
        text_format(&text, "%" PRIu64 ".%03d", value->number / 1000, (int)(value->number % 1000));
    else
        text_format(&text, "%" PRIu64, value->number);
    value->text = (struct words){value->room, text.length};
}

/* ---- Tables ------------------------------------------------------------ */

static void add_column(struct columns *columns, const struct column *column)
{
    columns->list[columns->count] = *column;
    columns->names[columns->count++] = column->name;
}

/* Add the columns of turns but for those that take long or are long. */
static void add_turn_columns(struct columns *columns)
{
    const char *choices[TURN_CHOICES];
    struct column column;
    size_t count = turn_column_choices(choices);
    for (size_t i = 0; i < 2; i++)
        add_column(columns, &column_table[i]);
    for (size_t i = 0; i < count && i < TURN_USUAL; i++)
        if (turn_column_find(choices[i], &column))
            add_column(columns, &column);
}

void columns_begin(struct columns *columns)
{
    columns->text = NULL;
    columns->count = 0;
    if (columns->of_turns) {
        add_turn_columns(columns);
        return;
    }
    for (size_t i = 0; i < USUAL_COLUMNS; i++)
        add_column(columns, &column_table[i]);
}

bool columns_need_game(const struct columns *columns)
{
    bool needs = columns->of_turns;
    for (size_t i = 0; i < columns->count; i++)
        needs |= columns->list[i].needs_game;
    return needs;
}

/* Report that there is no such column. */
static void refuse_column(struct cli *cli, const struct columns *columns, const char *name)
{
    const char *choices[COLUMN_CHOICES];
    size_t count = 0;
    if (columns->of_turns)
        count = turn_column_choices(choices);
    column_choices(choices + count);
    cli_bad_choice(cli, "--columns", name, choices);
}

bool columns_take(struct cli *cli, const struct option_spec *spec, const char *names)
{
    struct columns *columns = spec->value;
    struct column column;
    bool good = true;
    columns_free(columns);
    if (*names == '+') {
        columns_begin(columns);
        names++;
    }
    columns->text = strdup(names);
    if (columns->text == NULL) {
        cli_trouble(cli, "--columns", strerror(ENOMEM));
        return false;
    }
    for (char *rest = columns->text, *name; good && (name = cli_next_name(&rest)) != NULL;) {
        good = false;
        if (!(columns->of_turns && turn_column_find(name, &column)) &&
            !column_find(name, &column)) {
            refuse_column(cli, columns, name);
        } else if (columns->count == TABLE_COLUMNS) {
            _Static_assert(TABLE_COLUMNS == 64, "as the message says");
            cli_usage(cli, name, "a table has at most 64 columns; there is no room for");
        } else {
            add_column(columns, &column);
            good = true;
        }
    }
    if (!good)
        columns_free(columns);
    return good;
}

void columns_unite(struct columns *columns)
{
    size_t kept = 0;
    for (size_t i = 0; i < columns->count; i++) {
        size_t same = 0;
        while (same < kept && strcmp(columns->names[same], columns->names[i]) != 0)
            same++;
        if (same < kept)
            continue;
        columns->list[kept] = columns->list[i];
        columns->names[kept++] = columns->names[i];
    }
    columns->count = kept;
}

void columns_free(struct columns *columns)
{
    free(columns->text);
    columns->text = NULL;
    columns->count = 0;
}

/* Write points with spaces between them. */
static void write_points(struct table *table, const struct column_value *value)
{
    char text[YINSH_POINTS * YINSH_POINT_TEXT], *at = text;
    for (yinsh_set set = value->points; !set_is_empty(set); set = set_rest(set)) {
        if (at > text)
            *at++ = ' ';
        at = append_point(at, (yinsh_point)set_first(set));
    }
    table_text(table, value->present ? text : NULL, (size_t)(at - text));
}

static void write_seconds(struct table *table, const struct column *column,
                          struct column_value *value)
{
    column_add_text(column, value);
    table_begin_value(table);
    output_bytes(table->out, value->text.bytes, value->text.length);
    table_end_value(table);
}

static void write_value(struct table *table, const struct column *column,
                        struct column_value *value)
{
    if (column->type == COLUMN_POINT)
        write_points(table, value);
    else if (value->present && column->type == COLUMN_NUMBER)
        table_number(table, value->number);
    else if (value->present && column->type == COLUMN_SECONDS)
        write_seconds(table, column, value);
    else
        table_text(table, value->text.bytes, value->text.length);
}

void columns_write(const struct columns *columns, enum table_format format, struct results *results,
                   struct view view)
{
    struct table table;
    struct column_value value;
    view.aliases = columns->aliases;
    table_begin(&table, format, columns->names, columns->count, &results->out);
    for (size_t i = 0; i < columns->count; i++) {
        view.column = &columns->list[i];
        if (view.column->get == get_record) {
            /* The number may not be known yet. */
            table_begin_value(&table);
            results_number(results, &results->out, view.origin);
            table_end_value(&table);
            continue;
        }
        column_view(&view, &value);
        write_value(&table, view.column, &value);
    }
}
