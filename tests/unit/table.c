/* SPDX-License-Identifier: BSD-2-Clause */
/* Tables in every format, with values that need escapes, and their alignment. */
#include "base/text.h"
#include "query/columns.h"
#include "support/tests.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Writing to memory -------------------------------------------------- */

static char written[1 << 20];
static size_t written_length;
static struct output out;

static int keep(void *context, const char *bytes, size_t length)
{
    (void)context;
    assert_true(written_length + length < sizeof written);
    memcpy(written + written_length, bytes, length);
    written_length += length;
    written[written_length] = '\0';
    return 0;
}

static void begin(void)
{
    written_length = 0;
    written[0] = '\0';
    output_begin(&out, keep, NULL);
}

static void expect(const char *expected)
{
    assert_int_equal(output_flush(&out), 0);
    assert_string_equal(written, expected);
}

/* ---- Values -------------------------------------------------------------- */

/* One text, in exactly its length, as the second of two columns. */
static void expect_text(enum table_format format, const char *bytes, size_t length,
                        const char *expected)
{
    static const char *const names[] = {"n", "text"};
    char *copy = malloc(length > 0 ? length : 1);
    char line[512];
    struct table table;
    assert_non_null(copy);
    if (length > 0)
        memcpy(copy, bytes, length);
    begin();
    table_begin(&table, format, names, 2, &out);
    table_number(&table, 1);
    table_text(&table, copy, length);
    free(copy);
    const char *const before[] = {"1\t", "1,", "{\"n\":1,\"text\":", "1\t"};
    snprintf(line, sizeof line, "%s%s%s", before[format], expected,
             format == TABLE_JSON ? "}\n" : "\n");
    expect(line);
}

TEST(texts)
{
    static const struct {
        const char *bytes;
        const char *expected[3]; /* tsv and table, csv, json */
    } texts[] = {
        {"", {"", "", "\"\""}},
        {"plain", {"plain", "plain", "\"plain\""}},
        {"two words", {"two words", "two words", "\"two words\""}},
        {"a\tb\nc\rd", {"a\\tb\\nc\\rd", "a\\tb\\nc\\rd", "\"a\\u0009b\\u000ac\\u000dd\""}},
        {"\x1b[31m\x7f", {"\\x1b[31m\\x7f", "\\x1b[31m\\x7f", "\"\\u001b[31m\\u007f\""}},
        {"a\\b", {"a\\\\b", "a\\b", "\"a\\\\b\""}},
        {"a,b", {"a,b", "\"a,b\"", "\"a,b\""}},
        {"say \"a\"", {"say \"a\"", "\"say \"\"a\"\"\"", "\"say \\\"a\\\"\""}},
        {"\"", {"\"", "\"\"\"\"", "\"\\\"\""}},
        {"=1+1", {"=1+1", "'=1+1", "\"=1+1\""}},
        {"+1+1", {"+1+1", "'+1+1", "\"+1+1\""}},
        {"-1+1", {"-1+1", "'-1+1", "\"-1+1\""}},
        {"-a1", {"-a1", "'-a1", "\"-a1\""}},
        {"+12", {"+12", "+12", "\"+12\""}},
        {"-12", {"-12", "-12", "\"-12\""}},
        {"-0.5", {"-0.5", "-0.5", "\"-0.5\""}},
        {"-.5", {"-.5", "-.5", "\"-.5\""}},
        {"+1.", {"+1.", "+1.", "\"+1.\""}},
        {"-1.2.3", {"-1.2.3", "'-1.2.3", "\"-1.2.3\""}},
        {"-.", {"-.", "'-.", "\"-.\""}},
        {"--1", {"--1", "'--1", "\"--1\""}},
        {"=1", {"=1", "'=1", "\"=1\""}},
        {"@1", {"@1", "'@1", "\"@1\""}},
        {"-1,5", {"-1,5", "\"'-1,5\"", "\"-1,5\""}},
        {"\xEF\xBC\x8D"
         "1",
         {"\xEF\xBC\x8D"
          "1",
          "'\xEF\xBC\x8D"
          "1",
          "\"\xEF\xBC\x8D"
          "1\""}},
        {"\t=1", {"\\t=1", "\\t=1", "\"\\u0009=1\""}},
        {"\r=1", {"\\r=1", "\\r=1", "\"\\u000d=1\""}},
        {"@a,b", {"@a,b", "\"'@a,b\"", "\"@a,b\""}},
        {"=\"a\"", {"=\"a\"", "\"'=\"\"a\"\"\"", "\"=\\\"a\\\"\""}},
        {"-", {"-", "-", "\"-\""}}, /* standard input, and no formula */
        {"a=b", {"a=b", "a=b", "\"a=b\""}},
        {"Zo\xC3\xAB \xE7\x99\xBD",
         {"Zo\xC3\xAB \xE7\x99\xBD", "Zo\xC3\xAB \xE7\x99\xBD", "\"Zo\xC3\xAB \xE7\x99\xBD\""}},
        {"a\xFFz\xC3", {"a\\xffz\\xc3", "a\\xffz\\xc3", "\"a\\ufffdz\\ufffd\""}},
        {"\xC3\"", {"\\xc3\"", "\"\\xc3\"\"\"", "\"\\ufffd\\\"\""}},
        {"\xEF\xBC\x9Dx", {"\xEF\xBC\x9Dx", "'\xEF\xBC\x9Dx", "\"\xEF\xBC\x9Dx\""}},
        {"a\xE2\x80\x8B", {"a\\xe2\\x80\\x8b", "a\\xe2\\x80\\x8b", "\"a\\u200b\""}},
        {"a\xE2\x80\x8F", {"a\\xe2\\x80\\x8f", "a\\xe2\\x80\\x8f", "\"a\\u200f\""}},
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        size_t length = strlen(texts[i].bytes);
        expect_text(TABLE_TSV, texts[i].bytes, length, texts[i].expected[0]);
        expect_text(TABLE_ALIGNED, texts[i].bytes, length, texts[i].expected[0]);
        expect_text(TABLE_CSV, texts[i].bytes, length, texts[i].expected[1]);
        expect_text(TABLE_JSON, texts[i].bytes, length, texts[i].expected[2]);
    }
    expect_text(TABLE_TSV, "a\0b", 3, "a\\x00b");
    expect_text(TABLE_CSV, "a\0b", 3, "a\\x00b");
    expect_text(TABLE_CSV, "\0=1", 3, "\\x00=1");
    expect_text(TABLE_JSON, "a\0b", 3, "\"a\\u0000b\"");
}

