/* SPDX-License-Identifier: BSD-2-Clause */
/* Counting lines, against counting them byte by byte. */
#include "base/lines.h"
#include "support/tests.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* What base/lines.h has to find in bytes, found one byte after the other. */
struct expected {
    size_t newlines, after;
};

static struct expected expect(const char *bytes, size_t length)
{
    struct expected expected = {0, 0};
    for (size_t i = 0; i < length; i++) {
        bool ends = bytes[i] == '\n';
        expected.newlines += ends;
        expected.after = ends ? 0 : expected.after + 1;
    }
    return expected;
}

/* In memory of exactly their length, so that sanitizers see the bounds. */
static void check(const char *bytes, size_t length)
{
    struct expected expected = expect(bytes, length);
    uint64_t line = 7, column = 3;
    char *copy = malloc(length + 1);
    assert_non_null(copy);
    memcpy(copy + 1, bytes, length);
    assert_int_equal(count_newlines(copy + 1, length), expected.newlines);
    assert_int_equal(count_after_newline(copy + 1, length), expected.after);
    pass_lines(copy + 1, length, &line, &column);
    assert_int_equal(line, 7 + expected.newlines);
    assert_int_equal(column, expected.newlines > 0 ? 1 + expected.after : 3 + length);
    free(copy);
}

/* Every length around those of blocks, with lines of many lengths. */
TEST(lengths)
{
    enum { MOST = 700 };
    char bytes[MOST];
    for (size_t every = 1; every < 300; every += every < 40 ? 1 : 37) {
        for (size_t i = 0; i < MOST; i++)
            bytes[i] = (char)(i % every == every / 2 ? '\n' : i % 256);
        for (size_t length = 0; length <= MOST; length++)
            check(bytes, length);
    }
}

/* More than a byte of a vector can count, and bytes that are nearly one. */
TEST(many)
{
    static const char fills[] = {'\n', '\n' + 1, '\n' - 1, (char)('\n' | 0x80), 0};
    enum { MOST = 3 * 255 * 32 + 100 };
    char *bytes = malloc(MOST);
    assert_non_null(bytes);
    for (size_t i = 0; i < sizeof fills; i++)
        for (size_t less = 0; less < 300; less += 33) {
            memset(bytes, fills[i], MOST);
            check(bytes, MOST - less);
        }
    free(bytes);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
