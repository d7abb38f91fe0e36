/* SPDX-License-Identifier: BSD-2-Clause */
/* Boardspace's SGF: its syntax, several records, and damage. */
#include "notation/boardspace/boardspace.h"
#include "support/boardspace_driver.h"

extern const struct notation notation_boardspace;

/* ---- Reading: SGF ------------------------------------------------------ */

TEST(line_ends_and_blanks)
{
    assert_string_equal(summary(" \r\n ( \n;\r\nGM \n[24]\r\nSU[Yinsh ]\r\n"
                                "; P0 [ 1 \r\n place  wr\t A  2  ]\r\nTM\n[ 17 ]\n;\n)\r\n"),
                        "a2, * unfinished");
    assert_string_equal(clocks_of(&record), "1:17");
    assert_false(read_bytes("", 0, &record));
    assert_false(read_bytes(" \r\n \n", 5, &record));
}

TEST(broken)
{
    static const char *const broken[] = {"(;GM[24]",
                                         "(;GM[24",
                                         "(;GM",
                                         "(;GM[24\\",
                                         "(;",
                                         "(",
                                         "GM[24]",
                                         "x(;GM[24])",
                                         "(GM[24])",
                                         "(;GM[24]x)",
                                         ")",
                                         "(;GM[24](;C[a](;",
                                         "(;[24])",
                                         "(;GM[24]#)",
                                         "(;GM[24](C[]))",
                                         "(;GM[24](;)C[])",
                                         "(;GM[24](;)(;C[",
                                         "(;GM[24](;)(;",
                                         "(;GM[24](;)x"};
    for (size_t i = 0; i < sizeof broken / sizeof broken[0]; i++) {
        assert_true(read_bytes(broken[i], strlen(broken[i]), &record));
        assert_string_equal(faults_of(&record)[0] == 'v'
                                ? faults_of(&record) + strlen("variation-left-out ")
                                : faults_of(&record),
                            "sgf-syntax");
    }
    /* What stands before the break is played, and its faults come first. */
    assert_string_equal(summary("(;GM[24];P0[place wr A 2];P1[place br A 2];P0[place wr"),
                        "a2 ! place-occupied");
    assert_string_equal(summary("(;GM[24];P0[place wr A 2];P1[place br A 3];P0[place wr"),
                        "a2 a3 ! sgf-syntax");
}

TEST(variations)
{
    assert_string_equal(summary("(;GM[24];P0[place wr A 2](;P1[place br A 3](;P0[place wr A 4])"
                                "(;P0[place wr A 5];C[\\])]))(;P1[place br B 3](;)(;C[x]))\n)"),
                        "a2 a3 a4, * unfinished ! variation-left-out");
    assert_string_equal(notes_of(&record),
                        "3:(;P0[place wr A 5];C[\\])]))(;P1[place br B 3](;)(;C[x]))");
    assert_string_equal(summary("(;GM[24](;P0[place wr A 2](;P1[place br A 3])))"),
                        "a2 a3, * unfinished");
    /* Depth costs nothing. */
    const size_t depth = 200000;
    char *deep = malloc(4 * depth + 64);
    assert_non_null(deep);
    size_t length = (size_t)sprintf(deep, "(;GM[24](;C[x])");
    for (size_t i = 0; i < 2 * depth; i++)
        deep[length++] = i % 2 == 0 ? '(' : ';';
    for (size_t i = 0; i <= depth; i++)
        deep[length++] = ')';
    assert_true(read_bytes(deep, length, &record));
    assert_string_equal(summary_of(&record), ", * unfinished ! variation-left-out");
    length = 0;
    for (size_t i = 0; i < 2 * depth; i++)
        deep[length++] = i % 2 == 0 ? '(' : ';';
    for (size_t i = 0; i < depth; i++)
        deep[length++] = ')';
    assert_true(read_bytes(deep, length, &record));
    assert_string_equal(summary_of(&record), ", * unfinished");
    free(deep);
}

