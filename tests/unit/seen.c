/* SPDX-License-Identifier: BSD-2-Clause */
/* A set of texts: each text is new once, however many there are. */
#include "base/seen.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

enum { MANY = 100000 };

/* Add the text of each number, and check what that finds. */
static void add_all(struct seen *seen, enum seen_result expected)
{
    char text[16];
    for (int i = 0; i < MANY; i++) {
        snprintf(text, sizeof text, "%d.svg", i);
        assert_int_equal(seen_add(seen, words_of(text)), expected);
    }
}

static void test_seen(void **state)
{
    struct seen seen;
    (void)state;
    seen_begin(&seen);
    add_all(&seen, SEEN_NEW);
    add_all(&seen, SEEN_BEFORE);
    assert_int_equal(seen.count, MANY);
    seen_free(&seen);
    assert_int_equal(seen_add(&seen, words_of("0.svg")), SEEN_NEW);
    assert_int_equal(seen_add(&seen, words_of("")), SEEN_NEW);
    assert_int_equal(seen_add(&seen, words_of("")), SEEN_BEFORE);
    seen_free(&seen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_seen)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
