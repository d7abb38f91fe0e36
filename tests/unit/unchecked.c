/* SPDX-License-Identifier: BSD-2-Clause */
/* Reading eight bytes at once, against reading them byte by byte. */
#include "base/unchecked.h"
#include "support/tests.h"

#include <stdio.h>

/* Compare what number_at() finds in eight bytes with what a loop finds. */
static void check(const char bytes[8])
{
    uint64_t number, expected = 0;
    unsigned digits = 0;
    for (; digits < 8 && bytes[digits] >= '0' && bytes[digits] <= '9'; digits++)
        expected = 10 * expected + (uint64_t)(bytes[digits] - '0');
    assert_int_equal(number_at(bytes, &number), digits);
    assert_int_equal(number, expected);
}

/* Every byte after every number of digits, and other bytes or digits after it. */
TEST(every_byte)
{
    static const char *const around[] = {"90817263", "00000000", "99999999", "]]]]]]]]",
                                         "\xff\xff\xff\xff\xff\xff\xff\xff"};
    char bytes[9];
    for (unsigned place = 0; place < 8; place++)
        for (unsigned byte = 0; byte < 256; byte++)
            for (unsigned after = 0; after < sizeof around / sizeof around[0]; after++) {
                snprintf(bytes, sizeof bytes, "%.*s%s", (int)place, "49050172",
                         around[after] + place);
                bytes[place] = (char)byte;
                check(bytes);
            }
}

/* Numbers of every length. */
TEST(numbers)
{
    char bytes[24];
    for (unsigned number = 0; number < 100000000; number += 1 + number / 50) {
        snprintf(bytes, sizeof bytes, "%u]TM[12345", number);
        check(bytes);
        snprintf(bytes, sizeof bytes, "%08u", number);
        check(bytes);
    }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
