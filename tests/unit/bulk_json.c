/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Judging the project's own JSON in bulk never changes what is reported of it: games as they are
 * written, single bytes of them replaced, random damage, and what a record may state.  An action in
 * its usual form is read as one in any other form.
 */
#include "support/bulk_damage.h"

/* ---- Games ------------------------------------------------------------- */

/* All games are judged in bulk, however they end and whatever they state. */
TEST(as_written)
{
    static const struct layout layouts[] = {
        {.width = 0},
        {.tags = true, .width = 79},
        {.tags = true, .result = true},
        {.tags = true, .result = true, .resigned = true},
        {.result = true, .short_form = true},
        {.result = true, .marks = 20},
        {.tags = true, .result = true, .resigned = true, .clocks = 90},
    };
    for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++)
        assert_in_bulk_as_written(&layouts[i], true);
}

/* Leave out what comes after the first turn that begins with a row; false if none does. */
static bool end_before_row(struct game *game)
{
    for (size_t at = 1; at < game->count; at++)
        if (game->actions[at].kind == YINSH_ROW && game->turns[at] != game->turns[at - 1]) {
            game->count = at;
            return true;
        }
    return false;
}

/*
 * Games that end when the next side has a row: it removes that before it moves, and the position
 * has to state this.
 */
TEST(row_of_the_next_side)
{
    static const char due[] = " pre-row ", other[] = " move ";
    static const struct layout layout = {.width = 0};
    static struct game game;
    uint32_t random = 4;
    size_t found = 0;
    for (int i = 0; i < 200; i++) {
        play_game(&game, &random, 1 + (uint32_t)i % 4, YINSH_HOUSE_NONE, SIZE_MAX);
        if (!end_before_row(&game))
            continue;
        found++;
        begin_text();
        put_converted(&game, &layout, &random);
        assert_alike(text.bytes, text.length);
        /* Without it the position is another one. */
        char *at = strstr(text.bytes, due), *following = at + sizeof due - 1;
        assert_non_null(at);
        memcpy(at, other, sizeof other - 1);
        memmove(at + sizeof other - 1, following, (size_t)(text.bytes + text.length - following));
        text.length -= sizeof due - sizeof other;
        shares = (struct shares){.skipped = 0};
        assert_alike(text.bytes, text.length);
        assert_true(shares.skipped == 0 && shares.read == 1);
    }
    assert_true(found > 5);
}

TEST(any_way)
{
    assert_alike_in_any_way();
}

/* ---- One game in all its parts ----------------------------------------- */

#define TURN(turn, side, kind) "{\"turn\":" turn ",\"side\":\"" side "\",\"kind\":\"" kind "\""
#define PLACE(turn, side, to) TURN(turn, side, "place") ",\"to\":\"" to "\"}"
#define MOVE(turn, side, from, to) TURN(turn, side, "move") ENDS(from, to) "}"
#define ENDS(from, to) ",\"from\":\"" from "\",\"to\":\"" to "\""
#define ROW(turn, side, from, to, markers)                                                         \
    TURN(turn, side, "row") ENDS(from, to) ",\"markers\":[" markers "]}"
#define RING(turn, side, from) TURN(turn, side, "ring") ",\"from\":\"" from "\"}"
#define MARKERS "\"e5\",\"e6\",\"e7\",\"e8\",\"e9\""

#define PLACED                                                                                     \
    PLACE("1", "white", "e5")                                                                      \
    "," PLACE("2", "black", "k10") "," PLACE("3", "white", "f10") "," PLACE(                       \
        "4", "black",                                                                              \
        "k9") "," PLACE("5", "white",                                                              \
                        "g11") "," PLACE("6", "black",                                             \
                                         "k8") "," PLACE("7", "white",                             \
                                                         "h11") "," PLACE("8", "black",            \
                                                                          "k7") "," PLACE("9",     \
                                                                                          "white", \
                                                                                          "b6")
