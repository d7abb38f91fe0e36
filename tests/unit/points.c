/* SPDX-License-Identifier: BSD-2-Clause */
/* The notation with numbered points: reading, record borders, writing. */
#define NOTATION "points"
#include "support/line_driver.h"

/* The points from number 0 on, by hand from the board: columns from a on, each from its top. */
static const char *const numbered[YINSH_POINTS] = {
    "a5",  "a4",  "a3", "a2",                                     /* 0 */
    "b7",  "b6",  "b5", "b4", "b3", "b2", "b1",                   /* 4 */
    "c8",  "c7",  "c6", "c5", "c4", "c3", "c2", "c1",             /* 11 */
    "d9",  "d8",  "d7", "d6", "d5", "d4", "d3", "d2", "d1",       /* 19 */
    "e10", "e9",  "e8", "e7", "e6", "e5", "e4", "e3", "e2", "e1", /* 28 */
    "f10", "f9",  "f8", "f7", "f6", "f5", "f4", "f3", "f2",       /* 38 */
    "g11", "g10", "g9", "g8", "g7", "g6", "g5", "g4", "g3", "g2", /* 47 */
    "h11", "h10", "h9", "h8", "h7", "h6", "h5", "h4", "h3",       /* 57 */
    "i11", "i10", "i9", "i8", "i7", "i6", "i5", "i4",             /* 66 */
    "j11", "j10", "j9", "j8", "j7", "j6", "j5",                   /* 74 */
    "k10", "k9",  "k8", "k7",                                     /* 81 */
};

/* Ten rings, White's in column f, Black's in column g. */
static const char placing[] = "W42\nB52\nW43\nB53\nW44\nB54\nW45\nB55\nW46\nB56\n";

TEST(all_points)
{
    for (int number = 0; number < YINSH_POINTS; number++) {
        char text[32], expected[64];
        unsigned lost;
        snprintf(text, sizeof text, "W%d\n", number);
        snprintf(expected, sizeof expected, "ok * unfinished 1: %s\n", numbered[number]);
        expect_actions(text, expected);
        snprintf(text, sizeof text, "W%d\n\n", number);
        assert_string_equal(convert("gipf", numbered[number], &lost), text);
        assert_int_equal(lost, 0);
    }
    expect("W84\nB85\n", "illegal * unfinished 1 place-off-board@2:2:2\n");
    expect("W99999999999999999999\n", "illegal * unfinished 0 place-off-board@1:1:2\n");
}

/* ---- Turns ------------------------------------------------------------- */

TEST(moves)
{
    expect(followed_by(placing, "W42,32\nB52-61\n"), "ok * unfinished 12\n");
    expect_actions(followed_by(placing, "W42,32\nB52-61\n"),
                   "ok * unfinished 12: f6 g6 f5 g5 f4 g4 f3 g3 f2 g2 f6-e6 g6-h7\n");
    /* A comma too many, white space and other line ends change nothing. */
    expect(followed_by(placing, "  W42,32, \t\r\nB52-61,"), "ok * unfinished 12\n");
    expect(followed_by(placing, "W42,\n"), "illegal * unfinished 10 place-after-ten@11:11:2\n");
    expect(followed_by(placing, "B52,61\n"), "illegal * unfinished 10 move-wrong-side@11:11:2\n");
    expect(followed_by(placing, "W42,85\n"), "illegal * unfinished 10 move-off-board@11:11:2\n");
    expect(followed_by(placing, "W41,31\n"), "illegal * unfinished 10 move-no-ring@11:11:2\n");
    expect("B42\n", "illegal * unfinished 0 place-wrong-side@1:1:2\n");
    expect("W42\nB42\n", "illegal * unfinished 1 place-occupied@2:2:2\n");
}

TEST(a_game)
{
    unsigned lost;
    expect(read_whole(), "ok 1-0 rings 81\n");
    assert_non_null(strstr(whole, "\nW23,19.[20,21,22,23,24].19\n"));
    assert_non_null(strstr(whole, "\nB50,53.[15,23,32,41,50].55\n"));
    /* The row that the opponent made stands before the move. */
    assert_non_null(strstr(whole, "\nW.[6,13,21,30,39].4.61,58\n"));
    convert("points", whole, &lost);
    assert_int_equal(lost, 0);
}

