/* SPDX-License-Identifier: BSD-2-Clause */
/* Filters: which expressions are invalid, and how long they may be. */
#include "support/filter_driver.h"

/* What was certainly meant as a date, but is none, is not compared with dates as text. */
TEST(wrong_dates)
{
    static const char *const columns[] = {"date", "tag:Date", "tag:date", "tag:EventDate",
                                          "tag:UTCDate"};
    static const char *const wrong[] = {"2026-06-31",
                                        "2026-02-29",
                                        "2026-13-01",
                                        "2026-06-01Z",
                                        "2026-06-30T25:00",
                                        "31.06.2026",
                                        "3/1/2026",
                                        "2026-Jun-30",
                                        "20260631",
                                        "2026.13",
                                        "'2026-06-31'",
                                        "' 20260631'",
                                        "'9/31/2026 1:00 PM'",
                                        "1582",
                                        "26",
                                        "0",
                                        "2026-06-30a",
                                        "'2026-06-30 24:00'"};
    static const char *const forms[] = {"%s < %s",  "%s <= %s", "%s > %s",
                                        "%s >= %s", "%s == %s", "%s != %s"};
    static const char *const words[] = {"today", "'?'", "-5", "'Thu Apr 31 23:00:00 GMT 2026'"};
    read_record(tags, official_game);
    for (size_t i = 0; i < sizeof columns / sizeof columns[0]; i++) {
        size_t after = strlen(columns[i]);
        char text[128], message[64];
        snprintf(message, sizeof message, "%s is a date, and '", columns[i]);
        for (size_t k = 0; k < sizeof wrong / sizeof wrong[0]; k++) {
            for (size_t form = 0; form < sizeof forms / sizeof forms[0]; form++) {
                snprintf(text, sizeof text, forms[form], columns[i], wrong[k]);
                refuse(text, after + (form % 2 == 0 && form < 4 ? 4 : 5), message);
            }
            snprintf(text, sizeof text, "%s in (2026-06-01, %s)", columns[i], wrong[k]);
            refuse(text, after + 18, message);
            snprintf(text, sizeof text, "%s >= %s", wrong[k], columns[i]);
            refuse(text, 1, message);
        }
        for (size_t k = 0; k < sizeof words / sizeof words[0]; k++) {
            snprintf(text, sizeof text, "%s >= %s", columns[i], words[k]);
            refuse(text, after + 5, message);
            snprintf(text, sizeof text, "%s == %s", columns[i], words[k]);
            expect(text, false);
        }
    }
}

