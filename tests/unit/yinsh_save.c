/* SPDX-License-Identifier: BSD-2-Clause */
/* The files in which yinsh-sheet saves games. */
#define NOTATION "yinsh-save"
#include "registry/notation_list.h"
#include "support/turns_driver.h"
#include "syntax/notation.h"

extern const struct notation notation_yinsh_save;

/*
 * White moves a ring up the d column, Black one up the j column: after White's fifth move
 * d2-d6 stand, after Black's j5-j9.
 */
#define PLACED                                                                                     \
    "PLACE D2\nPLACE K7\nPLACE D1\nPLACE K8\nPLACE A2\nPLACE K9\nPLACE A3\nPLACE K10\n"            \
    "PLACE A4\nPLACE J5\n"
#define BEFORE_ROW                                                                                 \
    PLACED "MOVE D2 D3\nMOVE J5 J6\nMOVE D3 D4\nMOVE J6 J7\nMOVE D4 D5\nMOVE J7 J8\n"              \
           "MOVE D5 D6\nMOVE J8 J9\n"
#define ROW_STANDS BEFORE_ROW "MOVE D6 D7\n"
#define ROWS                                                                                       \
    ROW_STANDS "REMOVE_ROW D2 D6\nREMOVE_RING D1\nMOVE J9 J10\nREMOVE_ROW J9 J5\nREMOVE_RING K7\n"
#define HEAD "# DATE 20260409_143022\n# PLAYER_COLOR White\n# RESULT Unfinished\n"

/* Comments as "1:text", marks as "1#!?", clocks as "1@500", with the number of their action. */
static const char *notes_of(const struct yinsh_record *of)
{
    static const char *const signs[] = {
        [NOTE_COMMENT] = ":", [NOTE_MARK] = "#", [NOTE_CLOCK] = "@"};
    static char line[4096], shown[4096];
    struct text text = text_begin(line, sizeof line), visible = text_begin(shown, sizeof shown);
    add_notes(&text, of, signs);
    text_add_visible(&visible, line, text.length);
    return shown;
}

/* A good text written again, nothing lost; to be freed. */
static char *rewrite(const char *text)
{
    unsigned lost;
    actions(text);
    char *back = write_record(&record, &lost).bytes;
    assert_int_equal(lost, 0);
    return back;
}

/* A text is written again as another, which stays as it is. */
static void assert_rewritten(const char *text, const char *expected)
{
    char *back = rewrite(text), *twice = rewrite(back);
    assert_string_equal(back, expected);
    assert_string_equal(twice, back);
    free(back);
    free(twice);
}

/* ---- Actions ----------------------------------------------------------- */

TEST(actions)
{
    static const char expected[] =
        "d2 k7 d1 k8 a2 k9 a3 k10 a4 j5 d2-d3 j5-j6 d3-d4 j6-j7 d4-d5 j7-j8 d5-d6 j8-j9 d6-d7 "
        "xd2-d6 xd1 j9-j10 xj5-j9 xk7";
    assert_string_equal(actions(HEAD ROWS), expected);
    expect(HEAD ROWS, "ok * unfinished 24\n");
    assert_int_equal(record.game.played[20].turn, 19);
    assert_int_equal(record.game.played[21].turn, 20);
    assert_int_equal(record.game.played[10].offset, strlen(HEAD PLACED));
    assert_int_equal(record.game.played[10].length, strlen("MOVE D2 D3"));
    assert_string_equal(tag_of(&record, "Date"), "20260409_143022");
    assert_string_equal(tag_of(&record, "PlayerColor"), "White");
    /* Other layouts. */
    expect("\n\n  place  d2\t\r\n\tPlace k7  \r\n# \r\n#\r\nPLACE D1", "ok * unfinished 3\n");
    expect("", "");
    expect("\n# only a remark\n \n", "");
}

