/* SPDX-License-Identifier: BSD-2-Clause */
/* Boardspace's SGF: writing, and the site's own files. */
#include "record/record.h"
#include "support/boardspace_driver.h"
#include "syntax/notation.h"

/* ---- Writing ----------------------------------------------------------- */

TEST(what_the_site_writes)
{
    /* The shape of the site's own files, byte by byte. */
    static const char source[] =
        " (;\nGM[24]VV[2]\nCM[0,1]\nTC[None]\nSU[Yinsh]\nDT[Fri Mar 13 19:56:26 GMT+01:00 2026]\n"
        "GN[Y-a-b-2026-03-13-1856]\nRE[Game won by Ben]\nP0[id \"Ann\"]\nP1[id \"Ben\"]\n"
        "; P0[0 Start White]\n; P0[1 place wr  G 2]TM[18012]\n; P0[2 Done ]TM[18701]\n"
        "; P1[3 place br  C 6]TM[8633]\n; P1[4 Done ]TM[19028]\n"
        "; P0[5 Resign ]TM[97719]\n; P0[6 Done ]TM[98547]\n;\nP0[time 0:01:43 ]\n"
        "P1[time 0:01:38 ]\n)\n \n";
    unsigned lost;
    char *text = rewrite(source, &lost);
    assert_int_equal(lost, 0);
    assert_string_equal(text, source);
    free(text);
}

TEST(clock_nodes)
{
    unsigned lost;
    char *text = rewrite(FROM(BEFORE_ROW, "; P0[place w A 2]TM[1]; P0[drop board B 2]TM[2]"
                                          "; P0[Done]TM[3]; P1[move K 7 J 6]TM[4]; TM[5]; TM[6]"
                                          "; TM[7]"),
                         &lost);
    assert_int_equal(lost, 0);
    assert_non_null(strstr(text, "\n; P0[1 place w  A 2]TM[1]\n; P0[2 drop board  B 2]TM[2]\n"
                                 "; P0[3 Done ]TM[3]\n; P1[4 place b  K 7]TM[4]\n"
                                 "; P1[5 drop board  J 6]TM[5]\n; P1[6 Done ]TM[6]\n; TM[7]\n"));
    free(text);
    assert_returns(&record);
    /* Clocks that no action has. */
    record_clock(&record, 1, 99);
    record_clock(&record, 77, 99);
    assert_loses(&record, LOST_CLOCKS);
}

/* Read a short game, so that a test can add to it what it likes. */
static void read_short_game(void)
{
    assert_true(read_bytes("(;GM[24];P0[place wr A 2];P1[place br A 3])", 43, &record));
}

/* Every pair of names with every result and end is read back. */
TEST(hostile_names)
{
    static const char *const names[] = {/* some are a part of others */
                                        NULL, "", "Ann", "ann", "Bot", "BestBot", "Best Bot",
                                        /* as in sentences */
                                        "Game", "won", "by", "Game won by Ann", "1-0", "Game drawn",
                                        "drawn", " Ann", "Ann ", "\n", "Ann]", "\"", "Бот", "Боты",
                                        "*"};
    static const char *const sentences[] = {NULL,         "Ann has won", "Bot", "remis",    "?",
                                            "Game drawn", "1-0",         "",    "x\n(;GM[1"};
    static const char *const ends[] = {"resign", "time", "forfeit"};
    const size_t count = sizeof names / sizeof names[0];
    for (size_t white = 0; white < count; white++)
        for (size_t black = 0; black < count; black++)
            for (size_t i = 0; i < sizeof sentences / sizeof sentences[0]; i++)
                for (size_t end = 0; end < 8; end++) {
                    read_short_game();
                    if (names[white] != NULL)
                        add_tag(&record, "White", names[white]);
                    if (names[black] != NULL)
                        add_tag(&record, "Black", names[black]);
                    if (sentences[i] != NULL)
                        add_tag(&record, "ResultText", sentences[i]);
                    if (end < 6) {
                        add_tag(&record, "Result", end % 2 == 0 ? "1-0" : "0-1");
                        add_tag(&record, "Termination", ends[end / 2]);
                    } else if (end == 6) {
                        add_tag(&record, "Termination", "agreed");
                    }
                    record_finish(&record);
                    assert_returns(&record);
                }
}

#define LOST "\xEF\xBF\xBD"

