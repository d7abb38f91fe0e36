/* SPDX-License-Identifier: BSD-2-Clause */
/* BoardGameArena's log as JSON. */
#define NOTATION "bga-json"
#include "support/bga_driver.h"

static const char *summary(const char *source)
{
    return summary_in(source, "bga-json");
}

#define PLAYERS                                                                                    \
    "\"players\": [{\"id\": \"100\", \"name\": \"Ann\", \"color\": \"#ffffff\"},\n"                \
    "{\"id\": 200, \"name\": \"Ben \\u0416\", \"color\": \"#000000\"}]"
#define OPEN "{\"status\": \"OK\", \"data\": {" PLAYERS ",\n\"logs\": [\n"
#define CLOSE "]}}\n"
#define NOTE(type, log, args)                                                                      \
    "{\"type\": \"" type "\", \"log\": \"${player_name} " log "\", \"args\": {" args "}}"
#define ONE(note) "{\"data\": [" note "]}"
#define RING(id, to)                                                                               \
    NOTE("move", "places a ring on ${locationTo}",                                                 \
         "\"player_id\": " id ", \"locationFrom\": \"@0\", \"locationTo\": \"" to "\"")
#define MARK(id, to)                                                                               \
    NOTE("move", "places a marker on ${locationTo}",                                               \
         "\"player_id\": " id ", \"locationFrom\": \"@1\", \"locationTo\": \"" to "\"")
#define MOVE(id, from, to)                                                                         \
    NOTE("move", "moves a ring from ${locationFrom} to ${locationTo}",                             \
         "\"player_id\": " id ", \"locationFrom\": \"" from "\", \"locationTo\": \"" to "\"")
#define BACK(id) NOTE("restartUndo", "takes back their last move", "\"player_id\": " id)
#define AGAIN(id) NOTE("restartUndo", "restarts their turn", "\"player_id\": " id)
#define WHITE "\"100\""
#define BLACK "\"200\""

/* Ten rings, batched; ids as texts and numbers. */
#define RINGS                                                                                      \
    ONE(RING(WHITE, "A2") "," RING("200", "K7"))                                                   \
    ",\n" ONE(RING("100", "A3")) ",\n" ONE(                                                        \
        RING(BLACK, "K8") "," RING(WHITE, "B1") "," RING(BLACK, "K9") "," RING(                    \
            WHITE, "B2") "," RING(BLACK, "K10") "," RING(WHITE, "C1") "," RING(BLACK, "J11"))
#define RINGS_READ "White=Ann Black=Ben Ж a2 k7 a3 k8 b1 k9 b2 k10 c1 j11 "

/*
 * The only record of a text that follows from must break off with a code at a piece of the text,
 * which is searched for after from.
 */
static void assert_fault(const char *source, const char *from, const char *code, const char *piece)
{
    char expected[128];
    const char *at = strstr(source, from);
    assert_non_null(at);
    at = strstr(at + strlen(from), piece);
    assert_non_null(at);
    size_t line = 1, column = 1;
    for (const char *byte = source; byte < at; byte++) {
        line += *byte == '\n';
        column = *byte == '\n' ? 1 : column + 1;
    }
    snprintf(expected, sizeof expected, "- ! %zu:%zu %s", line, column, code);
    const char *found = strstr(summary(source), "- ! ");
    assert_non_null(found);
    assert_memory_equal(found, expected, strlen(expected));
    /* Nothing of the rest is a record, but the next is read. */
    found += strlen(expected);
    if (*found != '\0')
        assert_string_equal(found, " / White=Ann Black=Ben Ж *");
}

TEST(steps)
{
    assert_string_equal(summary(""), "");
    assert_string_equal(summary(OPEN CLOSE), "White=Ann Black=Ben Ж *");
    assert_string_equal(summary(OPEN RINGS CLOSE), RINGS_READ "*");
    assert_string_equal(summary(OPEN RINGS "," ONE(MARK("100", "A2") "," MOVE(
                            "100", "A2", "B3") "," MARK("200", "j11")) CLOSE),
                        RINGS_READ "a2-b3 *");
    /* A single note without its array. */
    assert_string_equal(summary(OPEN "{\"data\": " RING("100", "A2") "}" CLOSE),
                        "White=Ann Black=Ben Ж a2 *");
    /* Escapes, and other members before and after. */
    assert_string_equal(
        summary("{\"x\": {\"data\": 1}, \"data\": {\"logs\": [{\"id\": 1, \"data\": [" RING(
            "\"\\u0031\\u0030\\u0030\"", "A\\u0032") "]}], " PLAYERS ", \"y\": null}, \"z\": []}"),
        "White=Ann Black=Ben Ж a2 *");
}