TEST(notes)
{
    assert_string_equal(
        summary("(;GM[24]C[root]N[name];C[more]P0[0 Start White]TM[3];P0[place wr A 2]"
                "C[one]XM[!?]TM[4];C[two];P0[Done]AN[three]TM[5];C[four]"
                ";TM[6];P1[place br A 3];P1[place br A 4]C[five]TM[7])"),
        "a2 a4, * unfinished");
    assert_string_equal(notes_of(&record),
                        "0:root 0:name 0:more 1:one 1#!? 1:two 1:three 1:four 2:five");
    assert_string_equal(clocks_of(&record), "0:3 1:4 1:5 1:6 2:7");
    assert_returns(&record);
}

/* ---- Reading: several records, and the next one ------------------------ */

TEST(resync)
{
    static const char good[] = " (;\nGM[24]\n; P0[place wr A 2]\n)\n \n";
    static const char *const bad[] = {
        " (;\nGM[24]\n; P0[place wr A 2]",           /* not closed */
        " (;\nGM[24]\n; P0[place wr A",              /* nor the value */
        " (;\nGM[24]\n; P0[place wr A 2](;C[x](;C[", /* nor a variation */
        " (;\nGM[24]\n(;)(;(",
        " (;\nGM[24]\n; P0[place wr A 22]\n)\n", /* illegal */
        " (;\nGM[24]\n#;C[a(;GM[24\\])])\n",
        " (;\nGM[5])",
        "junk (;XX[24])\n(;\nGM [x\n",
        ")",
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char source[512];
        int length = snprintf(source, sizeof source, "%s%s\n%s%s", good, bad[i], good, good);
        struct cursor cursor = cursor_over(source, (size_t)length);
        size_t records = 0, faulty = 0;
        while (read_next(&cursor, &record)) {
            records++;
            if (record.failed) {
                faulty++;
                if (!notation_boardspace.resync(&cursor, &record))
                    break;
            } else {
                assert_int_equal(record.game.count, 1);
            }
            assert_in_range(records, 0, 6);
        }
        assert_int_equal(records - faulty, 3);
        assert_in_range(faulty, 1, 2);
    }
}

/* Where a record is cut inside a value, the next one may follow on the same line. */
TEST(resync_inside_a_value)
{
    static const char source[] = "(;GM[24];P0[place wr A (;CM[0,1];P0[place wr A 2];TM[1(;GM[24])";
    struct cursor cursor = cursor_over(source, sizeof source - 1);
    assert_true(read_next(&cursor, &record));
    assert_string_equal(summary_of(&record), " ! sgf-syntax");
    assert_true(notation_boardspace.resync(&cursor, &record));
    assert_true(read_next(&cursor, &record));
    assert_string_equal(summary_of(&record), "a2 ! sgf-syntax");
    assert_true(notation_boardspace.resync(&cursor, &record));
    assert_true(read_next(&cursor, &record));
    assert_string_equal(summary_of(&record), ", * unfinished");
    assert_false(read_next(&cursor, &record));
}

