/* SPDX-License-Identifier: BSD-2-Clause */
/* BoardGameArena's text log: reading, undo. */
#define NOTATION "bga"
#include "support/bga_driver.h"

#include "support/sample_games.h"

static const char *summary(const char *source)
{
    return summary_in(source, "bga");
}

/* Ten rings: White on A2 A3 B1 B2 C1, Black on K7 K8 K9 K10 J11. */
#define RINGS                                                                                      \
    "Ann places a ring on A2\nBen places a ring on K7\nAnn places a ring on A3\n"                  \
    "Ben places a ring on K8\nAnn places a ring on B1\nBen places a ring on K9\n"                  \
    "Ann places a ring on B2\nBen places a ring on K10\nAnn places a ring on C1\n"                 \
    "Ben places a ring on J11\n"
#define RINGS_READ "White=Ann Black=Ben a2 k7 a3 k8 b1 k9 b2 k10 c1 j11 "

/* ---- Lines ------------------------------------------------------------- */

TEST(lines)
{
    assert_string_equal(summary(""), "");
    assert_string_equal(summary(" \r\n\n"), "");
    assert_string_equal(summary("End of game"), "*");
    assert_string_equal(summary(RINGS), RINGS_READ "*");
    assert_string_equal(summary(RINGS "Ann places a marker on A2\nAnn moves a ring from A2 to B3"),
                        RINGS_READ "a2-b3 *");
    /* A marker whose ring was not moved is no action. */
    assert_string_equal(summary(RINGS "Ann places a marker on A2\n"), RINGS_READ "*");
    assert_string_equal(summary("\t Ann places a ring on a2 \r\n\r\n  Ben places a ring on k7\t"),
                        "White=Ann Black=Ben a2 k7 *");
    /* Names that say no more than the colours; the other way round they do. */
    assert_string_equal(summary("White places a ring on A2\nBlack places a ring on K7"), "a2 k7 *");
    assert_string_equal(summary("Black places a ring on A2\nWhite places a ring on K7"),
                        "White=Black Black=White a2 k7 *");
}

/* A player may be called like a part of the log. */
TEST(names)
{
    static const char *const names[] = {"Ann Lee",
                                        "X places a ring on F6",
                                        "removes a ring from",
                                        "Move 22 :",
                                        "End of game",
                                        "and flips 2 markers",
                                        "to",
                                        "A5 to",
                                        "takes back their last move",
                                        "has removed 3 rings",
                                        "[x",
                                        "Ёлка",
                                        "moves a ring from A2 to A3"};
    const size_t count = sizeof names / sizeof names[0];
    for (size_t i = 0; i < count; i++) {
        char source[512], expected[512];
        const char *other = names[(i + 1) % count];
        snprintf(source, sizeof source,
                 "%s places a ring on A2\n%s places a ring on K7\n%s takes back their last move\n"
                 "%s places a ring on K8\n%s places a ring on A3\n%s restarts their turn\n",
                 names[i], other, other, other, names[i], names[i]);
        snprintf(expected, sizeof expected, "White=%s Black=%s a2 k8 *", names[i], other);
        assert_string_equal(summary(source), expected);
    }
}

