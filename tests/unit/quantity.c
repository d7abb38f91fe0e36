/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers and days in texts, and the order of texts. */
#include "base/quantity.h"
#include "support/tests.h"

#include <stdlib.h>

/* A copy of the exact size, so that sanitizers check the bounds; free it. */
static struct words copy_of(struct words text)
{
    char *copy = malloc(text.length > 0 ? text.length : 1);
    assert_non_null(copy);
    if (text.length > 0)
        memcpy(copy, text.bytes, text.length);
    return (struct words){copy, text.length};
}

TEST(quantities)
{
    static const struct {
        const char *text;
        bool is_number;
        double number;
        uint32_t first, last; /* 0: no day */
    } cases[] = {
        {"", false, 0, 0, 0},
        {"?", false, 0, 0, 0},
        {"10", true, 10, 0, 0},
        {"-1.50", true, -1.5, 0, 0},
        {"007", true, 7, 0, 0},
        {"1.", true, 1, 0, 0},
        {".5", true, 0.5, 0, 0},
        {"-.5", true, -0.5, 0, 0},
        {"+5", true, 5, 0, 0},
        {" 5", true, 5, 0, 0},
        {"5 ", true, 5, 0, 0},
        {"\t+10.25\r\n", true, 10.25, 0, 0},
        {"1e3", false, 0, 0, 0},
        {"1 0", false, 0, 0, 0},
        {"+ 1", false, 0, 0, 0},
        {"+-1", false, 0, 0, 0},
        {".", false, 0, 0, 0},
        {"+.", false, 0, 0, 0},
        {"1.2.3", false, 0, 0, 0},
        {" ", false, 0, 0, 0},
        {"0x10", false, 0, 0, 0},
        {"nan", false, 0, 0, 0},
        {" 2026 ", true, 2026, 20260101, 20261231},
        {"1582", true, 1582, 0, 0},
        {"2026", true, 2026, 20260101, 20261231},
        {"2026.05", true, 2026.05, 20260501, 20260531},
        {"2026.5", true, 2026.5, 20260501, 20260531},
        {"2026.13", true, 2026.13, 0, 0},
        {"2026.00", true, 2026, 20260101, 20261231},
        {"2026-04-00", false, 0, 20260401, 20260430 + 1},
        {"2026-05", false, 0, 20260501, 20260531},
        {"2026.??.??", false, 0, 20260101, 20261231},
        {"2026-??", false, 0, 20260101, 20261231},
        {"2026/02/??", false, 0, 20260201, 20260231},
        {"2026.??.04", false, 0, 0, 0},
        {"2026.02-??", false, 0, 0, 0},
        {"2026x??", false, 0, 0, 0},
        {"2026.", true, 2026, 0, 0},
        {"2026.04.", false, 0, 0, 0},
        {"2026.??.??.??", false, 0, 0, 0},
        {"????.??.??", false, 0, 0, 0},
        {" 2026-03-05 ", false, 0, 20260305, 20260305},
        {"20260305", true, 20260305, 20260305, 20260305},
        {"Thu Mar 05 23:00:00 IST 2026", false, 0, 20260305, 20260305},
        {"2026-02-29", false, 0, 0, 0},
        {"25.09.2026", false, 0, 20260925, 20260925},
        {"Sep 5, 2026", false, 0, 20260905, 20260905},
        {"Sep 2026", false, 0, 20260901, 20260930 + 1},
        {"9/5/2026", false, 0, 0, 0},
        {"Mon Jul 09 2023", false, 0, 0, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct words text = copy_of(words_of(cases[i].text));
        struct quantity is;
        quantity_of(text, false, &is);
        if (is.is_number != cases[i].is_number || is.is_day != (cases[i].first > 0) ||
            (is.is_number && is.number != cases[i].number) ||
            (is.is_day && (is.first != cases[i].first || is.last != cases[i].last)))
            fail_msg("'%s': %d %g, %d %u %u", cases[i].text, is.is_number, is.number, is.is_day,
                     (unsigned)is.first, (unsigned)is.last);
        quantity_of(text, true, &is);
        if (is.is_number || is.is_day != (cases[i].first > 0))
            fail_msg("among dates, '%s': %d, %d", cases[i].text, is.is_number, is.is_day);
        free((char *)text.bytes);
    }
}

/* Check that every text comes before those after it. */
static void expect_order(const char *const sorted[], size_t count, bool dates)
{
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < count; k++) {
            struct words a = copy_of(words_of(sorted[i])), b = copy_of(words_of(sorted[k]));
            int order = quantity_order(a, b, dates);
            if ((order > 0) - (order < 0) != (i > k) - (i < k))
                fail_msg("'%s' and '%s': %d", sorted[i], sorted[k], order);
            free((char *)a.bytes);
            free((char *)b.bytes);
        }
}

TEST(order)
{
    static const char *const sorted[] = {"-5",
                                         "-3",
                                         "0",
                                         ".5",
                                         "01",
                                         "1",
                                         "1.0",
                                         "2",
                                         "3.",
                                         "9.25",
                                         "9.5",
                                         " 10",
                                         "10",
                                         "11",
                                         "+12",
                                         "1480.5",
                                         "2026",
                                         "Thu Feb 05 23:00:00 IST 2026",
                                         "2026-02-06",
                                         "2026.03.??",
                                         "2026/03/02",
                                         "2026-10-01",
                                         "",
                                         "1-0",
                                         "1/2-1/2",
                                         "?",
                                         "Anna",
                                         "Round 2",
                                         "Round 2a",
                                         "Round 02b",
                                         "Round 007",
                                         "Round 9",
                                         "Round 10",
                                         "Round 10.2",
                                         "Round 10.11",
                                         "Round 99999999999999999999",
                                         "Round 100000000000000000000",
                                         "Zo\xC3\xAB"};
    static const char *const dates[] = {
        "2025.12.31", "2026",       "2026.01.01", "2026-01-02",
        "20260201",   " 20260209 ", "2026.02.10", "Thu Mar 05 23:00:00 IST 2026",
        "2026.04.??", "20270101",   "",           "26",
        "1582",       "20261301",   "?",          "unknown"};
    expect_order(sorted, sizeof sorted / sizeof sorted[0], false);
    expect_order(dates, sizeof dates / sizeof dates[0], true);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