static void write_rows(enum table_format format)
{
    static const char *const names[] = {"file", "count", "mean", "tag:\"a\tb\""};
    struct table table;
    begin();
    table_begin(&table, format, names, 4, &out);
    table_head(&table);
    table_string(&table, "a");
    table_begin_value(&table);
    output_string(table.out, "12");
    table_end_value(&table);
    table_decimal(&table, 2.0 / 3, 2);
    table_string(&table, NULL);
    table_text(&table, NULL, 0);
    table_number(&table, UINT64_MAX);
    table_string(&table, NULL);
    table_string(&table, "");
}

TEST(rows)
{
    static const char tsv[] = "file\tcount\tmean\ttag:\"a\\tb\"\na\t12\t0.67\t\n"
                              "\t18446744073709551615\t\t\n";
    write_rows(TABLE_TSV);
    expect(tsv);
    write_rows(TABLE_ALIGNED);
    expect(tsv);
    write_rows(TABLE_CSV);
    expect("file,count,mean,\"tag:\"\"a\\tb\"\"\"\na,12,0.67,\n,18446744073709551615,,\n");
    write_rows(TABLE_JSON);
    expect("{\"file\":\"a\",\"count\":12,\"mean\":0.67,\"tag:\\\"a\\u0009b\\\"\":null}\n"
           "{\"file\":null,\"count\":18446744073709551615,\"mean\":null,"
           "\"tag:\\\"a\\u0009b\\\"\":\"\"}\n");
}

/* In a single column, an empty value would be a line that readers of csv skip. */
TEST(single_column)
{
    static const char *const names[] = {"white"};
    static const char *const expected[] = {
        "white\n\n\nx\n", "white\n\"\"\n\"\"\nx\n",
        "{\"white\":\"\"}\n{\"white\":null}\n{\"white\":\"x\"}\n", "white\n\n\nx\n"};
    for (int format = TABLE_TSV; format <= TABLE_ALIGNED; format++) {
        struct table table;
        begin();
        table_begin(&table, (enum table_format)format, names, 1, &out);
        table_head(&table);
        table_string(&table, "");
        table_string(&table, NULL);
        table_string(&table, "x");
        expect(expected[format]);
    }
}

