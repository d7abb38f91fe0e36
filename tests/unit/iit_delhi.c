/* SPDX-License-Identifier: BSD-2-Clause */
/* The logs of IIT Delhi's server: points, lines, ends, record borders, writing. */
#include "record/record.h"
#include "support/iit_delhi_driver.h"
#include "support/random_games.h"
#include "syntax/notation.h"

/*
 * The points by hexagon and place, by hand from the board: from straight above the centre
 * clockwise.  Hexagon 5 lacks its corners.
 */
static const char *const ring1[] = {"f7", "g7", "g6", "f5", "e5", "e6"};
static const char *const ring2[] = {"f8", "g8", "h8", "h7", "h6", "g5",
                                    "f4", "e4", "d4", "d5", "d6", "e7"};
static const char *const ring3[] = {"f9", "g9", "h9", "i9", "i8", "i7", "i6", "h5", "g4",
                                    "f3", "e3", "d3", "c3", "c4", "c5", "c6", "d7", "e8"};
static const char *const ring4[] = {"f10", "g10", "h10", "i10", "j10", "j9", "j8", "j7",
                                    "j6",  "i5",  "h4",  "g3",  "f2",  "e2", "d2", "c2",
                                    "b2",  "b3",  "b4",  "b5",  "b6",  "c7", "d8", "e9"};
static const char *const ring5[] = {
    NULL, "g11", "h11", "i11", "j11", NULL, "k10", "k9", "k8", "k7", NULL, "j5", "i4", "h3", "g2",
    NULL, "e1",  "d1",  "c1",  "b1",  NULL, "a2",  "a3", "a4", "a5", NULL, "b7", "c8", "d9", "e10"};
static const char *const centre[] = {"f6"};

static void check_hexagon(int hexagon, const char *const points[], int count)
{
    for (int place = 0; place < count; place++) {
        char text[256], expected[sizeof text + 2];
        unsigned lost;
        snprintf(text, sizeof text, NORMAL("P %d %d") CLIENT0, hexagon, place);
        if (points[place] == NULL) {
            expect(text, "illegal * unfinished 0 place-off-board@1:1:45\n");
            continue;
        }
        snprintf(expected, sizeof expected, "ok * unfinished 1: %s\n", points[place]);
        expect_actions(text, expected);
        snprintf(expected, sizeof expected, "%s\n", text);
        assert_string_equal(convert("gipf", points[place], &lost), expected);
        assert_int_equal(lost, 0);
    }
}

TEST(all_points)
{
    check_hexagon(0, centre, 1);
    check_hexagon(1, ring1, 6);
    check_hexagon(2, ring2, 12);
    check_hexagon(3, ring3, 18);
    check_hexagon(4, ring4, 24);
    check_hexagon(5, ring5, 30);
    expect("P 0 1\n", "illegal * unfinished 0 place-off-board@1:1:3\n");
    expect("P 1 6\n", "illegal * unfinished 0 place-off-board@1:1:3\n");
    expect("P 6 17\n", "illegal * unfinished 0 place-off-board@1:1:3\n");
    expect("P 99999999999 99999999999\n", "illegal * unfinished 0 place-off-board@1:1:3\n");
}

/* ---- Turns ------------------------------------------------------------- */

static const char plain_placing[] = "P 4 0\nP 4 1\nP 4 2\nP 4 3\nP 4 4\n"
                                    "P 4 5\nP 4 6\nP 4 7\nP 4 8\nP 4 9\n";

TEST(line_forms)
{
    expect(placing, "ok * unfinished 10\n");
    expect(plain_placing, "ok * unfinished 10\n");
    expect_actions("You played : P 0 0\nPlayer 2 played : P 1 0\n", "ok * unfinished 2: f6 f7\n");
    expect_actions("Player 1 played : P 0 0\r\nYou played : P 1 0 \r\n",
                   "ok * unfinished 2: f6 f7\n");
    expect_actions("The other player played P 0 0\nYou played P 1 0", "ok * unfinished 2: f6 f7\n");
    expect("{\"action\": \"FINISH\", \"data\": \"\"}\n", "ok * unfinished 0\n");
    expect("{\"action\": \"FINISH\", \"data\": \" \\t \"}\n{\"action\": \"FINISH\", \"data\": \"  "
           "\"}\n",
           "malformed * unfinished 0 syntax-turn@1:1:31\nok * unfinished 0\n");
    /* The last line may lack its end, the client's words their blank, or be missing. */
    expect_actions("{\"action\": \"NORMAL\", \"meta\": \"\", \"data\": \"P 0 0\"}"
                   "Received from client 0\n"
                   "{ \"data\" : \"P 1 0\" , \"action\":\"NORMAL\"}",
                   "ok * unfinished 2: f6 f7\n");
    /* Escapes are decoded; the place of a fault is then that of the text. */
    expect_actions("{\"action\": \"NORMAL\", \"meta\": \"\", \"data\": \"P\\u00200 0\"}",
                   "ok * unfinished 1: f6\n");
    expect("{\"action\": \"NORMAL\", \"meta\": \"\", \"data\": \"P\\u00206 0\"}",
           "illegal * unfinished 0 place-off-board@1:1:43\n");
}

