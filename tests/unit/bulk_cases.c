/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Skipping never changes what is reported of a source: texts that skipping could misread;
 * tests/unit/bulk_gipf.c has random ones.
 */
#include "support/bulk_damage.h"

/* ---- Known difficulties ------------------------------------------------ */

/* Compare each text with and without a tag before it, and with and without a record after it. */
static void assert_each_alike(const char *bytes)
{
    static const char *const tails[] = {"", "1.a2 2.a2\n", "\n1.a2 2.a2\n"};
    for (size_t tail = 0; tail < sizeof tails / sizeof tails[0]; tail++) {
        assert_alike_however(bytes, tails[tail]);
        /* After a tag, fewer bytes are needed to rule out other notations. */
        begin_text();
        put_string(&text, "[White \"a\"]\n");
        put_string(&text, bytes);
        put_string(&text, tails[tail]);
        assert_text_alike_however();
    }
}

TEST(difficulties)
{
#define PLACED "1.a2 2.a3 3.a4 4.a5 5.b1 6.k7 7.k8 8.k9 9.k10 10.j11 "
    static const char *const texts[] = {
        /* A comment directly after a turn is no blank. */
        PLACED "11.a2-b2{12.k7-j7 13.a4-b4}\n",
        PLACED "11.a2-b2{}12.k7-j7 13.a4-b4\n",
        PLACED "{}11.a2-b2 12.k7-j7 13.a4-b4\n",
        "1.a2{2.a3 3.a4} 2.a3 3.a4 4.a5 5.b1 6.k7 7.k8 8.k9 9.k10 10.j11\n",
        /* What looks like points of two digits. */
        PLACED "11.a2-a11 12.k7-j7\n",
        PLACED "11.a2-?11 12.k7-j7\n",
        PLACED "11.a2-@2 12.k7-j7\n",
        PLACED "11.a11-b2 12.k7-j7\n",
        PLACED "11.?11-b2 12.k7-j7\n",
        PLACED "11.a10-b2 12.k7-j7\n",
        PLACED "11.k10-b12 12.k7-j7\n",
        PLACED "11.a2-b02 12.k7-j7\n",
        PLACED "11.a2-b2 012.k7-j7\n",
        PLACED "11.a2-b2 112.k7-j7\n",
        PLACED "11.a2-b2x12.k7-j7\n",
        PLACED "11.a2-b2 12.k7-J7 13.a4-b4\n",
        PLACED "11.a2-b2 12.K7-j7 13.a4-b4\n",
        PLACED "11.a2-b2;12.k7-j7 13.a4-b4\n",
        PLACED "11.a2-b2 12.k7-j7;xe5-e9xb1 13.a4-b4 14.k8-j8\n",
        PLACED "11.a2-b2 12.k7-j7;xe5-e9xb1;xe5-e9xb1 13.a4-b4 14.k8-j8\n",
        PLACED "11.a2-b2 12.k7-j7;xe5-e9;xb1 13.a4-b4 14.k8-j8\n",
        PLACED "11.a2-b2 12.k7-j7;xe5-e9 xb1 13.a4-b4 14.k8-j8\n",
        PLACED "11.a2-b2 12.k7-j7;xe5-e913.a4-b4 14.k8-j8\n",
        PLACED "11.a2-b2 12.k7-j7;xb1 13.a4-b4 14.k8-j8\n",
        PLACED "11.a2-b2 xe5-e9xb1 13.a4-b4 14.k8-j8\n",
        PLACED "11.a2-b2 12.xe5-e9xb1;k7-j7 13.a4-b4 14.k8-j8\n",
        PLACED "11.a2-b2;12.xe5-e9xb1 13.a4-b4 14.k8-j8\n",
        PLACED "11.A2-B2 12.K7-J7 13.A4-B4\n",
        "1.\2412 2.a3 3.a4 4.a5 5.b1 6.k7 7.k8 8.k9 9.k10 10.j11\n",
        "1.A2 2.a3 3.a4 4.a5 5.b1 6.k7 7.k8 8.k9 9.k10 10.j11\n",
        "1.a2 2.a3 3.a4 4.a5 5.b1 6.k7 7.k8 8.k9 9.k10 10.?11\n",
        "1. a2 2.a3 3.a4 4.a5 5.b1 6.k7 7.k8 8.k9 9.k10 10.j11\n",
        "1.a2 2. a3 3.a4 4.a5 5.b1 6.k7 7.k8 8.k9 9.k10 10.j11\n",
        "1.a2\v2.a3\f3.a4\r4.a5\t5.b1\n6.k7 7.k8 8.k9 9.k10 10.j11 11.a2-b2\v12.k7-j7\n",
        /* Numbers that begin another record, and that do not. */
        PLACED "1.a2-b2\n",
        PLACED "01.a2-b2 12.k7-j7\n",
        PLACED "11.a2-b2 1.k7-j7\n",
        PLACED "11.a2-b2 1 2.k7-j7\n",
        PLACED "11.a2-b2\n1-0\n" PLACED "0-1\n",
        PLACED "11.a2-b2\n1-0{x}\n" PLACED "0-1 {x}\n",
        PLACED "11.a2-b2\n1-0 \t {x} {y}\n" PLACED "*    \n{x}\n",
        PLACED "11.a2-b2\n* \t {x} {y}\n" PLACED "*    \n{x}\n",
        PLACED "11.a2-b2 *\t",
        PLACED "11.a2-b2 *    {x",
        PLACED "11.a2-b2\n* *\n" PLACED "*{\n}" PLACED,
        PLACED "11.a2-b2\n*;\n" PLACED "*[A \"b\"]" PLACED,
        /* Tags. */
        "[A \"b\"]" PLACED "\n",
        "[A \"b\"]\n[A \"b\"]\n" PLACED "\n",
        "[A \"b\"]\n[a \"b\"]\n" PLACED "\n",
        "[A \"b\"] [C \"d\"]\n" PLACED "\n",
        "[A \"b\" ]\n" PLACED "\n",
        "[A \"b\"]\n\n[A \"c\"]\n" PLACED "\n",
        "[A \"b\"]\n\n[C \"d\"]\n" PLACED "\n",
        "[Result \"1-0\"]\n[result \"0-1\"]\n" PLACED "\n",
        "[Result \"1-0\"]\n[Termination \"resign\"]\n" PLACED "1-0\n",
        "[Result \"1-0\"]\n[Termination \"resign\"]\n" PLACED "*\n",
        "[Result \"*\"]\n[Termination \"resign\"]\n" PLACED "0-1\n",
        "[Termination \"agreed\"]\n" PLACED "0-1\n",
        "[Termination \"agreed\"]\n" PLACED "\n",
        "[Termination \"resign\"]\n[Termination \"?\"]\n" PLACED "\n",
        "[Termination \"markers\"]\n" PLACED "1/2-1/2\n",
        "[Result \"1/2-1/2\"]\n[Termination \"time\"]\n" PLACED "\n",
        "[Rings \"0-0\"]\n" PLACED "\n",
        "[Rings \"0-1\"]\n" PLACED "\n",
        "[Rings \"00-0\"]\n" PLACED "\n",
        "[Variant \"standard\"]\n" PLACED "\n",
        "[Variant \"blitz\"]\n" PLACED "\n",
        "[Position \"\"]\n" PLACED "\n",
        "[White \"a\"]\n[A \"\\\"\"]\n" PLACED "\n",
        "[White \"a\nb\"]\n" PLACED "\n",
        "[White \"a\"]\r" PLACED "\n",
        "\xEF\xBB\xBF" PLACED "\n",
        "\xEF\xBB\xBF[A \"b\"]\n" PLACED "\n\xEF\xBB\xBF" PLACED,
        /* Another notation where this one continues. */
        PLACED "\n(;GM[24]P0[id \"x\"]P1[id \"y\"]\n; P0[1 place wr E 3])\n" PLACED,
        PLACED "\n{\"result\": \"white\"}\n11.a2-b2\n",
        PLACED "\n{ \"result\": \"white\" } 11.a2-b2\n",
        "{\"a\": 1}\n" PLACED "\n",
        "{x} " PLACED "\n",
        PLACED "{x\n",
        PLACED "\n}\n" PLACED,
        PLACED "11.pass\n",
        PLACED "steal\n",
        /* Letters in both cases, some of them in turns of unusual form. */
        "1.  e5 2.  k10 3.  f10 4.  k9 5.  g11 6.  k8 7.  h11 8.  k7 9.  b6 10.  j11 11. E5-E6\n",
        "1.  E5 2.  k10 3. f10 4. k9 5. g11 6. k8 7. h11 8. k7 9. b6 10. j11 11. e5-e6\n",
        "1. e5 2. k10 3. f10 4. k9 5. g11 6. k8 7. h11 8. k7 9. b6 10. j11 11. e5-e6! 12. "
        "K10-J10\n",
        "1. e5 2. k10 3. f10 4. k9 5. g11 6. k8 7. h11 8. k7 9. b6 10. J11 11. e5-e6\n",
        /* Bytes after the end, which are not those of the text. */
        PLACED "11.a2-b",
        PLACED "11.a2-",
        PLACED "11.",
        PLACED "1",
        PLACED ";",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        assert_each_alike(texts[i]);
}

/* A row with its higher end first is reported if nothing else is wrong. */
TEST(reversed_rows)
{
#define BEFORE_ROW                                                                                 \
    "1. e5 2. k10 3. f10 4. k9 5. g11 6. k8 7. h11 8. k7 9. b6 10. j11 11. e5-e6 12. k10-j10 "     \
    "13. e6-e7 14. k9-j9 15. e7-e8 16. k8-j8 17. e8-e9 18. j11-i11 19. e9-e10"
#define AFTER_ROW "xe10 20. j8-i8 21. b6-b5\n"
    static const struct {
        const char *text;
        bool reversed;
    } games[] = {
        {BEFORE_ROW ";xe5-e9" AFTER_ROW, false},
        {BEFORE_ROW ";xe9-e5" AFTER_ROW, true},
        /* A mark keeps the turn from being taken with those around it. */
        {BEFORE_ROW "!;xe5-e9" AFTER_ROW, false},
        {BEFORE_ROW "!;xe9-e5" AFTER_ROW, true},
    };
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        shares = (struct shares){.skipped = 0};
        assert_alike(games[i].text, strlen(games[i].text));
        assert_int_equal(shares.read, games[i].reversed);
        assert_int_equal(shares.skipped, !games[i].reversed);
        assert_each_alike(games[i].text);
    }
}

