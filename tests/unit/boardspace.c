/* SPDX-License-Identifier: BSD-2-Clause */
/* Boardspace's SGF: commands, changes of mind, ends and result sentences. */
#include "support/boardspace_driver.h"

/* ---- Reading: commands ------------------------------------------------- */

TEST(placing)
{
    assert_string_equal(summary(GAME("; P0[1 place wr  G 2]TM[5]\n; P0[2 Done ]TM[9]\n"
                                     "; P1[3 place br  C 6]\n; P1[4 Done ]\n")),
                        "g2 c6, * unfinished");
    assert_string_equal(clocks_of(&record), "1:5 1:9");
    assert_int_equal(record.game.played[1].offset,
                     strstr(GAME("; P0[1 place wr  G 2]TM[5]\n; P0[2 Done ]TM[9]\n"
                                 "; P1[3 place br  C 6]"),
                            "place br") -
                         GAME("; P0[1 place wr  G 2]TM[5]\n; P0[2 Done ]TM[9]\n"
                              "; P1[3 place br  C 6]"));
    assert_int_equal(record.game.played[1].length, strlen("place br  C 6"));
    /* Neither Done nor index. */
    assert_string_equal(summary(GAME("; P0[place wr G 2]; P1[place br C 6]; P0[place wr g3]")),
                        "g2 c6 g3, * unfinished");
    assert_string_equal(summary(GAME("; P0[1 place wr Z 2]")), " ! place-off-board");
    assert_string_equal(summary(GAME("; P0[1 place wr A 02]")), " ! place-off-board");
    assert_string_equal(summary(GAME("; P0[1 place wr A 22]")), " ! place-off-board");
    assert_string_equal(summary(GAME("; P0[1 place br C 2]")), " ! place-wrong-side");
    assert_string_equal(summary(GAME("; P0[place wr C 2]; P0[Done]; P0[place wr C 3]; P0[Done]")),
                        "c2 ! turn-complete");
    assert_int_equal(record.faults[0].turn, 1);
    assert_string_equal(record.faults[0].words, "place wr C 3");
}

TEST(head)
{
    assert_string_equal(summary("(;CM[1,0];GM[Yinsh]VV[1]P0[id \"Ann\"];SU[yinsh-blitz]"
                                "P-1[place br a2];P1[place wr a3])"),
                        " ! place-wrong-side");
    assert_string_equal(summary("(;P0[id \"Ann\"]P1[id Ben]GM[ yinsh ]SU[YINSH-BLITZ]CM[ 1 , 0 ]"
                                ";P1[place wr a3];P-1[place br a2])"),
                        "a3 a2, * unfinished");
    assert_int_equal(record.game.start.variant, YINSH_BLITZ);
    assert_string_equal(tag_of(&record, "White"), "Ben");
    assert_string_equal(tag_of(&record, "Black"), "Ann");
    assert_string_equal(summary("(;GM[24]SU[Yinsh-Fast])"), " ! variant-unknown");
    assert_string_equal(summary("(;GM[5]SU[Yinsh];P0[5 what];C[(;)])"), " ! other-game");
    assert_string_equal(record.faults[0].words, "5");
    assert_string_equal(summary("(;GM[24]CM[0,0])"), " ! sgf-syntax");
    assert_string_equal(summary("(;GM[24]CM[])"), " ! sgf-syntax");
    assert_string_equal(summary("(;GM[24]CM[2,1])"), " ! sgf-syntax");
    assert_string_equal(summary("(;)"), ", * unfinished");
}