TEST(decimals)
{
    static const char *const names[] = {"n"};
    static const struct {
        double number;
        int digits;
        const char *expected;
    } numbers[] = {
        {0, 0, "0\n"},
        {0, 2, "0.00\n"},
        {-0.0, 1, "0.0\n"},
        {-0.004, 2, "0.00\n"},
        {-0.006, 2, "-0.01\n"},
        {-12.5, 1, "-12.5\n"},
        {1234567, 0, "1234567\n"},
        {0.1234567, 6, "0.123457\n"},
        {-10, 0, "-10\n"},
    };
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        struct table table;
        begin();
        table_begin(&table, TABLE_CSV, names, 1, &out);
        table_decimal(&table, numbers[i].number, numbers[i].digits);
        expect(numbers[i].expected);
    }
    struct table table;
    begin();
    table_begin(&table, TABLE_TSV, names, 1, &out);
    table_decimal(&table, 1.7976931348623157e308, 6);
    assert_int_equal(output_flush(&out), 0);
    assert_int_equal(written_length, 309 + 7 + 1);
}

/* ---- Alignment ----------------------------------------------------------- */

/* Rows that come at once, and row by row. */
static void expect_aligned(const char *rows, bool headless, const char *expected)
{
    for (int whole = 0; whole < 2; whole++) {
        begin();
        struct output *aligner = aligner_new(&out, !headless);
        assert_non_null(aligner);
        for (const char *at = rows; *at != '\0';) {
            const char *end = whole ? NULL : strchr(at, '\n');
            size_t length = end != NULL ? (size_t)(end - at) + 1 : strlen(at);
            output_bytes(aligner, at, length);
            at += length;
        }
        assert_true(aligner_end(aligner));
        expect(expected);
    }
}

TEST(alignment)
{
    expect_aligned("", false, "");
    expect_aligned("name\tcount\n", false, "name  count\n");
    expect_aligned("name\tcount\tend\na\t1\tx\nbcdefg\t100\t\n", false,
                   "name    count  end\na           1  x\nbcdefg    100\n");
    /* There are no spaces at the end of a line. */
    expect_aligned("a\tb\tc\nxyz\t\t\n\t\t7\n\t\t\n", false, "a    b  c\nxyz\n        7\n\n");
    /* The head does not determine whether a column holds numbers; another first row does. */
    expect_aligned("text\n1\n22\n", false, "text\n   1\n  22\n");
    expect_aligned("text\n1\n22\n", true, "text\n1\n22\n");
    expect_aligned("100\tb\n2\tc\n", true, "100  b\n  2  c\n");
    expect_aligned("n\tx\n-1.5\tx\n20\tx\n", false, "   n  x\n-1.5  x\n  20  x\n");
    expect_aligned("n\tx\n+1.5\tx\n20\tx\n", false, "   n  x\n+1.5  x\n  20  x\n");
    expect_aligned("n\tx\n1.2.3\tx\n20\tx\n", false, "n      x\n1.2.3  x\n20     x\n");
    expect_aligned("n\tx\n-\tx\n20\tx\n", false, "n   x\n-   x\n20  x\n");
    /* The width of a character counts, and 1 for each byte that is none. */
    expect_aligned("n\tx\nZo\xC3\xAB\tx\n\xE7\x99\xBD\xE7\x9F\xB3\tx\ne\xCC\x81\tx\n\xFF\tx\n",
                   false,
                   "n     x\nZo\xC3\xAB   x\n\xE7\x99\xBD\xE7\x9F\xB3  x\ne\xCC\x81     x\n"
                   "\xFF     x\n");
}

/* A long value must not be cut, nor make every row as wide. */
TEST(widest)
{
    char rows[512], expected[1024], wide[201];
    memset(wide, 'w', 200);
    wide[200] = '\0';
    snprintf(rows, sizeof rows, "a\tb\n%s\tc\nd\te\n", wide);
    snprintf(expected, sizeof expected, "%-100s  b\n%s  c\n%-100s  e\n", "a", wide, "d");
    expect_aligned(rows, false, expected);
}

