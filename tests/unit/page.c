/* SPDX-License-Identifier: BSD-2-Clause */
/* The page to play through games: what is written of a record, and the page around it. */
#include "support/record_driver.h"

#include "page/page.h"

/* Return what the page has of the only record of a text; it has to be freed. */
static char *page_of(const char *text)
{
    static struct output output;
    struct source source = {text, strlen(text), 0};
    struct buffer buffer = {NULL, 0};
    const yinsh_record *record;
    yinsh_reader *reader = yinsh_reader_new(give, &source, NULL);
    assert_non_null(reader);
    assert_int_equal(yinsh_reader_next(reader, &record), 1);
    collect(&buffer, "", 0);
    output_begin(&output, collect, &buffer);
    page_record(&output, record, record);
    assert_int_equal(output_flush(&output), 0);
    yinsh_reader_free(reader);
    return buffer.bytes;
}

/* The page has a piece of the record of a text. */
static void assert_has(const char *text, const char *piece)
{
    char *page = page_of(text);
    if (strstr(page, piece) == NULL)
        fail_msg("no %s in %s", piece, page);
    free(page);
}

/* The page has no such piece. */
static void assert_lacks(const char *text, const char *piece)
{
    char *page = page_of(text);
    if (strstr(page, piece) != NULL)
        fail_msg("%s in %s", piece, page);
    free(page);
}

static const char empty[] = "[Result \"*\"]\n\n*\n";
static const char placed[] = "1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 ";

TEST(turns)
{
    char text[512];
    assert_has(empty, "</svg><pre>[");
    assert_has("1.e3 2.e8 *", "<pre data-turns=\"we3,be8\">");
    snprintf(text, sizeof text, "%s11.e3-e5 12.e8-e7 13.e5-e2 *", placed);
    assert_has(text, "bf10=~ move 0-0 # standard,we3-e5,be8-e7,we5-e2:e3\"");
}

TEST(removals)
{
    static const char row[] = "[Position \"W3/W6/W7/2wwwww2/W9/8B/10/9/8/6W/BBBB w pre-row 0-0 41 "
                              "standard\"]\n\n41.xd3-d7xa2;b1-b2 *\n";
    assert_has(row, "data-turns=\"wxd3-d7:d3d4d5d6d7 xa2 b1-b2=~ move 1-0 # standard\"");
    assert_lacks(row, "data-fault");
}

TEST(unfinished_turn)
{
    static const char row[] = "[Position \"W3/W6/W7/2wwwww2/W9/8B/10/9/8/6W/BBBB w pre-row 0-0 41 "
                              "standard\"]\n\n41.xd3-d7 *\n";
    /* The side and the turn stay. */
    assert_has(row, "wxd3-d7:d3d4d5d6d7=w pre-ring 0-0 41 standard\"");
}

TEST(steal)
{
    static const char steal[] = "[Variant \"standard+steal\"]\n\n1.c4 2.steal 3.h4 *\n";
    assert_has(steal, "data-turns=\"wc4,bsteal:c4,wh4\"");
    assert_has(steal, "[Variant \"standard+steal\"]\n");
}

TEST(last_position)
{
    static const char over[] =
        "[Position "
        "\"1wbw/2wwb2/2wwb3/w1bbb4/bbwww5/bbwb5/bWWbwwwbww/BBBwbwbbw/BWbwwwbw/Wbwbbwb/bw2 "
        "b move 1-1 62 standard\"]\n\n62.pass 63.pass 1/2-1/2\n";
    assert_has(over,
               "<p>1wbw/2wwb2/2wwb3/w1bbb4/bbwww5/bbwb5/bWWbwwwbww/BBBwbwbbw/BWbwwwbw/Wbwbbwb/"
               "bw2 - over 1-1 63 standard<pre data-turns=\"bpass=~ move 1-1 # standard passed,"
               "wpass=- over 1-1 63 standard\">");
}

TEST(fault)
{
    assert_has("1.e3 2.e3 *", " data-fault=\"rulebook D.2: The players, White first,");
    assert_has(
        "1.e3 2.e3 *",
        "the ring on e3 is White&#39;s\nnearest legal actions: d3, e2, e4\n\" data-points=\"e3\">");
    assert_has("1.e3 2.e3 *", "data-turns=\"we3\"");
}

TEST(pieces)
{
    assert_has(empty, "<svg viewBox=\"0 0 440 436\" role=\"img\" aria-label=\"White rings: none. ");
    assert_has(empty, "White to place a ring.\"><use href=\"#o\"/></svg>");
    assert_has("1.a2 2.b1 *", "aria-label=\"Black places a ring on b1. White rings: a2. ");
    /* A path with one corner would not be drawn. */
    assert_has("1.a2 *", "<path class=\"W\" d=\"M0 12h0\"/></svg>");
    assert_has("1.a2 2.b1 3.a3 *", "<path class=\"W\" d=\"M0 12 0 10\"/>"
                                   "<path class=\"B\" d=\"M1 15h0\"/>");
}

TEST(text_is_no_markup)
{
    static const char text[] =
        "[White \"</pre><script>&\"]\n[Black \"a'b>\"]\n\n1.e3 {</script> <!-- &amp;} *\n";
    assert_has(text, "[White \"&lt;/pre>&lt;script>&amp;\"]\n[Black \"a'b>\"]\n");
    assert_has(text, "{&lt;/script> &lt;!-- &amp;amp;}");
    assert_lacks(text, "<script");
}

/* Write a page without records. */
static struct buffer bare_page(const char *title)
{
    static struct output output;
    struct buffer buffer = {NULL, 0};
    collect(&buffer, "", 0);
    output_begin(&output, collect, &buffer);
    assert_true(page_begin(&output, title));
    page_end(&output);
    assert_int_equal(output_flush(&output), 0);
    return buffer;
}

TEST(page)
{
    struct buffer page = bare_page(NULL);
    assert_true(page.length < 38000);
    assert_non_null(strstr(page.bytes, "<title>YINSH games</title>"));
    assert_null(strstr(page.bytes, "{{"));
    assert_null(strstr(page.bytes, "http://www.w3.org/1999"));
    free(page.bytes);
    page = bare_page("<b>&\x1b[2J\xe2\x80\xae\xff"); /* NOLINT(misc-misleading-bidirectional) */
    assert_non_null(strstr(page.bytes, "<title>&lt;b>&amp;\\x1b[2J\\xe2\\x80\\xae\\xff</title>"));
    assert_non_null(strstr(page.bytes, "<h1 id=\"title\" dir=\"auto\">&lt;b>&amp;"));
    free(page.bytes);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