TEST(flips)
{
#define FLIPS(log, args)                                                                           \
    OPEN RINGS ",\n" ONE(MARK("100", "A2")) ",\n" ONE(                                             \
        NOTE("move", "moves a ring from ${locationFrom} to ${locationTo}" log,                     \
             "\"player_id\": 100, \"locationFrom\": \"A2\", \"locationTo\": \"B3\"" args)) CLOSE
    assert_string_equal(summary(FLIPS("", ", \"flips\": 0")), RINGS_READ "a2-b3 *");
    assert_string_equal(summary(FLIPS("", ", \"flips\": [1]")), RINGS_READ "a2-b3 *");
    assert_string_equal(summary(FLIPS(" and flips ${n} markers", ", \"n\": \"0\"")),
                        RINGS_READ "a2-b3 *");
    assert_string_equal(summary(FLIPS(" and flips 0 markers", "")), RINGS_READ "a2-b3 *");
    assert_string_equal(summary(FLIPS("", ", \"flips\": \"0\"")), RINGS_READ "a2-b3 *");
    /* What names no argument leaves it at the usual one. */
    assert_string_equal(summary(FLIPS(" and flips {n} markers", ", \"flips\": 0")),
                        RINGS_READ "a2-b3 *");
    assert_string_equal(summary(FLIPS(" and flips ${n markers", ", \"flips\": 0")),
                        RINGS_READ "a2-b3 *");
    assert_string_equal(summary(FLIPS(" and flips [n] markers", ", \"flips\": 0")),
                        RINGS_READ "a2-b3 *");
    assert_string_equal(summary(FLIPS(" and flips 0x markers", "")), RINGS_READ "a2-b3 *");
    assert_string_equal(summary(FLIPS(" and flips ${abcdefghijklmnopqrstuvwxyzabcdefgh} markers",
                                      ", \"flips\": 0")),
                        RINGS_READ "a2-b3 *");
    assert_fault(FLIPS("", ", \"flips\": \"x\""), "flips\": ", "json-field", "\"x");
    assert_fault(FLIPS("", ", \"flips\": \"a\\u0000\""), "flips\": ", "json-field", "\"a");
    assert_fault(FLIPS("", ", \"flips\": 0, \"flips\": 0"), "\"flips\": 0", "json-field",
                 "\"flips");
    assert_fault(FLIPS("", ", \"flips\": 2x"), "flips\": ", "json-syntax", "2x");
    assert_fault(FLIPS("", ", \"flips\": 2"), "flips\": ", "flips-mismatch", "2");
    assert_fault(FLIPS(" and flips ${n} markers", ", \"n\": \"1\""), "\"n\": ", "flips-mismatch",
                 "\"1");
    assert_fault(FLIPS(" and flips 3 markers", ""), "B", "flips-mismatch",
                 "\"${player_name} moves");
    assert_fault(FLIPS(" and flips ${n} markers", ""), "flips", "json-field", "{\"player_id");
    assert_fault(FLIPS(" and flips ${n} markers", ", \"n\": {}"), "\"n\": ", "json-field", "{}");
}

TEST(undo)
{
    assert_string_equal(summary(OPEN ONE(RING("100", "A2") "," RING("200", "K7") "," BACK(
                            "200") "," RING(BLACK, "K8")) CLOSE),
                        "White=Ann Black=Ben Ж a2 k8 *");
    assert_string_equal(
        summary(OPEN RINGS "," ONE(
            MARK("100", "A2") "," MOVE("100", "A2", "B3") "," BACK("100") "," MOVE(
                "100", "A2", "C4") "," AGAIN("100") "," MARK("100", "A3") "," MOVE("100", "A3",
                                                                                   "B4")) CLOSE),
        RINGS_READ "a3-b4 *");
}