#define LAST_PLACED PLACE("10", "black", "j11")
#define NOTES(notes) ",\"notes\":[" notes "]"
#define NOTED(notes) TURN("10", "black", "place") ",\"to\":\"j11\"" NOTES(notes) "}"
#define TIMED NOTED("{\"clock\":0},{\"clock\":102}")
#define MOVES                                                                                      \
    MOVE("11", "white", "e5", "e6")                                                                \
    "," MOVE("12", "black", "k10", "j10") "," MOVE("13", "white", "e6", "e7") "," MOVE(            \
        "14", "black", "k9",                                                                       \
        "j9") "," MOVE("15", "white", "e7",                                                        \
                       "e8") "," MOVE("16", "black", "k8",                                         \
                                      "j8") "," MOVE("17", "white", "e8",                          \
                                                     "e9") "," MOVE("18", "black", "j11", "i11")
#define ROW_MOVE MOVE("19", "white", "e9", "e10")
#define ROW_ROW ROW("19", "white", "e5", "e9", MARKERS)
#define ROW_RING RING("19", "white", "e10")
#define REMOVED ROW_MOVE "," ROW_ROW "," ROW_RING
#define ACTIONS PLACED "," LAST_PLACED "," MOVES "," REMOVED
#define TAGS "\"tags\":[[\"White\",\"a\"],[\"Black\",\"\303\274\"]]"
#define VARIANT "\"variant\":\"standard\""
#define RESULT "\"result\":\"*\""
#define END "\"end\":\"unfinished\""
#define RINGS "\"rings\":[1,0]"
#define HEAD(members) "{\"yinsh\":1," members
#define ALL_HEAD HEAD(TAGS "," VARIANT "," RESULT "," END "," RINGS)
#define BOARD "4/5W1/8/9/10/8W/9W/8W/7B/3BBBb/Bbbb"
#define FINAL ",\"final\":\"" BOARD " b move 1-0 20 standard\""
#define RECORD(head, actions, tail) head ",\"actions\":[" actions "]" tail "}"
#define WHOLE RECORD(ALL_HEAD, ACTIONS, FINAL)

/* Longer than what is examined together. */
#define LONG_TEXT "Wei, Schwarz und noch jemand 1-0 ~ !"

/* What comes after it, so that its place is reported. */
#define AFTER "\n{\"yinsh\":1,\"actions\":[" PLACE("1", "white", "a1") "]}\n"

TEST(what_is_judged_in_bulk)
{
    static const char *const records[] = {
        WHOLE,
        WHOLE "\n" WHOLE,
        WHOLE WHOLE,
        RECORD(HEAD(TAGS), ACTIONS, ""),
        RECORD(HEAD(VARIANT), ACTIONS, ""),
        RECORD(HEAD(RESULT), ACTIONS, ""),
        RECORD(HEAD("\"result\":\"0-1\","
                    "\"end\":\"resign\""),
               ACTIONS, FINAL),
        RECORD(HEAD("\"end\":\"agreed\""), ACTIONS, FINAL),
        RECORD(HEAD(RINGS), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":{}"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":{\"White\":\"a\",\"Black\":\"\303\274\"}"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"" LONG_TEXT "\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"" LONG_TEXT "\303\274" LONG_TEXT "\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"\"],[\"Aa\",\"\"],[\"b\",\"?\"]]"), ACTIONS, FINAL),
        RECORD("{\"yinsh\":1", PLACED "," LAST_PLACED, ""),
        RECORD(HEAD(RINGS NOTES("{\"comment\":\"\"},{\"clock\":0}")), ACTIONS, ""),
        RECORD("{\"yinsh\":1" NOTES(""), ACTIONS, ",\"end_clocks\":[]"),
        RECORD("{\"yinsh\":1", ACTIONS, ",\"end_clocks\":[0,12]"),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"clock\":999999999999999999}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"mark\":\"!?\"},{\"comment\":\"\303\274\"}"),
               ""),
        RECORD("{\"yinsh\":1", PLACED "," LAST_PLACED "," MOVES, ""),
    };
    assert_in_bulk(records, sizeof records / sizeof records[0], AFTER);
}