TEST(faults)
{
    expect("PLACE A1\n", "illegal * unfinished 0 place-off-board@1:1:1\n");
    expect("PLACE Z9\n", "illegal * unfinished 0 place-off-board@1:1:1\n");
    expect("PLACE A2\n PLACE A2\n", "illegal * unfinished 1 place-occupied@2:2:2\n");
    expect("MOVE A2 A3\n", "illegal * unfinished 0 placing-due@1:1:1\n");
    expect(PLACED "PLACE E3\nMOVE D2 D3\n", "illegal * unfinished 10 place-after-ten@11:11:1\n");
    expect(PLACED "MOVE K7 J6\n", "illegal * unfinished 10 move-opponent-ring@11:11:1\n");
    expect(PLACED "REMOVE_RING D2\n", "illegal * unfinished 10 ring-not-due@11:11:1\n");
    expect(PLACED "PASS\n", "illegal * unfinished 10 pass-can-move@11:11:1\n");
    expect(ROW_STANDS "MOVE J9 J10\n", "illegal * unfinished 19 row-due@19:20:1\n");
    expect(ROW_STANDS "REMOVE_RING D1\n", "illegal * unfinished 19 row-due@19:20:1\n");
    expect(ROW_STANDS "REMOVE_ROW D2 D5\n", "illegal * unfinished 19 row-not-five@19:20:1\n");
    expect(ROW_STANDS "REMOVE_ROW D3 D7\n", "illegal * unfinished 19 row-has-ring@19:20:1\n");
    expect(ROW_STANDS, "illegal * unfinished 19 row-due@19:19:1\n");
    expect(ROW_STANDS "REMOVE_ROW D2 D6\n", "illegal * unfinished 20 ring-due@19:20:1\n");
    /* No line of the notation. */
    expect("PLACE\n", "malformed * unfinished 0 syntax-line@0:1:1\n");
    expect("PLACE A2 A3\n", "malformed * unfinished 0 syntax-line@0:1:1\n");
    expect("PLACE 5\n", "malformed * unfinished 0 syntax-line@0:1:1\n");
    expect(PLACED "MOVE D2\n", "malformed * unfinished 10 syntax-line@10:11:1\n");
    expect(PLACED "MOVE D2-D3\n", "malformed * unfinished 10 syntax-line@10:11:1\n");
    expect(PLACED "REMOVE D2\n", "malformed * unfinished 10 syntax-line@10:11:1\n");
    expect(PLACED "d2-d3\n", "malformed * unfinished 10 syntax-line@10:11:1\n");
    assert_string_equal(fault_of("PLACE A2\nplay it\n"), "turn 1: invalid line: play it");
}

/* ---- Remarks ----------------------------------------------------------- */

TEST(results)
{
    expect("# RESULT Unfinished\nPLACE A2\n", "ok * unfinished 1\n");
    expect("# RESULT White\nPLACE A2\n", "ok 1-0 unknown 1 end-missing@0:1:10\n");
    expect("# RESULT B+Time\nPLACE A2\n", "ok 0-1 time 1 result-spelling@0:1:10\n");
    expect("# RESULT 0-0\nPLACE A2\n", "ok * both-lost 1 result-spelling@0:1:10\n");
    expect("# RESULT White\n# END resign\nPLACE A2\n", "ok 1-0 resign 1\n");
    expect("# result black\nPLACE A2\n# END time\n", "ok 0-1 time 1\n");
    expect("# RESULT BLACK\n# END forfeit\nPLACE A2\n", "ok 0-1 forfeit 1\n");
    expect("# RESULT Draw\n# END agreed\nPLACE A2\n", "ok 1/2-1/2 agreed 1\n");
    expect("PLACE A2\n# END agreed\n", "ok 1/2-1/2 agreed 1\n");
    expect("# END resign\nPLACE A2\n", "malformed * unfinished 1 result-missing@0:1:7\n");
    expect("# RESULT 1-0\n# END time\nPLACE A2\n", "ok 1-0 time 1 result-spelling@0:1:10\n");
    expect("# RESULT 2-0\nPLACE A2\n", "malformed * unfinished 0 result-unknown@0:1:10\n");
    /* A removal that is owed does not matter any more. */
    expect("# RESULT Black\n# END resign\n" ROW_STANDS, "ok 0-1 resign 19\n");
}