TEST(players)
{
#define LOGS ", \"logs\": [" ONE(RING("5", "A2")) "]}}"
    /* In either order. */
    assert_string_equal(
        summary("{\"data\": {\"players\": [{\"id\": 6, \"name\": \"Ben\", \"color\": \"000000\"}, "
                "{\"color\": \"FFFFFF\", \"id\": \"5\", \"name\": \"Ann\"}]" LOGS),
        "Black=Ben White=Ann a2 *");
    /* Names from the notes; no players at all. */
#define NAMED(id, name, to)                                                                        \
    NOTE("move", "places a ring on ${locationTo}",                                                 \
         "\"player_id\": " id ", \"player_name\": \"" name "\", \"locationTo\": \"" to "\"")
#define RESTARTS NOTE("restartUndo", "restarts their turn", "\"player_name\": \"Ben\"")
    assert_string_equal(summary("{\"data\": {\"logs\": [{\"data\": [" NAMED(
                            "7", "Ann", "A2") "," NAMED("\"8\"", "Ben", "A3") "," RESTARTS "]}]}}"),
                        "White=Ann Black=Ben a2 *");
    static const struct {
        const char *players, *piece;
    } faults[] = {
        {"{}", "{}"},
        {"[]", "[]"},
        {"[1]", "1"},
        {"[{\"id\": 5, \"color\": \"#ffffff\"}]", "[{"},
        {"[{\"id\": 5, \"color\": \"#000000\"}]", "[{"},
        {"[{\"id\": 5}]", "{\"id"},
        {"[{\"color\": \"#ffffff\"}]", "{\"color"},
        {"[{\"id\": 5, \"color\": \"red\"}]", "\"red"},
        {"[{\"id\": 5, \"color\": 1}]", "1"},
        {"[{\"id\": [], \"color\": \"#ffffff\"}]", "[]"},
        {"[{\"id\": \"\", \"color\": \"#ffffff\"}]", "\"\""},
        {"[{\"id\": 5, \"color\": \"#ffffff\", \"name\": 3}]", "3"},
        {"[{\"id\": 5, \"color\": \"#ffffff\", \"name\": \"a\\u0000\"}]", "\"a\\u"},
        {"[{\"id\": 5, \"color\": \"#ffffff\"}, {\"id\": 6, \"color\": \"#ffffff\" }]",
         "\"#ffffff\" "},
        {"[{\"id\": 5, \"color\": \"#ffffff\"}, {\"id\": \"5\", \"color\": \"#000000\"}]", "\"5\""},
    };
    char source[1024];
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        snprintf(source, sizeof source, "{\"data\": {\"players\":%s" LOGS, faults[i].players);
        assert_fault(source, "\"players\":", "json-field", faults[i].piece);
    }
    assert_fault("{\"data\": {\"players\": [{\"id\": 6, \"color\": \"#ffffff\"}, {\"id\": 7, "
                 "\"color\": \"#000000\"}]" LOGS,
                 "player_id\": ", "player-unknown", "5");
}

/* Who plays is said by the steps alone. */
TEST(players_of_steps)
{
#define STEP(who)                                                                                  \
    "{\"data\": {\"logs\": [{\"data\": [" NOTE("move", "places a ring on ${locationTo}",           \
                                               who ", \"locationTo\": \"A2\"") "]}]}}"
    assert_string_equal(summary(STEP("\"player_id\": 7, \"player_name\": \"Ann\"")),
                        "White=Ann a2 *");
    /* A name without a text is none. */
    assert_string_equal(summary(STEP("\"player_id\": 7, \"player_name\": \"\"")), "a2 *");
    assert_fault(STEP("\"player_id\": 7, \"player_name\": 5"), "player_name\": ", "json-field",
                 "5");
    assert_fault(STEP("\"player_name\": \"Ann\""), "player_name\": ", "player-unknown", "\"Ann");
}