/*
 * A line that begins with a letter after some placements: the reader checks whether another
 * notation begins there, which may need more bytes than the longest record may have.
 */
TEST(lines_without_numbers)
{
    static const char *const points[] = {"a2", "a3", "a4", "a5",  "b1",
                                         "k7", "k8", "k9", "k10", "j11"};
    for (size_t bare = 1; bare < 10; bare++)
        for (size_t longest = 60; longest < 800; longest += 13) {
            struct way way = {.options.max_record = longest, .entered = text_notation};
            begin_text();
            put_string(&text, "[A \"b\"]\n");
            for (size_t i = 0; i < 10; i++) {
                char line[32];
                if (i == bare)
                    snprintf(line, sizeof line, "\n%s", points[i]);
                else
                    snprintf(line, sizeof line, "\n%zu. %s", i + 1, points[i]);
                put_string(&text, line);
            }
            put_string(&text, "\n[A \"");
            while (text.length < 700)
                put_string(&text, "x");
            assert_alike_in(text.bytes, text.length, &way);
        }
}

/* Ten placements with numbers. */
static void put_placements(const char *blank)
{
    static const char *const points[] = {"a2", "k7", "a3",  "k8", "a4",
                                         "k9", "a5", "k10", "b1", "j11"};
    for (unsigned i = 0; i < 10; i++) {
        char word[32];
        snprintf(word, sizeof word, "%u.%s%s ", i + 1, blank, points[i]);
        put_string(&text, word);
    }
}