TEST(headers)
{
    assert_string_equal(
        summary("Move 2 : 4/9/2026 2:38:08 PM\nAnn places a ring on A2\n"
                "Move 4 : 3:51:24 PM\nBen places a ring on K7\nMove 5 :\nEnd of game\n"),
        "Date=2026.04.09 White=Ann Black=Ben {[%at 2 4/9/2026 2:38:08 PM]} a2 "
        "{[%at 4 3:51:24 PM]} k7 {[%at 5]} *");
    /* A date that may be another one, or comes late, is no tag. */
    assert_string_equal(summary("Move 1: 4/9/2026 14:38:08\nAnn places a ring on A2\n"),
                        "White=Ann {[%at 1 4/9/2026 14:38:08]} a2 *");
    assert_string_equal(summary("Move 1: 13/9/2026 14:38:08\nAnn places a ring on A2\n"),
                        "Date=2026.09.13 White=Ann {[%at 1 13/9/2026 14:38:08]} a2 *");
    static const char *const dates[] = {"0/9/2026 2:38:08 PM",     "4/0/2026 2:38:08 PM",
                                        "4/32/2026 2:38:08 PM",    "4/9/999 2:38:08 PM",
                                        "4/9/10000 2:38:08 PM",    "4/9/2026",
                                        "4/9/2026 2:38:08 PM EST", "4-9-2026 2:38:08 PM"};
    for (size_t i = 0; i < sizeof dates / sizeof dates[0]; i++) {
        char source[128], expected[128];
        snprintf(source, sizeof source, "Move 1 : %s\nAnn places a ring on A2\n", dates[i]);
        snprintf(expected, sizeof expected, "White=Ann {[%%at 1 %s]} a2 *", dates[i]);
        assert_string_equal(summary(source), expected);
    }
    assert_string_equal(summary("Move 1 : 12/31/1999 1:00:00 AM\nAnn places a ring on A2\n"),
                        "Date=1999.12.31 White=Ann {[%at 1 12/31/1999 1:00:00 AM]} a2 *");
    assert_string_equal(summary("Move 1: 2:38:08 PM\nAnn places a ring on A2\n"
                                "Move 2: 4/9/2026 2:38:08 PM\nBen places a ring on A3"),
                        "White=Ann Black=Ben {[%at 1 2:38:08 PM]} a2 "
                        "{[%at 2 4/9/2026 2:38:08 PM]} a3 *");
    /* A header that another one follows is of no step. */
    assert_string_equal(summary("Move 1 : x\nMove 3 : y\nAnn places a ring on A2\n"),
                        "White=Ann {[%at 3 y]} a2 *");
    /* A long line, to which a record may have been joined, is none. */
#define TEN "1234567890"
#define HUNDRED TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN
    assert_string_equal(summary("Move 1 : " HUNDRED "\nAnn places a ring on A2\n"
                                "Move 2 : x" HUNDRED "\nMove 3 : " HUNDRED "i5\n"),
                        "White=Ann {[%at 1 " HUNDRED "]} a2 {Move 2 : x" HUNDRED "} "
                        "{Move 3 : " HUNDRED "i5} * ! 3:1 line-unknown ! 4:1 line-unknown");
    /* Marker and ring. */
    assert_string_equal(summary(RINGS "Move 8 : x\nAnn places a marker on A2\nMove 9 : y\n"
                                      "Ann moves a ring from A2 to B3"),
                        RINGS_READ "{[%at 8 x]} {[%at 9 y]} a2-b3 *");
    /* What is not understood stays where it is, with its time. */
    assert_string_equal(summary("Move 1 : x\nAnn places a ring on A2\nMove 2 : y\n"
                                "Ann says hello\nMove 3 : z\nBen places a ring on K7\n"),
                        "White=Ann Black=Ben {[%at 1 x]} a2 {[%at 2 y]} {Ann says hello} "
                        "{[%at 3 z]} k7 * ! 4:1 line-unknown");
}

/* ---- Undo -------------------------------------------------------------- */

TEST(undo)
{
    assert_string_equal(summary("Ann places a ring on A2\nAnn takes back their last move\n"
                                "Ann places a ring on A3\n"),
                        "White=Ann a3 *");
    /* One step: the ring, then the marker. */
    assert_string_equal(summary(RINGS
                                "Ann places a marker on A2\nAnn moves a ring from A2 to B3\n"
                                "Ann takes back their last move\nAnn moves a ring from A2 to C4\n"
                                "Ann takes back their last move\nAnn takes back their last move\n"
                                "Ann places a marker on A3\nAnn moves a ring from A3 to B4\n"),
                        RINGS_READ "a3-b4 *");
    /* All of the turn, half or whole. */
    assert_string_equal(summary(RINGS "Ann places a marker on A2\nAnn restarts their turn\n"
                                      "Ann places a marker on A3\nAnn moves a ring from A3 to B4\n"
                                      "Ann restarts their turn\nAnn places a marker on B1\n"
                                      "Ann moves a ring from B1 to D3"),
                        RINGS_READ "b1-d3 *");
    /* The times of what was undone, and of the undo, go with it. */
    assert_string_equal(
        summary("Move 1 : a\nAnn places a ring on A2\nMove 2 : b\nBen places a ring on K7\n"
                "Move 3 : c\nBen restarts their turn\nMove 4 : d\nBen places a ring on K8\n"),
        "White=Ann Black=Ben {[%at 1 a]} a2 {[%at 4 d]} k8 *");
    assert_string_equal(summary(RINGS "Move 8 : x\nAnn places a marker on A2\nMove 9 : y\n"
                                      "Ann moves a ring from A2 to B3\nMove 10 : z\n"
                                      "Ann takes back their last move\nMove 11 : w\n"
                                      "Ann moves a ring from A2 to C4\n"),
                        RINGS_READ "{[%at 8 x]} {[%at 11 w]} a2-c4 *");
    /* The chat before the step is kept. */
    assert_string_equal(summary("Ann places a ring on A2\nhello\nBen places a ring on K7\nwell\n"
                                "Ben restarts their turn\n"),
                        "White=Ann Black=Ben a2 {hello} * ! 2:1 line-unknown ! 4:1 line-unknown");
}

