/* SPDX-License-Identifier: BSD-2-Clause */
/* The notation of the Typst package yinsh-record: reading, record borders, writing. */
#define NOTATION "yinsh-record"
#include "support/line_driver.h"

#include "syntax/notation.h"

/* Ten rings, White's in column f, Black's in column g. */
static const char placing[] = "p f6\np g6\np f5\np g5\np f4\np g4\np f3\np g3\np f2\np g2\n";

/* ---- Commands ---------------------------------------------------------- */

TEST(moves)
{
    expect_actions(followed_by(placing, "s f6\nm e6\ns g6\nm h7\n"),
                   "ok * unfinished 12: f6 g6 f5 g5 f4 g4 f3 g3 f2 g2 f6-e6 g6-h7\n");
    /* Upper case, white space and other line ends change nothing. */
    expect(followed_by(placing, "S F6\nM E6\n"), "ok * unfinished 11\n");
    expect(followed_by(placing, "  s \t f6 \t\r\nM e6\r\n"), "ok * unfinished 11\n");
    expect(followed_by(placing, "s f6\nm e6"), "ok * unfinished 11\n");
    /* What is wrong with the ring or the marker is reported there, and with the move at the move.
     */
    expect(followed_by(placing, "s e6\nm e7\n"), "illegal * unfinished 10 move-no-ring@11:11:1\n");
    expect(followed_by(placing, "s g6\nm h6\n"),
           "illegal * unfinished 10 move-opponent-ring@11:11:1\n");
    expect(followed_by(placing, "s a6\nm h6\n"),
           "illegal * unfinished 10 move-off-board@11:11:1\n");
    expect(followed_by(placing, "s f6\nm a6\n"),
           "illegal * unfinished 10 move-off-board@11:12:1\n");
    expect(followed_by(placing, "s f6\nm d5\n"),
           "illegal * unfinished 10 move-not-straight@11:12:1\n");
    expect(followed_by(placing, "s f6\nm f5\n"), "illegal * unfinished 10 move-end-ring@11:12:1\n");
    expect(followed_by(placing, "s f6\nm f6\n"),
           "illegal * unfinished 10 move-no-movement@11:12:1\n");
    expect("p f6\ns f6\nm f7\n", "illegal * unfinished 1 placing-due@2:2:1\n");
    expect("p f6\np f6\n", "illegal * unfinished 1 place-occupied@2:2:1\n");
    expect(followed_by(placing, "p a2\n"), "illegal * unfinished 10 place-after-ten@11:11:1\n");
    expect(followed_by(placing, "x f6\n"), "illegal * unfinished 10 ring-not-due@11:11:1\n");
}

/* The two lines of a move belong together. */
TEST(markers)
{
    expect(followed_by(placing, "m e6\n"), "illegal * unfinished 10 marker-misfit@11:11:1\n");
    expect(followed_by(placing, "s f6\ns f5\nm e5\n"),
           "illegal * unfinished 10 marker-misfit@11:12:1\n");
    expect(followed_by(placing, "s f6\nx f6\n"), "illegal * unfinished 10 marker-misfit@11:12:1\n");
    expect(followed_by(placing, "s f6\nm e6\nm e7\n"),
           "illegal * unfinished 11 marker-misfit@12:13:1\n");
    /* At the end it was never put there, which is reported. */
    expect(followed_by(placing, "s f6\n"), "ok * unfinished 10 command-ignored@11:11:1\n");
    expect(followed_by(placing, "s f6\nm e6\ns g6"),
           "ok * unfinished 11 command-ignored@12:13:1\n");
    expect(followed_by(placing, "s f6\n\nm e6\n"), "ok * unfinished 10 command-ignored@11:11:1\n"
                                                   "illegal * unfinished 0 marker-misfit@1:13:1\n");
}

TEST(a_game)
{
    unsigned lost;
    expect(read_whole(), "ok 1-0 rings 81\n");
    assert_non_null(strstr(whole, "\ns d5\nm d9\nr d4 d8\nx d9\n"));
    /* The row that the opponent made is removed before the move. */
    assert_non_null(strstr(whole, "\nr b5 f9\nx b7\ns h7\nm h10\n"));
    assert_string_equal(convert("yinsh-record", read_whole(), &lost), whole);
    assert_int_equal(lost, 0);
}

TEST(rows)
{
    expect(changed("r d4 d8", "R D8 D4"), "ok 1-0 rings 81\n");
    expect(changed("r d4 d8", "r d4 d7"), "illegal * unfinished 34 row-not-five@35:61:1\n");
    expect(changed("r d4 d8", "r d4 e8"), "illegal * unfinished 34 row-not-straight@35:61:1\n");
    expect(changed("r d4 d8", "r d4 d19"), "illegal * unfinished 34 row-off-board@35:61:1\n");
    expect(changed("r d4 d8\n", ""), "illegal * unfinished 34 row-due@35:61:1\n");
    expect(changed("x d9\n", ""), "illegal * unfinished 34 ring-due@35:62:1\n");
    expect(changed("x d9", "x d8"), "illegal * unfinished 34 ring-none-there@35:62:1\n");
}

TEST(other_lines)
{
    static const char *const lines[] = {"hello", "p",      "p f",     "pf6",     "p 6",   "p f6 g6",
                                        "p f6;", "q f6",   "s f6 f7", "m f6-f7", "r f6",  "r f6-f2",
                                        "x",     "r f6f2", "p f6 #",  "1. p f6", "# p f6"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        char text[256];
        snprintf(text, sizeof text, "p a2\np a3\n%s\np a4\n", lines[i]);
        expect(text, "malformed * unfinished 2 syntax-line@2:3:1\n");
    }
}

