/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/columns.h"

#include "base/words.h"
#include "cli/message.h"
#include "cli/values.h"
#include "record/tags.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* ---- Values ------------------------------------------------------------ */

/* The tag that a column shows, or NULL. */
static const struct tag *tag_of(const struct column *column, const struct yinsh_record *record)
{
    enum yinsh_result result = record->outcome.result;
    const char *name = column->tag;
    if (column->source == COLUMN_WINNER)
        name = result == YINSH_RESULT_WHITE   ? "White"
               : result == YINSH_RESULT_BLACK ? "Black"
                                              : NULL;
    return name != NULL ? record_find_tag(record, name) : NULL;
}

/* The number that a column shows. */
static uint64_t number_of(enum column_source source, const struct origin *origin,
                          const struct yinsh_record *record)
{
    const struct fault *fault;
    switch (source) {
    case COLUMN_RECORD:
        return origin->number;
    case COLUMN_WHITE_RINGS:
        return record->game.now.removed[YINSH_WHITE];
    case COLUMN_BLACK_RINGS:
        return record->game.now.removed[YINSH_BLACK];
    case COLUMN_TURNS:
        return (uint64_t)yinsh_record_turns(record);
    case COLUMN_MOVES:
        return (uint64_t)yinsh_record_moves(record);
    case COLUMN_LINE:
        return record->window.line;
    default: /* COLUMN_FAULT_TURN */
        fault = record_first_error(record);
        return fault != NULL && fault->turn > 0 ? (uint64_t)fault->turn : 0;
    }
}

/* The string that a column shows, or NULL. */
static const char *string_of(enum column_source source, const struct origin *origin,
                             const struct yinsh_record *record)
{
    const struct fault *fault;
    switch (source) {
    case COLUMN_FILE:
        return origin->file;
    case COLUMN_RESULT:
        return yinsh_result_name(record->outcome.result);
    case COLUMN_END:
        return yinsh_end_name(record->outcome.end);
    case COLUMN_CLAIMED:
        return record->claims.states_result ? yinsh_result_name(record->claims.result) : NULL;
    case COLUMN_STATUS:
        return yinsh_status_name(yinsh_record_status(record));
    case COLUMN_NOTATION:
        return yinsh_record_notation(record);
    default: /* COLUMN_CODE */
        fault = record_first_error(record);
        return fault != NULL ? yinsh_fault_name((yinsh_fault)fault->code) : NULL;
    }
}

void column_get(const struct column *column, const struct aliases *aliases,
                const struct origin *origin, const struct yinsh_record *record,
                struct column_value *value)
{
    enum column_source source = column->source;
    value->present = true;
    value->text = (struct words){NULL, 0};
    value->number = 0;
    if (column->type == COLUMN_NUMBER) {
        value->number = number_of(source, origin, record);
        value->present = source != COLUMN_FAULT_TURN || value->number > 0;
    } else if (source == COLUMN_VARIANT) {
        value->text.bytes = value->room;
        value->text.length = variant_name(&record->game.start, value->room);
    } else if (source >= COLUMN_OF_TAG) {
        const struct tag *tag = tag_of(column, record);
        value->present = tag != NULL;
        if (tag != NULL)
            value->text = (struct words){tag->value, tag->length};
        if (tag != NULL && source != COLUMN_OF_TAG)
            value->text = aliases_of(aliases, value->text);
    } else {
        const char *string = string_of(source, origin, record);
        value->present = string != NULL;
        if (string != NULL)
            value->text = words_of(string);
    }
}

/* ---- Names ------------------------------------------------------------- */

/* The first ones are the default columns. */
enum { USUAL_COLUMNS = 14 };