/* A property of the game appears once; only if its values agree does it matter little. */
TEST(properties_twice)
{
    static const struct {
        const char *first, *second, *expected;
    } cases[] = {
        {"GM[24]", "GM[ 24 ]", ", * unfinished ! property-left-out"},
        {"GM[24]", "GM[yinsh]", ", * unfinished ! property-left-out"},
        {"GM[24]", "GM[1]", " ! sgf-syntax"},
        {"SU[Yinsh]", "SU[yinsh]", ", * unfinished ! property-left-out"},
        {"SU[Yinsh]", "SU[Yinsh-Blitz]", " ! sgf-syntax"},
        {"SU[Yinsh]", "SU[x]", " ! sgf-syntax"},
        {"CM[1,0]", "CM[1,0]", ", * unfinished ! property-left-out"},
        {"CM[1,0]", "CM[0,1]", " ! sgf-syntax"},
        {"RE[*]", "RE[*]", ", * unfinished ! property-left-out"},
        {"RE[]", "RE[1-0]", " ! sgf-syntax"},
        {"CA[UTF-8]", "CA[utf-8]", ", * unfinished ! property-left-out"},
        {"CA[UTF-8]", "CA[latin1]", ", * unfinished ! property-left-out"},
        {"SU[Yinsh]", "[Yinsh-Blitz]", " ! sgf-syntax"},
        /* Our own property is one for each tag. */
        {"XT[a:b]", "XT[c:d]", ", * unfinished"},
    };
    char text[256];
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        snprintf(text, sizeof text, "(;%s%s)", cases[i].first, cases[i].second);
        assert_string_equal(summary(text), cases[i].expected);
        if (*cases[i].second == '[')
            continue;
        /* Between others, and in another node. */
        snprintf(text, sizeof text, "(;AP[x]%sEV[y];C[z]%s)", cases[i].first, cases[i].second);
        assert_string_equal(summary(text), cases[i].expected);
    }
}

/* Properties of the game after its commands. */
TEST(late_properties)
{
#define BEGINS                                                                                     \
    "(;GM[24]SU[Yinsh];P0[1 place wr A 2]TM[5];P0[2 Done]C[x];P1[3 place br A 3];P1[4 Done]"       \
    ";P0[time 0:02]P1[id \"Ben\"]RE[Game won by Ben]"
    assert_string_equal(summary(BEGINS ";P1[Resign])"), "a2 a3 ! result-twice");
    assert_string_equal(summary(BEGINS "C[end];P0[Resign])"), "a2 a3, 0-1 resign");
    assert_string_equal(tag_of(&record, "WhiteTime"), "0:02");
    assert_string_equal(tag_of(&record, "Black"), "Ben");
    assert_string_equal(notes_of(&record), "1:x 2:end");
    assert_string_equal(clocks_of(&record), "1:5");
    assert_string_equal(summary(BEGINS "C[end];P0[Resign]"), "a2 a3 ! sgf-syntax");
#undef BEGINS
}

TEST(tags)
{
    assert_string_equal(
        summary("(;GM[24]TC[None]DT[Fri]GN[a\\]b\\\\c]EV[x]PC[y]RO[3]AP[tool:1]AP[2]"
                "P0[id \"a \"b\" c\"]P1[id \"\"]XT[Foo:a:b]XT[nothing]XT[:x]"
                ";P0[place wr a2];ZZ[late]TC[a\\\r\nb\rc\r\nd];P0[time  0:01:43 ]P1[time ])"),
        "a2, * unfinished ! tag-twice tag-twice property-left-out");
    assert_string_equal(tag_of(&record, "TimeControl"), "ab\nc\nd");
    assert_string_equal(tag_of(&record, "Date"), "Fri");
    assert_string_equal(tag_of(&record, "GameName"), "a]b\\c");
    assert_string_equal(tag_of(&record, "Event"), "x");
    assert_string_equal(tag_of(&record, "Site"), "y");
    assert_string_equal(tag_of(&record, "Round"), "3");
    assert_string_equal(tag_of(&record, "SGF_AP"), "tool:1");
    assert_string_equal(tag_of(&record, "SGF_XT"), "nothing");
    assert_string_equal(tag_of(&record, "White"), "a \"b\" c");
    assert_null(tag_of(&record, "Black"));
    assert_string_equal(tag_of(&record, "Foo"), "a:b");
    assert_string_equal(tag_of(&record, "WhiteTime"), "0:01:43");
    assert_null(tag_of(&record, "BlackTime"));
    assert_null(tag_of(&record, "SGF_ZZ"));
    assert_null(tag_of(&record, "ResultText"));
    assert_string_equal(summary("(;GM[24]P0[id \"a])"), ", * unfinished");
    assert_string_equal(tag_of(&record, "White"), "\"a");
}