/* The game with its first row and ring written in another way. */
static void expect_row(const char *removal, const char *expected)
{
    expect(changed("[20,21,22,23,24].19", removal), expected);
}

TEST(rows)
{
    /* The five points in any order. */
    expect_row("[22,24,20,21,23].19", "ok 1-0 rings 81\n");
    expect(changed("[6,13,21,30,39].4", "[39,13,30,21,6].4,"),
           "malformed * unfinished 58 syntax-line@0:59:20\n");
    expect(changed("[6,13,21,30,39].4", "[39,13,30,21,6].4"), "ok 1-0 rings 81\n");
    /* What is no row is judged by the rules. */
    expect_row("[20,21,22,23].19", "illegal * unfinished 34 row-not-five@35:35:8\n");
    expect_row("[20,21,22,23,24,25].19", "illegal * unfinished 34 row-not-five@35:35:8\n");
    /* Neither one that lacks a point, nor one that has a point twice. */
    expect_row("[20,21,22,24].19", "malformed * unfinished 34 syntax-line@0:35:8\n");
    expect_row("[20,21,22,22,24].19", "malformed * unfinished 34 syntax-line@0:35:8\n");
    expect_row("[20].19", "illegal * unfinished 34 row-not-five@35:35:8\n");
    expect_row("[20,21,22,23,6].19", "illegal * unfinished 34 row-not-straight@35:35:8\n");
    expect_row("[20,21,22,23,85].19", "illegal * unfinished 34 row-off-board@35:35:8\n");
    expect_row("[21,22,23,24,25].19", "illegal * unfinished 34 row-vacant@35:35:8\n");
    expect_row("[20,21,22,23,24]", "illegal * unfinished 34 ring-due@35:35:8\n");
    expect(changed(".[20,21,22,23,24].19", ""), "illegal * unfinished 34 row-due@35:35:2\n");
    expect_row("[20,21,22,23,24].18", "illegal * unfinished 34 ring-none-there@35:35:25\n");
    expect(changed(".[20,21,22,23,24].19", ".19"), "illegal * unfinished 34 row-due@35:35:8\n");
    /* Corners of a triangle are no row at all. */
    expect_row("[20,24,60,60,60].19", "malformed * unfinished 34 syntax-line@0:35:8\n");
}

TEST(other_lines)
{
    static const struct {
        const char *line;
        int column;
    } lines[] = {{"hello", 1},
                 {"42", 1},
                 {"W", 1},
                 {"WW42", 1},
                 {"w42", 1},
                 {"W42;", 4},
                 {"W42,32;", 7},
                 {"W42,32,,", 7},
                 {"W42 ,31", 4},
                 {"W.", 3},
                 {"W.x", 3},
                 {"W.[", 3},
                 {"W.[]", 3},
                 {"W.[1,]", 3},
                 {"W.[1;2]", 3},
                 {"W.[1,2", 3},
                 {"W.[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]", 3}};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        char text[256], expected[128];
        /* The form alone counts: what was played of the line before is not at fault. */
        snprintf(text, sizeof text, "W1\nB2\n%s\n", lines[i].line);
        struct source source;
        const struct yinsh_record *record;
        yinsh_reader *reader = read_first(text, NULL, &source, &record);
        if (yinsh_record_fault(record, 0).code != FAULT_PLACING_DUE) {
            snprintf(expected, sizeof expected, "syntax-line@0:3:%d", lines[i].column);
            assert_non_null(strstr(summary_of_bytes(text, strlen(text), 0, NOTATION), expected));
        }
        yinsh_reader_free(reader);
    }
}

TEST(passes)
{
    expect_passes();
    expect_actions("W1\nW2\n", "illegal * unfinished 1 place-wrong-side@2:2:2: a4\n");
}

/* ---- Records ----------------------------------------------------------- */