TEST(own_remarks)
{
    static const char text[] = "# RESULT White\n"
                               "# TAG Event \"a \\\"b\\\" \\\\ c\"\n"
                               "# DATE 2026.04.09\n"
                               "# WHITE_PLAYER Ann \"A\\B\"\n"
                               "# BLACK_PLAYER Ben\n"
                               "# PLAYER_COLOR White\n"
                               "# MOVE_TIME 5\n"
                               "# TAG Date \"again\"\n"
                               "# TAG Round \"\\x01\\xff\"\n"
                               "# VARIANT blitz+no-limit\n"
                               "# END time\n"
                               "# CLOCK 0,5\n"
                               "# COMMENT before\\nthe first\n"
                               "# COMMENT\n"
                               "# MARK ?\n"
                               "PLACE A2\n"
                               "# CLOCK 999999999999999999\n"
                               "# MARK !?\n"
                               "# COMMENT \\x20RESULT White \\x1b\\xff\\x00\\\\\\x20\n"
                               "# MARK !\n"
                               "PLACE A3\n"
                               "# END_CLOCK 12,13\n\n";
    char *back = rewrite(text);
    assert_string_equal(back, text);
    free(back);
    assert_string_equal(tag_of(&record, "Event"), "a \"b\" \\ c");
    assert_string_equal(tag_of(&record, "Date"), "2026.04.09");
    assert_string_equal(tag_of(&record, "White"), "Ann \"A\\B\"");
    assert_string_equal(tag_of(&record, "Black"), "Ben");
    assert_string_equal(tag_of(&record, "MoveTime"), "5");
    assert_string_equal(tag_of(&record, "Round"), "\x01\xff");
    assert_int_equal(record.tag_count, 8);
    assert_string_equal(notes_of(&record),
                        "0@0 0@5 0:before\\nthe first 0: 0#? 1@999999999999999999 1#!? "
                        "1: RESULT White \\x1b\\xff\\x00\\  1#! 3@12 3@13");
    assert_int_equal(record.game.start.variant, YINSH_BLITZ);
    assert_int_equal(record.game.start.house, YINSH_HOUSE_NO_LIMIT);
    assert_int_equal(record.outcome.end, YINSH_END_TIME);
    assert_int_equal(record.fault_count, 1); /* the second Date */
}

TEST(other_remarks)
{
    /* Kept as comments, and from then on as our own. */
    assert_rewritten("#saved by hand \n# RESULT Unfinished\n# SEED 17\n# A \x01 \xff\nPLACE A2\n"
                     "#  nice\\n move  \r\n#\n",
                     "# RESULT Unfinished\n# COMMENT saved by hand\n# COMMENT SEED 17\n"
                     "# COMMENT A \\x01 \\xff\nPLACE A2\n# COMMENT nice\\\\n move\n\n");
    /* What looks like our own, but is none. */
    assert_rewritten(
        "# DATE\n# RESULT of the game: none\n# VARIANT odd\n# END of file\n# end resign\n"
        "# END rings\n# MARK good\n# CLOCK 12:30\n# CLOCK 5,\n# CLOCK\n# MARK\n"
        "# END_CLOCK x\n# CLOCK 1234567890123456789\n# TAG\n# TAG a b\n# TAG a \"b\n"
        "# TAG a \"b\" c\n# TAG a+b \"c\"\n# TAG a \"b\\\"\n# COMMENTARY\n# pass\n"
        "# PASS ME\nPLACE A2\n",
        "# RESULT Unfinished\n# COMMENT DATE\n# COMMENT RESULT of the game: none\n"
        "# COMMENT VARIANT odd\n# COMMENT END of file\n# COMMENT end resign\n"
        "# COMMENT END rings\n# COMMENT MARK good\n# COMMENT CLOCK 12:30\n"
        "# COMMENT CLOCK 5,\n# COMMENT CLOCK\n# COMMENT MARK\n# COMMENT END_CLOCK x\n"
        "# COMMENT CLOCK 1234567890123456789\n# COMMENT TAG\n# COMMENT TAG a b\n"
        "# COMMENT TAG a \"b\n# COMMENT TAG a \"b\" c\n# COMMENT TAG a+b \"c\"\n"
        "# COMMENT TAG a \"b\\\\\"\n# COMMENT COMMENTARY\n# COMMENT pass\n"
        "# COMMENT PASS ME\nPLACE A2\n\n");
    /* If it has a value, it may be a slip. */
    expect("# MARK\n# end x\n# COMMENTARY\nPLACE A2\n", "ok * unfinished 1\n");
    expect("# VARIANT Blitz\nPLACE A2\n# END timeout\n# TAG A \"b\n# result white wins\n",
           "ok * unfinished 1 line-unknown@0:1:3 line-unknown@1:3:3 line-unknown@1:4:3 "
           "line-unknown@1:5:3\n");
    /* Escapes that are none, and a tag that would have a NUL. */
    assert_rewritten("# COMMENT \\q \\x4 \\xgg \\\n# TAG A \"\\q\\x41\\x00B\"\nPLACE A2\n",
                     "# RESULT Unfinished\n# TAG A \"\\\\qA\"\n"
                     "# COMMENT \\\\q \\\\x4 \\\\xgg \\\\\nPLACE A2\n\n");
    /* Tags that the record does not keep as such. */
    expect("# TAG Result \"1-0\"\n# TAG Termination \"resign\"\n# TAG Rings \"0-0\"\nPLACE A2\n",
           "ok 1-0 resign 1\n");
    expect("# TAG Termination \"odd\"\nPLACE A2\n", "ok * unfinished 1 end-unknown@0:1:19\n");
    assert_int_equal(actions("# TAG Termination \"odd\"\nPLACE A2\n")[0], 'a');
}

