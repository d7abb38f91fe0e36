/* SPDX-License-Identifier: BSD-2-Clause */
/* Reading the official notation in all its layouts, and writing it. */
#define DESCRIBE describe_turns
#include "support/record_driver.h"
#include "support/sample_games.h"

/* ---- Writing in memory ------------------------------------------------- */

/* What was written last. */
static struct buffer written;

static const char *write_first(const char *text, size_t length, const char *notation)
{
    struct source source = {text, length, 0};
    yinsh_reader *reader = yinsh_reader_new(give, &source, NULL);
    const yinsh_record *record;
    free(written.bytes);
    written = (struct buffer){NULL, 0};
    assert_int_equal(yinsh_reader_next(reader, &record), 1);
    assert_int_equal(yinsh_record_write(record, notation, collect, &written), 0);
    yinsh_reader_free(reader);
    return written.bytes;
}

/* Write the first record of a text in a notation. */
static const char *rewrite(const char *text, const char *notation)
{
    return write_first(text, strlen(text), notation);
}

/* ---- Layouts ----------------------------------------------------------- */

TEST(a_game_is_replayed)
{
    expect(official_game, "ok 1-0 rings 81\n");
    expect("1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1", "ok * unfinished 11\n");
}

/* The game with a change made wherever something is in it. */
static const char *changed(const char *from, const char *to)
{
    return replace_all(official_game, from, to);
}

TEST(layouts)
{
    char text[8192];
    expect(changed(" ", "\n"), "ok 1-0 rings 81\n");
    expect(changed(" ", "\r\n\t "), "ok 1-0 rings 81\n");
    expect(changed(".", ". "), "ok 1-0 rings 81\n");
    expect(changed(".", "..."), "ok 1-0 rings 81\n");
    expect(changed(" ", "; "), "ok 1-0 rings 81\n");
    expect(changed(" ", ";\n"), "ok 1-0 rings 81\n");
    expect(changed(" ", " {c} "), "ok 1-0 rings 81\n");
    expect(changed(" ", "{1. e3 ; x}"), "ok 1-0 rings 81\n");
    expect(changed(";", " ; "), "ok 1-0 rings 81\n");
    expect(changed(";", "{a};{b}"), "ok 1-0 rings 81\n");
    expect(changed(";", ";\n"), "ok 1-0 rings 81\n");
    expect(changed(" ", "!? "), "ok 1-0 rings 81\n");
    expect(changed("x", "X"), "ok 1-0 rings 81\n");
    expect(changed("xb5-f9xb7", "xb5-f9;xb7"), "ok 1-0 rings 81\n");
    expect(changed("xb5-f9xb7", "xb5-f9 {row} xb7"), "ok 1-0 rings 81\n");
    expect(changed("xd4-d8xd9", "xd9"), "ok 1-0 rings 81\n");
    for (size_t i = 0; i <= strlen(official_game); i++)
        text[i] = official_game[i] >= 'a' && official_game[i] <= 'z' ? (char)(official_game[i] - 32)
                                                                     : official_game[i];
    expect(text, "ok 1-0 rings 81\n");
    /* No numbers at all, turns on lines of their own with a trailing ';'. */
    size_t used = 0;
    for (const char *at = official_game; *at != '\0';) {
        at = strchr(at, '.') + 1;
        size_t length = strcspn(at, " ");
        used += (size_t)snprintf(text + used, sizeof text - used, "%.*s;\n", (int)length, at);
        at += length;
    }
    text[used] = '\0';
    expect(text, "ok 1-0 rings 81\n");
}