TEST(nul_bytes)
{
    static const char source[] = "(;GM[24]P0[id \"a\0b\"]C[x\0y])";
    assert_true(read_bytes(source, sizeof source - 1, &record));
    assert_string_equal(tag_of(&record, "White"), "a\xEF\xBF\xBD"
                                                  "b");
    assert_non_null(record.notes);
    assert_int_equal(record.notes->length, 3);
    assert_memory_equal(record.notes->text, "x\0y", 3);
}

TEST(moves)
{
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[1 move E 6 F 6]; P0[2 Done ]"
                                                 "; P0[3 remove w E 6 E 2]; P0[4 Done ]"
                                                 "; P0[5 remove wr A 2]; P0[6 Done ]"
                                                 "; P1[7 move K 7 J 6]; P1[8 Done ]")),
                        "e6-f6 xe2-e6 xa2 k7-j6, * unfinished");
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[place w E 6]TM[1]; P0[drop board F 6]TM[2]"
                                                 "; P0[remove w E 2 E 6]; P0[remove wr A 2]"
                                                 "; P1[place b K 7]; P1[drop board J 6]")),
                        "e6-f6 xe2-e6 xa2 k7-j6, * unfinished");
    assert_string_equal(clocks_of(&record), "1:1 1:2");
    /* The omitted removal is the fault of the turn that owed it. */
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[move E 6 F 6]; P1[move K 7 J 6]")),
                        "e6-f6 ! row-due");
    assert_int_equal(record.faults[0].turn, 15);
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[move E 6 F 6]; P0[move F 6 F 7]")),
                        "e6-f6 ! row-due");
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[move E 6 F 6]; P0[remove w E 2 E 6]"
                                                 "; P1[move K 7 J 6]")),
                        "e6-f6 xe2-e6 ! ring-due");
    assert_string_equal(summary(FROM(BEFORE_END, "; P0[move E 6 F 6]; P0[remove w E 2 E 6]"
                                                 "; P0[remove wr A 2]; P0[Done]")),
                        "e6-f6 xe2-e6 xa2, 1-0 rings");
    assert_string_equal(summary(FROM(BEFORE_END, "; P0[move E 6 F 6]; P0[remove w E 2 E 6]"
                                                 "; P0[remove wr A 2]; P1[move K 7 J 6]")),
                        "e6-f6 xe2-e6 xa2 ! game-over");
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[move E 6 F 6]; P0[Done]"
                                                 "; P0[move F 6 F 7]")),
                        "e6-f6 ! row-due");
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[move a 2 b 2]; P0[Done]"
                                                 "; P0[move a 3 b 3]")),
                        "a2-b2 ! turn-complete");
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[move K 7 J 6]")), " ! move-opponent-ring");
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[place w Z 7]; P0[drop board A 2]")),
                        " ! move-off-board");
    assert_string_equal(record.faults[0].words, "place w Z 7");
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[Pass]; P0[Done]")), " ! pass-can-move");
}

TEST(rows_of_the_opponent)
{
    assert_string_equal(summary(FROM(ROW_STANDS, "; P0[remove w E 2 E 6]; P0[remove wr A 2]"
                                                 "; P0[move F 2 G 3]; P1[move K 7 J 6]")),
                        "xe2-e6 xa2 f2-g3 k7-j6, * unfinished");
    assert_string_equal(summary(FROM(ROW_STANDS, "; P0[move F 2 G 3]")), " ! row-due-before-move");
}