/* Records that exceed each limit of skipping. */
TEST(too_much)
{
    static const unsigned counts[] = {15,  16,  19,  20,  31,  32,   33,   34,   88,
                                      89,  90,  91,  99,  100, 160,  310,  320,  321,
                                      630, 639, 640, 641, 642, 1280, 1920, 1921, 2600};
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++)
        for (int kind = 0; kind < 7; kind++) {
            const char *blank = i % 2 == 0 ? " " : "";
            char word[64];
            begin_text();
            for (unsigned tag = 0; kind == 0 && tag < counts[i]; tag++) {
                snprintf(word, sizeof word, "[Tag%u \"%u\"]\n", tag, tag);
                put_string(&text, word);
            }
            if (kind == 1) {
                put_string(&text, "[");
                for (unsigned byte = 0; byte < counts[i]; byte++)
                    put_string(&text, "n");
                put_string(&text, " \"");
                for (unsigned byte = 0; byte < counts[i]; byte++)
                    put_string(&text, "v");
                put_string(&text, "\"]\n");
            }
            put_placements(blank);
            /* Moves there and back; the numbers of some continue with 00 after 99. */
            for (unsigned turn = 11; kind == 2 && turn < 11 + counts[i]; turn++) {
                snprintf(word, sizeof word, "%02u.%s%s ", i % 4 < 2 ? turn : turn % 100, blank,
                         turn % 4 == 3   ? "b1-b2"
                         : turn % 4 == 0 ? "j11-j10"
                         : turn % 4 == 1 ? "b2-b1"
                                         : "j10-j11");
                put_string(&text, word);
            }
            if (kind == 3 || kind == 4 || kind == 6)
                put_string(&text, i % 2 == 0 ? "11. b1-b2" : "11.b1-b2");
            for (unsigned row = 0; kind == 3 && row < counts[i]; row++)
                put_string(&text, ";xa2-a5xb1");
            for (unsigned row = 0; kind == 6 && row < counts[i] % 90; row++)
                put_string(&text, ";xe5-e9xb1");
            if (kind == 6)
                put_string(&text, " 12.b1-b2 13.b1-b2 14.b1-b2 15.b1-b2 16.b1-b2");
            for (unsigned part = 0; kind == 4 && part < counts[i]; part++)
                put_string(&text, ";k7-k8");
            for (unsigned turn = 1; kind == 5 && turn < 11 + counts[i]; turn++)
                put_string(&text, "a2 ");
            put_string(&text, "\n1.a2 2.a2\n");
            assert_alike(text.bytes, text.length);
            assert_alike_entered(text.bytes, text.length);
        }
}

int main(void)
{
    keep_memory();
    return run_defined_tests(NULL, NULL);
}