/* A pass is no line of a log: taking back the move after it takes back the pass, too. */
TEST(undo_after_pass)
{
    char log[16384];
    unsigned lost;
    snprintf(log, sizeof log, "%s", convert("gipf", passing_game, &lost));
    char *end = strstr(log, "E5 to F6");
    assert_non_null(end);
    end = strchr(end, '\n') + 1;
    strcpy(end, "Black takes back their last move\nBlack takes back their last move\n");
    assert_non_null(strstr(summary(log), " c2-e4 pass *"));
    /* Once more, and the move before the pass is undone as far as its marker. */
    strcat(end, "Black takes back their last move\nBlack moves a ring from C2 to E4\n");
    assert_non_null(strstr(summary(log), " d7-d4 c2-e4 *"));
    strcat(end, "White takes back their last move\n");
    assert_non_null(strstr(summary(log), " undo-nothing"));
}

/* ---- Faults ------------------------------------------------------------ */

TEST(faults)
{
    static const struct {
        const char *lines, *fault;
    } faults[] = {
        {"Cid places a marker on A2\n", "11:1 player-unknown"},
        {"  Cid X restarts their turn\n", "11:3 player-unknown"},
        {"places a marker on A2\n", "11:1 player-unknown"},
        {"Ann takes back their last move\n", "11:1 undo-nothing"},
        {"Ann places a marker on A2\nBen restarts their turn\n", "12:1 undo-nothing"},
        {"Ben restarts their turn\nBen restarts their turn\n", "12:1 undo-nothing"},
        {"Ann places a ring on D4\n", "11:22 place-after-ten"},
        {"Ann places a marker on D4\n", "11:24 move-no-ring"},
        {"Ann places a marker on K7\n", "11:24 move-opponent-ring"},
        {"Ann places a marker on A1\n", "11:24 move-off-board"},
        {"Ben places a marker on K7\n", "11:24 move-wrong-side"},
        {"Ann moves a ring from A2 to B3\n", "11:23 marker-misfit"},
        {"Ann moves a ring from D4 to B3\n", "11:23 move-no-ring"},
        {"Ann places a marker on A2\nAnn moves a ring from A3 to B4\n", "12:23 marker-misfit"},
        {"Ann places a marker on A2\nAnn places a marker on A3\n", "12:24 marker-misfit"},
        {"Ann places a marker on A2\nBen places a marker on K7\n", "12:24 marker-misfit"},
        {"Ann places a marker on A2\nAnn moves a ring from A2 to K11\n", "12:23 move-off-board"},
        {"Ann places a marker on A2\nAnn moves a ring from A2 to D4\n", "12:23 move-not-straight"},
        {"Ann places a marker on A2\nAnn moves a ring from A2 to B3 and flips 1 markers\n",
         "12:42 flips-mismatch"},
        {"Ann removes a ring from A2\n", "11:25 ring-not-due"},
        {"Ann removes a ring at A2\n", "11:23 ring-not-due"},
        {"Ann removes a row of markers from A2 to A6\n", "11:35 row-off-board"},
        {"Ann removes a row from B1 to B5\n", "11:24 row-has-ring"},
        {"Ann has removed 3 rings\n", "11:1 result-mismatch"},
        {"Ann has removed 3 rings\nBen has removed 3 rings\n", "12:1 result-twice"},
    };
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        char source[1024];
        /* The rest of a broken record is none. */
        snprintf(source, sizeof source, RINGS "%sAnn places a marker on A2\nEnd of game\n%s",
                 faults[i].lines, "Cid places a ring on F6\n");
        const char *found = strstr(summary(source), " ! ");
        char expected[256];
        snprintf(expected, sizeof expected, " ! %s / White=Cid f6 *", faults[i].fault);
        assert_non_null(found);
        assert_string_equal(found, expected);
    }
    assert_string_equal(summary("Ann places a ring on A2\nAnn places a marker on A2\n"),
                        "White=Ann a2 - ! 2:24 placing-due");
    assert_string_equal(summary("Ann places a ring on K11\n"),
                        "White=Ann - ! 1:22 place-off-board");
    assert_string_equal(summary("Ann restarts their turn\n"), "White=Ann - ! 1:1 undo-nothing");
}