TEST(pass)
{
    /* White's last three rings stand in a corner, walled in by Black's. */
    static const char *const position =
        "XT[Position:WWWB/1BBBB2/8/9/10/9/10/9/8/7/4 w move 2-0 21 standard]";
    char source[1024];
    snprintf(source, sizeof source,
             OPEN PLAYERS "%s;P0[0 Pass ]TM[7];P0[1 Done]TM[8];"
                          "P1[2 move B 5 B 6];P1[Done])",
             position);
    assert_true(read_bytes(source, strlen(source), &record));
    assert_string_equal(summary_of(&record), "pass b5-b6, * unfinished");
    assert_returns(&record);
}

TEST(other_commands)
{
    assert_string_equal(summary(GAME("; P0[1 place wr A 2]TM[3]; P1[2 OfferDraw ]TM[4]"
                                     "; P0[3 DeclineDraw]TM[5]; P0[4 Done]TM[6]; P1[Edit all]")),
                        "a2, * unfinished ! command-ignored");
    assert_string_equal(clocks_of(&record), "1:3 1:6");
    static const char *const unknown[] = {
        /* not as the site writes it */
        "Swap", "", "place", "place wr", "place board A 2", "place x A 2", "place w A", "place w 2",
        "place wr A 2 x", "drop", "drop board", "drop x", "pick", "pick board", "pick x A 2",
        "move A 2", "move A 2 A", "move", "remove", "remove w A 2", "remove wrc A", "remove wr",
        "remove board",
        /* with more than belongs to it, or none */
        "Done now", "Resign now", "WinOnTime x", "Pass x", "x", "12", "place wr A\\ 2",
        "placewr A 2", "Startle", "remove wr A 2 A 3"};
    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++) {
        char source[512];
        snprintf(source, sizeof source, GAME("; P0[1 %s ]"), unknown[i]);
        assert_string_equal(summary(source), " ! sgf-command");
        assert_string_equal(record.faults[0].words, *unknown[i] != '\0' ? unknown[i] : "nothing");
    }
    assert_string_equal(summary(GAME("; P0[1 place wr A 2]TM[x]")),
                        "a2, * unfinished ! property-left-out");
    assert_string_equal(summary(GAME("; P0[1 place wr A 2]TM[]")),
                        "a2, * unfinished ! property-left-out");
}

/* Swap is a command of our own, which only a variant with +steal has. */
TEST(a_stolen_ring)
{
#define STEALING OPEN PLAYERS "XT[Variant:standard+steal]\n; P0[0 Start White]\n"
    assert_string_equal(summary(STEALING "; P0[1 place wr A 2]; P0[2 Done]; P1[3 Swap ]TM[7]"
                                         "; P1[4 Done]TM[8]C[mine]; P0[place wr A 3])"),
                        "a2 steal a3, * unfinished");
    assert_string_equal(clocks_of(&record), "2:7 2:8");
    assert_string_equal(notes_of(&record), "2:mine");
    assert_true(record.game.start.steal);
    assert_returns(&record);
    /* Black may as well place a ring; the variant is kept. */
    assert_string_equal(summary(STEALING "; P0[place wr A 2]; P1[place br A 3])"),
                        "a2 a3, * unfinished");
    assert_returns(&record);
    assert_string_equal(summary(STEALING "; P0[place wr A 2]; P0[Swap])"), "a2 ! turn-complete");
    assert_string_equal(summary(STEALING "; P0[Swap])"), " ! steal-refused");
    assert_string_equal(summary(STEALING "; P0[place wr A 2]; P1[place br A 3]; P1[Done]"
                                         "; P0[Swap])"),
                        "a2 a3 ! steal-refused");
    assert_string_equal(summary(FROM("XT[Position:4/7/2W5/9/10/9/10/9/8/7/4 b place 0-0 2 "
                                     "blitz+steal+no-limit]",
                                     "; P1[1 Swap]; P1[Done]")),
                        "steal, * unfinished");
    assert_returns(&record);
}

/* ---- Reading: changes of mind ------------------------------------------ */