TEST(players)
{
    expect(NORMAL("P 0 0") CLIENT1, "illegal * unfinished 0 place-wrong-side@1:1:45\n");
    expect(NORMAL("P 0 0") CLIENT0 NORMAL("P 1 0") CLIENT0,
           "illegal * unfinished 1 place-wrong-side@2:2:45\n");
    expect("Player 2 played : P 0 0\n", "illegal * unfinished 0 place-wrong-side@1:1:21\n");
    expect(NORMAL("P 0 0") "Received from client 2\n",
           "malformed * unfinished 0 player-unknown@0:1:72\n");
    expect(NORMAL("P 0 0") "Received from client \n",
           "malformed * unfinished 0 syntax-line@0:1:51\n");
    expect(NORMAL("P 0 0") "Received from client 01\n",
           "malformed * unfinished 0 player-unknown@0:1:72\n");
    expect("Player 3 played : P 0 0\n", "malformed * unfinished 0 player-unknown@0:1:8\n");
    expect(NORMAL("P 0 0") "client 0\n", "malformed * unfinished 0 syntax-line@0:1:51\n");
}

/* A turn after ten placements. */
static void expect_turn(const char *turn, const char *expected)
{
    expect(followed_by(plain_placing, turn), expected);
}

TEST(turns)
{
    expect_turn("S 4 0 M 3 0\n", "ok * unfinished 11\n");
    expect_turn("S  4\t0   M 3 0\n", "ok * unfinished 11\n");
    expect_turn("S 4 0 M 5 0\n", "illegal * unfinished 10 move-off-board@11:11:9\n");
    expect_turn("S 5 0 M 5 0\n", "illegal * unfinished 10 move-off-board@11:11:3\n");
    expect_turn("S 4 1 M 3 0\n", "illegal * unfinished 10 move-opponent-ring@11:11:3\n");
    expect_turn("S 4 0 M 3 0 RS 5 0 RE 3 0 X 4 0\n",
                "illegal * unfinished 11 row-off-board@11:11:16\n");
    expect_turn("S 4 0 M 3 0 RS 4 0 RE 6 0 X 4 0\n",
                "illegal * unfinished 11 row-off-board@11:11:23\n");
    expect_turn("S 4 0 M 3 0 X 7 1\n", "illegal * unfinished 11 ring-not-due@11:11:15\n");
    expect_turn("S 4 0 M 3 0 S 3 0 M 2 0\n", "illegal * unfinished 11 turn-complete@11:11:15\n");
    expect("P 0 0 P 1 0\n", "illegal * unfinished 1 turn-complete@1:1:9\n");
    /* What is no turn. */
    expect_turn("S 4 0 M 3\n", "malformed * unfinished 10 syntax-turn@11:11:1\n");
    expect_turn("S 4 0 M 3 0 RS 4 0 X 3 0\n", "malformed * unfinished 11 syntax-turn@11:11:13\n");
    expect_turn("S 4 0 M 3 0 hello\n", "malformed * unfinished 11 syntax-turn@11:11:13\n");
    expect(NORMAL("") CLIENT0, "malformed * unfinished 0 syntax-turn@1:1:43\n");
    expect(NORMAL(" P 0 x") CLIENT0, "malformed * unfinished 0 syntax-turn@1:1:44\n");
    expect("You played : hello\n", "malformed * unfinished 0 syntax-turn@1:1:14\n");
    /* What some programs send after their turn. */
    expect(NORMAL("P 0 0 True") CLIENT0 NORMAL("P 1 0 False") CLIENT1,
           "ok * unfinished 2 line-unknown@1:1:49 line-unknown@2:2:49\n");
}