TEST(separators_and_numbers)
{
    /* A removal after white space and without ';' is read, with a warning. */
    expect(changed(";xd4", " xd4"), "ok 1-0 rings 81 separator-missing@35:1:281\n");
    expect(changed(";xd4", "xd4"), "ok 1-0 rings 81 separator-missing@35:1:280\n");
    expect("2.c8 3.g4 4.d4", "ok * unfinished 3 number-wrong@1:1:1\n");
    expect("1.c8 g4 2.d4 g11 3.d6", "ok * unfinished 5 number-wrong@3:1:9\n");
    /* After a number a turn comes. */
    expect("1.c8 2.", "ok * unfinished 1 number-unused@1:1:6\n");
    expect("1.c8 2. *", "ok * unfinished 1 number-unused@1:1:6\n");
    expect("1.\n1.c8", "ok * unfinished 1 number-unused@0:1:1\n");
    expect("1.\n1. 1. 1.c8 2.", "ok * unfinished 1 number-unused@0:1:1\n");
    expect("[White \"a\"]\n1.\n[Black \"b\"]\n\n1.c8", "ok * unfinished 1 number-unused@0:2:1\n");
    expect("1.c8 2.\n[White \"a\"]\n1.g4",
           "ok * unfinished 1 number-unused@1:1:6\nok * unfinished 1\n");
    expect("1.c8 2 g4", "malformed * unfinished 1 syntax-turn@2:1:6\n");
    expect("1.c8 2.g4 1-0", "ok 1-0 unknown 2 end-missing@0:1:11\n");
}

TEST(style)
{
    /* A row with its higher end first. */
    expect(changed("xb5-f9", "xf9-b5"), "ok 1-0 rings 81 row-ends-reversed@59:1:528\n");
    expect("[Position \"W3/W6/W7/2wwwww2/Wwwwbw4/8B/10/9/8/6W/BBBB w pre-row 0-0 41 standard\"]"
           " xd7-d3xa2;b1-b2",
           "ok * unfinished 1 row-ends-reversed@41:1:83\n");
    /* The first point in another case than the ones before, wherever it is. */
    expect("1.c8 2.G4 3.d4 4.G11", "ok * unfinished 4 case-mixed@2:1:8\n");
    expect("1.C8 2.G4 3.d4 4.G11", "ok * unfinished 4 case-mixed@3:1:13\n");
    expect(changed("c8-", "C8-"), "ok 1-0 rings 81 case-mixed@11:1:56\n");
    expect(changed("-c1", "-C1"), "ok 1-0 rings 81 case-mixed@11:1:59\n");
    expect(changed("xb5-f9", "xF9-b5"),
           "ok 1-0 rings 81 case-mixed@59:1:529 row-ends-reversed@59:1:528\n");
    expect("C8 G4 D4 G11 D6 B3 J9 F8 A2 D7 C8-c1", "ok * unfinished 11 case-mixed@11:1:35\n");
    /* Each record for itself, and no word but points. */
    expect("1.c8 2.g4 * 1.C8 2.G4", "ok * unfinished 2\nok * unfinished 2\n");
    expect("1.c8 2.G4 * 1.C8 2.g4",
           "ok * unfinished 2 case-mixed@2:1:8\nok * unfinished 2 case-mixed@2:1:20\n");
    /* A step that the rules refuse shows another case, too, but its row has no order. */
    expect("1.c8 2.C8", "illegal * unfinished 1 case-mixed@2:1:8 place-occupied@2:1:8\n");
    expect(changed("xb5-f9", "xf9-b4"), "illegal * unfinished 58 row-not-straight@59:1:528\n");
}

TEST(records_are_distinguished)
{
    expect("1.c8 2.g4 1.c8 2.g4 3.d4", "ok * unfinished 2\nok * unfinished 3\n");
    expect("1.c8 * 1.c8 2.g4 * ", "ok * unfinished 1\nok * unfinished 2\n");
    expect("c8 g4 * c8 *", "ok * unfinished 2\nok * unfinished 1\n");
    expect("1.c8\n[White \"b\"]\n1.c8 2.g4", "ok * unfinished 1\nok * unfinished 2\n");
    expect("[White \"a\"]\n\n[White \"b\"]\n\n1.c8", "ok * unfinished 0\nok * unfinished 1\n");
    expect("[White \"a\"]\n[White \"b\"]\n\n1.c8", "ok * unfinished 1 tag-twice@0:2:9\n");
    expect("[White \"a\"]\n* [White \"b\"]\n*", "ok * unfinished 0\nok * unfinished 0\n");
    expect("1.c8 * {of the first}\n{of the second} 1.c8", "ok * unfinished 1\nok * unfinished 1\n");
    expect("{nothing but a comment}", "");
    expect(" \n\t ", "");
}