TEST(changes_of_mind)
{
    static const struct {
        const char *nodes, *summary, *clocks;
    } placing[] = {
        {"P0[place wr A 2]TM[1];P0[place wr A 3]TM[2];P0[Done]TM[3]", "a3, * unfinished",
         "1:2 1:3"},
        {"P0[place wr A 2]TM[1];P0[pick board A 2]TM[2];P0[drop board A 4]TM[3];P0[Done]TM[4]",
         "a4, * unfinished", "1:3 1:4"},
        {"P0[place wr A 2]TM[1];P0[pick board A 2]TM[2];P0[drop wr]TM[3];P0[place wr A 5]TM[4]",
         "a5, * unfinished", "1:4"},
        {"P0[pick wr]TM[1];P0[drop board A 2]TM[2];P0[Done]TM[3]", "a2, * unfinished", "1:2 1:3"},
        {"P0[pick wr A 4];P0[place wr A 2]", "a2, * unfinished", ""},
        {"P0[pick wr];P0[drop wr];P0[place wr A 2]", "a2, * unfinished", ""},
        {"P0[pick wr]TM[5]", ", * unfinished", ""},
        {"P0[pick wr];P0[Done]", " ! sgf-state", ""},
        {"P0[pick wr];P1[place br A 2]", " ! sgf-state", ""},
        {"P0[pick wrc]", " ! sgf-state", ""},
        {"P0[pick board A 2]", " ! sgf-state", ""},
        {"P0[drop board A 2]", " ! sgf-state", ""},
        {"P0[drop wr]", " ! sgf-state", ""},
        {"P0[place wr A 2];P0[drop board A 3]", "a2 ! sgf-state", ""},
        {"P0[place wr A 2];P1[pick board A 2]", "a2 ! sgf-state", ""},
        {"P0[place wr A 2];P0[Done];P0[Start White]", "a2 ! sgf-state", ""},
    };
    for (size_t i = 0; i < sizeof placing / sizeof placing[0]; i++) {
        char source[1024];
        snprintf(source, sizeof source, GAME(";%s"), placing[i].nodes);
        assert_string_equal(summary(source), placing[i].summary);
        if (!record.failed)
            assert_string_equal(clocks_of(&record), placing[i].clocks);
    }
}

