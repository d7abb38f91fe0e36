/* SPDX-License-Identifier: BSD-2-Clause */
#include "site/site.h"

#include "outputs/table_writer.h"

#include "picture/svg.h"

void site_put_player(struct output *output, const char *before, struct words name)
{
    output_string(output, before);
    for (size_t i = 0; i < name.length; i++) {
        char byte = name.bytes[i];
        if (is_name_byte(byte) || byte == '-' || byte == '.' || byte == '~')
            output_bytes(output, &byte, 1);
        else
            output_format(output, "%%%02X", (unsigned char)byte);
    }
    output_string(output, "\"><bdi>");
    svg_escape(output, name);
    output_string(output, "</bdi></a>");
}

/* Whether a cell is a number, a share of points such as 3.5/5, or empty. */
static bool is_numeric(struct words cell)
{
    for (size_t i = 0; i < cell.length; i++)
        if (!is_digit(cell.bytes[i]) && strchr(".-/%", cell.bytes[i]) == NULL)
            return false;
    return true;
}

static size_t cut_row(struct words row, struct words cells[TABLE_COLUMNS])
{
    size_t count = 0;
    bool more = true;
    while (more && count < TABLE_COLUMNS)
        more = words_cut(&row, '\t', &cells[count++]);
    return count;
}

/* The columns that are shown. */
struct shown {
    size_t columns[TABLE_COLUMNS], count;
    size_t header; /* the one that has the headings of the rows */
    bool players;  /* whether these are players */
};

static void choose_columns(const struct site_table *table, struct shown *shown,
                           const struct words *names, size_t count)
{
    shown->count = 0;
    for (size_t i = 0; table->columns != NULL && table->columns[i] != NULL; i++)
        for (size_t k = 0; k < count; k++)
            if (words_are(names[k], table->columns[i]))
                shown->columns[shown->count++] = k;
    for (; table->columns == NULL && shown->count < count; shown->count++)
        shown->columns[shown->count] = shown->count;
    shown->header = shown->columns[0];
    shown->players = false;
    for (size_t i = 0; i < shown->count; i++)
        if (words_are(names[shown->columns[i]], "player")) {
            shown->header = shown->columns[i];
            shown->players = true;
        }
}

static void put_head(struct output *output, const struct site_table *table,
                     const struct shown *shown, const struct words *names)
{
    struct words first[TABLE_COLUMNS] = {{NULL, 0}}, rest = table->rows, row;
    words_cut(&rest, '\n', &row);
    words_cut(&rest, '\n', &row);
    cut_row(row, first);
    output_string(output, "<table><thead><tr>");
    for (size_t i = 0; i < shown->count; i++) {
        size_t column = shown->columns[i];
        bool number = column != shown->header && is_numeric(first[column]);
        struct words name = names[column];
        if (table->headings != NULL)
            name = words_of(table->headings[i]);
        output_string(output, number ? "<th scope=\"col\" class=\"n\">" : "<th scope=\"col\">");
        svg_escape(output, name);
        output_string(output, "</th>");
    }
    output_string(output, "</tr></thead>\n<tbody>\n");
}

static void put_row(struct output *output, const struct shown *shown, const struct words *cells)
{
    output_string(output, "<tr>");
    for (size_t i = 0; i < shown->count; i++) {
        struct words cell = cells[shown->columns[i]];
        bool heads = shown->columns[i] == shown->header;
        output_string(output, heads              ? "<th scope=\"row\">"
                              : is_numeric(cell) ? "<td class=\"n\">"
                                                 : "<td>");
        if (heads && shown->players)
            site_put_player(output, "<a href=\"players.html#player=", cell);
        else
            svg_escape(output, cell);
        output_string(output, heads ? "</th>" : "</td>");
    }
    output_string(output, "</tr>\n");
}

void site_put_table(struct output *output, const struct site_table *table)
{
    struct words rest = table->rows, row, names[TABLE_COLUMNS];
    struct words cells[TABLE_COLUMNS] = {{NULL, 0}};
    struct shown shown = {.count = 0};
    if (!words_cut(&rest, '\n', &row) || rest.length == 0)
        return;
    choose_columns(table, &shown, names, cut_row(row, names));
    output_format(output, "<section%s aria-labelledby=\"%s\"%s><h2 id=\"%s\">%s</h2>",
                  table->wide ? " class=\"wide\"" : "", table->id,
                  table->wide ? " tabindex=\"0\"" : "", table->id, table->heading);
    put_head(output, table, &shown, names);
    for (size_t i = 0; (table->limit == 0 || i < table->limit) && words_cut(&rest, '\n', &row);
         i++) {
        cut_row(row, cells);
        put_row(output, &shown, cells);
    }
    output_string(output, "</tbody></table></section>\n");
}