/* What is at fault, or may be, or is written in another way. */
TEST(what_is_unusual)
{
    static const char *const records[] = {
        /* The head. */
        RECORD("{\"yinsh\":2", ACTIONS, FINAL),
        RECORD("{\"yinsh\":11", ACTIONS, FINAL),
        RECORD("{\"yinsh\":1.0", ACTIONS, FINAL),
        RECORD("{\"yinsh\": 1", ACTIONS, FINAL),
        RECORD("{\"Yinsh\":1", ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":1"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[1]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":{\"a\":1}"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":{\"a\":\"b\",\"a\":\"c\"}"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":{\"a b\":\"\"}"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":{\"a\"}"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":{\"a\":\"b\",}"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"b\",\"c\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",1]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[1,\"a\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"\",\"a\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a-b\",\"a\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"\303\274\",\"a\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"b\"],[\"a\",\"c\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"b\"],]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"b\"][\"c\",\"d\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"\\n\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"\n\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"\\q\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"\377\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"\303\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"\355\240\200\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"" LONG_TEXT "\\\\\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"" LONG_TEXT "\037\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"" LONG_TEXT "\303\274\n\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"" LONG_TEXT "\303\274\377" LONG_TEXT "\"]]"), ACTIONS,
               FINAL),
        RECORD(HEAD("\"tags\":[[\"Result\",\"1-0\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"rings\",\"3-0\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"Variant\",\"blitz\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"TERMINATION\",\"rings\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"Position\",\"x\"]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"variant\":\"blitz\""), ACTIONS, FINAL),
        RECORD(HEAD("\"variant\":\"standard+no-limit\""), ACTIONS, FINAL),
        RECORD(HEAD("\"variant\":1"), ACTIONS, FINAL),
        RECORD(HEAD("\"result\":\"1-0\""), ACTIONS, FINAL),
        RECORD(HEAD("\"result\":\"1:0\""), ACTIONS, FINAL),
        RECORD(HEAD("\"result\":1"), ACTIONS, FINAL),
        RECORD(HEAD("\"result\":\"\\u002a\""), ACTIONS, FINAL),
        RECORD(HEAD("\"end\":\"rings\""), ACTIONS, FINAL),
        RECORD(HEAD("\"end\":\"Unfinished\""), ACTIONS, FINAL),
        RECORD(HEAD("\"end\":\"resign\""), ACTIONS, FINAL),
        RECORD(HEAD("\"end\":null"), ACTIONS, FINAL),
        RECORD(HEAD("\"rings\":[0,1]"), ACTIONS, FINAL),
        RECORD(HEAD("\"rings\":[1,0,0]"), ACTIONS, FINAL),
        RECORD(HEAD("\"rings\":[1]"), ACTIONS, FINAL),
        RECORD(HEAD("\"rings\":[01,0]"), ACTIONS, FINAL),
        RECORD(HEAD("\"rings\":[9,0]"), ACTIONS, FINAL),
        RECORD(HEAD("\"rings\":[1.0,0]"), ACTIONS, FINAL),
        RECORD(HEAD(RESULT "," VARIANT), ACTIONS, FINAL),
        RECORD(HEAD(RESULT "," RESULT), ACTIONS, FINAL),
        RECORD(HEAD("\"notes\":[1]"), ACTIONS, FINAL),
        RECORD(HEAD("\"notes\":1"), ACTIONS, FINAL),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"clock\":1},"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"clock\":1}{\"clock\":1}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"clock\":01}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"clock\":00}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"clock\": 1}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"clock\":1 }"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"clock\":1.}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"clock\":-1}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"clock\":1}]"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"comment\":\"]\"}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("1") ",\"x\":1", ""),
        RECORD(HEAD("\"rings\":[1,00]"), ACTIONS, FINAL),
        RECORD(HEAD("\"rings\":[1,0}"), ACTIONS, FINAL),
        RECORD(HEAD("\"rings\":[1 ,0 ]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"b\"}]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[{\"a\":\"b\"}]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[[\"a\",\"b\",]]"), ACTIONS, FINAL),
        RECORD(HEAD("\"tags\":[ [ \"a\" , \"b\" ] ]"), ACTIONS, FINAL),
        RECORD("{\"yinsh\":1", ACTIONS, ",\"end_clocks\":[01]"),
        RECORD("{\"yinsh\":1", ACTIONS, ",\"end_clocks\":[1 1]"),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"clock\":1.5}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"clock\":\"1\"}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"clock\":}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"clock\":1000000000000000000}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"clock\":1,\"mark\":\"!\"}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"mark\":\"\"}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"mark\":\"!x\"}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"mark\":1}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"comment\":1}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"comment\":\"\\u0000\"}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"comment\":\"\377\"}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," NOTED("{\"other\":1}"), ""),
        RECORD("{\"yinsh\":1", PLACED "," TURN("10", "black", "place") ",\"to\":\"j11\",}", ""),
        RECORD("{\"yinsh\":1", PLACED "," TURN("10", "black", "place") ",\"to\":\"j11\",\"x\":1}",
               ""),
        RECORD("{\"yinsh\":1", ACTIONS, ",\"end_clocks\":[1.0]"),
        RECORD("{\"yinsh\":1", ACTIONS, ",\"end_clocks\":[\"1\"]"),
        RECORD("{\"yinsh\":1", ACTIONS, ",\"end_clocks\":[1,]"),
        RECORD("{\"yinsh\":1", ACTIONS, FINAL ",\"end_clocks\":[1]"),
        RECORD(HEAD("\"other\":1"), ACTIONS, FINAL),
        RECORD(HEAD("\"start\":\"11\""), ACTIONS, FINAL),
        /* The tail. */
        RECORD("{\"yinsh\":1", ACTIONS, ",\"final\":\"" BOARD " w move 1-0 20 standard\""),
        RECORD("{\"yinsh\":1", ACTIONS, ",\"final\":\"" BOARD " w move 1-0 21 standard\""),
        RECORD("{\"yinsh\":1", ACTIONS, ",\"final\":\"" BOARD " b move 0-0 20 standard\""),
        RECORD("{\"yinsh\":1", ACTIONS, ",\"final\":\"" BOARD " b move 1-0 20 blitz\""),
        RECORD("{\"yinsh\":1", ACTIONS, ",\"final\":\"" BOARD " b move 1-0 20 standard passed\""),
        RECORD("{\"yinsh\":1", ACTIONS, ",\"final\":\"" BOARD " b move 1-0 20 standard \""),
        RECORD("{\"yinsh\":1", ACTIONS, ",\"final\":\"" BOARD " b pre-row 1-0 20 standard\""),
        RECORD("{\"yinsh\":1", ACTIONS, ",\"final\":\"w" BOARD " b move 1-0 20 standard\""),
        RECORD("{\"yinsh\":1", ACTIONS, ",\"final\":1"),
        RECORD("{\"yinsh\":1", ACTIONS, FINAL FINAL),
        RECORD("{\"yinsh\":1", ACTIONS, FINAL ",\"rings\":[1,0]"),
        RECORD("{\"yinsh\":1", ACTIONS, ",\"rings\":[3,0]"),
        RECORD("{\"yinsh\":1", ACTIONS, ",\"actions\":[]"),
        RECORD("{\"yinsh\":1", ACTIONS ",", ""),
        RECORD("{\"yinsh\":1", ACTIONS "]", ""),
        RECORD("{\"yinsh\":1", ACTIONS ",1", ""),
        RECORD("{\"yinsh\":1", ACTIONS " ", ""),
        RECORD("{\"yinsh\":1", ACTIONS, " "),
        RECORD("{\"yinsh\":1", ACTIONS, "\n"),
        /* Actions. */
        RECORD("{\"yinsh\":1", "", ""),
        RECORD("{\"yinsh\":1", PLACED, ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("9", "white", "j11"), ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("10", "white", "j11"), ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("11", "white", "j11"), ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("11", "black", "j11"), ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("010", "black", "j11"), ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("1e1", "black", "j11"), ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("\"10\"", "black", "j11"), ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("", "black", "j11"), ""),
        RECORD("{\"yinsh\":1", PLACE("0", "black", "j11"), ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("10", "black", "e5"), ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("10", "black", "J11"), ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("10", "black", "k11"), ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("10", "black", "j12"), ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("10", "black", "j21"), ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("10", "black", "j0"), ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("10", "black", "j011"), ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("10", "black", "l5"), ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("10", "black", "`5"), ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("10", "black", "a1"), ""),
        RECORD("{\"yinsh\":1", PLACED "," PLACE("10", "black", ""), ""),
        RECORD("{\"yinsh\":1", PLACED "," MOVE("10", "black", "k7", "j7"), ""),
        RECORD("{\"yinsh\":1", PLACED "," LAST_PLACED "," PLACE("10", "black", "a2"), ""),
        RECORD("{\"yinsh\":1", PLACED "," LAST_PLACED "," PLACE("11", "white", "a2"), ""),
        RECORD("{\"yinsh\":1", PLACED "," LAST_PLACED "," MOVE("11", "white", "e5", "f7"), ""),
        RECORD("{\"yinsh\":1", PLACED "," LAST_PLACED "," MOVE("11", "white", "e5", "a1"), ""),
        RECORD("{\"yinsh\":1", PLACED "," LAST_PLACED "," MOVE("11", "white", "a1", "e6"), ""),
        RECORD("{\"yinsh\":1", PLACED "," LAST_PLACED "," MOVE("11", "white", "k7", "j7"), ""),
        RECORD("{\"yinsh\":1", PLACED "," LAST_PLACED "," MOVE("10", "black", "k7", "j7"), ""),
        RECORD("{\"yinsh\":1", PLACED "," LAST_PLACED "," TURN("11", "white", "pass") "}", ""),
        RECORD("{\"yinsh\":1", PLACED "," LAST_PLACED "," TURN("11", "white", "move") "}", ""),
        RECORD("{\"yinsh\":1", PLACE("1", "white", "e5") "," TURN("2", "black", "steal") "}", ""),
        RECORD("{\"yinsh\":1", ACTIONS "," MOVE("20", "black", "i11", "h11"), ""),
        RECORD("{\"yinsh\":1", ACTIONS "," MOVE("21", "black", "i11", "h10"), ""),
        RECORD("{\"yinsh\":1", ACTIONS "," MOVE("19", "white", "b6", "b7"), ""),
        RECORD("{\"yinsh\":1", PLACED "," LAST_PLACED "," MOVES ",1", ""),