/* No tag holds a NUL, and it is not an escape. */
TEST(nul_bytes)
{
    static const char text[] = "# TAG A \"a\0b\"\n# DATE a\0b\n# COMMENT \\\0\nPLACE A2\n";
    unsigned lost;
    assert_true(read_bytes(text, sizeof text - 1, &record));
    assert_int_equal(record.fault_count, 2); /* the values do not fit the keys */
    assert_int_equal(record.tag_count, 0);
    struct buffer back = write_record(&record, &lost);
    assert_string_equal(back.bytes, "# RESULT Unfinished\n# COMMENT TAG A \"a\\x00b\"\n"
                                    "# COMMENT DATE a\\x00b\n# COMMENT \\\\\\x00\nPLACE A2\n\n");
    assert_int_equal(lost, 0);
    free(back.bytes);
}

/* Where the first line that is seen may continue, it is examined again as a whole. */
TEST(resync_in_the_first_line)
{
    static const char text[] = "# RESU";
    struct cursor cursor = cursor_over(text, sizeof text - 1);
    record_reset(&record);
    assert_false(notation_find(NOTATION)->resync(&cursor, &record));
    assert_ptr_equal(cursor.at, text);
    assert_true(cursor.starved);
}

TEST(passes)
{
    /* After a row that the other made: White's other rings cannot move. */
#define BLOCKED                                                                                    \
    "# TAG Position \"WWWW/1BBBBB1/8/9/2wwwww3/9/4W5/9/8/7/4 w pre-row 0-0 17 standard\"\n"        \
    "REMOVE_ROW E3 E7\nREMOVE_RING G6\n"
    assert_string_equal(actions(BLOCKED "MOVE B2 B1\n"), "xe3-e7 xg6 pass b2-b1");
    assert_string_equal(actions(BLOCKED "PASS\nMOVE B2 B1\n"), "xe3-e7 xg6 pass b2-b1");
    assert_string_equal(actions(BLOCKED "# PASS\nMOVE B2 B1\n"), "xe3-e7 xg6 pass b2-b1");
    assert_string_equal(actions(BLOCKED "pass\n"), "xe3-e7 xg6 pass");
    assert_int_equal(record.game.played[2].turn, 17);
    yinsh_start(&record.game.start, YINSH_STANDARD, YINSH_HOUSE_NONE);
    assert_int_equal(
        assert_written_as(&record,
                          "# RESULT Unfinished\nREMOVE_ROW E3 E7\nREMOVE_RING G6\n# PASS\n\n"),
        0);
    actions(BLOCKED);
    assert_int_equal(assert_written_as(&record, ""), LOST_POSITION);
}

/* ---- Records ----------------------------------------------------------- */

