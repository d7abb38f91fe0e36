/* SPDX-License-Identifier: BSD-2-Clause */
/* The logs of IIT Delhi's server: one that is cut anywhere costs no log after it. */
#include "support/iit_delhi_driver.h"

/* The lines of a text, from one on up to another, with their ends; until the next call but three.
 */
static const char *lines_of(const char *text, int from, int to)
{
    static char lines[4][16384];
    static int next;
    const char *end = text;
    for (int i = 0; i < to; i++) {
        text = i == from ? end : text;
        end = strchr(end, '\n') + 1;
    }
    next = (next + 1) % 4;
    snprintf(lines[next], sizeof lines[next], "%.*s", from < to ? (int)(end - text) : 0, text);
    return lines[next];
}

/* The records of a text, whether its notation is given or detected. */
static void expect_both(const char *text, const char *expected)
{
    expect_in(text, NOTATION, expected);
    expect_in(text, NULL, expected);
}

static const char plain[] =
    "P 4 0\nP 4 1\nP 4 2\nP 4 3\nP 4 4\nP 4 5\nP 4 6\nP 4 7\nP 4 8\nP 4 9\n";

#define MOVE NORMAL("S 4 0 M 3 0") CLIENT0

/* ---- While rings are placed ------------------------------------------------ */

/* A log that is cut before another one is what it is alone. */
TEST(cut_while_placing)
{
    static char text[32768], expected[256];
    for (int count = 1; count <= 10; count++) {
        /* Two or four rings and the ten of a log may be those of a larger game. */
        if (count == 2 || count == 4)
            continue;
        const char *cut = lines_of(read_whole(), 0, count);
        snprintf(text, sizeof text, "%s%s%s", cut, placing, MOVE);
        snprintf(expected, sizeof expected, "ok * unfinished %d\nok * unfinished 11\n", count);
        expect_both(text, expected);
        /* Unknown lines are comments. */
        snprintf(text, sizeof text, "%shello\n%s", cut, placing);
        snprintf(expected, sizeof expected,
                 "ok * unfinished %d line-unknown@0:%d:1\nok * unfinished 10\n", count, count + 1);
        expect_both(text, expected);
    }
    /* More than two that are cut when all rings are placed. */
    snprintf(text, sizeof text, "%s%s%s%s", placing, placing, placing, MOVE);
    expect_both(text, "ok * unfinished 10\nok * unfinished 10\nok * unfinished 11\n");
    snprintf(text, sizeof text, "%s%s%s", lines_of(whole, 0, 3), placing, whole);
    expect_both(text, "ok * unfinished 3\nok * unfinished 10\nok 1-0 rings 81\n");
    /* Without names it is seen at the number of rings alone. */
    snprintf(text, sizeof text, "P 1 1\nP 1 2\nP 1 3\nP 1 4\nP 1 5\n%sS 4 0 M 3 0\n%s%s", plain,
             plain, plain);
    expect_both(text, "ok * unfinished 5\nok * unfinished 11\nok * unfinished 10\n"
                      "ok * unfinished 10\n");
}

/* Twelve rings are those of a game on a larger board, also before another log. */
TEST(cut_larger)
{
    static char text[32768];
    snprintf(text, sizeof text, "%s" NORMAL("P 6 2") CLIENT0 NORMAL("P 6 4") CLIENT1 "%s%s",
             lines_of(placing, 0, 10), placing, MOVE);
    expect_both(text, "malformed * unfinished 0 other-game@0:11:43\nok * unfinished 11\n");
}

/* The same if the log that is cut is bad. */
TEST(cut_and_bad)
{
    static char text[32768], expected[256];
    for (int count = 2; count < 10; count++) {
        if (count == 3)
            continue;
        snprintf(text, sizeof text, "%s%s%s%s%s", lines_of(placing, 0, count), NORMAL("P 4 0"),
                 count % 2 == 0 ? CLIENT0 : CLIENT1, placing, MOVE);
        snprintf(expected, sizeof expected,
                 "illegal * unfinished %d place-occupied@%d:%d:45\nok * unfinished 11\n", count,
                 count + 1, count + 1);
        expect_both(text, expected);
    }
}