TEST(faults)
{
    static const struct {
        const char *note, *code, *piece;
    } faults[] = {
        {"3", "json-field", "3"},
        {"{}", "json-field", "{}"},
        {"{\"type\": 4}", "json-field", "4"},
        {"{\"type\": \"move\"}", "json-field", "{"},
        {"{\"type\": \"move\", \"log\": 1}", "json-field", "1"},
        {"{\"type\": \"move\", \"log\": \"x\"}", "json-field", "{"},
        {"{\"type\": \"move\", \"log\": \"x\", \"args\": {}}", "json-field", "\"x"},
        {NOTE("move", "eats a ring", ""), "json-field", "\"${"},
        {NOTE("move", "restarts their turn", ""), "json-field", "\"${"},
        {NOTE("move", "has removed 3 rings", ""), "json-field", "\"${"},
        {NOTE("restartUndo", "places a ring on ${locationTo}", ""), "json-field", "\"${"},
        {NOTE("move", "places a ring on ${locationTo}", ""), "json-field", "{}"},
        {NOTE("move", "places a ring on ${locationTo}", "\"player_id\": 100"), "json-field",
         "{\"player_id"},
        {NOTE("move", "places a ring on ${locationTo}", "\"player_name\": \"Cid\""),
         "player-unknown", "\"Cid"},
        {RING("300", "D4"), "player-unknown", "300"},
        {RING("[]", "D4"), "json-field", "[]"},
        {RING("100", "@2"), "json-field", "\"@2"},
        {RING("100", "D4"), "place-after-ten", "D4"},
        {MARK("100", "D4"), "move-no-ring", "D4"},
        {MARK("100", "K11"), "move-off-board", "K11"},
        {MARK("100", "A2") ",\n" MOVE("100", "A2", "K11"), "move-off-board", "K11"},
        {MARK("100", "B1") ",\n" MOVE("100", "B1", "D4"), "move-not-straight",
         "B1\", \"locationTo"},
        {"{\"type\": \"move\", \"log\": \"a\\u0000\"}", "json-field", "\"a"},
        {RING("100", "A\\u0000"), "json-field", "\"A\\u"},
        {NOTE("move", "places a ring on${locationTo}", ""), "json-field", "\"${"},
        {NOTE("restartUndo", "restarts their turn now", ""), "json-field", "\"${"},
        {NOTE("move", "places a ring on ${locationTo}", "\"player_name\": 5"), "json-field", "5"},
        {NOTE("move", "removes a row of markers from ${locationFrom} to ${locationTo}",
              "\"player_id\": 100, \"locationTo\": \"A3\""),
         "json-field", "{\"player_id"},
        {NOTE("move", "removes a row of markers from ${locationFrom} to ${locationTo}",
              "\"player_id\": 100, \"locationFrom\": \"A3\""),
         "json-field", "{\"player_id"},
        {MOVE("100", "A2", "B3"), "marker-misfit", "A2"},
        {NOTE("move", "removes a ring from ${locationFrom}",
              "\"player_id\": 100, \"locationFrom\": \"A2\""),
         "ring-not-due", "A2"},
        {NOTE("move", "removes a row of markers from ${locationFrom} to ${locationTo}",
              "\"player_id\": 100, \"locationFrom\": \"A6\", \"locationTo\": \"K11\""),
         "row-off-board", "A6"},
        {BACK("100"), "undo-nothing", "\"${"},
        {"{\"type\": \"gameEnd\", \"args\": {\"player_id\": \"300\"}}", "player-unknown",
         "\"300\""},
    };
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        char source[4096];
        snprintf(source, sizeof source, OPEN RINGS ",{\"data\":[\n%s]}" CLOSE OPEN CLOSE,
                 faults[i].note);
        assert_fault(source, "{\"data\":[\n", faults[i].code, faults[i].piece);
    }
}

TEST(other_notes)
{
    assert_string_equal(summary(OPEN ONE("{\"type\": \"gameStateChange\", \"log\": \"\", "
                                         "\"args\": {\"name\": \"gameSetup\"}},"
                                         "{\"type\": \"confirmMove\"},{\"type\": \"simpleNode\"},"
                                         "{\"type\": \"updateReflexionTime\"},"
                                         "{\"type\": \"gameEnd\"}," RING("100", "A2")) CLOSE),
                        "White=Ann Black=Ben Ж a2 *");
    /* Once. */
    assert_string_equal(summary(OPEN ONE("{\"type\": \"chat\"},{\"type\": \"chat\"}") CLOSE),
                        "White=Ann Black=Ben Ж * ! 4:20 command-ignored");
}

TEST(shapes)
{
    assert_string_equal(summary("{\"status\": \"0\", \"error\": \"no\"}"), "- ! 1:1 json-field");
    assert_string_equal(summary("{\"data\": []}"), "- ! 1:10 json-field");
    assert_string_equal(summary("{\"data\": {}}"), "- ! 1:10 json-field");
    assert_string_equal(summary("{\"data\": {\"logs\": {}}}"), "- ! 1:19 json-field");
    assert_string_equal(summary("{\"data\": {\"logs\": [1]}}"), "- ! 1:20 json-field");
    assert_string_equal(summary("{\"data\": {\"logs\": [{}]}}"), "- ! 1:20 json-field");
    assert_string_equal(summary("{\"data\": {\"logs\": [{\"data\": 1}]}}"), "- ! 1:29 json-field");
    assert_string_equal(summary("[1]"), "- ! 1:1 json-syntax");
    assert_string_equal(summary("[]"), "");
    assert_string_equal(summary("{\"data\": }"), "- ! 1:10 json-syntax");
    assert_string_equal(summary("{\"data\": [}"), "- ! 1:11 json-syntax");
    assert_non_null(strstr(summary("{\"data\": {"), "json-syntax"));
    assert_non_null(strstr(summary("{\"data"), "json-syntax"));
    assert_string_equal(summary("no object, and a line of more bytes than are looked at to say so: "
                                "it begins with none of the brackets\n"),
                        "- ! 1:1 json-syntax");
    /* Deeper than is read. */
    char deep[256];
    struct text text = text_begin(deep, sizeof deep);
    text_add_string(&text, "{\"data\": ");
    for (int i = 0; i < 140; i++)
        text_add_string(&text, i < 70 ? "[" : "]");
    text_add_string(&text, "}");
    assert_string_equal(summary(deep), "- ! 1:73 json-syntax");
}