TEST(errors)
{
    static const struct refusal refusals[] = {
        {"", 1, "expected a column or a comparison"},
        {"day >= 2026-02-29", 8,
         "day is a date, and '2026-02-29' is not; expected a day such as 2026-03-15"},
        {"turns && day == 3/4/2026", 17, "day is a date, and '3/4/2026' is not"},
        {"day == ''", 8, "day is a date, and '' is not"},
        {"day in (2026-03-15, today)", 21, "day is a date, and 'today' is not"},
        {"day =~ /2026/", 8, "day is a date, which no pattern can match"},
        {"day == white", 8, "day is a date, and white is not"},
        {"turns < day", 9, "turns is a number, and day is not"},
        {"   ", 4, "expected a column or a comparison"},
        {"turns &&", 9, "expected a column or a comparison"},
        {"|| turns", 1, "expected a column or a comparison"},
        {"turns && && turns", 10, "expected a column or a comparison"},
        {"!", 2, "expected a column or a comparison"},
        {"()", 2, "expected a column or a comparison"},
        {"(turns", 1, "this parenthesis is not closed"},
        {"turns && (white || (black)", 10, "this parenthesis is not closed"},
        {"turns)", 6, "no parenthesis is open"},
        {"(turns))", 8, "no parenthesis is open"},
        {"turns<40 turns", 10, "expected && or ||"},
        {"turns (white)", 7, "expected && or ||"},
        {"turns < 40 < 50", 12, "expected && or ||"},
        {"turns!white", 6, "expected && or ||"},
        {"turns == ", 10, "expected a value here"},
        {"turns == == 3", 10, "expected a value here"},
        {"turns == (3)", 10, "expected a value here"},
        {"turns = 40", 7, "'=' is not an operator; use =="},
        {"turns & white", 7, "'&' is not an operator; use &&"},
        {"turns | white", 7, "'|' is not an operator; use ||"},
        {"turns && foo==3", 10, "unknown column 'foo'; the columns are: file, record, white, "},
        {"foo", 1, "unknown column 'foo'"},
        {"3 == foo", 1, "unknown column '3'"},
        {"'a' == foo", 8, "unknown column 'foo'"},
        {"Turns == 3", 1, "unknown column 'Turns'"},
        {"tag:\xAF_Date >= 1582", 15, "tag:\\xaf_Date is a date, and '1582' is not"},
        {"tag: == 3", 1, "unknown column 'tag:'"},
        {"tag:'' == 3", 1, "unknown column 'tag:'"},
        {"tag:Result == 1-0", 1, "unknown column 'tag:Result'"},
        {"tag:variant == a", 1, "unknown column 'tag:variant'"},
        {"'a' == \"b\"", 1, "one side of a comparison"},
        {"turns && 'a'", 10, "a string must be compared"},
        {"turns == black", 10, "turns is a number, and black is not"},
        {"winner < line", 10, "line is a number, and winner is not"},
        {"white =~ black", 10, "expected a pattern between slashes"},
        {"turns in", 9, "expected ( and a list of values after 'in'"},
        {"turns in 3", 10, "expected ( and a list of values after 'in'"},
        {"turns in (", 11, "expected a value here"},
        {"turns in ()", 11, "expected a value here"},
        {"turns in (3,)", 13, "expected a value here"},
        {"turns in (,3)", 11, "expected a value here"},
        {"turns in ((3))", 11, "expected a value here"},
        {"turns in (3", 12, "expected a comma or ) here"},
        {"turns in (3 4)", 13, "expected a comma or ) here"},
        {"turns in (abc)", 11, "turns is a number, and 'abc' is not"},
        {"result in (1-0,2-0)", 16, "result is never '2-0'; did you mean 1-0? The values"},
        {"foo in (3)", 1, "unknown column 'foo'"},
        {"'a' in (white)", 1, "unknown column 'a'"},
        {"whit == 3", 1,
         "unknown column 'whit'; did you mean white, white_rows, white_rings or white_"},
        {"status==illegl", 9, "status is never 'illegl'; did you mean illegal? The values are: ok"},
        {"turns==abc", 8, "turns is a number, and 'abc' is not"},
        {"abc!=turns", 1, "turns is a number, and 'abc' is not"},
        {"turns<1e3", 7, "turns is a number, and '1e3' is not"},
        {"turns<.", 7, "turns is a number, and '.' is not"},
        {"turns<1.2.", 7, "turns is a number, and '1.2.' is not"},
        {"turns<--5", 7, "turns is a number, and '--5' is not"},
        {"turns<0x10", 7, "turns is a number, and '0x10' is not"},
        {"turns<\"40\"", 7, "turns is a number; compare it"},
        {"turns=~/4/", 8, "turns is a number, which no"},
        {"status==okay", 9,
         "status is never 'okay'; the values are: ok, mismatch, illegal, malformed"},
        {"1/2!=result", 1, "result is never '1/2'; did you mean 1/2-1/2? The values are: *, 1-0"},
        {"white==\"a", 8, "this string is not closed"},
        {"white=='a\\'", 8, "this string is not closed"},
        {"white=='a\\", 10, "a backslash must be followed by"},
        {"white=='a\\q'", 10, "a backslash must be followed by"},
        {"white=='a\\x4'", 10, "a backslash must be followed by"},
        {"tag:'a == 3", 5, "this string is not closed"},
        {"white=~/abc", 8, "this pattern is not closed"},
        {"white=~/abc\\/", 8, "this pattern is not closed"},
        {"white=~/abc\\", 8, "this pattern is not closed"},
        {"white=~", 8, "expected a pattern between slashes"},
        {"white=~ 'a'", 9, "expected a pattern between slashes"},
        {"white=~abc", 8, "expected a pattern between slashes"},
        {"white=~/a/ig", 12, "'g' is not a flag of a pattern; the flags are: i, m, s, x"},
        {"white=~/(/", 8, "invalid pattern: "},
        {"white=~/[a/", 8, "invalid pattern: "},
        {"white!~/(*UTF)a/", 8, "invalid pattern: "},
        {"white=~/(*LIMIT_MATCH=9)a/", 8, "invalid pattern: "},
        {"'a'=~/a/", 1, "one side of a comparison"},
        {"abc=~/a/", 1, "unknown column 'abc'"},
        {"turns ~ 3", 1, "only position is compared by ~; use =~ for texts"},
        {"turns; white", 6, "';' is allowed only in a string"},
        {"turns \x1b[31m", 7, "'\\x1b' is allowed only in a string"},
        {"\x1b", 1, "'\\x1b' is allowed only in a string"},
        {"a\xff", 1, "unknown column 'a\\xff'"},
    };
    refuse_all(refusals, sizeof refusals / sizeof refusals[0]);
    refuse_bytes("turns\0", 6, 6, "a NUL byte");
    refuse_bytes("\0", 1, 1, "a NUL byte");
    refuse_bytes("white=='\0'", 10, 9, "a NUL byte");
    refuse_bytes("white=~/\0/", 10, 9, "a NUL byte");
}

