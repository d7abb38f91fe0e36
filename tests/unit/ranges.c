/* SPDX-License-Identifier: BSD-2-Clause */
/* Sets of numbers: which lists are valid, and which numbers they have. */
#include "base/ranges.h"
#include "support/tests.h"

#include <stdio.h>
#include <stdlib.h>

/* Add a list that is valid. */
static void add(struct ranges *ranges, const char *list)
{
    struct words wrong;
    if (!ranges_add(ranges, words_of(list), &wrong))
        fail_msg("'%s' is refused", list);
}

TEST(valid)
{
    static const struct {
        const char *list;
        size_t count; /* of the ranges that remain */
        const char *has, *lacks;
        uint64_t last;
    } lists[] = {
        {"1", 1, "1", "02345", 1},
        {"3,7-9", 2, "3789", "012456", 9},
        {"7-9,3", 2, "3789", "012456", 9},
        {"4-4", 1, "4", "0123567", 4},
        {"1-9,2-3,2,9", 1, "123456789", "0", 9},
        {"1,2,3,5-6,7-8", 2, "1235678", "049", 8},
        {"2-5,4-7,1", 1, "1234567", "089", 7},
        {"0003", 1, "3", "012456789", 3},
        {"1-18446744073709551609", 1, "123456789", "0", 18446744073709551609U},
    };
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        struct ranges ranges = {NULL, 0};
        add(&ranges, lists[i].list);
        assert_int_equal(ranges.count, lists[i].count);
        for (const char *at = lists[i].has; *at != '\0'; at++)
            assert_true(ranges_have(&ranges, (uint64_t)(*at - '0')));
        for (const char *at = lists[i].lacks; *at != '\0'; at++)
            assert_false(ranges_have(&ranges, (uint64_t)(*at - '0')));
        assert_false(ranges_end_before(&ranges, lists[i].last));
        assert_true(ranges_end_before(&ranges, lists[i].last + 1));
        assert_false(ranges_have(&ranges, lists[i].last + 1));
        ranges_free(&ranges);
        assert_int_equal(ranges.count, 0);
    }
}

TEST(invalid)
{
    static const char *const lists[][2] = {
        {"", ""},
        {"0", "0"},
        {"9-3", "9-3"},
        {"3-", "3-"},
        {"-3", "-3"},
        {"1,", ""},
        {",1", ""},
        {"1,,2", ""},
        {"x", "x"},
        {"1,2x,y", "2x"},
        {"1 ", "1 "},
        {"1-2-3", "1-2-3"},
        {"0-3", "0-3"},
        {"1;2", "1;2"},
        {"+1", "+1"},
        {"1-x", "1-x"},
        {"1--2", "1--2"},
        {"99999999999999999999", "99999999999999999999"},
        {"3,1-99999999999999999999", "1-99999999999999999999"},
    };
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        struct ranges ranges = {NULL, 0};
        struct words wrong;
        add(&ranges, "4,6");
        assert_false(ranges_add(&ranges, words_of(lists[i][0]), &wrong));
        assert_non_null(wrong.bytes);
        assert_true(words_are(wrong, lists[i][1]));
        /* The set is as it was. */
        assert_int_equal(ranges.count, 2);
        assert_true(ranges_have(&ranges, 4) && ranges_have(&ranges, 6));
        assert_false(ranges_have(&ranges, 5) || ranges_have(&ranges, 1));
        ranges_free(&ranges);
    }
}

TEST(added)
{
    struct ranges ranges = {NULL, 0};
    add(&ranges, "8-9,2");
    add(&ranges, "3,12");
    assert_int_equal(ranges.count, 3);
    for (uint64_t number = 0; number < 15; number++)
        assert_int_equal(ranges_have(&ranges, number),
                         number == 2 || number == 3 || number == 8 || number == 9 || number == 12);
    ranges_free(&ranges);
}

/* Thousands of ranges, in an order that is not sorted, against a table. */
TEST(many)
{
    enum { ITEMS = 20000, NUMBERS = 65536 };
    static bool table[NUMBERS];
    char *list = malloc(ITEMS * (size_t)16), *at = list;
    struct ranges ranges = {NULL, 0};
    uint32_t random = 1;
    assert_non_null(list);
    for (size_t i = 0; i < ITEMS; i++) {
        random = random * 1664525 + 1013904223;
        unsigned first = 1 + (random >> 8) % (NUMBERS - 20), last = first + random % 8;
        at += snprintf(at, 16, i > 0 ? ",%u-%u" : "%u-%u", first, last);
        for (unsigned number = first; number <= last; number++)
            table[number] = true;
    }
    add(&ranges, list);
    for (uint64_t number = 0; number < NUMBERS; number++)
        assert_int_equal(ranges_have(&ranges, number), table[number]);
    for (size_t i = 1; i < ranges.count; i++)
        assert_true(ranges.list[i].first > ranges.list[i - 1].last + 1);
    ranges_free(&ranges);
    free(list);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