TEST(lost_bytes)
{
    unsigned lost;
    read_short_game();
    add_tag(&record, "White", "A\x01n\xFFn\r\x7F");
    add_tag(&record, "Black", "Ann");
    add_tag(&record, "Event", "x\xC2\x85y");
    add_tag(&record, "ResultText", "A\x01nn!");
    add_tag(&record, "Result", "0-1");
    add_tag(&record, "Termination", "resign");
    record_finish(&record);
    assert_false(record.failed);
    struct buffer text = write_record(&record, &lost);
    assert_int_equal(lost, LOST_BYTES);
    assert_true(read_bytes(text.bytes, text.length, &again));
    assert_string_equal(summary_of(&again), "a2 a3, 0-1 resign");
    /* Left out, they would make the names of both players the same. */
    assert_string_equal(tag_of(&again, "White"), "A" LOST "n" LOST "n" LOST LOST);
    assert_string_equal(tag_of(&again, "Event"), "x" LOST "y");
    free(text.bytes);
    /* What was not understood stays so. */
    read_short_game();
    add_tag(&record, "Termination", "agreed\x01");
    record_finish(&record);
    text = write_record(&record, &lost);
    assert_int_equal(lost, LOST_TAGS);
    assert_null(strstr(text.bytes, "agreed"));
    free(text.bytes);
    /* A name that no tag of ours can have. */
    read_short_game();
    add_tag(&record, "a:b", "c");
    record_finish(&record);
    assert_loses(&record, LOST_TAGS);
}

TEST(statements)
{
    static const char *const houses[] = {"standard+no-limit", "blitz+pool-ends", "blitz",
                                         "standard+pool-draws"};
    char source[512];
    for (size_t i = 0; i < sizeof houses / sizeof houses[0]; i++) {
        snprintf(source, sizeof source, "(;GM[24]SU[Yinsh]XT[Variant:%s];P0[place wr A 2])",
                 houses[i]);
        assert_string_equal(summary(source), "a2, * unfinished");
        assert_returns(&record);
    }
    /* What states nothing leaves SU its say. */
    assert_string_equal(summary("(;GM[24]XT[Variant:?]SU[Yinsh-Blitz])"), ", * unfinished");
    assert_int_equal(record.game.start.variant, YINSH_BLITZ);
    assert_string_equal(summary("(;GM[24]XT[Variant:x]SU[Yinsh])"), " ! variant-unknown");
    assert_string_equal(summary("(;GM[24]XT[Position:x]SU[Yinsh])"), " ! position-bad");
    assert_string_equal(summary("(;GM[24]XT[Termination:odd];P0[place wr A 2])"),
                        "a2, * unfinished ! end-unknown");
    assert_returns(&record);
    /* The house rule of the caller applies if the record states none. */
    record.options.rules.house = YINSH_HOUSE_NO_LIMIT;
    assert_string_equal(summary("(;GM[24]SU[Yinsh-Blitz])"), ", * unfinished");
    assert_int_equal(record.game.start.house, YINSH_HOUSE_NO_LIMIT);
    assert_int_equal(record.game.start.variant, YINSH_BLITZ);
    record.options.rules.house = YINSH_HOUSE_NONE;
}

/* ---- The site's own files ---------------------------------------------- */

TEST(real_files)
{
    static const struct {
        const char *name;
        size_t actions;
        const char *end;
        bool same_bytes;
    } files[] = {
        {"boardspace/Y-BestBot-BOkpc-2026-03-13-1856.sgf", 11, "1-0 resign", true},
        {"boardspace/Y-DrMih-Dumbot-2026-02-20-0858.sgf", 0, "0-1 rings", false},
        {"boardspace/Y-phiulbrich-BestBot-2026-03-21-2221.sgf", 0, "0-1 resign", false},
    };
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        unsigned lost;
        char *source = load_shared(files[i].name);
        if (source == NULL) {
            print_message("the site's own files are not here: set YINSH_SHARED\n");
            skip();
            return;
        }
        assert_string_equal(strrchr(summary(source), ',') + 2, files[i].end);
        assert_int_equal(record.fault_count, 0);
        if (files[i].actions > 0)
            assert_int_equal(record.game.count, files[i].actions);
        /* Every TM is there. */
        size_t clocks = 0, written = 0;
        for (const char *at = source; (at = strstr(at, "TM[")) != NULL; at++)
            clocks++;
        for (const struct note *note = record.notes; note != NULL; note = note->next)
            written += note->kind == NOTE_CLOCK;
        assert_int_equal(written, clocks);
        assert_returns(&record);
        struct buffer text = write_record(&record, &lost);
        size_t difference = 0;
        for (const char *a = source, *b = text.bytes; *a != '\0' && *b != '\0'; a++) {
            if (*a == '\r')
                continue;
            difference += *a != *b++;
        }
        /* Row ends are put in order; else it is the same file but for its line ends. */
        if (files[i].same_bytes)
            assert_string_equal(text.bytes, source);
        print_message("%s: %zu bytes differ\n", files[i].name, difference);
        free(text.bytes);
        free(source);
    }
}

RUN_RECORD_TESTS()
