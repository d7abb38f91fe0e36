/* SPDX-License-Identifier: BSD-2-Clause */
/* CodinGame's lines: reading, where records end, detection. */
#include "record/record.h"
#include "registry/notation_list.h"
#include "support/codingame_driver.h"
#include "support/sample_games.h"
#include "syntax/notation.h"

/* The game with a change made wherever something is in it. */
static const char *changed(const char *from, const char *to)
{
    return replace_all(game, from, to);
}

/* ---- Lines ------------------------------------------------------------- */

TEST(layouts)
{
    static const char good[] = "ok 1-0 rings 81\n";
    char upper[sizeof game];
    expect(game, good);
    expect(changed("\n", "\r\n"), good);
    expect(changed("\n", ";\n"), good);
    expect(changed("\n", " ; \t\n"), good);
    expect(changed("\n", "\n \t"), good);
    expect(changed("-", " - "), good);
    expect(changed(";", " ;\t"), good);
    expect(changed("x", "X "), good);
    expect(changed("1", " 1 "), good);
    expect(changed("xb5-f9xb7", "xf9-b5xb7"), good);
    for (size_t i = 0; i < sizeof game; i++)
        upper[i] = game[i] >= 'a' && game[i] <= 'z' ? (char)(game[i] - 32) : game[i];
    expect(upper, good);
    /* The last line may have no end. */
    assert_string_equal(summary_of_bytes(game, strlen(game) - 1, 7, NOTATION), good);
}

TEST(messages)
{
    expect("e3 MSG hello there \r\na2MSGx\na3 ; MSG\na4 MSG  \t \n",
           "ok * unfinished 4 1:hello there 2:x\n");
    expect("e3 MSG one MSG two MSG MSG three\n", "ok * unfinished 1 1:one 1:two 1:three\n");
    expect("e3 MSG 1.a2 {x} [White \"y\"]; MSGMSG\n",
           "ok * unfinished 1 1:1.a2 {x} [White \"y\"];\n");
    expect("e3 MSG MS MSG M\n", "ok * unfinished 1 1:MS 1:M\n");
    expect("e3 msg x\n", "malformed * unfinished 0 syntax-line@1:1:1\n");
    expect("yes MSG hi\nno MSG ho\ne3 MSG x\n", "ok * unfinished 1 0:hi 0:ho 1:x\n");
    expect("MSG hi\n", "malformed * unfinished 0 syntax-line@1:1:1\n");
    expect("e3\n MSG hi\n", "malformed * unfinished 1 syntax-line@2:2:2\n");
}

TEST(invalid_turns)
{
    static const char *const wrong[] = {
        "?",          "e",        "e3e4",   "e3-",     "e3-e",         "e3 a4", "pass",
        "null",       "e3;null",  ";",      "e3;;",    "e3;;a2",       ";e3",   "1.e3",
        "e3!",        "xe3",      "xe3-e7", "xe3-e7x", "xe3-e7xe8xe9", "x",     "yess",
        "yes;no",     "e3 {x}",   "stealx", "x-e3",    "e3-e4-e5",     "*",     "1-0",
        "xe3-e7;xe8", "xe3e7xe8", "-e3",    "e3-xe4",  "e3x",          "\x01",  "e 3 !",
        "sgtla"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char text[64];
        snprintf(text, sizeof text, "c8\n\t%s\nd4\n", wrong[i]);
        if (strcmp(wrong[i], "e3;;") == 0 || strcmp(wrong[i], "e3;null") == 0 ||
            strcmp(wrong[i], "e3;;a2") == 0)
            /* Up to there the turn is played. */
            expect(text, "malformed * unfinished 2 syntax-line@2:2:2\n");
        else
            expect(text, "malformed * unfinished 1 syntax-line@2:2:2\n");
    }
}

TEST(a_line_longer_than_any_turn)
{
    char text[1024] = "c8\n";
    memset(text + 3, 'e', 1000);
    expect(text, "malformed * unfinished 1 syntax-line@2:2:1\n");
    /* White space does not make it longer. */
    memset(text + 3, ' ', 1000);
    memcpy(text + 1000, "e3", 3);
    expect(text, "ok * unfinished 2\n");
}