TEST(after_a_fault_the_next_record_is_found)
{
    expect("1.c8 2.zz 3.d4 1.c8",
           "malformed * unfinished 1 syntax-turn@2:1:8\nok * unfinished 1\n");
    expect("1.c8 2.c8 3.d4 * c8 *",
           "illegal * unfinished 1 place-occupied@2:1:8\nok * unfinished 1\n");
    expect("1.c8 2.c8 {1. [\n [} *\n1.c8",
           "illegal * unfinished 1 place-occupied@2:1:8\nok * unfinished 1\n");
    expect("1.c8 2.c8 {open\n[White \"x\"]\n1.c8",
           "illegal * unfinished 1 place-occupied@2:1:8\nok * unfinished 1\n");
    expect("[White \"x]\n[Black \"y\"]\n\n1.c8 2.g4 *\n[White \"z\"]\n1.c8",
           "malformed * unfinished 0 syntax-tag@0:1:1\nok * unfinished 1\n");
    expect("[White \"x\"]\n[Result \"2-0\"]\n[Black \"y\"]\n*\n[White \"z\"]\n1.c8",
           "malformed * unfinished 0 result-unknown@0:2:10\nok * unfinished 1\n");
    expect("1.c8 {open", "malformed * unfinished 1 syntax-comment@1:1:6\n");
    expect("1.c8 * {open", "malformed * unfinished 1 syntax-comment@1:1:8\n");
    expect("c8 g4 d4\ng11 d6 b3 j9 f8 a2 d7 c8-c1;d4-d5 c1-c2\n[White \"x\"]\n c8",
           "illegal * unfinished 11 turn-complete@11:2:29\nok * unfinished 1\n");
}

/* ---- Faults ------------------------------------------------------------ */

TEST(turns_that_cannot_be_read)
{
    static const char *const wrong[] = {"?",    "e",      "e3x",   "e3-",     "e3-e", "xe3-",
                                        "x",    "pas",    "e3e4",  "e3-e4e5", "-e3",  "e3=e4",
                                        "\x01", "e3-e4-", "passx", "pass7",   ";",    ")"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char text[64];
        snprintf(text, sizeof text, "1.c8 2.%s", wrong[i]);
        expect(text, "malformed * unfinished 1 syntax-turn@2:1:8\n");
    }
}

TEST(what_a_turn_owes)
{
    /* An omitted removal is charged to the turn that owed it. */
    expect(changed(";xd4-d8xd9", ""), "illegal * unfinished 34 row-due@35:1:275\n");
    expect(changed("xd4-d8xd9", "xd4-d8"), "illegal * unfinished 34 ring-due@35:1:281\n");
    expect(changed("xb5-f9xb7;", ""), "illegal * unfinished 58 row-due-before-move@59:1:528\n");
    expect(changed(";h7-h10", ""), "illegal * unfinished 58 move-due@59:1:534\n");
    expect(changed("h7-h10", "h7-h10;h10-h9"), "illegal * unfinished 59 turn-complete@59:1:545\n");
    expect(changed(";xh4-h8xg9", ""), "illegal * unfinished 80 row-due@81:1:744\n");
    expect(changed("xh4-h8xg9", "xh4-h8xg9 82.j10-j9"),
           "illegal * unfinished 81 game-over@82:1:763\n");
    expect(changed("xh4-h8xg9", "xh4-h8xg9;k8-k9"), "illegal * unfinished 81 game-over@81:1:760\n");
    expect(changed("11.c8-c1", "11.xc8"), "illegal * unfinished 10 ring-not-due@11:1:56\n");
    expect(changed("11.c8-c1", "11.xc8-c4xc8"), "illegal * unfinished 10 row-has-ring@11:1:56\n");
}

TEST(an_ambiguous_row_is_not_guessed)
{
    struct source source;
    const yinsh_record *record;
    char text[256];
    const char *doubt = "[Position \"WWWW/Wwwwwww/8/9/10/9/10/9/8/3BBBB/B3 w pre-row 0-0 13 "
                        "standard\"]\n\n13.xa2;a3-b3";
    expect(changed("xb5-f9xb7", "xb7"), "malformed * unfinished 58 row-ambiguous@59:1:528\n");
    expect(doubt, "malformed * unfinished 0 row-ambiguous@13:3:4\n");
    yinsh_reader *reader = read_first(doubt, NULL, &source, &record);
    size_t length = yinsh_record_fault_text(record, 0, text, sizeof text);
    assert_int_equal(length, strlen(text));
    assert_string_equal(text, "turn 13: the row is omitted, but several rows could be meant: "
                              "xb2-b6, xb3-b7");
    assert_true(yinsh_record_fault_text(record, 0, text, 8) > 8);
    assert_string_equal(text, "turn 13");
    yinsh_reader_free(reader);
}