TEST(separation)
{
    expect(HEAD "PLACE A2\n" HEAD "PLACE A2\nPLACE A3\n", "ok * unfinished 1\nok * unfinished 2\n");
    expect("PLACE A2\n\n\nPLACE A3\n# TAG A \"b\"\nPLACE A2\n",
           "ok * unfinished 1\nok * unfinished 1\nok * unfinished 1\n");
    expect("PLACE A2\n# VARIANT blitz\nPLACE A2\n", "ok * unfinished 1\nok * unfinished 1\n");
    /* Records without any action. */
    expect("# RESULT Unfinished\n\n# RESULT Unfinished\n# DATE x\n\n# RESULT White\n# END time\n\n",
           "ok * unfinished 0\nok * unfinished 0\nok 1-0 time 0\n");
    expect("# DATE a\n# DATE b\n# TAG A \"b\"\n# TAG A \"c\"\n",
           "ok * unfinished 0\nok * unfinished 0 tag-twice@0:4:9\n");
    /* Another game begins, without a head; a single placement is a slip. */
    expect(PLACED PLACED, "ok * unfinished 10\nok * unfinished 10\n");
    expect(ROWS "\n\n" ROWS, "ok * unfinished 24\nok * unfinished 24\n");
    expect(ROWS "PLACE E3\n# CLOCK 5\n# a\nPLACE E4\n", "ok * unfinished 24\nok * unfinished 2\n");
    /* A blank line after an action ends a record, whatever it lacks, but for remarks alone. */
    expect(ROWS "\nMOVE D7 D8\n",
           "ok * unfinished 24\nillegal * unfinished 0 placing-due@1:26:1\n");
    expect(ROWS "\n# CLOCK 5\nMOVE D7 D8\n",
           "ok * unfinished 24\nillegal * unfinished 0 placing-due@1:27:1\n");
    expect("PLACE A2\n\n# RING\n\n# END agreed\n", "ok 1/2-1/2 agreed 1\n");
    expect("PLACE A1\n\nPLACE A2\n",
           "illegal * unfinished 0 place-off-board@1:1:1\nok * unfinished 1\n");
    expect(ROWS "PLACE E3\n", "illegal * unfinished 24 place-after-ten@21:25:1\n");
    expect(ROWS "PLACE E3\nMOVE D7 D8\n" HEAD, "illegal * unfinished 24 place-after-ten@21:25:1\n"
                                               "ok * unfinished 0\n");
    expect(ROWS "PLACE E3\n# RESULT Unfinished\nPLACE E4\n",
           "illegal * unfinished 24 place-after-ten@21:25:1\nok * unfinished 1\n");
    /* Another notation. */
    expect_in("PLACE A2\n[Event \"x\"]\n\n1.e3 2.a5 *\nPLACE A2\n", NULL,
              "ok * unfinished 1\nok * unfinished 2\nok * unfinished 1\n");
    expect_in("# RESULT Unfinished\n(;GM[24];P0[place wr A 2])\n# RESULT Unfinished\n", NULL,
              "ok * unfinished 0\nok * unfinished 1\nok * unfinished 0\n");
    expect_in("# RESULT Unfinished\nPLACE A1\n(;GM[24];P0[place wr A 2])\n"
              "[Event \"x\"]\n\n1.e3 2.a5 *\n",
              NULL,
              "illegal * unfinished 0 place-off-board@1:2:1\nok * unfinished 1\n"
              "ok * unfinished 2\n");
    expect("PLACE A2\n[Event \"x\"]\n\n1.e3\n", "malformed * unfinished 1 syntax-line@1:2:1\n");
}

TEST(resync)
{
    /* In the head. */
    expect("# RESULT x\n# DATE y\n# DATE z\nPLACE A2\nPLACE A3\n" HEAD "PLACE A2\n",
           "malformed * unfinished 0 result-unknown@0:1:10\nok * unfinished 1\n");
    /* In the placing phase: its placements are no other game. */
    expect("PLACE A1\n" PLACED BEFORE_ROW, "illegal * unfinished 0 place-off-board@1:1:1\n");
    expect("PLACE A2\nfoo\n" PLACED "MOVE D2 D3\n" PLACED "MOVE D2 D3\n",
           "malformed * unfinished 1 syntax-line@1:2:1\nok * unfinished 11\n");
    expect("PLACE A2\nMOVE A2 A3\n" PLACED, "illegal * unfinished 1 placing-due@2:2:1\n");
    /* After it. */
    expect(PLACED "MOVE A2 A2\nMOVE D2 D3\nPLACE E3\nMOVE D2 D3\n# hm\n" ROWS,
           "illegal * unfinished 10 move-no-movement@11:11:1\nok * unfinished 24\n");
    expect(PLACED "MOVE A2 A2\nMOVE D2 D3\n# hm\n\n" HEAD ROWS,
           "illegal * unfinished 10 move-no-movement@11:11:1\nok * unfinished 24\n");
    expect(PLACED "MOVE A2 A2", "illegal * unfinished 10 move-no-movement@11:11:1\n");
}

TEST(long_lines)
{
    enum { LENGTH = 300000 };
    static char text[LENGTH + 256];
    for (int bad = 0; bad < 2; bad++) {
        snprintf(text, sizeof text, "%s# %*sx\nPLACE A2\n# RESULT Unfinished\nPLACE A2\n",
                 bad ? "PLACE A1\n" : "", LENGTH, "x");
        assert_string_equal(summary_of_bytes(text, strlen(text), 4096, "yinsh-save"),
                            bad ? "illegal * unfinished 0 place-off-board@1:1:1\n"
                                  "ok * unfinished 1\n"
                                : "ok * unfinished 1\nok * unfinished 1\n");
    }
}