/* ---- Messages that are cut ------------------------------------------------- */

/* What is found in some lines of a log, a message that is cut and what comes after it. */
static void expect_after(int count, const char *cut, const char *notation, const char *between,
                         const char *next, const char *expected)
{
    static char text[16384], all[4096];
    char first[64];
    const char *log = lines_of(followed_by(placing, MOVE), 0, count);
    snprintf(text, sizeof text, "%s%s%s%s", log, cut, between, next);
    snprintf(all, sizeof all, "%s", summary_of_bytes(text, strlen(text), 0, notation));
    snprintf(first, sizeof first, "malformed * unfinished %d ", count);
    if (strncmp(all, first, strlen(first)) != 0 || strcmp(strchr(all, '\n') + 1, expected) != 0)
        fail_msg("%s: %s", text, all);
    expect_in(text, notation, all);
    expect_in(text, NULL, all);
}

/*
 * A message that is cut, on a line of its own or on the first one of a log, after any line of a log
 * before that.
 */
TEST(cut_messages)
{
    static const char *const cut[] = {
        "{\"acti",
        "{",
        "{\"action\": \"NORMAL\", \"meta\": \"\"",
        "{\"action\": \"NORMAL\", \"data\": \"P 5 27",
        "{\"action\": \"NORMAL\", \"data\": \"P 5 27\"} Received from cli",
    };
    static const char *const others[] = {
        "(;GM[24]SU[Yinsh];P0[1 place wr E 3])\n",
        "[White \"a\"]\n\n1.e3 *\n",
        ("{\"yinsh\":1,\"actions\":[{\"turn\":1,\"side\":\"white\","
         "\"kind\":\"place\",\"to\":\"e3\"}]}\n"),
    };
    char log[2048];
    snprintf(log, sizeof log, "%s%s", placing, MOVE);
    for (size_t i = 0; i < sizeof cut / sizeof cut[0]; i++)
        for (int count = 0; count <= 11; count++) {
            expect_after(count, cut[i], NOTATION, "\n", log, "ok * unfinished 11\n");
            expect_after(count, cut[i], NOTATION, "", log, "ok * unfinished 11\n");
            for (size_t j = 0; count > 0 && j < sizeof others / sizeof others[0]; j++) {
                expect_after(count, cut[i], NULL, "\n", others[j], "ok * unfinished 1\n");
            }
        }
}

/* ---- Games that are no half ------------------------------------------------ */

/* Of the records in a text none is good. */
static void expect_none_good(const char *text)
{
    const char *all = summary_of_bytes(text, strlen(text), 0, NOTATION);
    if (strncmp(all, "ok", 2) == 0 || strstr(all, "\nok") != NULL)
        fail_msg("%s: %.400s", all, text);
}

/* A game is no half, whichever of its lines is lost, cut, joined to the next one or there twice. */
TEST(lines_lost)
{
    static char text[32768];
    read_whole();
    for (int i = 0; i < 70; i++) {
        const char *before = lines_of(whole, 0, i), *line = lines_of(whole, i, i + 1);
        const char *after = strstr(whole, line) + strlen(line);
        snprintf(text, sizeof text, "%s%s", before, after);
        expect_none_good(text);
        snprintf(text, sizeof text, "%s%s%s%s", before, line, line, after);
        expect_none_good(text);
        snprintf(text, sizeof text, "%s%.9s\n%s", before, line, after);
        expect_none_good(text);
        snprintf(text, sizeof text, "%s%.9s%s", before, line, after);
        expect_none_good(text);
        snprintf(text, sizeof text, "%s%.*s%s", before, (int)strlen(line) - 1, line, after);
        expect_none_good(text);
    }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