TEST(broken_objects)
{
    expect("{\"action\": \"NORMAL\", \"data\": \"P 0 0}\nP 0 0\n",
           "malformed * unfinished 0 json-syntax@0:1:30\n");
    expect("{\"action\": \"NORMAL\" \"data\": \"P 0 0\"}\n",
           "malformed * unfinished 0 json-syntax@0:1:21\n");
    expect("{\"action\": \"NORMAL\"}\n", "malformed * unfinished 0 json-field@0:1:1\n");
    expect("{\"action\": 1, \"data\": \"P 0 0\"}\n", "malformed * unfinished 0 json-field@0:1:1\n");
    expect("{\"action\": \"NORMAL\", \"data\": [\"P 0 0\"]}\n",
           "malformed * unfinished 0 json-field@0:1:1\n");
    expect("{\"action\": \"NORMAL\", \"meta\": 7, \"data\": \"P 0 0\"}\n",
           "malformed * unfinished 0 json-field@0:1:30\n");
}

TEST(unknown_lines)
{
    static const char text[] =
        "Start\n\nP 0 0\nRS 2 7 False\nX 1 1 True\nP 0 0 True\n"
        "{\"action\": \"INIT\", \"meta\": \"\", \"data\": \"1 5 120\"}\nP 1 0\n";
    struct source source;
    const struct yinsh_record *record;
    expect(text, "ok * unfinished 2 line-unknown@0:1:1 line-unknown@0:4:1 line-unknown@0:5:1 "
                 "line-unknown@0:6:1 line-unknown@0:7:1\n");
    yinsh_reader *reader = read_first(text, NULL, &source, &record);
    assert_int_equal(record->game.count, 2);
    assert_string_equal(record->notes->text, "Start");
    assert_int_equal(record->notes->after, 0);
    assert_string_equal(record->notes->next->text, "RS 2 7 False");
    assert_int_equal(record->notes->next->after, 1);
    yinsh_reader_free(reader);
    /* A program's own log may have nothing but its answers: then these are the turns. */
    expect("P 0 0 True\nP 5 1\nP 0 0\n",
           "illegal * unfinished 2 line-unknown@1:1:7 place-occupied@3:3:3\n");
    expect("P 1 2 False\nP 1 2\n",
           "illegal * unfinished 1 line-unknown@1:1:7 place-occupied@2:2:3\n");
    expect("You played : P 0 0\nP 1 1 True\n", "ok * unfinished 1 line-unknown@0:2:1\n");
    /* Nothing but such lines is a bad record. */
    expect("Start\nhello\n\nhello", "malformed * unfinished 0 line-unknown@0:1:1 "
                                    "line-unknown@0:2:1 line-unknown@0:4:1 syntax-line@0:1:1\n");
    /* A meta text that the server never sends. */
    reader = read_first("{\"action\": \"NORMAL\", \"meta\": \"a\\tb\", \"data\": \"P 0 0\"}", NULL,
                        &source, &record);
    assert_string_equal(record->notes->text, "a\tb");
    yinsh_reader_free(reader);
}

TEST(passes)
{
    expect_passes();
}

/* ---- Ends -------------------------------------------------------------- */

TEST(a_game)
{
    unsigned lost;
    expect(read_whole(), "ok 1-0 rings 81\n");
    assert_non_null(strstr(whole, NORMAL("RS 4 19 RE 3 0 X 5 26 S 2 3 M 4 2") CLIENT0));
    assert_non_null(strstr(whole, "{\"action\": \"FINISH\", \"meta\": \"Player 1 SCORE : "));
    assert_string_equal(whole + strlen(whole) - strlen(CLIENT0), CLIENT0);
    const char *again = convert("iit-delhi", whole, &lost);
    assert_string_equal(again, whole);
}

/* The game with another line of scores. */
static void expect_score(const char *line, const char *expected)
{
    expect(changed(score, line), expected);
}

