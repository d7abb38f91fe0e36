/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Fuzz target for the filters of records: any bytes as an expression, which judges two records.
 *
 * More than crashes is looked for: what is refused has a place and a reason that is fit to be
 * shown, and what is taken is the opposite of its negation, the same as itself twice, and judges
 * the same whenever it is asked.
 *
 * With libFuzzer it reads what the engine invents; without it, a main of its own reads the lines
 * of the files named on the command line, each an expression.
 */
#include "notation.h"
#include "score_filter.h"
#include "text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const games[] = {
    "[White \"Anna \\\"A\\\" B\"]\n[Black \"Zo\xC3\xAB\"]\n[Date \"2026.09.05\"]\n"
    "[WhiteElo \"1999\"]\n[BlackElo \"?\"]\n[Round \"10\"]\n\n1.e3 2.e8 3.f5 1-0 resigns\n",
    "[White \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaab\"]\n[Bad \"x\xFF\"]\n\n1.e3 2.e3",
};

enum { GAMES = sizeof games / sizeof games[0] };

static struct yinsh_record records[GAMES];

/* Stop with a message where something that has to hold does not. */
static void demand(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "fuzz_filter: %s\n", what);
    abort();
}

static void read_records(void)
{
    for (size_t i = 0; i < GAMES && records[i].source == NULL; i++) {
        struct cursor cursor = cursor_over(games[i], strlen(games[i]));
        record_reset(&records[i]);
        records[i].source = games[i];
        records[i].source_length = strlen(games[i]);
        records[i].first_line = 1;
        records[i].notation = "gipf";
        demand(notation_find("gipf")->read(&cursor, &records[i]), "a game is not read");
        record_finish(&records[i]);
    }
}

/* Judge a record with the expression between other pieces; false where that is refused. */
static bool judge(const char *const pieces[], const char *text, size_t length,
                  const struct yinsh_record *record, enum filter_answer *answer)
{
    static char whole[4 * FILTER_LENGTH];
    const struct source source = {"games/2026.yin", 3};
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
    *answer = filter_judge(filter, &source, record, &column);
    demand(*answer != FILTER_GIVES_UP || (column >= 1 && column <= joined.length),
           "a pattern gives up at no place");
    demand(filter_judge(filter, &source, record, &column) == *answer, "a filter changes its mind");
    filter_free(filter);
    return true;
}

/* What holds for an expression that was taken. */
static void check_judgement(const char *text, size_t length, const struct yinsh_record *record)
{
    static const char *const plain[] = {"E", NULL}, *const not_it[] = {"!(", "E", ")", NULL},
                             *const twice[] = {"(", "E", ")&&(", "E", ")", NULL},
                             *const either[] = {"!(", "E", ")||", "E", NULL};
    enum filter_answer answer, other;
    demand(judge(plain, text, length, record, &answer), "a filter is taken only once");
    /* With more around it, an expression may be too long or too deep. */
    if (answer == FILTER_GIVES_UP)
        return;
    if (judge(not_it, text, length, record, &other))
        demand(other == (answer == FILTER_PASSES ? FILTER_REJECTS : FILTER_PASSES),
               "a negation is not the opposite");
    if (judge(twice, text, length, record, &other))
        demand(other == answer, "twice is not the same");
    if (judge(either, text, length, record, &other))
        demand(other == FILTER_PASSES, "neither it nor its opposite holds");
}

/* That a message has nothing that a terminal would obey. */
static void check_message(const char *error)
{
    size_t length = strlen(error);
    demand(length > 0, "no reason is given");
    for (const char *at = error; at < error + length;) {
        struct visible piece = text_next_visible(at, length - (size_t)(at - error));
        /* A character may be cut where the message is. */
        demand(!piece.escaped || length + 1 == FILTER_ERROR, "a message is not fit to be shown");
        at += piece.taken;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    char error[FILTER_ERROR];
    size_t column = 0;
    /* Nothing of the bytes may be needed when the filter is made. */
    char *copy = malloc(length > 0 ? length : 1);
    demand(copy != NULL, "no memory");
    if (length > 0)
        memcpy(copy, bytes, length);
    struct filter *filter = filter_new(copy, length, &column, error, sizeof error);
    free(copy);
    read_records();
    if (filter == NULL) {
        demand(column >= 1 && column <= length + 1, "what is wrong is at no place");
        check_message(error);
    } else {
        for (size_t i = 0; i < GAMES; i++)
            check_judgement((const char *)bytes, length, &records[i]);
    }
    filter_free(filter);
    return 0;
}

#ifndef FUZZ_ENGINE
int main(int argc, char **argv)
{
    static char line[4 * FILTER_LENGTH];
    int count = 0, failed = 0;
    for (int i = 1; i < argc; i++) {
        FILE *file = fopen(argv[i], "rb");
        while (file != NULL && fgets(line, sizeof line, file) != NULL) {
            size_t length = strcspn(line, "\n");
            LLVMFuzzerTestOneInput((const uint8_t *)line, length);
            printf("ok %d - ", ++count);
            for (size_t at = 0; at < length && at < 60; at++)
                putchar(line[at] >= ' ' && line[at] <= '~' && line[at] != '#' ? line[at] : '.');
            putchar('\n');
        }
        if (file == NULL || ferror(file)) {
            printf("not ok %d - %s\n", ++count, argv[i]);
            failed++;
        }
        if (file != NULL)
            fclose(file);
    }
    printf("1..%d\n", count);
    for (size_t i = 0; i < GAMES; i++)
        record_free(&records[i]);
    return failed > 0;
}
#endif