static const struct column column_table[] = {
    {"file", COLUMN_TEXT, COLUMN_FILE, NULL, NULL},
    {"record", COLUMN_NUMBER, COLUMN_RECORD, NULL, NULL},
    {"white", COLUMN_TEXT, COLUMN_PLAYER, "White", NULL},
    {"black", COLUMN_TEXT, COLUMN_PLAYER, "Black", NULL},
    {"result", COLUMN_TEXT, COLUMN_RESULT, NULL, names_of_result},
    {"white_rings", COLUMN_NUMBER, COLUMN_WHITE_RINGS, NULL, NULL},
    {"black_rings", COLUMN_NUMBER, COLUMN_BLACK_RINGS, NULL, NULL},
    {"end", COLUMN_TEXT, COLUMN_END, NULL, names_of_end},
    {"turns", COLUMN_NUMBER, COLUMN_TURNS, NULL, NULL},
    {"moves", COLUMN_NUMBER, COLUMN_MOVES, NULL, NULL},
    {"claimed", COLUMN_TEXT, COLUMN_CLAIMED, NULL, names_of_result},
    {"status", COLUMN_TEXT, COLUMN_STATUS, NULL, names_of_status},
    {"code", COLUMN_TEXT, COLUMN_CODE, NULL, NULL},
    {"fault_turn", COLUMN_NUMBER, COLUMN_FAULT_TURN, NULL, NULL},
    {"notation", COLUMN_TEXT, COLUMN_NOTATION, NULL, NULL},
    {"variant", COLUMN_TEXT, COLUMN_VARIANT, NULL, NULL},
    {"date", COLUMN_TEXT, COLUMN_OF_TAG, "Date", NULL},
    {"event", COLUMN_TEXT, COLUMN_OF_TAG, "Event", NULL},
    {"site", COLUMN_TEXT, COLUMN_OF_TAG, "Site", NULL},
    {"round", COLUMN_TEXT, COLUMN_OF_TAG, "Round", NULL},
    {"line", COLUMN_NUMBER, COLUMN_LINE, NULL, NULL},
    {"winner", COLUMN_TEXT, COLUMN_WINNER, NULL, NULL},
};

enum { COLUMN_TABLE = sizeof column_table / sizeof column_table[0] };

_Static_assert(COLUMN_TABLE + 2 <= COLUMN_CHOICES, "all names fit");

static const char tag_prefix[] = "tag:";

void column_choices(const char *choices[COLUMN_CHOICES])
{
    size_t count = 0;
    for (; count < COLUMN_TABLE; count++)
        choices[count] = column_table[count].name;
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
    if (strncmp(name, tag_prefix, prefix) != 0 || !is_kept(name + prefix))
        return false;
    *column = (struct column){name, COLUMN_TAG, COLUMN_OF_TAG, name + prefix, NULL};
    return true;
}

/* ---- Tables ------------------------------------------------------------ */

static void add_column(struct columns *columns, const struct column *column)
{
    columns->list[columns->count] = *column;
    columns->names[columns->count++] = column->name;
}

void columns_begin(struct columns *columns)
{
    columns->text = NULL;
    columns->count = 0;
    for (size_t i = 0; i < USUAL_COLUMNS; i++)
        add_column(columns, &column_table[i]);
}

bool columns_choose(struct cli *cli, struct columns *columns, const char *option, const char *names)
{
    const char *choices[COLUMN_CHOICES];
    struct column column;
    bool more = true, good = true;
    columns->count = 0;
    if (*names == '+') {
        columns_begin(columns);
        names++;
    }
    columns->text = strdup(names);
    if (columns->text == NULL) {
        cli_trouble(cli, option, strerror(ENOMEM));
        return false;
    }
    for (char *name = columns->text; more && good;) {
        size_t length = strcspn(name, ",");
        more = name[length] == ',';
        name[length] = '\0';
        good = false;
        if (!column_find(name, &column)) {
            column_choices(choices);
            cli_bad_choice(cli, option, name, choices);
        } else if (columns->count == TABLE_COLUMNS) {
            _Static_assert(TABLE_COLUMNS == 64, "as the message says");
            cli_usage(cli, name, "a table has at most 64 columns; there is no room for");
        } else {
            add_column(columns, &column);
            good = true;
        }
        name += length + more;
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

void columns_write(const struct columns *columns, enum table_format format, struct results *results,
                   const struct origin *origin, const struct yinsh_record *record)
{
    struct table table;
    struct column_value value;
    table_begin(&table, format, columns->names, columns->count, &results->out);
    for (size_t i = 0; i < columns->count; i++) {
        const struct column *column = &columns->list[i];
        if (column->source == COLUMN_RECORD) {
            /* The number may not be known yet. */
            table_begin_value(&table);
            results_number(results, &results->out, origin);
            table_end_value(&table);
            continue;
        }
        column_get(column, columns->aliases, origin, record, &value);
        if (value.present && column->type == COLUMN_NUMBER)
            table_number(&table, value.number);
        else
            table_text(&table, value.text.bytes, value.text.length);
    }
}