TEST(scores)
{
    /* Only the whole parts are claims, in either order; the rest is kept. */
    expect_score("Player 1 SCORE : 8.0 : Player 2 SCORE : 2", "ok 1-0 rings 81\n");
    expect_score("Player 2 SCORE : 2.1 : Player 1 SCORE : 8.2", "ok 1-0 rings 81\n");
    expect_score("Player 2 SCORE : 8.009 : Player 1 SCORE : 2.009",
                 "mismatch 1-0 rings 81 result-mismatch@0:81:31\n");
    expect_score("Player 1 SCORE : 9.009 : Player 2 SCORE : 1.009",
                 "mismatch 1-0 rings 81 rings-mismatch@0:81:31\n");
    /* What is not certain claims nothing. */
    expect_score("Player 1 SCORE : 7.009 : Player 2 SCORE : 3.009", "ok 1-0 rings 81\n");
    expect_score("Player 1 SCORE : 5.0 : Player 2 SCORE : 5.0", "ok 1-0 rings 81\n");
    expect_score("Player 2 SCORE : 8.0 : Player 2 SCORE : 2.0", "ok 1-0 rings 81\n");
    expect_score("Player 2 SCORE : 8.0", "ok 1-0 rings 81\n");
    expect_score("", "ok 1-0 rings 81\n");
    expect_score("Player 2 SCORE : 8. : Player 1 SCORE : 2.", "ok 1-0 rings 81\n");
    /* The game continues after the log states that it was won. */
    expect(FINISH("Player 1 SCORE : 10.0 : Player 2 SCORE : 0.0", "P 0 0") CLIENT0,
           "mismatch * unfinished 1 result-mismatch@0:1:31\n");
}

TEST(other_ends)
{
    static const struct {
        const char *line, *expected;
    } ends[] = {
        {FINISH("TIMEOUT BY PLAYER 1 : Player 1 SCORE : 0.0 : Player 2 SCORE : 10.0", "") CLIENT0,
         "ok 0-1 time 10\n"},
        {FINISH("TIMEOUT BY PLAYER 2 : Player 2 SCORE : 0.0 : Player 1 SCORE : 10.0", "") CLIENT1,
         "ok 1-0 time 10\n"},
        {KILLPROC("INVALID MOVE BY PLAYER 1 : Player 1 SCORE : 0 : Player 2 SCORE : 10") CLIENT0,
         "ok 0-1 forfeit 10\n"},
        {KILLPROC("INVALID MOVE BY PLAYER 2") CLIENT1, "ok 1-0 forfeit 10\n"},
        {KILLPROC("UNEXPECTED STOP BY PLAYER 2 : Player 2 SCORE : 0 : Player 1 SCORE : 10") CLIENT1,
         "ok 1-0 forfeit 10\n"},
        {KILLPROC("UNEXPECTED STOP BY PLAYER 3") CLIENT0, "ok * unfinished 10\n"},
        {KILLPROC("UNEXPECTED STOP BY PLAYER 12") CLIENT0, "ok * unfinished 10\n"},
        {KILLPROC("TIMEOUT ON CLIENT NETWORK") CLIENT0, "ok * unfinished 10\n"},
        {FINISH("a\\u0000b", "") CLIENT0, "ok * unfinished 10\n"},
        /* The end of a program takes no turn with it. */
        {"{\"action\": \"KILLPROC\", \"meta\": \"\", \"data\": \"S 4 0 M 3 0\"}\n",
         "ok * unfinished 10 line-unknown@0:11:45\n"},
    };
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        struct source source;
        const struct yinsh_record *record;
        const char *text = followed_by(placing, ends[i].line);
        expect(text, ends[i].expected);
        yinsh_reader *reader = read_first(text, NULL, &source, &record);
        unsigned lost = record->notes != NULL ? LOST_COMMENTS : 0;
        assert_returns_in(notation_find(NOTATION), record, lost);
        yinsh_reader_free(reader);
    }
}

/* ---- Records ----------------------------------------------------------- */

TEST(record_borders)
{
    static char text[65536];
    expect("", "");
    expect("\n\n \n", "");
    expect("P 0 0\nP 1 0\n\n\nP 2 0\n", "ok * unfinished 2\nok * unfinished 1\n");
    /* After an end; lines between two games belong to the second. */
    snprintf(text, sizeof text, "%s%sOld game-\n%s\n", read_whole(), whole, whole);
    expect(text, "ok 1-0 rings 81\nok 1-0 rings 81\nok 1-0 rings 81 line-unknown@0:163:1\n");
    expect(KILLPROC("INVALID MOVE BY PLAYER 1") CLIENT0 FINISH("", "") CLIENT0,
           "ok 0-1 forfeit 0\nok * unfinished 0\n");
    /* At a placement of White's, or of nobody's, after moves. */
    snprintf(text, sizeof text, "%sS 4 0 M 3 0\n%sS 4 0 M 3 0\n%s", placing, plain_placing,
             placing);
    expect(text, "ok * unfinished 11\nok * unfinished 11\nok * unfinished 10\n");
    snprintf(text, sizeof text, "%sS 4 0 M 3 0\n" NORMAL("P 0 0") CLIENT1, placing);
    expect(text, "illegal * unfinished 11 place-after-ten@12:12:45\n");
}