TEST(rules_and_places)
{
    expect("e3\nE 3 MSG x\n", "illegal * unfinished 1 place-occupied@2:2:1\n");
    expect("e3\na1\n", "illegal * unfinished 1 place-off-board@2:2:1\n");
    expect("e3\na02\n", "illegal * unfinished 1 place-off-board@2:2:1\n");
    expect("e3\na2;a3\n", "illegal * unfinished 2 turn-complete@2:2:4\n");
    expect("e3\na2\ne3-e4\n", "illegal * unfinished 2 placing-due@3:3:1\n");
    expect(changed(";xd4-d8xd9", ""), "illegal * unfinished 34 row-due@35:35:1\n");
    expect(changed("xb5-f9xb7;", ""), "illegal * unfinished 58 row-due-before-move@59:59:1\n");
    expect(changed(";h7-h10", ""), "illegal * unfinished 58 move-due@59:59:7\n");
    expect(changed("xd4-d8xd9", "x d3-d7 x d9"), "illegal * unfinished 34 row-vacant@35:35:7\n");
    expect(changed("xd4-d8xd9", "x d4-d8 x f8"),
           "illegal * unfinished 34 ring-none-there@35:35:15\n");
    expect(changed("xh4-h8xg9\n", "xh4-h8xg9\nj10-j9\n"),
           "illegal * unfinished 81 game-over@82:82:1\n");
}

/* ---- Stealing ---------------------------------------------------------- */

TEST(a_stolen_ring)
{
    struct source source;
    const yinsh_record *record;
    yinsh_reader *reader = read_first("e3\nSteal ; MSG mine\na2\n", NULL, &source, &record);
    assert_int_equal(yinsh_record_action(record, 1).kind, YINSH_STEAL);
    assert_true(yinsh_record_start(record)->steal);
    assert_int_equal(yinsh_record_start(record)->variant, YINSH_STANDARD);
    yinsh_reader_free(reader);
    expect("e3\nS T E A L\na2\na3\n", "ok * unfinished 4\n");
    expect("e3\nsteal\na2\na3\na4\nb1\nb2\nb3\nb4\nb5\nc1\ne3-e4\n", "ok * unfinished 12\n");
    expect("e3\nsteal\na2\na3\na4\nb1\nb2\nb3\nb4\nb5\na2-a5\n",
           "illegal * unfinished 10 placing-due@11:11:1\n");
    expect("STEAL\n", "illegal * unfinished 0 steal-refused@1:1:1\n");
    expect("e3\na2\nSTEAL\n", "illegal * unfinished 2 steal-refused@3:3:1\n");
    expect("e3\na2\na3\nSTEAL\n", "illegal * unfinished 3 steal-refused@4:4:1\n");
    expect("e3\nsteal;a2\n", "illegal * unfinished 2 turn-complete@2:2:7\n");
    /* The next record may not steal because this one did. */
    expect("e3\nsteal\n\ne3\na2\na3\n", "ok * unfinished 2\nok * unfinished 3\n");
}

/* The rest of the caller's variant is unchanged. */
TEST(a_stolen_ring_in_other_variants)
{
    const yinsh_reader_options options = {.size = sizeof(yinsh_reader_options),
                                          .notation = "codingame",
                                          .variant = YINSH_BLITZ,
                                          .house = YINSH_HOUSE_NO_LIMIT};
    struct source source;
    const yinsh_record *record;
    yinsh_reader *reader = read_first("e3\nsteal\n", &options, &source, &record);
    assert_true(yinsh_record_start(record)->steal);
    assert_int_equal(yinsh_record_start(record)->variant, YINSH_BLITZ);
    assert_int_equal(yinsh_record_start(record)->house, YINSH_HOUSE_NO_LIMIT);
    assert_loses(record, LOST_VARIANT | LOST_HOUSE);
    yinsh_reader_free(reader);
}

/* ---- Where records end ------------------------------------------------- */

TEST(records_are_distinguished)
{
    expect("e3\na2\n\na3\n", "ok * unfinished 2\nok * unfinished 1\n");
    expect("e3\na2\n \t\r\n\n\na3\n", "ok * unfinished 2\nok * unfinished 1\n");
    expect("yes\nno\ne3\na2\nno\nyes\na3\n", "ok * unfinished 2\nok * unfinished 1\n");
    expect("YES\ne3\nNo;\na3\n", "malformed * unfinished 1 syntax-line@2:3:1\n");
    expect("yes\n", "ok * unfinished 0\n");
    expect("yes\nno\nyes\n", "ok * unfinished 0\nok * unfinished 0\n");
    expect("yes\n\nno\n\n", "ok * unfinished 0\nok * unfinished 0\n");
    expect("\n \n\t\n", "");
    expect("", "");
    expect("\n\n  e3\n", "ok * unfinished 1\n");
}

