/* SPDX-License-Identifier: BSD-2-Clause */
/* Dates: which texts are one, and how they are written in the forms of notations. */
#include "base/date.h"
#include "support/tests.h"

#include <stdlib.h>
#include <string.h>

/* What is known of a text, as ISO 8601, with "~" if it states more; NULL if it is no date. */
static const struct {
    const char *text, *known;
} cases[] = {
    {"2026.04.09", "2026-04-09"},
    {" 2026.04.09\r\n", "2026-04-09"},
    {"2026-4-9", "2026-04-09"},
    {"2026/12/31", "2026-12-31"},
    {"20260409", "2026-04-09"},
    {"20260409_143022", "2026-04-09T14:30:22"},
    {"20260409T143022Z", "2026-04-09T14:30:22+00:00"},
    {"2026-04-09T14:30:22", "2026-04-09T14:30:22"},
    {"2026-04-09 14:30:22+0230", "2026-04-09T14:30:22+02:30"},
    {"2026-04-09T14:30:22-11", "2026-04-09T14:30:22-11:00"},
    {"2026-04-09T14:30Z", "2026-04-09T14:30:00+00:00~"},
    {"2026-04-09T14:30:22.125Z", "2026-04-09T14:30:22+00:00~"},
    {"2024-02-29", "2024-02-29"},
    {"2000.02.29", "2000-02-29"},
    {"4/9/2026 2:38:08 PM", "2026-04-09T14:38:08"},
    {"12/31/1999 12:00:00 AM", "1999-12-31T00:00:00"},
    {"2/29/2024 12:00:00 PM", "2024-02-29T12:00:00"},
    {"Fri Mar 13 19:56:26 GMT+01:00 2026", "2026-03-13T19:56:26+01:00"},
    {"Sun Mar 01 20:10:44 CET 2026", "2026-03-01T20:10:44+01:00"},
    {"Sat Mar 21 17:21:39 CDT 2026", "2026-03-21T17:21:39-05:00"},
    {"Thu Feb 29 23:59:59 JST 2024", "2024-02-29T23:59:59+09:00"},
    {"Mon Mar 02 07:05:12 UTC 2026", "2026-03-02T07:05:12+00:00"},
    {"Fri Feb 20 11:58:00 MSK 2026", "2026-02-20T11:58:00+03:00"},
    /* The year is last. */
    {"25.09.2026", "2026-09-25"},
    {"5.9.2026", "2026-09-05"},
    {"05-09-2026", NULL},
    {"13-9-2026", "2026-09-13"},
    {"9/25/2026", "2026-09-25"},
    {"9/9/2026", "2026-09-09"},
    {"25.09.2026, 14:30:22", "2026-09-25T14:30:22"},
    {"25/09/2026 14:30:22+02:00", "2026-09-25T14:30:22+02:00"},
    {"9/25/2026, 2:30:22 PM", "2026-09-25T14:30:22"},
    {"13/9/2026 2:38:08 PM", "2026-09-13T14:38:08"},
    {"29.2.2025", NULL},
    {"25.25.2026", NULL},
    {"25.09/2026", NULL},
    {"25.09.26", NULL},
    {"25.09.20261", NULL},
    {"0.25.2026", NULL},
    {"??.09.2026", NULL},
    /* The month has its name. */
    {"5 Sep 2026", "2026-09-05"},
    {"05. September 2026", "2026-09-05"},
    {"Sep 5, 2026", "2026-09-05"},
    {"September 5 2026", "2026-09-05"},
    {"May 1, 2026 14:30:22", "2026-05-01T14:30:22"},
    {"Sun Jul 09 2023", "2023-07-09"},
    {"Sunday, July 9, 2023", "2023-07-09"},
    {"Sun, 09 Jul 2023 14:30:22Z", "2023-07-09T14:30:22+00:00"},
    {"Mon Jul 09 2023", NULL},
    {"Sep 2026", NULL},
    {"Sep 31, 2026", NULL},
    {"Sept 5, 2026", NULL},
    {"5 Sep 5 2026", NULL},
    {"5Sep 2026", NULL},
    {"5 Marraskuu 2026", NULL},
    {"Sep 5, 26", NULL},
    {"Sep 5, 2026 x", NULL},
    /* The day is certain, the zone is not. */
    {"Wed Feb 20 11:58:00 MSK 2013", "2013-02-20T11:58:00~"},
    {"Sun Mar 01 20:10:44 IST 2026", "2026-03-01T20:10:44~"},
    {"Sun Mar 01 20:10:44 BST 2026", "2026-03-01T20:10:44~"},
    {"Sun Mar 01 20:10:44 CST 2026", "2026-03-01T20:10:44~"},
    {"Sun Mar 01 20:10:44 GMT+25:00 2026", "2026-03-01T20:10:44~"},
    {"Sun Mar 01 20:10:44 Asia/Tokyo 2026", "2026-03-01T20:10:44~"},
    /* Parts are missing, or do not exist. */
    {"", NULL},
    {"?", NULL},
    {"2026", NULL},
    {"2026.04", NULL},
    {"2026.??.??", NULL},
    {"2026.04.??", NULL},
    {"????.??.??", NULL},
    {"2026.13.01", NULL},
    {"2026.00.01", NULL},
    {"2026.04.00", NULL},
    {"2026.04.31", NULL},
    {"2026.02.29", NULL},
    {"1900.02.29", NULL},
    {"1582.12.31", NULL},
    {"0000-00-00", NULL},
    {"2026-04-09T24:00:00", NULL},
    {"2026-04-09T23:60:00", NULL},
    {"2026-04-09T23:00:60", NULL},
    {"2026-04-09T14:30:22+24:00", NULL},
    {"2026-04-09T14:30:22+02:60", NULL},
    {"2026-04-09T14:30:22-00:00", NULL},
    {"2026-04-09T14:30:22.Z", NULL},
    {"2026-04-09T", NULL},
    {"2026-04-09T14", NULL},
    {"2026.04-09", NULL},
    {"2026.04.091", NULL},
    {"2026.04.09 x", NULL},
    {"20260409_1430221", NULL},
    {"Sun Mar 01 20:10:44 CET 26", NULL},
    {"Mon Mar 01 20:10:44 CET 2026", NULL}, /* it is a Sunday */
    {"Sun Feb 29 20:10:44 CET 2026", NULL},
    {"Sun Mar 01 20:10:44 2026", NULL},
    {"Sun Mar 01 20:10 CET 2026", NULL},
    {"Sun Mar 01 20:10:44 CET 2026 20:10:44", NULL},
    {"Son Mar 01 20:10:44 CET 2026", NULL},
    /* It is not certain which part is the month. */
    {"3/4/2026", NULL},
    {"4/9/2026 14:38:08", NULL},
    {"4/9/2026 0:38:08 PM", NULL},
    {"4/9/2026 13:38:08 PM", NULL},
    {"4/9/2026 2:38:08 PM EST", NULL},
    {"09-04-2026", NULL},
    {"today", NULL},
};