TEST(changes_of_mind_in_moves)
{
    static const struct {
        const char *nodes, *summary, *clocks;
    } moving[] = {
        {"P0[place w E 6]TM[1];P0[drop board F 6]TM[2];P0[pick board F 6]TM[3];"
         "P0[drop board F 7]TM[4];P0[Done]TM[5];P0[remove w E 2 E 6];P0[remove wr A 2]",
         "e6-f7 xe2-e6 xa2, * unfinished", "1:1 1:4 1:5"},
        {"P0[place w A 2]TM[1];P0[pick board A 2]TM[2];P0[place w A 3]TM[3];"
         "P0[drop board B 3]TM[4];P0[Done]TM[5]",
         "a3-b3, * unfinished", "1:3 1:4 1:5"},
        {"P0[place w A 2]TM[1];P0[drop w]TM[2];P0[place w A 3]TM[3];P0[drop board B 3]TM[4]",
         "a3-b3, * unfinished", "1:3 1:4"},
        {"P0[place w A 2]TM[1];P0[pick w]TM[2];P0[drop board A 3]TM[3];P0[drop board B 3]TM[4]",
         "a3-b3, * unfinished", "1:3 1:4"},
        {"P0[place w A 2]TM[1];P0[place w A 3]TM[3];P0[drop board B 3]TM[4]", "a3-b3, * unfinished",
         "1:3 1:4"},
        {"P0[place w A 2];P0[pick w];P0[drop w];P0[move A 3 B 3]TM[9]", "a3-b3, * unfinished",
         "1:9"},
        {"P0[place w A 2];P0[pick w];P0[move A 3 B 3]TM[9]", "a3-b3, * unfinished", "1:9"},
        {"P0[place w A 2];P0[drop board B 2];P0[pick board B 2];P0[pick board A 2];"
         "P0[place w A 3];P0[drop board B 3]",
         "a3-b3, * unfinished", ""},
        {"P0[move A 2 B 2]TM[1];P0[pick board B 2]TM[2];P0[drop board A 1]TM[3];"
         "P0[pick board A 1];P0[drop board B 3]TM[4];P0[Done]TM[5]",
         "a2-b3, * unfinished", "1:4 1:5"},
        {"P0[place w A 2]TM[1];C[still thinking]", ", * unfinished", ""},
        {"P0[place w A 2];P0[Done]", " ! sgf-state", ""},
        {"P0[place w A 2];P1[move K 7 J 6]", " ! sgf-state", ""},
        {"P0[place w A 2];P0[drop board B 2];P0[drop board B 3]", "a2-b2 ! sgf-state", ""},
        {"P0[move E 6 F 6]TM[1];P0[remove w E 2 E 5]TM[2];P0[remove w E 6 E 2]TM[3];P0[Done]TM[4];"
         "P0[remove wr A 2]TM[5];P0[pick board A 2]TM[6];P0[remove wr A 3]TM[7];P0[Done]TM[8]",
         "e6-f6 xe2-e6 xa3, * unfinished", "1:1 2:3 2:4 3:7 3:8"},
        {"P0[move E 6 F 6]TM[1];P0[remove w E 2 E 5]TM[2];P0[pick w E 2];"
         "P0[remove w E 2 E 6]TM[3];P0[remove wr A 2]TM[4];P0[remove wr A 5]TM[5]",
         "e6-f6 xe2-e6 xa5, * unfinished", "1:1 2:3 3:5"},
        {"P0[Pass];P0[pick w]", " ! pass-can-move", ""},
    };
    for (size_t i = 0; i < sizeof moving / sizeof moving[0]; i++) {
        char source[2048];
        snprintf(source, sizeof source, FROM(BEFORE_ROW, ";%s"), moving[i].nodes);
        assert_string_equal(summary(source), moving[i].summary);
        if (!record.failed) {
            assert_string_equal(clocks_of(&record), moving[i].clocks);
            assert_returns(&record);
        }
    }
}

/* ---- Reading: ends outside the board ----------------------------------- */

TEST(resign)
{
    assert_string_equal(summary(GAME("; P0[place wr A 2]TM[1]; P1[1 Resign ]TM[2]C[bye]"
                                     "; P1[2 Done ]TM[3]")),
                        "a2, 1-0 resign");
    /* The clocks of a resignation belong to no action. */
    assert_string_equal(clocks_of(&record), "1:1 2:2 2:3");
    assert_string_equal(notes_of(&record), "1:bye");
    assert_returns(&record);
    assert_string_equal(summary(GAME("; P0[Resign]")), ", 0-1 resign");
    assert_returns(&record);
    assert_string_equal(summary(GAME("; P0[place wr A 2]; P0[Resign]")), "a2, 0-1 resign");
    assert_string_equal(summary(GAME("; P0[Resign]TM[1]; P0[Resign]TM[2]; P0[place wr A 2]")),
                        "a2, * unfinished");
    assert_string_equal(clocks_of(&record), "");
    assert_string_equal(summary(GAME("; P0[Resign]; P0[Resign]; P0[Resign]; P0[Done]")),
                        ", 0-1 resign");
    assert_string_equal(summary(GAME("; P0[Resign]; P0[Done]; P0[Resign]")), " ! sgf-state");
    assert_string_equal(summary(GAME("; P0[Resign]; P1[Resign]")), " ! sgf-state");
    assert_string_equal(summary(GAME("; P0[Resign]; P0[Done]; P0[place wr A 2]")), " ! sgf-state");
    assert_string_equal(summary(GAME("; P0[Resign]; P0[place wr A 2]")), " ! sgf-state");
    /* A ring in hand does not matter any more. */
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[place w A 2]TM[1]; P0[Resign]TM[2]")),
                        ", 0-1 resign");
    assert_string_equal(clocks_of(&record), "1:2");
    assert_returns(&record);
    /* P0 plays black. */
    assert_string_equal(summary("(;GM[24]CM[1,0];P0[Resign])"), ", 1-0 resign");
}