TEST(after_a_fault_the_next_record_is_found)
{
    expect("e3\ne3\na2\n?\n\na3\n",
           "illegal * unfinished 1 place-occupied@2:2:1\nok * unfinished 1\n");
    expect("e3\n?\nyes\na3\n", "malformed * unfinished 1 syntax-line@2:2:1\nok * unfinished 1\n");
    expect("e3\n?\n \r\n\n?\n\na3\n", "malformed * unfinished 1 syntax-line@2:2:1\n"
                                      "malformed * unfinished 0 syntax-line@1:5:1\n"
                                      "ok * unfinished 1\n");
    expect("e3\n?", "malformed * unfinished 1 syntax-line@2:2:1\n");
    expect("e3\n?\na2", "malformed * unfinished 1 syntax-line@2:2:1\n");
}

/* Records of a notation that announces itself may follow, good or bad as this one is. */
TEST(other_notations_follow)
{
    static const char *const texts[] = {
        "c8\nSTEAL\nd4\n[White \"a\"]\n\n1.e3 2.a2 *\n",
        "c8\nSTEAL\nd4\n\n[White \"a\"]\n\n1.e3 2.a2 *\n",
        "c8\nSTEAL\nd4\n (;\nGM[24]VV[2]\n; P0[place wr A 2]; P1[place br A 3]\n)\n",
    };
    static const char broken[] = "c8\nSTEAL\n?\nd5\n[White \"a\"]\n\n1.e3 2.a2 *\n";
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        for (size_t piece = 1; piece < 100; piece += 13)
            assert_string_equal(summary_of_bytes(texts[i], strlen(texts[i]), piece, NULL),
                                "ok * unfinished 3\nok * unfinished 2\n");
    assert_string_equal(summary_of_bytes(broken, strlen(broken), 3, NULL),
                        "malformed * unfinished 2 syntax-line@3:3:1\nok * unfinished 2\n");
}

/* ---- Detection --------------------------------------------------------- */

TEST(detection)
{
    static const char *const own[] = {
        "c8\ng4\nd4\n",
        "C8\nG4\nD4\n",
        "c8;\ng4;\nd4;\n",
        " c8 \r\ng4\r\nd4",
        "c8\ng4\n\nd4\ng4\n",
        "c8\nsteal\n",
        "C8 ; \nSTEAL MSG mine\n",
        "c8 MSG 1.e3 [White \"x\"] 1-0 {}\n",
        "c8\ng4\nd4 MSG 1.e3 2.a5 h7-g7;xa5 xa5 1-0\n",
        "yes\nno\nc8\n",
        "no\n",
        "c8\n",
        "a1 ;",
        "yes MSG 1.e3 is best\nc8\n",
        "xe7-i11xd9;i7-i11;xi6-i10xh4\nc8-c7\nc7-c6\n",
        "c8\ng4\nd4\n?\nd5\n",
    };
    static const char *const others[] = {
        "c8 g4 d4",
        "c8\ng4\n",
        "h7-g7\n",
        "c8 g4\nd4 g11\nd6 b3\n",
        "1.c8\n2.g4\n3.d4\n",
        "c8\ng4\nd4\n1-0\n",
        "c8\ng4\nd4\n*\n",
        "c8\ng4\nd4 {good}\n",
        "c8\ng4\nd4\n4.g11\n",
        "d5-d9;xd9\nc4-f7\na2-d5\nc8-c7\n",
        "[White \"a\"]\n\nc8\nsteal\nd4\n",
        "{c8}\nc8\ng4\nd4\n",
    };
    assert_string_equal(detected(game), "codingame");
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++) {
        if (strcmp(detected(own[i]), "codingame") != 0)
            print_message("%s\n", own[i]);
        assert_string_equal(detected(own[i]), "codingame");
    }
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        if (strcmp(detected(others[i]), "gipf") != 0)
            print_message("%s\n", others[i]);
        assert_string_equal(detected(others[i]), "gipf");
    }
    assert_string_equal(detected("MSG\n"), "none");
    assert_string_equal(detected("note\nyesterday\n"), "none");
}