TEST(a_stolen_ring)
{
#define STEALING "[Variant \"standard+steal\"]\n"
    expect(STEALING "1.e3 2.steal 3.a2 4.a3", "ok * unfinished 4\n");
    expect(STEALING "e3 STEAL! {mine} a2 a3", "ok * unfinished 4\n");
    expect(STEALING "1.e3 2.a2 3.a3", "ok * unfinished 3\n");
    expect(STEALING "1.e3 2.steal 3.e3", "illegal * unfinished 2 place-occupied@3:2:16\n");
    expect(STEALING "1.steal", "illegal * unfinished 0 steal-refused@1:2:3\n");
    expect(STEALING "1.e3 2.a2 3.steal", "illegal * unfinished 2 steal-refused@3:2:13\n");
    expect(STEALING "1.e3 2.steals", "malformed * unfinished 1 syntax-turn@2:2:8\n");
    expect(STEALING "1.e3 2.xsteal", "malformed * unfinished 1 syntax-turn@2:2:8\n");
    expect("1.e3 2.steal", "illegal * unfinished 1 steal-refused@2:1:8\n");
    /* Up to turn 11 White places, and then Black moves. */
    expect(STEALING "1.e3 2.steal 3.a2 4.a3 5.a4 6.b1 7.b2 8.b3 9.b4 10.b5 11.c1 12.e3-e4",
           "ok * unfinished 12\n");
    expect(STEALING "1.e3 2.steal 3.a2 4.a3 5.a4 6.b1 7.b2 8.b3 9.b4 10.b5 11.a2-a5",
           "illegal * unfinished 10 placing-due@11:2:58\n");
    rewrite("[Variant \"Blitz+No-Limit+Steal\"] e3 STEAL!? {a} a2 *", "gipf");
    assert_non_null(strstr(written.bytes, "[Variant \"blitz+steal+no-limit\"]"));
    assert_non_null(strstr(written.bytes, "1.e3 2.steal!? {a} 3.a2 *"));
    rewrite(STEALING "e3 steal a2 *", "boardspace");
    assert_non_null(strstr(written.bytes, "\nXT[Variant:standard+steal]"));
    assert_non_null(strstr(written.bytes, "\n; P1[3 Swap ]\n; P1[4 Done ]\n"));
    rewrite("[Position \"4/7/2W5/9/10/9/10/9/8/7/4 b place 0-0 2 blitz+steal\"] steal a2 *",
            "gipf");
    assert_non_null(strstr(written.bytes, "[Variant \"blitz+steal\"]\n[Position \"4/7/2W5/9"));
    assert_non_null(strstr(written.bytes, "2.steal 3.a2 *"));
}

/* ---- Tags -------------------------------------------------------------- */

