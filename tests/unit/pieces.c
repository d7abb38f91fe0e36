/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What is reported of a source does not depend on how its bytes come: where a record begins after a
 * broken one, and how far a fault reaches.
 */
#include "support/bulk_driver.h"
#include "support/tests.h"

#include <stdio.h>

extern const struct notation notation_boardspace;
extern const struct notation notation_gipf;
extern const struct notation notation_yinsh_record;

static char text[4096];

/* Read the text whole, in some way, and in pieces; a failure if that gives other records. */
static void expect_alike_in(const struct way *whole, size_t length, size_t piece, bool pauses)
{
    struct way pieces = *whole;
    pieces.piece = piece;
    pieces.pauses = pauses;
    struct way_source first = {text, length, whole, false};
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

/*
 * The same in a notation, with records of at most longest bytes, or 0 for the default.  To detect
 * the notation, more would be read at once.
 */
static void expect_alike(const struct notation *notation, size_t length, size_t piece,
                         size_t longest)
{
    const struct way whole = {.options.max_record = longest, .entered = notation};
    expect_alike_in(&whole, length, piece, piece % 2 == 0);
}

/* In yinsh-record, after a blank line, a command with more on its line begins no record. */
TEST(commands_that_go_on)
{
    static const char *const texts[] = {"p e3\nx\n\np j9a6 g8\np b2\n",
                                        "p e3\nx\n\np j9a6 g8\np b2\np c3\ns b2\nm b4\n\np d4\n"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        const struct way whole = {.options.notation = "yinsh-record",
                                  .entered = &notation_yinsh_record};
        int length = snprintf(text, sizeof text, "%s", texts[i]);
        for (size_t piece = 1; piece <= (size_t)length; piece++)
            expect_alike_in(&whole, (size_t)length, piece, false);
    }
}

/* A game of Boardspace's begins on a line of its own or after ")", and nowhere else. */
TEST(games_after_a_broken_one)
{
    static const char *const between[] = {"\n",   "\r", ")", ")\t", ")\t\t\t",
                                          "\n\t", "\t", "(", "]",   "x"};
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
TEST(broken_tags)
{
    for (int padding = 1; padding < 900; padding += 53) {
        int length = snprintf(text, sizeof text,
                              "[White \"a\" %0*d\n1.e3 *\n\n[Black \"x\"]\n1.e3 *\n", padding, 0);
        for (size_t piece = 1; piece < 300; piece += piece < 8 ? 1 : 37)
            expect_alike(&notation_gipf, (size_t)length, piece, 0);
    }
}

/* A number that follows a broken tag is that of its own record, however the bytes come. */
TEST(number_after_a_broken_tag)
{
    static const char source[] = "[\n1.[eE5.";
    static const struct way whole = {.options.notation = "gipf", .entered = &notation_gipf};
    memcpy(text, source, sizeof source);
    for (size_t piece = 1; piece < sizeof source; piece++)
        for (int pauses = 0; pauses < 2; pauses++)
            expect_alike_in(&whole, sizeof source - 1, piece, pauses == 1);
}

/* Put lines after a text, up to so many bytes, since other notations are recognised from many. */
static size_t fill_lines(size_t length, size_t room)
{
    for (; length + 7 <= room; length += 6)
        memcpy(text + length, "3. d9\n", 7);
    return length;
}

/*
 * Whether a record of another notation begins within a comment, or after a brace that opens none,
 * shows only when the comment is closed or another is opened.
 */
TEST(other_records_after_a_brace)
{
    static const char *const begins[] = {"[h \"{\"]\nMove 7: 1.\n",
                                         "[e \"{\"][t \"\"]\n[n \"\"]{\n#DATE }\n",
                                         "[h \"{\"]\n#DATE 1.\n1.e3\n"};
    static const char *const ends[] = {"", "\n[Event \"x\"]\n1.e3 *\n", "}\n1.e3 *\n",
                                       "{\n1.e3 *\n"};
    for (size_t i = 0; i < sizeof begins / sizeof begins[0] * sizeof ends / sizeof ends[0]; i++) {
        const char *begin = begins[i % 3], *end = ends[i / 3];
        size_t length = 0;
        for (; *begin != '\0'; begin++)
            text[length++] = *begin;
        length = fill_lines(length, 700);
        for (; *end != '\0'; end++)
            text[length++] = *end;
        length = fill_lines(length, 1400);
        for (size_t piece = 1; piece < 300; piece += piece < 4 ? 1 : 41)
            for (size_t longest = 15; longest < 1400; longest += 77)
                expect_alike(&notation_gipf, length, piece, longest);
    }
}

/* What is known of comments that are not closed stays right when more of them comes. */
TEST(comments_that_are_not_closed)
{
    static const char *const words[] = {"1.",   "2.",   "e3 ", "a5 ",   "zz ",
                                        "{",    "{",    "}",   "{x} ",  "\n",
                                        "\n\n", "1-0 ", "* ",  "1.e3 ", "\n[White \"x\"]\n"};
    enum { WORDS = sizeof words / sizeof words[0], TEXTS = 200 };
    static const size_t longest[] = {0, 30, 64, 200};
    uint32_t value = 1;
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
TEST(the_comment_that_is_not_closed)
{
    static const char source[] = "1. 1. 1. 1. {closed} 1. {this one is not closed, whoever reads";
    const struct way way = {.options = {.notation = "gipf", .max_record = sizeof source - 8}};
    struct way_source given = {source, sizeof source - 1, &way, false};
    yinsh_reader *reader = way_begin(&given);
    const struct yinsh_record *record;
    int too_long = 0;
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
    return run_defined_tests(NULL, NULL);
}
