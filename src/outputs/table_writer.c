/* SPDX-License-Identifier: BSD-2-Clause */
#include "outputs/table_writer.h"

#include "base/lines.h"
#include "base/text.h"
#include "messages/messages.h"
#include "json/value.h"

#include <assert.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *const table_format_names[] = {"tsv", "csv", "json", "table", NULL};

enum table_format table_format_for(const char *name)
{
    bool shown = (name == NULL || strcmp(name, "-") == 0) && isatty(STDOUT_FILENO) != 0;
    return shown ? TABLE_ALIGNED : TABLE_TSV;
}

void table_begin(struct table *table, enum table_format format, const char *const names[],
                 size_t columns, struct output *out)
{
    *table = (struct table){.format = format, .names = names, .columns = columns, .out = out};
}

void table_begin_value(struct table *table)
{
    bool json = table->format == TABLE_JSON;
    const char *between = json || table->format == TABLE_CSV ? "," : "\t";
    output_string(table->out, table->at > 0 ? between : json ? "{" : "");
    if (json) {
        const char *name = table->names[table->at];
        value_write(table->out, name, strlen(name));
        output_string(table->out, ":");
    }
}

void table_end_value(struct table *table)
{
    if (++table->at < table->columns)
        return;
    table->at = 0;
    output_string(table->out, table->format == TABLE_JSON ? "}\n" : "\n");
}

/* Whether a field is a number: digits with at most one point, optionally after a sign. */
static bool is_number(const char *bytes, size_t length)
{
    size_t digits = 0, points = 0;
    for (size_t i = 0; i < length; i++) {
        bool digit = bytes[i] >= '0' && bytes[i] <= '9', point = bytes[i] == '.';
        if (!digit && !point && !(i == 0 && (bytes[i] == '-' || bytes[i] == '+')))
            return false;
        digits += digit;
        points += point;
    }
    return digits > 0 && points <= 1;
}

/*
 * Whether a spreadsheet may execute a value as a formula.  Some accept the wide signs, too.  A
 * number is no formula: with an apostrophe, other programs that read the table could not use it.
 */
static bool is_formula(const char *bytes, size_t length)
{
    static const uint32_t signs[] = {'=', '+', '-', '@', 0xFF1D, 0xFF0B, 0xFF0D, 0xFF20};
    uint32_t code = 0;
    size_t taken = text_decode(bytes, length, &code);
    for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++)
        if (taken > 0 && code == signs[i])
            return length > taken && !is_number(bytes, length);
    return false;
}

/*
 * Write a field of comma-separated values, quoted if necessary (RFC 4180), with bytes that could
 * change the state of a terminal made visible.  An apostrophe before a formula makes it text.
 */
static void put_csv(struct output *out, const char *bytes, size_t length)
{
    bool formula = is_formula(bytes, length);
    bool quoted =
        length > 0 && (memchr(bytes, ',', length) != NULL || memchr(bytes, '"', length) != NULL);
    output_string(out, quoted ? "\"" : "");
    output_string(out, formula ? "'" : "");
    cli_put_visible(out, (struct words){bytes, length}, '"', "\"\"");
    output_string(out, quoted ? "\"" : "");
}

void table_text(struct table *table, const char *bytes, size_t length)
{
    bool csv = table->format == TABLE_CSV;
    table_begin_value(table);
    if (table->format == TABLE_JSON && bytes == NULL)
        output_string(table->out, "null");
    else if (table->format == TABLE_JSON)
        value_write(table->out, bytes, length);
    else if (length == 0) /* alone it would be an empty line, which readers of CSV skip */
        output_string(table->out, csv && table->columns == 1 ? "\"\"" : "");
    else if (csv)
        put_csv(table->out, bytes, length);
    else
        /* A backslash is doubled, so that the escapes can be undone. */
        cli_put_visible(table->out, (struct words){bytes, length}, '\\', "\\\\");
    table_end_value(table);
}

void table_string(struct table *table, const char *string)
{
    table_text(table, string, string != NULL ? strlen(string) : 0);
}

void table_number(struct table *table, uint64_t number)
{
    table_begin_value(table);
    output_number(table->out, number);
    table_end_value(table);
}

void table_number_if(struct table *table, bool present, uint64_t number)
{
    if (present)
        table_number(table, number);
    else
        table_string(table, NULL);
}

void table_decimal(struct table *table, double number, int digits)
{
    char text[512]; /* the largest number has 309 digits before the point */
    if (isnan(number)) {
        table_string(table, NULL);
        return;
    }
    int length = snprintf(text, sizeof text, "%.*f", digits, number);
    const char *sign = text;
    assert(length > 0 && (size_t)length < sizeof text);
    /* Rounded to 0, a number has no sign left. */
    if (*sign == '-' && strspn(sign, "-0.") == (size_t)length)
        sign++;
    table_begin_value(table);
    output_string(table->out, sign);
    table_end_value(table);
}

void table_head(struct table *table)
{
    for (size_t i = 0; i < table->columns && table->format != TABLE_JSON; i++)
        table_text(table, table->names[i], strlen(table->names[i]));
}