/* As much of a source as detection examines, cut anywhere. */
TEST(detection_of_a_long_source)
{
    static char text[4097];
    for (size_t used = 0; used + 1 < sizeof text; used++)
        text[used] = game[used % (sizeof game - 1)];
    for (size_t length = sizeof text - 30; length < sizeof text; length++) {
        text[length] = '\0';
        assert_string_equal(detected(text), "codingame");
        text[length] = game[length % (sizeof game - 1)];
    }
}

/* ---- Passes ------------------------------------------------------------ */

/* A record that begins with a position, which this notation cannot express. */
static void read_from(const char *position, const char *text, struct yinsh_record *record)
{
    struct cursor cursor = cursor_over(text, strlen(text));
    record_reset(record);
    add_tag(record, "Position", position);
    record->window.bytes = text;
    record->window.length = strlen(text);
    assert_true(notation_find(NOTATION)->read(&cursor, record));
    record_finish(record);
}

/* White's rings are in a corner, enclosed by Black's. */
#define BLOCKED "WWWB/1BBBB2/8/9/10/9/10/9/8/7/4 w move 2-0 21 standard"

/* The same, but White must remove a row first. */
#define ROW_FIRST "WWWB/1BBBB2/8/2wwwww2/4W5/9/10/9/8/7/4 w pre-row 1-0 21 standard"

TEST(passes_are_supplied)
{
    static struct yinsh_record record;
    read_from(BLOCKED, "b5-b6\n", &record);
    assert_false(record.failed);
    assert_int_equal(record.game.count, 2);
    assert_int_equal(record.game.played[0].action.kind, YINSH_PASS);
    assert_int_equal(record.game.played[0].turn, 21);
    assert_int_equal(record.game.played[1].turn, 22);
    /* The pass belongs to the turn that began with the row. */
    read_from(ROW_FIRST, "xd3-d7xe5\nb5-b6\n", &record);
    assert_false(record.failed);
    assert_int_equal(record.game.count, 4);
    assert_int_equal(record.game.played[2].action.kind, YINSH_PASS);
    assert_int_equal(record.game.played[2].turn, 21);
    assert_int_equal(record.game.played[3].turn, 22);
    /* A player who can move does not pass. */
    read_from(BLOCKED, "b5-b6\nb6-b7\n", &record);
    assert_true(record.failed);
    assert_int_equal(record.game.count, 2);
    record_free(&record);
}

/* ---- Hostile input --------------------------------------------------- */

TEST(damaged_records)
{
    static const char text[] = "yes\nc8 MSG a MSG b\nSTEAL;\nxe7-i11xd9;i7-i11\n\nc8\ng4\nd4\n";
    char copy[sizeof text];
    for (size_t length = 0; length < sizeof text; length++)
        summary_of_bytes(text, length, 5, NOTATION);
    for (size_t at = 0; at + 1 < sizeof text; at++)
        for (int byte = 0; byte < 256; byte++) {
            memcpy(copy, text, sizeof text);
            copy[at] = (char)byte;
            summary_of_bytes(copy, sizeof text - 1, 65536, NOTATION);
        }
}

/* Reading endless input ends, and the record after it is read. */
TEST(large_sources)
{
    static const char *const pieces[] = {
        "yes\n", "c8 MSG MSG MSG x MSG\n", "?\n", "x", " ", "MSG", "M", "c8;", "no MSG x",
    };
    static const char following[] = "\n\nc8\ng4\n";
    enum { LARGE = 300000 };
    const yinsh_reader_options options = {
        .size = sizeof(yinsh_reader_options), .notation = "codingame", .max_record = 100000};
    char *text = malloc(LARGE + sizeof following);
    assert_non_null(text);
    for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
        size_t length = strlen(pieces[i]), records = 0;
        for (size_t used = 0; used < LARGE; used++)
            text[used] = pieces[i][used % length];
        memcpy(text + LARGE, following, sizeof following);
        struct source source = {text, LARGE + sizeof following - 1, 4096};
        yinsh_reader *reader = yinsh_reader_new(give, &source, &options);
        const yinsh_record *record;
        int turns = -1;
        while (yinsh_reader_next(reader, &record) == 1) {
            records++;
            turns = yinsh_record_turns(record);
            if (i == 0)
                assert_int_equal(yinsh_record_fault_count(record), 0);
        }
        assert_int_equal(turns, 2);
        assert_true(i == 0 ? records == LARGE / 8 + 1 : records < 5);
        yinsh_reader_free(reader);
    }
    free(text);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
