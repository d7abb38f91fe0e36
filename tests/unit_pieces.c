/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What is told of a source does not hang on how its bytes come: where a record begins behind a
 * broken one, and how far a fault reaches.
 */
#include "skim_driver.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

extern const struct notation notation_boardspace;
extern const struct notation notation_gipf;

static char text[4096];

/*
 * Read the text in a notation whole and in pieces; a failure where that tells other records.  To
 * find the notation out, more would be read at once.
 */
static void expect_alike(const struct notation *notation, size_t length, size_t piece)
{
    const struct way whole = {.entered = notation};
    const struct way pieces = {.entered = notation, .piece = piece, .pauses = piece % 2 == 0};
    struct way_source first = {text, length, &whole, false};
    struct way_source second = {text, length, &pieces, false};
    const struct readers readers = {way_begin(&first), way_begin(&second)};
    const struct yinsh_record *a, *b;
    const char *difference = NULL;
    int found = READER_RECORD;
    assert_true(readers.plain != NULL && readers.other != NULL);
    while (difference == NULL && found == READER_RECORD)
        difference = read_both(&readers, &a, &b, &found);
    yinsh_reader_free(readers.plain);
    yinsh_reader_free(readers.other);
    if (difference != NULL)
        fail_msg("%s in pieces of %zu: %s", difference, piece, text);
}

/* A game of Boardspace's begins on a line of its own or behind ")", and nowhere else. */
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
            /* The end of what is looked through then moves byte by byte, for it is a line's. */
            for (char *blank = strchr(text, ' '); blank != NULL; blank = strchr(blank, ' '))
                *blank = '\n';
            for (size_t piece = 1; piece < 300; piece += piece < 8 ? 1 : 37)
                expect_alike(&notation_boardspace, (size_t)length, piece);
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
            expect_alike(&notation_gipf, (size_t)length, piece);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_games_behind_a_broken_one),
        cmocka_unit_test(test_broken_tags),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
