/* SPDX-License-Identifier: BSD-2-Clause */
#include "site/site.h"

#include "options/command_line.h"
#include "picture/svg.h"
#include "registry/notation_list.h"

#include <stdlib.h>

/* ---- Tables -------------------------------------------------------------- */

static bool put_games(struct site *site, enum table_format format, struct output *output)
{
    static const char *const columns[ROW_CELLS] = {"white",  "black", "day",   "site",
                                                   "result", "turns", "end",   "opening",
                                                   "faulty", "file",  "record"};
    struct table table;
    struct words cells[ROW_CELLS];
    bool good = true;
    table_begin(&table, format, columns, ROW_CELLS, output);
    if (format != TABLE_JSON)
        table_head(&table);
    for (size_t i = 0; i < site->games.count && good; i++) {
        good = site_game_row(site, &site->games.list[i], cells);
        for (int k = 0; k < ROW_CELLS && good; k++) {
            /* The cells of TSV are as they should be. */
            if (site_cell_is_number(k) || format == TABLE_TSV) {
                table_begin_value(&table);
                output_bytes(output, cells[k].bytes, cells[k].length);
                table_end_value(&table);
            } else {
                table_text(&table, cells[k].bytes, cells[k].length);
            }
        }
    }
    return good;
}

/* The tables are that of the games, and the reports that are downloads, in their order. */
static const struct {
    const char *name, *description;
} tables[] = {
    {"games", "a row for each game"},
    {"summary", "numbers of records and games"},
    {"standings", "the points of each player"},
    {"crosstable", "points of the first players against each other"},
    {"ratings", "ratings and their errors"},
    {"statistics", "all figures of the page Statistics, and maps of the board"},
};

enum { TABLES = SITE_TREE + 1, FORMATS = TABLE_JSON + 1 };
_Static_assert(sizeof tables / sizeof tables[0] == TABLES, "all tables");

/* Name the file of a table in a format: they have one number together. */
static void name_table(char name[SITE_NAME], int number)
{
    struct text text = text_begin(name, SITE_NAME);
    text_format(&text, "downloads/%s.%s", tables[number / FORMATS].name,
                table_format_names[number % FORMATS]);
}

static bool put_table(struct site *site, const void *what, struct output *output)
{
    const int *number = what;
    enum table_format format = (enum table_format)(*number % FORMATS);
    return *number < FORMATS
               ? put_games(site, format, output)
               : site_put_report(site, (enum site_report)(*number / FORMATS - 1), format, output) ||
                     site_no_memory(site);
}

/* ---- Records ------------------------------------------------------------- */

static void name_records(char name[SITE_NAME], const struct notation *notation)
{
    struct text text = text_begin(name, SITE_NAME);
    size_t length = strcspn(notation->extensions, " ");
    text_format(&text, "downloads/%s%.*s", notation->name, (int)length, notation->extensions);
}

/* The texts of the good records, as a source. */
struct texts {
    struct site *site;
    size_t next;
    struct words rest; /* of the text that was read last */
};

static ptrdiff_t read_texts(void *context, char *buffer, size_t size)
{
    struct texts *texts = context;
    struct words turns;
    while (texts->rest.length == 0 && texts->next < texts->site->games.count) {
        const struct site_game *game = &texts->site->games.list[texts->next++];
        if (game->good && !site_game_text(texts->site, game, &texts->rest, &turns))
            return -1;
    }
    return words_read(&texts->rest, buffer, size);
}

/* Write all records in all notations; false without memory, or if the texts cannot be read. */
static bool convert_all(struct texts *texts, struct output *const outputs[MOST_NOTATIONS])
{
    /* The text of a record may be longer than the record. */
    const yinsh_reader_options options = {
        .size = sizeof options, .notation = "gipf", .max_record = OPTIONS_MAX_RECORD};
    yinsh_reader *reader = yinsh_reader_new(read_texts, texts, &options);
    const yinsh_record *record;
    int got = -1;
    while (reader != NULL && (got = yinsh_reader_next(reader, &record)) > 0)
        for (size_t i = 0; notation_table[i] != NULL; i++)
            if (outputs[i] != NULL)
                (void)notation_convert(notation_table[i], record, false, outputs[i]);
    yinsh_reader_free(reader);
    return got == 0;
}

static bool write_records(struct site *site)
{
    struct site_file *files = calloc(MOST_NOTATIONS, sizeof *files);
    struct output *outputs[MOST_NOTATIONS] = {NULL};
    struct texts texts = {.site = site};
    bool good = files != NULL || site_no_memory(site);
    for (size_t i = 0; good && notation_table[i] != NULL; i++) {
        char name[SITE_NAME];
        if (notation_table[i]->write == NULL)
            continue;
        name_records(name, notation_table[i]);
        if (site->planning)
            good = site_folder_plan(&site->folder, name) || site_no_memory(site);
        else
            good =
                (outputs[i] = site_file_begin(site->cli, &site->folder, &files[i], name)) != NULL;
    }
    if (good && !site->planning && !convert_all(&texts, outputs))
        good = site_no_memory(site);
    for (size_t i = 0; i < MOST_NOTATIONS; i++)
        if (outputs[i] != NULL)
            good = site_file_end(site->cli, &site->folder, &files[i], good);
    free(files);
    return good;
}

/* ---- All ----------------------------------------------------------------- */

bool site_write_downloads(struct site *site)
{
    bool good = write_records(site);
    for (int i = 0; i < TABLES * FORMATS && good; i++) {
        char name[SITE_NAME];
        name_table(name, i);
        good = site_write_file(site, name, put_table, &i);
    }
    return good;
}

static void put_link(struct output *output, const char *name)
{
    output_format(output, "<a href=\"%s\" download>%s</a>", name, strchr(name, '/') + 1);
}

void site_list_downloads(struct output *output)
{
    char name[SITE_NAME];
    output_string(output, "<section aria-labelledby=\"downloads\"><h2 id=\"downloads\">Downloads"
                          "</h2>\n<ul>\n");
    for (size_t i = 0; notation_table[i] != NULL; i++) {
        if (notation_table[i]->write == NULL)
            continue;
        name_records(name, notation_table[i]);
        output_string(output, "<li>");
        put_link(output, name);
        output_string(output, " ");
        svg_escape(output, words_of(notation_table[i]->description));
        output_string(output, "</li>\n");
    }
    for (int i = 0; i < TABLES; i++) {
        output_string(output, "<li>");
        for (int k = 0; k < FORMATS; k++) {
            name_table(name, i * FORMATS + k);
            put_link(output, name);
            output_string(output, " ");
        }
        output_format(output, "%s</li>\n", tables[i].description);
    }
    output_string(output, "</ul></section>\n");
}
