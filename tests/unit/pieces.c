/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What is reported of a source does not depend on how its bytes come: where a record begins after a
 * broken one, and how far a fault reaches.
 */
#include "support/skim_driver.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

extern const struct notation notation_boardspace;
extern const struct notation notation_gipf;

static char text[4096];

/*
 * Read the text in a notation whole and in pieces, with records that are so long at most, or as a
 * rule; a failure where that tells other records.  To find the notation out, more would be read at
 * once.
 */
static void expect_alike(const struct notation *notation, size_t length, size_t piece,
                         size_t longest)
{
    const yinsh_reader_options options = {.size = sizeof(yinsh_reader_options),
                                          .max_record = longest};
    const struct way whole = {.options = options, .entered = notation};
    const struct way pieces = {
        .options = options, .entered = notation, .piece = piece, .pauses = piece % 2 == 0};
    struct way_source first = {text, length, &whole, false};
    struct way_source second = {text, length, &pieces, false};
    yinsh_reader *plain = way_begin(&first), *other = way_begin(&second);
    const struct yinsh_record *a, *b;
    const char *difference = NULL;
    int found = READER_RECORD;
    assert_true(plain != NULL && other != NULL);
    while (difference == NULL && found == READER_RECORD) {
        found = way_next(plain, &a);
        difference = step_difference(plain, other, found, a, &b);
    }
    yinsh_reader_free(plain);
    yinsh_reader_free(other);
    if (difference != NULL)
        fail_msg("%s in pieces of %zu: %s", difference, piece, text);
}

/* A game of Boardspace's begins on a line of its own or after ")", and nowhere else. */
static void test_games_behind_a_broken_one(void **state)
{
    static const char *const between[] = {"\n",   "\r", ")", ")\t", ")\t\t\t",
                                          "\n\t", "\t", "(", "]",   "x"};
    (void)state;
    for (size_t i = 0; i < sizeof between / sizeof between[0]; i++)
        for (int padding = 1; padding < 400; padding += 61) {
            int length = snprintf(text, sizeof text,
                                  "(;GM[24];!%0*d%s(;GM[24]%300sSU[Yinsh];!%s(;GM[24]%300s)%700s",
                                  padding, 0, between[i], "", between[i], "", "");
            /* The end of what is looked through then moves byte by byte, since it is a line's. */
            for (char *blank = strchr(text, ' '); blank != NULL; blank = strchr(blank, ' '))
                *blank = '\n';
            for (size_t piece = 1; piece < 300; piece += piece < 8 ? 1 : 37)
                expect_alike(&notation_boardspace, (size_t)length, piece, 0);
        }
}

/* A tag that is not closed reaches to the end of its line. */
static void test_broken_tags(void **state)
{
    (void)state;
    for (int padding = 1; padding < 900; padding += 53) {
        int length = snprintf(text, sizeof text,
                              "[White \"a\" %0*d\n1.e3 *\n\n[Black \"x\"]\n1.e3 *\n", padding, 0);
        for (size_t piece = 1; piece < 300; piece += piece < 8 ? 1 : 37)
            expect_alike(&notation_gipf, (size_t)length, piece, 0);
    }
}

/* What is known of comments that are not closed stays right when more of them comes. */
static void test_comments_that_are_not_closed(void **state)
{
    static const char *const words[] = {"1.",   "2.",   "e3 ", "a5 ",   "zz ",
                                        "{",    "{",    "}",   "{x} ",  "\n",
                                        "\n\n", "1-0 ", "* ",  "1.e3 ", "\n[White \"x\"]\n"};
    enum { WORDS = sizeof words / sizeof words[0], TEXTS = 200 };
    static const size_t longest[] = {0, 30, 64, 200};
    uint32_t value = 1;
    (void)state;
    for (int i = 0; i < TEXTS; i++) {
        size_t length = 0;
        for (int word = 0; word < 20 + 3 * i / 2; word++) {
            value = value * 1664525U + 1013904223U;
            const char *next = words[(size_t)((uint64_t)value * WORDS >> 32)];
            memcpy(text + length, next, strlen(next) + 1);
            length += strlen(next);
        }
        for (size_t k = 0; k < sizeof longest / sizeof longest[0]; k++)
            for (size_t piece = 1; piece < 300; piece += piece < 4 ? 1 : 41)
                expect_alike(&notation_gipf, length, piece, longest[k]);
    }
}

/* A record is looked for again in one that is too long, whose last comment is not closed. */
static void test_the_comment_that_is_not_closed(void **state)
{
    static const char source[] = "1. 1. 1. 1. {closed} 1. {this one is not closed, whoever reads";
    const struct way way = {.options = {.notation = "gipf", .max_record = sizeof source - 8}};
    struct way_source given = {source, sizeof source - 1, &way, false};
    yinsh_reader *reader = way_begin(&given);
    const struct yinsh_record *record;
    int too_long = 0;
    (void)state;
    assert_non_null(reader);
    while (way_next(reader, &record) == READER_RECORD && record->faults[0].code == FAULT_TOO_LONG)
        too_long++;
    assert_true(too_long > 1);
    assert_int_equal(record_first_error(record)->code, FAULT_SYNTAX_COMMENT);
    assert_memory_equal(record->window.bytes + record_first_error(record)->offset, "{this", 5);
    yinsh_reader_free(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_games_behind_a_broken_one),
        cmocka_unit_test(test_broken_tags),
        cmocka_unit_test(test_comments_that_are_not_closed),
        cmocka_unit_test(test_the_comment_that_is_not_closed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
