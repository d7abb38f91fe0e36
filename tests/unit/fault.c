/* SPDX-License-Identifier: BSD-2-Clause */
/* That the tables of faults and of clauses are complete, and fit each other. */
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "fault/fault_code.h"
#include "support/tests.h"

enum { MOST_LINES = 3, MOST_COLUMNS = 72 };

static const char *const clauses[] = {
#define CLAUSE(clause, rule) clause,
#include "fault/clause.def"
#undef CLAUSE
};

enum { CLAUSES = sizeof clauses / sizeof clauses[0] };

TEST(each_clause_is_some_code_s)
{
    for (size_t i = 0; i < CLAUSES; i++) {
        int users = 0;
        for (size_t j = 0; j < i; j++)
            assert_string_not_equal(clauses[i], clauses[j]);
        for (int code = 1; code < yinsh_fault_count(); code++)
            users += strcmp(yinsh_fault_clause(code), clauses[i]) == 0;
        if (users == 0)
            fail_msg("no code offends against %s", clauses[i]);
    }
}

/* A text that ends as a sentence does. */
static void expect_sentences(const char *code, const char *text)
{
    if (text == NULL || strlen(text) < 10 || text[strlen(text) - 1] != '.')
        fail_msg("%s: %s", code, text != NULL ? text : "(none)");
}

/* The number of sentences, none of which has a full stop before a blank within it. */
static int sentences(const char *text)
{
    int count = 0;
    for (; *text != '\0'; text++)
        count += *text == '.' && (text[1] == ' ' || text[1] == '\0');
    return count;
}

TEST(each_code_is_explained)
{
    for (int code = 1; code < yinsh_fault_count(); code++) {
        const char *name = yinsh_fault_name(code);
        expect_sentences(name, yinsh_fault_rule(code));
        assert_int_equal(sentences(yinsh_fault_rule(code)), 1);
        expect_sentences(name, yinsh_fault_cure(code));
        assert_in_range(sentences(yinsh_fault_cure(code)), 1, 4);
        assert_int_not_equal(yinsh_fault_level(code), YINSH_LEVEL_NONE);
        for (int before = 1; before < code; before++)
            assert_string_not_equal(name, yinsh_fault_name(before));
    }
}

TEST(examples_are_short_lines)
{
    for (int code = 1; code < yinsh_fault_count(); code++) {
        const char *at = yinsh_fault_example(code);
        int lines = 0;
        assert_non_null(at);
        do {
            size_t length = strcspn(at, "\n"), columns = 0;
            for (size_t i = 0; i < length; i++) {
                assert_true((unsigned char)at[i] >= ' ' && at[i] != 0x7f);
                columns += ((unsigned char)at[i] & 0xC0) != 0x80;
            }
            if (columns == 0 || columns > MOST_COLUMNS)
                fail_msg("%s: a line of %zu columns", yinsh_fault_name(code), columns);
            lines++;
            at += length + (at[length] != '\0');
        } while (*at != '\0');
        assert_in_range(lines, 1, MOST_LINES);
    }
}

TEST(forms_have_words_for_what_differs)
{
    char text[512];
    for (int code = 1; code < yinsh_fault_count(); code++) {
        size_t length = fault_text_form((enum fault_code)code, text, sizeof text);
        assert_int_equal(length, strlen(text));
        assert_in_range(length, 1, 255);
        assert_null(strchr(text, '%'));
    }
    fault_text_form(FAULT_ROW_NOT_FIVE, text, sizeof text);
    assert_string_equal(
        text, "the number of points from POINT to POINT is NUMBER; a row is five adjacent markers");
    fault_text_form(FAULT_RINGS_MISMATCH, text, sizeof text);
    assert_string_equal(text,
                        "the record claims TEXT rings removed; the replay gives NUMBER-NUMBER");
    fault_text_form(FAULT_ROW_DUE, text, sizeof text);
    assert_string_equal(text, "COLOUR has a row and does not remove it");
    /* Cut if there is no room. */
    assert_int_equal(fault_text_form(FAULT_ROW_DUE, text, 7), 39);
    assert_string_equal(text, "COLOUR");
}

TEST(numbers_that_are_no_codes)
{
    const yinsh_fault none[] = {0, -1, yinsh_fault_count()};
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++) {
        assert_null(yinsh_fault_clause(none[i]));
        assert_null(yinsh_fault_rule(none[i]));
        assert_null(yinsh_fault_example(none[i]));
        assert_null(yinsh_fault_cure(none[i]));
        assert_int_equal(yinsh_fault_level(none[i]), YINSH_LEVEL_NONE);
    }
}

TEST(levels)
{
    assert_true(YINSH_LEVEL_NONE < YINSH_LEVEL_STYLE);
    assert_true(YINSH_LEVEL_STYLE < YINSH_LEVEL_WARNING);
    assert_true(YINSH_LEVEL_WARNING < YINSH_LEVEL_ERROR);
    assert_int_equal(yinsh_fault_level(FAULT_NUMBER_WRONG), YINSH_LEVEL_STYLE);
    assert_int_equal(yinsh_fault_level(FAULT_TAG_TWICE), YINSH_LEVEL_WARNING);
    assert_int_equal(yinsh_fault_level(FAULT_RESULT_MISMATCH), YINSH_LEVEL_ERROR);
    assert_int_equal(yinsh_fault_level(FAULT_ROW_DUE), YINSH_LEVEL_ERROR);
    assert_int_equal(yinsh_fault_level(FAULT_SYNTAX_TURN), YINSH_LEVEL_ERROR);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