TEST(time)
{
    assert_string_equal(summary(GAME("; P0[place wr A 2]; P0[WinOnTime]TM[5]")), "a2, 0-1 time");
    assert_string_equal(clocks_of(&record), "2:5");
    assert_returns(&record);
    assert_string_equal(summary(GAME("; P0[place wr A 2]; P1[3 WinOnTime ]; P1[4 Done]")),
                        "a2, 0-1 time");
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[place w A 2]; P1[WinOnTime]")),
                        ", 1-0 time");
    assert_string_equal(summary(GAME("; P0[WinOnTime]; P0[WinOnTime]")), " ! sgf-state");
    assert_string_equal(summary(GAME("; P0[WinOnTime]; P0[Resign]")), " ! sgf-state");
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[move E 6 G 7]; P1[WinOnTime]")),
                        " ! move-not-straight");
}

/* ---- Reading: the result sentence -------------------------------------- */

static const char *result_of(const char *white, const char *black, const char *sentence)
{
    char source[8192];
    snprintf(source, sizeof source,
             "(;RE[%s]GM[24]P0[id \"%s\"]P1[id \"%s\"]XT[Termination:forfeit])", sentence, white,
             black);
    return summary(source);
}

TEST(sentences)
{
    static const char white[] = ", 1-0 forfeit", black[] = ", 0-1 forfeit";
    static const char unread[] = " ! result-unread result-missing";
    assert_string_equal(result_of("Ann", "Ben", "Game won by Ann"), white);
    assert_null(tag_of(&record, "ResultText"));
    assert_string_equal(result_of("Ann", "Ben", "Game won by Ben"), black);
    assert_string_equal(result_of("Ann", "Ben", "  ben wins! "), black);
    assert_string_equal(tag_of(&record, "ResultText"), "ben wins!");
    assert_string_equal(result_of("DrMih", "Dumbot", "Игру выиграл(а) Dumbot."), black);
    assert_string_equal(result_of("DrMih", "Dumbot", "Игру выиграл(а) DrMih."), white);
    assert_string_equal(result_of("Бот", "Боты", "выиграл Боты"), black);
    assert_string_equal(result_of("Bot", "BestBot", "Game won by BestBot!"), black);
    assert_string_equal(result_of("Bot", "BestBot", "Game won by Bot!"), white);
    assert_string_equal(result_of("Bot", "Best Bot", "Win: Best Bot"), black);
    assert_string_equal(result_of("Bot", "Best Bot", "Win: Bot"), white);
    assert_string_equal(result_of("Bot", "Best Bot", "Best Bot lost to Bot"), unread);
    assert_string_equal(result_of("bot", "Best Bot", "best bot wins"), black);
    assert_string_equal(result_of("a", "b", "Game was a win of b."), unread);
    assert_string_equal(result_of("game", "Ben", "Game won by Ben"), black);
    assert_string_equal(result_of("Game", "Ben", "Game won by Ben"), black);
    assert_string_equal(result_of("bob", "Bob", "Victory for Bob"), black);
    assert_string_equal(result_of("Bob", "Bob", "Game won by Bob"), unread);
    assert_string_equal(tag_of(&record, "ResultText"), "Game won by Bob");
    assert_string_equal(result_of("BestBot", "Ann", "遊戲由BestBot勝出"), white);
    assert_string_equal(result_of("a_b", "b", "b!"), black);
    assert_string_equal(result_of("Ann", "Ben", "1-0"), white);
    assert_string_equal(result_of("Ann", "Ben", "0-1"), black);
    assert_null(tag_of(&record, "ResultText"));
    assert_string_equal(result_of("", "", "Nobody knows"), unread);
    assert_string_equal(result_of("Ann", "Ben", "a withdrawal"), unread);
    assert_string_equal(summary("(;GM[24]RE[?];P0[place wr A 2])"), "a2, * unfinished");
    assert_string_equal(tag_of(&record, "ResultText"), "?");
    assert_returns(&record);
    assert_string_equal(summary("(;GM[24]RE[*];P0[place wr A 2])"), "a2, * unfinished");
    assert_returns(&record);
    /* A sentence that nobody could have meant. */
    char longest[5000];
    memset(longest, 'x', sizeof longest - 1);
    longest[sizeof longest - 1] = '\0';
    assert_string_equal(result_of("Ann", "Ben", longest), unread);
}