/* A log that asks for more than one step at a time, or for another player's. */
TEST(steps_out_of_order)
{
    assert_string_equal(summary("Ann places a ring on A2\nBen places a ring on K7\n"
                                "Ben places a ring on K8\n"),
                        "White=Ann Black=Ben a2 k7 - ! 3:22 place-wrong-side");
    assert_string_equal(summary(RINGS "Ann places a marker on A2\nBen moves a ring from K7 to J7"),
                        RINGS_READ "- ! 12:23 marker-misfit");
    assert_string_equal(summary(RINGS "Ann places a marker on A2\nAnn moves a ring from K11 to B3"),
                        RINGS_READ "- ! 12:23 move-off-board");
    /* A removal after the end of the own turn is judged as a part of it. */
    assert_string_equal(summary(RINGS "Ann places a marker on A2\nAnn moves a ring from A2 to B3\n"
                                      "Ann removes a ring from B3\n"),
                        RINGS_READ "a2-b3 - ! 13:25 ring-not-due");
    /* Black does not wait for White's removal. */
    char log[4096];
    unsigned lost;
    snprintf(log, sizeof log, "%s", convert("gipf", official_game, &lost));
    char *row = strstr(log, "removes a row"), *line = row, *end;
    assert_non_null(row);
    while (line[-1] != '\n')
        line--;
    end = strchr(strchr(row, '\n') + 1, '\n') + 1;
    memmove(line, end, strlen(end) + 1);
    assert_non_null(strstr(summary(log), " row-due"));
}

TEST(unknown_lines)
{
    /* Nothing but such lines is no log. */
    assert_string_equal(summary("hello\nworld\n"), "- ! 1:1 syntax-line");
    assert_string_equal(
        summary("hello\n\nAnn places a ring on A2\nBen resigns\nEnd of game\nbye\n"),
        "White=Ann {hello} a2 {Ben resigns} {bye} * ! 1:1 line-unknown "
        "! 4:1 line-unknown ! 6:1 line-unknown");
    /* Near misses. */
    assert_string_equal(summary("Ann places a ring on A2\nAnn places a ring on A2x\n"
                                "Ann moves a ring from A2\nAnn restarts their turn 2\n"
                                "Ann places a ring on A2 and flips 2 markers\nMove x : 5\n"
                                "Annplaces a ring on A3\nAnn removes a row of markers from A2\n"),
                        "White=Ann a2 {Ann places a ring on A2x} {Ann moves a ring from A2} "
                        "{Ann restarts their turn 2} {Ann places a ring on A2 and flips 2 markers} "
                        "{Move x : 5} {Annplaces a ring on A3} "
                        "{Ann removes a row of markers from A2} * ! 2:1 line-unknown "
                        "! 3:1 line-unknown ! 4:1 line-unknown ! 5:1 line-unknown "
                        "! 6:1 line-unknown ! 7:1 line-unknown ! 8:1 line-unknown");
    assert_string_equal(summary("Ann places a ring on A2\nAnn moves a ring from x to B3\n"
                                "Ann moves a ring from A2 to B3 and flips x2 markers\n"
                                "Ann moves a ring from A2 to B3 and flips 2x markers\n"
                                "Ann moves a ring from A2 to B3 flips 2 markers\n"),
                        "White=Ann a2 {Ann moves a ring from x to B3} "
                        "{Ann moves a ring from A2 to B3 and flips x2 markers} "
                        "{Ann moves a ring from A2 to B3 and flips 2x markers} "
                        "{Ann moves a ring from A2 to B3 flips 2 markers} * ! 2:1 line-unknown "
                        "! 3:1 line-unknown ! 4:1 line-unknown ! 5:1 line-unknown");
    static const char nul[] = "Ann places a ring on A2\nA\0n places a ring on A3\n";
    assert_string_equal(summary_of_bytes(nul, sizeof nul - 1, 99, NOTATION), "White=Ann a2 {A");
    /* Too many of them. */
    char source[8192];
    struct text text = text_begin(source, sizeof source);
    text_add_string(&text, "Ann places a ring on A2\n");
    for (int i = 0; i < 1001; i++)
        text_add_string(&text, "x\n");
    text_add_string(&text, "End of game\nBen places a ring on A2\n");
    const char *found = strstr(summary(source), "/ ");
    assert_non_null(found);
    assert_string_equal(found, "/ White=Ben a2 *");
    assert_non_null(strstr(summary(source), "1002:1 syntax-line / "));
}