TEST(tags)
{
    expect("[ White  \"a\" ]c8", "ok * unfinished 1\n");
    expect("[White\"a\"]c8", "ok * unfinished 1\n");
    expect("[White a]", "malformed * unfinished 0 syntax-tag@0:1:1\n");
    expect("[White \"a\"", "malformed * unfinished 0 syntax-tag@0:1:1\n");
    expect("[White \"a\\", "malformed * unfinished 0 syntax-tag@0:1:1\n");
    expect("[White \"a\\\n\"]\n\n[White \"b\"]\nc8",
           "malformed * unfinished 0 tag-lines@0:1:1\nok * unfinished 1\n");
    expect("[White a]\r\n1.c8 *\r\n", "malformed * unfinished 0 syntax-tag@0:1:1\n");
    assert_string_equal(fault_of("[White a]\r\n1.c8 *\r\n"), "invalid tag: [White a]");
    expect("[White \"a\"]\n\n[Black \"b\"]\n\n[White \"c\"]\n\n1.c8 *",
           "ok * unfinished 0\nok * unfinished 1\n");
    expect("[\"a\"]", "malformed * unfinished 0 syntax-tag@0:1:1\n");
    expect("[Variant \"Blitz\"]c8", "ok * unfinished 1\n");
    expect("[Variant \"chess\"]c8", "malformed * unfinished 0 variant-unknown@0:1:11\n");
    expect("[Result \"?\"][Rings \"\"]c8", "ok * unfinished 1\n");
    static const char *const rings[] = {"1;0", "1-00", "x-0", "1-x", "1"};
    for (size_t i = 0; i < sizeof rings / sizeof rings[0]; i++) {
        char text[32];
        snprintf(text, sizeof text, "[Rings \"%s\"]c8", rings[i]);
        expect(text, "malformed * unfinished 0 rings-unknown@0:1:9\n");
    }
    expect("[Variant \"standard+steal+no-limit+standard+steal+no-limit\"]c8",
           "malformed * unfinished 0 variant-unknown@0:1:11\n");
    expect("[Position \"x\"]c8", "malformed * unfinished 0 position-bad@0:1:12\n");
    expect("[Variant \"blitz\"][Position \"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard\"]c8",
           "malformed * unfinished 0 variant-mismatch@0:1:29\n");
    expect("[Position \"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard\"][Variant \"blitz\"]c8",
           "malformed * unfinished 0 variant-mismatch@0:1:70\n");
    expect("[Position \"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 blitz\"][Variant \"blitz\"]c8",
           "ok * unfinished 1\n");
}

/* No tag holds a NUL byte, after a backslash either. */
TEST(nul_bytes_in_tags)
{
    static const char plain[] = "[White \"a\0b\"] c8", escaped[] = "[White \"a\\\0b\"] c8";
    assert_string_equal(summary_of_bytes(plain, sizeof plain - 1, 7, NOTATION),
                        "malformed * unfinished 0 syntax-tag@0:1:1\n");
    assert_string_equal(summary_of_bytes(escaped, sizeof escaped - 1, 7, NOTATION),
                        "malformed * unfinished 0 syntax-tag@0:1:1\n");
    expect("[White \"a\\x00b\"] c8", "ok * unfinished 1\n");
    assert_non_null(strstr(rewrite("[White \"a\\x00b\"] c8", "gipf"), "[White \"a\\\\x00b\"]"));
}

TEST(too_many_tags)
{
    static char text[8192];
    size_t used = 0;
    for (int i = 0; i <= RECORD_TAGS; i++)
        used += (size_t)snprintf(text + used, sizeof text - used, "[T%d \"\"]\n", i);
    snprintf(text + used, sizeof text - used, "c8 *\nc8 *");
    expect(text, "malformed * unfinished 0 tags-too-many@0:257:8\nok * unfinished 1\n");
}

/* ---- Writing ----------------------------------------------------------- */

TEST(writing_is_stable)
{
    static const char *const texts[] = {
        "[White \"a\\\\b\\\"c\\x1b\\x0a\\xff\"] {before} {[%tm 5]} 1.c8! {a} {b\n c\\\\ \\x7d } "
        "{[%tm 1,2,3]} 2.g4 {[%tm 7]} 3.d4 {[%tm - 1]} 1-0",
        "[Event \"e\"][Termination \"resign\"][Result \"0-1\"] 1.c8?! {[%tm x]} {[%tm 1 2 3 4]} "
        "{[%tm 1] } {[%tm]} 0-1",
        "[Position \"WWWW/Wwwwwww/8/9/10/9/10/9/8/3BBBB/B3 w pre-row 0-0 13 standard+no-limit\"]"
        "13.xb2-b6! {row} xa2;b1-b2",
        "[Variant \"blitz\"][Termination \"magic\"] *",
        /* An end outside the board beside a word for one that was not understood. */
        "[Result \"0-1\"][Termination \"resign\"][Termination \"magic\"] 1.c8 2.g4 0-1",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        char first[4096];
        snprintf(first, sizeof first, "%s", rewrite(texts[i], "gipf"));
        assert_string_equal(rewrite(first, "gipf"), first);
        assert_null(strstr(summary_of_bytes(first, strlen(first), 0, NOTATION), "mismatch@"));
    }
}