TEST(resync)
{
    static char text[65536];
    /* Up to the end of the game, a blank line or the next game. */
    snprintf(text, sizeof text, "P 0 0\n%s%s", read_whole(), whole);
    expect(text, "illegal * unfinished 1 place-wrong-side@2:2:45\nok 1-0 rings 81\n");
    expect("P 0 0\nP 0 0\nP 1 0\n\nhello\nP 1 0\n",
           "illegal * unfinished 1 place-occupied@2:2:3\nok * unfinished 1 line-unknown@0:5:1\n");
    expect("P 0 0\nP 0 0\nP 1 0\n\n\nP 1 0",
           "illegal * unfinished 1 place-occupied@2:2:3\nok * unfinished 1\n");
    snprintf(text, sizeof text, "P 0 0\nP 0 0\nS 0 0 M 1 1\n%s", placing);
    expect(text, "illegal * unfinished 1 place-occupied@2:2:3\nok * unfinished 10\n");
    /* An end that is at fault is an end. */
    expect(FINISH("", "S 0 0 M 1 0") CLIENT0 "P 0 0\n",
           "illegal * unfinished 0 placing-due@1:1:45\nok * unfinished 1\n");
}

TEST(resync_far)
{
    char next[2048];
    snprintf(next, sizeof next, "%sS 4 0 M 3 0\n\nP 0 0\n", placing);
    expect_far("P 0 0\nP 0 0\nS 0 0 M 1 0\n", next,
               "illegal * unfinished 1 place-occupied@2:2:3\n"
               "ok * unfinished 11\nok * unfinished 1\n");
}

TEST(larger_game)
{
    static char text[65536];
    static const char larger[] = "P 4 0\nP 4 1\nP 4 2\nP 4 3\nP 4 4\nP 4 5\nP 4 6\nP 4 7\n"
                                 "P 4 8\nP 4 9\nP 0 0\n";
    /* Twelve rings are another game, wherever they are; one diagnostic for all of it. */
    snprintf(text, sizeof text, "%sP 1 0\nS 4 0 M 6 1\nRS 1 1 RE 1 6 X 6 6\n%s%s", larger,
             FINISH("Player 1 SCORE : 10.0 : Player 2 SCORE : 0.0", "S 6 0 M 6 1") CLIENT0,
             read_whole());
    expect(text, "malformed * unfinished 0 other-game@0:12:1\nok 1-0 rings 81\n");
    expect("P 6 1\nP 6 2\nP 6 3\nP 6 4\nP 6 5\nhello\nP 6 7\nP 6 8\nP 6 9\nP 6 10\nP 6 11\nP 6 "
           "13\nP 6 "
           "14\n",
           "malformed * unfinished 0 other-game@0:13:1\n");
    /* So are eleven if one of them is off this board; otherwise one is too many. */
    expect(larger, "illegal * unfinished 10 place-after-ten@11:11:3\n");
    snprintf(text, sizeof text, "%s", larger);
    text[2] = '6';
    expect(text, "malformed * unfinished 0 other-game@0:11:1\n");
    snprintf(text, sizeof text, "%s", plain_placing);
    text[2] = '6';
    expect(text, "illegal * unfinished 0 place-off-board@1:1:3\n");
    /* Another record's rings do not count. */
    snprintf(text, sizeof text, "%s\n%s", plain_placing, plain_placing);
    expect(text, "ok * unfinished 10\nok * unfinished 10\n");
    snprintf(text, sizeof text, "%s%s%s", placing, FINISH("", "") CLIENT0, plain_placing);
    expect(text, "ok * unfinished 10\nok * unfinished 10\n");
}

TEST(mixed_file)
{
    static const struct mixed_record records[] = {
        {"iit-delhi", 10}, {"gipf", 1}, {"iit-delhi", 2}, {"boardspace", 0}};
    expect_mixed(
        followed_by(placing, "[Event \"a\"]\n\n1.e3 *\n\nP 0 0\nP 1 0\n\n(;GM[24]SU[Yinsh])\n"),
        records, sizeof records / sizeof records[0]);
    /* Told what to read, another notation's lines are unknown lines. */
    expect("[Event \"a\"]\nP 0 0\n", "ok * unfinished 1 line-unknown@0:1:1\n");
}

