/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * No word of a translation is markup.  tests/programs.mk puts quotes and markup at the start of
 * every text of words.def, from which this page is made.
 */
#include "page/page.c" /* NOLINT(bugprone-suspicious-include) */

#include "support/record_driver.h"

TEST(words_are_no_markup)
{
    static struct output output;
    struct buffer page = {NULL, 0};
    collect(&page, "", 0);
    output_begin(&output, collect, &page);
    assert_true(page_begin(&output, NULL));
    page_end(&output);
    assert_int_equal(output_flush(&output), 0);
    assert_null(strstr(page.bytes, "\"</x>&amp;"));
    assert_non_null(strstr(page.bytes, "aria-label=\"&quot;&lt;/x&gt;&amp;amp;Board\""));
    assert_non_null(strstr(page.bytes, "<title>"));
    assert_null(strstr(page.bytes, "</x>"));
    assert_non_null(strstr(page.bytes, "\"start\":\"\\\"\\u003c/x>&amp;Start\""));
    free(page.bytes);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