#define UP_TO_MOVE PLACED "," LAST_PLACED "," MOVES "," ROW_MOVE
        /* Removals. */
        RECORD("{\"yinsh\":1", UP_TO_MOVE, ""),
        RECORD("{\"yinsh\":1", UP_TO_MOVE "," ROW_ROW, ""),
        RECORD("{\"yinsh\":1", UP_TO_MOVE "," ROW_RING, ""),
        RECORD("{\"yinsh\":1", UP_TO_MOVE "," ROW_RING "," ROW_ROW, ""),
        RECORD("{\"yinsh\":1", UP_TO_MOVE "," ROW_ROW "," ROW_ROW "," ROW_RING, ""),
        RECORD("{\"yinsh\":1", UP_TO_MOVE "," ROW_ROW "," ROW_RING "," ROW_RING, ""),
        RECORD("{\"yinsh\":1", UP_TO_MOVE "," ROW_ROW "," RING("20", "black", "i11"), ""),
        RECORD("{\"yinsh\":1", UP_TO_MOVE "," ROW_ROW "," RING("20", "black", "e10"), ""),
        RECORD("{\"yinsh\":1", UP_TO_MOVE "," ROW_ROW "," RING("19", "white", "i11"), ""),
        RECORD("{\"yinsh\":1",
               PLACED "," LAST_PLACED "," MOVES "," ROW("18", "black", "e5", "e9", MARKERS), ""),
        RECORD("{\"yinsh\":1", UP_TO_MOVE "," ROW_ROW "," RING("19", "white", "a1"), ""),
        RECORD("{\"yinsh\":1", UP_TO_MOVE "," ROW_ROW "," MOVE("20", "black", "i11", "h11"), ""),
        RECORD("{\"yinsh\":1", UP_TO_MOVE "," ROW("20", "black", "e5", "e9", MARKERS) "," ROW_RING,
               ""),