/* Whether a game begins where an SGF file was broken, by the properties of its first node. */
TEST(first_nodes)
{
    static const struct {
        const char *text;
        bool found;
    } cases[] = {
        {"x\n(;GM[24])", true},
        {"x\r(;GM[24])", true},
        {"(;GM[24])", true},
        {"x)(;GM[24])", true},
        {"x (;GM[24])", true},
        {"x\n(;GM[[24])", true},
        {"x\n(;GM[0123456789012345678901234567890123456789012345678901234567890123])", true},
        {"x\n(;EV[x]GM[24])", true},
        {"x\n(;RE[..]GM[24])", true},
        {"x\n(;RE[a\\\\b]GM[24])", true},
        {"x\n(;P0[id \"A\"]GM[24])", true},
        {"x\n( ; P-1 [ id \"A\" ] )", true},
        {"x\n(;XX[24] [25]\nYY[26] GM[24])", true},
        {"x\n(;;GM[24])", true},
        {"x\n(;C[(a) ;]GM[24])", true},
        {"x\n(;XX[24])", false},
        {"x\n(;P0[1 place wr A 2]GM)", false},
        {"x\n(;C[a];GM[24])", false},
        {"x\n(;XX GM[24])", false},
        /* Quoted in a text, or not closed. */
        {"x\n(;GM[a\\])", false},
        {"x\n(;XX[a\\]GM[24\\])", false},
        {"x\n(;GM[24", false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct cursor cursor = cursor_over(cases[i].text, strlen(cases[i].text));
        cursor.ends = true;
        if (sgf_find_game(&cursor) != cases[i].found)
            fail_msg("%s", cases[i].text);
        if (cases[i].found)
            assert_ptr_equal(cursor.at, strchr(cases[i].text, '('));
    }
}

/* A return is a line end, alone too; what is after a backslash is none. */
TEST(line_ends_of_texts)
{
    assert_string_equal(summary("(;GM[24]C[a\rb\r\nc\nd\\\r\ne\\\rf\r])"), ", * unfinished");
    assert_string_equal(notes_of(&record), "0:a\nb\nc\ndef\n");
}

TEST(resync_at_an_edge)
{
    static const char source[] = "garbage garbage garbage garbage garbage garbage garbage garbage "
                                 "garbage garbage\n (;\nFF[4]GM[24])";
    for (size_t length = 0; length < sizeof source; length++) {
        char *copy = malloc(length > 0 ? length : 1);
        assert_non_null(copy);
        memcpy(copy, source, length);
        struct cursor cursor = cursor_over(copy, length);
        record_reset(&record);
        bool found = notation_boardspace.resync(&cursor, &record);
        assert_true(found == (length > (size_t)(strstr(source, "4]G") - source) + 1));
        assert_true(cursor.at <= copy + (strchr(source, '(') - source));
        assert_true(found || cursor.starved);
        free(copy);
    }
    /* A record that was given up unread is not found again. */
    struct cursor cursor = cursor_over("(;GM[24]\n(;GM[24])", 18);
    record_reset(&record);
    assert_true(notation_boardspace.resync(&cursor, &record));
    assert_int_equal(scan_offset(&cursor), 9);
}

/* ---- Damage ------------------------------------------------------------ */

static const char sample[] =
    OPEN "DT[Fri Mar 13]\nGN[Y-a-b]\nRE[Game won by Ben]\n" PLAYERS BEFORE_ROW "C[x\\]y]\n"
         "; P0[0 Start White]\n; P0[1 place w  E 6]TM[18012]\n; P0[2 drop board  F 6]TM[18013]\n"
         "; P0[3 Done ]TM[18701]C[good (one)]\n; P0[4 remove w E 6 E 2]\n; P0[5 Done ]\n"
         "; P0[6 remove wr A 2]\n; P0[7 Done ]\n; P1[8 move K 7 J 6]TM[4]\n; P1[9 Done ]XM[?]\n"
         "(; P0[10 Resign ]TM[97719]\n; P0[11 Done ]TM[98547]\n;\nP0[time 0:01:43 ]\n"
         "P1[time 0:01:38 ]\n)(;C[other]))\n \n";

TEST(cut_anywhere)
{
    size_t whole = strlen(sample);
    assert_string_equal(summary(sample), "e6-f6 xe2-e6 xa2 k7-j6, 0-1 resign ! variation-left-out");
    assert_returns(&record);
    for (size_t length = 0; length <= whole; length++) {
        bool found = read_bytes(sample, length, &record);
        if (!found) {
            assert_in_range(length, 0, 1);
        } else if (length < whole - 3) {
            assert_true(record.failed);
            assert_int_equal(record.faults[record_faults_kept(&record) - 1].code, FAULT_SGF_SYNTAX);
        } else {
            assert_int_equal(record.outcome.result, YINSH_RESULT_BLACK);
        }
    }
}

TEST(any_byte_replaced)
{
    static const char others[] = {0, (char)0xFF, ']', '(', ')', '[', '\\', ';', '\n'};
    const size_t length = sizeof sample - 1;
    char *copy = malloc(length);
    assert_non_null(copy);
    for (size_t at = 0; at < length; at++)
        for (size_t i = 0; i < sizeof others; i++) {
            memcpy(copy, sample, length);
            copy[at] = others[i];
            if (read_bytes(copy, length, &record)) {
                unsigned lost;
                struct buffer text = write_record(&record, &lost);
                assert_true(read_bytes(text.bytes, text.length, &again));
                if (!record.failed) {
                    assert_int_equal(again.outcome.result, record.outcome.result);
                    assert_int_equal(again.game.count, record.game.count);
                }
                free(text.bytes);
            }
        }
    free(copy);
}

RUN_RECORD_TESTS()