/* A comment may hold any byte, and what another notation calls a mark may be none. */
TEST(writing_what_is_unusual)
{
    static const char nul[] = "1.c8 {a\0b} *";
    char first[4096];
    snprintf(first, sizeof first, "%s", write_first(nul, sizeof nul - 1, "gipf"));
    assert_non_null(strstr(first, "{a\\x00b}"));
    assert_string_equal(rewrite(first, "gipf"), first);
    /* Line ends are those of the text; a return by itself is none. */
    rewrite("1.c8 {a\r\nb\rc\r} {\td\\} {  } {[%tm 5]x} {[%tm 5} *", "gipf");
    assert_non_null(
        strstr(written.bytes, "{a\nb\\x0dc\\x0d} {\td\\\\} {  } {[%tm 5]x} {[%tm 5} *"));
    rewrite("[White \"a}\\x09\"] *", "gipf");
    assert_non_null(strstr(written.bytes, "[White \"a}\\x09\"]"));
    /* A mark that is after no action has no place, and is not written. */
    rewrite("{\"yinsh\":1,\"notes\":[{\"mark\":\"!\"},{\"comment\":\"a\"},{\"mark\":\"?\"}],"
            "\"actions\":[]}",
            "gipf");
    assert_non_null(strstr(written.bytes, "\n\n{a} *"));
    assert_null(strpbrk(strstr(written.bytes, "\n\n{a} *"), "!?"));
    rewrite("(;GM[24]SU[Yinsh]CM[0,1]\n; P0[1 place wr C 8]XM[!x]\n; P0[2 Done]\n)", "gipf");
    assert_non_null(strstr(written.bytes, "1.c8 {!x} *"));
}

TEST(the_long_and_the_short_form)
{
    char text[8192];
    snprintf(text, sizeof text, "%s", rewrite(official_game, "gipf-short"));
    assert_non_null(strstr(text, "35.d5-d9;xd9 "));
    /* Two rows stand there: the short form has to say which is meant. */
    assert_non_null(strstr(text, "59.xb5-f9xb7;h7-h10"));
    rewrite(text, "gipf");
    for (char *at = written.bytes; *at != '\0'; at++)
        if (*at == '\n')
            *at = ' ';
    assert_non_null(strstr(written.bytes, official_game));
    assert_non_null(
        strstr(written.bytes, "[Result \"1-0\"] [Rings \"3-2\"] [Termination \"rings\"]"));
    assert_int_equal(yinsh_record_write(NULL, "no such notation", collect, &written), -1);
}

/* A row that something is said about is written in the short form, too. */
TEST(notes_of_rows)
{
    char text[8192];
    snprintf(text, sizeof text, "%s", rewrite(changed("xd4-d8xd9", "xd4-d8! {row}xd9"), "gipf"));
    assert_non_null(strstr(text, "xd4-d8! {row}xd9"));
    rewrite(text, "gipf-short");
    assert_non_null(strstr(written.bytes, "35.d5-d9;xd4-d8!"));
    assert_non_null(strstr(written.bytes, "{row}xd9\n36."));
}

/* ---- Comments of other forms, variations and marks ---------------------- */