TEST(draws)
{
    static const char *const draws[] = {
        "Game drawn", "It's a DRAW.", "Remis",          "Partie nulle", "unentschieden",
        "Empate",     "Tablas.",      "Ничья.",         "ничья",        "Partita: Patta.",
        "1/2-1/2",    "比賽平局",     "Ann - Ben: draw"};
    char source[1024];
    for (size_t i = 0; i < sizeof draws / sizeof draws[0]; i++) {
        snprintf(source, sizeof source,
                 "(;GM[24]P0[id \"Ann\"]P1[id \"Ben\"]RE[%s]XT[Termination:agreed])", draws[i]);
        assert_string_equal(summary(source), ", 1/2-1/2 agreed");
        assert_returns(&record);
    }
}

/* The forms of SGF itself are no matter of style, and stay as they are; others are rewritten. */
TEST(forms_of_results)
{
    static const char *const forms[][2] = {{"W+R", ", 1-0 resign"},
                                           {"B+Resign", ", 0-1 resign"},
                                           {"B+T", ", 0-1 time"},
                                           {"W+Time", ", 1-0 time"},
                                           {"W+F", ", 1-0 forfeit"},
                                           {"B+Forfeit", ", 0-1 forfeit"},
                                           {"Void", ", * unfinished"},
                                           {"?", ", * unfinished"},
                                           {"W+3", ", 1-0 unknown ! end-missing"},
                                           {"B+", ", 0-1 unknown ! end-missing"},
                                           {"0", ", 1/2-1/2 unknown ! end-missing"},
                                           {"Draw", ", 1/2-1/2 unknown ! end-missing"}};
    static const char *const others[][2] = {
        {"+/-", ", 1-0 forfeit ! result-spelling"},
        {"1\u20130", ", 1-0 unknown ! result-spelling end-missing"},
        {"\u00BD-\u00BD", ", 1/2-1/2 unknown ! result-spelling end-missing"},
        {"Black won", ", 0-1 unknown ! result-spelling end-missing"}};
    char source[256];
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        snprintf(source, sizeof source, "(;GM[24]P0[id \"R\"]P1[id \"Time\"]RE[%s])", forms[i][0]);
        assert_string_equal(summary(source), forms[i][1]);
        assert_string_equal(tag_of(&record, "ResultText"), forms[i][0]);
        assert_returns(&record);
    }
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        snprintf(source, sizeof source, "(;GM[24]" PLAYERS "RE[%s])", others[i][0]);
        assert_string_equal(summary(source), others[i][1]);
        assert_null(tag_of(&record, "ResultText"));
        assert_returns(&record);
    }
    assert_string_equal(summary("(;GM[24]RE[W+T]" PLAYERS "; P1[Resign])"), " ! result-twice");
}

TEST(contradictions)
{
    assert_string_equal(summary(OPEN "RE[Game won by Ann]" PLAYERS "; P0[Resign])"),
                        " ! result-twice");
    assert_string_equal(summary(OPEN "RE[Game won by Ann]" PLAYERS "; P1[Resign])"),
                        ", 1-0 resign");
    assert_string_equal(summary(OPEN "RE[Game won by Ann]" PLAYERS "; P0[place wr A 2])"),
                        "a2, 1-0 unknown ! end-missing");
    assert_int_equal(record.faults[0].offset, strlen(OPEN "RE["));
    assert_int_equal(record.faults[0].length, strlen("Game won by Ann"));
}

RUN_RECORD_TESTS()