TEST(passes)
{
    expect_passes();
}

/* ---- Records ----------------------------------------------------------- */

TEST(record_borders)
{
    static char text[2 * sizeof whole];
    expect("", "");
    expect("\n\n \n", "");
    expect("p a2\np a3\n\n\np a4\n\n", "ok * unfinished 2\nok * unfinished 1\n");
    expect("\n\np a2\np a3\n \t \np a4", "ok * unfinished 2\nok * unfinished 1\n");
    /* Two placements after moves begin the next game, also without a blank line. */
    snprintf(text, sizeof text, "%ss f6\nm e6\n%s", placing, placing);
    expect(text, "ok * unfinished 11\nok * unfinished 10\n");
    snprintf(text, sizeof text, "%.*s%s", (int)strlen(read_whole()) - 1, whole, whole);
    expect(text, "ok 1-0 rings 81\nok 1-0 rings 81\n");
    /* A single one is a slip. */
    snprintf(text, sizeof text, "%ss f6\nm e6\np a2\ns g6\nm h7\n", placing);
    expect(text, "illegal * unfinished 11 place-after-ten@12:13:1\n");
    /* After a blank line nothing is added to a good record. */
    snprintf(text, sizeof text, "%s\ns f6\nm e6\n", placing);
    expect(text, "ok * unfinished 10\nillegal * unfinished 0 placing-due@1:12:1\n");
    snprintf(text, sizeof text, "%s\nq f6\np f7\n\np a2\n", placing);
    expect(text, "ok * unfinished 10\nmalformed * unfinished 0 syntax-line@0:12:1\n"
                 "ok * unfinished 1\n");
}

TEST(resync)
{
    char text[8192];
    expect("p a2\nx~\np a3\n\np a4\n",
           "malformed * unfinished 1 syntax-line@1:2:1\nok * unfinished 1\n");
    expect("x\ny\n\nz\n\np a2\np a3",
           "malformed * unfinished 0 syntax-line@0:1:1\nok * unfinished 2\n");
    snprintf(text, sizeof text, "p a2\np a2\n%ss f6\nm e6\n%s", placing, placing);
    expect(text, "illegal * unfinished 1 place-occupied@2:2:1\nok * unfinished 10\n");
    snprintf(text, sizeof text, "p a2\np a2\n%ss f6\nm e6\np a3\ns g6\nm h7\n%s", placing, placing);
    expect(text, "illegal * unfinished 1 place-occupied@2:2:1\nok * unfinished 10\n");
    /* A broken placement is no move: what follows belongs to it. */
    expect("p a2\np~a3\np a4\np a5\n", "malformed * unfinished 1 syntax-line@1:2:1\n");
    expect("~ a2\np a3\np a4\n", "malformed * unfinished 0 syntax-line@0:1:1\n");
    expect("p ~2\np a3\np a4\n", "malformed * unfinished 0 syntax-line@0:1:1\n");
    /* Lines of text do not cost the record after them, and other lines only themselves. */
    expect("My game:\np a3\np a4\n", "ok * unfinished 2\n");
    expect("My game:\nof today\np a3\np a4\n", "ok * unfinished 2\n");
    expect("? ?\n! !\np a3\np a4\n",
           "malformed * unfinished 0 syntax-line@0:1:1\nok * unfinished 2\n");
}

TEST(resync_far)
{
    char broken[256], next[256];
    snprintf(broken, sizeof broken, "p a2\np a2\n%ss f6\nm e6\n", placing);
    snprintf(next, sizeof next, "%ss f6\nm e6\n\np a2\np a3\n", placing);
    expect_far(broken, next,
               "illegal * unfinished 1 place-occupied@2:2:1\n"
               "ok * unfinished 11\nok * unfinished 2\n");
}

TEST(mixed_file)
{
    static const struct mixed_record records[] = {
        {"yinsh-record", 11}, {"gipf", 1}, {"yinsh-record", 2}};
    expect_mixed(followed_by(placing, "s f6\nm e6\n[Event \"a\"]\n\n1.e3 *\n\np a2\np a3\n"),
                 records, sizeof records / sizeof records[0]);
}

TEST(detection)
{
    static const struct detection texts[] = {
        {"p f6\np b7\n", "yinsh-record"},
        {"\r\nP F6\r\nP B7\r\n", "yinsh-record"},
        {"p f6", "yinsh-record"},
        {"p f6\nq b7\np d4\n", "yinsh-record"},
        {"q f6\np b7\np d4\n", "yinsh-record"},
        {"s f6\nm f7\n", "yinsh-record"},
        {"P 0 0\nP 1 1\n", "iit-delhi"},
        {"PrF6\nPrB7\n", "openxum"},
        {"PLACE F6\nPLACE B7\n", "yinsh-save"},
        {"f6\nb7\nd4\n", "codingame"},
        {"{p f6\np b7\n} 1.f6 2.b7 *", "gipf"},
        {"{s f6\nm b7\np a2\n} 1.f6 2.b7 *", "gipf"},
    };
    expect_detections(texts, sizeof texts / sizeof texts[0]);
}

/* ---- Losses ------------------------------------------------------------ */

TEST(losses)
{
    unsigned lost;
    assert_string_equal(convert("gipf", "*", &lost), "");
    assert_int_equal(lost, LOST_EMPTY);
    expect_losses("p f6\np f7\n\n");
}

/* Cut off anywhere, or with a wrong byte anywhere, nothing but the record suffers. */
TEST(pieces)
{
    read_whole();
    read_damaged(whole, "\n psmrxW9\x80", 1);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