/* What comes after the first turns is kept as it is, or written in the usual form. */
TEST(comments_variations_and_marks)
{
    static const struct {
        const char *turns, *written; /* NULL: the same */
    } cases[] = {
        {"1.c8 ; placed well\n2.g4 *", "1.c8 {placed well} 2.g4 *"},
        {"1.c8 2.g4\n; Ana: a sure hand \n*", "1.c8 2.g4 {Ana: a sure hand} *"},
        {"% exported 2026\n1.c8\n  % here\n2.g4 *", "{exported 2026} 1.c8 {here} 2.g4 *"},
        {"; by hand\r\n1.c8 2.g4 *", "{by hand} 1.c8 2.g4 *"},
        {"1.c8 2.g4 * ; agreed, {not} played on", "1.c8 2.g4 {agreed, \\x7bnot\\x7d played on} *"},
        {"1.c8 ; 5 minutes\n2.g4 *", "1.c8 {5 minutes} 2.g4 *"},
        {"1.c8 ; 1-0 was claimed\n2.g4 ; * a star\n*", "1.c8 {1-0 was claimed} 2.g4 {* a star} *"},
        {"1.c8 2.g4 * (agreed)", "1.c8 2.g4 {(agreed)} *"},
        {"1.c8 {a} $1 2.g4! ! {b} ? *", "1.c8 {a} ! 2.g4! ! {b} ? *"},
        {"1.c8 $1 2.g4 $2 3.d4 $3 4.g11 $4 5.d6 $5 6.b3 $6 *",
         "1.c8! 2.g4? 3.d4!! 4.g11?? 5.d6!? 6.b3?! *"},
        {"1.c8 $10 2.g4 $139 *", NULL},
        {"1.c8 $007 2.g4 *", "1.c8 {$007} 2.g4 *"},
        {"1.c8 !? 2.g4 ! *", "1.c8!? 2.g4! *"},
        {"1.c8 ?\n! 2.g4 *", "1.c8? ! 2.g4 *"},
        {"1.c8 2.g4 (2.g5 3.d4) (2.d4) *", NULL},
        {"1.c8 2.g4 (2.g5\n3.d4 (3.d5 4.a2) 4.b1!) *", NULL},
        {"1.c8 (1.c7 {\":)\"} 2.a2) 2.g4 *", "1.c8 {(1.c7 \\x7b\":)\"\\x7d 2.a2)} 2.g4 *"},
        {"1.c8 (a pity) 2.g4 *", "1.c8 {(a pity)} 2.g4 *"},
        {"1.c8 {(1.c7 2.a2)} 2.g4 *", "1.c8 (1.c7 2.a2) 2.g4 *"},
        {"(1.c7 2.c8) 1.c8 2.g4 *", "{(1.c7 2.c8)} 1.c8 2.g4 *"},
        {"{$10} 1.c8 2.g4 *", NULL},
        {"1.c8 {(1.c7\n\n2.a2)} 2.g4 *", NULL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char first[4096];
        const char *wanted = cases[i].written != NULL ? cases[i].written : cases[i].turns;
        snprintf(first, sizeof first, "%s", strstr(rewrite(cases[i].turns, "gipf"), "\n\n") + 2);
        assert_int_equal(strlen(first), strlen(wanted) + 2);
        assert_memory_equal(first, wanted, strlen(wanted));
        assert_string_equal(strstr(rewrite(first, "gipf"), "\n\n") + 2, first);
    }
}

/* A damaged turn is no comment, and no record is lost in a variation. */
TEST(what_is_no_comment)
{
    expect("1.c8 ;g4 2.g5", "illegal * unfinished 1 turn-complete@1:1:7\n");
    expect("1.c8 ; g5 was better", "illegal * unfinished 1 turn-complete@1:1:8\n");
    expect("1.c8 ;hello", "malformed * unfinished 1 syntax-turn@1:1:7\n");
    expect("1.c8; hello", "malformed * unfinished 1 syntax-turn@1:1:7\n");
    expect("1.c8 ; 2.g4 3.d4", "ok * unfinished 3\n");
    expect("1.c8 ; or 2.g4", "malformed * unfinished 1 syntax-turn@1:1:8\n");
    expect("1.c8 2.g4 ; pass\n3.d4", "illegal * unfinished 2 turn-complete@2:1:13\n");
    expect("1.c8 ; 1-0 1.c8 *", "ok 1-0 unknown 1 end-missing@0:1:8\nok * unfinished 1\n");
    expect("1.c8 ; 1-0 c8 *", "ok 1-0 unknown 1 end-missing@0:1:8\nok * unfinished 1\n");
    /* A remark such as +/- is no result if turns follow, whatever is between them. */
    expect("1.c8 2.g4 +/- {x}\n3.d4 *", "malformed * unfinished 2 syntax-turn@3:1:11\n");
    expect("1.c8 2.g4 0-0 (1.x) {x} 3.d4 *", "malformed * unfinished 2 syntax-turn@3:1:11\n");
    expect("1.c8 2.g4 draw ; x\n3.d4 *", "malformed * unfinished 2 syntax-turn@3:1:11\n");
    expect("c8 g4 1:0\nd4 *", "malformed * unfinished 2 syntax-turn@3:1:7\n");
    /* Nor is it one without a game. */
    expect("1.c8 2.g4 *\nWhite wins\n", "ok * unfinished 2\n");
    /* A wrong bracket in the tags opens no variation. */
    expect("[White \"A\"]\n(Black \"B\"]\n\n1.c8 *",
           "malformed * unfinished 0 syntax-turn@0:2:1\n");
    expect("1.c8\n%2.g4", "malformed * unfinished 1 syntax-turn@2:2:1\n");
    expect("1.c8 2.? 3.d4", "malformed * unfinished 1 syntax-turn@2:1:8\n");
    expect("1.c8 ?.g4", "malformed * unfinished 1 syntax-turn@2:1:6\n");
    expect("1.c8 $ 2.g4", "malformed * unfinished 1 syntax-turn@2:1:6\n");
    expect("1.c8 (2.g4 3.d4\n\n1.c8 2.g4 *",
           "malformed * unfinished 1 syntax-comment@1:1:6\nok * unfinished 2\n");
    expect("1.c8 (2.g4 3.d4\n1.c8 2.g4) *",
           "malformed * unfinished 1 syntax-comment@1:1:6\nmalformed * unfinished 1 "
           "syntax-turn@2:2:8\n");
    expect("1.c8 (2.g4 {3.d4\n[White \"A\"]\n1.c8 {a} 2.g4 *",
           "malformed * unfinished 1 syntax-comment@1:1:6\nok * unfinished 2\n");
    expect("1.c8 2.c8 (1.c7\n2.g4) 3.d4 * 1.c8",
           "illegal * unfinished 1 place-occupied@2:1:8\nok * unfinished 1\n");
}

/* Comments of PGN state what is left, or was used; a clock shows what was used so far. */
TEST(clocks_in_comments)
{
    static const struct {
        const char *text, *clocks;
    } cases[] = {
        {"[TimeControl \"300+5\"] 1.c8 {[%clk 0:05:00]} 2.g4 {so [%clk 0:04:50.5]} "
         "3.d4 {[%clk 0:05:05]} 4.g11 {[%clk 4:00]}",
         "5000 14500 5000 70000 "},
        {"[TimeControl \"300\"] 1.c8 {[%clk 0:05:00]} 2.g4 {[%clk 299]}", "0 1000 "},
        /* Without the time at the start it counts from the player's first clock. */
        {"1.c8 {[%clk 0:05:00]} 2.g4 {[%clk 1:00:00]} 3.d4 {[%clk 0:04:00]} 4.g11 {[%clk "
         "0:59:59.9]}",
         "0 0 60000 100 "},
        {"[TimeControl \"40/7200\"] 1.c8 {[%clk 2:00:00]} 2.g4 3.d4 {[%clk 1:59:00]}", "0 60000 "},
        {"1.c8 {[%emt 0:00:07.25]} 2.g4 {[%emt 1]} 3.d4 {[%emt 0:01:00]} 4.g11 {none}",
         "7250 1000 67250 "},
        {"{[%clk 0:05:00]} 1.c8 {[%clk x]} 2.g4 {[%clk 1:2:3:4]} 3.d4 {[%clk]} 4.g11 {[%emt 5}",
         ""},
        {"1.c8 {[%clk 0:05:00] [%emt 0:00:12]} 2.g4 3.d4 {[%clk 0:04:48] [%emt 0:00:12]}",
         "12000 24000 "},
        {"1.c8 (1.a2 {[%emt 5]}) 2.g4", ""},
        /* More time than before is no time used, and own clocks count alone. */
        {"1.c8 {[%clk 0:01:00]} 2.g4 3.d4 {[%clk 0:02:00]}", "0 0 "},
        {"1.c8 {[%clk 0:01:00]} {[%tm 7]} 2.g4 {[%clk 0:01:00]}", "7 "},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char clocks[256] = "";
        const char *at = rewrite(cases[i].text, "gipf");
        while ((at = strstr(at, "[%tm ")) != NULL)
            snprintf(clocks + strlen(clocks), sizeof clocks - strlen(clocks), "%d ", atoi(at += 5));
        assert_string_equal(clocks, cases[i].clocks);
        char first[4096];
        snprintf(first, sizeof first, "%s", written.bytes);
        assert_string_equal(rewrite(first, "gipf"), first);
    }
}

int main(void)
{
    int failed = run_defined_tests(NULL, NULL);
    free(written.bytes);
    return failed;
}