#define ROWS(from, to, markers) UP_TO_MOVE "," ROW("19", "white", from, to, markers) "," ROW_RING
        RECORD("{\"yinsh\":1", ROWS("e9", "e5", "\"e9\",\"e8\",\"e7\",\"e6\",\"e5\""), ""),
        RECORD("{\"yinsh\":1", ROWS("e9", "e5", MARKERS), ""),
        RECORD("{\"yinsh\":1", ROWS("e5", "e9", "\"e9\",\"e8\",\"e7\",\"e6\",\"e5\""), ""),
        RECORD("{\"yinsh\":1", ROWS("e5", "e9", "\"e5\",\"e6\",\"e7\",\"e8\""), ""),
        RECORD("{\"yinsh\":1", ROWS("e5", "e9", MARKERS ",\"e10\""), ""),
        RECORD("{\"yinsh\":1", ROWS("e5", "e9", "\"e5\",\"e6\",\"e7\",\"e8\",\"e8\""), ""),
        RECORD("{\"yinsh\":1", ROWS("e5", "e9", "\"e5\",\"e6\",\"e7\",\"e8\",9"), ""),
        RECORD("{\"yinsh\":1", ROWS("e5", "e9", ""), ""),
        RECORD("{\"yinsh\":1", ROWS("e5", "e8", "\"e5\",\"e6\",\"e7\",\"e8\""), ""),
        RECORD("{\"yinsh\":1", ROWS("e6", "e10", "\"e6\",\"e7\",\"e8\",\"e9\",\"e10\""), ""),
        RECORD("{\"yinsh\":1", ROWS("e5", "f9", MARKERS), ""),
        RECORD("{\"yinsh\":1", ROWS("e5", "k9", MARKERS), ""),
        RECORD("{\"yinsh\":1", ROWS("e5", "a1", MARKERS), ""),
        RECORD("{\"yinsh\":1", ROWS("e5", "e5", MARKERS), ""),
        RECORD("{\"yinsh\":1", ROWS("d4", "i10", "\"d4\",\"e5\",\"f6\",\"g7\",\"h8\""), ""),
        RECORD("{\"yinsh\":1",
               UP_TO_MOVE "," TURN("19", "white", "row") ENDS("e5", "e9") "}," ROW_RING, ""),
    };
    const struct way pieces = {.entered = &notation_json, .piece = 100};
    for (size_t i = 0; i < sizeof records / sizeof records[0]; i++) {
        begin_text();
        put_string(&text, records[i]);
        put_string(&text, AFTER);
        assert_alike(text.bytes, text.length);
        assert_alike_in(text.bytes, text.length, &pieces);
    }
}