TEST(detection)
{
    static const struct detection texts[] = {
        {placing, "iit-delhi"},
        {"P 0 0\nP 1 0\n", "iit-delhi"},
        {"P 0 0", "iit-delhi"},
        {"You played : P 0 0\n", "iit-delhi"},
        {"Player 2 played : P 0 0\r\n", "iit-delhi"},
        {"hello\nTime remaining is: 120s\nYou played : P 0 0\n", "iit-delhi"},
        {"{ \"action\": \"NORMAL\", \"data\": \"P 0 0\"}", "iit-delhi"},
        {"{a comment} 1.e3 2.a5", "gipf"},
    };
    expect_detections(texts, sizeof texts / sizeof texts[0]);
}

/* ---- The pool ---------------------------------------------------------- */

/* A game that ends with the empty pool, and one in which the same player continues. */
static void find_long_game(struct yinsh_record *record, enum yinsh_house house)
{
    yinsh_position rules = {.variant = YINSH_STANDARD, .house = (uint8_t)house};
    for (uint32_t seed = 1;; seed++) {
        yinsh_action actions[YINSH_MAX_ACTIONS];
        uint32_t random = seed;
        begin_game(record, &rules);
        while (record->game.now.due != YINSH_DUE_OVER &&
               (record->game.now.turn < 75 || record->game.now.turn == record->game.turn)) {
            size_t count = yinsh_legal_actions(&record->game.now, actions);
            play_action(record, actions[next_random(&random) % count]);
        }
        record_finish(record);
        bool long_one = house == YINSH_HOUSE_NONE
                            ? record->outcome.end == YINSH_END_MARKERS
                            : yinsh_pool(&record->game.now) == 0 && record->game.now.turn == 75;
        if (long_one && !record->failed)
            return;
    }
}

TEST(empty_pool)
{
    static struct yinsh_record record;
    unsigned lost;
    struct source source;
    const struct yinsh_record *back;
    /* The server has no word for this end, nor needs it. */
    find_long_game(&record, YINSH_HOUSE_NONE);
    assert_returns(&record);
    struct buffer log = write_record(&record, &lost);
    assert_int_equal(lost, 0);
    assert_null(strstr(log.bytes, "FINISH"));
    free(log.bytes);
    /* Nor has it the rule, so a game continues. */
    find_long_game(&record, YINSH_HOUSE_NO_LIMIT);
    log = write_record(&record, &lost);
    assert_int_equal(lost, LOST_HOUSE);
    yinsh_reader *reader = read_first(log.bytes, NULL, &source, &back);
    assert_int_equal(back->fault_count, 1);
    assert_int_equal(back->faults[0].code, FAULT_LIMIT_PASSED);
    assert_int_equal(back->game.count, record.game.count);
    assert_true(yinsh_position_equal(&back->game.now, &record.game.now));
    assert_int_equal(back->game.start.house, YINSH_HOUSE_NO_LIMIT);
    yinsh_reader_free(reader);
    /* A player may run out of time then, too. */
    find_long_game(&record, YINSH_HOUSE_NONE);
    free(log.bytes);
    log = write_record(&record, &lost);
    const char *text = followed_by(
        "", FINISH("TIMEOUT BY PLAYER 1 : Player 1 SCORE : 0 : Player 2 SCORE : 10", "") CLIENT0);
    log.length--; /* the blank line */
    collect(&log, text, strlen(text));
    reader = read_first(log.bytes, NULL, &source, &back);
    assert_int_equal(back->outcome.end, YINSH_END_TIME);
    assert_int_equal(back->outcome.result, YINSH_RESULT_BLACK);
    assert_int_equal(back->faults[0].code, FAULT_LIMIT_PASSED);
    yinsh_reader_free(reader);
    free(log.bytes);
    record_free(&record);
}

/* ---- Losses ------------------------------------------------------------ */

TEST(losses)
{
    unsigned lost;
    assert_string_equal(convert("gipf", "*", &lost), FINISH("", "") CLIENT0);
    assert_int_equal(lost, 0);
    expect_losses(NORMAL("P 0 0") CLIENT0 NORMAL("P 1 0") CLIENT1 "\n");
}

/* Cut off anywhere, or with a wrong byte anywhere, nothing but the record suffers. */
TEST(pieces)
{
    read_whole();
    read_damaged(whole, "\n\"\\{}P6\x80", 23);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
