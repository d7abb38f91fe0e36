/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Fuzz target for the filters of records: any bytes as an expression, which judges two records.
 *
 * It does not only look for crashes: an invalid expression has a place and a message that is safe
 * to display; a valid one is the opposite of its negation, equals itself twice, and always gives
 * the same answer. As a condition it gives answers to different questions that agree. `make fuzz`
 * runs it with an engine, `make check` replays tests/fuzz/filter.lines.
 */
#include "base/text.h"
#include "fuzz/driver.h"
#include "record/record.h"
#include "registry/notation_list.h"
#include "support/make_filter.h"
#include "syntax/notation.h"

static const char *const games[] = {
    "[White \"Anna \\\"A\\\" B\"]\n[Black \"Zo\xC3\xAB\"]\n[Date \"2026.09.05\"]\n"
    "[WhiteElo \"1999\"]\n[BlackElo \"?\"]\n[Round \"10\"]\n\n1.e3 2.e8 3.f5 1-0 resigns\n",
    "[White \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaab\"]\n[Bad \"x\xFF\"]\n\n1.e3 2.e3",
    "[Result \"1-0\"]\n\n{a} 1.c8 {[%tm 60500]} 2.g4 {b} {aaaaaaaaaaaaaaaab} 3.d4 4.g11 5.d6 6.b3 "
    "7.j9 "
    "8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 13.c1-c7 14.g4-g10 15.j9-b1 16.d7-k7 17.d4-h4 18.k7-e7 "
    "19.d6-d8 20.e7-c5 21.d8-e9 22.f8-g9 23.e9-e6 24.g10-c6 25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 "
    "29.c7-a5 30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 35.d5-d9;xd4-d8xd9 36.c4-f7 37.a2-d5 "
    "38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 44.d6-f6 45.e10-h10 "
    "46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 *",
};

enum { GAMES = sizeof games / sizeof games[0] };

static struct yinsh_record records[GAMES];

static void free_records(void)
{
    for (size_t i = 0; i < GAMES; i++)
        record_free(&records[i]);
}

static void read_records(void)
{
    if (records[0].window.bytes == NULL)
        atexit(free_records);
    for (size_t i = 0; i < GAMES && records[i].window.bytes == NULL; i++) {
        struct cursor cursor = cursor_over(games[i], strlen(games[i]));
        record_reset(&records[i]);
        records[i].window.bytes = games[i];
        records[i].window.length = strlen(games[i]);
        records[i].window.line = 1;
        records[i].notation = "gipf";
        demand(notation_find("gipf")->read(&cursor, &records[i]), "a game is not read", NULL);
        demand(i != 2 || records[i].game.turn == 48, "a game is not legal", NULL);
        record_finish(&records[i]);
    }
}

/* Judge a record with the expression between other parts; false if that is invalid. */
static bool judge(const char *const pieces[], const char *text, size_t length,
                  const struct yinsh_record *record, enum filter_answer *answer)
{
    static char whole[4 * FILTER_LENGTH];
    const struct origin origin = {"games/2026.yin", 3};
    struct text joined = text_begin(whole, sizeof whole);
    char error[FILTER_ERROR];
    size_t column = 0;
    for (size_t i = 0; pieces[i] != NULL; i++)
        if (*pieces[i] == 'E')
            text_add(&joined, text, length);
        else
            text_add_string(&joined, pieces[i]);
    struct filter *filter = joined.length < sizeof whole
                                ? filter_new(whole, joined.length, &column, error, sizeof error)
                                : NULL;
    if (filter == NULL)
        return false;
    *answer = filter_judge(filter, &origin, record, &column);
    demand(*answer != FILTER_GIVES_UP || (column >= 1 && column <= joined.length),
           "a pattern gives up at no place", NULL);
    demand(filter_judge(filter, &origin, record, &column) == *answer, "a filter changes its mind",
           NULL);
    filter_free(filter);
    return true;
}

/* Check a valid expression. */
static void check_judgement(const char *text, size_t length, const struct yinsh_record *record)
{
    static const char *const plain[] = {"E", NULL}, *const not_it[] = {"!(", "E", ")", NULL},
                             *const twice[] = {"(", "E", ")&&(", "E", ")", NULL},
                             *const either[] = {"!(", "E", ")||", "E", NULL};
    enum filter_answer answer, other;
    demand(judge(plain, text, length, record, &answer), "a filter is taken only once", NULL);
    /* With other parts, an expression may be too long or too deep. */
    if (answer == FILTER_GIVES_UP)
        return;
    if (judge(not_it, text, length, record, &other))
        demand(other == (answer == FILTER_PASSES ? FILTER_REJECTS : FILTER_PASSES),
               "a negation is not the opposite", NULL);
    if (judge(twice, text, length, record, &other))
        demand(other == answer, "twice is not the same", NULL);
    if (judge(either, text, length, record, &other))
        demand(other == FILTER_PASSES, "neither it nor its opposite holds", NULL);
}

/* Whether the parentheses of a text are balanced, and nothing can hide one. */
static bool is_closed(const char *text, size_t length)
{
    int open = 0;
    for (size_t i = 0; i < length && open >= 0; i++) {
        if (strchr("'\"/", text[i]) != NULL)
            return false;
        open += (text[i] == '(') - (text[i] == ')');
    }
    return open == 0;
}

/* Check that an expression as a condition gives answers to several questions that agree. */
static void check_questions(const char *text, size_t length, const struct yinsh_record *record)
{
    static const char *const any[] = {"any(", "E", ")", NULL};
    static const char *const same[][4] = {{"!all(!(", "E", "))", NULL},
                                          {"count(", "E", ") > 0", NULL},
                                          {"0 < first(", "E", ")", NULL},
                                          {"seq(", "E", ")", NULL},
                                          {"seq((", "E", "))", NULL}};
    enum filter_answer answer, other;
    if (!is_closed(text, length) || !judge(any, text, length, record, &answer))
        return;
    for (size_t i = 0; i < sizeof same / sizeof same[0]; i++)
        if (judge(same[i], text, length, record, &other))
            demand(other == answer, "two questions do not agree", NULL);
}

/* Check that a message has nothing that a terminal would interpret. */
static void check_message(const char *error)
{
    size_t length = strlen(error);
    demand(length > 0, "no reason is given", NULL);
    for (const char *at = error; at < error + length;) {
        struct visible piece = text_next_visible(at, length - (size_t)(at - error));
        /* The end of the message may cut a character. */
        demand(!piece.escaped || length + 1 == FILTER_ERROR, "a message is not fit to be shown",
               NULL);
        at += piece.taken;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    char error[FILTER_ERROR];
    size_t column = 0;
    /* The filter must not use the bytes after it was made. */
    char *copy = malloc(length > 0 ? length : 1);
    demand(copy != NULL, "no memory", NULL);
    if (length > 0)
        memcpy(copy, bytes, length);
    struct filter *filter = filter_new(copy, length, &column, error, sizeof error);
    free(copy);
    read_records();
    if (filter == NULL) {
        demand(column >= 1 && column <= length + 1, "what is wrong is at no place", NULL);
        check_message(error);
    } else {
        for (size_t i = 0; i < GAMES; i++)
            check_judgement((const char *)bytes, length, &records[i]);
    }
    for (size_t i = 0; i < GAMES; i++)
        check_questions((const char *)bytes, length, &records[i]);
    filter_free(filter);
    return 0;
}