/* Actions without end, and with one, are more than there is room for. */
TEST(many_actions)
{
    enum { MANY = 3300 };
    begin_text();
    put_string(&text, "{\"yinsh\":1,\"actions\":[" PLACED "," LAST_PLACED);
    for (int i = 0; i < MANY; i++)
        put_string(&text, "," MOVE("11", "white", "e5", "e6"));
    assert_alike(text.bytes, text.length);
    put_string(&text, "]}" AFTER);
    shares = (struct shares){.skipped = 0};
    assert_alike(text.bytes, text.length);
    assert_true(shares.skipped == 0 && shares.read == 2);
}

/* Rows without end, with their rings. */
TEST(many_rows)
{
    enum { MANY = 700 };
    begin_text();
    put_string(&text, "{\"yinsh\":1,\"actions\":[" UP_TO_MOVE);
    for (int i = 0; i < MANY; i++)
        put_string(&text, "," ROW_ROW "," ROW_RING);
    put_string(&text, "]}" AFTER);
    shares = (struct shares){.skipped = 0};
    assert_alike(text.bytes, text.length);
    assert_true(shares.skipped == 0 && shares.read == 2);
}

/* ---- The usual form ---------------------------------------------------- */

/* What a reader reports of the first record of a text, as bytes that can be compared. */
struct verdict {
    size_t status, faults, actions, turn;
    char words[FAULT_WORDS];
    yinsh_position last;
};

