/* SPDX-License-Identifier: BSD-2-Clause */
/* Tables of a site as HTML: which columns they show, numbers, headings, links and markup. */
#include "site/site.h"
#include "support/tests.h"

#include "base/text.h"

#include <stdlib.h>
#include <string.h>

/* Expect what a table is between its first heading and its end. */
static void expect_rows(const struct site_table *table, const char *expected)
{
    struct bytes bytes = {.at = NULL};
    struct output output;
    output_begin(&output, bytes_write, &bytes);
    site_put_table(&output, table);
    assert_int_equal(output_flush(&output), 0);
    if (bytes.length > 0)
        assert_true(bytes_add(&bytes, "", 1));
    assert_string_equal(bytes.length > 0 ? bytes.at : "", expected);
    bytes_free(&bytes);
}

static struct site_table table_of(const char *rows)
{
    return (struct site_table){.id = "x", .heading = "X", .rows = words_of(rows)};
}

#define BEGIN "<section aria-labelledby=\"x\"><h2 id=\"x\">X</h2><table><thead><tr>"
#define ROWS "</tr></thead>\n<tbody>\n"
#define END "</tbody></table></section>\n"

TEST(cells)
{
    const struct site_table table = table_of("item\tn\tshare\ta\nx\t-3.5\t1/2\tone\ny\t\t7%\t2\n");
    /* A column is one of numbers if its first cell is. */
    expect_rows(&table,
                BEGIN "<th scope=\"col\">item</th><th scope=\"col\" class=\"n\">n</th>"
                      "<th scope=\"col\" class=\"n\">share</th><th scope=\"col\">a</th>" ROWS
                      "<tr><th scope=\"row\">x</th><td class=\"n\">-3.5</td>"
                      "<td class=\"n\">1/2</td><td>one</td></tr>\n"
                      "<tr><th scope=\"row\">y</th><td class=\"n\"></td>"
                      "<td class=\"n\">7%</td><td class=\"n\">2</td></tr>\n" END);
}

TEST(empty)
{
    struct site_table table = table_of("");
    expect_rows(&table, "");
    table = table_of("item\tn\n");
    expect_rows(&table, "");
}

TEST(columns)
{
    static const char *const columns[] = {"c", "a", NULL};
    static const char *const headings[] = {"Third", "First"};
    struct site_table table = table_of("a\tb\tc\nx\ty\tz\nu\tv\tw\ns\tt\tr\n");
    table.columns = columns;
    table.headings = headings;
    table.limit = 2;
    /* The first one shown has the headings of the rows. */
    expect_rows(&table, BEGIN "<th scope=\"col\">Third</th><th scope=\"col\">First</th>" ROWS
                              "<tr><th scope=\"row\">z</th><td>x</td></tr>\n"
                              "<tr><th scope=\"row\">w</th><td>u</td></tr>\n" END);
}

TEST(wide)
{
    struct site_table table = table_of("a\nx\n");
    table.wide = true;
    expect_rows(&table, "<section class=\"wide\" aria-labelledby=\"x\" tabindex=\"0\">"
                        "<h2 id=\"x\">X</h2><table><thead><tr><th scope=\"col\">a</th>" ROWS
                        "<tr><th scope=\"row\">x</th></tr>\n" END);
}

TEST(players)
{
    const struct site_table table = table_of("rank\tplayer\n1\t<b>&\"\xc3\xa9 #%\n2\tA-b_c.d~e\n");
    expect_rows(&table,
                BEGIN "<th scope=\"col\" class=\"n\">rank</th><th scope=\"col\">player</th>" ROWS
                      "<tr><td class=\"n\">1</td><th scope=\"row\">"
                      "<a href=\"players.html#player=%3Cb%3E%26%22%C3%A9%20%23%25\">"
                      "<bdi>&lt;b&gt;&amp;&quot;\xc3\xa9 #%</bdi></a></th></tr>\n"
                      "<tr><td class=\"n\">2</td><th scope=\"row\">"
                      "<a href=\"players.html#player=A-b_c.d~e\"><bdi>A-b_c.d~e</bdi></a></th>"
                      "</tr>\n" END);
}

/* Rows of more columns than there is room for are cut, not written past their end. */
TEST(many_columns)
{
    enum { COLUMNS = 500 };
    char rows[2 * (2 * COLUMNS) + 1], *at = rows;
    struct bytes bytes = {.at = NULL};
    struct output output;
    size_t heads = 0;
    for (int row = 0; row < 2; row++)
        for (int i = 0; i < COLUMNS; i++) {
            *at++ = 'a';
            *at++ = i + 1 < COLUMNS ? '\t' : '\n';
        }
    *at = '\0';
    const struct site_table table = table_of(rows);
    output_begin(&output, bytes_write, &bytes);
    site_put_table(&output, &table);
    assert_int_equal(output_flush(&output), 0);
    assert_true(bytes_add(&bytes, "", 1));
    for (const char *head = bytes.at; (head = strstr(head, "<th scope=\"col\"")) != NULL; head++)
        heads++;
    assert_true(heads > 30 && heads < COLUMNS);
    bytes_free(&bytes);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
