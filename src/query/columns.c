/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/columns.h"

#include "messages/messages.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- Values ------------------------------------------------------------ */

static void set_tag(struct column_value *value, const struct yinsh_record *record, const char *name)
{
    value->text = record_tag_value(record, name);
    value->present = value->text.bytes != NULL;
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

void column_set_player(struct column_value *value, const struct view *view,
                       enum yinsh_colour colour)
{
    set_player(value, view, names_of_colour[colour]);
}

static void get_either(const struct view *view, struct column_value *value)
{
    column_set_player(value, view, view->player);
}

static void get_file(const struct view *view, struct column_value *value)
{
    column_set_string(value, view->origin->file);
}

static void get_record(const struct view *view, struct column_value *value)
{
    column_set_number(value, view->origin->number);
}

static void get_tag(const struct view *view, struct column_value *value)
{
    set_tag(value, view->record, view->column->tag);
}

/* The same by which records are sorted as dates: what is none has no order. */
static void get_date(const struct view *view, struct column_value *value)
{
    uint32_t day;
    get_tag(view, value);
    if (!date_parse_days(value->text, &day, &day))
        set_tag(value, view->record, "");
}

/* What get_word() knows. */
enum { WORD_RESULT, WORD_END, WORD_STATUS, WORD_NOTATION };

static void get_word(const struct view *view, struct column_value *value)
{
    const struct yinsh_record *record = view->record;
    const char *const words[] = {[WORD_RESULT] = yinsh_result_name(record->outcome.result),
                                 [WORD_END] = yinsh_end_name(record->outcome.end),
                                 [WORD_STATUS] = yinsh_status_name(yinsh_record_status(record)),
                                 [WORD_NOTATION] = yinsh_record_notation(record)};
    column_set_string(value, words[view->column->fact]);
}

static void get_rings(const struct view *view, struct column_value *value)
{
    column_set_number(value, view->record->game.now.removed[column_colour(view->column)]);
}

/* What get_count() counts. */
enum { COUNT_TURNS, COUNT_MOVES };

static void get_count(const struct view *view, struct column_value *value)
{
    static int (*const counts[])(const yinsh_record *) = {
        [COUNT_TURNS] = yinsh_record_turns, [COUNT_MOVES] = yinsh_record_moves};
    column_set_number(value, (uint64_t)counts[view->column->fact](view->record));
}

static void get_claimed(const struct view *view, struct column_value *value)
{
    if (view->record->claims.states_result)
        column_set_string(value, yinsh_result_name(view->record->claims.result));
}

static void get_code(const struct view *view, struct column_value *value)
{
    const struct fault *fault = record_first_error(view->record);
    if (fault != NULL)
        column_set_string(value, yinsh_fault_name((yinsh_fault)fault->code));
}

static void get_fault_turn(const struct view *view, struct column_value *value)
{
    const struct fault *fault = record_first_error(view->record);
    if (fault != NULL && fault->turn > 0)
        column_set_number(value, (uint64_t)fault->turn);
}

static void get_variant(const struct view *view, struct column_value *value)
{
    column_set_room(value, variant_name(&view->record->game.start, value->room));
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

uint32_t column_known_day(const struct yinsh_record *record)
{
    return date_known(record_tag_value(record, "Date"));
}

/* The number of digits in which get_calendar() writes a year, a month or a day. */
enum { CALENDAR_YEAR = 4, CALENDAR_MONTH = 7, CALENDAR_DAY = 10 };

/* A month is a text that is compared as the days in it. */
static void get_calendar(const struct view *view, struct column_value *value)
{
    uint32_t known = column_known_day(view->record);
    const struct date date = {
        .year = known / 10000, .month = known / 100 % 100, .day = known % 100};
    size_t length = (size_t)view->column->fact;
    struct text text = text_begin(value->room, sizeof value->room);
    if ((length == CALENDAR_DAY ? date.day : length == CALENDAR_MONTH ? date.month : known) == 0)
        return;
    date_add_day(&text, &date, "-");
    column_set_room(value, length);
    value->number = length == CALENDAR_YEAR ? date.year : known;
}

/* By how many rings one player has removed more than the other. */
static void get_margin(const struct view *view, struct column_value *value)
{
    const uint8_t *removed = view->record->game.now.removed;
    column_set_number(value, (uint64_t)abs(removed[YINSH_WHITE] - removed[YINSH_BLACK]));
}

/* ---- Names ------------------------------------------------------------- */

static const struct column column_table[] = {
    {"file", COLUMN_TEXT, get_file, NULL, NULL, false, 0},
    {"record", COLUMN_NUMBER, get_record, NULL, NULL, false, 0},
    {"white", COLUMN_TEXT, get_player, "White", NULL, false, 0},
    {"black", COLUMN_TEXT, get_player, "Black", NULL, false, 0},
    {"result", COLUMN_TEXT, get_word, NULL, names_of_result, false, WORD_RESULT},
    {"white_rings", COLUMN_NUMBER, get_rings, NULL, NULL, false, 0},
    {"black_rings", COLUMN_NUMBER, get_rings, NULL, NULL, false, 0},
    {"end", COLUMN_TEXT, get_word, NULL, names_of_end, false, WORD_END},
    {"turns", COLUMN_NUMBER, get_count, NULL, NULL, false, COUNT_TURNS},
    {"moves", COLUMN_NUMBER, get_count, NULL, NULL, false, COUNT_MOVES},
    {"claimed", COLUMN_TEXT, get_claimed, NULL, names_of_result, false, 0},
    {"status", COLUMN_TEXT, get_word, NULL, names_of_status, false, WORD_STATUS},
    {"code", COLUMN_TEXT, get_code, NULL, NULL, false, 0},
    {"fault_turn", COLUMN_NUMBER, get_fault_turn, NULL, NULL, false, 0},
    {"notation", COLUMN_TEXT, get_word, NULL, NULL, false, WORD_NOTATION},
    {"variant", COLUMN_TEXT, get_variant, NULL, NULL, false, 0},
    {"date", COLUMN_TAG, get_tag, "Date", NULL, false, 0},
    {"day", COLUMN_DAY, get_calendar, NULL, NULL, false, CALENDAR_DAY},
    {"year", COLUMN_NUMBER, get_calendar, NULL, NULL, false, CALENDAR_YEAR},
    {"month", COLUMN_TAG, get_calendar, NULL, NULL, false, CALENDAR_MONTH},
    {"event", COLUMN_TAG, get_tag, "Event", NULL, false, 0},
    {"site", COLUMN_TAG, get_tag, "Site", NULL, false, 0},
    {"round", COLUMN_TAG, get_tag, "Round", NULL, false, 0},
    {"line", COLUMN_NUMBER, get_line, NULL, NULL, false, 0},
    {"winner", COLUMN_TEXT, get_winner, NULL, NULL, false, 0},
    {"margin", COLUMN_NUMBER, get_margin, NULL, NULL, false, 0},
};

enum { COLUMN_TABLE = sizeof column_table / sizeof column_table[0] };

_Static_assert((int)COLUMN_TABLE <= (int)COLUMN_LIST, "all names fit");

static const char *const usual_columns[] = {
    "file",  "record", "white",   "black",  "result", "white_rings", "black_rings", "end",
    "turns", "moves",  "claimed", "status", "code",   "fault_turn",  NULL};

static const struct column_list record_columns = {column_table, COLUMN_TABLE, usual_columns};

static const struct column column_of_filters = {"player", COLUMN_TEXT, get_either, NULL,
                                                NULL,     false,       0};

const struct column_list filter_columns = {&column_of_filters, 1, NULL};

static const char tag_prefix[] = "tag:";

void column_choices(const struct column_list *more, bool player,
                    const char *choices[COLUMN_CHOICES])
{
    const struct column_list *const lists[] = {more, &record_columns, &game_columns,
                                               &filter_columns};
    size_t count = 0;
    for (size_t i = more == NULL; i < 3U + player; i++)
        for (size_t k = 0; k < lists[i]->count; k++)
            choices[count++] = lists[i]->list[k].name;
    choices[count++] = "tag:NAME";
    choices[count] = NULL;
}

bool column_find_in(const struct column_list *columns, const char *name, struct column *column)
{
    for (size_t i = 0; columns != NULL && i < columns->count; i++)
        if (strcmp(columns->list[i].name, name) == 0) {
            *column = columns->list[i];
            return true;
        }
    return false;
}

bool column_find(const char *name, struct column *column)
{
    size_t prefix = sizeof tag_prefix - 1;
    if (column_find_in(&record_columns, name, column) ||
        column_find_in(&game_columns, name, column))
        return true;
    if (strncmp(name, tag_prefix, prefix) != 0)
        return false;
    /* Tags that a record interprets have their own columns. */
    const char *tag = name + prefix;
    if (*tag == '\0' || record_understands(tag, strlen(tag)))
        return false;
    *column = (struct column){name, COLUMN_TAG, get_tag, tag, NULL, false, 0};
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

void column_add_text(const struct column *column, struct column_value *value)
{
    bool seconds = column->type == COLUMN_SECONDS;
    if (!value->present || (column->type != COLUMN_NUMBER && !seconds))
        return;
    struct text text = text_begin(value->room, sizeof value->room);
    if (seconds) /* exactly, which a double could not hold */
        text_format(&text, "%" PRIu64 ".%03d", value->number / 1000, (int)(value->number % 1000));
    else
        text_format(&text, "%" PRIu64, value->number);
    value->text = (struct words){value->room, text.length};
}

/* ---- Tables ------------------------------------------------------------ */

/* Add a column by its name; false if there is none. */
static bool add_column(struct columns *columns, const char *name)
{
    struct column *column = &columns->list[columns->count];
    bool descends = columns->sorts && *name == '-';
    name += descends;
    if (!column_find_in(columns->more, name, column) && !column_find(name, column))
        return false;
    if (columns->sorts && column->tag != NULL && column_is_date(words_of(name)))
        column->get = get_date;
    columns->descends[columns->count] = descends;
    columns->names[columns->count++] = column->name;
    return true;
}

void columns_begin(struct columns *columns)
{
    const struct column_list *rows = columns->more != NULL ? columns->more : &record_columns;
    columns->text = NULL;
    columns->count = 0;
    for (const char *const *name = rows->usual; *name != NULL; name++)
        add_column(columns, *name);
}

bool columns_need_game(const struct columns *columns)
{
    bool needs = columns->more != NULL;
    for (size_t i = 0; i < columns->count; i++)
        needs |= columns->list[i].needs_game;
    return needs;
}

bool columns_take(struct cli *cli, const struct option_spec *spec, const char *names)
{
    struct columns *columns = spec->value;
    const char *choices[COLUMN_CHOICES];
    const char *option = columns->sorts ? "--sort" : "--columns";
    bool good = true;
    column_choices(columns->more, false, choices);
    columns_free(columns);
    if (*names == '+' && !columns->sorts) {
        columns_begin(columns);
        names++;
    }
    columns->text = strdup(names);
    if (columns->text == NULL)
        return cli_trouble(cli, option, strerror(ENOMEM));
    for (char *rest = columns->text, *name; good && (name = cli_next_name(&rest)) != NULL;) {
        _Static_assert(TABLE_COLUMNS == 64, "as the message says");
        bool room = columns->count < TABLE_COLUMNS;
        good = room && add_column(columns, name);
        if (!room)
            cli_usage(cli, name, "a list has at most 64 columns; there is no room for");
        else if (!good)
            cli_bad_choice(cli, option, name, choices);
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

static void write_value(struct table *table, const struct column *column,
                        struct column_value *value)
{
    if (column->type == COLUMN_POINT)
        write_points(table, value);
    else if (value->present && column->type == COLUMN_NUMBER)
        table_number(table, value->number);
    else if (value->present && column->type == COLUMN_INTEGER)
        table_decimal(table, value->integer, 0);
    else if (value->present && column->type == COLUMN_SECONDS) {
        column_add_text(column, value);
        table_begin_value(table);
        output_bytes(table->out, value->text.bytes, value->text.length);
        table_end_value(table);
    } else
        table_text(table, value->text.bytes, value->text.length);
}

void listing_write(const struct listing *listing, struct results *results, struct view view)
{
    const struct columns *columns = &listing->columns;
    enum table_format format = (enum table_format)listing->format;
    struct table table;
    struct column_value value;
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