/* Parse a copy of the exact size, so that sanitizers check the bounds. */
static bool parse(const char *bytes, size_t length, struct date *date)
{
    char *copy = malloc(length > 0 ? length : 1);
    assert_non_null(copy);
    if (length > 0)
        memcpy(copy, bytes, length);
    bool known = date_parse((struct words){copy, length}, date);
    free(copy);
    return known;
}

static const char *iso_of(const struct date *date)
{
    static char room[64];
    struct text text = text_begin(room, sizeof room);
    date_add_day(&text, date, "-");
    if (date->has_time) {
        text_add_string(&text, "T");
        date_add_time(&text, date, ":");
    }
    date_add_offset(&text, date);
    text_add_string(&text, date->exact ? "" : "~");
    return room;
}

TEST(table)
{
    struct date date;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        bool known = parse(cases[i].text, strlen(cases[i].text), &date);
        if (known != (cases[i].known != NULL) ||
            (known && strcmp(iso_of(&date), cases[i].known) != 0))
            fail_msg("'%s' is %s", cases[i].text, known ? iso_of(&date) : "no date");
    }
}

/* Every byte of every case replaced by every other, and every prefix. */
TEST(any_bytes)
{
    struct date date;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        size_t length = strlen(cases[i].text);
        for (size_t at = 0; at < length; at++) {
            char copy[64];
            memcpy(copy, cases[i].text, length);
            parse(copy, at, &date);
            for (int byte = 0; byte < 256; byte++) {
                copy[at] = (char)byte;
                if (parse(copy, length, &date))
                    assert_in_range(date.day, 1, 31);
            }
        }
    }
}

