/* SPDX-License-Identifier: BSD-2-Clause */
/* What the tests of filters share: a record that is judged, and what is expected of expressions. */
#ifndef SUPPORT_FILTER_DRIVER_H
#define SUPPORT_FILTER_DRIVER_H

#include "record/record.h"
#include "registry/notation_list.h"
#include "support/make_filter.h"
#include "support/sample_games.h"
#include "syntax/notation.h"

#include <stdlib.h>

/* ---- A record to be judged --------------------------------------------- */

static const char tags[] = "[White \"Anna \\\"A\\\" B\"]\n[Black \"Zo\xC3\xAB\"]\n"
                           "[Date \"2026.09.05\"]\n[Round \"10\"]\n[WhiteElo \"999\"]\n"
                           "[BlackElo \"about 1800\"]\n[Zero \"0\"]\n[Rate \"-1.50\"]\n"
                           "[Path \"a/b\"]\n[Bad \"x\xFF\"]\n\n";

static struct yinsh_record record;
static const struct origin place = {"games/2026.yin", 7};

/* Set the record that is judged, by its tags and its game. */
static inline void read_record(const char *head, const char *game)
{
    static char text[16384];
    struct text joined = text_begin(text, sizeof text);
    text_add_string(&joined, head);
    text_add_string(&joined, game);
    assert_true(joined.length < sizeof text);
    struct cursor cursor = cursor_over(text, joined.length);
    record_reset(&record);
    record.window.bytes = text;
    record.window.length = joined.length;
    record.window.line = 12;
    record.notation = "gipf";
    assert_true(notation_find("gipf")->read(&cursor, &record));
    record_finish(&record);
}

/* Make a filter from a copy of the exact size, so that sanitizers check the bounds. */
static inline struct filter *compile(const char *bytes, size_t length, size_t *column, char *error)
{
    char *copy = malloc(length > 0 ? length : 1);
    assert_non_null(copy);
    if (length > 0)
        memcpy(copy, bytes, length);
    struct filter *filter = filter_new(copy, length, column, error, FILTER_ERROR);
    free(copy); /* the filter must not use it any more */
    return filter;
}

static inline enum filter_answer judge(const char *text, size_t *place_of)
{
    char error[FILTER_ERROR] = "";
    size_t column = 0;
    struct filter *filter = compile(text, strlen(text), &column, error);
    if (filter == NULL)
        fail_msg("%s: column %zu: %s", text, column, error);
    assert_string_equal(error, "");
    enum filter_answer answer = filter_judge(filter, &place, &record, place_of);
    filter_free(filter);
    return answer;
}

/* Expect an answer, and the opposite one for the negation. */
static inline void expect(const char *text, bool passes)
{
    static char turned[2 * FILTER_LENGTH];
    size_t column = 0;
    snprintf(turned, sizeof turned, "!(%s)", text);
    if (judge(text, &column) != (passes ? FILTER_PASSES : FILTER_REJECTS) ||
        judge(turned, &column) != (passes ? FILTER_REJECTS : FILTER_PASSES))
        fail_msg("%s: not %d", text, passes);
}

static inline void expect_all(const char *const texts[], bool passes)
{
    for (size_t i = 0; texts[i] != NULL; i++)
        expect(texts[i], passes);
}

/* Expect that the usual record passes all of some expressions, and none of others. */
static inline void expect_both(const char *const pass[], const char *const reject[])
{
    read_record(tags, official_game);
    expect_all(pass, true);
    expect_all(reject, false);
}

/* Expect that an expression is invalid at a column, with a message that begins with words. */
static inline void refuse_bytes(const char *bytes, size_t length, size_t column, const char *words)
{
    char error[FILTER_ERROR] = "";
    size_t found = 0;
    struct filter *filter = compile(bytes, length, &found, error);
    if (filter != NULL || found != column || strncmp(error, words, strlen(words)) != 0)
        fail_msg("%.60s: column %zu: %s", bytes, found, error);
}

static inline void refuse(const char *text, size_t column, const char *words)
{
    refuse_bytes(text, strlen(text), column, words);
}

/* An expression that is invalid. */
struct refusal {
    const char *text;
    size_t column;
    const char *words; /* with which its message begins */
};

static inline void refuse_all(const struct refusal *refusals, size_t count)
{
    for (size_t i = 0; i < count; i++)
        refuse(refusals[i].text, refusals[i].column, refusals[i].words);
}

/* A beginning, a part that is repeated, and an end; free it. */
static inline char *repeated(const char *begin, const char *part, size_t count, const char *end)
{
    size_t size = strlen(begin) + strlen(part) * count + strlen(end) + 1;
    char *bytes = malloc(size);
    assert_non_null(bytes);
    struct text text = text_begin(bytes, size);
    text_add_string(&text, begin);
    for (size_t i = 0; i < count; i++)
        text_add_string(&text, part);
    text_add_string(&text, end);
    return bytes;
}

/* After all tests. */
static inline int free_record(void **state)
{
    (void)state;
    record_free(&record);
    return 0;
}

#endif