static void refuse_repeated(const char *part, size_t count, const char *end, size_t column,
                            const char *words)
{
    char *text = repeated("", part, count, end);
    refuse(text, column, words);
    free(text);
}

TEST(limits_of_expressions)
{
    static const char open[] = "more than 64 parentheses are open";
    static const char tokens[] = "the filter has more than 1024";
    static const char bytes[] = "the filter has more than 16384";
    read_record(tags, official_game);
    /* The last valid one, and the first invalid one. */
    char *deep = repeated("", "!(", FILTER_NESTING, "turns");
    char *closed = repeated("", ")", FILTER_NESTING, "");
    char whole[512];
    snprintf(whole, sizeof whole, "%s%s", deep, closed);
    size_t column;
    assert_int_equal(judge(whole, &column), FILTER_PASSES);
    free(deep);
    deep = repeated("", "event||turns&&!(", FILTER_NESTING, "event||turns&&!event");
    char *widest = malloc(4096);
    assert_non_null(widest);
    snprintf(widest, 4096, "%s%s", deep, closed);
    assert_int_equal(judge(widest, &column), FILTER_PASSES);
    free(widest);
    free(deep);
    free(closed);
    refuse_repeated("(", FILTER_NESTING + 1, "turns", FILTER_NESTING + 1, open);
    refuse_repeated("(", 10000, "", FILTER_NESTING + 1, open);
    refuse_repeated("turns&&!(", 1000, "", 9 * FILTER_NESTING + 9, open);

    char *long_one = repeated("", "turns&&", FILTER_TOKENS / 2 - 1, "turns");
    assert_int_equal(judge(long_one, &column), FILTER_PASSES);
    free(long_one);
    refuse_repeated("turns&&", FILTER_TOKENS / 2, "turns", 7 * FILTER_TOKENS / 2 + 1, tokens);
    long_one = repeated("", "!", FILTER_TOKENS - 1, "turns");
    assert_int_equal(judge(long_one, &column), FILTER_REJECTS);
    free(long_one);
    refuse_repeated("!", FILTER_TOKENS, "turns", FILTER_TOKENS + 1, tokens);

    long_one = repeated("", " ", FILTER_LENGTH - 5, "turns");
    assert_int_equal(judge(long_one, &column), FILTER_PASSES);
    free(long_one);
    refuse_repeated(" ", FILTER_LENGTH - 4, "turns", FILTER_LENGTH + 1, bytes);
    refuse_repeated("a", 1 << 20, "", FILTER_LENGTH + 1, bytes);
    /* A message cuts a long word, but not the text after it. */
    refuse_repeated("\xff", 10000, "", 1, "unknown column '\\xff\\xff");
    char error[FILTER_ERROR];
    char *word = repeated("", "\xff", 10000, "");
    assert_null(filter_new(word, 10000, &column, error, sizeof error));
    assert_non_null(strstr(error, ", symmetric_hash, player, tag:NAME"));
    assert_null(filter_new(word, 10000, &column, error, 8));
    assert_int_equal(strlen(error), 7);
    free(word);
    refuse("white=~/((((a{1000}){1000}){1000}){1000})/", 8, "invalid pattern: ");
}

/* Random parts of expressions: no access is out of bounds. */
TEST(random_expressions)
{
    static const char *const pieces[] = {
        "turns", "white", "tag:a", "tag:'", "(",  ")",   "!",  "&&", "||",   "==", "=~",
        "!~",    "<",     ">=",    "/a/",   "/",  "\\",  "'",  "\"", " ",    "3",  "-1.5",
        "1-0",   "*",     "x",     "\xff",  "/i", "'a'", "in", ",",  " in ("};
    uint32_t seed = 12345;
    size_t good = 0;
    read_record(tags, official_game);
    for (int round = 0; round < 20000; round++) {
        char text[256], error[FILTER_ERROR];
        struct text joined = text_begin(text, sizeof text);
        size_t column;
        do {
            seed = seed * 1664525U + 1013904223U;
            text_add_string(&joined, pieces[(seed >> 16) % (sizeof pieces / sizeof pieces[0])]);
        } while ((seed >> 8) % 8 != 0 && joined.length < 200);
        struct filter *filter = compile(text, joined.length, &column, error);
        if (filter == NULL) {
            assert_true(column >= 1 && column <= joined.length + 1);
            assert_true(strlen(error) > 0);
            continue;
        }
        size_t at;
        good++;
        assert_int_not_equal(filter_judge(filter, &place, &record, &at), FILTER_GIVES_UP);
        filter_free(filter);
    }
    assert_true(good > 100);
}

int main(void)
{
    return run_defined_tests(NULL, free_record);
}