/* Java's text is read back as the same date; the days of four years follow each other. */
TEST(java)
{
    char room[64];
    static const int offsets[] = {0, 60, -300, 330, -1, 1439};
    for (unsigned day = 0, found = 0; day < 4 * 12 * 31; day++) {
        struct date date = {.year = 2023 + day / 372,
                            .month = day / 31 % 12 + 1,
                            .day = day % 31 + 1,
                            .has_time = true,
                            .has_offset = true,
                            .offset = offsets[day % 6],
                            .exact = true},
                    back;
        struct text text = text_begin(room, sizeof room);
        date_add_day(&text, &date, "-");
        if (!date_parse(words_of(room), &back))
            continue;
        static const char *const weekdays[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
        text = text_begin(room, sizeof room);
        date_add_java(&text, &date);
        assert_memory_equal(room, weekdays[found++ % 7], 3); /* 2023-01-01 was a Sunday */
        assert_true(date_parse(words_of(room), &back));
        assert_memory_equal(&back, &date, sizeof date);
    }
}

/* The year and the month that a text states, whatever is known of its day; 0 is none. */
TEST(years)
{
    static const struct {
        const char *text;
        unsigned year, month;
    } texts[] = {
        {"25.09.2026", 2026, 9},
        {"9/25/2026", 2026, 9},
        {"9/5/2026", 2026, 0},
        {"9/5/2026 14:30", 2026, 0},
        {"5 Sep 2026", 2026, 9},
        {"Sep 5, 2026", 2026, 9},
        {"September 2026", 2026, 9},
        {"Sun Jul 09 2023", 2023, 7},
        {"Mon Jul 09 2023", 2023, 7},
        {"Sun Jul 09 2023 14:30:22 GMT+0200 (CEST)", 2023, 7},
        {"Sun Mar 01 20:10:44 CET 2026", 2026, 3},
        {"2026.09.05", 2026, 9},
        {"2026.09.??", 2026, 9},
        {"2026.??.??", 2026, 0},
        {"2026-09", 2026, 9},
        {" 2026\r\n", 2026, 0},
        {"20260905_143022", 2026, 9},
        {"2026-02-30", 2026, 2},
        {"2026.13.01", 2026, 0},
        {"2026-09-05T25:00", 2026, 9},
        {"2026 (spring)", 2026, 0},
        {"1583", 1583, 0},
        {"1582", 0, 0},
        {"", 0, 0},
        {"?", 0, 0},
        {"????.09.05", 0, 0},
        {"25.09.26", 0, 0},
        {"spring", 0, 0},
        {"T T T T T T T T T T T T T T T T T T T T T 2026", 0, 0},
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        uint32_t known = date_known(words_of(texts[i].text));
        if (known / 100 != texts[i].year * 100 + texts[i].month)
            fail_msg("'%s': %u", texts[i].text, (unsigned)known);
    }
}

TEST(times)
{
    struct date date;
    static const char *const bad[] = {"",           "evening",
                                      "14",         "14:3",
                                      "24:00:00",   "14:30:22 CET",
                                      "14:30:22+",  "143022",
                                      "14:30:22Z.", "2026-04-09T14:30:22"};
    assert_true(date_parse_time(words_of("14:30:22+02:00"), &date) && date.exact);
    assert_int_equal(date.offset, 120);
    assert_true(date_parse_time(words_of("9:05:00"), &date) && date.exact && !date.has_offset);
    assert_true(date_parse_time(words_of("9:05"), &date) && !date.exact);
    assert_true(date_parse_time(words_of("2:05:00 PM"), &date) && date.exact && date.hour == 14);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        if (date_parse_time(words_of(bad[i]), &date))
            fail_msg("'%s' is a time", bad[i]);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