TEST(record_borders)
{
    static char text[2 * sizeof whole];
    expect("", "");
    expect("\n\n \n", "");
    expect("W1\nB2\n\n\nW3\n\n", "ok * unfinished 2\nok * unfinished 1\n");
    expect("\n\nW1\nB2\n \t \nW3", "ok * unfinished 2\nok * unfinished 1\n");
    /* A placement of White's after moves begins the next game, also without a blank line. */
    snprintf(text, sizeof text, "%sW42,32\nB52,61\n%s", placing, placing);
    expect(text, "ok * unfinished 12\nok * unfinished 10\n");
    snprintf(text, sizeof text, "%.*s%s", (int)strlen(read_whole()) - 1, whole, whole);
    expect(text, "ok 1-0 rings 81\nok 1-0 rings 81\n");
    /* One of Black's does not. */
    snprintf(text, sizeof text, "%sW42,32\nB70\nB1\nW2\n", placing);
    expect(text, "illegal * unfinished 11 place-after-ten@12:12:2\nok * unfinished 1\n");
    /* A game that has not begun. */
    expect("W\n\nW\n", "ok * unfinished 0\nok * unfinished 0\n");
    expect("W\nW1\n", "ok * unfinished 0\nok * unfinished 1\n");
}

TEST(resync)
{
    char text[8192];
    expect("W1\nx\nB2\n\nW3\n", "malformed * unfinished 1 syntax-line@0:2:1\nok * unfinished 1\n");
    expect("x\ny\n\nz\n\nW3\nB4",
           "malformed * unfinished 0 syntax-line@0:1:1\nok * unfinished 2\n");
    snprintf(text, sizeof text, "W1\nB1\n%sW42,32\n%s", placing, placing);
    expect(text, "illegal * unfinished 1 place-occupied@2:2:2\nok * unfinished 10\n");
    expect("W1\nB1\nW2\n\n\nW3",
           "illegal * unfinished 1 place-occupied@2:2:2\nok * unfinished 1\n");
    /* A broken placement is no move: what follows belongs to it. */
    expect("W1\nB~0\nW2\nB3\nW4\n", "malformed * unfinished 1 syntax-line@0:2:1\n");
    expect("~1\nB2\nW3\nB4\nW5\n\nW3\n",
           "malformed * unfinished 0 syntax-line@0:1:1\nok * unfinished 1\n");
    expect("W1\nB1\nW2\n\n\nW", "illegal * unfinished 1 place-occupied@2:2:2\n");
}

TEST(resync_far)
{
    char broken[256], next[256];
    snprintf(broken, sizeof broken, "W1\nB1\n%sW42,32\n", placing);
    snprintf(next, sizeof next, "%sW42,32\n\nW9\nB10\n", placing);
    expect_far(broken, next,
               "illegal * unfinished 1 place-occupied@2:2:2\n"
               "ok * unfinished 11\nok * unfinished 2\n");
}

TEST(mixed_file)
{
    static const struct mixed_record records[] = {{"points", 11}, {"gipf", 1}, {"points", 2}};
    expect_mixed(followed_by(placing, "W42,32\n[Event \"a\"]\n\n1.e3 *\n\nW1\nB2\n"), records,
                 sizeof records / sizeof records[0]);
}

TEST(detection)
{
    static const struct detection texts[] = {
        {"W41\nB42\n", "points"},
        {"\r\nW4\r\nB3\r\n", "points"},
        {"W64\n\tB61\n\tW54\n", "points"},
        {"W1", "points"},
        {"W41,50\n", "points"},
        {"B32,37.[32,33,34,35,36].37\n", "points"},
        {"B42\n", "points"},
        {"B3 E5\n", "gipf"},
        {"B3\nE5\nC4\n", "codingame"},
        {"B3-B5\n", "gipf"},
        {"e3 a5", "gipf"},
        {"h7-g7", "gipf"},
    };
    expect_detections(texts, sizeof texts / sizeof texts[0]);
}

/* ---- Losses ------------------------------------------------------------ */

TEST(losses)
{
    unsigned lost;
    assert_string_equal(convert("gipf", "*", &lost), "W\n\n");
    assert_int_equal(lost, 0);
    expect_losses("W42\nB41\n\n");
}

/* Cut off anywhere, or with a wrong byte anywhere, nothing but the record suffers. */
TEST(pieces)
{
    read_whole();
    read_damaged(whole, "\n,.[]-W9\x80", 1);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