TEST(broken_anywhere)
{
    read_broken("# RESULT White\n# DATE x\n# TAG A \"\\x41\\\\\"\n# VARIANT blitz\n# END time\n"
                "# COMMENT \\x20a\\n\n# MARK !\nPLACE A2\n# CLOCK 1,2\n# PASS\n# END_CLOCK 3\n\n"
                "# RESULT Unfinished\n" ROWS);
}

/* ---- Detection --------------------------------------------------------- */

TEST(detection)
{
    assert_string_equal(detected("PLACE E4\n"), "yinsh-save");
    assert_string_equal(detected("# DATE 20260409_143022\n# RESULT White\n"), "yinsh-save");
    assert_string_equal(detected("# a remark\r\n# another\r\nPLACE E4\r\nPLACE E5\r\n"),
                        "yinsh-save");
    assert_string_equal(detected("# RESULT Unfinished\n# TAG A \"1.e3 2.a5 d2-d3\"\nPLACE E4\n"),
                        "yinsh-save");
    assert_string_equal(detected("# RESULT Unfinished\nPLACE A2\n\n[Event \"x\"]\n\n1.e3 2.a5 *\n"),
                        "yinsh-save");
    assert_string_equal(detected("[Event \"x\"]\n\n1.e3 2.a5 *\n\n# RESULT Unfinished\nPLACE A2\n"),
                        "gipf");
    assert_string_equal(detected("[A \"x\"]\n{\n# RESULT White\nPLACE A2\n}\n1.e3 2.a5 *\n"),
                        "gipf");
}

TEST(announcing)
{
    static const struct {
        const char *text;
        bool announced;
    } texts[] = {{"PLACE E4", true},
                 {"place e4\r\n", true},
                 {"PLACE E4 E5", false},
                 {"PLACE", false},
                 {"MOVE E4 E5", false},
                 {"# RESULT White", true},
                 {"# RESULT 1-0", false},
                 {"# RESULT", false},
                 {"# DATE x", true},
                 {"# PLAYER_COLOR x", true},
                 {"# TAG A \"b\"", false},
                 {"# COMMENT", false},
                 {"", false}};
    static char longer[1024] = "# DATE ";
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        assert_int_equal(notation_yinsh_save.announces(
                             (struct cursor[]){cursor_over(texts[i].text, strlen(texts[i].text))}),
                         texts[i].announced);
    memset(longer + 7, 'x', sizeof longer - 8);
    assert_true(
        notation_yinsh_save.announces((struct cursor[]){cursor_over(longer, strlen(longer))}));
}

/* ---- Writing ----------------------------------------------------------- */

TEST(losses)
{
    actions("PLACE A2\nPLACE A3\n");
    add_tag(&record, "a+b", "x");
    add_tag(&record, "", "x");
    assert_int_equal(assert_written_as(&record, "# RESULT Unfinished\nPLACE A2\nPLACE A3\n\n"),
                     LOST_TAGS);
    /* Clocks that no action has, that come too late, or that are too long. */
    actions("PLACE A2\nPLACE A3\n");
    record_clock(&record, 2, 7);
    record_clock(&record, 1, 6);
    record_clock(&record, 2, UINT64_C(1000000000000000000));
    record_clock(&record, 3, 8);
    record_clock(&record, 4, 9);
    assert_int_equal(assert_written_as(&record,
                                       "# RESULT Unfinished\nPLACE A2\nPLACE A3\n# CLOCK 7\n"
                                       "# END_CLOCK 8\n\n"),
                     LOST_CLOCKS);
    /* A stolen ring. */
    actions("PLACE A2\n");
    record.game.start.steal = record.game.now.steal = true;
    record_begin_turn(&record);
    record_action(&record, (yinsh_action){YINSH_STEAL, YINSH_ANY_SIDE, 255, 255},
                  (struct place){0, 0});
    assert_false(record.failed);
    assert_int_equal(assert_written_as(&record, ""), LOST_STEAL);
    /* That it could have been is held. */
    actions("# VARIANT standard+steal\nPLACE A2\nPLACE A3\n");
    assert_int_equal(
        assert_written_as(&record,
                          "# RESULT Unfinished\n# VARIANT standard+steal\nPLACE A2\nPLACE A3\n\n"),
        0);
}

RUN_RECORD_TESTS()