/* The widths are those of the first 64 KiB; all rows are written in their order. */
TEST(many_rows)
{
    enum { ROWS = 9000 };
    static char expected[ROWS * 32];
    struct text text = text_begin(expected, sizeof expected);
    char row[64];
    begin();
    struct output *aligner = aligner_new(&out, true);
    assert_non_null(aligner);
    for (int i = 0; i < ROWS; i++) {
        int length = snprintf(row, sizeof row, "%d\tname\n", i % 1000);
        output_bytes(aligner, row, (size_t)length);
        snprintf(row, sizeof row, "%3d  name\n", i % 1000);
        text_add_string(&text, row);
    }
    output_bytes(aligner, "12345\twider\n", 12);
    text_add_string(&text, "12345  wider\n");
    assert_true(aligner_end(aligner));
    assert_true(text.length < sizeof expected);
    expect(expected);
}

/* A row that is longer than the buffer for the widths, first and later. */
TEST(long_rows)
{
    enum { LONG = 200000 };
    static char row[LONG + 3], expected[3 * LONG];
    memset(row, 'x', LONG);
    memcpy(row + LONG, "\tb", 3);
    begin();
    struct output *aligner = aligner_new(&out, true);
    assert_non_null(aligner);
    row[LONG + 2] = '\n';
    output_bytes(aligner, row, sizeof row);
    output_bytes(aligner, "a\tb\n", 4);
    assert_true(aligner_end(aligner));
    snprintf(expected, sizeof expected, "%.*s  b\na  b\n", LONG, row);
    expect(expected);
    begin();
    aligner = aligner_new(&out, true);
    assert_non_null(aligner);
    output_bytes(aligner, "aaa\tb\n", 6);
    output_bytes(aligner, row, sizeof row);
    output_bytes(aligner, "a\tb\n", 4);
    assert_true(aligner_end(aligner));
    snprintf(expected, sizeof expected, "aaa  b\n%.*s  b\na    b\n", LONG, row);
    expect(expected); /* only the head was measured, so no column holds numbers */
}

/* More values in a row than a table has columns. */
TEST(many_columns)
{
    char row[4 * TABLE_COLUMNS], expected[8 * TABLE_COLUMNS];
    struct text from = text_begin(row, sizeof row);
    struct text to = text_begin(expected, sizeof expected);
    for (int i = 0; i < TABLE_COLUMNS + 10; i++) {
        text_add_string(&from, i > 0 ? "\ty" : "x");
        text_add_string(&to, i > 0 ? "  y" : "x");
    }
    text_add_string(&from, "\n");
    text_add_string(&to, "\n");
    expect_aligned(row, false, expected);
}

/* ---- Columns -------------------------------------------------------------- */

TEST(columns)
{
    static const char *const usual = "file record white black result white_rings black_rings end "
                                     "turns moves claimed status code fault_turn ";
    const char *choices[COLUMN_CHOICES];
    char names[256];
    struct text joined = text_begin(names, sizeof names);
    struct columns columns = {.more = NULL};
    struct column column;
    struct cli cli = {.status = STATUS_GOOD};
    columns_begin(&columns);
    for (size_t i = 0; i < columns.count; i++) {
        assert_ptr_equal(columns.names[i], columns.list[i].name);
        text_add_string(&joined, columns.names[i]);
        text_add_string(&joined, " ");
    }
    assert_string_equal(names, usual);
    columns_free(&columns);

    /* Every name in the list is a column, except the last, which stands for all tags. */
    column_choices(NULL, false, choices);
    size_t count = 0;
    for (; choices[count + 1] != NULL; count++)
        assert_true(column_find(choices[count], &column));
    assert_string_equal(choices[count], "tag:NAME");
    assert_int_equal(count, 37);
    static const char *const unknown[] = {"",       "tag",        "tag:",      "Turns",
                                          "turn",   "tag:Result", "tag:RINGS", "tag:Position",
                                          " turns", NULL};
    for (size_t i = 0; unknown[i] != NULL; i++)
        assert_false(column_find(unknown[i], &column));
    assert_true(column_find("tag:Results", &column));
    assert_string_equal(column.name, "tag:Results");
    assert_string_equal(column.tag, "Results");

    assert_true(columns_take(&cli, &(struct option_spec){.value = &columns},
                             "white,turns,white,tag:A b,white"));
    assert_int_equal(columns.count, 5);
    columns_unite(&columns);
    assert_int_equal(columns.count, 3);
    assert_string_equal(columns.names[0], "white");
    assert_string_equal(columns.list[1].name, "turns");
    assert_string_equal(columns.names[2], "tag:A b");
    assert_string_equal(columns.list[2].tag, "A b");
    columns_free(&columns);
    assert_int_equal(cli.status, STATUS_GOOD);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