TEST(borders)
{
    assert_string_equal(summary(OPEN CLOSE OPEN ONE(RING("100", "A2")) CLOSE),
                        "White=Ann Black=Ben Ж * / White=Ann Black=Ben Ж a2 *");
    /* After what is not whole, at the start of a line; nothing inside of it is a record. */
    assert_string_equal(summary("{\"status\": 1, \"data\": {\"logs\": [\n{\"data\": [\n" RING(
                            "1", "A2") "\n}}\n" OPEN ONE(RING("100", "A2")) CLOSE),
                        "- ! 4:1 json-syntax / White=Ann Black=Ben Ж a2 *");
    assert_string_equal(summary_in(OPEN CLOSE "1.e3 a5 *\n" OPEN CLOSE, NULL),
                        "White=Ann Black=Ben Ж * / e3 a5 * / White=Ann Black=Ben Ж *");
    assert_string_equal(summary_in(OPEN CLOSE "a5\n" OPEN CLOSE, NULL),
                        "White=Ann Black=Ben Ж * / - ! 5:1 json-syntax / White=Ann Black=Ben Ж *");
    assert_string_equal(summary_in(OPEN CLOSE "[Event \"x\"]\n1.e3 a5 *\n" OPEN CLOSE, NULL),
                        "White=Ann Black=Ben Ж * / Event=x e3 a5 * / White=Ann Black=Ben Ж *");
    /* Arrays of records, also after one that is not closed. */
    assert_string_equal(summary_in("[" OPEN CLOSE "," OPEN ONE(RING("100", "A2")) CLOSE "]", NULL),
                        "White=Ann Black=Ben Ж * / White=Ann Black=Ben Ж a2 *");
    assert_string_equal(
        summary_in("{\"status\": 1, \"data\": {\"logs\": [\n[ " OPEN CLOSE "\n]", NULL),
        "- ! 1:33 json-syntax / White=Ann Black=Ben Ж *");
}

TEST(detection)
{
    assert_string_equal(detected(OPEN CLOSE), "bga-json");
    assert_string_equal(detected("{ \"status\": \"0\", \"error\": 1}"), "bga-json");
    assert_string_equal(detected("{\"data\":{\"logs\":[]}}"), "bga-json");
    assert_string_equal(detected("[\n  {\"data\":{\"logs\":[]}}]"), "bga-json");
    assert_string_equal(detected("{a comment} 1.e3 a5"), "gipf");
}

TEST(truncation)
{
    static const char source[] =
        OPEN RINGS "," ONE(MARK("100", "A2") "," MOVE("100", "A2", "B3") "," BACK("100") "," AGAIN(
            "100") ",{\"type\": \"gameEnd\", \"args\": {\"player_id\": 100}}") CLOSE;
    read_beginnings(source);
}

TEST(fixtures)
{
    static const struct {
        const char *name, *summary;
    } files[] = {
        {"bga/raw_minimal_game.json", "White=Alice Black=Bob j6 k10 - ! 25:56 placing-due"},
        {"bga/raw_restarts_turn.json", "White=Alice Black=Bob e5 f5 - ! 16:74 placing-due"},
        {"bga/raw_with_undo.json", "White=Alice Black=Bob j6 k10 - ! 29:32 result-mismatch"},
    };
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        char *source = load_shared(files[i].name);
        if (source == NULL) {
            print_message("the fixtures are not here: set YINSH_SHARED\n");
            skip();
            return;
        }
        assert_string_equal(detected(source), "bga-json");
        assert_string_equal(summary_in(source, NULL), files[i].summary);
        free(source);
    }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