TEST(borders)
{
    /* The end, a number that is lower, another notation. */
    assert_string_equal(summary("Ann places a ring on A2\nEnd of game\nCid places a ring on A3\n"
                                "End of game\nEnd of game\n"),
                        "White=Ann a2 * / White=Cid a3 * / *");
    assert_string_equal(summary("Move 5 : x\nAnn places a ring on A2\nMove 5 : x\n"
                                "Ben places a ring on K7\nMove 4 : x\nCid places a ring on A3\n"),
                        "White=Ann Black=Ben {[%at 5 x]} a2 {[%at 5 x]} k7 * "
                        "/ White=Cid {[%at 4 x]} a3 *");
    /* A date is that of the game after it, if its number is too low for the one before. */
    assert_string_equal(summary(RINGS "Move 2 : 4/9/2026 2:38:08 PM\nCid places a ring on A3\n"),
                        RINGS_READ
                        "* / Date=2026.04.09 White=Cid {[%at 2 4/9/2026 2:38:08 PM]} a3 *");
    assert_string_equal(summary("Ann places a ring on A1\nMove 1 : 4/9/2026 2:38:08 PM\n"
                                "Cid places a ring on A3\n"),
                        "White=Ann - ! 1:22 place-off-board "
                        "/ Date=2026.04.09 White=Cid {[%at 1 4/9/2026 2:38:08 PM]} a3 *");
    assert_string_equal(summary_in("Ann places a ring on A2\n[Event \"x\"]\n1.e3 *\n\n"
                                   "Ben places a ring on A4\n",
                                   NULL),
                        "White=Ann a2 * / Event=x e3 * / White=Ben a4 *");
    /* What is before another notation is no part of the log after that, unless there is no other.
     */
    static const char between[] = "hello\n[Event \"x\"]\nAnn places a ring on A2\n";
    assert_string_equal(summary_in(between, NULL), "Event=x * / White=Ann a2 *");
    assert_string_equal(summary(between),
                        "White=Ann {hello} {[Event \"x\"]} a2 * ! 1:1 line-unknown "
                        "! 2:1 line-unknown");
    /* After an error: the same. */
    assert_string_equal(summary("Move 5 : x\nAnn places a ring on A1\nMove 7 : x\n"
                                "Ben places a ring on K7\nMove 4 : x\nCid places a ring on A3\n"),
                        "White=Ann - ! 2:22 place-off-board / White=Cid {[%at 4 x]} a3 *");
    assert_string_equal(summary("Ann places a ring on A1\nBen places a ring on K7\nEnd of game\n"
                                "bye\nMove 4 : x\nCid places a ring on A3\n"),
                        "White=Ann - ! 1:22 place-off-board / White=Cid {[%at 4 x]} a3 *");
    assert_string_equal(summary_in("Ann places a ring on A1\nhello\n[Event \"x\"]\n1.e3 *\n", NULL),
                        "White=Ann - ! 1:22 place-off-board / Event=x e3 *");
}

TEST(detection)
{
    assert_string_equal(detected("Move 2 : 4/9/2026 2:38:08 PM\n"), "bga");
    assert_string_equal(detected("Ann places a ring on F6\n"), "bga");
    assert_string_equal(detected("Ann Lee vs Ben\n\nAnn Lee places a ring on F6\r\n"), "bga");
    assert_string_equal(detected("End of game\n"), "bga");
    assert_string_equal(detected("1.e3 a5\n"), "gipf");
    assert_string_equal(detected("{Ann places a ring on F6} 1.e3\n"), "gipf");
}

/* ---- Pieces -------------------------------------------------------------- */

TEST(truncation)
{
    static const char source[] =
        "Move 2 : 4/9/2026 2:38:08 PM\n" RINGS "Move 22 : x\nAnn places a marker on A2\n"
        "Move 23 : x\nAnn moves a ring from A2 to B3 and flips 0 markers\nhello\n"
        "Ann restarts their turn\nAnn has removed 3 rings\nEnd of game\n";
    read_beginnings(source);
}

/* Much of everything takes no long time. */
TEST(much)
{
#define UNDONE "Ann places a ring on A2\nx\nAnn restarts their turn\n"
    static const char *const lines[] = {"Move 1 : x\n",  "x\n", UNDONE,
                                        "End of game\n", "\n",  "Ann takes back their last move"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        struct buffer text = {NULL, 0};
        size_t length = strlen(lines[i]), times = 1000000 / length;
        text.bytes = malloc(times * length + 1);
        assert_non_null(text.bytes);
        for (size_t at = 0; at < times; at++)
            memcpy(text.bytes + at * length, lines[i], length);
        summary_of_bytes(text.bytes, times * length, 65536, NOTATION);
        free(text.bytes);
    }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