/* ---- Alignment --------------------------------------------------------- */

enum {
    LOOK_AHEAD = 64 * 1024,
    WIDEST = 100 /* characters: one long value must not make every row as long */
};

struct aligner {
    struct output rows; /* divided by tabs, as they are written */
    struct output *out;
    size_t widths[TABLE_COLUMNS];
    bool numbers[TABLE_COLUMNS]; /* whether all values seen of the column are numbers */
    bool settled;                /* whether the widths are */
    bool head;                   /* whether the first row is the head */
    bool failed;                 /* whether memory ran out */
    struct bytes waiting;
};

/* The width of a cell on a terminal. */
static size_t width_of(struct words cell)
{
    size_t width = 0;
    for (size_t at = 0; at < cell.length;) {
        uint32_t code = 0;
        size_t taken = text_decode(cell.bytes + at, cell.length - at, &code);
        width += taken > 0 ? text_width(code) : 1;
        at += taken > 0 ? taken : 1;
    }
    return width;
}

static void measure(struct aligner *aligner, struct words rows)
{
    struct words row, cell;
    bool head = aligner->head, text[TABLE_COLUMNS] = {false};
    for (; rows.length > 0; head = false) {
        bool more = true;
        words_cut(&rows, '\n', &row);
        for (size_t i = 0; more && i < TABLE_COLUMNS; i++) {
            more = words_cut(&row, '\t', &cell);
            size_t width = width_of(cell);
            if (aligner->widths[i] < width)
                aligner->widths[i] = width < WIDEST ? width : WIDEST;
            if (!head && cell.length > 0)
                *(is_number(cell.bytes, cell.length) ? &aligner->numbers[i] : &text[i]) = true;
        }
    }
    for (size_t i = 0; i < TABLE_COLUMNS; i++)
        aligner->numbers[i] = aligner->numbers[i] && !text[i];
    aligner->settled = true;
}

static void put_row(struct aligner *aligner, struct words row)
{
    struct words cell;
    size_t spaces = 0; /* pending: none are written at the end of a row */
    bool more = true;
    for (size_t i = 0; more; i++) {
        more = words_cut(&row, '\t', &cell);
        bool number = i < TABLE_COLUMNS && aligner->numbers[i];
        size_t width = width_of(cell), room = i < TABLE_COLUMNS ? aligner->widths[i] : 0;
        size_t missing = room > width ? room - width : 0;
        spaces += (i > 0 ? 2 : 0) + (number ? missing : 0);
        for (; spaces > 0 && cell.length > 0; spaces--)
            output_string(aligner->out, " ");
        output_bytes(aligner->out, cell.bytes, cell.length);
        spaces += number ? 0 : missing;
    }
    output_string(aligner->out, "\n");
}

/* The whole rows at the start of (bytes, length). */
static struct words whole_rows(const char *bytes, size_t length)
{
    return (struct words){bytes, length - count_after_newline(bytes, length)};
}

/* Align what waits: all of it at the end, else the whole rows if the widths are known. */
static void put_waiting(struct aligner *aligner, bool at_end)
{
    struct bytes *waiting = &aligner->waiting;
    const struct words all = {waiting->at, waiting->length};
    bool exceeds = all.length > LOOK_AHEAD;
    struct words row, rest = at_end ? all : whole_rows(all.bytes, all.length);
    size_t taken = rest.length;
    if (!aligner->settled && (exceeds || at_end))
        measure(aligner, exceeds ? whole_rows(all.bytes, LOOK_AHEAD) : all);
    if (!aligner->settled)
        return;
    while (rest.length > 0) {
        words_cut(&rest, '\n', &row);
        put_row(aligner, row);
    }
    bytes_drop(waiting, taken);
}

static int take_rows(void *context, const char *bytes, size_t length)
{
    struct aligner *aligner = context;
    if (!bytes_add(&aligner->waiting, bytes, length)) {
        aligner->failed = true;
        return ENOMEM;
    }
    put_waiting(aligner, false);
    return aligner->out->error;
}

struct output *aligner_new(struct output *out, bool head)
{
    struct aligner *aligner = calloc(1, sizeof *aligner);
    if (aligner == NULL)
        return NULL;
    aligner->out = out;
    aligner->head = head;
    output_begin(&aligner->rows, take_rows, aligner);
    return &aligner->rows;
}

bool aligner_end(struct output *rows)
{
    struct aligner *aligner = rows->context;
    output_flush(rows);
    put_waiting(aligner, true);
    bool good = !aligner->failed;
    bytes_free(&aligner->waiting);
    free(aligner);
    return good;
}

/* ---- Whole tables -------------------------------------------------------- */

bool table_open(struct table *table, enum table_format format, const char *const names[],
                size_t columns, bool head, struct output *out)
{
    struct output *rows = format == TABLE_ALIGNED ? aligner_new(out, head) : out;
    if (rows == NULL)
        return false;
    table_begin(table, format, names, columns, rows);
    if (head)
        table_head(table);
    return true;
}

bool table_close(struct table *table)
{
    return table->format != TABLE_ALIGNED || aligner_end(table->out);
}
