/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/table_reader.h"

#include "base/text.h"
#include "json/check.h"
#include "json/walk.h"

static const char no_memory[] = "not enough memory";

void table_reader_begin(struct table_reader *reader, const char *const names[])
{
    *reader = (struct table_reader){.names = names, .format = TABLE_ALIGNED};
}

void table_reader_free(struct table_reader *reader)
{
    arena_free(&reader->arena);
}

/* ---- Cells ------------------------------------------------------------- */

/* Undo what the writer does to a cell divided by tabs; false without memory. */
static bool take_tsv(struct arena *arena, struct words cell, struct words *value)
{
    static const char names[] = "\\ntr", bytes[] = "\\\n\t\r";
    *value = cell;
    if (cell.length == 0 || memchr(cell.bytes, '\\', cell.length) == NULL)
        return true;
    char *to = arena_alloc(arena, cell.length);
    if (to == NULL)
        return false;
    *value = (struct words){to, 0};
    for (size_t at = 0; at < cell.length;) {
        struct words rest = words_from(cell, at);
        unsigned byte = text_hex_escape(rest.bytes, rest.length);
        const char *name = rest.length > 1 && *rest.bytes == '\\'
                               ? memchr(names, rest.bytes[1], sizeof names - 1)
                               : NULL;
        at += byte != TEXT_NO_BYTE ? strlen("\\xHH") : name != NULL ? 2 : 1;
        to[value->length++] = byte != TEXT_NO_BYTE ? (char)byte
                              : name != NULL       ? bytes[name - names]
                                                   : *rest.bytes;
    }
    return true;
}

/* Take the text of a quoted cell up to its last quote; returns NULL, or why there is none. */
static const char *take_quoted(struct arena *arena, struct words *rest, struct words *value)
{
    char *to = arena_alloc(arena, rest->length);
    if (to == NULL)
        return no_memory;
    *value = (struct words){to, 0};
    for (size_t at = 1; at < rest->length; at++) {
        if (rest->bytes[at] == '"' && (++at == rest->length || rest->bytes[at] != '"')) {
            *rest = words_from(*rest, at);
            return NULL;
        }
        to[value->length++] = rest->bytes[at];
    }
    return "a quote is not closed in this line";
}

/* Take the next comma-separated cell; *more: a comma follows it.  Returns NULL, or what is wrong.
 */
static const char *take_csv(struct arena *arena, struct words *rest, struct words *value,
                            bool *more)
{
    struct words after;
    if (rest->length > 0 && *rest->bytes == '"') {
        const char *reason = take_quoted(arena, rest, value);
        if (reason != NULL)
            return reason;
        *more = words_cut(rest, ',', &after);
        if (after.length > 0)
            return "a comma is missing after a quote";
    } else {
        *more = words_cut(rest, ',', value);
    }
    /* The writer puts an apostrophe before what a spreadsheet would execute. */
    if (value->length > 1 && *value->bytes == '\'' &&
        table_is_formula(value->bytes + 1, value->length - 1))
        *value = words_from(*value, 1);
    return NULL;
}

/* ---- Rows -------------------------------------------------------------- */

/* Take the next cell of a row; returns NULL, or what is wrong with it. */
static const char *take_cell(struct table_reader *reader, struct words *rest, struct words *value,
                             bool *more)
{
    struct words cell;
    if (reader->format == TABLE_CSV)
        return take_csv(&reader->arena, rest, value, more);
    *more = words_cut(rest, '\t', &cell);
    return take_tsv(&reader->arena, cell, value) ? NULL : no_memory;
}

/* Find the columns that are wanted; returns NULL, or why that is not possible. */
static const char *take_head(struct table_reader *reader, struct words line)
{
    bool found[TABLE_WANTED] = {false}, more = true;
    reader->format = memchr(line.bytes, '\t', line.length) != NULL ? TABLE_TSV : TABLE_CSV;
    for (reader->columns = 0; more; reader->columns++) {
        struct words value;
        const char *reason = take_cell(reader, &line, &value, &more);
        if (reason != NULL)
            return reason;
        for (size_t i = 0; reader->names[i] != NULL; i++) {
            if (!words_are(value, reader->names[i]))
                continue;
            if (found[i])
                return "two columns have the same name";
            found[i] = true;
            reader->places[i] = reader->columns;
        }
    }
    for (size_t i = 0; reader->names[i] != NULL; i++)
        if (!found[i])
            return "this line has to be the names of the columns, but one that is needed is not "
                   "among them";
    return NULL;
}

/* Take the values of a row; returns NULL, or what is wrong with it. */
static const char *take_row(struct table_reader *reader, struct words line,
                            struct words values[TABLE_WANTED])
{
    bool more = true;
    size_t column = 0;
    for (; more; column++) {
        struct words value;
        const char *reason = take_cell(reader, &line, &value, &more);
        if (reason != NULL)
            return reason;
        for (size_t i = 0; reader->names[i] != NULL; i++)
            if (reader->places[i] == column)
                values[i] = value;
    }
    return column < reader->columns   ? "the row has fewer cells than the first line"
           : column > reader->columns ? "the row has more cells than the first line"
                                      : NULL;
}

/* Take the values of an object; returns NULL, or what is wrong with it. */
static const char *take_object(struct table_reader *reader, struct words line,
                               struct words values[TABLE_WANTED])
{
    const struct json_value object = {line.bytes, line.length};
    struct json_value name, value;
    struct json_error error;
    size_t index = 0, names = 0;
    while (reader->names[names] != NULL)
        values[names++] = (struct words){NULL, 0};
    if (!value_is_object(object) || !value_check(object, &error))
        return "the line is not a JSON object";
    struct json_walk walk = value_walk(object);
    while (value_next_of(&walk, reader->names, &index, &name, &value)) {
        if (index == names)
            continue;
        values[index] = (struct words){value.bytes, value.length};
        if (value_is_string(value) && !value_words(&reader->arena, value, &values[index]))
            return no_memory;
    }
    for (size_t i = 0; i < names; i++)
        if (values[i].bytes == NULL)
            return "a member that is needed is missing";
    return NULL;
}

enum table_line table_reader_take(struct table_reader *reader, struct words line,
                                  struct words values[TABLE_WANTED], const char **reason)
{
    static const char mark[] = "\xEF\xBB\xBF";
    bool first = reader->format == TABLE_ALIGNED;
    if (first && line.length >= 3 && memcmp(line.bytes, mark, 3) == 0)
        line = words_from(line, 3);
    if (line.length > 0 && line.bytes[line.length - 1] == '\r')
        line.length--;
    if (words_trim(line).length == 0)
        return TABLE_NO_ROW;
    arena_reset(&reader->arena);
    if (first && *line.bytes == '{')
        reader->format = TABLE_JSON;
    else if (first)
        return (*reason = take_head(reader, line)) == NULL ? TABLE_NO_ROW : TABLE_NO_TABLE;
    *reason = reader->format == TABLE_JSON ? take_object(reader, words_trim(line), values)
                                           : take_row(reader, line, values);
    return *reason == NULL ? TABLE_ROW : *reason == no_memory ? TABLE_NO_TABLE : TABLE_BAD_ROW;
}
