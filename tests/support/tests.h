/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Unit tests: cmocka with what it needs, and tests that need no list.  A program defines its tests
 * with TEST(), and ends with RUN_TESTS(), or with a main() that calls run_defined_tests().
 */
#ifndef SUPPORT_TESTS_H
#define SUPPORT_TESTS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* The tests of this program, in the order of their definitions. */
static struct CMUnitTest defined_tests[64];
static size_t defined_tests_count;

static inline void add_test(const char *name, CMUnitTestFunction function)
{
    assert_true(defined_tests_count < sizeof defined_tests / sizeof defined_tests[0]);
    defined_tests[defined_tests_count++] = (struct CMUnitTest){.name = name, .test_func = function};
}

/** Define a test; its body follows. */
#define TEST(name)                                                                                 \
    static void test_##name(void **state);                                                         \
    __attribute__((constructor)) static void define_##name(void)                                   \
    {                                                                                              \
        add_test(#name, test_##name);                                                              \
    }                                                                                              \
    static void test_##name(__attribute__((unused)) void **state)

/** Run all tests between two functions, or NULL; returns the exit status. */
static inline int run_defined_tests(CMFixtureFunction before, CMFixtureFunction after)
{
    return _cmocka_run_group_tests("tests", defined_tests, defined_tests_count, before, after);
}

/** Define main(), which runs all tests. */
#define RUN_TESTS(before, after)                                                                   \
    int main(void)                                                                                 \
    {                                                                                              \
        return run_defined_tests(before, after);                                                   \
    }

#endif