static void judge(const char *bytes, size_t length, struct verdict *verdict)
{
    static const struct way way = {.entered = &notation_json};
    const struct yinsh_record *record;
    struct way_source source = {bytes, length, &way, false};
    yinsh_reader *reader = way_begin(&source);
    assert_non_null(reader);
    memset(verdict, 0, sizeof *verdict);
    reader->at_once = true;
    if (way_next(reader, &record) == READER_RECORD) {
        verdict->status = (size_t)yinsh_record_status(record);
        verdict->faults = record->fault_count;
        verdict->actions = record->game.count;
        verdict->last = record->game.now;
        if (record->fault_count > 0) {
            verdict->turn = (size_t)record->faults[0].turn;
            memcpy(verdict->words, record->faults[0].words, sizeof verdict->words);
        }
    }
    yinsh_reader_free(reader);
}

/* The text means the same with a blank in the action that begins at a byte. */
static void assert_same_with_blank(size_t action)
{
    static char spaced[TEXT_ROOM];
    struct verdict usual, other;
    memcpy(spaced, text.bytes, action + 1);
    spaced[action + 1] = ' ';
    memcpy(spaced + action + 2, text.bytes + action + 1, text.length - action - 1);
    judge(text.bytes, text.length, &usual);
    judge(spaced, text.length + 1, &other);
    if (usual.status != other.status || usual.faults != other.faults ||
        usual.actions != other.actions || usual.turn != other.turn ||
        !yinsh_position_equal(&usual.last, &other.last) ||
        (usual.words[0] != '{' && strcmp(usual.words, other.words) != 0))
        fail_msg("%.*s", (int)text.length, text.bytes);
}

/* Break every byte of an action, which is read in its usual form otherwise if it has one. */
static void assert_usual_form(const char *record, const char *action)
{
    static const char bytes[] = "\"\\{}[],: 0123456789:`aebkljwNS-.\200"; /* and its NUL */
    begin_text();
    put_string(&text, record);
    put_string(&text, AFTER);
    size_t from = (size_t)(strstr(text.bytes, action) - text.bytes);
    size_t to = from + strlen(action) - 1;
    assert_same_with_blank(from);
    for (size_t at = from + 1; at <= to; at++) {
        char kept = text.bytes[at];
        for (size_t i = 0; i < sizeof bytes; i++) {
            text.bytes[at] = bytes[i];
            assert_same_with_blank(from);
        }
        text.bytes[at] = kept;
        for (size_t i = 0; i < sizeof bytes; i++) {
            replace(at, 0, bytes + i, 1);
            assert_same_with_blank(from);
            replace(at, 1, "", 0);
        }
        replace(at, 1, "", 0);
        assert_same_with_blank(from);
        replace(at, 0, &kept, 1);
    }
}

TEST(usual_form)
{
    assert_usual_form(WHOLE, PLACE("2", "black", "k10"));
    assert_usual_form(WHOLE, MOVE("18", "black", "j11", "i11"));
    assert_usual_form(WHOLE, ROW_ROW);
    assert_usual_form(WHOLE, ROW_RING);
    assert_usual_form(RECORD("{\"yinsh\":1", PLACED "," TIMED "," MOVES "," REMOVED, ""), TIMED);
}

/* ---- Damage ------------------------------------------------------------ */

TEST(every_byte)
{
    static const char bytes[] = "\"\\}], 0a\200"; /* and its NUL */
    size_t end = begin_broken(WHOLE, AFTER);
    /* The actions have their own test. */
    size_t first = (size_t)(strstr(text.bytes, ",{\"turn\":2") - text.bytes);
    size_t last = (size_t)(strstr(text.bytes, ROW_RING) - text.bytes);
    break_bytes(0, first, bytes, sizeof bytes);
    break_bytes(last, end, bytes, sizeof bytes);
    assert_true(shares.skipped > 25 && shares.read > 750);
}

TEST(limits)
{
    begin_text();
    put_string(&text, WHOLE AFTER);
    assert_alike_within_limits();
}

int main(void)
{
    keep_memory();
    text_notation = &notation_json;
    return run_defined_tests(NULL, NULL);
}
